// What a program that reads resumes may get wrong in a PDF: the words as the PDF holds them, held against the document
// that they were set from.
import { textOfPages, type ParsedPage } from './parsed-text.ts'
import { kindOfHeading } from '../outline/heading-kind.ts'
import { emptyLinks } from './empty-links.ts'
import { regexpLiteral } from '../text/regexp-literal.ts'
import type { BodyBlock, LensDocument, LensItem, LensSection, Span } from '../lens/lens-types.ts'

export type FindingKind =
  /** The PDF holds no text at all. */
  | 'no_text'
  /** `text` stands in the document, and not like that in the PDF. */
  | 'altered'
  /** `text` is broken by a hyphen at the end of a line. */
  | 'hyphenated'
  /** `text` belongs to an entry, and comes before it. */
  | 'order'
  /** Signs that are letters for the eye alone: `text`. */
  | 'odd_signs'
  /** The header says nothing of it: `email`, `phone`, `name`. */
  | 'no_contact'
  /** An entry of a job or a school, `text`, has no date. */
  | 'no_date'
  /** A link to `text` shows nothing. */
  | 'empty_link'
  /** No usual name of a section: `text`. */
  | 'unusual_heading'
  /** Letters of so many points: `text`. */
  | 'small'

export interface ParserFinding {
  kind: FindingKind
  text: string
  /** Of the source, from 1; null where it is about the whole. */
  line: number | null
  /** The word of `text` that a hyphen breaks, where it is one. */
  broken?: BrokenWord
}

/** Somewhere in this part of the source. */
export interface BrokenWord extends Span {
  word: string
}

/** What the person should look at, the gravest first. `document`: null where the class is another. */
export function parserFindings(pages: readonly ParsedPage[], document: LensDocument | null): ParserFinding[] {
  const text = textOfPages(pages)
  if (text.trim() === '') return [{ kind: 'no_text', text: '', line: null }]
  const ofDocument = document ? findingsOf(document, text) : []
  return [...ofDocument, ...oddSigns(text), ...smallLetters(pages)].toSorted(
    (one, other) => gravity.indexOf(one.kind) - gravity.indexOf(other.kind),
  )
}
const gravity: readonly FindingKind[] = [
  'no_text',
  'altered',
  'order',
  'odd_signs',
  'no_contact',
  'hyphenated',
  'empty_link',
  'no_date',
  'unusual_heading',
  'small',
]

/** Quotes are set as their typeface has them. */
const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/[“”„]/g, '"')
    .replaceAll(/[\u00ad\u200b-\u200d]/g, '')
/** Letters alone: what lies between words differs with every reader. */
const lettersOf = (text: string) => folded(text).replaceAll(/\s/g, '')
const wordsOf = (text: string) => folded(text).replaceAll(/\s+/g, ' ').trim()
const withoutHyphens = (letters: string) => letters.replaceAll(/[-‐‑]/g, '')

interface Value extends Span {
  text: string
  /** A name or a heading: parsers look for it as words, not as letters. */
  isName?: boolean
}

/** Readers put these in the order of their shapes, or their words together, each in its own way. */
const readDifferently =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Thai}\p{Script=Lao}\p{Script=Arabic}\p{Script=Hebrew}]/u

/** What this reading of a PDF can be held against. */
export const isComparable = (text: string): boolean => !readDifferently.test(text)

/** The word with a hyphen somewhere in it at the end of a line. */
const brokenForm = (word: string) => {
  const letters = Array.from(folded(word), regexpLiteral)
  const ways = letters.slice(1).map((_letter, n) => {
    const [before, after] = [letters.slice(0, n + 1), letters.slice(n + 1)]
    return `${before.join('')}[-‐‑]\\s*\\n\\s*${after.join('')}`
  })
  return new RegExp(ways.length > 0 && ways.length < 80 ? ways.join('|') : '(?!)')
}

/** Written without spaces: a line may end between any two signs, and a reader puts a space there. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Where values stand in what is read. */
function finderIn(text: string) {
  const letters = lettersOf(text)
  const joined = withoutHyphens(letters)
  const words = wordsOf(text)
  const lines = folded(text)
  return {
    isThereAsWords: (value: string) => unspaced.test(value) || words.includes(wordsOf(value)),
    /** -1: not there. */
    placeOf: (value: string, from = 0) => letters.indexOf(lettersOf(value), from),
    isBroken: (word: string) => brokenForm(word).test(lines),
    isThereJoined: (value: string) => joined.includes(withoutHyphens(lettersOf(value))),
  }
}
type Finder = ReturnType<typeof finderIn>

