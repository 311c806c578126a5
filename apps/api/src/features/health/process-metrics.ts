// The API's own metrics, in Prometheus' text format: its process, and the status and duration of its requests.
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { TokensUsed } from '../../adapters/llm/assistant.port.ts'
import { alarmKinds, type AlarmKind } from '../../adapters/alarms.port.ts'

export interface ProcessMetrics {
  contentType: string
  text(): Promise<string>
  countAlarm(kind: AlarmKind): void
}

export interface MetricSources {
  tokensUsed: () => TokensUsed
  droppedLogLines: () => number
}

/** Counts from now on. Routes are labelled by their pattern: no id and no user's name becomes a label. */
export function countRequests(app: FastifyInstance, { tokensUsed, droppedLogLines }: MetricSources): ProcessMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'galley_request_seconds',
    help: 'Requests, by route and status, and how long they took',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10],
    registers,
  })
  new Gauge({
    name: 'galley_assistant_tokens',
    help: 'What answers have taken of a language model since the start',
    labelNames: ['kind'] as const,
    registers,
    collect() {
      const { inputTokens, cachedTokens, outputTokens } = tokensUsed()
      this.set({ kind: 'input' }, inputTokens)
      this.set({ kind: 'cached' }, cachedTokens)
      this.set({ kind: 'output' }, outputTokens)
    },
  })
  new Gauge({
    name: 'galley_log_lines_dropped',
    help: 'Lines of the log that could not be written since the start',
    registers,
    collect() {
      this.set(droppedLogLines())
    },
  })
  const alarms = new Counter({
    name: 'galley_alarms_total',
    help: 'What the operator should look at, such as a payment for an order that is not known',
    labelNames: ['kind'] as const,
    registers,
  })
  // From the start on: an alarm can be set on a kind that never rang.
  for (const kind of alarmKinds) alarms.inc({ kind }, 0)
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    requests.observe({ method, route: routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    countAlarm: (kind) => alarms.inc({ kind }),
  }
}
