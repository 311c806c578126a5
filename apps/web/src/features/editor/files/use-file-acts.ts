// What can be done with one file: its bytes fetched, another name, its end.
import { useLayoutEffect, useRef, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { files as words } from '../../../strings/en/editing/files.ts'
import { saveFile } from '../../../ui/save-file.ts'
import type { Sending } from './create-uploads.ts'
import { isGone, reasonOf, type FileCalls } from './file-calls.ts'
import { renameInText } from './file-mentions.ts'
import { mendNewName } from './file-name.ts'
import { nameSentence } from './file-problems.ts'
import { offerUndo } from './file-toasts.ts'

export interface FileActs {
  /** Those that something is being done with. */
  busy: ReadonlySet<string>
  /** What did not work, by the name of its file. */
  troubles: ReadonlyMap<string, string>
  download: (name: string) => Promise<void>
  remove: (name: string) => Promise<void>
  rename: (from: string, to: string) => Promise<Renamed>
}

/** The name that it has now, or why it can't have the new one. */
export type Renamed = { name: string } | { refusal: string }

interface ActsParts {
  calls: FileCalls
  say: (sentence: string) => void
  /** Says it in the panel alone. */
  note: (sentence: string) => void
  putBack: (old: Sending) => void
  text: TextBeside
}

interface TextBeside {
  latex: string
  isLocked: boolean
  onRewrite: (latex: string) => void
  onChanged: () => void
}

export function useFileActs({ calls, putBack, ...parts }: ActsParts): FileActs {
  /** While a call is on its way, more is typed. Null once the editor was left. */
  const latest = useRef<Pick<ActsParts, 'say' | 'note' | 'text'> | null>(parts)
  useLayoutEffect(() => {
    latest.current = parts
    return () => void (latest.current = null)
  })
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const [troubles, setTroubles] = useState<ReadonlyMap<string, string>>(new Map())
  const trouble = (name: string, sentence: string | null) =>
    setTroubles(
      (before) =>
        new Map([...before].filter(([other]) => other !== name).concat(sentence === null ? [] : [[name, sentence]])),
    )

  const during = async <Made>(name: string, work: () => Promise<Made>): Promise<Made> => {
    trouble(name, null)
    setBusy((before) => new Set(before).add(name))
    try {
      return await work()
    } finally {
      setBusy((before) => new Set([...before].filter((other) => other !== name)))
    }
  }
  const attempt = async (name: string, work: () => Promise<void>) => {
    try {
      await during(name, work)
    } catch (error) {
      trouble(name, isGone(error) ? words.troubles.gone(name) : reasonOf(error))
    }
  }

  return {
    busy,
    troubles,
    download: (name) =>
      attempt(name, async () => saveFile(await calls.fetch(name), name.slice(name.lastIndexOf('/') + 1))),
    remove: (name) =>
      attempt(name, async () => {
        const file = await calls.fetch(name)
        await calls.remove(name)
        offerUndo(words.removed(name), () => putBack({ name, file, isUndo: true }))
        latest.current?.note(words.removed(name))
        latest.current?.text.onChanged()
      }),
    async rename(from, given) {
      const mended = mendNewName(given, from)
      if (mended.kind === 'problem') return { refusal: nameSentence(mended.problem, given.trim(), from) }
      const { name: to } = mended
      if (to === from) return { name: to }
      try {
        const names = (await calls.list()).map(({ name }) => name)
        if (names.includes(to)) return { refusal: words.troubles.exists(to) }
        await during(from, () => calls.rename(from, to))
        const { current } = latest
        current?.say(followInText({ from, to, names }, current.text))
        current?.text.onChanged()
        return { name: to }
      } catch (error) {
        if (error instanceof ApiError && error.code === 'file_exists') return { refusal: words.troubles.exists(to) }
        return { refusal: isGone(error) ? words.troubles.gone(from) : reasonOf(error) }
      }
    },
  }
}

/** Changes the text with the name, and says what was done. */
function followInText(
  renaming: Parameters<typeof renameInText>[1],
  { latex, isLocked, onRewrite }: TextBeside,
): string {
  const { from, to } = renaming
  const { latex: next, places } = renameInText(latex, renaming)
  if (places === 0) return words.renamed(from, to)
  if (isLocked) return words.renamedNotInText(from, to)
  onRewrite(next)
  return words.renamedInText(from, to, places)
}
