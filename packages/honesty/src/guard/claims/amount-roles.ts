// Numbers that a source has in another role: "to 12 %" for "by 12 %", 41 for "26 of 41", metres for feet.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import { saysHowOften } from '../text/often.ts'
import { quantitiesOf } from '../text/quantities.ts'
import type { Quantity } from '../text/quantity.ts'
import { shownNumber } from '../text/quantity.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { measureOf } from './measures.ts'
import { stem } from '../text/words.ts'
import { stemsIn } from './clauses.ts'
import { isProse, sourceLines } from './sources.ts'

export function judgeAmountRoles({ changed }: CaseFile): Violation[] {
  return changed.filter(isProse).flatMap((at) => {
    const before = sourceLines(at).flatMap(amountsIn)
    const now = amountsIn(at.block.text)
    if (before.length === 0 || before.length > maxAmounts || now.length > maxAmounts) return []
    return now
      .filter(
        (claim) =>
          isInOtherRole(claim, before) ||
          isWholeOfPart(claim, { now, before }) ||
          isOtherMeasure(claim, { now, before }) ||
          isSwapped(claim, before) ||
          isNewRate(claim, before) ||
          isWholeOfSome(at, claim, now),
      )
      .filter((claim) => !at.statements.some((words) => amountsIn(words).some((one) => one.value === claim.value)))
      .slice(0, 1)
      .map((claim) => roleViolation(at, claim, before))
  })
}

/** "Per shift", "a night". */
const anyRate =
  /\b(?:per|each|every|an?|nightly)\s(?:shift|evening|night|weekend|season|term|semester|session|visit|class|round)\b|\b(?:nightly|on weekends)\b/i

/** A line with more numbers is a table; whether they stand in a source is for another rule. */
const maxAmounts = 60

type Role = 'by' | 'to' | 'from' | 'of' | null

interface Amount {
  readonly quantity: Quantity
  readonly value: number
  readonly role: Role
  /** "Of 41": the number of which this one is a part. */
  readonly base: number | null
  /** "Of whom 9": of what was named before. */
  readonly isPart: boolean
  /** Its line says how often something is. */
  readonly rate: boolean
  /** A unit of a physical measure, in its canonical form; null where the number has none. */
  readonly measure: string | null
}

const about = '(?:about|around|roughly|approximately|nearly|almost|over|some|more than|up to|a further)?'
const signs = '[$€£¥₹~]?'
const roles = (['by', 'to', 'from'] as const).map(
  (role) => [role, new RegExp(`\\b${role}\\s+${about}\\s*${signs}\\s*$`, 'i')] as const,
)
const difference =
  /^[^.;,]{0,24}?\b(?:faster|quicker|sooner|less|fewer|more|higher|lower|shorter|longer|reduction|decrease|increase|improvement)\b/i
/** "Up from 4 to 6" has its own signs. */
const arrow = /(?:→|->|–>)\s*$/

/** In order. */
export function amountsIn(line: string): Amount[] {
  let at = 0
  const amounts = quantitiesOf(line).map((quantity) => {
    const number = /^\S+/.exec(quantity.text)?.[0] ?? quantity.text
    const from = Math.max(line.indexOf(quantity.text, at), 0)
    at = from + number.length
    const before = line.slice(Math.max(0, from - 40), from)
    const after = line.slice(at, at + 40)
    const said = arrow.test(before) ? 'to' : (roles.find(([, pattern]) => pattern.test(before))?.[0] ?? null)
    const role = said ?? (difference.test(after) ? 'by' : null)
    return {
      quantity,
      value: quantity.value,
      role,
      base: /^\d+(?:st|nd|rd|th)/.test(quantity.text) ? null : baseIn(after),
      measure: measureOf(line.slice(from, from + 40)),
      isPart: /\bof (?:whom|which|them|these)\s*(?:about |only |just )?$/i.test(before),
      rate: saysHowOften(line) || anyRate.test(line),
    }
  })
  const bases = new Set(amounts.map(({ base }) => base))
  return amounts.map((one): Amount => (one.role === null && bases.has(one.value) ? { ...one, role: 'of' } : one))
}

