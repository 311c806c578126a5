// Files beside a resume: whose they are, how many there may be, what compiles with them, and that none is lost.
import type { ResumeFile } from '@galley/contract/resume-files'
import type { Resume } from '@galley/contract/resumes'
import type { ResumeVersion, VersionListItem } from '@galley/contract/versions'
import { limits } from '@galley/contract/limits'
import { fakeAssistant } from '../../../adapters/llm/assistant.fake.ts'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openChat } from '../../../testing/open-chat.ts'
import { upload } from '../../../testing/good-requests.ts'
import { startTestApp, type TestApp, type TestUser } from '../../../testing/start-test-app.ts'
import { resumeFileContents } from '../resumes.tables.ts'

let galley: TestApp
let ann: TestUser
let ben: TestUser
let id = ''
beforeAll(async () => {
  galley = await startTestApp({ assistant: fakeAssistant() })
  ;[ann, ben] = [await galley.register(), await galley.register()]
})
afterAll(() => galley.close())
beforeEach(async () => {
  const payload = { title: 'Mine', resume_data: {}, latex_content: 'One' }
  const made = await galley.ask(ann, { method: 'POST', url: '/api/resumes/', payload })
  id = made.json<Resume>().id
})

const url = (path = '') => `/api/resumes/${id}/files${path}`
const put = (name: string, content: string | Buffer = name, person: TestUser | null = ann) =>
  galley.ask(person, { method: 'POST', url: url(), query: { name }, ...upload('file', content) })
const list = async (of = id) =>
  (await galley.ask(ann, { url: `/api/resumes/${of}/files` })).json<{ files: ResumeFile[] }>().files
const namesOf = async (of = id) => (await list(of)).map(({ name }) => name)
const read = (name: string, person = ann) => galley.ask(person, { url: url('/content'), query: { name } })
const rename = (from: string, to: string, person = ann) =>
  galley.ask(person, { method: 'PUT', url: url(), payload: { from, to } })
const remove = (name: string, person = ann) => galley.ask(person, { method: 'DELETE', url: url(), query: { name } })
const codeOf = ({ statusCode, json }: Awaited<ReturnType<typeof put>>) => [statusCode, json<{ code?: string }>().code]
const png = Buffer.from('89504e470d0a1a0a0000', 'hex')
const versions = async () => (await galley.ask(ann, { url: `/api/resumes/${id}/versions` })).json<VersionListItem[]>()

