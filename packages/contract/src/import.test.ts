// What a call may be refused with is promised to its clients: a change of the groups must not change it by accident.
import { expect, it } from 'vitest'
import { errorTable, workerRefusals, workerRefusalsOfFiles } from './errors.ts'
import { extractPdf, importFile, unreadableFiles } from './import.ts'

const codes = (text: string) => text.trim().split(/\s+/)
const ofPdfs = codes(`
  too_large unsupported_type no_file empty_file busy restarting sandbox_unavailable
  pdf_without_text pdf_encrypted pdf_too_long pdf_unreadable`)
const ofOthers = codes(`
  unknown_kind old_word_file other_document picture zip_without_resume
  file_without_text file_too_long file_unreadable file_encrypted`)
it.each([
  [extractPdf, [...ofPdfs, 'not_a_pdf']],
  [importFile, [...ofPdfs, ...ofOthers]],
])('$path is refused with these codes alone', (call, expected) => {
  expect(call.refusals.toSorted()).toEqual(expected.toSorted())
})
it('the worker may refuse a file with every code that is not about its upload', () => {
  const promised = new Set([...extractPdf.refusals, ...importFile.refusals])
  for (const code of ['too_large', 'unsupported_type', 'no_file'] as const) promised.delete(code)
  expect(unreadableFiles.toSorted()).toEqual([...promised].toSorted())
})
it.each(workerRefusals)('%s has a sentence of its own for files', (code) => {
  expect(workerRefusalsOfFiles[code].detail).toMatch(/\b[Ff]iles?\b/)
  expect(workerRefusalsOfFiles[code].detail).not.toBe(errorTable[code].detail)
})
