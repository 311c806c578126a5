// From the draft to the form's data and its evidence. What a field can't take (it is too long, or one too many) is not
// cut: it stays among what was not understood.
import { confidenceFrom } from '@galley/contract/confidence'
import type { FieldEvidence } from '@galley/contract/import'
import { limits } from '@galley/contract/limits'
import { resumeData } from '@galley/contract/resume-data'
import type { ResumeData } from '@galley/contract/resume-data'
import { isFlag, isFound } from '../sections/draft.ts'
import type { Flag, FoundText, ResumeDraft } from '../sections/draft.ts'
import { boxesOf } from '../layout/positioned-text.ts'
import type { Run } from '../layout/positioned-text.ts'

export interface FormDataResult {
  readonly data: ResumeData
  readonly fields: readonly FieldEvidence[]
  readonly used: readonly Run['parts'][number][]
  /** Of them, those of fields that are no guess. */
  readonly sure: readonly Run['parts'][number][]
  /** Of `used`, those of email, telephone, place and addresses of the web. */
  readonly contacts: readonly Run['parts'][number][]
}

interface Place {
  readonly path: string
  readonly key: string
  /** What the value is a part of. */
  readonly holder: unknown
}

const longTexts = new Set(['description', 'summary', 'references', 'content'])
const contactPath = /^personalInfo\.(?!name$|title$)/
const addresses = new Set(['linkedin', 'website', 'github', 'portfolio', 'url'])

/** `weigh` says how sure a text is, in its field and its entry. */
export function toFormData(
  draft: ResumeDraft,
  weigh: (value: FoundText, path: string, holder: unknown) => FoundText = (value) => value,
): FormDataResult {
  const fields: FieldEvidence[] = []
  const used: Run['parts'][number][] = []
  const sure: Run['parts'][number][] = []
  const contacts: Run['parts'][number][] = []
  const note = ({ confidence, parts }: FoundText | Flag, path: string) => {
    fields.push({ path, confidence: round(confidence), boxes: boxesOf(parts) })
    used.push(...parts)
    if (contactPath.test(path)) contacts.push(...parts)
    if (confidence >= confidenceFrom.likely) sure.push(...parts)
  }
  const keep = (value: FoundText, path: string, holder: unknown): string => {
    note(weigh(value, path, holder), path)
    return value.text
  }
  const keepFlag = (value: Flag, path: string): true => {
    note(value, path)
    return true
  }
  const walk = (value: unknown, { path, key, holder }: Place): unknown => {
    if (isFlag(value)) return keepFlag(value, path)
    if (isFound(value)) return value.text.length <= longest(key) ? keep(value, path, holder) : undefined
    if (Array.isArray(value))
      return value
        .filter((item) => !isEmptyItem(item))
        .slice(0, limits.listItems)
        .filter((item) => !isFound(item) || item.text.length <= longest(key))
        .map((item, index) => walk(item, { path: `${path}.${index}`, key, holder: value }))
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(
      ([name, inner]) =>
        [name, walk(inner, { path: path === '' ? name : `${path}.${name}`, key: name, holder: value })] as const,
    )
    return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined))
  }
  return { data: resumeData.parse(walk(draft, { path: '', key: '', holder: draft })), fields, used, sure, contacts }
}

const longest = (key: string) =>
  longTexts.has(key) ? limits.textChars : addresses.has(key) ? limits.urlChars : limits.lineChars
const round = (confidence: number) => Math.round(confidence * 100) / 100

/** An item that has no text in it is none. */
function isEmptyItem(item: unknown): boolean {
  if (isFound(item)) return false
  if (isFlag(item)) return true
  if (Array.isArray(item)) return item.every(isEmptyItem)
  return typeof item !== 'object' || item === null || Object.values(item).every((value) => isEmptyItem(value))
}
