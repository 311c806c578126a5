// What to write into a LaTeX text so that it shows a file beside it, and where.
import { kindOfResumeFile } from '@galley/contract/resume-files'
import { maskLatex } from '@galley/resume/outline/mask-latex'
import { splitDocument } from '@galley/resume/outline/split-document'
import { endingOf, withoutEnding } from './file-name.ts'

interface Change {
  from: number
  to: number
  insert: string
}

export interface Insertion {
  /** Offsets into the text as it is; sorted, none in another. */
  changes: Change[]
  /** Which of the changes the cursor goes behind. */
  cursorAfter: number
}

/** A class, a style or a font is named in many ways, and mostly is already. */
export const canInsert = (name: string): boolean =>
  kindOfResumeFile(name) === 'image' || ['tex', 'bib'].includes(endingOf(name))

/** Null where there is no command for the file. `cursor` is an offset into the text. */
export function insertionOf(name: string, latex: string, cursor: number): Insertion | null {
  const source = sourceOf(latex)
  if (kindOfResumeFile(name) === 'image')
    return withGraphics(source, atCursor(source, cursor, `\\includegraphics[width=3cm]{${name}}`))
  switch (endingOf(name)) {
    case 'tex':
      return just(atCursor(source, cursor, `\\input{${withoutEnding(name)}}`, 'preamble too'))
    case 'bib':
      return sourcesOf(name, source, cursor)
    default:
      return null
  }
}

interface Source {
  latex: string
  mask: string
  /** Behind `\documentclass{…}`; 0 where there is none. */
  classEnd: number
  /** Before and behind `\begin{document}`; both 0 where there is none. */
  begin: number
  bodyFrom: number
  bodyTo: number
}

const beginDocument = '\\begin{document}'

function sourceOf(latex: string): Source {
  const mask = maskLatex(latex)
  const { preamble, body } = splitDocument(latex)
  const bodyFrom = preamble.length
  const found = /\\documentclass\s*(?:\[[^\]]*\])?\s*\{[^{}]*\}/.exec(mask)
  return {
    latex,
    mask,
    classEnd: found ? found.index + found[0].length : 0,
    begin: Math.max(0, bodyFrom - beginDocument.length),
    bodyFrom,
    bodyTo: bodyFrom + body.length,
  }
}

const just = (change: Change): Insertion => ({ changes: [change], cursorAfter: 0 })
const put = (at: number, insert: string): Change => ({ from: at, to: at, insert })

/** At the cursor, or at the nearest place of the body where the cursor is in none that can show anything. */
function atCursor(
  { classEnd, begin, bodyFrom, bodyTo }: Source,
  cursor: number,
  ...[command, where]: [command: string, where?: 'preamble too']
): Change {
  if (cursor > bodyTo) return put(bodyTo, `${command}\n`)
  const isFree = where === 'preamble too' && cursor >= classEnd && cursor <= begin && classEnd > 0
  return cursor < bodyFrom && !isFree ? put(bodyFrom, `\n${command}`) : put(cursor, command)
}

const loads = (mask: string, ...packages: string[]): boolean =>
  [...mask.matchAll(/\\(?:usepackage|RequirePackage)\s*(?:\[[^\]]*\])?\s*\{([^{}]*)\}/g)].some(({ 1: list = '' }) =>
    list.split(',').some((name) => packages.includes(name.trim())),
  )

function withGraphics({ mask, begin, bodyFrom }: Source, change: Change): Insertion {
  if (bodyFrom === 0 || loads(mask, 'graphicx')) return just(change)
  return { changes: [put(begin, '\\usepackage{graphicx}\n'), change], cursorAfter: 1 }
}

/** BibLaTeX where the document uses it, else BibTeX, which takes one list of sources and needs a style. */
function sourcesOf(name: string, source: Source, cursor: number): Insertion {
  const { mask, begin, bodyFrom } = source
  if (loads(mask, 'biblatex') || /\\(?:addbibresource|printbibliography)\b/.test(mask)) {
    const command = `\\addbibresource{${name}}`
    return just(bodyFrom === 0 ? put(cursor, command) : put(begin, `${command}\n`))
  }
  const stem = withoutEnding(name)
  const list = /\\bibliography\s*\{([^{}]*)\}/.exec(mask)
  if (list) return just(put(list.index + list[0].length - 1, list[1]?.trim() ? `,${stem}` : stem))
  const style = mask.includes('\\bibliographystyle') ? '' : '\\bibliographystyle{plain}\n'
  return just(atCursor(source, cursor, `${style}\\bibliography{${stem}}`))
}
