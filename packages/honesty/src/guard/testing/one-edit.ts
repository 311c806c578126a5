// For tests only: a proposal of one edit on one line.
import type { Proposal } from './proposals.ts'

type More = Partial<Omit<Proposal, 'title' | 'edits'>>

export const oneEdit = (
  ...[title, search, replace, more = {}]: readonly [title: string, search: string, replace: string, more?: More]
): Proposal => ({ title, edits: [[search, replace]], ...more })
