// A whole worker at an address: when it refuses to start, when it is ready, and how it ends.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { decodeOutcome, refusalHeader } from '@galley/contract/worker-wire'
import { sampleLatex } from '@galley/resume/sample-resume'
import { afterEach, expect, it } from 'vitest'

const token = 'x'.repeat(32)
const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

function startWorker(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['--disable-proto=delete', join(import.meta.dirname, '../dist/main.mjs')], {
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  children.push(child)
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return { child, said: () => said, ended: once(child, 'exit') as Promise<[number | null, string | null]> }
}

async function startAt(settings: Record<string, string> = {}) {
  const worker = startWorker({ WORKER_LISTEN: '127.0.0.1:0', WORKER_TOKEN: token, ...settings })
  const [{ listening: url }] = (await once(worker.child, 'message')) as [{ listening: string }]
  const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status
  const compile = (latex: string) =>
    fetch(`${url}/compile`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ latex, purpose: 'preview', resumeKey: null, userKey: 'ann' }),
    })
  return { ...worker, url, statusOf, compile }
}
const outcomeOf = async (response: Response) =>
  decodeOutcome(new Uint8Array(await response.arrayBuffer())).report.outcome
/** Takes as long as it may. */
const endless = '\\documentclass{article}\n\\begin{document}\n\\loop\\iftrue\\repeat\n\\end{document}\n'
const readyTimeout = { timeout: 60_000, interval: 100 }

it.each([
  [{ WORKER_LISTEN: '0.0.0.0:0' }, /^The worker cannot start: WORKER_TOKEN: WORKER_LISTEN needs it[^\n]*\n$/],
  [
    { WORKER_LISTEN: '0.0.0.0:0', WORKER_TOKEN: 'short' },
    /^The worker cannot start: WORKER_TOKEN: at least 32[^\n]*\n$/,
  ],
])('%o does not start', async (settings, sentence) => {
  const { ended, said } = startWorker(settings)
  expect([(await ended)[0], said()]).toEqual([1, expect.stringMatching(sentence)])
})

it('is ready once its warm processes are, and serves those who have the token', async () => {
  const { statusOf, compile, url } = await startAt()
  expect(await statusOf('/healthz')).toBe(200)
  await expect.poll(() => statusOf('/readyz'), readyTimeout).toBe(200)
  const state = (await (await fetch(`${url}/readyz`)).json()) as { warmProcesses: { count: number; starting: number } }
  expect(state.warmProcesses.count).toBeGreaterThan(1)
  expect(state.warmProcesses.starting).toBe(0)
  expect(await statusOf('/metrics')).toBe(401)
  expect(await outcomeOf(await compile(sampleLatex('classic')))).toBe('ok')
})

it('SIGTERM: what runs is finished, what comes is refused, and it ends without an error', async () => {
  const { child, ended, statusOf, compile } = await startAt({ COMPILE_TIMEOUT_MS: '3000' })
  await expect.poll(() => statusOf('/readyz'), readyTimeout).toBe(200)
  const running = compile(endless)
  await new Promise((resolve) => setTimeout(resolve, 500))
  child.kill('SIGTERM')
  await expect.poll(() => statusOf('/readyz')).toBe(503)
  const refused = await compile('x')
  expect([refused.status, refused.headers.get(refusalHeader)]).toEqual([503, 'draining'])
  expect(await outcomeOf(await running)).toBe('timeout')
  expect(await ended).toEqual([0, null])
})

it('a second SIGTERM, or SIGINT, does not wait', async () => {
  for (const signals of [['SIGTERM', 'SIGTERM'], ['SIGINT']] as const) {
    const { child, ended, compile } = await startAt({ COMPILE_TIMEOUT_MS: '60000' })
    const running = compile(endless).catch(() => 'cut off')
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    const startedMs = performance.now()
    for (const signal of signals) {
      child.kill(signal)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    expect(await ended).toEqual([0, null])
    expect(performance.now() - startedMs).toBeLessThan(30_000)
    await running
  }
})
