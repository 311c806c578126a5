// A photo that was chosen for this resume before it was made, and could not be sent then.
import { photo as words } from '../../../strings/en/editing/photo.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { findWaitingPhoto, forgetWaitingPhoto } from './kept-photos.ts'
import { useFoundPhoto } from './use-found-photo.ts'

interface Props {
  resumeId: string
  /** The resume has one by now: there is nothing to ask. */
  hasPhoto: boolean
  isBusy: boolean
  isLocked: boolean
  problem: string | null
  onAdd: (photo: Blob) => void
}

export function WaitingPhoto({ resumeId, hasPhoto, isBusy, isLocked, problem, onAdd }: Props) {
  const { photo, setPhoto } = useFoundPhoto(findWaitingPhoto, resumeId)
  if (!photo || hasPhoto) return null
  const forget = () => {
    setPhoto(null)
    void forgetWaitingPhoto(resumeId)
  }
  return (
    <Notice tone={problem === null ? 'warn' : 'error'} className="mt-2">
      <p>{problem ?? words.waiting}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" busy={isBusy} disabled={isLocked} onClick={() => onAdd(photo)}>
          {words.addWaiting}
        </Button>
        <Button size="sm" variant="quiet" disabled={isBusy} onClick={forget}>
          {words.dropWaiting}
        </Button>
      </div>
    </Notice>
  )
}
