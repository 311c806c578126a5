// Lines in another language than those that they replace. Only the wording may be new: numbers, names, levels, ranks
// and what makes work larger are compared by what they are called in each language, and no line comes without one that
// it translates.
import type { CaseFile, ChangedBlock, TranslatedBlock } from '../case/case-file.ts'
import type { Amount } from '../languages/amounts.ts'
import { amountsIn, isSameNumber } from '../languages/amounts.ts'
import { claims, degrees, levels, named, tongues } from '../languages/concepts.ts'
import { languageOf } from '../languages/language-of.ts'
import { isSameHeadInOtherLanguage } from './heads.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { listItems } from '../text/list-items.ts'
import { canonicalWord, plain, stem } from '../text/words.ts'
import { namesIn } from './terms.ts'

interface Found {
  readonly code: 'number' | 'term' | 'skill' | 'scope'
  readonly text: string
}

/** Stops, and what only the person can confirm. */
export function judgeTranslated(file: CaseFile): { stops: Violation[]; doubts: Violation[] } {
  const heads = file.translated.filter(({ block }) => block.kind === 'entry')
  const lines = file.translated.filter(({ block }) => block.kind !== 'entry')
  const judged = heads.map((at) => isSameHeadInOtherLanguage(at, file))
  const groups = Map.groupBy(lines, ({ gone }) => gone)
  return {
    stops: [
      ...judged.flatMap(({ stops }) => stops),
      ...judgeOwnLanguage(file),
      ...Array.from(groups.values()).flatMap((group) => judgeLines(group, file)),
    ],
    doubts: [...judged.flatMap(({ doubts }) => doubts), ...lines.flatMap((at) => doubtedNames(at, file))],
  }
}

/** A resume that is in no English: what the rules for English words do not see. */
function judgeOwnLanguage({ changed }: CaseFile): Violation[] {
  return changed.flatMap((at) => {
    const language = languageOf(at.block.text)
    if (language === null || language === 'en' || at.block.kind === 'entry') return []
    const line = { ...at, pair: { from: language, to: language } }
    const found = [...strangeAmounts(line, at.own.text), ...otherTimes(line), ...strangeClaims(line, at.own.text)]
    return found.map(({ code, text }) => blockViolation(at, code, { text, question: questionOf(text) }))
  })
}

/** In German a capital makes no name; one that follows these at once, and ends like no noun, may be one. */
const behindPreposition = /(?<=\b(?:bei|für|von|mit|durch) )\p{Lu}[\p{L}&.-]+/gu
const nounEnding = /(?:en|n|er|e|ung|heit|keit|schaft|ion|ik|tät|nis|um|ur|anz|enz|t|el)$/

function doubtedNames(at: TranslatedBlock, { all }: CaseFile): Violation[] {
  if (at.pair.to !== 'de') return []
  const names = (at.block.text.match(behindPreposition) ?? []).map((name) => name.replace(/[.-]$/, ''))
  return names
    .filter(
      (name) => !nounEnding.test(name) && !name.split('-').some((part) => all.stems.has(stem(canonicalWord(part)))),
    )
    .map((text) => blockViolation(at, 'term', { text, question: questionOf(text) }))
}

/** Each line beside the one that speaks least against it, and every one of those once. */
function judgeLines(group: readonly TranslatedBlock[], file: CaseFile): Violation[] {
  const left = new Set(group[0]?.gone.keys())
  return group.flatMap((at, place) => {
    const rated = Array.from(left, (index) => ({
      index,
      found: foundIn(at, at.gone[index] ?? '', file),
      distance: Math.abs(index - place),
    })).toSorted((one, other) => one.found.length - other.found.length || one.distance - other.distance)
    const [best] = rated
    if (!best)
      return [
        blockViolation(at, 'term', {
          text: at.block.text,
          question: `The draft had "${at.block.text}", which translates no line of yours. Did you do that?`,
        }),
      ]
    left.delete(best.index)
    return best.found.map(({ code, text }) => blockViolation(at, code, { text, question: questionOf(text) }))
  })
}

const questionOf = (text: string) => `The draft said "${text}". Is that right?`

function foundIn(at: TranslatedBlock, origin: string, file: CaseFile): Found[] {
  return [
    ...strangeAmounts(at, origin),
    ...strangeLevels(at, origin),
    ...strangeClaims(at, origin),
    ...longerList(at, origin),
    ...namesIn(at, file).map((text) => ({ code: 'term', text }) as const),
  ]
}

function strangeAmounts({ block, statements, pair }: TranslatedBlock, origin: string): Found[] {
  const known = [...amountsIn(origin, pair.from), ...statements.flatMap((words) => amountsIn(words, 'en'))]
  return amountsIn(block.text, pair.to)
    .filter((claim) => !known.some((source) => isSameNumber(source, claim)))
    .map(({ text }) => ({ code: 'number', text }))
}

/** Elsewhere in a resume the same number may be of anything: so many years need a source that says years. */
function otherTimes({ block, own, statements, pair }: TranslatedBlock): Found[] {
  const times = [own.text, ...statements].flatMap((text) => amountsIn(text, pair.to)).filter(({ unit }) => unit !== '')
  const isOfTime = ({ unit }: Amount) => /^[a-z]{3,}$/.test(unit)
  return amountsIn(block.text, pair.to)
    .filter(
      (claim) => isOfTime(claim) && !times.some((source) => source.unit === claim.unit && isSameNumber(source, claim)),
    )
    .map(({ text }) => ({ code: 'number', text }))
}

/** Of each language that is spoken its own level; elsewhere the levels of the line. */
function strangeLevels({ block, statements }: TranslatedBlock, origin: string): Found[] {
  const sources = [origin, ...statements].flatMap(itemsOf)
  return itemsOf(block.text).flatMap((item) => {
    const [tongue] = item.tongues
    const own = sources.filter((one) => tongue === undefined || one.tongues.includes(tongue))
    // "Mittelgroß" is no level in a sentence.
    if (tongue === undefined && block.kind === 'paragraph') return []
    const isStrange = tongue !== undefined && item.levels.length > 0 && own.length === 0
    const isHigher = item.levels.some((level) => !own.some((one) => one.levels.includes(level)))
    return isStrange || isHigher ? [{ code: 'skill' as const, text: item.text }] : []
  })
}
const itemsOf = (text: string) =>
  listItems(text).map(({ text: item }) => ({
    text: item.trim(),
    tongues: named(tongues, plain(item)),
    levels: named(levels, plain(item)),
  }))

function strangeClaims({ block, own, statements }: ChangedBlock, origin: string): Found[] {
  const source = plain([origin, own.text, ...statements].join('\n'))
  const rows = [...claims, ...degrees.map(([name, pattern]) => [name, pattern, undefined] as const)]
  return rows.flatMap(([, claim, proof]) => {
    const text = plain(block.text)
    const match = claim.exec(text)
    if (!match || claim.test(source) || proof?.test(source) === true) return []
    const word = /^[\p{L}-]*/u.exec(text.slice(match.index))?.[0] ?? ''
    const from = text.length === block.text.length ? block.text.slice(match.index, match.index + word.length) : ''
    return [{ code: 'scope', text: from === '' ? block.text : from }]
  })
}

/** A list of skills in another language has no more items than before. */
function longerList({ block }: ChangedBlock, origin: string): Found[] {
  if (block.kind !== 'skills') return []
  const [now, before] = [block.text, origin].map((text) => itemsOf(text).length) as [number, number]
  return now > before ? [{ code: 'skill', text: block.text }] : []
}
