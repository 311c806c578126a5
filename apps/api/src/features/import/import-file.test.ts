// A file of any kind over HTTP into the form's data: each kind that is not taken has a sentence that says what to do.
import type { Imported } from '@galley/contract/import'
import { errorTable } from '@galley/contract/errors'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { upload } from '../../testing/good-requests.ts'
import { startTestApp, type TestUser, type TestApp } from '../../testing/start-test-app.ts'

let galley: TestApp
let person: TestUser
beforeAll(async () => {
  galley = await startTestApp({ allowances: { importPerUser: { points: 100, seconds: 60 } } })
  person = await galley.register()
})
afterAll(() => galley.close())

type Upload = ReturnType<typeof upload>
const send = (file: Upload, who: TestUser | null = person) =>
  galley.ask(who, { method: 'POST', url: '/api/resumes/import', ...file })

it('is for who is signed in', async () => expect((await send(upload('file', 'NAME:Zoë'), null)).statusCode).toBe(401))
it.each<[string, Upload, number, string]>([
  ['another field', upload('document', 'x'), 422, 'no_file'],
  ['JSON instead of a form', { payload: { file: 'x' } }, 415, 'unsupported_type'],
  ['11 MB', upload('file', Buffer.alloc(11 * 1024 * 1024)), 413, 'too_large'],
  ['an empty file', upload('file', ''), 422, 'empty_file'],
  ['a web page', upload('file', 'FAIL:unknown_kind', 'resume.pdf'), 415, 'unknown_kind'],
  ['a Word file of the old kind', upload('file', 'FAIL:old_word_file'), 415, 'old_word_file'],
  ['RTF', upload('file', 'FAIL:other_document'), 415, 'other_document'],
  ['a photograph', upload('file', 'FAIL:picture'), 415, 'picture'],
  ['a zip of photographs', upload('file', 'FAIL:zip_without_resume'), 422, 'zip_without_resume'],
  ['a document without a word', upload('file', 'FAIL:file_without_text'), 422, 'file_without_text'],
  ['a zip bomb', upload('file', 'FAIL:file_too_long'), 422, 'file_too_long'],
  ['a document that is cut short', upload('file', 'FAIL:file_unreadable'), 422, 'file_unreadable'],
  ['a scan', upload('file', 'FAIL:pdf_without_text'), 422, 'pdf_without_text'],
  ['a file while others wait', upload('file', 'FAIL:busy'), 503, 'busy'],
])('refuses %s', async (_what, file, status, code) => {
  const response = await send(file)
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([status, code])
})
it.each(['old_word_file', 'other_document', 'picture', 'unknown_kind'] as const)('says of %s what to do', (code) =>
  expect(errorTable[code].detail).toMatch(/Choose|save it as|Save it as|Export/),
)
it.each([
  ['pdf', 0, null],
  ['linkedin_pdf', 0, null],
  ['linkedin_export', 0, null],
  ['json_resume', 0, null],
  ['docx', 0, null],
  ['text', 1, null],
  ['galley_latex', 0, null],
  ['latex', 0, 'JVBERi0='],
] as const)('answers %s as the form’s data, with what its pages show', async (source, lines, pdf) => {
  const response = await send(upload('file', `KIND:${source}\nNAME:Maya`))
  expect(response.statusCode).toBe(200)
  const found = response.json<Imported>()
  expect(found).toMatchObject({ success: true, source, pdf, resume_data: { personalInfo: { name: 'Maya' } } })
  expect(found.page_text).toHaveLength(lines)
  expect(found.fields_present).toMatchObject({ personalInfo: true, experience: false })
})