const baseIn = (after: string): number | null => {
  const of = /^\s+(?:out )?of (?:(?:the|our|my|its) [\p{L}-]+['’]s? |the |all |my |our |a total of )?(?=\S)/iu.exec(
    after,
  )
  const [base] = of ? quantitiesOf(after.slice(of[0].length)) : []
  return of && base && after.slice(of[0].length).startsWith(base.text.split(' ')[0] ?? '') ? base.value : null
}

/** "By" and "to" the same number are two things; where one of them says neither, it may mean either. */
function isInOtherRole({ value, role, quantity }: Amount, before: readonly Amount[]): boolean {
  // "By 16 %" of "from 19 to 16 days" has no more than the digits in common.
  const isShare = (one: Quantity) => one.unit === '%'
  const same = before.filter((one) => one.value === value && isShare(one.quantity) === isShare(quantity))
  return role !== null && same.length > 0 && same.every((one) => one.role !== null && one.role !== role)
}

/** The amounts of the draft's line, and of the lines that it was made of. */
interface Lines {
  readonly now: readonly Amount[]
  readonly before: readonly Amount[]
}

/** "41 charts" of a line that said "26 of 41 charts", with the 26 gone. */
const isWholeOfPart = ({ value }: Amount, { now, before }: Lines) =>
  before.some((one) => one.base === value && !now.some((other) => other.value === one.value || other.base === value)) &&
  !before.some((one) => one.value === value && !before.some(({ base }) => base === one.value))

/** Where the number is still there in its own measure, the other one is a number of its own. */
const isOtherMeasure = ({ value, measure }: Amount, { now, before }: Lines): boolean => {
  const same = before.filter((one) => one.value === value && one.measure !== null)
  const isKept = now.some((one) => one.value === value && same.some((old) => old.measure === one.measure))
  return measure !== null && !isKept && same.length > 0 && same.every((one) => one.measure !== measure)
}

/** "12 nurses and 3 interns" as "3 nurses": the number is of the one thing, the thing has the other number. */
function isSwapped({ quantity, value }: Amount, before: readonly Amount[]): boolean {
  const [thing] = quantity.counted
  // Of "Year 9" the number is the name's.
  if (quantity.name !== null && before.some((one) => one.quantity.name === quantity.name)) return false
  const isOfThing = (one: Amount) => thing !== undefined && one.quantity.counted[0] === thing
  const same = before.filter((one) => one.value === value)
  return (
    same.length > 0 &&
    same.every(
      (one) =>
        !one.isPart &&
        one.quantity.counted.length > 0 &&
        !one.quantity.counted.some((known) => quantity.counted.includes(known)),
    ) &&
    before.some((one) => one.value !== value && isOfThing(one))
  )
}

/** "Sold 34 homes" of "listed 34 homes, of which 27 have sold". */
function isWholeOfSome(at: ChangedBlock, { value }: Amount, now: readonly Amount[]): boolean {
  const stems = stemsIn(at.block.text)
  return sourceLines(at).some((line) => {
    const [, some = '', deed = ''] = ofWhich.exec(line) ?? []
    const [part] = quantitiesOf(some)
    const isDone = stems.has(stem(deed)) || (finished.test(deed) && finished.test(at.block.text))
    if (!part || now.some((one) => one.value === part.value) || !isDone) return false
    const [whole] = quantitiesOf(line)
    return whole?.value === value && value > part.value
  })
}
/** "Designed 9, of which 5 have been built": nine were not delivered. */
const finished =
  /\b(?:built|delivered|completed|implemented|installed|finished|constructed|launched|sold|shipped|adopted)\b/i
const ofWhich =
  /\b(?:of which|of whom|of them|of these)\s((?:about |only )?[\w-]+)\s(?:(?:has|have|had|was|were|are|is)\s(?:been\s)?)?([a-z]{3,})/i

/** "14 a year" of "14 over two years". */
const isNewRate = ({ quantity, value }: Amount, before: readonly Amount[]): boolean => {
  const same = before.filter((one) => one.value === value)
  return quantity.per !== null && same.length > 0 && same.every(({ rate }) => !rate)
}

function roleViolation(at: ChangedBlock, { quantity, value }: Amount, before: readonly Amount[]): Violation {
  const text = shownNumber(quantity)
  const source = before.find((one) => one.value === value || one.base === value)
  const allowed = source ? [shownNumber(source.quantity)] : []
  return blockViolation(at, 'number', {
    text,
    allowed,
    question: `The draft said “${text}” of something else than your resume does. What is the number of?`,
  })
}
