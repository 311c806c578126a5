// What an entry's header says, in pieces: dates taken out, cells and strong signs parted, places split off the end of a
// piece.
import { degreePattern } from '../vocabulary/degree-words.ts'
import { findDates, findDurations } from '../vocabulary/find-dates.ts'
import type { DateRange } from '../vocabulary/find-dates.ts'
import { plainWords } from '@galley/resume/text/plain-words'
import type { EntryLines } from '../sections/entry-lines.ts'
import { anchorDates } from '../sections/entry-lines.ts'
import type { Line } from '../layout/layout.ts'
import { legalForms } from '../vocabulary/organisation-words.ts'
import { isEmploymentType, organisationScore, schoolScore, titleScore } from '../vocabulary/name-scores.ts'
import { isKnownTown, isTown as isTownName, placeScore } from '../vocabulary/places.ts'
import { isBoldRun, isItalicRun, slice, trimRun, wordsOf } from '../layout/positioned-text.ts'
import type { Run } from '../layout/positioned-text.ts'

export interface HeaderPiece {
  readonly run: Run
  /** Which line of the header, the one with the date being 0. */
  readonly line: number
  /** Which piece of its line. */
  readonly order: number
  /** Not in the line's first cell. */
  readonly isRight: boolean
  readonly bold: boolean
  readonly italic: boolean
  /** A place that no table knows, recognised by where it stands. */
  readonly isTown?: boolean
  /** Of "post at employer", which is which. */
  readonly isPost?: boolean
  readonly isEmployer?: boolean
}

export interface Dated {
  readonly run: Run
  readonly range: DateRange
}

export interface Header {
  readonly pieces: readonly HeaderPiece[]
  readonly dates: readonly Dated[]
  /** A sentence that follows in the same line. */
  readonly remainder: Run | undefined
}

const strongSigns = /\s*[|·•∙⋅◦¦‖]\s*|\s+\/\/\s+|\s*;\s+/g
const sentenceWords = 3

export function headerOf(entry: Pick<EntryLines, 'header' | 'anchor'>): Header {
  const lines = entry.header.map((line, index) => lineParts(line, index - entry.anchor))
  return {
    pieces: lines.flatMap(({ pieces }) => pieces),
    dates: lines.flatMap(({ dates }) => dates),
    remainder: lines.find(({ remainder }) => remainder !== undefined)?.remainder,
  }
}

function lineParts(line: Line, index: number): Header {
  const own = datesIn(line)
  const rests = line.cells.flatMap((run, cell) => {
    const spans = [...own.filter((each) => each.cell === cell).map(({ range }) => range), ...findDurations(run.text)]
    return partsBetween(run, spans).map(({ rest, isBefore }) => ({
      rest,
      cell,
      // "Lorn Vets, Oban. March 2020 – Present": what ends before its dates is no sentence after them.
      isBeside: spans.length > 0 && !isBefore,
    }))
  })
  const remainder = rests.find(({ rest, isBeside }) => isBeside && isSentence(rest))
  const parts = rests
    .filter((each) => each !== remainder && line.label !== 'other')
    .flatMap(({ rest, cell }, part) => {
      const labelled = part === 0 && line.label === 'employer' ? nameAndAddress(rest) : undefined
      if (labelled) return labelled.map((run, at) => ({ run, cell, isTown: at > 0 }))
      return placesParted(withoutStop(rest))
        .flatMap(titleAndRemark)
        .map((run) => ({ run, cell, isTown: false }))
    })
  return {
    pieces: parts.map(({ run, cell, isTown }, order) => ({
      run,
      line: index,
      order,
      isRight: cell > 0,
      bold: isBoldRun(run),
      italic: isItalicRun(run),
      ...(isTown && { isTown }),
      ...(order === 0 && line.label === 'post' && { isPost: true }),
      ...(order === 0 && line.label === 'employer' && { isEmployer: true }),
    })),
    dates: own.map(({ cell, range }) => ({ run: line.cells[cell]!, range })),
    remainder: remainder?.rest,
  }
}

/** "Name and address of employer": the name ends where a comma comes before a street with its house. */
function nameAndAddress(run: Run): readonly [Run, Run] | undefined {
  for (const { index, 0: comma } of run.text.matchAll(/\s*,\s+/g)) {
    const [next = ''] = run.text.slice(index + comma.length).split(',')
    if (streetAndHouse.test(next) && !withinHouse.test(next) && !/\d/.test(run.text.slice(0, index)))
      return [slice(run, 0, index), slice(run, index + comma.length)]
  }
  return undefined
}
const streetAndHouse = /^\d+\p{L}?\s+\p{L}|\p{L}\s+\d+\s?\p{L}?$|^\d{2,3}[- ]?\d{2,3}\s+\p{Lu}/u
const withinHouse = /\b(?:team|room|unit|suite|floor|level|group|class|abteilung|raum|zimmer|aula|piano)\b/i

