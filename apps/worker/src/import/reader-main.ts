// The process that reads a stranger's file: bundled into one file (toolchain/build-reader.ts), started in the sandbox with the file's name
// and how it is to be read, answers one line of JSON. It has no network, no other file, little memory and a few seconds.
import { readFileSync } from 'node:fs'
import { fromPdf } from '@galley/resume/import-other/from-pdf'
import * as pdfjsWorker from 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { readItems } from '../extract/read-items.ts'
import type { FileSaid, ReadAs } from './file-said.ts'
import { readFile } from './read-file.ts'

// Without it pdf.js would look for the worker's file beside its own.
Object.assign(globalThis, { pdfjsWorker })
// What pdf.js remarks of a PDF would stand in the middle of the answer.
for (const name of ['log', 'warn', 'info', 'error'] as const) console[name] = () => {}

/** Fewer letters a page than this: pictures of text. */
const leastLettersAPage = 40

const whys = { encrypted: 'pdf_encrypted', broken: 'pdf_unreadable', 'too many pages': 'pdf_too_long' } as const

async function readPdf(bytes: Uint8Array, keepsSkillGroups: boolean): Promise<FileSaid> {
  const read = await readItems(bytes, `${import.meta.dirname}/`)
  if (read.kind === 'refused') return { kind: 'refused', why: whys[read.why] }
  const { text, isCut } = read
  const letters = text.items.reduce(
    (sum, { text: shown, isHidden }) => sum + (isHidden ? 0 : shown.replace(/\s/g, '').length),
    0,
  )
  if (letters < leastLettersAPage * Math.min(2, text.pages.length)) return { kind: 'refused', why: 'pdf_without_text' }
  const { source, data, fields, unread, lines = [] } = fromPdf(text, { keepsSkillGroups })
  return { kind: 'read', source, data, fields, unread, lines, pages: text.pages, pageText: [], isCut }
}

const [file = '', how = 'pdf'] = process.argv.slice(2) as [string?, ReadAs?]
const bytes = new Uint8Array(readFileSync(file))
const pdf = () => readPdf(bytes, how === 'own')
process.stdout.write(JSON.stringify(how === 'any' ? await readFile(bytes, pdf) : await pdf()))
