// Numbers: each with its unit must stand in the entry itself, in the form about it, or in the person's words. Derived
// ones are new ones.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import { isAsOften, isFrequency } from '../text/often.ts'
import type { Quantity } from '../text/quantity.ts'
import { shownNumber } from '../text/quantity.ts'
import { quantitiesOf } from '../text/quantities.ts'
import { isMeasured, isOfSameSort, proves } from '../text/same-quantity.ts'
import { originLine } from '../case/rewording.ts'
import { sentencesOf } from '../case/said-facts.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { isConverted } from '../figures/converted.ts'
import { asksForResult, isDerived } from '../figures/derived-numbers.ts'
import { newFrequencies } from './frequencies.ts'
import {
  countsHeads,
  countsItsList,
  countsLines,
  isDecade,
  isOneOf,
  isOrdinal,
  isSameRatio,
  isSameRhythm,
  isTeamOf,
  smallValue,
} from './numbers-in-words.ts'
import { isOfOtherTime } from '../figures/rates.ts'
import { isWorkedOut } from './worked-out.ts'
import { allStems, canonicalWord, contentStems, stem, wordsOf } from '../text/words.ts'

export function judgeNumbers({ changed, input }: CaseFile): Violation[] {
  const said = (input.asked ?? []).filter(asksForResult).join('\n')
  const isAsked = said !== ''
  return changed
    .filter(({ block, section }) => block.kind !== 'entry' && section.kind !== 'header')
    .flatMap((at) => {
      const origin = numbersOfOrigin(at)
      const isOfOrigin = (claim: Quantity) =>
        origin.some((source) => source.value === claim.value && isOfSameSort(source, claim)) || isOfLine(at, claim)
      return [
        ...(isAsked && isOfOtherTime(originLine(at), at.block.text) ? [] : newFrequencies(at)),
        ...quantitiesOf(at.block.text)
          .filter((claim) => !isDerived(originLine(at), at.block.text, { claim, isAsked, said }))
          .filter((claim) => !isOfOrigin(claim) && !isProven(at, claim) && !isPutRight(at, claim, input.said))
          .map((claim) => asViolation(at, claim)),
      ]
    })
}

/** What other words or numbers of the line come to. */
const made: readonly ((at: ChangedBlock, claim: Quantity) => boolean)[] = [
  isWorkedOut,
  (at, claim) => isYear(at, claim),
  isOfPeople,
  isMoreThanBefore,
  (at, claim) => isOneOf(at, claim),
  (at, claim) => isSameRatio(at, claim),
  (at, claim) => countsLines(at, claim),
  (at, claim) => isConverted(quantitiesOf(originLine(at)), claim),
  (at, claim) => isTeamOf(originLine(at), at.block.text, claim),
]

function isProven(at: ChangedBlock, claim: Quantity): boolean {
  const { own, block } = at
  // A digit inside a name ("level 2", "S3") is the name's.
  if (claim.name !== null && own.text.replaceAll('-', ' ').includes(claim.name)) return true
  if (isDecade(own.quantities, claim) || isSameRhythm(own.text, claim) || isOrdinal(own.text, claim)) return true
  if (made.some((rule) => rule(at, claim))) return true
  if (countsItsList(block.text, claim) || countsHeads(own, claim)) return true
  return (
    own.quantities.some((source) => proves(source, claim) && !isOfAnother(source, claim, own.quantities)) ||
    (claim.unit === '' && !claim.isOpen && claim.per === null && isOldText(own.text, claim.text, block.text))
  )
}

