// One part of a Word file (its text, a header, a footer) as styled lines: paragraphs, tabs, points of lists, tables row
// by row, links.
import type { StyledLine, StyledRun } from '@galley/import/formats/styled-text/styled-lines'
import { SaxesParser } from 'saxes'
import { hasBackdrop, isShade, minSize } from './docx-shades.ts'
import { lookOf, type TextLook, type Styles } from './docx-styles.ts'
import { flattened, lineOf } from './docx-rows.ts'
import type { Relation } from './docx-relations.ts'

export interface PartOfDocx {
  readonly xml: string
  readonly styles: Styles
  readonly relations: ReadonlyMap<string, Relation>
  /** Behind all of the file; without it, what this part says. */
  readonly hasBackdrop?: boolean
}

export interface DocxLines {
  readonly lines: readonly StyledLine[]
  /** Invisible text. */
  readonly hidden: readonly string[]
  /** Of headers and footers, by their kind: `first`, `default`, `even`. */
  readonly furniture: readonly { readonly id: string; readonly kind: string }[]
}

type Attributes = Readonly<Record<string, string>>
const valueOf = (attributes: Attributes) => attributes['w:val'] ?? ''

interface Paragraph {
  lines: StyledRun[][][]
  style?: string
  look: TextLook
  level: number
  isPoint: boolean | null
  isSpaced: boolean
  isShaded: boolean
}

/** Shown twice, or no longer there. */
const skipped = new Set([
  'mc:Fallback',
  'w:del',
  'w:moveFrom',
  'w:pPrChange',
  'w:rPrChange',
  'w:tabs',
  'w:sectPrChange',
])
/** What rules off the notes of a page is kept as a note. */
const isRule = (name: string, { 'w:type': type = 'normal' }: Attributes) =>
  (name === 'w:footnote' || name === 'w:endnote') && type !== 'normal'
/** What something other than paper may be behind. */
const grounds = new Set(['w:tbl', 'w:tc', 'w:txbxContent'])
/** Before a paragraph, in twentieths of a point: from here on it stands apart. */
const apartFrom = 80

/** Throws where it is no XML. */
export function docxLines(part: PartOfDocx): DocxLines {
  const reading = new DocxReading(part)
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => reading.open(name, attributes as Record<string, string>))
  parser.on('text', (text) => reading.text(text))
  parser.on('closetag', ({ name }) => reading.close(name))
  parser.write(part.xml).close()
  return { lines: reading.lines, hidden: reading.hidden, furniture: reading.furniture }
}

class DocxReading {
  readonly hidden: string[] = []
  readonly furniture: { id: string; kind: string }[] = []
  readonly #part: PartOfDocx
  #skipping = 0
  #inText: 'text' | 'field' | null = null
  /** Text boxes stand inside of paragraphs. */
  readonly #paragraphs: Paragraph[] = []
  /** Lines go to the innermost cell of a table, or to the page. */
  readonly #sinks: StyledLine[][] = [[]]
  readonly #rows: StyledLine[][][] = []
  #run: TextLook & { style?: string } = {}
  readonly #links: (string | undefined)[] = []
  #field = ''
  #isApart = false
  readonly #path: string[] = []
  /** Tables, cells and text boxes around what is read, and whether each is shaded. Of a box it is not known. */
  readonly #grounds: boolean[] = []
  readonly #hasBackdrop: boolean

