// The name and the line under it. A name is large, near the top, made of a few capitalised words, and often what the
// e-mail address says.
import { confidenceFrom } from '@galley/contract/confidence'
import { contactLabel } from '../vocabulary/contact-words.ts'
import { degreePattern } from '../vocabulary/degree-words.ts'
import { isDocumentName } from '../vocabulary/document-names.ts'
import { findDates } from '../vocabulary/find-dates.ts'
import { plainWords } from '@galley/resume/text/plain-words'
import { aliasOf } from '@galley/resume/outline/heading-kind'
import type { Line } from '../layout/layout.ts'
import { titleScore } from '../vocabulary/name-scores.ts'
import { placeScore } from '../vocabulary/places.ts'
import { isBoldRun, joinRuns, slice, trimRun, wordsOf } from '../layout/positioned-text.ts'
import type { Run } from '../layout/positioned-text.ts'

const label =
  /^(?:name|full name|curriculum vitae|cv|résumé|resume|lebenslauf)\s*(?:of|von|:|[–—-])?\s*(?=\p{Lu})|^(?:氏名|姓名|名前|성명|이름)[\s:：]+(?=\p{Lo})/iu
const nameShape =
  /^\p{L}[\p{L}\p{M}'’.-]*(?:\s+[("“]?\p{L}[\p{L}\p{M}'’.-]*[)"”]?){0,7}(?:,\s*(?:[A-Z]{2,5}|Ph\.?D\.?|M\.?D\.?|[A-Z][\w.]{1,4})){0,4}$/u

/** "E-Mail", "Phone", "GPA": what stands before a value. */
const isLabel = (text: string): boolean => {
  const bare = text.replace(/[\s:.]+$/, '')
  return contactLabel.exec(`${bare}:`)?.[0].length === bare.length + 1 || /^(?:GPA|CGPA)\b/i.test(bare)
}

