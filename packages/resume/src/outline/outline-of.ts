// Reads a LaTeX resume, of our class or of any other, as sections and blocks that can be edited by their offsets.
import { findBlocks } from './find-blocks.ts'
import { findHeadings } from './find-headings.ts'
import { masked } from './mask-latex.ts'
import type { Outline, Section } from './outline.ts'
import { ownWords } from './own-words.ts'
import { plainText } from './plain-text.ts'
import { sectionKind } from './section-kind.ts'
import { splitDocument } from './split-document.ts'
import { walked } from './walked.ts'

/**
 * The sections of the document's body, in order. What precedes the first heading is a section of kind `header`, if
 * there is any text. Every block's slice replaced by itself gives the same source. Never throws; what is not understood
 * is a paragraph.
 */
export function outlineOf(latex: string): Outline {
  const { preamble, rest } = splitDocument(latex)
  const source = walked(masked(latex))
  const body = { from: preamble.length, to: latex.length - rest.length }
  const headings = findHeadings(source, body, ownWords(source).headings)
  const headerTo = headings[0]?.from ?? body.to
  const sections = headings.map(({ from, to, heading }, index): Section => {
    const end = headings[index + 1]?.from ?? body.to
    const kind = sectionKind(heading)
    return {
      heading,
      kind,
      from,
      to: end,
      bodyFrom: to,
      blocks: findBlocks(source, kind, { from: Math.min(to, end), to: end }),
    }
  })
  if (plainText(latex.slice(body.from, headerTo)) === '') return { sections }
  const range = { from: body.from, to: headerTo }
  const blocks = findBlocks(source, 'header', range)
  return { sections: [{ heading: '', kind: 'header', ...range, bodyFrom: body.from, blocks }, ...sections] }
}
