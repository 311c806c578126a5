// A resume's history: what becomes a version when, and what its owner may do with it.
import { limits } from '@galley/contract/limits'
import type { Resume, SavedResume } from '@galley/contract/resumes'
import type { ResumeVersion, VersionListItem } from '@galley/contract/versions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../../testing/start-test-app.ts'
import { resumeVersionBases, resumeVersions } from './resumes.tables.ts'

const [second, minute, dayMs] = [1_000, 60_000, 86_400_000]
let galley: TestApp
let ann: TestUser
let id = ''
beforeAll(async () => void (galley = await startTestApp()))
afterAll(() => galley.close())
beforeEach(async () => {
  ann = await galley.register()
  id = await create('the first text')
})

const create = async (latex_content: string, more: object = {}) => {
  const payload = { resume_data: {}, latex_content, ...more }
  return (await galley.ask(ann, { method: 'POST', url: '/api/resumes/', payload })).json<Resume>().id
}
const headersOf = (version?: number) => (version === undefined ? {} : { 'if-match': `"${version}"` })
const save = (
  latex_content: string,
  { version, ...more }: { version?: number; origin?: string; title?: string } = {},
) =>
  galley.ask(ann, {
    method: 'PUT',
    url: `/api/resumes/${id}`,
    payload: { latex_content, ...more },
    headers: headersOf(version),
  })
/** Access tokens end within the hour. */
const forward = async (ms: number) => {
  galley.clock.forward(ms)
  if (ms < 10 * minute) return
  const payload = { email: ann.email, password: 'a good password' }
  const { access_token: accessToken } = (
    await galley.app.inject({ method: 'POST', url: '/api/auth/login', payload })
  ).json<{ access_token: string }>()
  ann = { ...ann, accessToken }
}
const saveAfter = async (ms: number, latex: string, more: { origin?: string } = {}) => {
  await forward(ms)
  return (await save(latex, more)).json<SavedResume>()
}
const open = async () => (await galley.ask(ann, { url: `/api/resumes/${id}` })).json<Resume>()
const list = async () => (await galley.ask(ann, { url: `/api/resumes/${id}/versions` })).json<VersionListItem[]>()
const read = async (version: string) =>
  (await galley.ask(ann, { url: `/api/resumes/${id}/versions/${version}` })).json<ResumeVersion>()
/** The texts of the history, oldest first. */
const texts = async () => {
  const all = await Promise.all((await list()).toReversed().map((version) => read(version.id)))
  return all.map(({ latex_content: latex }) => latex)
}
const restore = (version: string, base?: number) =>
  galley.ask(ann, {
    method: 'POST',
    url: `/api/resumes/${id}/versions/${version}/restore`,
    headers: headersOf(base),
  })
const name = (version: string, to: string) =>
  galley.ask(ann, { method: 'PUT', url: `/api/resumes/${id}/versions/${version}/name`, payload: { name: to } })
const saveNamed = (to: string, base?: number) =>
  galley.ask(ann, {
    method: 'POST',
    url: `/api/resumes/${id}/versions`,
    payload: { name: to },
    headers: headersOf(base),
  })

describe('editing', () => {
  it('keeps the text as it was made, then one every five minutes', async () => {
    for (let n = 1; n <= 30; n += 1) await saveAfter(30 * second, `text ${n}`)
    // Saved at 0:30, 1:00 …: the text that each save replaces is the one before it.
    expect(await texts()).toEqual(['the first text', 'text 10', 'text 20'])
    expect((await list()).map(({ reason, author }) => [reason, author])).toEqual(Array(3).fill(['editing', 'you']))
  })

  it('keeps the text as it was left, however short the session was', async () => {
    await saveAfter(dayMs, 'Monday, first')
    await saveAfter(minute, 'Monday, as I left it')
    await saveAfter(dayMs, 'Tuesday, first')
    await saveAfter(minute, 'Tuesday, as I left it')
    await saveAfter(dayMs, 'Wednesday')
    expect(await texts()).toEqual(['the first text', 'Monday, as I left it', 'Tuesday, as I left it'])
  })

  it('dates a version by when its text was saved, and says when it became one', async () => {
    const written = new Date(galley.clock.now().getTime() + minute).toISOString()
    await saveAfter(minute, 'left')
    // A title is no text.
    galley.clock.forward(minute)
    await galley.ask(ann, { method: 'PUT', url: `/api/resumes/${id}/title?new_title=Mine` })
    await saveAfter(dayMs, 'later')
    expect((await list())[0]).toMatchObject({ written_at: written, created_at: galley.clock.now().toISOString() })
  })

  it('keeps nothing where the LaTeX stays as it is, or the save is refused', async () => {
    await saveAfter(dayMs, 'the first text')
    await forward(dayMs)
    expect((await save('x', { version: 99 })).statusCode).toBe(409)
    expect(await list()).toEqual([])
  })

  it('counts the words against the version before; the first has none before it', async () => {
    await saveAfter(dayMs, 'the second and longer text')
    await saveAfter(dayMs, 'x')
    expect((await list()).map((one) => [one.words_added, one.words_removed])).toEqual([
      [3, 1],
      [null, null],
    ])
  })

  it.each([
    ['unicode and line ends', 'é\r\n\t"\\n" – 漢字 😀 \u2028 end  '],
    ['nothing', ''],
    ['as much as a text may have', 'ü'.repeat(limits.latexBytes / 2)],
  ])('keeps a text to the last byte: %s', async (_title, text) => {
    await saveAfter(minute, text)
    await saveAfter(dayMs, 'x')
    expect((await texts()).at(-1)).toBe(text)
  })

  it('of many saves at once keeps one text once', async () => {
    await forward(dayMs)
    await Promise.all(Array.from({ length: 10 }, (_, n) => save(`text ${n}`, { version: 1 })))
    expect(await texts()).toEqual(['the first text'])
  })
})

