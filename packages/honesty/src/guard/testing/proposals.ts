// For tests only: proposals as edits of a document, and what the guard is to say of them.
import { emptyResumeData, resumeData } from '@galley/contract/resume-data'
import type { ResumeData, ResumeDataInput } from '@galley/contract/resume-data'
import type { PdfReading } from '@galley/contract/worker-wire'
import type { GuardInput } from '../case/verdict.ts'

export interface ProposalCase {
  readonly title: string
  /** Search and replace, one after the other, each once. */
  readonly edits: readonly (readonly [string, string])[]
  readonly said?: readonly string[]
}

export interface Subject {
  readonly latex: string
  readonly form: ResumeData
  readonly jobDescription: string
}

/** Throws where an edit's text is not in the document: a case that edits nothing tests nothing. */
export function edited(latex: string, edits: ProposalCase['edits']): string {
  return edits.reduce((text, [search, replace]) => {
    if (!text.includes(search)) throw new Error(`no such text: ${search}`)
    return text.replace(search, () => replace)
  }, latex)
}

export function guardInput(
  subject: Subject,
  proposal: ProposalCase,
  pdfs: readonly [PdfReading | null, PdfReading | null] = [null, null],
): GuardInput {
  return {
    accepted: { latex: subject.latex, pdf: pdfs[0] },
    proposed: { latex: edited(subject.latex, proposal.edits), pdf: pdfs[1] },
    form: subject.form,
    said: proposal.said ?? [],
    jobDescription: subject.jobDescription,
    message: 'I worked on the wording.',
  }
}

export const formOf = (form: ResumeDataInput): ResumeData =>
  Object.keys(form).length === 0 ? emptyResumeData() : resumeData.parse(form)