const shortForm = /(?:Dept|Univ|Inst|Assoc|Bros|Intl|Prof|Sept)\.$/
const isShortForm = (text: string) => shortForm.test(text) || legalForms.has(plainWords(text).split(' ').at(-1)!)
const maxWordsOfName = 8
/** "University of Ghent.": of a whole word; "Inc." keeps it. */
const withoutStop = (run: Run): Run =>
  /\p{L}{4,}\.$/u.test(run.text) && run.text.split(' ').length <= maxWordsOfName && !isShortForm(run.text)
    ? slice(run, 0, run.text.length - 1)
    : run

/** Those that anchor, or any range. */
function datesIn(line: Line): readonly { cell: number; range: DateRange }[] {
  const anchored = anchorDates(line)
  if (anchored.length > 0) return anchored
  return line.cells.flatMap((run, cell) =>
    findDates(run.text)
      .filter(({ isRange }) => isRange)
      .map((range) => ({ cell, range })),
  )
}

/** What is left around dates, before one of them or after all. */
function partsBetween(run: Run, spans: readonly { start: number; end: number }[]) {
  const parts: { readonly rest: Run; readonly isBefore: boolean }[] = []
  const add = (part: Run, isBefore: boolean) => parts.push(...strongParts(part).map((rest) => ({ rest, isBefore })))
  let from = 0
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    if (start > from) add(slice(run, from, start), true)
    from = Math.max(from, end)
  }
  add(slice(run, from), false)
  return parts
}

function strongParts(run: Run): Run[] {
  const parts: Run[] = []
  let from = 0
  for (const match of run.text.matchAll(strongSigns)) {
    parts.push(slice(run, from, match.index))
    from = match.index + match[0].length
  }
  parts.push(slice(run, from))
  return parts
    .map((part) => withoutLoneBrackets(trimRun(part)))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text) && !smallWord.test(text))
}

