// The built page, with the settings of this server written into it.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { registerStaticSite } from './static-site.ts'

let folder: string
let app: FastifyInstance
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  await writeFile(
    join(folder, 'index.html'),
    '<meta name="support-email" content="support@galley.example" /><meta property="og:image" content="/share.png" />',
  )
  app = Fastify()
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

it.each(['/', '/contact', '/editor/1', '/index.html'])('%s names the support address of this server', async (url) => {
  await registerStaticSite(app, {
    folder,
    publicUrl: 'https://galley.test',
    supportEmail: `a&b's@example.org`,
    hosted: null,
    isTraced: false,
  })
  const { payload } = await app.inject({ url, headers: { accept: 'text/html' } })
  expect(payload).toBe(
    '<meta name="support-email" content="a&amp;b&#39;s@example.org" /><meta property="og:image" content="https://galley.test/share.png" />',
  )
})

it('names the service that keeps the accounts, or none', async () => {
  await writeFile(
    join(folder, 'index.html'),
    '<meta name="accounts-url" content="" /><meta name="accounts-key" content="" />',
  )
  const hosted = { url: 'https://abc.supabase.co', key: 'sb_publishable_abc' }
  const parts = { folder, publicUrl: 'https://galley.test', supportEmail: 'a@example.org', isTraced: false }
  await registerStaticSite(app, { ...parts, hosted })
  expect((await app.inject({ url: '/' })).payload).toBe(
    '<meta name="accounts-url" content="https://abc.supabase.co" /><meta name="accounts-key" content="sb_publishable_abc" />',
  )
})

it.each([
  [true, 'on'],
  [false, ''],
])('says in the page whether its requests begin traces (%s)', async (isTraced, content) => {
  await writeFile(join(folder, 'index.html'), '<meta name="tracing" content="" />')
  const parts = { folder, publicUrl: 'https://galley.test', supportEmail: 'a@example.org', hosted: null }
  await registerStaticSite(app, { ...parts, isTraced })
  expect((await app.inject({ url: '/' })).payload).toBe(`<meta name="tracing" content="${content}" />`)
})

describe('the demo video', () => {
  beforeEach(async () => {
    await mkdir(join(folder, 'demo'))
    for (const name of ['demo.mp4', 'demo.webm', 'poster.webp'])
      await writeFile(join(folder, 'demo', name), '0123456789')
    await registerStaticSite(app, {
      folder,
      publicUrl: 'https://galley.test',
      supportEmail: 'a@example.org',
      hosted: null,
      isTraced: false,
    })
  })

  it.each([
    ['/demo/demo.mp4', 'video/mp4'],
    ['/demo/demo.webm', 'video/webm'],
    ['/demo/poster.webp', 'image/webp'],
  ])('%s has the type %s', async (url, type) => {
    const { statusCode, headers } = await app.inject({ url })
    expect([statusCode, headers['content-type'], headers['accept-ranges']]).toEqual([200, type, 'bytes'])
  })

  // Safari plays nothing from a server that cannot do this.
  it('is sent in ranges', async () => {
    const { statusCode, headers, payload } = await app.inject({
      url: '/demo/demo.mp4',
      headers: { range: 'bytes=2-4' },
    })
    expect([statusCode, headers['content-range'], payload]).toEqual([206, 'bytes 2-4/10', '234'])
  })

  it.each(['/demo', '/demo/'])('leaves %s to the page of that name', async (url) => {
    const { statusCode, headers } = await app.inject({ url, headers: { accept: 'text/html' } })
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  })
})
