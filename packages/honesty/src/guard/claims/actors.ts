// Deeds that a source says of others: "the manager, who negotiates the rates", "done by another crew".
import type { CaseFile } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { isGrammar, stem, wordsOf } from '../text/words.ts'
import { clausesOf, segmentsOf, stemsIn } from './clauses.ts'
import { withoutTheOne } from '../deeds/deeds.ts'
import { isOneOfThem } from './own-deeds.ts'
import { isProse, isSpokenOf, sourceLines } from './sources.ts'

export function judgeActors({ changed }: CaseFile): Violation[] {
  return changed.filter(isProse).flatMap((at) => {
    const lines = sourceLines(at)
    const ofOthers = new Set(lines.flatMap(deedsOfOthers))
    // "Is done by the other group": the deed says nothing, but the matter is theirs.
    if (ofOthers.size === 0 && !lines.some((line) => byOthers.test(line))) return []
    const own = new Set(lines.flatMap((line) => ownDeeds(clausesOf(line)[0]?.text ?? '')).map(({ deed }) => deed))
    const taken = ownDeeds(at.block.text).find(
      ({ deed }) => !isOneOfThem(at) && ofOthers.has(deed) && !own.has(deed) && !isSpokenOf(at, new Set([deed])),
    )
    const question = 'Your resume says that this was done by others. Did you do it?'
    const matter = matterOfOthers(lines, at.block.text)
    if (!taken && matter !== null && !isSpokenOf(at, new Set([stem(matter)])))
      return [blockViolation(at, 'scope', { text: matter, question })]
    return taken ? [blockViolation(at, 'scope', { text: taken.text, question })] : []
  })
}

const ofOther = [
  /\b(?:who|whom)\s+(?:then |also |later )?(?<deed>[a-z]{3,})(?:\sand\s(?<second>[a-z]{3,}))?/gu,
  /(?:\b(?:which|that|and|but|while)|[,;])\s(?:the|our|my|another|his|her|its|their|a|an)\s(?:[\p{L}-]+\s){1,3}?(?<deed>[a-z]{2,}(?:ed|es|s))(?:\sand\s(?<second>[a-z]{2,}(?:ed|es|s)))?(?![\p{L}-])/gu,
  /\b(?<deed>[a-z]{3,}(?:ed|en|ne|lt|ht|de|ut|un)|set|put|cut)\s+(?:off |up |out |on )?by\s+(?:the|a|an|another|our|my|other|its|their|\p{Lu})/gu,
  /(?:\b(?:which|that|while)|[;,])\s\p{Lu}\p{Ll}+\s(?<deed>[a-z]{2,}(?:ed|s|te|ght|lt|ut|ew|ook|an|id))(?![\p{L}-])/gu,
]

const deedsOfOthers = (line: string): string[] =>
  ofOther
    .flatMap((pattern) =>
      Array.from(withoutTheOne(line).matchAll(pattern), ({ groups }) => [groups?.['deed'], groups?.['second']]),
    )
    .flat()
    .flatMap((one) => (one === undefined || isGrammar(one) ? [] : [stem(one)]))
    .filter((deed) => !plainDeeds.has(deed))
const byOthers = /(?:is|are|was|were|been|be)\s(?:[a-z]+\s)?[a-z]+\sby\s(?:another|other|the|a|an|my|our)\b/i
const othersNamed = /\b(?:by|other|others|another|who|whom)\b/i

/** "With the civil engineers" makes it a work of both. */
const beside = /\b(?:together with|alongside|with) (?:the |our |an? )?[\p{L}-]+/iu

/** "Mobile browsers were covered by another team": a word of that clause alone, where the line no longer names them. */
function matterOfOthers(lines: readonly string[], text: string): string | null {
  const clauses = lines.flatMap((line) => segmentsOf(line))
  const ofTheirs = clauses.filter((one) => byOthers.test(one.text))
  const named = ofTheirs.flatMap((one) => [...stemsIn(one.text.split(byOthers)[1] ?? '')])
  const now = stemsIn(text)
  const isBeside = beside.test(text)
  if (ofTheirs.length === 0 || othersNamed.test(text) || (!isBeside && named.some((one) => now.has(one)))) return null
  const own = new Set(clauses.filter((one) => !byOthers.test(one.text)).flatMap(({ stems }) => [...stems]))
  const foreign = new Set(ofTheirs.flatMap((one) => [...stemsIn(one.text.split(byOthers)[0] ?? '')]))
  return (
    wordsOf(text.replaceAll('-', ' ')).find((one) => foreign.has(stem(one.text)) && !own.has(stem(one.text)))?.text ??
    null
  )
}

const plainDeeds = new Set([
  'weed',
  'seed',
  'feed',
  'speed',
  'bed',
  'shed',
  'breed',
  'work',
  'use',
  'had',
  'need',
  'want',
  'done',
  'don',
  'com',
  'liv',
])

/** The word that a line begins with, and each after "and" or "to": what the person does. */
function ownDeeds(line: string): Deed[] {
  const [first, ...others] = clausesOf(line)
  const begun =
    first && !/^\s*(?:who|which|that|the|our|my|a|an)\b/i.test(first.text) ? wordsOf(first.text)[0] : undefined
  const joined = Array.from(line.matchAll(joint), ({ groups }) => groups?.['next'] ?? '')
  const inClauses = others.flatMap(({ text, from }) =>
    /\sand$/.test(line.slice(0, from)) && !isPassive(text) ? (wordsOf(text)[0]?.text ?? []) : [],
  )
  return [...(begun ? [begun.text] : []), ...joined, ...inClauses].flatMap((text) =>
    text === '' || isGrammar(text) ? [] : [{ deed: stem(text), text }],
  )
}

interface Deed {
  readonly deed: string
  readonly text: string
}

/** "Checked and filed by the controller" is no deed of the person's. */
const joint = /\b(?:and|to)\s+(?<next>[a-z]{3,})(?!\s(?:[a-z]+\s)?by\s)/gi
const isPassive = (clause: string): boolean => /^\s*[a-z]+\s(?:[a-z]+\s)?by\s/i.test(clause)