function findingsOf(document: LensDocument, text: string): ParserFinding[] {
  const finder = finderIn(text)
  const lineAt = (at: number) => document.latex.slice(0, at).split('\n').length
  const of = (kind: FindingKind, { text: said, from }: Pick<Value, 'text' | 'from'>): ParserFinding => ({
    kind,
    text: said,
    line: lineAt(from),
  })
  const lost = valuesOf(document).flatMap((value) => {
    // Formulas are set in another form than they are written.
    const isFormula = document.latex.slice(value.from, value.to).includes('$')
    if (lettersOf(value.text) === '' || isFormula || !isComparable(value.text)) return []
    if (finder.placeOf(value.text) >= 0)
      return value.isName && !finder.isThereAsWords(value.text) ? [of('altered', value)] : []
    if (!finder.isThereJoined(value.text)) return [of('altered', value)]
    const word = value.text.split(/\s+/).find((one) => finder.isBroken(one))
    const { from, to } = value
    return [{ ...of('hyphenated', value), ...(word !== undefined && { broken: { word, from, to } }) }]
  })
  const shown = document.sections.filter(({ isHidden }) => !isHidden)
  return [
    ...lost,
    ...shown
      .flatMap(({ blocks }) => blocks.filter(isShownItem).flatMap((item) => misplaced(item, finder)))
      .map((value) => of('order', value)),
    ...missingContacts(document).map((text): ParserFinding => ({
      kind: 'no_contact',
      text,
      line: headerLine(document),
    })),
    ...emptyLinks(document.latex).map(({ address, line }): ParserFinding => ({
      kind: 'empty_link',
      text: address,
      line,
    })),
    ...shown.flatMap((section) => undated(section).map((value) => of('no_date', value))),
    ...shown.filter(isUnusual).map(({ title }) => of('unusual_heading', title)),
  ]
}

const headerLine = ({ header, latex }: LensDocument): number | null =>
  header && latex.slice(0, header.from).split('\n').length

/** What is printed as it stands. Dates and links are set in another form. */
function valuesOf({ header, lead, sections }: LensDocument): Value[] {
  const person = header
    ? (['name', 'title', 'email', 'phone', 'address'] as const).map((field) => ({
        text: header.values[field],
        from: header.places[field].from,
        to: header.places[field].to,
        isName: field === 'name',
      }))
    : []
  const shown = sections.filter(({ isHidden }) => !isHidden)
  return [
    ...person,
    ...lead.flatMap(linesIn),
    ...shown.flatMap(({ title, blocks }) => [{ ...title, isName: true }, ...blocks.flatMap(valuesIn)]),
  ]
}

function valuesIn(block: LensSection['blocks'][number]): Value[] {
  if (block.isHidden) return []
  if (block.kind === 'skills') return block.items.map((text) => ({ text, from: block.from, to: block.to }))
  return block.kind === 'item' ? [...headOf(block), ...block.body.flatMap(linesIn)] : linesIn(block)
}

const linesIn = (block: BodyBlock): Value[] =>
  !block.isHidden && (block.kind === 'bullet' || block.kind === 'paragraph') ? [block] : []

/** Set in another form, or not at all. */
const isSetOtherwise = /date|year|current|link|url|website|gpa|remark|doi/i
const headOf = ({ values, places, head }: LensItem): Value[] =>
  Object.entries(values).flatMap(([name, value]) => {
    if (isSetOtherwise.test(name) || typeof value !== 'string' || value === '') return []
    const { from, to } = places[name] ?? head
    return [{ text: value, from, to }]
  })

const isShownItem = (block: LensSection['blocks'][number]): block is LensItem =>
  block.kind === 'item' && !block.isHidden

/** Lines of an entry that are read before its head, and nowhere after it. */
function misplaced(item: LensItem, finder: Finder): Value[] {
  const [head] = headOf(item)
  const at = head === undefined ? -1 : finder.placeOf(head.text)
  if (at < 0) return []
  return item.body
    .flatMap(linesIn)
    .filter(({ text }) => lettersOf(text) !== '' && finder.placeOf(text) >= 0 && finder.placeOf(text, at) < 0)
}

function missingContacts({ header }: LensDocument): string[] {
  return (['name', 'email', 'phone'] as const).filter((field) => !header?.values[field])
}

const dated = new Set<string>(['experience', 'education', 'volunteering'])
const isDateName = /date|year|current/i

function undated({ name, blocks }: LensSection): Value[] {
  if (!dated.has(name)) return []
  return blocks.filter(isShownItem).flatMap((item) => {
    const hasDate = Object.entries(item.values).some(([field, value]) => isDateName.test(field) && Boolean(value))
    return hasDate ? [] : [{ text: headOf(item)[0]?.text ?? '', from: item.from, to: item.to }]
  })
}

/** Whatever is below it: the form may have no fields for how it is written. */
const isUnusual = ({ title }: LensSection) => title.text !== '' && kindOfHeading(title.text) === 'other'

/** Of private use, and what stands for a letter that was not known. */
function oddSigns(text: string): ParserFinding[] {
  const found = [...new Set(text.match(/[\ue000-\uf8ff\ufffd\u{f0000}-\u{10fffd}]/gu))]
  return found.length > 0 ? [{ kind: 'odd_signs', text: found.slice(0, 5).join(' '), line: null }] : []
}

const minPt = 8
/** Footnotes and marks may be smaller. */
const maxSmallShare = 0.05

function smallLetters(pages: readonly ParsedPage[]): ParserFinding[] {
  const words = pages.flatMap((page) => page.words)
  const lettersIn = (some: typeof words) => some.reduce((sum, { text }) => sum + text.length, 0)
  const small = words.filter(({ size }) => size > 0 && size < minPt)
  if (lettersIn(small) <= lettersIn(words) * maxSmallShare) return []
  return [{ kind: 'small', text: String(Math.round(Math.min(...small.map(({ size }) => size)) * 10) / 10), line: null }]
}
