// bin/worker by itself, and bin/start with WORKER_URL: the API starts no worker of its own.
import { execFileSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { freePort } from './free-port.ts'
import { scriptRunner } from './spawn-script.ts'

const folder = mkdtempSync(join(tmpdir(), 'galley-elsewhere-'))
const { start, kill } = scriptRunner()
afterAll(() => {
  kill()
  rmSync(folder, { recursive: true, force: true })
})

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )
const childrenOf = ({ pid = 0 }: ChildProcess) =>
  execFileSync('ps', ['-o', 'args=', '--ppid', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
const soon = { timeout: 120_000, interval: 200 }

it('a worker without an address says what it lacks', async () => {
  const { ended, said } = start('run-worker.ts', {})
  expect([(await ended)[0], said()]).toEqual([
    1,
    expect.stringMatching(/^The worker cannot start: WORKER_LISTEN: .*\n$/),
  ])
})

it('the API uses a worker elsewhere, and both end in order', async () => {
  const [workerPort, apiPort] = [await freePort(), await freePort()]
  const [workerUrl, apiUrl] = [`http://127.0.0.1:${workerPort}`, `http://127.0.0.1:${apiPort}`]
  const worker = start('run-worker.ts', { WORKER_LISTEN: `127.0.0.1:${workerPort}` })
  await expect.poll(() => statusOf(`${workerUrl}/readyz`), soon).toBe(200)
  const product = start('run-product.ts', {
    WORKER_URL: workerUrl,
    PORT: String(apiPort),
    GALLEY_DATA_DIR: join(folder, 'data'),
  })
  await expect.poll(() => statusOf(`${apiUrl}/readyz`), soon).toBe(200)
  expect(childrenOf(product.child)).toEqual([expect.stringContaining('apps/api/dist/main.mjs')])
  worker.child.kill('SIGTERM')
  expect((await worker.ended)[0]).toBe(0)
  expect(await statusOf(`${apiUrl}/readyz`)).toBe(503)
  expect(await statusOf(`${apiUrl}/healthz`)).toBe(200)
  product.child.kill('SIGTERM')
  expect((await product.ended)[0]).toBe(0)
})
