// The other end of thread-proofreader.ts, in a thread of its own.
import { slimBinary } from 'harper.js/slimBinary'
import { harperLinter } from '@galley/resume/proof/harper-linter'
import { sureFixes, type SureFixes, type SureFixQuestion } from '@galley/resume/proof/sure-fixes'

const linter = harperLinter(slimBinary)

/** The pool gives it one document at a time: dictionary and spelling are the linter's state. */
export default async function proofread(question: SureFixQuestion): Promise<SureFixes> {
  return sureFixes(question, linter)
}