describe('what replaces the text', () => {
  const themed = (theme: string) => `\\documentclass[theme=${theme}]{resume}\nx`

  it('a theme switch: the text before is kept, each time; a half-typed theme is no switch', async () => {
    id = await create(themed('classic'))
    await saveAfter(second, themed('modern'))
    await saveAfter(second, `${themed('modern')} edited`)
    await saveAfter(second, themed('compact'))
    await saveAfter(second, themed('acad'))
    await saveAfter(second, themed('academic'))
    expect((await list()).map(({ reason }) => reason)).toEqual(Array(3).fill('before_theme'))
    expect(await texts()).toEqual([themed('classic'), `${themed('modern')} edited`, themed('compact')])
  })

  it('an import: the text before is kept, and the imported one has its author', async () => {
    await saveAfter(minute, 'typed')
    await saveAfter(second, 'imported', { origin: 'import' })
    await saveAfter(10 * minute, 'typed again')
    expect((await list()).map(({ reason, author }) => [reason, author])).toEqual([
      ['editing', 'import'],
      ['before_import', 'you'],
      ['editing', 'you'],
    ])
  })

  it('a text that is the newest version already is not kept twice, but for longer', async () => {
    await saveAfter(minute, 'typed')
    await saveAfter(second, 'the first text')
    await saveAfter(second, 'imported', { origin: 'import' })
    expect((await list()).map(({ reason }) => reason)).toEqual(['before_import'])
  })
})

describe('POST /resumes/:id/versions/:version/restore', () => {
  it('brings a text back with its author, keeps the one before, and can be undone the same way', async () => {
    id = await create('imported', { origin: 'import' })
    await saveAfter(second, 'typed')
    const first = (await list())[0]!
    const response = await restore(first.id, 2)
    expect(response.statusCode).toBe(200)
    expect(response.headers.etag).toBe('"3"')
    expect(response.json<Resume>()).toMatchObject({ latex_content: 'imported', version: 3 })
    const [before] = await list()
    expect(before).toMatchObject({ reason: 'before_restore', author: 'you' })
    expect((await restore(before!.id, 3)).json<Resume>()).toMatchObject({ latex_content: 'typed', version: 4 })
    await saveAfter(10 * minute, 'x')
    expect((await list()).map(({ author }) => author)).toEqual(['you', 'import', 'you', 'import'])
  })

  it('brings the template along that the text is set in', async () => {
    const themed = (theme: string) => `\\documentclass[theme=${theme}]{resume}\n\\begin{document}\n\\end{document}\n`
    id = await create(themed('modern'))
    await saveAfter(second, themed('compact'))
    expect((await open()).template_name).toBe('compact')
    await restore((await list())[0]!.id)
    expect((await open()).template_name).toBe('modern')
  })

  it('refuses a stale version with the stored text, and changes nothing', async () => {
    await saveAfter(minute, 'typed')
    await saveAfter(minute, 'typed elsewhere')
    const [first] = await list()
    const response = await restore(first!.id, 2)
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({
      code: 'version_conflict',
      current: { latex_content: 'typed elsewhere', version: 3 },
    })
    expect(await list()).toHaveLength(1)
    expect((await open()).latex_content).toBe('typed elsewhere')
  })

  it.each(['3', '"x"', '*'])('refuses the optimistic version %s', async (version) => {
    const url = `/api/resumes/${id}/versions/${crypto.randomUUID()}/restore`
    const response = await galley.ask(ann, { method: 'POST', url, headers: { 'if-match': version } })
    expect(response.statusCode).toBe(422)
  })

  it('404 for a version of another resume, and for one that is not there', async () => {
    await saveAfter(minute, 'typed')
    const [first] = await list()
    id = await create('another')
    expect((await restore(first!.id)).statusCode).toBe(404)
    expect((await name(first!.id, 'x')).statusCode).toBe(404)
    expect((await restore(crypto.randomUUID())).statusCode).toBe(404)
    expect((await open()).latex_content).toBe('another')
  })
})