/** "De mars 2013", "Od 2015": what stood before a date names nothing. */
const smallWord = /^(?:de|du|d['’]|del|von|vom|ab|dal|dalla|da|od|с|з|із|από|from|since|van|från|fra|seit)$/i

function withoutLoneBrackets(run: Run): Run {
  const opens = run.text.startsWith('(') && (!run.text.includes(')') || run.text.indexOf(')') === run.text.length - 1)
  const inner = opens ? slice(run, 1, run.text.endsWith(')') ? run.text.length - 1 : run.text.length) : run
  return inner.text.endsWith('(') || (inner.text.endsWith(')') && !inner.text.includes('('))
    ? trimRun(slice(inner, 0, inner.text.length - 1))
    : inner
}

/** "Audit Manager Mid-market clients" in two fonts is a post, and something about it. */
function titleAndRemark(run: Run): Run[] {
  const words = wordsOf(run)
  const at = words.findIndex((word, index) => index > 0 && word.font !== words[index - 1]!.font)
  const start = run.parts.find(({ word }) => word === words[at])?.at
  if (start === undefined || new Set(words.slice(at).map(({ font }) => font)).size > 1) return [run]
  const [title, remark] = [slice(run, 0, start), slice(run, start)]
  const isApart = /^\p{Lu}/u.test(remark.text) && !/[,&/(–—-]$/.test(title.text)
  return isApart && areTwo(title, remark) ? [title, remark] : [run]
}

/** A post and a remark, a post and a firm, a degree and a school, by the words of at least one. */
function areTwo(title: Run, remark: Run): boolean {
  if (degreePattern.test(title.text) && schoolScore(remark.text) >= 0.7) return true
  if (titleScore(remark.text) >= 0.5) return false
  if (/\s(?:of|in|for|de|du|des|di|da|für|der|z|w)$/iu.test(title.text)) return false
  const isBoldOne = isBoldRun(title) !== isBoldRun(remark)
  const isPost = titleScore(title.text) >= 0.5 && (title.text.includes(' ') || isBoldOne)
  // Nor is the bold first word of a firm's name a post.
  const isFirm = isBoldOne && title.text.includes(' ') && organisationScore(title.text) < 0.7
  return isPost || (isFirm && organisationScore(remark.text) >= 0.7)
}

const openWords = 7
/** By its first words, whatever they are of or for. */
const namesPost = (words: readonly string[]) =>
  titleScore(words.slice(0, 3).join(' ')) >= 0.5 || degreePattern.test(words.join(' '))

/** A whole one, or the beginning of one that goes on below. */
const isSentence = ({ text }: Run) => {
  const words = text.split(/\s+/)
  const small = words.filter((word) => /^\p{Ll}{2,}/u.test(word)).length
  const isOpen = words.length > openWords && small * 2 > words.length && !namesPost(words)
  return /[。！]$/.test(text) || (words.length > sentenceWords && (/[.!]$/.test(text) || isOpen))
}

const weakSigns = /\s*,\s+|\s*،\s*|\s+[–—]\s+|\s+-\s+|\s*—\s*/g

/**
 * "Globex, Chicago, IL" is two: a name, and a place of the last two parts. A bracket at the end may be a place, too.
 */
export function placesParted(run: Run): Run[] {
  const glued = gluedParts(run)
  if (glued) return glued
  if (placeScore(run.text) >= 0.75) return [run]
  const bracket = /\s*[(（]([^()（）]+)[)）]$/.exec(run.text)
  const town = townWithCountry(run)
  if (town) return [...placesParted(trimRun(slice(run, 0, town.index))), slice(run, town.from)]
  if (bracket && (placeScore(bracket[1]!) >= 0.75 || isEmploymentType(bracket[1]!)))
    return [
      slice(run, 0, bracket.index),
      slice(run, bracket.index + bracket[0].search(/[(（]/) + 1, run.text.length - 1),
    ]
  for (const dash of run.text.matchAll(/\s+[–—]\s+|\s+-\s+/g)) {
    const [left, right] = [slice(run, 0, dash.index), slice(run, dash.index + dash[0].length)]
    if (placeScore(run.text.slice(dash.index)) < 0.75 && tailOf(left))
      return [...placesParted(left), ...placesParted(right)]
  }
  const firm = legalEnd.exec(run.text)
  if (firm && placeScore(firm[2]!) >= 0.75)
    return [slice(run, 0, firm[1]!.length), slice(run, run.text.length - firm[2]!.length)]
  const tail = tailOf(run)
  return tail ? [...placesParted(trimRun(slice(run, 0, tail.index))), slice(run, tail.end)] : [run]
}

/** "Águas da Planície, S.A., Évora (Portugal)": the town before its country. */
function townWithCountry({ text }: Run): { index: number; from: number } | undefined {
  const found = /\s*,\s+(\p{Lu}[\p{L} .'’-]{1,30}?)\s*\(([^()]+)\)$/u.exec(text)
  const [, town = '', country = ''] = found ?? []
  const isTownAlone = isTownName(town) && organisationScore(town) < 0.7 && titleScore(town) < 0.5
  return found && isTownAlone && placeScore(country) >= 0.75
    ? { index: found.index, from: text.indexOf(town, found.index) }
    : undefined
}

/** "Sooner Cold Storage-Tulsa, OK", as a job board prints it; Winston-Salem is one town. */
const gluedTown = /^(.{2,60}[\p{L}.)])-(\p{Lu}[\p{L} .'’]{1,30}), ([A-Z]{2})$/u
function gluedParts(run: Run): Run[] | undefined {
  const [, before = '', town = '', region = ''] = gluedTown.exec(run.text) ?? []
  const isName = before.includes(' ') || isEmploymentType(before)
  const isPlace = placeScore(`${town}, ${region}`) >= 0.95
  return isName && isPlace && !isKnownTown(before) && !isKnownTown(`${before} ${town}`)
    ? [slice(run, 0, before.length), slice(run, before.length + 1)]
    : undefined
}

/** "Severnside Logistics plc Bristol, UK": the legal form ends the name. */
const legalEnd =
  /^(\S.{0,60}\s(?:plc|PLC|Ltd\.?|LLP|LLC|Inc\.?|GmbH|AG|S\.A\.|SAS|B\.V\.))\s+(\p{Lu}[\p{L} .'’-]{1,30},\s.{2,40})$/u

/** The place that a text ends in. */
function tailOf(run: Run): Tail | undefined {
  const cuts = Array.from(run.text.matchAll(weakSigns), ({ index, 0: sign }) => ({
    index,
    end: index + sign.length,
  })).toReversed()
  const tails = cuts
    .slice(0, 3)
    .map(({ index, end }) => ({ index, end, text: run.text.slice(end), before: run.text.slice(0, index) }))
  return bestTail(tails)
}

interface Tail {
  readonly index: number
  readonly end: number
  readonly text: string
  readonly before: string
}

/**
 * The last two parts rather than one; three only where the last two are a place by themselves that a town stands
 * before.
 */
function bestTail(tails: readonly Tail[]): Tail | undefined {
  const [one, two, three] = tails
  const isTown = (tail: Tail | undefined, rest: Tail | undefined) => {
    if (!tail || !rest) return false
    const town = tail.text.slice(0, tail.text.length - rest.text.length).replace(/[\s,–—-]+$/, '')
    // Princeton lies where Princeton University is: a school's word is a town where a name stands before it.
    const isSure = isKnownTown(town) || (organisationScore(tail.before) >= 0.7 && isTownName(town))
    return placeScore(tail.text) >= 0.75 && (isSure || (organisationScore(town) < 0.7 && titleScore(town) < 0.5))
  }
  if (three && two && placeScore(two.text) >= 0.95 && placeScore(three.text) >= 0.95 && isTown(three, two)) return three
  if (isTown(two, one)) return two
  return one && placeScore(one.text) >= 0.75 ? one : undefined
}
