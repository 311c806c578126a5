// Of what proofreading finds, the mistakes with one right fix: what may be changed at one word of the person's. All the
// rest is left to them. A word that may be right (a name, a term, other English, another language) is left as it is.
import type { SourceChange, Span } from '../../lens/lens-types.ts'
import { articleBefore } from '../rules/article.ts'
import { isEnglish } from '../is-english.ts'
import { mutingKey } from '../finding.ts'
import { fixOf, proseOf, sourceSpan, type ProsePiece } from '../prose.ts'
import { isEnglishResume } from '../rules/resume-findings.ts'
import { lintsOf } from './lints-of.ts'
import type { ProseLint, ProseLinter } from './prose-lint.ts'
import { costs, spellingCost, surelyMeant } from './spelling-cost.ts'
import { spellings, type Spelling } from './suggestion.ts'

export interface SureFix {
  readonly isSpelling: boolean
  /** What stands there, and what is to: as a reader sees it. */
  readonly words: string
  readonly by: string
  /** Both, with the words beside them where they are too short to be known again: “a”, “,”. */
  readonly shown: readonly [was: string, is: string]
  readonly change: SourceChange
}

export interface SureFixes {
  /** False where nothing was read: rules and dictionary are for English. */
  readonly isEnglish: boolean
  /** Sorted by place; they do not overlap. */
  readonly fixes: readonly SureFix[]
  /** Where something was found that may be right, or may be mended in more than one way. */
  readonly open: readonly Span[]
}

export interface SureFixQuestion {
  latex: string
  spelling: Spelling
  /** Right as they are, by their keys (`mutingKey`). */
  ignored: readonly string[]
  /** What the person says is misspelt, in lower case: the likeliest of its suggestions is taken. */
  misspelt?: readonly string[]
}

interface Lint extends ProseLint {
  readonly piece: ProsePiece
}

export async function sureFixes(
  { latex, spelling, ignored, misspelt = [] }: SureFixQuestion,
  linter: ProseLinter,
): Promise<SureFixes> {
  const prose = proseOf(latex)
  if (!isEnglishResume(latex, prose)) return { isEnglish: false, fixes: [], open: [] }
  await linter.prepare(spelling, [])
  const right = new Set(ignored)
  const lints: Lint[] = []
  for (const piece of prose.pieces) {
    if (isForeign(piece.text, await linter.lint(piece.text))) continue
    const found = await lintsOf(piece, prose.names, linter)
    lints.push(...found.map((lint) => ({ ...lint, piece })).filter((lint) => !right.has(keyOf(lint))))
  }
  const doubtful = await rightWords(lints, { spelling, linter })
  const fixes: SureFix[] = []
  const open: Span[] = []
  for (const lint of lints.toSorted((one, other) => placeOf(one).from - placeOf(other).from)) {
    const isSaid = misspelt.includes(wordOf(lint).toLowerCase())
    const fix = isSaid ? saidFix(latex, lint) : doubtful.has(wordOf(lint)) ? null : fixFor(latex, lint)
    const last = fixes.at(-1)?.change
    if (fix && (!last || last.to <= fix.change.from)) fixes.push(fix)
    else if (!last || placeOf(lint).from >= last.to) open.push(placeOf(lint))
  }
  return { isEnglish: true, fixes, open }
}

const keyOf = (lint: Lint) => mutingKey({ rule: lint.isSpelling ? 'spelling' : 'grammar', words: wordOf(lint) })
const wordOf = ({ piece, start, end }: Lint) => piece.text.slice(start, end)
const placeOf = ({ piece, start, end }: Lint) => sourceSpan(piece, [start, end])

const minForeignWords = 3
const minForeignShare = 0.4

/** By its words of grammar, or by so many words that the dictionary lacks, names among them. */
function isForeign(text: string, lints: readonly ProseLint[]): boolean {
  if (!isEnglish(text)) return true
  const unknown = lints.filter(({ isSpelling, replacements, start, end }) => {
    return isSpelling && surelyMeant(text.slice(start, end), replacements) === null
  }).length
  return unknown >= minForeignWords && unknown >= (text.match(/\p{L}{2,}/gu)?.length ?? 0) * minForeignShare
}

function fixFor(latex: string, lint: Lint): SureFix | null {
  const by = lint.isSpelling ? surelyMeant(wordOf(lint), lint.replacements)?.words : sureReplacement(lint)
  return fixBy(latex, lint, by)
}

/** Of the suggestions for a word the nearest; null where there is none. */
function saidFix(latex: string, lint: Lint): SureFix | null {
  const words = wordOf(lint)
  const [by] = lint.isSpelling
    ? lint.replacements.toSorted((a, b) => spellingCost(words, a) - spellingCost(words, b))
    : []
  return by !== undefined && spellingCost(words, by) > maxSaidCost ? null : fixBy(latex, lint, by)
}
/** What costs more is another word. */
const maxSaidCost = 3

