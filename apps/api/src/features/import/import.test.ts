// A PDF over HTTP into the form's data: any other file is refused with a message that says what to do, and nothing is
// kept.
import type { Extracted } from '@galley/contract/import'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { upload } from '../../testing/good-requests.ts'
import { startTestApp, type TestUser, type TestApp } from '../../testing/start-test-app.ts'

let galley: TestApp
let person: TestUser
beforeAll(async () => {
  galley = await startTestApp()
  person = await galley.register()
})
afterAll(() => galley.close())

const send = (file: ReturnType<typeof upload>, who: TestUser | null = person) =>
  galley.ask(who, { method: 'POST', url: '/api/resumes/extract-pdf', ...file })
const answered = async (file: ReturnType<typeof upload>) => {
  const response = await send(file)
  return [response.statusCode, response.json<{ code: string }>().code]
}
const pdf = (text: string) => `%PDF-1.5\n${text}\n`

it('returns the form’s data, where it stands, and what it has something for', async () => {
  const response = await send(upload('file', pdf('NAME:Zoë Ångström')))
  expect(response.statusCode).toBe(200)
  const found = response.json<Extracted>()
  expect(found).toMatchObject({
    success: true,
    resume_data: { personalInfo: { name: expect.stringContaining('Zo') } },
    fields: [
      { path: 'personalInfo.name', confidence: 0.9, boxes: [{ page: 0, x: 72, y: 60, width: 120, height: 20 }] },
    ],
    unread: [{ text: 'Page 1', reason: 'repeated' }],
    pages: [{ width: 612, height: 792 }],
    is_cut: false,
  })
  expect(found.fields_present).toMatchObject({
    personalInfo: true,
    experience: false,
    professional_title: false,
    portfolio: false,
  })
})
it('is the only one that takes files', async () => {
  const file = upload('file', pdf(''))
  const response = await galley.ask(person, { method: 'POST', url: '/api/subscriptions/subscribe', ...file })
  expect(response.statusCode).toBe(415)
})
it('is for who is signed in', async () => expect((await send(upload('file', pdf('')), null)).statusCode).toBe(401))
it.each([
  ['another field', upload('document', pdf('')), 422, 'no_file'],
  ['an empty file', upload('file', ''), 422, 'empty_file'],
  ['a web page', upload('file', '<html>%PD'), 415, 'not_a_pdf'],
  ['JSON', { payload: { file: 'x' } }, 415, 'unsupported_type'],
  [
    'a form that was cut off',
    { ...upload('file', pdf('')), payload: '--edge-of-a-part\r\ncontent-dis' },
    400,
    'bad_request',
  ],
  ['11 MB', upload('file', Buffer.alloc(11 * 1024 * 1024, '%PDF-')), 413, 'too_large'],
  ['a scan', upload('file', pdf('FAIL:pdf_without_text')), 422, 'pdf_without_text'],
  ['a locked file', upload('file', pdf('FAIL:pdf_encrypted')), 422, 'pdf_encrypted'],
  ['500 pages', upload('file', pdf('FAIL:pdf_too_long')), 422, 'pdf_too_long'],
  ['a damaged file', upload('file', pdf('FAIL:pdf_unreadable')), 422, 'pdf_unreadable'],
  ['a file while others wait', upload('file', pdf('FAIL:busy')), 503, 'busy'],
  ['a file where no sandbox layer holds', upload('file', pdf('FAIL:sandbox_unavailable')), 503, 'sandbox_unavailable'],
] as const)('refuses %s', async (_what, file, status, code) =>
  expect(await answered(file as ReturnType<typeof upload>)).toEqual([status, code]),
)
it.each(['../../etc/passwd', 'a\u0000b.pdf', '"; rm -rf', 'x'.repeat(5_000), '<script>.pdf', ''])(
  'takes a file whatever it is called: %j',
  async (name) => {
    const { statusCode } = await send(upload('file', pdf('NAME:Zoë'), name.replaceAll('"', '%22')))
    expect(statusCode).toBe(200)
  },
)
it('says what to do where a file is too large, or others wait', async () => {
  const sentence = async (url: string, file: ReturnType<typeof upload>) =>
    (await galley.ask(person, { method: 'POST', url, ...file })).json<{ detail: string }>().detail
  for (const url of ['/api/resumes/extract-pdf', '/api/resumes/import']) {
    expect(await sentence(url, upload('file', Buffer.alloc(11 * 1024 * 1024, '%PDF-')))).toBe(
      'This file is larger than 10 MB. Save just your resume, or use smaller pictures, and try again.',
    )
    expect(await sentence(url, upload('file', pdf('FAIL:sandbox_unavailable')))).toMatch(
      /^Files cannot be read on this server/,
    )
    expect(await sentence(url, upload('file', pdf('FAIL:busy')))).toBe(
      'Many files are being read just now. Please try again in a few seconds.',
    )
    expect(await sentence(url, upload('file', pdf('FAIL:restarting')))).toBe(
      'The file reader is restarting. Please try again in a few seconds.',
    )
    const { headers } = await galley.ask(person, { method: 'POST', url, ...upload('file', pdf('FAIL:busy')) })
    expect(headers['retry-after']).toBe('3')
  }
})
it('is limited for each person', async () => {
  const limited = await startTestApp({ allowances: { importPerUser: { points: 1, seconds: 60 } } })
  const one = await limited.register()
  const ask = () =>
    limited.ask(one, { method: 'POST', url: '/api/resumes/extract-pdf', ...upload('file', pdf('NAME:x')) })
  expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 429])
  await limited.close()
})
