// What no field took, line by line, so that nothing of the PDF is lost on the way.
import type { SourceLine, UnreadLine } from '@galley/contract/import'
import { contactLabel } from '../vocabulary/contact-words.ts'
import { fieldLabelOf } from '../vocabulary/field-labels.ts'
import type { Line } from '../layout/layout.ts'
import type { PdfText } from '../layout/pdf-text.ts'
import { boxesOf, runOf, slice } from '../layout/positioned-text.ts'
import type { Run, Word } from '../layout/positioned-text.ts'
import { wordsIn } from '../layout/words.ts'

type Part = Run['parts'][number]

/** Neighbouring words that are left over are one text. */
export function unreadLines(
  lines: readonly Line[],
  { used, contacts }: { used: readonly Part[]; contacts: readonly Part[] },
): UnreadLine[] {
  const taken = coverage(used)
  const takenByContacts = coverage(contacts)
  return lines.flatMap((line) => {
    const run = runOf(line.words)
    const isFree = freeCharacters(run, taken)
    const isNoContact = freeCharacters(run, takenByContacts)
    return stretches(run.text, isFree)
      .map(({ start, end }) => ({ left: slice(run, start, end), isBeforeContact: isNoContact[end] === false }))
      .filter(({ left, isBeforeContact }) => !(isBeforeContact && isLabelIn(line, left.text)))
      .filter(({ left }) => line.cells.length === 1 || fieldLabelOf(left.text) === undefined)
      .map(({ left }) => asUnread(left, 'unplaced'))
  })
}

/** "Email:", or "Email" in a column of its own, has said what it had to when the value beside it has its field. */
function isLabelIn({ cells }: Line, text: string): boolean {
  const label = text.trim()
  const isWhole = contactLabel.exec(label)?.[0].length === label.length
  return isWhole && (label.endsWith(':') || cells.some((cell) => cell.text.trim() === label))
}

/** Every line as it is printed, and what of it is surely known. */
export function sourceLines(lines: readonly Line[], sure: readonly Part[]): SourceLine[] {
  const taken = coverage(sure)
  return lines.map((line) => {
    const run = runOf(line.words)
    const isFree = freeCharacters(run, taken)
    return { text: run.text, boxes: boxesOf(run.parts), sure: takenSpans(run.text, isFree) }
  })
}

/** Spaces belong to what stands around them. */
function takenSpans(text: string, isFree: readonly boolean[]): [number, number][] {
  const spans: [number, number][] = []
  for (const [index, free] of isFree.entries()) {
    const last = spans.at(-1)
    if (free || text[index] === ' ') continue
    if (last && last[1] >= index - 1) last[1] = index + 1
    else spans.push([index, index + 1])
  }
  return spans
}

export const unreadWords = (words: readonly Word[], reason: UnreadLine['reason']): UnreadLine =>
  asUnread(runOf(words), reason)
const asUnread = (run: Run, reason: UnreadLine['reason']): UnreadLine => ({
  text: run.text,
  reason,
  boxes: boxesOf(run.parts),
})

/** Invisible words, as they follow each other on one base line. */
export function hiddenLines(pdf: PdfText): Word[][] {
  const lines: Word[][] = []
  for (const word of wordsIn({ ...pdf, items: pdf.items.filter(({ isHidden }) => isHidden === true) })) {
    const last = lines.at(-1)?.at(-1)
    const isBeside = last && last.page === word.page && Math.abs(last.baseline - word.baseline) < word.size / 2
    if (isBeside) lines.at(-1)!.push(word)
    else lines.push([word])
  }
  return lines.filter((words) => words.some(({ text }) => /[\p{L}\p{N}]/u.test(text)))
}

function coverage(used: readonly Part[]): Map<Word, [number, number][]> {
  const taken = new Map<Word, [number, number][]>()
  for (const { word, from, to } of used) taken.set(word, [...(taken.get(word) ?? []), [from, to]])
  return taken
}

function freeCharacters(run: Run, taken: ReadonlyMap<Word, readonly [number, number][]>): boolean[] {
  const isFree = Array.from({ length: run.text.length }, () => false)
  for (const { word, at } of run.parts)
    for (let index = 0; index < word.text.length; index += 1)
      isFree[at + index] = !(taken.get(word) ?? []).some(([from, to]) => index >= from && index < to)
  return isFree
}

/** Runs of free characters that have a letter or a figure in them. */
function stretches(text: string, isFree: readonly boolean[]): { start: number; end: number }[] {
  const all: { start: number; end: number }[] = []
  let start = -1
  for (let index = 0; index <= text.length; index += 1) {
    const goesOn = index < text.length && (isFree[index] || text[index] === ' ')
    if (goesOn && start < 0) start = index
    if (goesOn || start < 0) continue
    if (/[\p{L}\p{N}]/u.test(text.slice(start, index))) all.push({ start, end: index })
    start = -1
  }
  return all
}
