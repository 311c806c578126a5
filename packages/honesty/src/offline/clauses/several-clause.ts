// "Remove the last two jobs", "drop all the bullets of the pool job": as many as are named, of what stands in a list.
import type { Range, Section } from '@galley/resume/outline/outline'
import type { Edited } from '../edits/edited.ts'
import { entryUnits } from '../edits/entry-units.ts'
import { bulletsOf, sectionsOf, titleOf, type FoundEntry } from '../edits/find-places.ts'
import { listed } from '../edits/listed.ts'
import { shortened } from '../edits/shortened.ts'
import { spliced } from '../edits/splice.ts'
import { wholeLine } from '../edits/text-units.ts'
import type { WishClause, ReadClause } from './clause.ts'
import { phraseTarget } from './phrase-target.ts'
import { removing } from './verbs.ts'

const wish = new RegExp(
  `^(?:${removing}) (?:off |out )?(?:all |both )?(?:of )?(?:the |my |its )?(?:(?<side>first|last|top|bottom) )?(?<count>two|three|four|five|[2-5])? ?(?<noun>jobs|roles|positions|bullets|bullet points|lines)(?: (?:of|from|under|in|at|for) (?<phrase>.{2,60}))?$`,
  'i',
)
const counts = new Map([
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
])

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
  const section = jobsIn(latex)
  const lists = section ? entryUnits(latex, section).map(({ entry }) => bulletsOf(section, entry)) : []
  const gone = lists
    .filter(({ length }) => length > 1)
    .map((bullets) => bullets.at(/last|bottom/i.test(side) ? -1 : 0)!)
  const edited: Edited =
    gone.length === 0
      ? { problem: 'I did not find a job with more than one line.' }
      : {
          latex: spliced(
            latex,
            gone.map((bullet) => ({ ...wholeLine(latex, bullet), text: '' })),
          ),
          said: `I took out ${gone.length === 1 ? 'one line' : `${gone.length} lines`}: ${gone.map(({ text }) => `“${shortened(text)}”`).join(', ')}. A job with one line keeps it.`,
        }
  return { edited, about: 'jobs' }
}

const jobsIn = (latex: string): Section | undefined => sectionsOf(latex).find(({ kind }) => kind === 'experience')

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
  count === undefined
    ? null
    : { number: counts.get(count.toLowerCase()) ?? Number(count), isLast: /last|bottom/i.test(side) }

interface Some {
  number: number
  isLast: boolean
}
const chosen = <T>(list: readonly T[], { number, isLast }: Some): readonly T[] =>
  isLast ? list.slice(-number) : list.slice(0, number)

function withoutJobs(latex: string, some: Some): Edited {
  const section = jobsIn(latex)
  const units = section ? entryUnits(latex, section) : []
  if (!section || units.length <= some.number)
    return {
      problem: `There are ${units.length} jobs here, and one has to stay. Say which ones are to go by their names.`,
    }
  const going = chosen(units, some)
  const gone = going.map((unit): Range => {
    const next = units[units.indexOf(unit) + 1]
    return { from: unit.from, to: next?.from ?? unit.to }
  })
  return {
    latex: spliced(
      latex,
      gone.map((range) => ({ ...range, text: '' })),
    ),
    said: `I took out ${listed(going.map(({ entry }) => titleOf(entry)))}. Make sure that they may go before you accept.`,
  }
}

const opening = /\\begin\{[a-z]{1,20}\}(?:\[[^\]\n]{0,80}\])?\s*$/
const closing = /^\s*\\end\{[a-z]{1,20}\}/

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
  const opened = opening.exec(latex.slice(Math.max(0, first.from - 140), first.from))
  const closed = closing.exec(latex.slice(last.to, last.to + 60))
  if (!opened || !closed) return null
  const range = wholeLine(latex, { from: first.from - opened[0].length, to: last.to + closed[0].length })
  return { latex: spliced(latex, [{ ...range, text: '' }]), said: `I took out every line of ${name}; the job stays.` }
}