describe('a file', () => {
  it('is there by its name, with its bytes, until it is deleted', async () => {
    expect((await put('img/photo.png', png)).statusCode).toBe(200)
    await put('cv.cls', 'class')
    expect(await list()).toMatchObject([
      { name: 'cv.cls', bytes: 5 },
      { name: 'img/photo.png', bytes: png.length, hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
    ])
    const got = await read('img/photo.png')
    expect(got.rawPayload).toEqual(png)
    expect(got.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringContaining('attachment; filename="photo.png"') as string,
    })
    expect((await remove('img/photo.png')).json<{ files: ResumeFile[] }>().files).toHaveLength(1)
    expect((await read('img/photo.png')).statusCode).toBe(404)
    expect(codeOf(await remove('img/photo.png'))).toEqual([404, 'not_found'])
  })

  it('is replaced by one of its name, and renamed to a name that is free', async () => {
    await put('a.tex', 'old')
    await put('a.tex', 'new')
    expect((await read('a.tex')).payload).toBe('new')
    await put('b.tex')
    expect(codeOf(await rename('a.tex', 'b.tex'))).toEqual([409, 'file_exists'])
    expect(codeOf(await rename('c.tex', 'd.tex'))).toEqual([404, 'not_found'])
    await rename('a.tex', 'sections/a.tex')
    expect(await namesOf()).toEqual(['b.tex', 'sections/a.tex'])
    expect((await read('sections/a.tex')).payload).toBe('new')
  })

  it('is nothing to another person, nor to one who is not signed in', async () => {
    await put('a.tex')
    expect((await put('b.tex', 'x', null)).statusCode).toBe(401)
    for (const response of [
      await put('b.tex', 'x', ben),
      await galley.ask(ben, { url: url() }),
      await read('a.tex', ben),
      await rename('a.tex', 'b.tex', ben),
      await remove('a.tex', ben),
    ])
      expect(codeOf(response)).toEqual([404, 'not_found'])
    expect(await namesOf()).toEqual(['a.tex'])
  })

  it.each([
    '',
    '../a.tex',
    'a/../b.tex',
    '/etc/a.tex',
    '.hidden.tex',
    '-option.tex',
    'a\u0000.tex',
    'a\n.tex',
    "a'$(x).tex",
    'main.tex',
    'texcache/a.tex',
    'a.exe',
    'a',
    '1/2/3/4/5/6.tex',
    `${'x'.repeat(200)}.tex`,
  ])('is not called %j', async (name) => {
    expect((await put(name)).statusCode).toBe(422)
    expect(await list()).toEqual([])
  })
  it.each(['photo 1.jpeg', 'Lebenslauf-Müller.tex', '写真.png', 'a/b/c/d.sty', 'img/_222_address.png'])(
    'may be called %s',
    async (name) => {
      const start = name.endsWith('png') ? png : Buffer.from('ffd8ff00', 'hex')
      expect((await put(name, start)).statusCode).toBe(200)
      expect((await read(name)).rawPayload).toEqual(start)
    },
  )

  it('that is no picture has no name of one', async () =>
    expect(codeOf(await put('photo.png', 'GIF89a'))).toEqual([422, 'file_not_itself']))

  it('is one of twenty at most, which are five megabytes together', async () => {
    const half = Buffer.alloc(limits.resumeFilesBytes / 2)
    expect((await put('a.otf', half)).statusCode).toBe(200)
    expect((await put('b.otf', half)).statusCode).toBe(200)
    expect(codeOf(await put('c.otf', Buffer.alloc(1)))).toEqual([409, 'files_full'])
    // In place of itself it is not counted twice.
    expect((await put('b.otf', Buffer.alloc(half.length, 1))).statusCode).toBe(200)
    expect(codeOf(await put('c.otf', Buffer.alloc(limits.resumeFilesBytes + 1)))).toEqual([413, 'too_large'])
    await remove('a.otf')
    for (let n = 0; n < limits.filesPerResume - 1; n += 1) expect((await put(`${n}.tex`)).statusCode).toBe(200)
    expect(codeOf(await put('one-more.tex'))).toEqual([409, 'files_full'])
  })
})

describe('what is made of the resume', () => {
  it('is compiled with its files, and no other text is', async () => {
    await put('photo.png', png)
    const compile = (resume_id?: string, person = ann) =>
      galley.ask(person, {
        method: 'POST',
        url: '/api/latex/compile',
        payload: { latex_content: 'x', ...(resume_id !== undefined && { resume_id }) },
      })
    await compile(id)
    const beside = galley.compiler.besides.at(-1)
    const [file] = await list()
    expect(beside?.files).toEqual([{ name: 'photo.png', hash: file?.hash }])
    const content = (await beside?.read([file?.hash ?? '']))?.get(file?.hash ?? '')
    expect(Buffer.from(content ?? [])).toEqual(png)
    await compile()
    expect(galley.compiler.besides.at(-1)).toBeUndefined()
    await compile(id, ben)
    expect(galley.compiler.besides.at(-1)).toBeUndefined()
  })

  it('is changed by the assistant with them, and its letters are set with them', async () => {
    const latex = '\\documentclass{resume}\n\\begin{document}\n\\section{Summary}\nBuilt things.\n\\end{document}\n'
    const { send, resumeId, person } = await openChat(galley, latex)
    id = resumeId
    await put('own.sty', 'own', person)
    galley.compiler.besides.length = 0
    await send('EDIT:Built things.=>Things that were built.')
    const names = () => galley.compiler.besides.map((each) => each?.files.map(({ name }) => name))
    expect(names().length).toBeGreaterThan(0)
    expect(names().every((each) => each?.[0] === 'own.sty')).toBe(true)
    const body = { kind: 'letter', employer: 'Acme', role: 'Welder', job_description: '' }
    const documents = `/api/resumes/${id}/documents`
    const letter = await galley.ask(person, { method: 'POST', url: `${documents}/generate`, payload: body })
    galley.compiler.besides.length = 0
    await galley.ask(person, { url: `${documents}/${letter.json<{ document: { id: string } }>().document.id}/pdf` })
    expect(names()).toEqual([['own.sty']])
  })

  it('is exported with them, a copy has them, and the account’s archive', async () => {
    await put('img/photo.png', png)
    const zip = unzipSync((await galley.ask(ann, { url: `/api/resumes/${id}/export/tex` })).rawPayload)
    expect(zip['img/photo.png']).toEqual(new Uint8Array(png))
    const copy = (await galley.ask(ann, { method: 'POST', url: `/api/resumes/${id}/duplicate` })).json<Resume>()
    expect(await namesOf(copy.id)).toEqual(['img/photo.png'])
    await remove('img/photo.png')
    expect(await namesOf(copy.id)).toEqual(['img/photo.png'])
    await put('img/photo.png', png)
    const archive = unzipSync((await galley.ask(ann, { url: '/api/account/export' })).rawPayload)
    const name = Object.keys(archive).find((each) => each.endsWith('/img/photo.png'))
    expect(archive[name ?? '']).toEqual(new Uint8Array(png))
  })
})