  /** What begins, wherever it stands. */
  readonly #outer = new Map<string, (attributes: Attributes) => void>([
    ['w:t', () => (this.#inText = 'text')],
    ['w:instrText', () => (this.#inText = 'field')],
    [
      'w:p',
      () =>
        this.#paragraphs.push({ lines: [[[]]], look: {}, level: 0, isPoint: null, isSpaced: false, isShaded: false }),
    ],
    ['w:r', () => (this.#run = {})],
    ['w:tr', () => this.#rows.push([])],
    ['w:tc', () => this.#sinks.push([])],
    ['w:tblStyle', (attributes) => this.#shade(this.#part.styles.of(valueOf(attributes)).isShaded)],
    ['w:headerReference', (attributes) => this.#refer(attributes)],
    ['w:footerReference', (attributes) => this.#refer(attributes)],
  ])
  /** What says something of a paragraph, or stands in it. */
  readonly #inner = new Map<string, (attributes: Attributes, paragraph: Paragraph) => void>([
    ['w:pStyle', (attributes, paragraph) => (paragraph.style = valueOf(attributes))],
    ['w:rStyle', (attributes) => (this.#run.style = valueOf(attributes))],
    ['w:ilvl', (attributes, paragraph) => (paragraph.level = Math.min(3, Number(valueOf(attributes)) || 0))],
    ['w:numId', (attributes, paragraph) => (paragraph.isPoint = valueOf(attributes) !== '0')],
    ['w:spacing', ({ 'w:before': before = 0 }, paragraph) => (paragraph.isSpaced ||= Number(before) >= apartFrom)],
    ['w:tab', (_, paragraph) => this.#nextCell(paragraph)],
    ['w:br', (_, paragraph) => paragraph.lines.push([[]])],
    ['w:cr', (_, paragraph) => paragraph.lines.push([[]])],
    ['w:noBreakHyphen', () => this.#say('-')],
    ['w:hyperlink', ({ 'r:id': id = '' }) => this.#links.push(this.#part.relations.get(id)?.target)],
    ['w:fldChar', ({ 'w:fldCharType': kind = '' }) => this.#openField(kind)],
  ])

  constructor(part: PartOfDocx) {
    this.#part = part
    this.#hasBackdrop = part.hasBackdrop ?? hasBackdrop(part.xml)
  }

  get lines(): readonly StyledLine[] {
    return this.#sinks[0]!
  }

  open(name: string, attributes: Attributes): void {
    if (this.#skipping > 0 || skipped.has(name) || isRule(name, attributes)) {
      this.#skipping += 1
      return
    }
    const parent = this.#path.at(-1) ?? ''
    this.#path.push(name)
    if (grounds.has(name)) this.#grounds.push(name === 'w:txbxContent')
    if (name === 'w:shd' && parent !== 'w:rPr') return this.#shadeFrom(parent, isShade(name, attributes))
    const paragraph = this.#paragraphs.at(-1)
    const outer = this.#outer.get(name)
    const inner = this.#inner.get(name)
    if (outer) outer(attributes)
    else if (paragraph && inner) inner(attributes, paragraph)
    else if (paragraph) this.#run = { ...this.#run, ...lookOf(name, attributes) }
  }

  close(name: string): void {
    if (this.#skipping > 0) {
      this.#skipping -= 1
      return
    }
    this.#path.pop()
    if (grounds.has(name)) this.#grounds.pop()
    if (name === 'w:t' || name === 'w:instrText') this.#inText = null
    else if (name === 'w:p') this.#endParagraph()
    else if (name === 'w:hyperlink') this.#links.pop()
    else if (name === 'w:tc') this.#rows.at(-1)?.push(this.#sinks.pop() ?? [])
    else if (name === 'w:tr') for (const line of flattened(this.#rows.pop() ?? [])) this.#sink(line)
    else if (name === 'w:tbl') this.#isApart = true
  }

  text(text: string): void {
    if (this.#skipping > 0 || this.#inText === null) return
    if (this.#inText === 'field') this.#field += text
    else this.#sayParted(text)
  }

  /** A tab may stand in the text itself: it parts cells as its own element does. */
  #sayParted(text: string): void {
    for (const [index, part] of text.split('\t').entries()) {
      const paragraph = this.#paragraphs.at(-1)
      if (index > 0 && paragraph) this.#nextCell(paragraph)
      if (part !== '') this.#say(part)
    }
  }

  #shadeFrom(parent: string, isShaded: boolean): void {
    const paragraph = this.#paragraphs.at(-1)
    if (parent !== 'w:pPr') this.#shade(isShaded)
    else if (paragraph) paragraph.isShaded ||= isShaded
  }

  #shade(isShaded: boolean | undefined): void {
    if (isShaded && this.#grounds.length > 0) this.#grounds[this.#grounds.length - 1] = true
  }

  #refer({ 'r:id': id = '', 'w:type': kind = '' }: Attributes): void {
    this.furniture.push({ id, kind })
  }

  /** A link may be a field, too: its address, then what is shown of it. */
  #openField(kind: string): void {
    if (kind === 'begin') this.#field = ''
    const target = /^\s*HYPERLINK\s+"([^"]+)"/.exec(this.#field)?.[1]
    if (kind === 'separate' && target !== undefined) this.#links.push(target)
    if (kind !== 'end') return
    if (target !== undefined) this.#links.pop()
    this.#field = ''
  }

  #nextCell(paragraph: Paragraph): void {
    const cells = paragraph.lines.at(-1)!
    if (cells.some((runs) => runs.some(({ text }) => text.trim() !== ''))) cells.push([])
  }

  #say(text: string): void {
    const paragraph = this.#paragraphs.at(-1)
    if (!paragraph) return
    const { of, usualSize } = this.#part.styles
    const style = of(paragraph.style)
    const own = this.#run.style === undefined ? {} : of(this.#run.style)
    const look = { ...style, ...own, ...this.#run }
    const { bold = false, italic = false, size } = look
    if (this.#isUnseen(look, paragraph)) this.hidden.push(text)
    else {
      const fallback = style.heading === null ? usualSize : undefined
      const link = this.#links.findLast((each) => each !== undefined)
      paragraph.lines
        .at(-1)!
        .at(-1)!
        .push({ text, bold, italic, size: size ?? fallback, ...(link !== undefined && { link }) })
    }
  }

  #isUnseen({ isHidden = false, isWhite, isShaded, size = minSize }: TextLook, paragraph: Paragraph): boolean {
    if (isHidden || size < minSize) return true
    if (!isWhite || isShaded || paragraph.isShaded) return false
    return !this.#hasBackdrop && !this.#grounds.includes(true)
  }

  #endParagraph(): void {
    const paragraph = this.#paragraphs.pop()
    if (!paragraph) return
    const style = this.#part.styles.of(paragraph.style)
    const isPoint = paragraph.isPoint ?? style.isPoint
    let isFirst = true
    for (const cells of paragraph.lines) {
      const filled = cells.filter((runs) => runs.some(({ text }) => text.trim() !== ''))
      if (filled.length === 0) continue
      const isApart = isFirst && (this.#isApart || paragraph.isSpaced)
      this.#sink(
        lineOf(filled, { isPoint: isPoint && isFirst, level: paragraph.level, heading: style.heading, isApart }),
      )
      isFirst = false
    }
    // An empty paragraph is a gap.
    this.#isApart = isFirst && this.#paragraphs.length === 0
  }

  #sink(line: StyledLine): void {
    this.#sinks.at(-1)!.push(line)
  }
}
