// Untrusted PDFs through the real sandbox: a sentence for each, in time, and nothing else.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants, deflateRawSync } from 'node:zlib'
import { sampleLatex } from '@galley/resume/sample-resume'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chooseSandbox } from '../choose-sandbox.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { startReader, type UploadReader } from './reader/start-reader.ts'
import { createImporter, type Importer } from './import-file.ts'

const corpus = join(import.meta.dirname, '../../../../../shared/corpus/hostile-pdf')
const failures: string[] = []
let sandbox: Sandbox | null = null
let importFile: Importer
let reader: UploadReader
beforeAll(async () => {
  sandbox = (await chooseSandbox()).sandbox
  reader = startReader({ sandbox, places: 2, onFailure: ({ message }) => failures.push(message) })
  importFile = createImporter({ read: reader, engine: { compile: () => Promise.reject(new Error('no LaTeX here')) } })
})
afterAll(() => reader.close())
const ask = (pdf: Uint8Array | string, signal = AbortSignal.timeout(60_000)) =>
  importFile({ bytes: Buffer.from(pdf), userKey: 'ann', accept: 'pdf' }, signal)

/** A PDF without compression that says one line on each of its pages. */
function pdfOf(pages: number, line: string): string {
  const kids = Array.from({ length: pages }, (_, index) => 4 + 2 * index)
  const text = `BT /F 12 Tf 72 700 Td (${line}) Tj ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages}/Kids[${kids.map((id) => `${id} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...kids.flatMap((id) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F 3 0 R>>>>/Contents ${id + 1} 0 R>>`,
      `<</Length ${text.length}>>stream\n${text}\nendstream`,
    ]),
  ]
  return `%PDF-1.4\n${objects.map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`).join('')}trailer<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF`
}
const long = 'Maya Okafor maya@example.org Software Engineer at Northwind Traders, Python and PostgreSQL'

it('reads a page', async () => {
  const answer = await ask(pdfOf(1, long))
  expect(failures).toEqual([])
  expect(answer).toMatchObject({
    kind: 'read',
    extraction: { resume_data: { personalInfo: { email: 'maya@example.org' } }, pages: [{ width: 612, height: 792 }] },
  })
})
it.each([
  ['nothing', '', 'empty_file'],
  ['garbage', '%PDF-1.7\n\u0001\u0002garbage', 'pdf_unreadable'],
  ['one page that is a picture', pdfOf(1, ''), 'pdf_without_text'],
  ['500 pages', pdfOf(500, long), 'pdf_too_long'],
  ['LaTeX', sampleLatex('classic'), 'not_a_pdf'],
])('says of %s: %s', async (_what, pdf, why) => expect(await ask(pdf)).toEqual({ kind: 'refused', why }))

/** A gigabyte of spaces in a megabyte: the same compressed piece again and again. */
function bomb(): Buffer {
  const piece = deflateRawSync(Buffer.alloc(1024 * 1024, ' '), { finishFlush: constants.Z_FULL_FLUSH })
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array.from({ length: 1024 }, () => piece), Buffer.from([3, 0])])
}
function bombPdf(): Buffer {
  const [before = '', after = ''] = pdfOf(1, long).split(/<<\/Length \d+>>stream[\s\S]*?endstream/)
  const stream = bomb()
  return Buffer.concat([
    Buffer.from(`${before}<</Length ${stream.length}/Filter/FlateDecode>>stream\n`),
    stream,
    Buffer.from(`\nendstream${after}`),
  ])
}
const lock = `/Encrypt<</Filter/Standard/V 1/R 2/O<${'5a'.repeat(32)}>/U<${'a5'.repeat(32)}>/P -4>>/ID[<00><00>]`
const hostile: readonly (readonly [what: string, why: string, make: () => string | Buffer])[] = [
  ['pages that are their own parents', 'pdf_unreadable', () => pdfOf(1, long).replace(/Kids\[[^\]]*\]/, 'Kids[2 0 R]')],
  ['a gigabyte in a megabyte', 'pdf_unreadable', bombPdf],
  [
    'a script',
    'read',
    () => pdfOf(1, long).replace('/Type/Catalog', '/Type/Catalog/OpenAction<</S/JavaScript/JS(while(1){})>>'),
  ],
  ['a file that is cut short', 'pdf_unreadable', () => pdfOf(1, long).slice(0, 200)],
  ['a lock', 'pdf_encrypted', () => pdfOf(1, long).replace('trailer<<', `trailer<<${lock}`)],
]
it.each(hostile)('says in time of %s: %s', async (_what, why, make) => {
  failures.length = 0
  const pdf = make()
  const answer = await ask(pdf)
  expect(answer.kind === 'read' ? 'read' : answer.why).toBe(why)
  expect(failures).toEqual([])
})

describe.runIf(existsSync(corpus))('hostile PDFs', () => {
  it.each(existsSync(corpus) ? readdirSync(corpus) : [])('%s ends in time, with an answer', async (name) => {
    failures.length = 0
    const answer = await ask(readFileSync(join(corpus, name)))
    expect(failures).toEqual([])
    if (answer.kind === 'refused') expect(answer.why).toMatch(/^pdf_(?:unreadable|without_text|encrypted|too_long)$/)
  })
})

it('stops when the client disconnects', async () => {
  const gone = new AbortController()
  const asked = ask(pdfOf(20, long), gone.signal)
  gone.abort()
  expect((await asked).kind).toBe('refused')
})
it('lets twenty wait, and refuses the next ones with a retry', async () => {
  const answers = await Promise.all(Array.from({ length: 24 }, () => ask(pdfOf(1, long))))
  const kinds = answers.map((answer) => (answer.kind === 'read' ? 'read' : answer.why))
  expect(kinds.filter((kind) => kind === 'busy')).toHaveLength(2)
  expect(kinds.filter((kind) => kind === 'read')).toHaveLength(22)
})
