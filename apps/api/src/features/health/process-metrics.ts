// The API's own metrics, in Prometheus' text format: its process, its requests, and what happens in it. Labels are
// lists: routes by their pattern, kinds, names of limits; no id and no name of a person becomes one.
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { alarmKinds, type AlarmKind } from '../../adapters/alarms.port.ts'
import { modelWorks, type ModelCall, type ModelWork } from '../../adapters/llm/model-uses.port.ts'
import { routeLabel } from '../../http/route-label.ts'
import { watchSources, type MetricSources } from './metric-sources.ts'

export interface ProcessMetrics {
  contentType: string
  text(): Promise<string>
  countAlarm(kind: AlarmKind): void
  /** A request that a rate limit refused. */
  countLimit(name: string): void
  countModelCall(work: ModelWork, call: ModelCall): void
  /** An answer that did not come about. */
  countAnswerFailure(reason: string): void
}

/** Counts from now on. `limitNames`: of every rate limit there is. */
export function countRequests(
  app: FastifyInstance,
  sources: MetricSources,
  limitNames: readonly string[],
): ProcessMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  watchRequests(app, registry)
  watchSources(registry, sources)
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] })
  const alarms = counter('galley_alarms_total', 'What the operator should look at', ['kind'])
  const limits = counter('galley_limits_hit_total', 'Requests that a rate limit refused, by the limit', ['limit'])
  const failures = counter('galley_answer_failures_total', 'Answers that did not come about, by why', ['reason'])
  const tokens = counter('galley_model_tokens_total', 'Tokens of the language model, by what it did', ['work', 'kind'])
  const cost = counter('galley_model_cost_total', 'What the language model cost, by AI_PRICES', ['work'])
  const calls = new Histogram({
    name: 'galley_model_seconds',
    help: 'Calls of the language model that came about, and how long they took',
    labelNames: ['work'] as const,
    buckets: [0.5, 1, 2, 5, 10, 20, 40, 60, 120],
    registers: [registry],
  })
  // From the start on: an alarm can be set on what never happened.
  for (const kind of alarmKinds) alarms.inc({ kind }, 0)
  for (const limit of limitNames) limits.inc({ limit }, 0)
  for (const work of modelWorks) cost.inc({ work }, 0)
  for (const work of modelWorks) for (const kind of tokenKinds) tokens.inc({ work, kind }, 0)
  for (const reason of ['misconfigured', 'daily_limit']) failures.inc({ reason }, 0)
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    countAlarm: (kind) => alarms.inc({ kind }),
    countLimit: (limit) => limits.inc({ limit }),
    countModelCall(work, { inputTokens, cachedTokens, outputTokens, ms, cost: ofCall = 0 }) {
      calls.observe({ work }, ms / 1_000)
      cost.inc({ work }, ofCall)
      tokens.inc({ work, kind: 'input' }, inputTokens)
      tokens.inc({ work, kind: 'cached' }, cachedTokens)
      tokens.inc({ work, kind: 'output' }, outputTokens)
    },
    countAnswerFailure: (reason) => failures.inc({ reason }),
  }
}

const tokenKinds = ['input', 'cached', 'output']

function watchRequests(app: FastifyInstance, registry: Registry): void {
  const requests = new Histogram({
    name: 'galley_request_seconds',
    help: 'Requests, by route and status, and how long they took',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: routeLabel(request), status: reply.statusCode }
    requests.observe(labels, reply.elapsedTime / 1000)
  })
}
