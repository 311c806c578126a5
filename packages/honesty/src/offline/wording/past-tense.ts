// The lines of a job that is over, in the past, where that is wished: "Assist with surgery" as "Assisted with surgery".
import { capitalised, pastOf } from '../../commands/verbs.ts'
import { sectionsOf } from '../edits/find-places.ts'
import { isWithin, type NamedPart } from '../edits/named-part.ts'
import { spliced, type Splice } from '../edits/splice.ts'
import { present } from '../wishes/corrections/dates-said.ts'

export interface PastTense {
  latex: string
  changes: { was: string; is: string }[]
}

/** Of the lines of a part, or of all; those of jobs that go on stay. */
export function withPastTense(latex: string, part: NamedPart | null): PastTense {
  const changes: PastTense['changes'] = []
  const splices = sectionsOf(latex).flatMap(({ blocks }) =>
    blocks.flatMap(({ kind, entry, from, to, text }): Splice[] => {
      const dates = entry === null ? undefined : blocks[entry]?.args?.at(-1)
      const isOver = dates !== undefined && /\d{4}/.test(dates) && !present.test(dates)
      return kind === 'bullet' && isOver && isWithin(part, { from, to })
        ? verbsIn(text).flatMap((verb) => pastVerb(latex, { from, to, verb, changes }))
        : []
    }),
  )
  return { latex: spliced(latex, splices), changes }
}

/** The verb that a line begins with, and those joined to it. */
function verbsIn(text: string): string[] {
  const first = /^\p{L}+/u.exec(text)?.[0] ?? ''
  if (pastOf(first) === null) return []
  return [first, ...Array.from(text.matchAll(/(?:,| and) (\p{Ll}+)(?= \p{L})/gu), ([, word = '']) => word)]
}

interface VerbPlace {
  from: number
  to: number
  verb: string
  changes: PastTense['changes']
}

function pastVerb(latex: string, { from, to, verb, changes }: VerbPlace): Splice[] {
  const past = pastOf(verb)
  const at = new RegExp(`(?<![\\\\\\p{L}])${verb}(?!\\p{L})`, 'u').exec(latex.slice(from, to))?.index
  if (past === null || at === undefined) return []
  const is = /^\p{Lu}/u.test(verb) ? capitalised(past) : past
  changes.push({ was: verb, is })
  return [{ from: from + at, to: from + at + verb.length, text: is }]
}
