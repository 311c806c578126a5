// A claim that has lost its limit: who helped now did it, what was planned is done, what happened once is the rule.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import { isFromStatements } from '../case/rewording.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { listItems } from '../text/list-items.ts'
import { canonicalWord, stem, wordsOf } from '../text/words.ts'
import { clausesOf, segmentsOf, sharedBy, stemsIn } from './clauses.ts'
import { ladders, type Ladder, type Rung } from './ladders.ts'
import { isDeedSpokenOf, sourceLines } from './sources.ts'

export function judgeLimits({ changed }: CaseFile): Violation[] {
  return (
    changed
      // What the person said just now is limited as they said it.
      .filter((at) => at.block.kind === 'entry' || !isFromStatements(at))
      .filter(({ section, block }) => section.kind !== 'header' || block.kind !== 'contact')
      .flatMap(lostLimits)
  )
}

interface Limit {
  readonly ladder: Ladder
  readonly rung: number
  readonly keeps: RegExp
  readonly text: string
  /** Stems of what it is said of, and of the acronyms among them. */
  readonly scope: ReadonlySet<string>
  readonly names: ReadonlySet<string>
  readonly line: string
}

/** So large a share of what a limit is said of makes a line one about it. */
const minScopeShare = 0.4

function lostLimits(at: ChangedBlock): Violation[] {
  const now = stemsIn(at.block.text)
  const lines =
    at.block.kind === 'skills'
      ? sourceLines(at).flatMap((line) => listItems(line).map(({ text }) => text))
      : sourceLines(at)
  const lost = lines
    .flatMap(limitsIn)
    .filter((limit) => at.block.kind === 'entry' || isAbout(now, limit) || isOnlyThere(at, now, limit))
    .filter((limit) => !isDeedSpokenOf(at, limit.scope))
    .filter((limit) => !hasLimit(at.block.text, limit) || isRegularNow(at, limit) || isCountGone(at, limit))
    .filter((limit) => !isOfSibling(at, limit) && !keepsRole(at, limit) && !namesThem(at, limit))
    .filter((limit) => !isBeside(at, limit))
  return lost.slice(0, 1).map(({ ladder, text }) => {
    const first = wordsOf(at.block.text)[0]?.text ?? at.block.text
    return blockViolation(at, 'scope', { text: first, question: ladder.question(text) })
  })
}

const isAbout = (now: ReadonlySet<string>, { scope, names }: Limit): boolean => {
  const shared = sharedBy(scope, now)
  return (shared > 0 && shared >= minScopeShare * scope.size) || sharedBy(names, now) > 0
}

/** Of nothing else that the entry says has the line this word. */
function isOnlyThere(
  { source, block }: ChangedBlock,
  now: ReadonlySet<string>,
  { ladder, text, scope }: Limit,
): boolean {
  // "Helped" is said of the one act behind it.
  if (ladder.name === 'part' && !ofWhole.test(text)) return false
  if (block.kind !== 'bullet' || !source || source.blocks.length > maxBlocks) return false
  const linesWith = (word: string) => source.blocks.filter(({ text }) => stemsIn(text).has(word)).length
  return [...scope].some((word) => word.length >= minTellingChars && now.has(word) && linesWith(word) === 1)
}
const ofWhole = /supervis|guidance|direction|instruction|one of/i
const minTellingChars = 4
/** More lines are no entry of a resume. */
const maxBlocks = 60

/** What was done now and then, or once, is done regularly. */
const regular = /\b(?:regular\w*|routine\w*|consistent\w*|always|usually|frequent\w*|continuous\w*|permanent\w*)\b/i
const isRegularNow = (at: ChangedBlock, { ladder }: Limit): boolean =>
  ladder.name === 'rhythm' && regular.test(at.block.text) && !sourceLines(at).some((line) => regular.test(line))

/** "On four night shifts": covered for a colleague, and no longer said how often. */
const occasions =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:[\p{L}-]+ ){0,2}(?:shifts?|nights?|days?|times|occasions?|weeks?|evenings?|weekends?|months?|terms?)\b/iu
const isCountGone = (at: ChangedBlock, { ladder, line }: Limit): boolean =>
  ladder.name === 'rhythm' && occasions.test(line) && !/\d/.test(at.block.text) && !occasions.test(at.block.text)

