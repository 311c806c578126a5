// The photo of a resume, in its form: a file beside it, cropped here, which the document names.
import { themeOf } from '@galley/resume/class-options'
import { editPhoto } from '@galley/resume/lens/edit-photo'
import { readResume } from '@galley/resume/lens/read-resume'
import { applyEdits } from '@galley/resume/lens/text-edits'
import { findTemplate, templates } from '@galley/resume/templates'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { toast } from 'sonner'
import { photo as words } from '../../../strings/en/editing/photo.ts'
import { Button } from '../../../ui/button.tsx'
import { fileCalls, useFileList } from '../files/file-calls.ts'
import { ChooseButton, Cropping, PhotoThumbnail, Unreadable, useChosenPicture } from './choose-photo.tsx'
import { cutOut, dataUrlOf } from './picture.ts'
import { useSending } from './use-sending.ts'
import { WaitingPhoto } from './waiting-photo.tsx'

export interface PhotoProps {
  resumeId: string
  latex: string
  isLocked: boolean
  /** Changes the text as one step. */
  onRewrite: (latex: string) => void
  /** The page is to be set again. */
  onChanged: () => void
}

export function PhotoField({ resumeId, latex, isLocked, onRewrite, onChanged }: PhotoProps) {
  const name = readResume(latex)?.header?.photo?.name ?? null
  const { data: files } = useFileList(resumeId)
  const file = files?.find((one) => one.name === name)
  const rewrite = useRewriting({ latex, isLocked, onRewrite })
  const chosen = useChosenPicture()
  const sending = useSending({ resumeId, name, rewrite, onChanged })
  const close = () => {
    chosen.close()
    sending.forget()
  }
  return (
    <div className="mt-4 flex flex-wrap items-start gap-x-4 gap-y-2" role="group" aria-label={words.label}>
      {file && <Thumbnail resumeId={resumeId} name={file.name} hash={file.hash} />}
      <div className="min-w-0 grow basis-48 text-sm">
        <p className="font-medium">{words.label}</p>
        <p className="mt-0.5 text-ink-soft">
          {isLocked ? words.locked : <Remark latex={latex} missing={files && !file ? name : null} />}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <ChooseButton label={name === null ? words.add : words.change} isLocked={isLocked} onChosen={chosen.open} />
          {name !== null && (
            <Button
              size="sm"
              variant="quiet"
              disabled={isLocked}
              onClick={() => {
                rewrite(null)
                if (file) toast(words.removed(name))
              }}
            >
              {words.remove}
            </Button>
          )}
        </div>
        {chosen.isUnreadable && <Unreadable />}
        <WaitingPhoto
          key={sending.sent}
          resumeId={resumeId}
          hasPhoto={name !== null}
          isBusy={sending.isBusy}
          isLocked={isLocked}
          problem={sending.problem}
          onAdd={(photo) => void sending.send(() => photo)}
        />
      </div>
      <Cropping
        picture={chosen.picture}
        problem={sending.problem}
        isBusy={sending.isBusy}
        onUse={(picture, box) => void sending.send(() => cutOut(picture, box)).then((isSent) => isSent && close())}
        onClose={close}
      />
    </div>
  )
}

function Remark({ latex, missing }: { latex: string; missing: string | null }) {
  const theme = findTemplate(themeOf(latex) ?? '')
  if (missing !== null) return words.missing(missing)
  if (!theme || theme.showsPhoto) return words.hint
  const others = templates.filter(({ showsPhoto }) => showsPhoto).map((one) => one.name)
  return words.notShown(theme.name, others)
}

function Thumbnail({ resumeId, name, hash }: { resumeId: string; name: string; hash: string }) {
  const client = useQueryClient()
  const { data: url } = useQuery({
    queryKey: ['resume-photo', resumeId, name, hash],
    queryFn: async () => dataUrlOf(await fileCalls(resumeId, client).fetch(name)),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return <PhotoThumbnail url={url ?? null} />
}

type TextParts = Pick<PhotoProps, 'latex' | 'isLocked' | 'onRewrite'>

/**
 * Names a photo in the text as it is by then; null takes it away. Returns false while the text can't be changed: more
 * may have happened since a picture was sent.
 */
function useRewriting(text: TextParts): (name: string | null) => boolean {
  const latest = useRef(text)
  useLayoutEffect(() => void (latest.current = text))
  return (name) => {
    const { latex, isLocked, onRewrite } = latest.current
    if (isLocked) return false
    const document = readResume(latex)
    const edits = document && editPhoto(document, name)
    if (edits && edits.length > 0) onRewrite(applyEdits(latex, edits))
    return true
  }
}
