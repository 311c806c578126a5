// Styled lines while they are written: text, style and cells come one after the other, as a source says them.
import type { StyledLine, StyledRun } from './styled-lines.ts'
import { normalized } from '@galley/resume/text/normalized'

type Style = Omit<StyledRun, 'text'>
type Heading = StyledLine['heading']

export class LineWriter {
  readonly lines: StyledLine[] = []
  #cells: StyledRun[][] = [[]]
  #style: Style = {}
  #depth = 0
  #bullet: number | null = null
  #heading: Heading = null
  #isApart = false
  #accent = ''

  /** Text in the style that holds. White space is one space. */
  say(text: string): void {
    const clean = text.replace(/[^\S\u00a0]+/g, ' ')
    if (clean === '') return
    const accented =
      this.#accent === '' || clean.trim() === '' ? clean : normalized(clean.replace(/\S/u, `$&${this.#accent}`), 'NFC')
    if (clean.trim() !== '') this.#accent = ''
    this.#cells.at(-1)!.push({ ...this.#style, text: accented })
  }

  /** Falls on the next letter. */
  accent(combining: string): void {
    this.#accent = combining
  }

  /** A style that holds while something is written. */
  within(style: Style, write: () => void): void {
    const close = this.open()
    this.from(style)
    write()
    close()
  }

  /** A style that holds up to the end of the group. */
  from(style: Style): void {
    this.#style = { ...this.#style, ...style }
  }

  /** A group: what is answered ends it, and its style with it. */
  open(): () => void {
    const before = this.#style
    return () => {
      this.#style = before
    }
  }

  nextCell(): void {
    if (this.#hasText()) this.#cells.push([])
  }

  /** The points of a list that begin now stand deeper, or less deep. */
  deeper(steps: 1 | -1): void {
    this.#depth = Math.max(0, this.#depth + steps)
  }

  point(): void {
    this.endLine()
    this.#bullet = Math.max(0, this.#depth - 1)
  }

  headingOf(kind: Exclude<Heading, null>, write: () => void): void {
    this.endLine()
    this.#heading = kind
    this.#bullet = null
    write()
    this.endLine()
  }

  endLine(): void {
    const cells = this.#cells.map(tidy).filter((runs) => runs.length > 0)
    if (cells.length > 0) {
      this.lines.push({ cells, bullet: this.#bullet, heading: this.#heading, isApart: this.#isApart })
      this.#isApart = false
    }
    this.#cells = [[]]
    if (cells.length > 0 || this.#heading !== null) this.#bullet = null
    this.#heading = null
  }

  endParagraph(): void {
    if (this.#heading !== null) return this.say(' ')
    this.endLine()
    this.#isApart = true
  }

  #hasText(): boolean {
    return this.#cells.some((runs) => runs.some(({ text }) => text.trim() !== ''))
  }
}

/** Runs of one style joined, no space at the ends. */
function tidy(runs: readonly StyledRun[]): StyledRun[] {
  const joined: StyledRun[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    const single = run.text.replace(/ +/g, ' ')
    const text = last === undefined ? single.trimStart() : last.text.endsWith(' ') ? single.replace(/^ /, '') : single
    if (text === '') continue
    if (last && isAlike(last, run)) joined[joined.length - 1] = { ...last, text: last.text + text }
    else joined.push({ ...run, text })
  }
  const end = joined.at(-1)
  if (end) joined[joined.length - 1] = { ...end, text: end.text.trimEnd() }
  return joined.filter(({ text }) => text !== '')
}

const isAlike = (one: StyledRun, other: StyledRun) =>
  one.bold === other.bold && one.italic === other.italic && one.link === other.link && one.size === other.size
