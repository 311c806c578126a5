// The photo of the form that a resume is still to be made of: cropped here, kept on this device.
import { templates } from '@galley/resume/templates'
import { useEffect, useState } from 'react'
import { toast } from 'sonner'
import { photo as words } from '../../../strings/en/editing/photo.ts'
import { strings } from '../../../strings/en.ts'
import { Button } from '../../../ui/button.tsx'
import { ChooseButton, Cropping, PhotoThumbnail, Unreadable, useChosenPicture } from './choose-photo.tsx'
import type { CropBox } from './crop.ts'
import { findDraftPhoto, forgetDraftPhoto, keepDraftPhoto } from './kept-photos.ts'
import { cutOut, dataUrlOf } from './picture.ts'
import { useFoundPhoto } from './use-found-photo.ts'

const shownBy = templates.filter(({ showsPhoto }) => showsPhoto).map(({ name }) => name)

export function DraftPhoto({ userId }: { userId: string }) {
  const kept = useKeptPhoto(userId)
  const chosen = useChosenPicture()
  const [hasFailed, setFailed] = useState(false)
  const use = async (picture: HTMLImageElement, box: CropBox) => {
    try {
      await kept.change(await cutOut(picture, box))
      chosen.close()
    } catch {
      setFailed(true)
    }
  }
  const remove = (photo: Blob) => {
    void kept.change(null)
    const undo = () => void kept.change(photo)
    toast(words.takenOut, { action: { label: strings.frame.undo, onClick: undo }, duration: 10_000 })
  }
  const { photo } = kept
  return (
    <div className="mt-5 flex flex-wrap items-start gap-x-4 gap-y-2" role="group" aria-label={words.label}>
      {photo && <PhotoThumbnail url={kept.url} />}
      <div className="min-w-0 grow basis-48 text-sm">
        <p className="font-medium">{words.label}</p>
        <p className="mt-0.5 text-ink-soft">
          {words.shownBy(shownBy)} {words.hint}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <ChooseButton label={photo ? words.change : words.add} isLocked={kept.isReading} onChosen={chosen.open} />
          {photo && (
            <Button size="sm" variant="quiet" onClick={() => remove(photo)}>
              {words.remove}
            </Button>
          )}
        </div>
        {chosen.isUnreadable && <Unreadable />}
      </div>
      <Cropping
        picture={chosen.picture}
        problem={hasFailed ? words.unreadable : null}
        isBusy={false}
        onUse={(picture, box) => void use(picture, box)}
        onClose={() => {
          setFailed(false)
          chosen.close()
        }}
      />
    </div>
  )
}

function useKeptPhoto(userId: string) {
  const { photo, setPhoto, isReading } = useFoundPhoto(findDraftPhoto, userId)
  const [drawn, setDrawn] = useState<{ of: Blob; url: string } | null>(null)
  useEffect(() => {
    let isCurrent = true
    if (photo) void dataUrlOf(photo).then((url) => isCurrent && setDrawn({ of: photo, url }))
    return () => void (isCurrent = false)
  }, [photo])
  return {
    photo,
    isReading,
    url: drawn?.of === photo ? (drawn?.url ?? null) : null,
    /** Null takes it away. */
    async change(to: Blob | null) {
      setPhoto(to)
      await (to ? keepDraftPhoto(userId, to) : forgetDraftPhoto(userId))
    },
  }
}
