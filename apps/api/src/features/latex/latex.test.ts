import type { CompileFailure, Diagnostic } from '@galley/contract/latex'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestUser, type TestApp } from '../../testing/start-test-app.ts'

let galley: TestApp
let ann: TestUser
beforeAll(async () => {
  galley = await startTestApp({ allowances: { compilePerUser: { points: 60, seconds: 60 } } })
  ann = await galley.register()
})
afterAll(() => galley.close())
const compile = (payload: object, url = '/api/latex/compile') => galley.ask(ann, { method: 'POST', url, payload })

describe('POST /latex/compile', () => {
  it('returns the PDF, named after the resume', async () => {
    const response = await compile({
      latex_content: 'x',
      compiler: 'pdflatex',
      resume_title: 'Zoë Ångström: Résumé/CV',
    })
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-success': 'true',
      'x-content-type-options': 'nosniff',
    })
    expect(response.headers['x-filename']).toMatch(/^[A-Za-z0-9._ -]+\.pdf$/)
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="[\x20-\x7e]+\.pdf"; filename\*=UTF-8''[\w%.~-]+$/,
    )
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it.each([
    [undefined, undefined],
    ['auto', undefined],
    ['pdflatex', 'pdflatex'],
    ['xelatex', 'xelatex'],
    ['lualatex', 'lualatex'],
  ])('asks the worker for the program that was asked for: %s', async (compiler, asked) => {
    const response = await compile({ latex_content: 'x', compiler })
    expect(response.statusCode).toBe(200)
    expect(galley.compiler.requests.at(-1)?.compiler).toBe(asked)
    expect(response.headers['x-compiler']).toBe(asked ?? 'pdflatex')
  })

  it('names the PDF after the person in the resume', async () => {
    const response = await compile({ latex_content: '\\name{Zoë Ångström}', resume_title: 'For Acme' })
    expect(response.headers).toMatchObject({
      'x-filename': 'Zoe Angstrom - Resume.pdf',
      'content-disposition':
        'attachment; filename="Zoe Angstrom - Resume.pdf"; filename*=UTF-8\'\'Zo%C3%AB%20%C3%85ngstr%C3%B6m%20-%20Resume.pdf',
    })
  })

  it.each([
    ['a slash, a backslash and quotes', 'Ann/../"Bo"\\\\b;x=1', /^filename="Ann/],
    ['an emoji', 'Ann 😀 Bo', /^filename="Ann Bo - Resume.pdf"; /],
    [
      'marks of direction',
      '\u202eAnn\u202c \u200fBo\u2066',
      /^filename="Ann Bo - Resume.pdf"; filename\*=UTF-8''Ann%20Bo%20-%20Resume.pdf$/,
    ],
    ['200 letters', 'Ä'.repeat(200), /^filename="A{80} - Resume.pdf"; /],
    ['200 emoji', '😀'.repeat(200), /^filename="/],
    ['right to left', 'דנה כהן', /filename\*=UTF-8''%D7%93/],
    ['a line end', 'Ann\r\nSet-Cookie: x', /^filename="Ann/],
  ])('names the PDF safely after a name with %s', async (_what, name, expected) => {
    const response = await compile({ latex_content: `\\name{${name}}` })
    expect(response.statusCode).toBe(200)
    const header = String(response.headers['content-disposition']).replace('attachment; ', '')
    expect(header).toMatch(expected)
    const [, ascii = '', encoded = ''] =
      /^filename="([^"\\]+)"; filename\*=UTF-8''([\w%.~!$&+^`|-]+)$/.exec(header) ?? []
    expect(ascii).toMatch(/^[A-Za-z0-9 ._()-]{1,96}\.pdf$/)
    const decoded = decodeURIComponent(encoded)
    expect(decoded).toMatch(/^[^/\\:*?"<>|\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]{1,96}\.pdf$/u)
    expect(Buffer.byteLength(decoded)).toBeLessThanOrEqual(255)
  })

  it('returns remarks in a header', async () => {
    const response = await compile({ latex_content: 'WARN' })
    const diagnostics = JSON.parse(
      Buffer.from(String(response.headers['x-diagnostics']), 'base64').toString(),
    ) as Diagnostic[]
    expect(diagnostics).toMatchObject([{ line: 2, severity: 'warning' }])
  })

  it('says when the same preview, asked for once more, would be better', async () => {
    const rerun = async (payload: object) => (await compile(payload)).headers['x-rerun']
    expect(await rerun({ latex_content: 'RERUN', purpose: 'preview' })).toBe('wanted')
    expect(await rerun({ latex_content: 'x', purpose: 'preview' })).toBeUndefined()
    expect(await rerun({ latex_content: 'RERUN', purpose: 'download' })).toBeUndefined()
  })

  it.each([
    ['compilation_error', 422],
    ['timeout', 422],
    ['output_too_large', 422],
    ['too_many_pages', 422],
    ['forbidden_command', 422],
    ['empty_document', 422],
    ['busy', 503],
    ['sandbox_unavailable', 503],
  ])('says why there is none: %s', async (code, status) => {
    const response = await compile({ latex_content: `FAIL:${code}` })
    expect(response.statusCode).toBe(status)
    expect(response.headers).toMatchObject({ 'x-success': 'false', 'x-error': code })
    expect(response.headers['retry-after']).toBe(status === 503 ? '2' : undefined)
    expect(response.json<CompileFailure>()).toMatchObject({
      code,
      log: '! A log.',
      diagnostics: [{ line: 3, severity: 'error' }],
      request_id: expect.any(String),
    })
  })

  it('compiles one text of a resume at a time, and never two people’s under one key', async () => {
    const ben = await galley.register()
    const resume_id = crypto.randomUUID()
    await compile({ latex_content: 'x', resume_id, purpose: 'preview' })
    await galley.ask(ben, { method: 'POST', url: '/api/latex/compile', payload: { latex_content: 'x', resume_id } })
    const [first, second] = galley.compiler.requests.slice(-2)
    expect(first).toMatchObject({ resumeKey: `${ann.id}:${resume_id}`, userKey: ann.id, purpose: 'preview' })
    expect(second?.resumeKey).not.toBe(first?.resumeKey)
  })

  it.each([
    ['another compiler', { latex_content: 'x', compiler: 'tectonic' }],
    ['no text', {}],
    ['too much text', { latex_content: 'x'.repeat(524_289) }],
    ['an option that does not exist', { latex_content: 'x', shell_escape: true }],
  ])('refuses %s', async (_title, payload) => expect((await compile(payload)).statusCode).toBe(422))

  it('refuses a body over its limit before it is read', async () => {
    const response = await compile({ latex_content: 'x'.repeat(3 * 1024 * 1024) })
    expect(response.statusCode).toBe(413)
    expect(response.json()).toMatchObject({ code: 'too_large' })
  })
})

describe('POST /latex/compile-for-analysis', () => {
  const url = '/api/latex/compile-for-analysis'
  it('returns the PDF inside JSON', async () => {
    const response = await compile({ latex_content: 'x', resume_title: 'CV' }, url)
    expect(response.json()).toMatchObject({ success: true, filename: 'CV.pdf', error: null, diagnostics: [] })
    expect(Buffer.from(response.json<{ pdf_base64: string }>().pdf_base64, 'base64').toString()).toContain('%PDF-')
  })

  it('returns 200 for a failure too', async () => {
    const response = await compile({ latex_content: 'FAIL:timeout' }, url)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      success: false,
      pdf_base64: null,
      error: 'Stopped: the document took too long to compile.',
    })
  })
})

