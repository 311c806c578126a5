// A resume as plain text, for forms into which it is pasted: no tabs, no line wrapped (the form does that), typographic
// punctuation as ASCII, since some forms show it as boxes or question marks. Letters of all scripts stay.
import { type PrintedBlock, type PrintedEntry, type PrintedResume, type Runs } from './printed/printed-resume.ts'

/** With a line end after the last line. */
export function toPlainText({ name, headline, contacts, lead, sections, language }: PrintedResume): string {
  const head = [name, headline, ...contacts.map(({ text }) => text)]
  const parts = [head.filter((line) => line.trim() !== ''), ...paragraphsOf(lead)]
  for (const { title, blocks } of sections) {
    const [first = [], ...rest] = paragraphsOf(blocks)
    // A form's reader finds a section by its title alone on a line, in capitals.
    parts.push([title.toLocaleUpperCase(language), ...(first.length > 0 ? ['', ...first] : [])], ...rest)
  }
  const lines = parts.filter((part) => part.length > 0).flatMap((part, index) => (index === 0 ? part : ['', ...part]))
  return `${lines.map(asciiPunctuation).join('\n')}\n`
}

/** Blank lines stand before entries and between paragraphs. */
function paragraphsOf(blocks: readonly PrintedBlock[]): string[][] {
  const parts: string[][] = []
  let before: PrintedBlock | undefined
  for (const block of blocks) {
    const isApart =
      block.kind === 'entry'
        ? !(isLine(block) && isLine(before))
        : block.kind === 'paragraph' && before?.kind === 'paragraph'
    const lines = linesOf(block)
    if (lines.length > 0) {
      if (isApart || parts.length === 0) parts.push(lines)
      else parts.at(-1)!.push(...lines)
    }
    before = block
  }
  return parts
}

/** An address behind other words follows them. */
const textOf = (runs: Runs): string =>
  runs
    .map(({ text, link }) => (link === undefined || bare(text) === bare(link) ? text : `${text} (${bare(link)})`))
    .join('')
const bare = (link: string) => link.replace(/^(?:https?:\/\/|mailto:)/, '').replace(/\/$/, '')

const isLine = (block: PrintedBlock | undefined) => block?.kind === 'entry' && block.shape === 'line'

function linesOf(block: PrintedBlock): string[] {
  switch (block.kind) {
    case 'entry':
      return entryLines(block)
    case 'bullet':
      return [`- ${textOf(block.runs)}`]
    case 'detail':
    case 'skills':
      return [block.label === '' ? textOf(block.runs) : `${block.label}: ${textOf(block.runs)}`]
    default:
      return [textOf(block.runs)]
  }
}

function entryLines({ title, organisation, place, dates, remark, shape }: PrintedEntry): string[] {
  const [what, who, where, when, note] = [title, organisation, place, dates, remark].map(textOf)
  const head = note === '' ? what : what === '' ? note : `${what} (${note})`
  const parted = (separator: string, ...texts: (string | undefined)[]) => texts.filter(Boolean).join(separator)
  const second = parted(shape === 'publication' ? '. ' : ', ', who, where)
  const lines = shape === 'line' ? [parted(' | ', head, who, where, when)] : [parted(' | ', head, when), second]
  return lines.filter((line) => line !== '')
}

const punctuation: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u2018\u2019\u201b\u2032]/g, "'"],
  [/[\u201a]/g, ','],
  [/[\u201c-\u201f\u2033\u00ab\u00bb]/g, '"'],
  [/[\u2039\u203a]/g, "'"],
  [/\u2026/g, '...'],
  [/[\u2022\u2023\u25aa\u25cf\u00b7]/g, '-'],
  [/[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+/g, ' '],
  [/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g, ''],
]

/** Of one line. */
function asciiPunctuation(line: string): string {
  return punctuation
    .reduce(
      (text, [sign, ascii]) => text.replace(sign, ascii),
      line.replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC')),
    )
    .trim()
}
