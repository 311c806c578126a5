// A file that fills the form, and the checking of what it brought: which field holds which text of the original, which
// ones are doubtful, and what found no place.
import type { AcceptedFiles } from '@galley/contract/import'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { toast } from 'sonner'
import { strings } from '../../../strings/en.ts'
import { withAccount, withoutAccount, type AccountDetails } from '../model/account-details.ts'
import type { DraftValues } from '../model/draft-form-values.ts'
import type { FormUnreadLine } from '../model/draft-storage.ts'
import { evidenceOf, isDoubtful, keyOfName, nameOfKey, type Evidence } from './evidence.ts'
import { forgetReview, withPlacesOf } from './kept-review.ts'
import { useKeptReview } from './use-kept-review.ts'
import { useUnreadLines, type UnreadLines } from './use-unread-lines.ts'
import { busyEntry, keepingPlace } from './keeping-place.ts'
import type { FormValues } from '../model/list-items.ts'
import type { Conflict } from '../model/merge-entries.ts'
import { mergeImport, resolveConflicts } from './merge-import.ts'
import { sectionsInData, type OptionalSection } from '../model/optional-sections.ts'
import { originalOf, type Original } from './original.ts'
import type { FormStart } from '../model/last-resume.ts'
import type { Importing } from '../model/importing.ts'
import type { LatexProjects } from '../model/latex-project.ts'
import { useImport, type ImportReading } from './use-import.ts'

const words = strings.importing

interface Review {
  /** Of one reading; empty: nothing was read. */
  readonly id: string
  /** Of the file. */
  readonly name: string
  readonly original: Original | null
  readonly evidence: readonly Evidence[]
  readonly isCut: boolean
  /** Keys of fields that hold what was typed, where the file says something else. */
  readonly declined: ReadonlySet<string>
}
const nothing: Review = { id: '', name: '', original: null, evidence: [], isCut: false, declined: new Set() }

export interface ImportReview extends UnreadLines {
  importing: Importing
  start: (file: File, accept: AcceptedFiles) => void
  conflicts: readonly Conflict[]
  resolve: (taken: readonly Conflict[], isChosen: boolean) => void
  /** Null where nothing was read, or where the file has no pages to show. */
  original: Original | null
  isCut: boolean
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  evidence: readonly Evidence[]
  /** The names of the controls that have not been reviewed yet, as they stand on the form now. */
  doubtfulNames: () => string[]
  /** A guess that has not been reviewed yet. */
  isOpenDoubt: (one: Evidence) => boolean
  confirmDoubt: (name: string) => void
  /** Something was typed into the control of this name. */
  onTyped: (name: string) => void
}

interface Parts {
  form: UseFormReturn<DraftValues>
  account: AccountDetails & { id: string }
  onSection: (section: OptionalSection) => void
  unread: readonly FormUnreadLine[]
  setUnread: (lines: readonly FormUnreadLine[]) => void
  setImported: (is: boolean) => void
  isImported: () => boolean
  takeOut: FormStart['takeOut']
  projects?: LatexProjects | undefined
}

