// TeX's SyncTeX records, read in the order of the page's content. TeX notes no letters, only what stands between
// them (spaces, kerns, boxes), each with its place and the line that made it. So words are found between two places.
import { createRow, type SyncedRow, type SyncedRun } from './synctex-row.ts'

/** Kind, tag, line, place; then width, or width, height and depth. */
const recordPattern = /^([[(hvxkgr$])(\d+),(\d+):(-?\d+),(-?\d+)(?::(-?\d+)(?:,(-?\d+),(-?\d+))?)?/
const input = /^Input:(\d+):(.*)$/
const mainFile = /(?:^|\/)main\.tex$/
/** TeX's smallest unit (of which Unit and Magnification are multiples) in a PDF point. */
const unitsPerPoint = 65_781.76

interface Stack {
  kind: '['
  /** The last row in it, whose paragraph the next one may go on with. */
  row: SyncedRow | null
}

interface Reader {
  runs: SyncedRun[]
  main: Set<string>
  scale: number
  /** Of places, in TeX's units: XeTeX counts from an inch inside the page's corner. */
  origin: { x: number; y: number }
  /** XeTeX notes no ends of words, only the spaces behind them. */
  hasWords: boolean
  page: number
  isForm: boolean
  open: (Stack | SyncedRow)[]
  /** The line that the class says the words come from, until it says that they end. */
  said: number | null
}

/** The words of every page and their lines. Linear; null where the text is cut short, or was not written by TeX. */
export function readRecords(text: string): SyncedRun[] | null {
  if (!text.startsWith('SyncTeX Version:1\n')) return null
  const reader: Reader = {
    runs: [],
    main: new Set(),
    scale: 1 / unitsPerPoint,
    origin: { x: 0, y: 0 },
    hasWords: true,
    page: 0,
    isForm: false,
    open: [],
    said: null,
  }
  let isContent = false
  let from = 0
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
    const line = text.slice(from, end)
    from = end + 1
    if (line === 'Postamble:') return isContent && reader.open.length === 0 ? reader.runs : null
    if (line === 'Content:') isContent = true
    else if (line.startsWith('Input:')) nameInput(reader, line)
    else if (!isContent) setScale(reader, line)
    else if (!readContent(reader, line)) return null
  }
  return null
}

/** TeX may name a file more than once, and each time gives it another number. */
function nameInput({ main }: Reader, line: string): void {
  const [, tag, path] = input.exec(line) ?? []
  if (tag !== undefined && path !== undefined && mainFile.test(path)) main.add(tag)
}

function setScale(reader: Reader, line: string): void {
  const [, name, value] = /^(Magnification|Unit):(\d+)$/.exec(line) ?? []
  if (line === 'Output:xdv') reader.hasWords = false
  const [, axis, offset] = /^([XY]) Offset:(-?\d+)$/.exec(line) ?? []
  if (axis) reader.origin[axis === 'X' ? 'x' : 'y'] = Number(offset)
  if (name) reader.scale *= Number(value) / (name === 'Unit' ? 1 : 1000)
}

function readContent(reader: Reader, line: string): boolean {
  const first = line[0] ?? ''
  // What is drawn once and used on many pages has no place of its own.
  if (first === '<' || first === '>') reader.isForm = first === '<'
  if (reader.isForm) return true
  switch (first) {
    case '{':
      reader.page = Number(line.slice(1))
      reader.said = null
      return reader.open.length === 0 && reader.page > 0
    case ')':
    case ']':
      return close(reader, first === ')' ? '(' : '[')
    case '}':
      return reader.open.length === 0
    default:
      return '[(hvxkgr$'.includes(first) ? readRecord(reader, line) : true
  }
}

function close(reader: Reader, kind: '(' | '['): boolean {
  const closed = reader.open.pop()
  if (closed?.kind !== kind) return false
  if (closed.kind === '[') return true
  for (const run of closed.finish(reader.page)) reader.runs.push(run)
  const around = reader.open.at(-1)
  if (around?.kind === '[') around.row = closed
  return true
}

/** Left, baseline, width, height, depth. */
type Sizes = [number, number, number, number, number]

interface SyncRecord {
  kind: string
  /** Of main.tex; null where the record is about another file. */
  line: number | null
  left: number
  baseline: number
  width: number
  height: number
  depth: number
}

function readRecord(reader: Reader, text: string): boolean {
  const match = recordPattern.exec(text)
  if (!match) return false
  const [, kind = '', tag = '', line] = match
  const own = reader.main.has(tag) ? Number(line) : null
  const sizes = match.slice(4).map((value) => Number(value ?? 0)) as Sizes
  const [x, y, width, height, depth] = sizes.map((size) => size * reader.scale) as Sizes
  const left = x + reader.origin.x * reader.scale
  const baseline = y + reader.origin.y * reader.scale
  if (kind === 'h' && isMark(sizes)) reader.said = sizes[3] === 1 ? own : null
  else take(reader, { kind, line: own, left, baseline, width, height, depth })
  return true
}

/** An empty box 1sp high, or deep, is the class's mark: from here on, or until here (resume.cls, \rsfromline). */
const isMark = ([, , width, height, depth]: Sizes) => width === 0 && height + depth === 1

function take(reader: Reader, record: SyncRecord): void {
  const around = reader.open.at(-1)
  if (around?.kind === '(') addTo(around, record, reader)
  if (record.kind === '(') reader.open.push(createRow({ ...record, before: around?.kind === '[' ? around.row : null }))
  else if (record.kind === '[') reader.open.push({ kind: '[', row: null })
}

/** In points: about as wide as the space in a line of text. */
const usualSpace = 3

function addTo(row: SyncedRow, { kind, line, left, width }: SyncRecord, { said, hasWords }: Reader): void {
  if (!hasWords && (kind === 'g' || kind === 'k')) row.addWords(left - (kind === 'k' ? width : usualSpace), said)
  if (kind === 'x') row.addWords(left, said)
  else if (kind === 'k' || kind === 'g' || kind === '$') row.addGap(line, left, kind !== '$')
  else if (kind === 'r') row.skipTo(left + width)
  else row.addThing(line, left, left + width)
}
