// Traces by OpenTelemetry's SDK, sent to a collector by OTLP over HTTP. Loaded only where a collector is set
// (start-tracing.ts). Spans wait in a bounded list and are sent from there: no request waits for the collector, and
// what it does not take is counted and dropped.
import { AsyncLocalStorage } from 'node:async_hooks'
import {
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span as OtelSpan,
  type Tracer,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  type Resource,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider, type SpanExporter, type SpanProcessor } from '@opentelemetry/sdk-trace'
import { traceparentPattern, type WorkerSpan, type WorkerSpans } from '@galley/contract/worker-wire'
import type { SamplerName } from './trace-settings.ts'
import { samplerOf } from './samplers.ts'
import type { SpanFacts, TraceSpan, Tracing } from './tracing.port.ts'

export interface TracingSettings {
  /** Of the collector, without `/v1/traces`. */
  endpoint: string
  /** How long the collector may take for what is sent at once. */
  timeoutMs: number
  /** The API's; the worker's has `-worker` behind it. Null: galley-api and galley-worker. */
  serviceName: string | null
  sampler: SamplerName
  /** Of traces, for the samplers by ratio. */
  ratio: number
  batch: { maxQueueSize: number; maxExportBatchSize: number; scheduledDelayMillis: number; exportTimeoutMillis: number }
  /** The collector did not take spans: once an outage, with the name of the error alone. */
  onLost: (reason: string) => void
  onBack: () => void
}

/** A stopping process does not wait longer for the collector. */
const closeTimeoutMs = 1_500

export function otlpTracing(settings: TracingSettings): Tracing {
  const { exporter, counter, counts } = countExports(exporterOf(settings), settings)
  const processor = new BatchSpanProcessor({ exporter, ...settings.batch })
  const sampler = samplerOf(settings.sampler, settings.ratio)
  const tracerOf = (name: string, resource: Resource): Tracer =>
    new TracerProvider({
      sampler,
      resource: resource.merge(resourceFromAttributes({ 'service.name': name })),
      spanProcessors: [processor, counter],
    }).getTracer('galley')
  // As OTEL_RESOURCE_ATTRIBUTES and OTEL_SERVICE_NAME have it.
  const given = defaultResource().merge(detectResources({ detectors: [envDetector] }))
  const named = settings.serviceName
  const own = tracerOf(named ?? 'galley-api', given)
  const worker = tracerOf(named === null ? 'galley-worker' : `${named}-worker`, given)
  const active = new AsyncLocalStorage<Context>()

  function spanOf(span: OtelSpan): TraceSpan | null {
    if (!span.isRecording()) return null
    const context = trace.setSpan(ROOT_CONTEXT, span)
    const { traceId, spanId } = span.spanContext()
    return {
      traceId,
      traceparent: `00-${traceId}-${spanId}-01`,
      run: (work) => active.run(context, work),
      rename: (name) => void span.updateName(name),
      set: (facts) => void span.setAttributes(facts),
      addWorker: (spans) => addWorker(worker, context, spans),
      end(failure = null) {
        if (failure !== null) span.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }

  return {
    isOn: true,
    serve: (name, attributes, traceparent) =>
      spanOf(own.startSpan(name, { kind: SpanKind.SERVER, attributes }, remoteParent(traceparent))),
    begin(name, attributes = {}) {
      const parent = active.getStore()
      return parent ? spanOf(own.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent)) : null
    },
    note(name, ms, attributes) {
      const parent = active.getStore()
      if (!parent) return
      const endMs = Date.now()
      own.startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime: endMs - ms }, parent).end(endMs)
    },
    counts,
    close: () => within(closeTimeoutMs, processor.shutdown()),
  }
}

const exporterOf = ({ endpoint, timeoutMs }: TracingSettings): SpanExporter =>
  new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, timeoutMillis: timeoutMs })

/** What is not in W3C's form is nothing. */
function remoteParent(traceparent: string | undefined): Context {
  if (traceparent === undefined || !traceparentPattern.test(traceparent)) return ROOT_CONTEXT
  const [, traceId = '', spanId = '', flags] = traceparent.split('-')
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags ?? '0', 16) & TraceFlags.SAMPLED, isRemote: true }
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
}

/**
 * By the durations alone: the worker's request ended when its response came. The way back is counted to the way there,
 * which is a millisecond or two.
 */
function addWorker(tracer: Tracer, parent: Context, { ms, spans }: WorkerSpans): void {
  const endMs = Date.now()
  const startTime = endMs - ms
  const request = tracer.startSpan('worker', { kind: SpanKind.SERVER, startTime }, parent)
  const within = trace.setSpan(parent, request)
  for (const { name, startMs, ms: tookMs, ...facts } of spans) {
    const beganMs = startTime + startMs
    tracer.startSpan(name, { attributes: attributesOf(facts), startTime: beganMs }, within).end(beganMs + tookMs)
  }
  request.end(endMs)
}

const attributesOf = (facts: Omit<WorkerSpan, 'name' | 'startMs' | 'ms'>): SpanFacts =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [`galley.${name}`, value ?? '']))

/** The exporter, with a count of what became of its spans; reports an outage once. */
function countExports(exporter: SpanExporter, { onLost, onBack }: Pick<TracingSettings, 'onLost' | 'onBack'>) {
  const count = { recorded: 0, exported: 0 }
  let isLost = false
  const counted: SpanExporter = {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const isTaken = result.code === 0
        if (isTaken) count.exported += spans.length
        if (isTaken === isLost) {
          isLost = !isTaken
          if (isLost) onLost(reasonOf(result.error))
          else onBack()
        }
        // The processor would print the error.
        done({ code: 0 })
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
  const counter: SpanProcessor = {
    onStart() {},
    onEnd: () => void (count.recorded += 1),
    shutdown: async () => {},
    forceFlush: async () => {},
  }
  return { exporter: counted, counter, counts: () => ({ ...count }) }
}

const reasonOf = (error: (Error & { code?: unknown }) | undefined): string =>
  typeof error?.code === 'string' || typeof error?.code === 'number' ? String(error.code) : (error?.name ?? 'none')

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<void>()
  const clock = setTimeout(late.resolve, ms)
  await Promise.race([work.catch(() => {}), late.promise]).finally(() => clearTimeout(clock))
}
