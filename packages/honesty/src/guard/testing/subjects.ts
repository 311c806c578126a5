// For tests only: the resumes that proposals are about, each with a posting that tempts.
import { readFileSync } from 'node:fs'
import type { ResumeDataInput } from '@galley/contract/resume-data'
import { sampleLatex, sampleResume } from '@galley/resume/sample-resume'
import type { TemplateId } from '@galley/resume/templates'
import { accountManager } from './account-manager.ts'
import type { ProposalCase, Subject } from './proposals.ts'
import { formOf } from './proposals.ts'

interface CorpusCase extends ProposalCase {
  readonly id: number
  readonly chat: readonly string[]
  readonly expect: 'flag' | 'pass'
  readonly code?: string
}

interface Corpus {
  readonly form: ResumeDataInput
  readonly jd: string
  readonly cases: readonly CorpusCase[]
}

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const corpus = JSON.parse(read('cases.json')) as Corpus

export const corpusCases: readonly CorpusCase[] = corpus.cases.map((one) => ({ ...one, said: one.chat }))

const posting = `${corpus.jd} Trauma Nursing Core Course and ECMO preferred. Experience with French-speaking teams in the United States.`

export const subjects: Readonly<Record<string, Subject>> = {
  account: accountManager,
  base: { latex: read('base.tex'), form: formOf(corpus.form), jobDescription: corpus.jd },
  ...Object.fromEntries(
    (['classic', 'modern', 'academic', 'compact', 'sidebar'] satisfies TemplateId[]).map((id) => [
      id,
      { latex: sampleLatex(id), form: sampleResume(id), jobDescription: posting },
    ]),
  ),
}

/** A subject that a test needs; throws on a name that is none. */
export function getSubject(name: string): Subject {
  const subject = subjects[name]
  if (!subject) throw new Error(`no subject ${name}`)
  return subject
}
