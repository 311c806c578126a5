// The built page, with the settings of this server written into it.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
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
  await registerStaticSite(app, { folder, publicUrl: 'https://galley.test', supportEmail: `a&b's@example.org` })
  const { payload } = await app.inject({ url, headers: { accept: 'text/html' } })
  expect(payload).toBe(
    '<meta name="support-email" content="a&amp;b&#39;s@example.org" /><meta property="og:image" content="https://galley.test/share.png" />',
  )
})
