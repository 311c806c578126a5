// A letter as LaTeX: set by the class of the resume that it belongs to, with that resume's theme, options and header.
import type { LetterContent } from '@galley/contract/documents'
import { fileName, type FileName } from '../file-name.ts'
import { nameInLatex } from '../latex-name.ts'
import { maskLatex } from '../outline/mask-latex.ts'
import { splitDocument } from '../outline/split-document.ts'
import { escapeTex, linesOf } from '../text/escape-tex.ts'

const ownClass = /\\documentclass\s*(?:\[[^\]]*\])?\s*\{resume\}/
const headerStart = String.raw`\begin{header}`
const headerEnd = String.raw`\end{header}`

/** A resume of another class gives the name alone; the letter is set in the default theme. */
export function letterTex(resumeLatex: string, content: LetterContent): string {
  const { preamble } = splitDocument(resumeLatex)
  const isOwn = ownClass.test(maskLatex(preamble))
  return [
    isOwn ? preamble : '\\documentclass{resume}\n\\begin{document}',
    isOwn ? headerOf(resumeLatex) : namedHeader(resumeLatex),
    '\\begin{letter}',
    word('date', escapeTex(content.date)),
    word('recipient', linesOf(content.recipient).map(escapeTex).join(' \\\\ ')),
    word('subject', escapeTex(content.subject)),
    word('opening', escapeTex(content.salutation)),
    '',
    bodyTex(content.body),
    '',
    word('closing', escapeTex(content.closing)),
    '\\end{letter}',
    '\\end{document}',
    '',
  ].join('\n')
}

const word = (name: string, text: string) => `\\${name}{${text}}`

/** As it stands in the resume; empty where there is none. */
function headerOf(latex: string): string {
  const mask = maskLatex(latex)
  const from = mask.indexOf(headerStart)
  const to = from === -1 ? -1 : mask.indexOf(headerEnd, from)
  return to === -1 ? '' : latex.slice(from, to + headerEnd.length)
}

function namedHeader(latex: string): string {
  const name = nameInLatex(latex)
  return name === '' ? '' : `${headerStart}\n${word('name', escapeTex(name))}\n${headerEnd}`
}

const item = /^[-•*]\s+/

/** Paragraphs are divided by blank lines; lines that begin with a dash are a list. */
function bodyTex(body: string): string {
  return body
    .replaceAll('\r', '')
    .split(/\n[ \t]*\n/)
    .flatMap(runsOf)
    .map(({ isList, lines }) =>
      isList
        ? `\\begin{bullets}\n${lines.map((line) => `  \\item ${escapeTex(line.replace(item, ''))}`).join('\n')}\n\\end{bullets}`
        : escapeTex(lines.join(' ')),
    )
    .filter((part) => part !== '')
    .join('\n\n')
}

interface Run {
  isList: boolean
  lines: string[]
}

function runsOf(paragraph: string): Run[] {
  const runs: Run[] = []
  for (const line of linesOf(paragraph)) {
    const isList = item.test(line)
    const last = runs.at(-1)
    if (last?.isList === isList) last.lines.push(line)
    else runs.push({ isList, lines: [line] })
  }
  return runs
}

const maxNameChars = 60

/** "Zoë Ångström - Letter - Acme.pdf": what a recruiter finds in a folder. */
export function letterFileName(resumeLatex: string, title: string, { kind, recipient }: LetterContent): FileName {
  const name = nameInLatex(resumeLatex).slice(0, maxNameChars).toWellFormed()
  const what = kind === 'letter' ? 'Letter' : 'Thank you'
  const to = employerIn(title) ?? linesOf(recipient)[0] ?? ''
  return fileName(
    [name, what, to.slice(0, maxNameChars).toWellFormed()].filter((part) => part !== '').join(' - '),
    '.pdf',
  )
}

/** Of a title such as "Letter to Acme". */
const employerIn = (title: string): string | undefined => /\bto (\p{Lu}.*)$/u.exec(title)?.[1]
