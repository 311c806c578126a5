// A Word file as styled lines: its headers, where names and addresses often stand, its text, its footers.
import { textOf, type StyledLine } from '@galley/resume/import-other/styled-lines'
import { docxLines, type DocxLines } from './docx-lines.ts'
import { relationsIn } from './docx-relations.ts'
import { stylesIn } from './docx-styles.ts'

export const documentPart = 'word/document.xml'
const wanted =
  /^word\/(?:document|styles|header\d*|footer\d*)\.xml$|^word\/_rels\/(?:document|header\d*|footer\d*)\.xml\.rels$/

export const isPartOfDocx = (path: string): boolean => wanted.test(path)

/** Throws where a part of it is no XML. */
export function linesOfDocx(files: ReadonlyMap<string, Uint8Array>): Omit<DocxLines, 'furniture'> {
  const text = (path: string) =>
    Buffer.from(files.get(path) ?? '')
      .toString('utf8')
      .replace(/^\uFEFF/, '')
  const styles = stylesIn(text('word/styles.xml') || '<w:styles/>')
  const relationsOf = (name: string) => relationsIn(text(`word/_rels/${name}.rels`) || '<Relationships/>')
  const relations = relationsOf('document.xml')
  const main = docxLines({ xml: text(documentPart), styles, relations })
  const order = ['first', 'default', 'even']
  const parts = main.furniture
    .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
    .flatMap(({ id }) => relations.get(id) ?? [])
    .filter(({ target }) => files.has(`word/${target}`))
    .map(({ target, type }) => ({
      type,
      ...docxLines({ xml: text(`word/${target}`), styles, relations: relationsOf(target) }),
    }))
  const known = new Set<string>()
  const once = (line: StyledLine) => {
    const shown = textOf(line).trim()
    const isNew = !known.has(shown) && !isPageNumber(shown)
    known.add(shown)
    return isNew
  }
  const linesIn = (type: string) =>
    parts.filter((part) => part.type === type).flatMap(({ lines }) => lines.filter(once))
  const [above, below] = [linesIn('header'), linesIn('footer')]
  return {
    lines: [...above, ...main.lines, ...below],
    hidden: [...main.hidden, ...parts.flatMap(({ hidden }) => hidden)],
  }
}

const isPageNumber = (text: string) =>
  /^(?:(?:page|seite|página|pagina|p\.)\s*)?\d*\s*(?:(?:of|von|de|di|sur|\/|\|)\s*\d*)?$/i.test(text)
