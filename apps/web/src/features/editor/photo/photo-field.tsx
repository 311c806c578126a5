// The photo of a resume, in its form: a file beside it, cropped here, which the document names.
import { themeOf } from '@galley/resume/class-options'
import { editPhoto } from '@galley/resume/lens/edit-photo'
import { readResume } from '@galley/resume/lens/read-resume'
import { applyEdits } from '@galley/resume/lens/text-edits'
import { findTemplate, templates } from '@galley/resume/templates'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { photo as words } from '../../../strings/en/editing/photo.ts'
import { Button } from '../../../ui/button.tsx'
import { fileCalls, reasonOf, useFileList } from '../files/file-calls.ts'
import type { CropBox } from './crop.ts'
import { CropDialog } from './crop-dialog.tsx'
import { freePhotoName } from './photo-name.ts'
import { cutOut, dataUrlOf, openPicture } from './picture.ts'

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
        {chosen.isUnreadable && (
          <p role="alert" className="mt-2 text-mark">
            {words.unreadable}
          </p>
        )}
      </div>
      {chosen.picture && (
        // Keys that are pressed in it are not meant for the form.
        <div onKeyDown={(event) => event.stopPropagation()}>
          <CropDialog
            picture={chosen.picture}
            problem={sending.problem}
            isBusy={sending.isBusy}
            onUse={(box) => void sending.send(chosen.picture!, box).then((isSent) => isSent && close())}
            onClose={close}
          />
        </div>
      )}
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
  return (
    <div className="h-20 w-16 shrink-0 overflow-hidden rounded-sm bg-inset ring-1 ring-rule">
      {url && <img src={url} alt={words.alt} className="size-full object-cover" />}
    </div>
  )
}

interface ChooseProps {
  label: string
  isLocked: boolean
  onChosen: (file: File) => void
}

function ChooseButton({ label, isLocked, onChosen }: ChooseProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="sm" variant="secondary" disabled={isLocked} onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden="true" className="size-4" />
        {label}
      </Button>
      {/* Out of sight: the button opens it. The same file can be chosen again. */}
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={words.choose}
        className="sr-only"
        tabIndex={-1}
        disabled={isLocked}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) onChosen(file)
        }}
      />
    </>
  )
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

function useChosenPicture() {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture.src)), [picture])
  return {
    picture,
    isUnreadable,
    open(file: File) {
      setUnreadable(false)
      openPicture(file).then(setPicture, () => setUnreadable(true))
    },
    close: () => setPicture(null),
  }
}

interface SendingParts {
  resumeId: string
  /** Of the photo that is there. */
  name: string | null
  rewrite: (name: string) => boolean
  onChanged: () => void
}

/** The file first, then its name in the text: a page never asks for what is not there. */
function useSending({ resumeId, name, rewrite, onChanged }: SendingParts) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  /** Sent, and not in the text yet: the next attempt takes its place. */
  const waiting = useRef<string | null>(null)
  return {
    isBusy,
    problem,
    forget: () => setProblem(null),
    async send(picture: HTMLImageElement, box: CropBox): Promise<boolean> {
      if (isBusy) return false
      setBusy(true)
      setProblem(null)
      try {
        const calls = fileCalls(resumeId, client)
        const taken = (await calls.list()).map((one) => one.name)
        const target = waiting.current ?? freePhotoName(name, taken)
        await calls.put(target, await cutOut(picture, box))
        const isNamed = rewrite(target)
        waiting.current = isNamed ? null : target
        if (isNamed) onChanged()
        else setProblem(words.locked)
        return isNamed
      } catch (error) {
        setProblem(reasonOf(error))
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