describe('the history', () => {
  const restore = async (version: string) =>
    (await galley.ask(ann, { method: 'POST', url: `/api/resumes/${id}/versions/${version}/restore` })).statusCode

  it('keeps a file that was replaced or deleted, and restores it with its text', async () => {
    await put('a.tex', 'first')
    expect(await versions()).toEqual([])
    await put('a.tex', 'second')
    const [kept] = await versions()
    expect(kept).toMatchObject({ reason: 'before_files' })
    await remove('a.tex')
    expect(await versions()).toHaveLength(2)
    expect(await restore(kept?.id ?? '')).toBe(200)
    expect((await read('a.tex')).payload).toBe('first')
    // What the restored version took the place of is a version, too: without files.
    const [latest] = await versions()
    expect(latest).toMatchObject({ reason: 'before_restore' })
    expect(await restore(latest?.id ?? '')).toBe(200)
    expect(await list()).toEqual([])
  })

  it('sets a version with the files that lay beside it', async () => {
    await put('a.tex', 'first')
    await put('a.tex', 'second')
    const [kept] = await versions()
    const hashes = async (more: object) => {
      const payload = { latex_content: `x ${JSON.stringify(more)}`, files_of: id, ...more }
      await galley.ask(ann, { method: 'POST', url: '/api/latex/compile', payload })
      return galley.compiler.besides.at(-1)?.files.map(({ hash }) => hash)
    }
    const [now] = await list()
    const shown = (await galley.ask(ann, { url: `/api/resumes/${id}/versions/${kept?.id}` })).json<ResumeVersion>()
    expect(await hashes({})).toEqual([now?.hash])
    expect(await hashes({ files_of_version: kept?.id })).toEqual(shown.files?.map(({ hash }) => hash))
    expect(shown.files?.[0]?.hash).not.toBe(now?.hash)
  })

  it('of an earlier release leaves the files as they are', async () => {
    await put('a.tex', 'first')
    await put('a.tex', 'second')
    await galley.database.db.execute(`update resume_versions set files = null where resume_id = '${id}'`)
    const [kept] = await versions()
    expect(await restore(kept?.id ?? '')).toBe(200)
    expect((await read('a.tex')).payload).toBe('second')
    expect(
      (await galley.ask(ann, { url: `/api/resumes/${id}/versions/${kept?.id}` })).json<ResumeVersion>(),
    ).toMatchObject({
      latex_content: 'One',
    })
  })

  it('is all that holds contents that no file has any more', async () => {
    const held = async () =>
      (await galley.database.db.select().from(resumeFileContents)).filter(({ resumeId }) => resumeId === id).length
    await put('a.tex', 'first')
    await put('a.tex', 'second')
    expect(await held()).toBe(2)
    await galley.database.db.execute(`delete from resume_versions where resume_id = '${id}'`)
    await put('b.tex', 'other')
    expect(await held()).toBe(2)
  })
})

it('files count towards what an account may hold', async () => {
  const fill = Buffer.alloc(limits.resumeFilesBytes)
  const { db } = galley.database
  await put('a.otf', fill)
  // As if there were eleven resumes with as much beside each.
  await db.execute(`
    with more as (select gen_random_uuid() as id from generate_series(1, 10)),
    rows as (insert into resumes select (r).* from (
      select jsonb_populate_record(t, jsonb_build_object('id', m.id)) as r from resumes t, more m where t.id = '${id}') x returning id)
    insert into resume_file_contents select rows.id, '${ann.id}', c.hash, c.content from rows, resume_file_contents c where c.resume_id = '${id}'`)
  galley.clock.forward(2 * 60_000)
  expect(codeOf(await put('b.tex', 'more'))).toEqual([409, 'account_full'])
  await db.execute(`delete from resumes where user_id = '${ann.id}' and id <> '${id}'`)
})
