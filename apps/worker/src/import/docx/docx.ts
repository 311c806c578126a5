// A Word file as styled lines: its headers, where names and addresses often stand, its text, its footers, its notes.
import { posix } from 'node:path'
import { textOf, type StyledLine } from '@galley/import/formats/styled-text/styled-lines'
import { docxLines, type DocxLines } from './docx-lines.ts'
import { relationsIn, type Relation } from './docx-relations.ts'
import { hasBackdrop } from './docx-shades.ts'
import { stylesIn } from './docx-styles.ts'

/** Of all parts only the text's own, whatever they are called. */
const wanted = /^_rels\/\.rels$|^word\/[\w-]+\.xml$|^word\/_rels\/[\w-]+\.xml\.rels$/

export const isPartOfDocx = (path: string): boolean => wanted.test(path)

type Files = ReadonlyMap<string, Uint8Array>
export interface LinesOfDocx extends Omit<DocxLines, 'furniture'> {
  /** Footnotes and endnotes, line by line. */
  readonly notes: readonly string[]
}

const textIn = (files: Files, path: string) =>
  Buffer.from(files.get(path) ?? '')
    .toString('utf8')
    .replace(/^\uFEFF/, '')

/** The name of the part with the text, as the file says it; undefined where it is no Word file. */
export function mainPartOf(files: Files): string | undefined {
  return [statedMain(files), 'word/document.xml'].find((path) => files.has(path))
}

function statedMain(files: Files): string {
  try {
    const relations = relationsIn(textIn(files, '_rels/.rels') || '<Relationships/>')
    return posix.join(
      '.',
      Array.from(relations.values())
        .find(({ type }) => type === 'officeDocument')
        ?.target.replace(/^\/+/, '') ?? '',
    )
  } catch {
    return ''
  }
}

/** Throws where a part of it is no XML. */
export function linesOfDocx(files: Files): LinesOfDocx {
  const main = mainPartOf(files) ?? ''
  const folder = posix.dirname(main)
  const pathOf = (target: string) => (target.startsWith('/') ? target.slice(1) : posix.join(folder, target))
  const relationsOf = (path: string) =>
    relationsIn(textIn(files, posix.join(folder, '_rels', `${posix.basename(path)}.rels`)) || '<Relationships/>')
  const relations = relationsOf(main)
  const pathsOf = (type: string) =>
    Array.from(relations.values())
      .filter((each) => each.type === type)
      .map(({ target }) => pathOf(target))
      .filter((path) => files.has(path))
  const styles = stylesIn(textIn(files, pathsOf('styles')[0] ?? `${folder}/styles.xml`) || '<w:styles/>')
  const isOverBackdrop = Array.from(files.keys()).some((path) => hasBackdrop(textIn(files, path)))
  const read = (path: string) =>
    docxLines({ xml: textIn(files, path), styles, relations: relationsOf(path), hasBackdrop: isOverBackdrop })
  const body = read(main)
  const parts = furnitureOf(body, relations, pathOf)
    .filter(({ path }) => files.has(path))
    .map(({ type, path }) => ({ type, ...read(path) }))
  const notes = [...pathsOf('footnotes'), ...pathsOf('endnotes')].map(read)
  const [above, below] = linesAround(parts)
  return {
    lines: [...above, ...body.lines, ...below],
    hidden: [body, ...parts, ...notes].flatMap(({ hidden }) => hidden),
    notes: notes.flatMap(({ lines }) => lines.map((line) => textOf(line).trim())),
  }
}

const order = ['first', 'default', 'even']
const furnitureOf = (
  { furniture }: DocxLines,
  relations: ReadonlyMap<string, Relation>,
  pathOf: (target: string) => string,
) =>
  furniture
    .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
    .flatMap(({ id }) => relations.get(id) ?? [])
    .map(({ type, target }) => ({ type, path: pathOf(target) }))

/** Headers and footers, each line of them once. */
function linesAround(parts: readonly (DocxLines & { type: string })[]): readonly [StyledLine[], StyledLine[]] {
  const known = new Set<string>()
  const once = (line: StyledLine) => {
    const shown = textOf(line).trim()
    const isNew = !known.has(shown) && !isPageNumber(shown)
    known.add(shown)
    return isNew
  }
  const linesIn = (type: string) =>
    parts.filter((part) => part.type === type).flatMap(({ lines }) => lines.filter(once))
  return [linesIn('header'), linesIn('footer')]
}

const isPageNumber = (text: string) =>
  /^(?:(?:page|seite|página|pagina|p\.)\s*)?\d*\s*(?:(?:of|von|de|di|sur|\/|\|)\s*\d*)?$/i.test(text)
