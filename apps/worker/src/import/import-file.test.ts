// One path for every file: what is accepted, what is compiled, and which page counts. The reader and the engine are
// stand-ins.
import type { ImportSource } from '@galley/contract/import'
import { emptyResumeData } from '@galley/contract/resume-data'
import type { FileToImport } from '@galley/contract/worker-wire'
import { expect, it } from 'vitest'
import { createImporter } from './import-file.ts'
import { readAs, refused, type ReadAs, type ReaderOutput } from './recognise/reader-output.ts'
import type { UploadReader } from './reader/start-reader.ts'

const reading = (source: ImportSource, name: string) => {
  const data = { ...emptyResumeData(), summary: name }
  return readAs(source, { data, fields: [], unread: [] })
}
const calls: ReadAs[] = []
/** Returns these outputs, one for each file that is read. */
function importerOf(outputs: readonly ReaderOutput[], page: Uint8Array | null = null) {
  calls.length = 0
  const read: UploadReader = Object.assign(
    async (_bytes: Uint8Array, as: ReadAs) => outputs[calls.push(as) - 1] ?? refused('busy'),
    { close: () => undefined },
  )
  const report = { outcome: 'compilation_error' as const, log: '', diagnostics: [] }
  const success = { outcome: 'ok' as const, log: '', diagnostics: [], pages: 1, runs: 1, wantsAnother: false }
  const engine = {
    compile: async () => (page === null ? { report, pdf: null } : { report: success, pdf: page }),
  }
  const importFile = createImporter({ read, engine })
  return (content: string, accept: FileToImport['accept']) =>
    importFile({ bytes: Buffer.from(content), userKey: 'ann', accept }, AbortSignal.timeout(5_000))
}

it.each([
  ['a web page', '<html>', 'not_a_pdf'],
  ['nothing', '', 'empty_file'],
])('where a PDF is asked for, %s is refused, and no process starts for it', async (_what, content, why) => {
  expect(await importerOf([])(content, 'pdf')).toEqual({ kind: 'refused', why })
  expect(calls).toEqual([])
})
it.each([
  ['a PDF where one is asked for', '%PDF-1.7', 'pdf'],
  ['a PDF where any file is', '%PDF-1.7', 'any'],
  ['another file where any is', 'Maya', 'any'],
] as const)('reads %s', async (_what, content, accept) => {
  const output = reading('linkedin_pdf', 'Maya')
  expect(await importerOf([output])(content, accept)).toEqual(output)
  expect(calls).toEqual(['any'])
})
it('passes a refusal of the reader on as it is', async () =>
  expect(await importerOf([refused('pdf_encrypted')])('%PDF-1.7', 'pdf')).toEqual(refused('pdf_encrypted')))

const latex = (source: 'latex' | 'galley_latex') => ({
  ...reading(source, 'of the source'),
  latex: ['\\documentclass{}'],
})
it.each([
  ['latex', 'any'],
  ['galley_latex', 'own'],
] as const)('shows the page of %s, and what stands on it', async (source, as) => {
  const answer = await importerOf([latex(source), reading('pdf', 'of the page')], Buffer.from('a page'))('x', 'any')
  expect(answer).toMatchObject({
    extraction: { resume_data: { summary: 'of the page' } },
    file: { source, pdf: Buffer.from('a page').toString('base64') },
  })
  expect(calls).toEqual(['any', as])
})
it.each<[string, readonly ReaderOutput[], Uint8Array | null]>([
  ['no page', [latex('latex')], null],
  ['a page that is not read', [latex('latex'), refused('pdf_unreadable')], Buffer.from('a page')],
])('keeps to the source of LaTeX that gives %s', async (_what, outputs, page) => {
  const answer = await importerOf(outputs, page)('x', 'any')
  expect(answer).toEqual(reading('latex', 'of the source'))
})
