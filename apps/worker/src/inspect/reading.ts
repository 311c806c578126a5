// Poppler's output as a reading: the PDF's text, its links, and its invisible text.
import type { PdfReading } from '@galley/contract/worker-wire'
import { textRuns, type TextRun } from './text-runs.ts'
import { normalized } from '@galley/resume/text/normalized'

/** Smaller than the smallest print that anybody sets on purpose. */
const minSizePt = 4
/** Of white, 0 to 1: the palest grey that can still be read on paper is well below. */
const paleness = 0.9
const xmlEnd = '</pdf2xml>\n'

/** From pdftohtml's XML with pdftotext's text behind it; null where it is not that. */
export function readingOf(said: string): PdfReading | null {
  const end = said.indexOf(xmlEnd)
  if (end === -1) return null
  const { pages, runs, links } = textRuns(said.slice(0, end))
  const text = said.slice(end + xmlEnd.length).replaceAll('\f', '')
  const faint = runs.filter((run) => run.text !== '' && isFaint(run)).map((run) => run.text)
  return { pages, text, links: [...links], faint: [...faint, ...undrawn(text, runs)] }
}

const isFaint = ({ sizePt, colour, isOnPage }: TextRun) =>
  sizePt < minSizePt || !isOnPage || lightness(colour) >= paleness

/** Relative luminance as a screen has it, near enough: 0 is black, 1 is white. */
function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\da-f]{2}/g) ?? []).map(
    (part) => Number.parseInt(part, 16) / 255,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Words that can be copied but are not painted: pdftohtml leaves them out. */
function undrawn(text: string, runs: readonly TextRun[]): string[] {
  const drawn = letters(runs.map((run) => run.text).join(''))
  const words = text.split(/\s+/).filter((word) => letters(word).length > 2 && !drawn.includes(letters(word)))
  return words.length === 0 ? [] : [words.join(' ')]
}

const letters = (text: string) => normalized(text, 'NFKD').replace(/[^\p{L}\p{N}]/gu, '')
