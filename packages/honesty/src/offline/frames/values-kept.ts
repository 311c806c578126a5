// Which of two readings of a message has more of what it says: its numbers, dates, addresses and names that the resume
// did not have.
import { datesSaid } from './dates.ts'
import { isSameStem, wordsOf } from './stems.ts'

const values =
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+|(?<![\p{L}\p{N}])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:\/\S+)?|\d+(?:[.,]\d+)*|(?<!\p{L})\p{Lu}[\p{L}'’-]{2,}|\b[ABC][12]\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gu
const isMonth = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i

/** How much of what a message says an edit changed: its values, and half as much for each other word. Pure. */
export function valuesKept(before: string, after: string, message: string): number {
  const dates = datesSaid(message)
  const said = new Set(
    Array.from(message.matchAll(values), ({ 0: text, index }) => ({ text, index }))
      .filter(({ text, index }) => !isMonth.test(text) && !dates.some(({ from, to }) => index >= from && index < to))
      .map(({ text }) => text.toLowerCase()),
  )
  const [old, fresh] = [linesOnlyIn(before, after), linesOnlyIn(after, before)]
  const countIn = (text: string, value: string) => text.split(value).length - 1
  const written = [...said].filter((value) => countIn(fresh, value) > countIn(old, value))
  // A date counts where its month is written, too.
  const lines = fresh.split('\n')
  const time = dates.filter(
    ({ isOld, year, month }) =>
      !isOld &&
      lines.some((line) => line.includes(year) && (month === null || isWritten(line, month))) &&
      !old.split('\n').some((line) => line.includes(year) && (month === null || isWritten(line, month))),
  )
  const others = message.replaceAll(values, (found) => (said.has(found.toLowerCase()) ? ' ' : found))
  return written.length + time.length + wordsChanged(old, fresh, others) / 2
}

/** How many words of the message came or went. */
function wordsChanged(old: string, fresh: string, message: string): number {
  const counts = new Map<string, number>()
  const count = (text: string, by: number) => {
    for (const { stem } of wordsOf(text)) counts.set(stem, (counts.get(stem) ?? 0) + by)
  }
  count(old, -1)
  count(fresh, 1)
  const changed = [...counts].filter(([, by]) => by !== 0).map(([stem]) => stem)
  const said = new Set(wordsOf(message).map(({ stem }) => stem))
  return [...said].filter((stem) => !/\d/.test(stem) && changed.some((one) => isSameStem(one, stem))).length
}

/** Words with which people speak of themselves, and to others. */
const talks = new Set('i it this that those these my me please can you your'.split(' '))
/** So many words of the message in a row were not meant to be written down. */
const maxCopied = 6
/** Whether an edit wrote a part of the message down as it stands, which was neither quoted nor dictated. Pure. */
export function isCopied(before: string, after: string, message: string): boolean {
  if (/[:"“]/.test(message)) return false
  const said = message.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []
  const fresh = ` ${(linesOnlyIn(after, before).match(/[\p{L}\p{N}'’]+/gu) ?? []).join(' ')} `
  const runs = said.slice(maxCopied - 1).map((_word, at) => said.slice(at, at + maxCopied))
  return runs.some((run) => run.some((word) => talks.has(word)) && fresh.includes(` ${run.join(' ')} `))
}

function linesOnlyIn(text: string, other: string): string {
  const known = new Set(other.split('\n'))
  return text
    .split('\n')
    .filter((line) => !known.has(line))
    .join('\n')
    .toLowerCase()
}

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const isWritten = (line: string, month: number): boolean =>
  line.includes(names[month]!) ||
  new RegExp(String.raw`(?:-|\b)${String(month + 1).padStart(2, '0')}(?:/|\b)`).test(line)