/** One line became two, and the other one has the limit, with what it is said of. */
function isBeside({ block, section }: ChangedBlock, limit: Limit): boolean {
  const [, behind = ''] = limit.line.split(limit.text)
  const limited = stemsIn(behind)
  const others = section.blocks.filter((one) => one !== block && one.kind === 'bullet' && one.entry === block.entry)
  return (
    limit.ladder.name === 'rhythm' &&
    limited.size > 0 &&
    others.some(({ text }) => hasLimit(text, limit) && sharedBy(limited, stemsIn(text)) >= Math.min(2, limited.size)) &&
    sharedBy(limited, stemsIn(block.text)) === 0
  )
}

/** "Took part in hiring as an interviewer": the part is named in the draft. */
function keepsRole(at: ChangedBlock, { ladder, line }: Limit): boolean {
  const role = /\bas an? (?:[\p{L}-]+ )?([\p{L}]+)/u.exec(line)?.[1]
  return ladder.name === 'part' && role !== undefined && stemsIn(at.block.text).has(stem(canonicalWord(role)))
}

/** "With the deputy head" of "together with the deputy head". */
function namesThem({ block }: ChangedBlock, { line, text }: Limit): boolean {
  const [, others = ''] = /\bwith\s((?:[\p{L}'’-]+\s){0,2}[\p{L}'’-]+)/iu.exec(line.slice(line.indexOf(text))) ?? []
  const named = [...stemsIn(others)]
  const now = stemsIn(block.text)
  return named.length > 0 && named.every((one) => now.has(one)) && /\b(?:with|and)\b/i.test(block.text)
}

/** "Took part in the audit and checked 26 charts": who says the second only claims no more than was done. */
function isOfSibling(at: ChangedBlock, { ladder, line, text, scope }: Limit): boolean {
  if (ladder.name !== 'part') return false
  const now = stemsIn(at.block.text)
  const numbers: readonly string[] = at.block.text.match(/\d+/g) ?? []
  return clausesOf(line).some(
    (clause) =>
      !clause.text.includes(text) &&
      sharedBy(clause.stems, now) >= Math.min(2, clause.stems.size) &&
      [...clause.stems].some((one) => !scope.has(one) && now.has(one)) &&
      numbers.length > 0 &&
      numbers.every((one) => clause.text.includes(one)),
  )
}

function limitsIn(line: string): Limit[] {
  return ladders.flatMap((ladder) =>
    ladder.rungs.flatMap((all, rung) =>
      all.flatMap((one) =>
        limitsOf(line, one).map((found) => ({ ...found, ladder, rung, line, keeps: one.keeps ?? ladder.keeps })),
      ),
    ),
  )
}

function limitsOf(line: string, { words, reach }: Rung): Pick<Limit, 'text' | 'scope' | 'names'>[] {
  return [...line.matchAll(words)].slice(0, maxLimits).map(({ index, 0: text }) => {
    const end = index + text.length
    const around = reach === 'ahead' ? aheadOf(line, end) : segmentAround(line, index)
    const own = stemsIn(text)
    const scope = new Set([...around].filter((one) => !own.has(one)))
    const acronyms = [...line.matchAll(acronym)].map(([name]) => stem(canonicalWord(name)))
    const names = reach === 'around' ? acronyms.filter((one) => scope.has(one)) : []
    return { text, scope, names: new Set(names) }
  })
}

function aheadOf(line: string, from: number): ReadonlySet<string> {
  const clause = clausesOf(line).findLast((one) => one.from <= from)
  return clause ? stemsIn(line.slice(from, clause.from + clause.text.length)) : new Set()
}

/** More of one kind are no sentence. */
const maxLimits = 20
const acronym = /(?<!\p{L})\p{Lu}{2,6}(?!\p{L})/gu

/** Fewer words say nothing by themselves: "the project was stopped". */
const minOwnWords = 3
const pointsBack = /^\s*(?:it|this|that|which|they|the (?:project|work|plan|trial|pilot|course|programme?|product))\b/i

function segmentAround(line: string, at: number): ReadonlySet<string> {
  const segments = segmentsOf(line)
  const index = segments.findLastIndex((one) => one.from <= at)
  const own = segments[index]
  if (!own) return new Set()
  const before = segments[index - 1]
  return before && (own.stems.size < minOwnWords || pointsBack.test(own.text) || /\b(?:it|them)\b/i.test(own.text))
    ? new Set([...before.stems, ...own.stems])
    : own.stems
}

/** It still says so, or something more modest. */
const hasLimit = (text: string, { ladder: { rungs, name }, rung, keeps }: Limit): boolean =>
  keeps.test(text) ||
  (name === 'rhythm' && rung === 0 && /\b(?:19|20)\d\d\b/.test(text)) ||
  rungs.slice(0, rung + 1).some((all) => all.some(({ words }) => text.match(words) !== null))