describe('POST /latex/log', () => {
  const resume_id = crypto.randomUUID()
  const ask = (person: TestUser | null, payload: object) =>
    galley.ask(person, { method: 'POST', url: '/api/latex/log', payload })
  beforeAll(() => compile({ latex_content: 'x', resume_id, purpose: 'preview' }))

  it('401 without a session', async () => expect((await ask(null, { resume_id })).statusCode).toBe(401))

  it.each([
    ['no resume', {}],
    ['no id', { resume_id: 'x' }],
    ['a key of the worker’s', { resume_id, resumeKey: 'x' }],
  ])('422 for %s', async (_title, payload) => expect((await ask(ann, payload)).statusCode).toBe(422))

  it('returns TeX’s log', async () =>
    expect((await ask(ann, { resume_id })).json()).toEqual({ log: 'Output written on main.pdf' }))

  it('knows nothing of a resume that was not compiled, nor of another person’s that was', async () => {
    const ben = await galley.register()
    for (const response of [await ask(ann, { resume_id: crypto.randomUUID() }), await ask(ben, { resume_id })]) {
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ code: 'not_compiled' })
    }
  })
})

describe('POST /latex/locate-line and /latex/locate-point', () => {
  const resume_id = crypto.randomUUID()
  const line = { resume_id, line: 3 }
  const point = { resume_id, page: 1, x: 10, y: 40 }
  const ask = (person: TestUser | null, name: 'line' | 'point', payload: object) =>
    galley.ask(person, { method: 'POST', url: `/api/latex/locate-${name}`, payload })
  beforeAll(() => compile({ latex_content: 'x', resume_id, purpose: 'preview' }))

  it.each([
    ['line', line],
    ['point', point],
  ] as const)('401 without a session: %s', async (name, payload) =>
    expect((await ask(null, name, payload)).statusCode).toBe(401),
  )

  it.each([
    ['line', 'no line', { resume_id }],
    ['line', 'line 0', { resume_id, line: 0 }],
    ['line', 'half a line', { resume_id, line: 1.5 }],
    ['line', 'no resume', { line: 3 }],
    ['line', 'no id', { resume_id: 'x', line: 3 }],
    ['line', 'a point', { ...line, ...point }],
    ['point', 'page 0', { ...point, page: 0 }],
    ['point', 'no place', { resume_id, page: 1 }],
    ['point', 'words for numbers', { ...point, x: '10' }],
  ] as const)('422 for %s with %s', async (name, _title, payload) =>
    expect((await ask(ann, name, payload)).statusCode).toBe(422),
  )

  it('returns the boxes of a line', async () =>
    expect((await ask(ann, 'line', line)).json()).toEqual({
      boxes: [{ page: 1, x: 0, y: 36, width: 100, height: 12 }],
    }))

  it('returns the line at a point', async () => expect((await ask(ann, 'point', point)).json()).toEqual({ line: 3 }))

  it('knows nothing of a resume that was not compiled, nor of another person’s that was', async () => {
    const ben = await galley.register()
    for (const response of [
      await ask(ann, 'line', { ...line, resume_id: crypto.randomUUID() }),
      await ask(ben, 'line', line),
      await ask(ben, 'point', point),
    ]) {
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ code: 'not_compiled', detail: 'Compile the PDF first.' })
    }
  })
})

it('limits how often one person may compile', async () => {
  const eager = await galley.register()
  const ask = () => galley.ask(eager, { method: 'POST', url: '/api/latex/compile', payload: { latex_content: 'x' } })
  for (let n = 0; n < 60; n += 1) await ask()
  const response = await ask()
  expect(response.statusCode).toBe(429)
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
})
