// The process that reads an untrusted file: bundled into one file (toolchain/build-reader.ts) and started in the
// sandbox before a file exists. It receives one file and returns one line of JSON. It has no network, no other file,
// little memory and a few seconds.
import { readFileSync } from 'node:fs'
import { fromPdf } from '@galley/import/formats/from-pdf'
import * as pdfjsWorker from 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { readItems } from '../pdf-items/read-items.ts'
import { crashCode, readAs, refused, type ReaderOutput, type ReadAs } from '../recognise/reader-output.ts'
import { readFile } from './read-file.ts'

// Without it pdf.js would look for the worker's file beside its own.
Object.assign(globalThis, { pdfjsWorker })
// pdf.js's own remarks would end up in the middle of the output.
for (const name of ['log', 'warn', 'info', 'error'] as const) console[name] = () => {}

/** Fewer letters a page than this: pictures of text. */
const minLettersAPage = 40

async function readPdf(bytes: Uint8Array, keepsSkillGroups: boolean): Promise<ReaderOutput> {
  const read = await readItems(bytes, `${import.meta.dirname}/`)
  if (read.kind === 'refused') return read
  const { text, isCut } = read
  const letters = text.items.reduce(
    (sum, { text: shown, isHidden }) => sum + (isHidden ? 0 : shown.replace(/\s/g, '').length),
    0,
  )
  if (letters < minLettersAPage * Math.min(2, text.pages.length)) return refused('pdf_without_text')
  const { source, ...reading } = fromPdf(text, { keepsSkillGroups })
  return readAs(source, reading, { pages: text.pages, pageText: [], isCut })
}

/** Where the file comes in, and goes out as data; before it, in a line, how it is to be read. */
const channel = Number(process.argv[2])
const newline = 10

/** An error may quote the user's text: only its kind and place are reported. */
function crash(error: unknown): void {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error('no error')
  const frames = stack.split('\n').filter((line) => line.trim().startsWith('at '))
  process.stderr.write([name, ...frames.slice(0, 12)].join('\n'))
  process.exit(/allocation failed/i.test(message) ? 1 : crashCode)
}
process.on('uncaughtException', crash)

async function main(): Promise<void> {
  // What a first reading makes ready is there for the one that counts.
  await readPdf(new Uint8Array(readFileSync(`${import.meta.dirname}/page.pdf`)), false)
  const given = new Uint8Array(readFileSync(channel))
  const start = given.indexOf(newline) + 1
  const how = Buffer.from(given.subarray(0, start)).toString('latin1').trim() as ReadAs | ''
  const bytes = given.slice(start)
  // Empty input: the client has disconnected.
  if (how !== '') process.stdout.write(JSON.stringify(await readFile(bytes, () => readPdf(bytes, how === 'own'))))
}
await main().catch(crash)
