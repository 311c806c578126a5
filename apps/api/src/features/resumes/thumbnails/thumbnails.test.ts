import type { Resume } from '@galley/contract/resumes'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fakeCompiler } from '../../../adapters/compiler/compiler.fake.ts'
import type { Thumbnail } from '../../../adapters/compiler/compiler.port.ts'
import { startTestApp, type TestApp, type TestUser } from '../../../testing/start-test-app.ts'

const noPageMs = 15 * 60_000
let galley: TestApp
let ann: TestUser
let ben: TestUser
/** Instead of the fake's own. */
let drawing: ((latex: string, signal: AbortSignal) => Promise<Thumbnail>) | null
const fake = fakeCompiler()
const compiler = {
  ...fake,
  drawThumbnail: (request: { latex: string; userKey: string }, signal: AbortSignal) =>
    drawing ? drawing(request.latex, signal) : fake.drawThumbnail(request, signal),
}
beforeAll(async () => {
  galley = await startTestApp({
    compiler,
    allowances: { thumbnailPerUser: { points: 40, seconds: 60 } },
    isOneProcess: true,
  })
  ben = await galley.register('Ben Other')
})
beforeEach(async () => {
  drawing = null
  fake.drawn.length = 0
  ann = await galley.register('Ann Example')
})
afterAll(() => galley.close())

async function create(latex: string): Promise<string> {
  const payload = { title: 'Mine', resume_data: {}, latex_content: latex }
  return (await galley.ask(ann, { method: 'POST', url: '/api/resumes/', payload })).json<Resume>().id
}
const ask = (id: string, person: TestUser | null = ann, headers = {}) =>
  galley.ask(person, { url: `/api/resumes/${id}/thumbnail`, headers })
const save = (id: string, latex_content: string) =>
  galley.ask(ann, { method: 'PUT', url: `/api/resumes/${id}`, payload: { latex_content } })
const send = (method: 'DELETE' | 'POST', path: string) => galley.ask(ann, { method, url: `/api/resumes/${path}` })
const rows = async (id: string) =>
  (
    (await galley.database.db.execute(
      sql`select count(*)::int as kept from resume_thumbnails where resume_id = ${id}`,
    )) as unknown as { rows: { kept: number }[] }
  ).rows[0]?.kept

describe('GET /resumes/:id/thumbnail', () => {
  it('is the first page of the stored text, for its owner alone', async () => {
    const id = await create('one')
    const response = await ask(id)
    expect([response.statusCode, response.body]).toEqual([200, 'a picture of one'])
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    })
    expect((await ask(id, null)).statusCode).toBe(401)
    const others = await ask(id, ben, { 'if-none-match': `${response.headers['etag']}` })
    expect([others.statusCode, others.json<object>()]).toMatchObject([404, { code: 'not_found' }])
  })

  it('is drawn once for each text', async () => {
    const id = await create('one')
    const first = await ask(id)
    expect((await ask(id)).body).toBe('a picture of one')
    await galley.ask(ann, { method: 'PUT', url: `/api/resumes/${id}/title`, query: { new_title: 'Other' } })
    expect((await ask(id)).headers['etag']).toBe(first.headers['etag'])
    expect(fake.drawn).toEqual(['one'])
    await save(id, 'two')
    expect((await ask(id)).body).toBe('a picture of two')
    expect([fake.drawn, await rows(id)]).toEqual([['one', 'two'], 1])
  })

  it('is not sent again to a browser that has it', async () => {
    const id = await create('one')
    const etag = `${(await ask(id)).headers['etag']}`
    const known = await ask(id, ann, { 'if-none-match': etag })
    expect([known.statusCode, known.body, known.headers['etag']]).toEqual([304, '', etag])
    await save(id, 'two')
    expect((await ask(id, ann, { 'if-none-match': etag })).body).toBe('a picture of two')
  })

  it('is refused where the text does not compile, and tried again later or after a save', async () => {
    const id = await create('FAIL:compilation_error')
    for (const _ of [1, 2]) {
      const response = await ask(id)
      expect([response.statusCode, response.json<object>()]).toMatchObject([404, { code: 'no_page' }])
    }
    expect(fake.drawn).toHaveLength(1)
    galley.clock.forward(noPageMs)
    await ask(id)
    expect(fake.drawn).toHaveLength(2)
    await save(id, 'mended')
    expect((await ask(id)).body).toBe('a picture of mended')
  })

  it.each(['busy', 'restarting', 'sandbox_unavailable'])(
    'is asked for again where the compiler is: %s',
    async (why) => {
      const id = await create(`FAIL:${why}`)
      const response = await ask(id)
      expect([response.statusCode, response.json<object>()]).toMatchObject([503, { code: 'unavailable' }])
      expect([response.headers['retry-after'], await rows(id)]).toEqual(['2', 0])
    },
  )

  it('is of the text that was stored when it was asked for: a later one is not taken for it', async () => {
    const id = await create('one')
    drawing = async (latex) => {
      await save(id, 'two')
      return { outcome: 'ok', image: Buffer.from(`late picture of ${latex}`) }
    }
    expect([(await ask(id)).body, await rows(id)]).toEqual(['late picture of one', 0])
    drawing = null
    expect((await ask(id)).body).toBe('a picture of two')
  })

  it('is drawn one at a time for each account, and no more than some may wait', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, (_, n) => create(`text ${n}`)))
    let running = 0
    let most = 0
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    drawing = async (latex) => {
      running += 1
      most = Math.max(most, running)
      await held
      running -= 1
      return { outcome: 'ok', image: Buffer.from(latex) }
    }
    const answers = ids.map((id) => ask(id))
    // The one that finds no room to wait.
    expect((await Promise.race(answers)).statusCode).toBe(503)
    release()
    const codes = (await Promise.all(answers)).map(({ statusCode }) => statusCode)
    expect([most, codes.filter((code) => code === 200).length]).toEqual([1, 9])
  })

  it('is limited', async () => {
    const id = await create('one')
    const codes = []
    for (let n = 0; n < 41; n += 1) codes.push((await ask(id)).statusCode)
    expect([codes.indexOf(429), codes.length]).toEqual([40, 41])
  })
})

describe('the thumbnail of a resume that is deleted', () => {
  it('goes when it is moved to the trash, and is there again with the resume', async () => {
    const id = await create('one')
    await ask(id)
    expect(await rows(id)).toBe(1)
    await send('DELETE', id)
    expect([await rows(id), (await ask(id)).statusCode]).toEqual([0, 404])
    await send('POST', `${id}/restore`)
    expect((await ask(id)).body).toBe('a picture of one')
  })

  it('goes with a resume that is removed for good, however it is', async () => {
    const id = await create('one')
    await ask(id)
    await galley.database.db.execute(sql`delete from resumes where id = ${id}`)
    expect(await rows(id)).toBe(0)
  })

  it('is not kept where the resume was deleted while it was drawn', async () => {
    const id = await create('one')
    drawing = async () => {
      await send('DELETE', id)
      return { outcome: 'ok', image: Buffer.from('late') }
    }
    await ask(id)
    expect(await rows(id)).toBe(0)
  })
})
