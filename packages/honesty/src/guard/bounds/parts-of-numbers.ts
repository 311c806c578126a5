// What a source says of a part of a number, and the draft of the whole: "1,840 hours, 620 of them at night" are no
// 1,840 hours at night; "3,000 in total" are no 3,000 each.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { isProse, isSpokenOf, sourceLines } from '../claims/sources.ts'
import { sharedBy, stemsIn } from '../claims/clauses.ts'
import { quantitiesOf } from '../text/quantities.ts'

export const judgePartsOfNumbers = ({ changed }: CaseFile): Violation[] =>
  changed
    .filter((at) => isProse(at) && at.block.text.length <= maxChars)
    .flatMap((at) => {
      const found = sourceLines(at)
        .filter((line) => line.length <= maxChars)
        .flatMap((line) => widened(at, line) ?? [])[0]
      return found === undefined ? [] : [blockViolation(at, 'scope', found)]
    })

const maxChars = 600
const number =
  '(?:\\d[\\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|some|few|several|half|most)'
const subset = new RegExp(
  `(?<before>^|.*?[\\s,;(])(?<part>${number})\\s(?:of\\s(?:them|these|those|which|whom)|(?:were|was|are|being)\\s)(?<what>[^.;()]{2,80})`,
  'iu',
)
const overall = /\b(?:in total|altogether|combined|overall|in all|total(?:ling)?|across (?:both|all))\b/i
const apiece = /\b(?:each|every|apiece|per)\b/i

const saysPart =
  /\b(?:some|including|partly|mostly|mainly|largely|chiefly|predominantly|among|of (?:them|which|whom))\b/i

interface Found {
  readonly text: string
  readonly question: string
}

function widened(at: ChangedBlock, line: string): Found | null {
  return ofWhole(at, line) ?? ofEach(at, line)
}

function ofWhole(at: ChangedBlock, line: string): Found | null {
  const { before = '', part = '', what = '' } = subset.exec(line)?.groups ?? {}
  if (part === '' || saysPart.test(at.block.text) || !isSaidNow(at, what, before)) return null
  const now = quantitiesOf(at.block.text)
  const values = new Set(now.map(({ value }) => value))
  const [small] = quantitiesOf(`${part} x`)
  const isPartKept = small ? values.has(small.value) : new RegExp(`\\b${part}\\b`, 'i').test(at.block.text)
  const whole = quantitiesOf(before).find(({ value }) => values.has(value))
  if (isPartKept || whole === undefined) return null
  return {
    text: now.find(({ value }) => value === whole.value)?.text ?? at.block.text,
    question: `Your resume says “${part} of” them, the draft all. Which is right?`,
  }
}

/** What the source says of the part alone stands in the draft. */
function isSaidNow(at: ChangedBlock, what: string, before: string): boolean {
  const rest = stemsIn(before)
  const own = new Set([...stemsIn(what)].filter((one) => !rest.has(one)))
  return own.size > 0 && sharedBy(own, stemsIn(at.block.text)) * 2 >= own.size && !isSpokenOf(at, own)
}

function ofEach(at: ChangedBlock, line: string): Found | null {
  const total = overall.exec(line)
  const each = apiece.exec(at.block.text)
  if (!total || !each || apiece.test(line) || overall.test(at.block.text)) return null
  const values = new Set(quantitiesOf(line).map(({ value }) => value))
  const same = quantitiesOf(at.block.text).find(({ value }) => values.has(value) && value > 1)
  return same
    ? { text: each[0], question: `Your resume says “${total[0]}”, the draft “${each[0]}”. Which is right?` }
    : null
}