/** "Name", in a cell of its own before the name. */
const nameLabel =
  /^(?:name|full name|first and last name|vor- und (?:nach|zu)name|nombre(?: completo)?|nom(?: complet)?|nome(?: completo)?|naam|namn|navn|imię i nazwisko|jméno|ad soyad|adı soyadı|имя|фио|ім['’]?я|ονοματεπώνυμο|姓名|氏名|名前|이름|성명|الاسم|שם)\s*[:：]?$/iu

export interface NamedPerson {
  readonly name: Run | undefined
  readonly nameSureness: number
  readonly headline: Run | undefined
}

/** `rests` are the head's texts without its contacts, in reading order. */
export function personIn(rests: readonly Run[], { bodySize, email }: { bodySize: number; email: string }): NamedPerson {
  const runs = rests.map((run) => slice(run, label.exec(run.text)?.[0].length ?? 0)).flatMap(byHeight)
  const scored = runs.map((run, index) => ({
    run,
    index,
    score:
      nameScore(run, { bodySize, email, index, isNamed: isNameWithDegree(run, runs) }) +
      (nameLabel.test(runs[index - 1]?.text ?? '') ? labelled : 0),
  }))
  const best = scored.toSorted((one, other) => other.score - one.score)[0]
  if (!best || best.score < 0.8) return { name: undefined, nameSureness: 0, headline: headlineIn(runs, []) }
  const halves = nameParts(runs, best.index, bodySize)
  const name = withoutDocument(withSpaces(joinedName(halves.map((index) => runs[index]!))))
  return {
    name,
    nameSureness: Math.min(0.98, confidenceFrom.likely + best.score * 0.12),
    headline: headlineIn(runs, halves),
  }
}

/** "Jan Küster Resume". */
function withoutDocument(run: Run): Run {
  const end = /\s+(?:[–—|-]\s*)?(?:r[ée]sum[ée]|cv|curriculum vitae|lebenslauf)$/i.exec(run.text)
  return end && run.text.slice(0, end.index).includes(' ') ? slice(run, 0, end.index) : run
}

/** First and last name may be parted by their type alone. */
function withSpaces(run: Run): Run {
  const words = wordsOf(run)
  const isParted = !run.text.includes(' ') && words.length === 2 && words[0]!.font !== words[1]!.font
  const at = run.parts[1]?.at ?? 0
  return isParted && words.every(({ text }) => text.length > 2) ? joinRuns([slice(run, 0, at), slice(run, at)]) : run
}

/**
 * "Jo Vance, MD" is a person, "Boston, MA" a town: what ends in letters that are both a state and a degree, begins the
 * head and is set in its largest type, is a name.
 */
export function isNameWithDegree({ text }: Run, rests: readonly Run[]): boolean {
  const [first] = rests
  if (first?.text !== text || !degreePattern.test(/[^\s,]+$/.exec(text)?.[0] ?? '')) return false
  return rests.every((run) => sizeOf(run) <= sizeOf(first))
}

/** A name, and smaller in the same line what they do. */
function byHeight(run: Run): Run[] {
  // Small capitals are of one word with the large one before them.
  const isApart = (at: number) => run.text[at - 1] === ' '
  const cut = run.parts.findIndex(
    ({ word, at }, index) => index > 0 && isApart(at) && word.size * 1.25 < run.parts[index - 1]!.word.size,
  )
  const at = run.parts[cut]?.at
  return at === undefined ? [run] : [slice(run, 0, at), slice(run, at)]
}

/** More than anything else that a head has. */
const labelled = 3
const sizeOf = (run: Run) => Math.max(0, ...wordsOf(run).map(({ size }) => size))

interface NameView {
  readonly bodySize: number
  readonly email: string
  readonly index: number
  readonly isNamed: boolean
}

const digraphs = new Map(['äae', 'öoe', 'üue', 'åaa', 'øoe', 'æae'].map((pair) => [pair.slice(0, 1), pair.slice(1)]))
/** As addresses have to spell it: "boehmer" for "Böhmer". */
const withDigraphs = (text: string) => text.toLowerCase().replace(/[äöüåøæ]/g, (letter) => digraphs.get(letter)!)

const isNoName = (text: string) =>
  text.length > 60 ||
  !nameShape.test(text) ||
  aliasOf(text) !== undefined ||
  isDocumentName(text) ||
  isLabel(text) ||
  nameLabel.test(text)

function nameScore(run: Run, { bodySize, email, index, isNamed }: NameView): number {
  const { text } = run
  if (isNoName(text)) return -1
  const larger = Math.min(2, sizeOf(run) / Math.max(0.1, bodySize) - 1) * 2
  const local = plainWords(email.split('@')[0] ?? '').replace(/ /g, '')
  const words = plainWords(text).split(' ')
  const written = [...words, ...plainWords(withDigraphs(text)).split(' ')]
  const isInMail = written.some((word) => word.length > 2 && local.includes(word)) ? 1.5 : 0
  const place = !isNamed && placeScore(text) >= 0.75 ? 1.5 : 0
  const post = Math.max(0, titleScore(text)) * 1.6
  const isNamelike = /^[\p{Lu}\p{Lo}]/u.test(text) ? 0.5 : -0.5
  return (
    larger +
    isInMail +
    isNamelike +
    (isBoldRun(run) ? 0.4 : 0) +
    (index === 0 ? 0.6 : 0) +
    (words.length > 1 ? 0.4 : 0) -
    place -
    post
  )
}

/**
 * First and last name on lines of their own, all as large. Many a surname ends like a post: Schneider, Lautenschläger.
 */
function nameParts(runs: readonly Run[], index: number, bodySize: number): number[] {
  const first = runs[index]!
  const size = sizeOf(first)
  // In type that nothing else is set in, the first part may have an article, too: "Fatima Zahra El".
  const maxWords = size >= bodySize * 1.8 ? 3 : 2
  const isPart = (run: Run) =>
    Math.abs(sizeOf(run) - size) < 0.6 &&
    run.text.split(' ').length <= 2 &&
    nameShape.test(run.text) &&
    !isDocumentName(run.text) &&
    titleScore(run.text) < 0.9
  if (size < bodySize * 1.1 || first.text.split(' ').length > maxWords) return [index]
  const isNext = (one: Run, other: Run) => (size >= bodySize * 1.35 ? isBelow(one, other) : isBeside(one, other))
  const parts = [index]
  // A third part is one only of a name that is divided at its hyphen.
  const isFull = () => parts.length > 1 && (parts.length > 2 || !parts.some((at) => runs[at]!.text.endsWith('-')))
  // Beside them may stand an address, in lines of its own.
  for (const step of [-1, 1, -2, 2, -3, 3, -4, 4]) {
    const run = runs[index + step]
    if (run && !isFull() && isPart(run) && parts.some((at) => isNext(runs[at]!, run))) parts.push(index + step)
  }
  return parts.toSorted((one, other) => one - other)
}

/** "Schönfeld-" over "Brüggemann" is one word. */
const joinedName = (parts: readonly Run[]): Run =>
  trimRun(
    parts.slice(1).reduce((name, part) => joinRuns([name, part], name.text.endsWith('-') ? '' : ' '), parts[0]!),
    /-+$/g,
  )

/** The one under the other, or one after the other in a line. */
function isBelow(one: Run, other: Run): boolean {
  const [a, b] = [one.parts[0]!.word, other.parts[0]!.word]
  return (
    (Math.abs(a.baseline - b.baseline) < 1 && areConsecutive(one, other)) ||
    (Math.abs(a.x - b.x) < 4 && Math.abs(a.baseline - b.baseline) < 2 * Math.max(a.size, b.size)) ||
    Math.abs(middleOf(one) - middleOf(other)) < 4
  )
}

/** In sizes: what is further away is of another column. */
const maxGap = 2.5
/** "JOHN" and "DOE", spaced so far that they are two cells. */
function isBeside(one: Run, other: Run): boolean {
  const [a, b] = [one.parts[0]!.word, other.parts[0]!.word]
  const isAlike = a.font === b.font && sizeOf(one) === sizeOf(other)
  const [left, right] = a.x < b.x ? [one, b] : [other, a]
  const last = left.parts.at(-1)!.word
  const isNear = right.x - last.x - last.width < maxGap * a.size
  return Math.abs(a.baseline - b.baseline) < 0.5 && isAlike && isNear && areConsecutive(one, other)
}

/** "John Doe | Accountant": what a bar parts is not one name. */
function areConsecutive(one: Run, other: Run): boolean {
  const [from, to] = [one, other].map(({ parts }) => ({ first: parts[0]!.word.id, last: parts.at(-1)!.word.id }))
  return to!.first === from!.last + 1 || from!.first === to!.last + 1
}

function middleOf({ parts }: Run): number {
  const words = parts.map(({ word }) => word)
  return (words[0]!.x + words.at(-1)!.x + words.at(-1)!.width) / 2
}

function headlineIn(runs: readonly Run[], taken: readonly number[]): Run | undefined {
  const free = runs.filter((_, index) => !taken.includes(index))
  const isShort = ({ text }: Run) =>
    text.length < 90 && !/[.!?]$/.test(text) && !findDates(text).some(({ isRange }) => isRange)
  // "BILGILER" ends like a post.
  return free.find((run) => isShort(run) && aliasOf(run.text) === undefined && titleScore(run.text) >= 0.5)
}

export const isProseLine = (line: Line): boolean =>
  line.cells.length === 1 &&
  line.text.length > 60 &&
  !/@|[|·•]|https?:/.test(line.text) &&
  / \p{Ll}+ \p{Ll}+/u.test(line.text)
