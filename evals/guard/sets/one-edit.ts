// For tests only: a proposal of one edit on one line.
import type { ProposalCase } from '@galley/honesty/guard/testing/proposals'

type More = Partial<Omit<ProposalCase, 'title' | 'edits'>>

export const oneEdit = (
  ...[title, search, replace, more = {}]: readonly [title: string, search: string, replace: string, more?: More]
): ProposalCase => ({ title, edits: [[search, replace]], ...more })