/** The line that it was made of has the number, and each word of what it counts. */
function isOfLine(at: ChangedBlock, claim: Quantity): boolean {
  const { amounts, all, stems, words } = lineOf(at)
  const isKnown = (one: string) =>
    stems.has(stem(canonicalWord(one))) || isFrequency(stem(one)) || words.some((word) => at.lexicon.covers(word, one))
  const isSameMeasure = (source: Quantity) =>
    !(isMeasured(source) || isMeasured(claim)) ||
    source.unit === claim.unit ||
    (claim.unit === '' && source.unit === source.per)
  return (amounts.get(claim.value) ?? [])
    .slice(0, maxSameValue)
    .some(
      (source) =>
        source.isOpen === claim.isOpen &&
        isSameMeasure(source) &&
        !isOfAnother(source, claim, all) &&
        (claim.per === null || isAsOften(claim.per, source)) &&
        (source.counted.length === 0 || countedWords(at, claim).every(isKnown)),
    )
}

/** More words are no line, and are not looked up. */
const maxLineWords = 200
function lineOf(at: ChangedBlock): OriginNumbers {
  const known = numbersOfLine.get(at)
  if (known) return known
  const line = originLine(at)
  const all = quantitiesOf(line)
  const words = wordsOf(line).map(({ text }) => text)
  const read: OriginNumbers = {
    all: all.slice(0, maxLineWords),
    amounts: Map.groupBy(all, ({ value }) => value),
    stems: allStems(line),
    words: words.length > maxLineWords ? [] : words,
  }
  numbersOfLine.set(at, read)
  return read
}
const numbersOfLine = new WeakMap<ChangedBlock, OriginNumbers>()

interface OriginNumbers {
  readonly all: readonly Quantity[]
  readonly amounts: ReadonlyMap<number, readonly Quantity[]>
  readonly stems: ReadonlySet<string>
  readonly words: readonly string[]
}

const countedWords = (at: ChangedBlock, { text, counted }: Quantity): readonly string[] => {
  const from = at.block.text.indexOf(text)
  const behind = wordsOf(at.block.text.slice(from, from + 60)).map((word) => word.text)
  return counted.map((one) => behind.find((word) => stem(word) === one) ?? one)
}

/** Of one value a line has few numbers. */
const maxSameValue = 12

const maxLineChars = 1000

/** "I have 5 people on my shift": as many receptionists, where the line had another number of those. */
function isOfPeople({ statements, ...at }: ChangedBlock, { value, counted }: Quantity): boolean {
  // A longer text is no line that is put right.
  if (statements.length === 0 || at.block.text.length > maxLineChars) return false
  const isThem = (one: Quantity) => one.value === value && one.counted[0] === stem('person')
  const before = quantitiesOf(at.gone.join('\n')).filter(
    (one) => one.counted[0] !== undefined && one.counted[0] === counted[0],
  )
  return before.length > 0 && statements.some((words) => quantitiesOf(words).some(isThem))
}

/** "Had two more students since": seven of the five that the line had. */
function isMoreThanBefore(at: ChangedBlock, { value }: Quantity): boolean {
  if (at.statements.length === 0 || at.block.text.length > maxLineChars) return false
  const line = originLine(at)
  if (line.length > maxLineChars) return false
  const before = quantitiesOf(line).map((one) => one.value)
  const more = at.statements.flatMap((words) =>
    Array.from(words.matchAll(moreSaid), ([, another = '', count = '']) => countOf(another || count)),
  )
  return before.some((one) => more.some((other) => one + other === value))
}
const moreSaid =
  /\b(another)\b|\b(one|two|three|four|five|six|seven|eight|nine|ten|\d{1,4}) (?:more|additional|extra)\b/gi
const countOf = (word: string): number => (/^another$/i.test(word) ? 1 : smallValue(word))

/** "In 2022": a year that the entry names, and no number of things. */
const isYear = ({ own, block }: ChangedBlock, { value }: Quantity): boolean =>
  Number.isInteger(value) &&
  value > 1950 &&
  value < 2100 &&
  new RegExp(`\\b${value}\\b`).test(own.text) &&
  new RegExp(
    `(?:\\b(?:in|since|from|until|during|before|after)\\s|[,(–-]\\s?)${value}(?=$|[,.;:)–-]|\\s(?:and|to|for|with|by|on|at|in|through|after)\\b)`,
    'i',
  ).test(block.text)

