// The product as it is started, with a collector: one trace from the browser's request to TeX's run, with no text in
// it. The worker is another process, beside the API and elsewhere; it has no way to the collector.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { startTraceCollector } from '../apps/api/src/testing/trace-collector.ts'
import { freePort } from './free-port.ts'
import { scriptRunner } from './spawn-script.ts'

const folder = mkdtempSync(join(tmpdir(), 'galley-one-trace-'))
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
const soon = { timeout: 120_000, interval: 200 }
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`
const latex = String.raw`\documentclass{article}\begin{document}Zanzibar ledgers\end{document}`

async function post(url: string, body: unknown, token?: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent, ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
}

it.each(['beside the API', 'elsewhere'])('a worker %s', async (where) => {
  const collector = await startTraceCollector()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const isElsewhere = where === 'elsewhere'
  const workerPort = isElsewhere ? await freePort() : 0
  const worker = isElsewhere ? start('run-worker.ts', { WORKER_LISTEN: `127.0.0.1:${workerPort}` }) : null
  if (worker) await expect.poll(() => statusOf(`http://127.0.0.1:${workerPort}/readyz`), soon).toBe(200)
  const product = start('run-product.ts', {
    PORT: String(port),
    GALLEY_DATA_DIR: join(folder, isElsewhere ? 'elsewhere' : 'beside'),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '50',
    ...(isElsewhere && { WORKER_URL: `http://127.0.0.1:${workerPort}` }),
  })
  await expect.poll(() => statusOf(`${url}/readyz`), soon).toBe(200)
  expect(await (await fetch(url)).text()).toContain('<meta name="tracing" content="on"')

  const person = { email: 'zenobia@example.org', password: 'a good password', full_name: 'Zenobia Quillfeather' }
  const session = (await (await post(`${url}/api/auth/register`, person)).json()) as { access_token: string }
  const compiled = await post(
    `${url}/api/latex/compile`,
    { latex_content: latex, purpose: 'preview' },
    session.access_token,
  )
  expect(compiled.status).toBe(200)
  expect(
    Buffer.from(await compiled.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')

  const route = 'POST /api/latex/compile'
  const spans = (await collector.until((all) => all.some(({ name }) => name === route))).filter(
    (span) => span.traceId === traceId,
  )
  const parentOf = (name: string) => {
    const id = spans.find((span) => span.name === name)?.parentId
    return spans.find(({ spanId }) => spanId === id)?.name
  }
  expect(['tex', 'queue', 'pdf check', 'worker', 'POST /compile'].map(parentOf)).toEqual([
    'worker',
    'worker',
    'worker',
    'POST /compile',
    route,
  ])
  expect(spans.find(({ name }) => name === route)?.parentId).toBe('00f067aa0ba902b7')
  expect(spans.filter(({ attributes }) => 'db.query.text' in attributes).length).toBeGreaterThan(0)
  const tex = spans.find(({ name }) => name === 'tex')
  expect(tex?.attributes['galley.path']).toMatch(/^(cold|started|warm)$/)
  for (const secret of ['Zanzibar', person.email, 'Quillfeather', person.password, session.access_token])
    expect(collector.sent()).not.toContain(secret)
  await product.stop()
  await worker?.stop()
  await collector.close()
})