describe('names', () => {
  it('the stored text gets one, and is found again after everything else has been thinned out', async () => {
    const made = await saveNamed('  Sent to Acme  ', 1)
    expect(made.statusCode).toBe(201)
    expect(made.json()).toMatchObject({ name: 'Sent to Acme', reason: 'named', author: 'you' })
    for (let n = 0; n < 60; n += 1) await saveAfter(10 * dayMs, `text ${n}`)
    const all = await list()
    const old = all.at(-1)!
    expect(old.name).toBe('Sent to Acme')
    expect((await read(old.id)).latex_content).toBe('the first text')
  })

  it('a text that is the newest version already gets its name there; a second name is a version of its own', async () => {
    await saveAfter(minute, 'typed')
    await saveAfter(second, 'the first text')
    const [first] = await list()
    expect((await saveNamed('Mine')).json()).toMatchObject({ id: first!.id, name: 'Mine' })
    expect((await saveNamed('Mine as well')).statusCode).toBe(201)
    expect((await list()).map(({ name }) => name)).toEqual(['Mine as well', 'Mine'])
  })

  it('are given, changed and taken from any version', async () => {
    await saveAfter(minute, 'typed')
    const [first] = await list()
    for (const [to, now] of [
      ['Draft', 'Draft'],
      [' Old draft ', 'Old draft'],
      ['  ', null],
    ] as const) {
      const response = await name(first!.id, to)
      expect(response.statusCode).toBe(200)
      expect(response.json()).toMatchObject({ id: first!.id, name: now })
      expect((await list())[0]?.name).toBe(now)
    }
  })

  it.each([
    ['too long', 'x'.repeat(limits.versionNameChars + 1)],
    ['with half a character', 'a\ud800'],
    ['no text', 7],
  ])('are refused: %s', async (_title, to) => {
    expect((await saveNamed(to as string)).statusCode).toBe(422)
    expect((await saveNamed('')).statusCode).toBe(422)
    expect(await list()).toEqual([])
  })

  it('the stored text that is no longer what the user sees gets none', async () => {
    await saveAfter(minute, 'typed elsewhere')
    const response = await saveNamed('Mine', 1)
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({ current: { latex_content: 'typed elsewhere' } })
  })

  it('end at a hundred; one that has a name may still get another', async () => {
    for (let n = 0; n < limits.namedVersionsPerResume; n += 1) {
      await save(`text ${n}`)
      await saveNamed(`Version ${n}`)
    }
    await saveAfter(dayMs, 'one more')
    const refused = await saveNamed('One more')
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'version_limit'])
    const all = await list()
    expect((await name(all.find((one) => one.name === null)!.id, 'One more')).statusCode).toBe(409)
    expect((await name(all.find((one) => one.name !== null)!.id, 'Another')).statusCode).toBe(200)
  })
})

describe('what is stored', () => {
  it('versions of earlier releases are read as they are, beside new ones', async () => {
    const old = {
      id: crypto.randomUUID(),
      userId: ann.id,
      resumeId: id,
      reason: 'before_proposal',
      author: 'you',
    } as const
    const at = galley.clock.now()
    await galley.database.db
      .insert(resumeVersions)
      .values({ ...old, latexContent: 'stored as it is', writtenAt: at, createdAt: at })
    await saveAfter(dayMs, 'x')
    expect(await texts()).toEqual(['stored as it is', 'the first text'])
  })

  it('is thinned as it ages, and texts that no version needs are gone', async () => {
    const far = (n: number) => Array.from({ length: 300 }, (_, word) => `w${n * 1000 + word * 7}`).join(' ')
    for (let n = 0; n < 5; n += 1) await saveAfter(10 * minute, far(n))
    for (let n = 0; n < 40; n += 1) await saveAfter(5 * dayMs, far(100 + n))
    const bases = await galley.database.db
      .select({ id: resumeVersionBases.id })
      .from(resumeVersionBases)
      .where(eq(resumeVersionBases.resumeId, id))
    const all = await list()
    expect(all.length).toBeLessThan(40)
    expect(bases.length).toBeLessThanOrEqual(all.length)
    for (const { id: one } of all) expect((await read(one)).latex_content).not.toBe('')
  })

  it('goes with its resume', async () => {
    await saveAfter(minute, 'typed')
    await galley.ask(ann, { method: 'DELETE', url: `/api/resumes/${id}` })
    expect((await galley.ask(ann, { url: `/api/resumes/${id}/versions` })).statusCode).toBe(404)
    await forward(31 * dayMs)
    await galley.app.sweep()
    const { db } = galley.database
    expect(await db.select().from(resumeVersions).where(eq(resumeVersions.resumeId, id))).toEqual([])
    expect(await db.select().from(resumeVersionBases).where(eq(resumeVersionBases.resumeId, id))).toEqual([])
  })
})
