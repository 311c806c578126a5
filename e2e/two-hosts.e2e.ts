// The web app on a host of its own, and the accounts of a hosted service: its pages ask the API where the accounts are.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useEmbedded } from '../apps/api/src/db/open-database.ts'
import { standInKey, startStandIn, type StandIn } from '../apps/api/src/testing/hosted/hosted-stand-in.ts'
import { registerOnPage, useBrowser } from './browser.ts'
import { freePort, startGalley, type StartedGalley } from './start-galley.ts'

const chromium = useBrowser()
const types = new Map([
  ['.html', 'text/html'],
  ['.js', 'text/javascript'],
  ['.mjs', 'text/javascript'],
  ['.css', 'text/css'],
  ['.woff2', 'font/woff2'],
  ['.svg', 'image/svg+xml'],
])

let galley: StartedGalley
let standIn: StandIn
let host: Server
let webOrigin = ''
let folder = ''
beforeAll(async () => {
  const database = await useEmbedded(await PGlite.create('memory://'))
  standIn = await startStandIn({ startAt: new Date().toISOString(), database })
  folder = mkdtempSync(join(tmpdir(), 'galley-two-hosts-'))
  const port = await freePort()
  webOrigin = `http://127.0.0.1:${port}`
  galley = await startGalley(join(folder, 'data'), {
    SUPABASE_URL: standIn.url,
    SUPABASE_ANON_KEY: standInKey,
    WEB_ORIGIN: webOrigin,
  })
  const dist = join(folder, 'dist')
  execFileSync('npx', ['vite', 'build', 'apps/web', '--outDir', dist], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, VITE_API_ORIGIN: galley.url },
    stdio: 'ignore',
  })
  host = createServer((request, response) => {
    const asked = join(dist, (request.url ?? '/').split('?')[0] ?? '/')
    const file = existsSync(asked) && statSync(asked).isFile() ? asked : join(dist, 'index.html')
    response.writeHead(200, { 'content-type': types.get(extname(file)) ?? 'application/octet-stream' })
    response.end(readFileSync(file))
  }).listen(port, '127.0.0.1')
})
afterAll(async () => {
  host?.close()
  await galley?.interrupt()
  await standIn?.close()
  rmSync(folder, { recursive: true, force: true })
})

it('registers with the hosted service, and works with the API', async () => {
  const { page, troubles } = await chromium.visit({ baseURL: webOrigin })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const account = await registerOnPage(page)
  await page.getByRole('button', { name: `Account: ${account.name}` }).waitFor()
  await page.goto('/account')
  await page.getByText(`You sign in with ${account.email}.`).waitFor()
  await page.goto('/forgot-password')
  await page.getByLabel('Email').waitFor()

  const origins = (path: string) =>
    new Set(requests.filter((url) => url.includes(path)).map((url) => new URL(url).origin))
  expect(origins('/api/auth/service')).toEqual(new Set([galley.url]))
  expect(origins('/auth/v1/')).toEqual(new Set([standIn.url]))
  expect(origins('/rest/v1/')).toEqual(new Set([standIn.url]))
  expect(origins('/api/resumes/')).toEqual(new Set([galley.url]))
  expect(troubles).toEqual([])
})
