// "Add under my current job that I trained two managers": a line in the person's words, in the job that is named.
import { capitalised, isPast } from '../../lexicon/verbs.ts'
import { addBulletTo, asNeighbours } from '../edits/edit-bullets.ts'
import { jobsOf, titleOf, type FoundEntry } from '../edits/find-places.ts'
import type { ReadClause, WishClause } from '../phrases/clause.ts'
import { phraseTarget } from '../phrases/phrase-target.ts'
import { currentJob } from '../wishes/job-wishes.ts'

const wish =
  /^(?:add|put|write|mention|include|say)(?: in)? (?:under|to|in|for|at) (?:the |my )?(?<phrase>.{2,50}?),? (?:a (?:bullet|line|point) )?that (?:I|we) (?:have |also |had )?(?<words>.{8,220})$/i
const ofCurrent = /^(?:current|present|latest|newest|new) (?:job|role|position|one|post)$/i

/** Null where no job is named, or what was done does not begin with a verb of the past. */
export function addThatClause({ latex, words }: WishClause): ReadClause | null {
  const { phrase = '', words: said = '' } = wish.exec(words)?.groups ?? {}
  const job = said === '' ? null : jobNamed(latex, phrase)
  if (!job || !isPast(said.split(' ')[0] ?? '')) return null
  const line = asNeighbours(latex, capitalised(said.trim()))
  const edited = addBulletTo(latex, job, line)
  const shown =
    'problem' in edited ? edited : { ...edited, said: `I added a bullet to ${titleOf(job.entry)}: “${line}”.` }
  return { edited: shown, about: phrase, stated: [line] }
}

function jobNamed(latex: string, phrase: string): FoundEntry | null {
  if (ofCurrent.test(phrase)) return currentJob(jobsOf(latex)) ?? null
  const target = phraseTarget(latex, phrase)
  return target?.kind === 'entry' ? target.found : null
}