export function useImportReview({ form, account, onSection, takeOut, projects, ...draft }: Parts): ImportReview {
  const { unread, setUnread, setImported, isImported } = draft
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const [review, setReview] = useState<Review>(nothing)
  const [isOpen, setOpen] = useState(false)
  const [confirmed, setConfirmed] = useState<readonly string[]>([])
  /** The way back, until something is typed: it would take that along. */
  const offer = useRef<string | number>(undefined)
  const fill = useFilling(form, onSection)
  const lines = useUnreadLines({ form, onSection, unread, setUnread })

  const onRead = ({ found, file, forget }: ImportReading) => {
    const { jobDescription: _, ...before } = structuredClone(form.getValues())
    const merged = mergeImport(withoutAccount(takeOut(before), account), found.resume_data, busyEntry(form))
    fill(withAccount(merged.data, account))
    setConflicts(merged.conflicts)
    const { professional_title: title, portfolio } = found.fields_present
    if (title) onSection('professional_title')
    if (portfolio) onSection('portfolio')
    const original = originalOf(found, file)
    const declined = new Set(merged.conflicts.map(({ key }) => key))
    const evidence = evidenceOf(found.fields, merged.placed)
    setReview({ id: crypto.randomUUID(), name: file.name, original, evidence, isCut: found.is_cut, declined })
    lines.forgetPlaced()
    setOpen(original !== null)
    // What was typed is no guess.
    setConfirmed([...merged.typed])
    setUnread([...earlier(unread), ...found.unread.map(notPlaced), ...unplaced(merged.left)])
    setImported(true)
    const undo = () => {
      setImported(false)
      fill(before)
      setReview(nothing)
      void forgetReview(account.id)
      lines.forgetPlaced()
      setConflicts([])
      setUnread(unread)
      forget()
    }
    offer.current = toast(words.filled, { action: { label: strings.frame.undo, onClick: undo }, duration: 10_000 })
  }
  const { importing, start, showEarlier } = useImport(onRead, projects)
  useKeptReview({
    userId: account.id,
    isWanted: isImported,
    review: { ...review, isOpen, confirmed, conflicts, unread },
    onTaken: ({ original, marks }) => {
      if (!showEarlier(marks.name)) return false
      setReview({ ...marks, original, declined: new Set(marks.declined) })
      setOpen(marks.isOpen && original !== null)
      setConfirmed(marks.confirmed)
      setConflicts(marks.conflicts)
      setUnread(withPlacesOf(unread, marks.unread))
      return true
    },
  })

  const doubts = useDoubts({ form, review, confirmed, setConfirmed })
  const resolve = (taken: readonly Conflict[], isChosen: boolean) => {
    const others = conflicts.filter((one) => !taken.includes(one))
    setConflicts([])
    setReview({ ...review, declined: new Set(others.map(({ key }) => key)) })
    setConfirmed(confirmed.filter((key) => !taken.some((one) => one.key === key)))
    if (taken.length > 0) fill(resolveConflicts(dataOf(form), taken))
    // Closed without a choice: what the file said is not lost.
    if (!isChosen) setUnread([...unread, ...unplaced(others.map(({ theirs }) => theirs))])
  }
  return {
    importing,
    start,
    conflicts,
    resolve,
    original: review.original,
    isCut: review.isCut,
    isOpen,
    setOpen,
    ...doubts,
    onTyped: (name) => {
      toast.dismiss(offer.current)
      doubts.confirmDoubt(name)
    },
    ...lines,
  }
}

interface DoubtParts {
  form: UseFormReturn<DraftValues>
  review: Review
  confirmed: readonly string[]
  setConfirmed: (keys: readonly string[]) => void
}
type Doubts = Pick<ImportReview, 'evidence' | 'doubtfulNames' | 'isOpenDoubt' | 'confirmDoubt'>

function useDoubts({ form, review, confirmed, setConfirmed }: DoubtParts): Doubts {
  const evidence = useMemo(() => review.evidence.filter(({ key }) => !review.declined.has(key)), [review])
  const doubtful = useMemo(
    () => evidence.filter((one) => isDoubtful(one) && !confirmed.includes(one.key)).map(({ key }) => key),
    [evidence, confirmed],
  )
  return {
    evidence,
    doubtfulNames: () => doubtful.flatMap((key) => nameOfKey(key, form.getValues()) ?? []),
    isOpenDoubt: ({ key }) => doubtful.includes(key),
    confirmDoubt: (name) => {
      const key = keyOfName(name, form.getValues())
      if (key !== null && doubtful.includes(key)) setConfirmed([...confirmed, key])
    },
  }
}

const notPlaced = (line: Omit<FormUnreadLine, 'isPlaced'>): FormUnreadLine => ({ ...line, isPlaced: false })
const unplaced = (texts: readonly string[]) =>
  texts.map((text): FormUnreadLine => ({ text, reason: 'unplaced', isPlaced: false }))

/** Of files before this one: those that were not put anywhere. Their places are on another original. */
const earlier = (lines: readonly FormUnreadLine[]): FormUnreadLine[] =>
  lines.flatMap(({ text, reason, isPlaced }) => (isPlaced ? [] : [{ text, reason, isPlaced }]))

function dataOf(form: UseFormReturn<DraftValues>): FormValues {
  const { jobDescription: _, ...data } = form.getValues()
  return data
}

function useFilling(form: UseFormReturn<DraftValues>, onSection: (section: OptionalSection) => void) {
  return useCallback(
    (data: FormValues) =>
      keepingPlace(form, () => {
        form.reset({ ...data, jobDescription: form.getValues('jobDescription') }, { keepDefaultValues: true })
        for (const section of sectionsInData(data)) onSection(section)
      }),
    [form, onSection],
  )
}
