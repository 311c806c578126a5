// How a rule says what it found.
import type { GuardCode } from '@galley/contract/assistant'
import type { ChangedBlock } from './case-file.ts'
import type { Violation } from './verdict.ts'

interface More {
  readonly allowed?: readonly string[]
  readonly question?: string
}

/** About one block; `text` stands in it. */
export const blockViolation = (
  at: ChangedBlock,
  code: GuardCode,
  { text, allowed = [], question }: More & { readonly text: string },
): Violation => ({
  code,
  text,
  where: at.where,
  block: at.index,
  allowed,
  question: question ?? null,
})

export const documentViolation = (code: GuardCode, text: string, { allowed = [], question }: More = {}): Violation => ({
  code,
  text,
  where: null,
  block: null,
  allowed,
  question: question ?? null,
})
