// A request of a trace says in its response what it was spent on, and no other does.
import { decodeOutcome, spansHeader, workerSpans } from '@galley/contract/worker-wire'
import { expect, it } from 'vitest'
import { createWorkerApp } from '../app.ts'
import { createEngine, type EngineOptions } from '../compile/engine/engine.ts'
import { bareParts } from '../testing/bare-parts.ts'

const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${trace}-00f067aa0ba902b7-01`

type Run = NonNullable<EngineOptions['run']>
const ran: Awaited<ReturnType<Run>> = {
  path: 'warm',
  wantsAnother: false,
  runs: 1,
  code: 1,
  log: '! Undefined control sequence.\nl.1 \\x',
  pdf: null,
  synctex: null,
  carried: {},
  diskFull: false,
}

function workerThat(run: Run, onCompiled?: EngineOptions['onCompiled']) {
  const engine = createEngine({ run, scan: async () => null, places: 1, ...(onCompiled && { onCompiled }) })
  const app = createWorkerApp({ ...bareParts(), engine })
  // A request that nothing waits for would not be sent.
  const compile = async (latex: string, headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/compile',
      headers,
      payload: { latex, purpose: 'preview', resumeKey: null, userKey: latex },
    })
  return { app, compile }
}

const spansOf = ({ headers }: { headers: Record<string, unknown> }) =>
  workerSpans.parse(JSON.parse(String(headers[spansHeader])))

it('says how long a compile waited and ran, and how; the log names the trace', async () => {
  const logged: unknown[] = []
  const { compile } = workerThat(
    async () => {
      await new Promise((resolve) => setTimeout(resolve, 30))
      return ran
    },
    ({ traceId }) => logged.push(traceId),
  )
  const response = await compile('x', { traceparent })
  expect(decodeOutcome(response.rawPayload).report.outcome).toBe('compilation_error')
  const { ms, spans } = spansOf(response)
  expect(spans.map(({ name }) => name)).toEqual(['queue', 'tex', 'pdf check'])
  const [queue, tex, check] = spans
  expect(tex).toMatchObject({ path: 'warm' })
  expect(tex?.ms).toBeGreaterThan(25)
  expect(check).toMatchObject({ outcome: 'compilation_error' })
  expect(queue!.startMs).toBeLessThan(tex!.startMs)
  expect(ms).toBeGreaterThanOrEqual(tex!.startMs + tex!.ms)
  await compile('y', {})
  expect(logged).toEqual([trace, undefined])
})

it.each([{}, { traceparent: 'x' }, { traceparent: traceparent.replace(/01$/, '00') }])(
  'says nothing of a request that is not recorded: %o',
  async (headers) => {
    const { compile } = workerThat(async () => ran)
    expect((await compile('x', headers as Record<string, string>)).headers[spansHeader]).toBeUndefined()
  },
)

it('what waits for a place counts for its own request, in whose turn it ever runs', async () => {
  const first = Promise.withResolvers<void>()
  let runs = 0
  const { compile } = workerThat(async () => {
    runs += 1
    if (runs === 1) await first.promise
    return ran
  })
  const other = traceparent.replace(trace, 'a'.repeat(32))
  const one = compile('one', { traceparent })
  const two = compile('two', { traceparent: other })
  const three = compile('three', {})
  await expect.poll(() => runs).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 200))
  first.resolve()
  const [queueOne, queueTwo] = [spansOf(await one), spansOf(await two)].map(({ spans }) => {
    expect(spans.map(({ name }) => name)).toEqual(['queue', 'tex', 'pdf check'])
    return spans[0]!.ms
  })
  expect(queueTwo).toBeGreaterThan(queueOne!)
  expect((await three).headers[spansHeader]).toBeUndefined()
})

it('a compile that was refused a place says why', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof ran>()
  const { compile } = workerThat(async () => promise)
  const one = compile('one', {})
  const response = await compile('two', { traceparent, 'x-galley-max-queue-ms': '20' })
  expect(spansOf(response).spans).toEqual([expect.objectContaining({ name: 'queue', refused: 'late' })])
  resolve(ran)
  await one
})

it('a response of any other call has it, too', async () => {
  const { app } = workerThat(async () => ran)
  const payload = { latex: 'x', userKey: 'x' }
  const response = await app.inject({ method: 'POST', url: '/inspect', headers: { traceparent }, payload })
  expect(spansOf(response).spans.map(({ name }) => name)).toEqual(['queue', 'tex', 'pdf check'])
})