function fixBy(latex: string, lint: Lint, by: string | undefined): SureFix | null {
  const words = wordOf(lint)
  const change = by === undefined ? null : fixOf(latex, lint.piece, { start: lint.start, end: lint.end, words: by })
  return by === undefined || change === null
    ? null
    : { isSpelling: lint.isSpelling, words, by, shown: shownOf(lint, by), change }
}

const minShownLetters = 4

function shownOf({ piece: { text }, start, end }: Lint, by: string): readonly [string, string] {
  const words = text.slice(start, end)
  if ((words.match(/\p{L}/gu)?.length ?? 0) >= minShownLetters) return [words, by]
  const before = /^\p{L}/u.test(words) ? '' : (/\S+$/.exec(text.slice(0, start))?.[0] ?? '')
  const after = /^\s*\S+/.exec(text.slice(end))?.[0] ?? ''
  return [before + words + after, before + by + after]
}

/** What the grammar calls a mistake, and no matter of style. */
const sureKinds = new Set([
  'Agreement',
  'BoundaryError',
  'Eggcorn',
  'Formatting',
  'Malapropism',
  'Nonstandard',
  'Repetition',
  'Typo',
])
/** Of kinds that are not sure as a whole: "could of", "companys", "there orders". */
const sureRules = new Set(['ModalOf', 'RegularIrregulars', 'ThereToTheir'])

function sureReplacement({ rule, kind, replacements, piece, start, end }: Lint): string | undefined {
  const [by, other] = replacements
  if (by === undefined || other !== undefined) return undefined
  const rest = piece.text.slice(end).trimStart()
  if (rule === 'AnA') return articleBefore(rest) === by.toLowerCase() && !/^(?:an?|the)\s/i.test(rest) ? by : undefined
  const words = piece.text.slice(start, end)
  // "CI CI/CD", "RenderCV RenderCV": names may stand twice.
  if (kind === 'Repetition' && /\p{Lu}/u.test(words.slice(1))) return undefined
  return sureKinds.has(kind) || sureRules.has(rule) ? by : undefined
}

/**
 * Of the words that the dictionary lacks, those that may be right all the same: in the other English, or made of words
 * that it has.
 */
async function rightWords(
  lints: readonly Lint[],
  { spelling, linter }: Pick<SureFixQuestion, 'spelling'> & { linter: ProseLinter },
): Promise<ReadonlySet<string>> {
  const unknown = [...new Set(lints.filter(({ isSpelling }) => isSpelling).map(wordOf))]
  if (unknown.length === 0) return new Set()
  const costOf = new Map(
    lints.map((lint) => [wordOf(lint), surelyMeant(wordOf(lint), lint.replacements)?.cost ?? Infinity]),
  )
  const parts = new Map(unknown.map((word) => [word, partsOf(word, costOf.get(word)!)]))
  const missing = await unknownAmong([...parts.values()].flat(2), linter)
  const right = unknown.filter((word) => parts.get(word)!.some((both) => both.every((part) => !missing.has(part))))
  const other = spellings.find((one) => one !== spelling)!
  await linter.prepare(other, [])
  const missingThere = await unknownAmong(unknown, linter)
  await linter.prepare(spelling, [])
  return new Set([...right, ...unknown.filter((word) => !missingThere.has(word))])
}

const endings = 's es ed d ing er ers ee ees able ist ists less wise ship'.split(' ')
const beginnings = 're pre un non co sub over micro multi tele inter intra anti'.split(' ')
const minPart = 4

/**
 * Ways to cut it into words: "runbook", "trainings", "reskilled". None for the smallest slips ("occured"), which are
 * more likely than any new word.
 */
function partsOf(word: string, cost: number): string[][] {
  if (cost <= costs.doubled) return []
  const lower = word.toLowerCase()
  const count = cost <= costs.vowel ? 0 : Math.max(0, lower.length - 2 * minPart + 1)
  const halves = Array.from({ length: count }, (_gap, at) => [lower.slice(0, at + minPart), lower.slice(at + minPart)])
  const ended = endings.filter((end) => lower.endsWith(end)).map((end) => [lower.slice(0, -end.length)])
  const begun = beginnings.filter((one) => lower.startsWith(one)).map((one) => [lower.slice(one.length)])
  return [...halves, ...[...ended, ...begun].filter(([part]) => part!.length >= minPart)]
}

/** The dictionary is asked for so many at once. */
const maxAsked = 200

async function unknownAmong(words: readonly string[], linter: ProseLinter): Promise<Set<string>> {
  const all = [...new Set(words)]
  const unknown = new Set<string>()
  for (let at = 0; at < all.length; at += maxAsked) {
    const text = all.slice(at, at + maxAsked).join('\n\n')
    for (const { isSpelling, start, end } of await linter.lint(text))
      if (isSpelling) unknown.add(text.slice(start, end))
  }
  return unknown
}
