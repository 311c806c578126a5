// For tests only: a proposal of one edit on one line.
import type { Proposal } from './proposals.ts'

export const oneEdit = (
  title: string,
  search: string,
  replace: string,
  more: Partial<Omit<Proposal, 'title' | 'edits'>> = {},
): Proposal => ({ title, edits: [[search, replace]], ...more })
