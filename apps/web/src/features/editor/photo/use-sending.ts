// Sends a photo beside its resume, and names it in the text.
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { photo as words } from '../../../strings/en/editing/photo.ts'
import { fileCalls, reasonOf } from '../files/file-calls.ts'
import { forgetWaitingPhoto } from './kept-photos.ts'
import { freePhotoName } from './photo-name.ts'

interface SendingParts {
  resumeId: string
  /** Of the photo that is there. */
  name: string | null
  rewrite: (name: string) => boolean
  onChanged: () => void
}

/** The file first, then its name in the text: a page never asks for what is not there. */
export function useSending({ resumeId, name, rewrite, onChanged }: SendingParts) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  /** Sent, and not in the text yet: the next attempt takes its place. */
  const waiting = useRef<string | null>(null)
  const [sent, setSent] = useState(0)
  return {
    isBusy,
    problem,
    /** How many photos were sent, with what waited for this resume forgotten. */
    sent,
    forget: () => setProblem(null),
    async send(make: () => Blob | Promise<Blob>): Promise<boolean> {
      if (isBusy) return false
      setBusy(true)
      setProblem(null)
      try {
        const calls = fileCalls(resumeId, client)
        const photo = await make()
        const files = await calls.list()
        // An attempt that sent this very file got no further.
        const earlier = files.find((one) => one.name === freePhotoName(null, []) && one.bytes === photo.size)
        const own = name ?? earlier?.name ?? null
        const target =
          waiting.current ??
          freePhotoName(
            own,
            files.map((one) => one.name),
          )
        await calls.put(target, photo)
        const isNamed = rewrite(target)
        waiting.current = isNamed ? null : target
        if (isNamed) {
          onChanged()
          void forgetWaitingPhoto(resumeId).then(() => setSent((count) => count + 1))
        } else setProblem(words.locked)
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
