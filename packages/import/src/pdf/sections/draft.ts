// The form's data while it is put together: where a text will stand, there is the text with its words and how sure it
// is.
import type { ResumeData } from '@galley/contract/resume-data'
import { withoutSoftHyphen } from '../vocabulary/clean-text.ts'
import type { Run } from '../layout/positioned-text.ts'

export interface FoundText {
  readonly text: string
  readonly parts: Run['parts']
  readonly confidence: number
}

/** A yes, and the words that say it. */
export interface Flag {
  readonly isSet: true
  readonly parts: Run['parts']
  readonly confidence: number
}

export type ImportDraft<T> = T extends string
  ? FoundText
  : T extends boolean
    ? Flag
    : T extends readonly (infer Item)[]
      ? readonly ImportDraft<Item>[]
      : { readonly [Key in keyof T]?: ImportDraft<T[Key]> | undefined }

export type ResumeDraft = ImportDraft<ResumeData>

/** Undefined where there is no text. */
export function found(run: Run | undefined, confidence: number, text = run?.text ?? ''): FoundText | undefined {
  const clean = withoutSoftHyphen(text).trim()
  return run && clean !== '' ? { text: clean, parts: run.parts, confidence } : undefined
}

export const isFound = (value: unknown): value is FoundText =>
  typeof value === 'object' && value !== null && 'parts' in value && 'text' in value

export const isFlag = (value: unknown): value is Flag => typeof value === 'object' && value !== null && 'isSet' in value

export const present = <T>(all: readonly (T | undefined)[]): T[] => all.filter((each) => each !== undefined)
