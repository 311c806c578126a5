// "Remove the last two jobs", "drop all the bullets of the pool job": as many as are named, of what stands in a list.
import type { Edited } from '../edits/edited.ts'
import { listAround } from '../edits/edit-bullets.ts'
import { unitOfEntry } from '../edits/entry-units.ts'
import { bulletsOf, jobsOf, titleOf, type FoundEntry } from '../edits/find-places.ts'
import { listed } from '../edits/listed.ts'
import { shortened } from '../edits/shortened.ts'
import { spliced } from '../edits/splice.ts'
import { wholeLine } from '../edits/text-units.ts'
import type { WishClause, ReadClause } from '../phrases/clause.ts'
import { phraseTarget } from '../phrases/phrase-target.ts'
import { smallNumber, smallNumbers } from '../phrases/small-numbers.ts'
import { removing } from '../phrases/verbs.ts'

const wish = new RegExp(
  `^(?:${removing}) (?:off |out )?(?:all |both )?(?:of )?(?:the |my |its )?(?:(?<side>first|last|top|bottom) )?(?<count>${smallNumbers})? ?(?<noun>jobs|roles|positions|bullets|bullet points|lines)(?: (?:of|from|under|in|at|for) (?<phrase>.{2,60}))?$`,
  'i',
)
const ofEach = new RegExp(
  `^(?:${removing}) (?:the |its |their )?(?<side>first|last|top|bottom) (?:bullet(?: point)?|line) (?:of|from|in|under|at|for) (?:every|each|all)(?: of)?(?: the| my)? (?:jobs?|roles?|positions?)$`,
  'i',
)

/** Null where a word is left over, or it is not said how many. */
export const severalClause = (clause: WishClause): ReadClause | null => oneOfEach(clause) ?? severalOfOne(clause)

/** A job keeps its only line. */
function oneOfEach({ latex, words }: WishClause): ReadClause | null {
  const side = ofEach.exec(words)?.groups?.['side']
  if (side === undefined) return null
  const lists = jobsOf(latex).map(({ section, entry }) => bulletsOf(section, entry))
  const gone = lists
    .filter(({ length }) => length > 1)
    .map((bullets) => bullets.at(/last|bottom/i.test(side) ? -1 : 0)!)
  const lines = gone.map(({ text }) => `“${shortened(text.replace(/\.$/, ''))}”`)
  const kept = lists.some(({ length }) => length === 1) ? ' A job with one line keeps it.' : ''
  const edited: Edited =
    gone.length === 0
      ? { problem: 'I did not find a job with more than one line.' }
      : {
          latex: spliced(
            latex,
            gone.map((bullet) => ({ ...wholeLine(latex, bullet), text: '' })),
          ),
          said: `I took out ${gone.length === 1 ? 'one line' : `${gone.length} lines`}: ${listed(lines)}.${kept}`,
        }
  return { edited, about: 'jobs' }
}

function severalOfOne({ latex, words }: WishClause): ReadClause | null {
  const { side, count, noun = '', phrase } = wish.exec(words)?.groups ?? {}
  // "Remove the last jobs" does not say how many, and "remove two jobs" not which.
  if (noun === '' || (side === undefined) !== (count === undefined)) return null
  const some = someOf(side, count)
  if (/^(?:jobs|roles|positions)$/i.test(noun))
    return some && phrase === undefined ? { edited: withoutJobs(latex, some), about: noun } : null
  if (phrase === undefined) return null
  const target = phraseTarget(latex, phrase)
  const edited = target?.kind === 'entry' ? withoutBullets(latex, target.found, some) : null
  return edited && { edited, about: phrase }
}

/** Null for all of them. */
const someOf = (side = '', count?: string): Some | null =>
  count === undefined ? null : { number: smallNumber(count), isLast: /last|bottom/i.test(side) }

interface Some {
  number: number
  isLast: boolean
}
const chosen = <T>(list: readonly T[], { number, isLast }: Some): readonly T[] =>
  isLast ? list.slice(-number) : list.slice(0, number)

function withoutJobs(latex: string, some: Some): Edited {
  const jobs = jobsOf(latex)
  const going = chosen(jobs, some)
  const isEmptied = jobs.some(({ section }) =>
    jobs.filter((job) => job.section.from === section.from).every((job) => going.includes(job)),
  )
  if (isEmptied || jobs.length < some.number)
    return {
      problem: `There are ${jobs.length} jobs here, and one has to stay. Say which ones are to go by their names.`,
    }
  return {
    latex: spliced(
      latex,
      going.map((job) => ({ ...unitOfEntry(latex, job).gone, text: '' })),
    ),
    said: `I took out ${listed(going.map(({ entry }) => titleOf(entry)))}. Make sure that they may go before you accept.`,
  }
}

/** All of them go with the list that they stand in: without an item it can't be set. */
function withoutBullets(latex: string, found: FoundEntry, some: Some | null): Edited | null {
  const bullets = bulletsOf(found.section, found.entry)
  const name = titleOf(found.entry)
  const [first, last] = [bullets[0], bullets.at(-1)]
  if (!first || !last) return { problem: `${name} has no lines.` }
  if (some && bullets.length > some.number)
    return {
      latex: spliced(
        latex,
        chosen(bullets, some).map((bullet) => ({ ...wholeLine(latex, bullet), text: '' })),
      ),
      said: `I took out the ${some.isLast ? 'last' : 'first'} ${some.number} lines of ${name}.`,
    }
  if (some && bullets.length < some.number) return { problem: `${name} has ${bullets.length} lines.` }
  const list = listAround(latex, first, last)
  return (
    list && {
      latex: spliced(latex, [{ ...wholeLine(latex, list), text: '' }]),
      said: `I took out every line of ${name}; the job stays.`,
    }
  )
}
