// The files beside a resume: what there is, what is on its way, and all that can be done with them. It outlives the
// panel, so that what is being sent arrives while the panel is closed.
import type { ResumeFile } from '@galley/contract/resume-files'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { files as words } from '../../../strings/en/editing/files.ts'
import { createUploads, type Arrived, type Sending, type Upload, type Uploads } from './create-uploads.ts'
import { fileCalls, reasonOf, useFileList, type FileCalls } from './file-calls.ts'
import { mendFileName } from './file-name.ts'
import { nameSentence, roomSentence } from './file-problems.ts'
import { fitFiles } from './file-room.ts'
import { offerUndo, sayInToast } from './file-toasts.ts'
import { nameForMissing, type MissingFile } from './missing-file.ts'
import { useFileActs, type FileActs } from './use-file-acts.ts'

export interface ResumeFilesParts {
  resumeId: string
  latex: string
  /** The text can't be changed at the moment. */
  isLocked: boolean
  /** Changes the text as one step. */
  onRewrite: (latex: string) => void
  /** The page is to be set again. */
  onChanged: () => void
}

export interface ResumeFiles extends FileActs {
  files: readonly ResumeFile[]
  status: 'pending' | 'error' | 'success'
  reload: () => void
  uploads: readonly Upload[]
  add: (chosen: readonly File[]) => void
  addMissing: (missing: MissingFile, chosen: File) => void
  again: (id: number) => void
  dismiss: (id: number) => void
  /** The names that are to be replaced, if the person says so. */
  question: readonly string[]
  answer: (isReplaced: boolean) => void
  /** What happened last; read out by the panel. */
  said: string
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

const none: readonly ResumeFile[] = []

/** Of one resume as long as the component lasts. */
export function useResumeFiles({ resumeId, ...text }: ResumeFilesParts): ResumeFiles {
  const client = useQueryClient()
  const { data: files = none, status, refetch } = useFileList(resumeId)
  const [calls] = useState(() => fileCalls(resumeId, client))
  const [uploads] = useState(() =>
    createUploads({
      send: (sending, add) => sendFile(calls, sending, (old) => add([old])),
      reasonOf,
      sayUnheard: sayInToast,
    }),
  )
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const say = (sentence: string) => {
    setSaid(sentence)
    if (!isOpen) sayInToast(sentence)
  }
  const onFailed = useEffectEvent((reason: string) => {
    if (!isOpen) sayInToast(reason)
  })
  const onArrived = useEffectEvent((all: readonly Arrived[]) => {
    const { sentence, isSaid } = arrivalOf(all)
    if (isSaid) setSaid(sentence)
    else say(sentence)
    text.onChanged()
  })
  useEffect(
    () => uploads.listen({ onFailed: (reason) => onFailed(reason), onArrived: (all) => onArrived(all) }),
    [uploads],
  )
  const asking = useAsking(calls, uploads)
  const acts = useFileActs({ calls, say, note: setSaid, text, putBack: (old) => uploads.add([old]) })
  return {
    files,
    status,
    reload: () => void refetch(),
    uploads: useSyncExternalStore(uploads.subscribe, uploads.list),
    again: uploads.again,
    dismiss: uploads.dismiss,
    ...asking,
    addMissing(missing, chosen) {
      const name = nameForMissing(missing, chosen.name)
      if (name === null) say(words.troubles.missing(missing.name, missing.endings))
      else void asking.offer([{ name, file: chosen }])
    },
    ...acts,
    said,
    isOpen,
    setOpen(next) {
      setOpen(next)
      setSaid('')
      // Another tab may have changed them.
      if (next) void refetch()
    },
  }
}

/** What it replaces is fetched first: replacing can be undone. */
async function sendFile(calls: FileCalls, { name, file, isUndo }: Sending, putBack: (old: Sending) => void) {
  const isReplaced = (await calls.list()).some((there) => there.name === name)
  const old = isReplaced ? await calls.fetch(name) : null
  await calls.put(name, file)
  if (old !== null && !isUndo) offerUndo(words.replaced([name]), () => putBack({ name, file: old, isUndo: true }))
  return old !== null
}

/** A replacement was said when it could still be undone. */
function arrivalOf(all: readonly Arrived[]): { sentence: string; isSaid: boolean } {
  const back = all.filter(({ isUndo }) => isUndo)
  const added = all.filter(({ isUndo, isReplacement }) => !isUndo && !isReplacement)
  if (added.length > 0) return { sentence: words.added(added.map(({ name }) => name)), isSaid: false }
  if (back[0]) return { sentence: words.isBack(back[0].name), isSaid: false }
  return { sentence: words.replaced(all.map(({ name }) => name)), isSaid: true }
}

interface Named {
  name: string
  file: File
}

/** Looks at what was chosen before anything is sent: names, room, and what would be replaced. */
function useAsking(calls: FileCalls, uploads: Uploads) {
  const [waiting, setWaiting] = useState<readonly Named[]>([])
  const send = (all: readonly Named[]) => uploads.add(all.map((each) => ({ ...each, isUndo: false })))
  const offer = async (chosen: readonly Named[]) => {
    // Where the list can't be had, sending says so.
    const there = await calls.list().catch(() => none)
    const onTheirWay = uploads
      .list()
      .flatMap(({ sending, state, name }) =>
        sending && state !== 'failed' ? [{ name, bytes: sending.file.size }] : [],
      )
    const { fit, over } = fitFiles(
      [...there, ...onTheirWay],
      chosen.map((each) => ({ ...each, bytes: each.file.size })),
    )
    for (const each of over) uploads.refuse(each.chosen.name, roomSentence(each.problem, each.chosen))
    const isThere = ({ name }: Named) => there.some((file) => file.name === name)
    setWaiting((before) => [...before, ...fit.filter(isThere)])
    send(fit.filter((each) => !isThere(each)))
  }
  return {
    offer,
    add(chosen: readonly File[]) {
      const named: Named[] = []
      for (const file of chosen) {
        const mended = mendFileName(file.name)
        if (mended.kind === 'name') named.push({ name: mended.name, file })
        else uploads.refuse(file.name, nameSentence(mended.problem, file.name))
      }
      if (named.length > 0) void offer(named)
    },
    question: waiting.map(({ name }) => name),
    answer(isReplaced: boolean) {
      setWaiting([])
      if (isReplaced) send(waiting)
    },
  }
}
