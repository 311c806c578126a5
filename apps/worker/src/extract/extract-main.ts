// The process that reads a stranger's PDF: bundled into one file (toolchain/build-reader.ts), started in the sandbox with the PDF's name,
// answers one line of JSON. It has no network, no other file, little memory and a few seconds.
import { readFileSync } from 'node:fs'
import { importResume } from '@galley/resume/import/import-resume'
import * as pdfjsWorker from 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { readItems } from './read-items.ts'
import type { ReaderSaid } from './reader-said.ts'

// Without it pdf.js would look for the worker's file beside its own.
Object.assign(globalThis, { pdfjsWorker })
// What pdf.js remarks of a PDF would stand in the middle of the answer.
for (const name of ['log', 'warn', 'info', 'error'] as const) console[name] = () => {}

/** Fewer letters a page than this: pictures of text. */
const leastLettersAPage = 40

async function answer(file: string): Promise<ReaderSaid> {
  const read = await readItems(new Uint8Array(readFileSync(file)), `${import.meta.dirname}/`)
  if (read.kind === 'refused') return read
  const { text, isCut } = read
  const letters = text.items.reduce(
    (sum, { text: shown, isHidden }) => sum + (isHidden ? 0 : shown.replace(/\s/g, '').length),
    0,
  )
  if (letters < leastLettersAPage * Math.min(2, text.pages.length)) return { kind: 'refused', why: 'without text' }
  const { data, fields, unread } = importResume(text, { keepsSkillGroups: false })
  return { kind: 'read', data, fields, unread, pages: text.pages, isCut }
}

process.stdout.write(JSON.stringify(await answer(process.argv[2] ?? '')))
