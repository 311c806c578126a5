// A file that fills the form, and the checking of what it brought: which field holds which text of the original, and which ones are doubtful.
import { additionalSection } from '@galley/contract/resume-data'
import { useCallback, useMemo, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { strings } from '../../strings/en.ts'
import type { DraftValues } from './draft-form-values.ts'
import { evidenceOf, isDoubtful, keyOfName, nameOfKey, type Evidence } from './evidence.ts'
import { newItemId, type ResumeData } from './list-items.ts'
import type { Conflict } from './merge-entries.ts'
import { mergeImport, settleConflicts } from './merge-import.ts'
import { sectionsInData, type OptionalSection } from './optional-sections.ts'
import { originalOf, type Original } from './original.ts'
import { useImport, type Importing, type Read } from './use-import.ts'

const words = strings.importing
const emptySection = () => ({ ...additionalSection.parse({}), id: newItemId() })

interface Review {
  readonly original: Original | null
  readonly evidence: readonly Evidence[]
}

export interface ImportReview {
  importing: Importing
  start: (file: File, isPdf?: boolean) => void
  conflicts: readonly Conflict[]
  settle: (taken: readonly Conflict[]) => void
  /** Null where nothing was read, or where the file has no pages to show. */
  original: Original | null
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  evidence: readonly Evidence[]
  /** The names of the controls that nobody has looked at yet, as they stand on the form now. */
  doubtfulNames: () => string[]
  /** A guess that nobody has looked at yet. */
  isOpenDoubt: (one: Evidence) => boolean
  settleDoubt: (name: string) => void
  /** The unread lines that were put somewhere. */
  placedLines: readonly number[]
  onPlaced: (line: number) => void
  addLine: (text: string) => void
}

export function useImportReview(
  form: UseFormReturn<DraftValues>,
  onSection: (section: OptionalSection) => void,
): ImportReview {
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const [review, setReview] = useState<Review | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [settled, setSettled] = useState<readonly string[]>([])
  const [placedLines, setPlacedLines] = useState<readonly number[]>([])

  const fill = useCallback(
    (change: (data: ResumeData) => ResumeData) => {
      const { jobDescription, ...data } = form.getValues()
      const filled = change(data)
      form.reset({ ...filled, jobDescription }, { keepDefaultValues: true })
      for (const section of sectionsInData(filled)) onSection(section)
    },
    [form, onSection],
  )
  const onRead = useCallback(
    ({ found, file }: Read) => {
      const { jobDescription: _, ...data } = form.getValues()
      const merged = mergeImport(data, found.resume_data)
      fill(() => merged.data)
      setConflicts(merged.conflicts)
      const { professional_title: title, portfolio } = found.fields_present
      if (title) onSection('professional_title')
      if (portfolio) onSection('portfolio')
      const original = originalOf(found, file)
      setReview({ original, evidence: evidenceOf(found.fields, merged.placed) })
      setOpen(original !== null)
      setSettled([])
      setPlacedLines([])
    },
    [fill, form, onSection],
  )
  const { importing, start } = useImport(onRead)

  const evidence = review?.evidence ?? noEvidence
  const doubtful = useMemo(
    () => evidence.filter((one) => isDoubtful(one) && !settled.includes(one.key)).map(({ key }) => key),
    [evidence, settled],
  )
  return {
    importing,
    start,
    conflicts,
    settle: (taken) => {
      setConflicts([])
      if (taken.length > 0) fill((data) => settleConflicts(data, taken))
    },
    original: review?.original ?? null,
    isOpen,
    setOpen,
    evidence,
    doubtfulNames: () => doubtful.flatMap((key) => nameOfKey(key, form.getValues()) ?? []),
    isOpenDoubt: ({ key }) => doubtful.includes(key),
    settleDoubt: (name) => {
      const key = keyOfName(name, form.getValues())
      if (key !== null && doubtful.includes(key)) setSettled([...settled, key])
    },
    placedLines,
    onPlaced: (line) => setPlacedLines((before) => [...before, line]),
    addLine: (text) => fill((data) => withLine(data, text)),
  }
}

const noEvidence: readonly Evidence[] = []

/** Lines that found no place are kept together, in a section of their own. */
function withLine(data: ResumeData, line: string): ResumeData {
  const sections = data.additional_sections
  const own = sections.find(({ section_name: name }) => name === words.addedTitle)
  const item = own ?? { ...emptySection(), section_name: words.addedTitle }
  const longer = { ...item, content: item.content === '' ? line : `${item.content}\n${line}` }
  return {
    ...data,
    additional_sections: own ? sections.map((one) => (one === own ? longer : one)) : [...sections, longer],
  }
}