/** So large a share of a line's words comes from the one that it replaces. */
const minShared = 0.5

/**
 * The numbers of the lines that this one replaces, where it is made of them: there only the name of what is counted may
 * be another.
 */
function numbersOfOrigin(at: ChangedBlock): readonly Quantity[] {
  const stems = contentStems(at.block.text)
  const before = new Set(contentStems(originLine(at)))
  const isMadeOfIt = stems.filter((one) => before.has(one)).length >= minShared * stems.length
  return isMadeOfIt ? at.goneFacts.quantities : []
}

/** "It is 25 by now, not 18": the person said both, the number of the line and the one in its place. */
function isPutRight(at: ChangedBlock, claim: Quantity, said: readonly string[]): boolean {
  if (claim.isOpen) return false
  const isInPlace = ({ unit, per, counted, value }: Quantity) =>
    unit === claim.unit && per === claim.per && counted[0] === claim.counted[0] && value !== claim.value
  const before = quantitiesOf(originLine(at)).filter(isInPlace)
  if (before.length === 0) return false
  if (isCorrected(at, claim, before)) return true
  return sentencesOf(said.join('\n')).some((sentence) => {
    const values = quantitiesOf(sentence).map(({ value }) => value)
    return values.includes(claim.value) && before.some(({ value }) => values.includes(value))
  })
}

/** "It's 18 kids now" of the club's line: the person said the new number, and of what, and the old one is gone. */
function isCorrected(at: ChangedBlock, claim: Quantity, before: readonly Quantity[]): boolean {
  const values = new Set(quantitiesOf(at.block.text).map(({ value }) => value))
  if (before.every(({ value }) => values.has(value))) return false
  const line = new Set(contentStems(originLine(at)))
  return at.statements.some(
    (words) =>
      quantitiesOf(words).some(({ value }) => value === claim.value) &&
      contentStems(words).some((one) => line.has(one) && !/^\d/.test(one)),
  )
}

/** "Three students; two have defended": it was not three who did. */
const isOfAnother = (source: Quantity, claim: Quantity, all: readonly Quantity[]) =>
  claim.happened.some(
    (one) => !source.near.has(one) && all.some(({ near, value }) => near.has(one) && value !== claim.value),
  )

/** Written the very same way, digits and the word after them. */
function isOldText(source: string, claim: string, block: string): boolean {
  const at = source.indexOf(claim)
  const around = `${source[at - 1] ?? ''} ${source[at + claim.length] ?? ''}`
  return at !== -1 && block.includes(claim) && /\d/.test(claim) && !/[\p{L}\d]/u.test(around)
}

/** Beside what the draft said stands what the same line said, or of the same entry a number of the same things. */
function asViolation(at: ChangedBlock, claim: Quantity): Violation {
  const origin = quantitiesOf(originLine(at))
  const isOfLine = ({ text, unit }: Quantity) => unit === claim.unit && origin.some((one) => one.text === text)
  const isOfThing = ({ unit, counted }: Quantity) =>
    unit === claim.unit && counted[0] !== undefined && counted[0] === claim.counted[0]
  const isOther = ({ value }: Quantity) => value !== claim.value
  const thing = at.own.quantities.filter((one) => isOther(one) && isOfThing(one))
  const line = at.own.quantities.filter((one) => isOther(one) && isOfLine(one))
  const allowed = Array.from(new Set([...thing, ...line].map(shownNumber)))
  const text = shownNumber(claim)
  const question =
    allowed[0] === undefined
      ? `The draft said "${text}". Is there such a number, and what is it?`
      : `Your resume says ${allowed[0]}, the draft said ${text}. Which is right?`
  return blockViolation(at, 'number', { text, allowed, question })
}
