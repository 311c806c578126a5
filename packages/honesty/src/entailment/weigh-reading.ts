// What a second reading may change: it adds stops, and drops questions of the rules about wording. It lifts no stop. A
// pointer counts only where it leads to a fact that was given, so a reader that is talked round can drop a question
// about words at most.
import type { Violation } from '../guard/case/verdict.ts'
import { strangeWords } from '../guard/case/rewording.ts'
import { blockViolation } from '../guard/case/violation.ts'
import { scopeClaims } from '../guard/text/scope-words.ts'
import { contentStems } from '../guard/text/words.ts'
import type { ChangedLine, GivenFact, OpenReading } from './reading-of.ts'

/** Of one line, by its number; facts by theirs. */
export type LineVerdict =
  | { line: number; entailed: true; facts: number[] }
  /** `missing`: the line's own words that no fact has. */
  | { line: number; entailed: false; missing?: string | undefined }

export interface WeighedReading {
  stops: Violation[]
  /** Questions of the rules that it answers. */
  isAnswered: (doubt: Pick<Violation, 'code' | 'text'>, line: string) => boolean
  /** Each line has a verdict that counts. */
  isWhole: boolean
}

export function weighReading({ lines, facts }: OpenReading, verdicts: readonly LineVerdict[]): WeighedReading {
  const ofLine = Map.groupBy(verdicts, ({ line }) => line)
  const read = lines.flatMap((line, index) => {
    const given = ofLine.get(index + 1) ?? []
    // Of a line with two verdicts neither is known to be meant.
    const [verdict] = given.length === 1 ? given : []
    const pointed = verdict?.entailed ? verdict.facts.map((at) => facts[at - 1]) : []
    if (!verdict || pointed.includes(undefined)) return []
    return [{ line, verdict, facts: pointed.filter((fact) => fact !== undefined) }]
  })
  const proven = new Set(
    read.flatMap(({ line, facts: pointed }) => (pointed.some((fact) => supports(fact, line)) ? [line.text] : [])),
  )
  return {
    stops: read.flatMap(({ line, verdict }) => (verdict.entailed ? [] : [stopOf(line, verdict.missing)])),
    isAnswered: ({ code, text }, line) => code === 'wording' && proven.has(line) && !isWeighty(text),
    isWhole: read.length === lines.length,
  }
}

/** How many, and of what rank: that remains the person's to confirm. */
const isWeighty = (text: string) => /\d/.test(text) || scopeClaims.some(({ claims }) => text.match(claims) !== null)

const minShared = 2
const minShare = 0.5

/** It is about the same entry, and has most of the line's words, or words that the lexicon knows as these. */
function supports(fact: GivenFact, { at }: ChangedLine): boolean {
  const hasEntry = at.block.kind === 'entry' || at.block.entry !== null
  const isAbout = !hasEntry || fact.group === at.source || (fact.isSaid && at.statements.includes(fact.text))
  const stems = new Set(contentStems(at.block.text))
  const shared = stems.size - strangeWords(at, fact.text).size
  return isAbout && shared >= minShared && shared >= stems.size * minShare
}

const minMissingLetters = 3
const maxQuoted = 120

function stopOf({ text, at }: ChangedLine, missing = ''): Violation {
  const words = missing.trim()
  const isQuoted = words.replace(/[^\p{L}\d]/gu, '').length >= minMissingLetters && text.includes(words)
  const named = isQuoted ? words : text
  const quoted = named.length > maxQuoted ? `${named.slice(0, maxQuoted).trimEnd()}…` : named
  return blockViolation(at, 'entailment', {
    text: named,
    question: `Your resume doesn't say "${quoted}". Is it true? Tell me in your own words.`,
  })
}
