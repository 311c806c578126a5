// For tests: a resume of a name, an address of mail and the lines in question.
import { importResume } from '../pdf/import-resume.ts'
import { column, pdfOf } from './typeset.ts'
import type { Text } from './typeset.ts'

export const head: readonly Text[] = [
  { text: 'Jo Vance', y: 40, size: 22, bold: true },
  { text: 'jo@vance.example', y: 60 },
]
export const importedLines = (lines: readonly string[]) =>
  importResume(pdfOf([...head, ...column(lines, { x: 50, y: 100 })])).data
export const postsIn = (heading: string, ...lines: string[]) =>
  importedLines([heading, ...lines, '*SKILLS*', 'Go']).experience
