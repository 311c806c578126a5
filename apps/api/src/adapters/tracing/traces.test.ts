// One trace from the browser's request to the worker; a collector that is no help harms nothing.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  browser,
  isWhole,
  ofBrowser,
  startTraces,
  traceparent,
  type TracedApp,
  type Traces,
} from '../../testing/start-traced.ts'

let traces: Traces
beforeEach(async () => {
  traces = await startTraces()
})
afterEach(() => traces.close())

const route = 'POST /api/latex/compile'

describe.each(['socket', 'address'] as const)('a compile by %s', (worker) => {
  it('is one trace: the browser’s request, the route, its statements, the worker’s queue and TeX’s run', async () => {
    const { compile, atWorker } = await traces.startApp({ worker })
    expect((await compile({ traceparent })).statusCode).toBe(200)
    const spans = ofBrowser(await traces.collector.until(isWhole))
    const by = (name: string) => spans.find((span) => span.name === name)
    const request = by(route)
    expect(request).toMatchObject({ service: 'galley-api', parentId: browser.spanId, isError: false })
    expect(request?.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/latex/compile',
      'http.response.status_code': '200',
    })
    // The caller's account is read.
    const statements = spans.filter(({ attributes }) => 'db.query.text' in attributes)
    expect(statements.length).toBeGreaterThan(0)
    for (const { parentId } of statements) expect(parentId).toBe(request?.spanId)
    expect(statements.map(({ attributes }) => attributes['db.query.text'])).toContainEqual(
      expect.stringContaining('$1'),
    )

    const call = by('POST /compile')
    expect(call).toMatchObject({ service: 'galley-api', parentId: request?.spanId })
    expect(atWorker).toContain(`00-${browser.traceId}-${call?.spanId}-01`)
    expect(by('worker')).toMatchObject({ service: 'galley-worker', parentId: call?.spanId })
    for (const part of ['queue', 'tex', 'pdf check'])
      expect(by(part)).toMatchObject({ service: 'galley-worker', parentId: by('worker')?.spanId })
    const tex = by('tex')!
    expect(tex.attributes).toEqual({ 'galley.path': 'warm' })
    expect(tex.endMs - tex.startMs).toBeCloseTo(22, 1)
    expect(tex.startMs - by('worker')!.startMs).toBeCloseTo(5, 1)
  })
})

it('a statement in a transaction and after a body is a part of its request', async () => {
  const { galley, person } = await traces.startApp()
  const payload = { resume_data: {} }
  await galley.ask(person, { method: 'POST', url: '/api/resumes/', headers: { traceparent }, payload })
  const spans = ofBrowser(await traces.collector.until(isWhole))
  const request = spans.find(({ parentId }) => parentId === browser.spanId)
  const inserts = spans.filter(({ attributes }) => attributes['db.operation.name'] === 'insert')
  expect(inserts.length).toBeGreaterThan(0)
  for (const { parentId } of inserts) expect(parentId).toBe(request?.spanId)
})

describe('which requests are traced', () => {
  const begun = async () =>
    (await traces.collector.until((spans) => spans.some(({ name }) => name === route))).find(
      ({ name }) => name === route,
    )

  it.each([undefined, 'x', '00-0-0-01', `00-${'0'.repeat(32)}-${browser.spanId}-01`, `01-${browser.traceId}`])(
    'a client with the traceparent %s begins one',
    async (odd) => {
      const { compile } = await traces.startApp()
      expect((await compile(odd === undefined ? {} : { traceparent: odd })).statusCode).toBe(200)
      expect((await begun())?.parentId).toBe('')
    },
  )

  it('the sampler decides, and not the flag of the browser', async () => {
    const ratio = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' }
    const off = await traces.startApp({ settings: ratio })
    await off.compile({ traceparent })
    const on = await traces.startApp({ settings: { OTEL_SERVICE_NAME: 'other' } })
    await on.compile({ traceparent: traceparent.replace(/01$/, '00') })
    const spans = ofBrowser(await traces.collector.until(isWhole))
    expect(new Set(spans.map(({ service }) => service))).toEqual(new Set(['other', 'other-worker']))
    expect(off.atWorker).toContain(undefined)
  })

  it('no probe of a machine, and no job that no request asked for', async () => {
    const { galley, compile } = await traces.startApp()
    for (const url of ['/healthz', '/readyz', '/nothing-here'])
      await galley.app.inject({ url, headers: { traceparent } })
    await galley.reconcile()
    await compile({ traceparent })
    const spans = ofBrowser(await traces.collector.until(isWhole))
    expect(spans.filter(({ parentId }) => parentId === browser.spanId)).toHaveLength(1)
  })

  it('the log names the trace of a request', async () => {
    const { galley, compile } = await traces.startApp()
    await compile({ traceparent })
    expect(galley.logs.some((line) => line.includes(`"trace_id":"${browser.traceId}"`))).toBe(true)
  })
})

describe('a collector that is no help', () => {
  const compiles = 30
  const exportTimeoutMs = 400
  /** The middle one of them, in milliseconds. */
  async function usualMs({ compile }: TracedApp): Promise<number> {
    const took: number[] = []
    for (let n = 0; n < compiles; n += 1) {
      const startedMs = performance.now()
      expect((await compile({ traceparent })).statusCode).toBe(200)
      took.push(performance.now() - startedMs)
    }
    return took.toSorted((a, b) => a - b)[compiles / 2] ?? 0
  }
  const soon = { timeout: 15_000 }

  it.each(['silent', 'refuses'] as const)('that %s slows no request, and is reported once', async (how) => {
    const settings = {
      OTEL_EXPORTER_OTLP_TIMEOUT: String(exportTimeoutMs),
      OTEL_BSP_EXPORT_TIMEOUT: String(exportTimeoutMs * 1.5),
      OTEL_BSP_MAX_QUEUE_SIZE: '64',
    }
    const app = await traces.startApp({ settings })
    await usualMs(app)
    const withoutOutage = await usualMs(app)
    traces.collector.behave(how)
    // One that waited for the collector would take the exporter's timeout longer. A busy machine varies by itself.
    expect(await usualMs(app)).toBeLessThan(withoutOutage * 3 + exportTimeoutMs / 2)
    await expect.poll(() => traces.reports, soon).toEqual([expect.stringMatching(/^lost: /)])
    traces.collector.behave('works')
    await usualMs(app)
    await expect.poll(() => traces.reports, soon).toEqual([expect.stringMatching(/^lost: /), 'back'])
  })

  it('that is gone breaks no request, and keeps no process from ending', async () => {
    const app = await traces.startApp()
    await usualMs(app)
    const before = await usualMs(app)
    await traces.collector.close()
    expect(await usualMs(app)).toBeLessThan(before * 3 + exportTimeoutMs / 2)
    const tracing = await traces.startTracing()
    tracing.serve('GET /x', {}, undefined)?.end()
    expect(tracing.counts()).toEqual({ recorded: 1, exported: 0 })
    await tracing.close()
  })
})
