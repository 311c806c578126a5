// Whole sections put in, and the text of a section or an entry written as one.
import { lookOf } from '../class-options.ts'
import { generatedHeadings, type GeneratedLanguage } from '../generated-headings.ts'
import { commentMark } from '../outline/mask-latex.ts'
import { descriptionBlocks, type DescriptionBlock } from '../text/description-blocks.ts'
import { escapeTex } from '../text/escape-tex.ts'
import { headingTex } from '../render-resume.ts'
import { emptyItem } from '../section-tex.ts'
import type { EditResult } from './edit-field.ts'
import type { SectionName } from '../fields/field-types.ts'
import type { BodyLine, LensItem, LensDocument, LensSection, SourceChange, Span } from './lens-types.ts'
import { retext } from '../fields/retext.ts'
import { hasItems } from '../fields/section-forms.ts'
import { hiddenLevel, lineStart, viewOf } from './source-view.ts'
import { asLines, insertedAfter, replaced } from './text-edits.ts'

/** An empty section of the form before the one at `index`, or after all others. */
export function insertSection({ latex, sections, header }: LensDocument, name: SectionName, index: number): EditResult {
  const view = viewOf(latex)
  const heading = name === 'additional_sections' ? '\\section{New section}' : headingTex(name, languageOf(latex))
  const lines = [heading, ...firstLines(name)]
  const next = sections[index]
  if (next?.lines) {
    const at = next.lines.from
    return [{ from: at, to: at, insert: asLines(view, [...lines, ''], 0) }]
  }
  const begin = '\\begin{document}'
  const start = view.mask.indexOf(begin)
  if (start === -1) return null
  const at = sections.at(-1)?.to ?? header?.to ?? start + begin.length
  return [insertedAfter(view, at, asLines(view, ['', ...lines], 0))]
}

/** Of the class's option; English where the table of headings lacks it. */
function languageOf(latex: string): GeneratedLanguage {
  const lang = lookOf(latex)?.own.lang?.split('-')[0] ?? 'en'
  return Object.hasOwn(generatedHeadings, lang) ? (lang as GeneratedLanguage) : 'en'
}

/** What can be filled in at once. */
function firstLines(name: SectionName): readonly string[] {
  if (hasItems(name)) return [emptyItem(name)]
  return name === 'skills' || name === 'languages' || name === 'hobbies' ? ['\\skills{}'] : []
}

/** Lines of text as a text field shows them: bullets have their mark. */
export function bodyText(lines: readonly BodyLine[]): string {
  return lines.map(({ kind, text }) => (kind === 'bullet' ? `• ${text}` : text)).join('\n')
}

/** Paragraphs and bullets of an owner, where they are all there is on their lines and none is hidden; else null. */
export function plainBody({ latex }: LensDocument, owner: LensItem | LensSection): readonly BodyLine[] | null {
  const blocks = 'head' in owner ? owner.body : owner.blocks
  const lines = blocks.filter((block): block is BodyLine => block.kind === 'paragraph' || block.kind === 'bullet')
  const isPlain = lines.length === blocks.length && lines.every(({ isEditable, isHidden }) => isEditable && !isHidden)
  if (!isPlain || lines.length === 0) return isPlain ? lines : null
  const span = spanOf(latex, lines)
  // A comment between the lines would be lost.
  return span && !viewOf(latex).mask.slice(span.from, span.to).includes(commentMark) ? lines : null
}

/**
 * The whole text of a section or an entry, one paragraph or marked bullet a line. What did not change keeps its source.
 * Null where there is more than paragraphs and bullets.
 */
export function editBody(document: LensDocument, owner: LensItem | LensSection, text: string): EditResult {
  const { latex } = document
  const lines = plainBody(document, owner)
  if (!lines) return null
  if (text === bodyText(lines)) return []
  const wanted = flat(descriptionBlocks(text, 'text'))
  if (isSameShape(lines, wanted)) return sameShape(latex, lines, wanted)
  const view = viewOf(latex)
  const level = hiddenLevel(view, owner.from)
  const known = Map.groupBy(lines, ({ kind, text: old }) => `${kind} ${old}`)
  const sourceOf = ({ kind, text: kept }: Line) => {
    const line = known.get(`${kind} ${kept}`)?.shift()
    return line && latex.slice(line.from, line.to)
  }
  const tex = asLines(view, bodyTex(wanted, sourceOf), level)
  const span = spanOf(latex, lines)
  if (lines.length === 0)
    return tex === '' ? [] : [insertedAfter(view, 'head' in owner ? owner.bodyEnd : owner.to, tex)]
  return span && replaced(latex, span, latex.slice(span.from, span.to).endsWith('\n') ? tex : tex.trimEnd())
}

/** The whole lines from the first to the last, with the lists that they are in; null where they share one. */
function spanOf(latex: string, lines: readonly BodyLine[]): Span | null {
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return null
  const [from, to] = [first.list?.from ?? first.from, last.list?.to ?? last.to]
  const start = lineStart(latex, from)
  const before = latex.slice(start, from).replace(/^(?:%hidden )*/, '')
  const after = /^[ \t]*(?:\r?\n|$)/.exec(latex.slice(to))?.[0]
  return before.trim() === '' && after !== undefined ? { from: start, to: to + after.length } : null
}

interface Line {
  readonly kind: BodyLine['kind']
  readonly text: string
}

const flat = (blocks: readonly DescriptionBlock[]): Line[] =>
  blocks.flatMap((block): Line[] =>
    block.kind === 'text'
      ? [{ kind: 'paragraph', text: block.text }]
      : block.items.map((item) => ({ kind: 'bullet', text: item })),
  )

const isSameShape = (lines: readonly BodyLine[], wanted: readonly Line[]) =>
  lines.length === wanted.length && lines.every(({ kind }, index) => kind === wanted[index]!.kind)

function sameShape(latex: string, lines: readonly BodyLine[], wanted: readonly Line[]): SourceChange[] {
  return lines.flatMap((line, index) => {
    const tex = retext(latex.slice(line.from, line.to), wanted[index]!.text)
    return replaced(latex, line, line.kind === 'bullet' && tex.startsWith('[') ? `{}${tex}` : tex)
  })
}

function bodyTex(lines: readonly Line[], sourceOf: (line: Line) => string | undefined): string[] {
  const out: string[] = []
  lines.forEach((line, index) => {
    const { kind, text } = line
    const tex = sourceOf(line) ?? escapeTex(text)
    const before = lines[index - 1]?.kind
    if (kind === 'bullet') {
      if (before !== 'bullet') out.push('\\begin{bullets}')
      out.push(`  \\item ${tex.startsWith('[') ? '{}' : ''}${tex}`)
      if (lines[index + 1]?.kind !== 'bullet') out.push('\\end{bullets}')
    } else out.push(...(before === 'paragraph' ? ['', tex] : [tex]))
  })
  return out
}
