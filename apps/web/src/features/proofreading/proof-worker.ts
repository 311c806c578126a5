// Runs beside the page. Its first answer to a question has the rules for resumes, its second the dictionary as well,
// which takes seconds to arrive.
import { slimBinary } from 'harper.js/slimBinary'
import { harperLinter } from '@galley/resume/proof/harper-linter'
import { adviseOnly, proofread } from '@galley/resume/proof/proofread'
import type { ProofQuestion } from '@galley/resume/proof/suggestion'

const linter = harperLinter(slimBinary)
let newest = 0
/** One document at a time; of those that wait, only the newest is read. */
let work: Promise<void> = Promise.resolve()

async function read(id: number, question: ProofQuestion): Promise<void> {
  const isOvertaken = () => id !== newest
  if (isOvertaken() || !question.isSpelled) return
  const result = await proofread(question, pausing, { today: new Date(), isOvertaken })
  if (result) postMessage({ id, result })
}

/** Between two pieces of text a newer question gets its turn to be heard. */
const pausing = {
  prepare: linter.prepare,
  async lint(text: string) {
    await new Promise((done) => setTimeout(done))
    return linter.lint(text)
  },
}

addEventListener('message', ({ data: { id, question } }: MessageEvent<{ id: number; question: ProofQuestion }>) => {
  newest = id
  postMessage({ id, result: adviseOnly(question, new Date()) })
  work = work.then(() => read(id, question)).catch(() => postMessage({ id, result: null }))
})
