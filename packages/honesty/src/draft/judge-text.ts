// One text, held against everything that is known: its source, then its page. How it is compiled is the caller's.
import type { ResumeData } from '@galley/contract/resume-data'
import type { PdfReading } from '@galley/contract/worker-wire'
import type { Verdict } from '../guard/case/verdict.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { judge, judgePages, judgeSource } from '../guard/judge.ts'

export interface PageInspection {
  pdf: PdfReading | null
  /** What kept it from compiling; null: it compiled. */
  problem: string | null
  /** Of the source, from 1, where TeX says so. */
  line: number | null
}
/** Compiles a document and reads its page. */
export type Inspect = (latex: string) => Promise<PageInspection>

/** A text, as it was found to be. */
export interface JudgedText {
  latex: string
  seen: PageInspection
  verdict: Verdict
}

export interface Sources {
  accepted: string
  form: ResumeData
  /** The person's own words. */
  said: readonly string[]
  /** What is asked for proves nothing, but it may be left out. */
  asked: string
  /** Never a source of facts. */
  jobDescription: string
}

interface Looking {
  evidence: Sources
  /** The accepted text's page. */
  before: PageInspection | Promise<PageInspection>
  inspect: Inspect
  lexicon?: Lexicon | undefined
}

/** Rejects only where an inspection does. */
export async function judgeText(latex: string, { evidence, before, inspect, lexicon }: Looking): Promise<JudgedText> {
  const { accepted, asked, ...sources } = evidence
  // The message to the person is cut to its limits elsewhere.
  const input = { ...sources, asked: [asked], message: '' }
  const judged = async (pdf: PdfReading | null): Promise<Verdict> =>
    judge({ ...input, accepted: { latex: accepted, pdf: (await before).pdf }, proposed: { latex, pdf } }, lexicon)
  const source = judgeSource({ ...input, accepted: { latex: accepted, pdf: null }, proposed: { latex, pdf: null } })
  // What could do something is never compiled.
  if (source.some(({ code }) => code === 'tex')) return { latex, seen: unseen, verdict: await judged(null) }
  const [seen, known] = await Promise.all([inspect(latex), before])
  return { latex, seen, verdict: withCompile(await judged(seen.pdf), seen, known) }
}

const unseen: PageInspection = { pdf: null, problem: null, line: null }

function withCompile({ violations, doubts, checked }: Verdict, seen: PageInspection, before: PageInspection): Verdict {
  const failed = { code: 'compile', where: null, block: null, allowed: [], question: null } as const
  const tooLong = before.pdf && seen.pdf && judgePages(before.pdf, seen.pdf)
  return {
    violations: [
      ...violations,
      ...(seen.problem === null
        ? []
        : [{ ...failed, text: seen.problem, ...(seen.line !== null && { line: seen.line }) }]),
      ...(tooLong ? [tooLong] : []),
    ],
    doubts,
    checked: [...checked, 'compile', ...(before.pdf && seen.pdf ? (['pages'] as const) : [])],
  }
}
