// The lines of a job that is over, in the past, where that is wished: "Assist with surgery" as "Assisted with surgery".
import { capitalised, isNounToo, pastOf } from '../../lexicon/verbs.ts'
import { sectionsOf } from '../edits/find-places.ts'
import { isWithin, type NamedPart } from '../phrases/named-part.ts'
import { spliced, type Splice } from '../edits/splice.ts'
import { present } from '../wishes/corrections/dates-said.ts'

export interface PastTense {
  latex: string
  changes: { was: string; is: string }[]
}

/** Of the lines of a part, or of all; those of jobs that go on stay. */
export function withPastTense(latex: string, part: NamedPart | null): PastTense {
  const found = sectionsOf(latex).flatMap(({ blocks }) =>
    blocks.flatMap(({ kind, entry, from, to }): FoundVerb[] => {
      const dates = entry === null ? undefined : blocks[entry]?.args?.at(-1)
      const isOver = dates !== undefined && /\d{4}/.test(dates) && !present.test(dates)
      if (kind !== 'bullet' || !isOver || !isWithin(part, { from, to })) return []
      const start = from + (/^\\item\s+/.exec(latex.slice(from, to))?.[0].length ?? 0)
      return verbsIn(latex.slice(start, to)).map(({ verb, at }) => ({ verb, at: start + at }))
    }),
  )
  const changed = found.flatMap(({ verb, at }) => {
    const past = pastOf(verb)
    return past === null ? [] : [{ at, was: verb, is: /^\p{Lu}/u.test(verb) ? capitalised(past) : past }]
  })
  return {
    latex: spliced(
      latex,
      changed.map(({ at, was, is }): Splice => ({ from: at, to: at + was.length, text: is })),
    ),
    changes: changed.map(({ was, is }) => ({ was, is })),
  }
}

interface FoundVerb {
  verb: string
  at: number
}

/** What a verb that may be a noun has behind it where it is one: "lead a team", and not "lead engineer". */
const object = /^ (?:an?|the|all|our|my|up|to|with|on|at|after|over|daily|weekly|monthly|\p{Ll}{3,}s)\b|^ \d/u

/** The verb with which a line begins, and one that "and" joins to it. */
function verbsIn(line: string): FoundVerb[] {
  const first = /^\p{Lu}\p{Ll}+/u.exec(line)?.[0] ?? ''
  const isVerb = pastOf(first) !== null && (!isNounToo(first) || object.test(line.slice(first.length)))
  if (!isVerb) return []
  // "Takes and runs": what has the ending of the first is a verb like it.
  const isLikeFirst = (verb: string) => first.endsWith('s') && verb.endsWith('s')
  const joined = Array.from(line.matchAll(/(?<=[\p{L}\d%)],? and )(\p{Ll}+)(?= \p{L})/gu))
    .map(({ 0: verb, index }) => ({ verb, at: index }))
    .filter(({ verb }) => pastOf(verb) !== null && (isLikeFirst(verb) || !isNounToo(verb)))
  // Within a command of LaTeX it may be part of an address.
  return /\\[a-zA-Z]/.test(line) ? [{ verb: first, at: 0 }] : [{ verb: first, at: 0 }, ...joined]
}
