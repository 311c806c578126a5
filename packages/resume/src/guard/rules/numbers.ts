// Numbers: each with its unit must stand in the entry itself, in the form about it, or in the person's words. Derived ones are new ones.
import type { CaseFile, ChangedBlock } from '../case-file.ts'
import { blocksOf } from '../case-file.ts'
import type { Quantity } from '../quantities.ts'
import { proves, quantitiesOf } from '../quantities.ts'
import { goneLines } from '../retold.ts'
import type { Violation } from '../verdict.ts'
import { blockViolation } from '../violation.ts'
import { stem, wordsOf } from '../words.ts'

export function judgeNumbers({ changed, all, input, proposed }: CaseFile): Violation[] {
  const kept = new Set(blocksOf(proposed).map(({ text }) => text))
  const isTranslation = input.isTranslation === true
  return changed
    .filter(({ block, section }) => block.kind !== 'entry' && section.kind !== 'header')
    .flatMap((at) => [
      ...(isTranslation ? [] : newFrequencies(at, kept)),
      ...quantitiesOf(at.block.text)
        .filter((claim) => !isProven(at, claim, isTranslation))
        .map((claim) => asViolation(at, claim, all.quantities)),
    ])
}

function isProven({ own, block }: ChangedBlock, claim: Quantity, isTranslation: boolean): boolean {
  // A digit inside a name ("level 2", "S3") is the name's.
  if (isTranslation) return own.text.replace(/\D+/g, ' ').includes(digits(claim.text)) || digits(claim.text) === ''
  if (claim.name !== null && own.text.replaceAll('-', ' ').includes(claim.name)) return true
  if (countsItsList(block.text, claim) || isOneOf(own.text, claim)) return true
  return (
    own.quantities.some((source) => proves(source, claim) && !isOfAnother(source, claim, own.quantities)) ||
    (claim.unit === '' && !claim.isOpen && claim.per === null && isOldText(own.text, claim.text, block.text))
  )
}

/** "1 doctoral student" where a source has "one", "a" or "single" before what is counted. */
function isOneOf(source: string, { value, isOpen, counted, unit }: Quantity): boolean {
  if (value !== 1 || isOpen || unit === '%' || counted.length === 0) return false
  const words = wordsOf(source)
  return words.some(
    ({ text }, index) =>
      /^(?:one|an?|single)$/i.test(text) &&
      words.slice(index + 1, index + 4).some((next) => counted.includes(stem(next.text))),
  )
}

/** "Two states (Wisconsin and Illinois)": whoever reads on can count them; what they are is for the other rules. */
function countsItsList(line: string, { text, value }: Quantity): boolean {
  const list = /^[^.;:()]{0,30}[(:]\s*([^().;:]{3,200})/.exec(line.slice(line.indexOf(text) + text.length))?.[1]
  return value > 1 && list !== undefined && !/\d/.test(list) && list.split(/,\s*(?:and\s)?|\sand\s/).length === value
}

/** "Three students; two have defended": it was not three who did. */
const isOfAnother = (source: Quantity, claim: Quantity, all: readonly Quantity[]) =>
  claim.happened.some(
    (one) => !source.near.has(one) && all.some(({ near, value }) => near.has(one) && value !== claim.value),
  )

const yearly = /\b(?:year|annual)|\b(?:every|each) (?:spring|summer|autumn|fall|winter)\b/i
/** How often a thing is done is a number as well. */
const oftenness = new Map([
  ['hourly', /\bhour/i], ['daily', /\bda(?:y|ily)|\b(?:every|each) (?:morning|evening|night)/i], ['nightly', /\bnight/i],
  ['weekly', /\bweek|\b(?:every|each|on) (?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i], ['monthly', /\bmonth/i],
  ['quarterly', /\bquarter/i], ['yearly', yearly], ['annual', yearly], ['annually', yearly],
]) // prettier-ignore

const newFrequencies = (at: ChangedBlock, kept: ReadonlySet<string>): Violation[] =>
  wordsOf(at.block.text)
    .filter(({ text, from }) => {
      const pattern = oftenness.get(text.toLowerCase())
      if (!pattern || isOfLiving(at, from)) return false
      return !pattern.test(at.own.text) || isOtherwise(goneLines(at, kept), pattern, at.told)
    })
    .map(({ text }) => blockViolation(at, 'number', { text, question: `Was it ${text}?` }))

/** The lines that this one was made of say how often, and say it otherwise. */
const isOtherwise = (origin: string, pattern: RegExp, told: readonly string[]) =>
  !pattern.test(origin) &&
  !told.some((words) => pattern.test(words)) &&
  Array.from(oftenness.keys()).some((name) => new RegExp(`\\b${name}\\b`, 'i').test(origin))

/** "Activities of daily living" are no number. */
const isOfLiving = ({ block }: ChangedBlock, from: number) =>
  /^daily (?:living|life|activities)/i.test(block.text.slice(from, from + 20))

const digits = (text: string) => /\d[\d.,]*\d|\d/.exec(text)?.[0].replace(/\D+/g, ' ') ?? ''

/** Written the very same way, digits and the word after them. */
const isOldText = (source: string, claim: string, block: string) =>
  block.includes(claim) && source.includes(claim) && /\d/.test(claim)

function asViolation(at: ChangedBlock, claim: Quantity, all: readonly Quantity[]): Violation {
  const alike = (sources: readonly Quantity[]) =>
    sources.filter(({ unit, counted, value }) =>
      value !== claim.value ? unit === claim.unit && counted[0] === claim.counted[0] : true,
    )
  const allowed = alike(at.own.quantities)
    .concat(alike(all))
    .map(({ text }) => text)
  const first = allowed[0]
  const question =
    first === undefined
      ? `The draft said "${claim.text}". Is there such a number, and what is it?`
      : `Your resume says ${first}, the draft said ${claim.text}. Which is right?`
  return blockViolation(at, 'number', { text: claim.text, allowed: Array.from(new Set(allowed)), question })
}
