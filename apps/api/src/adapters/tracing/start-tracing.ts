// Tracing as the settings have it. Without a collector nothing of the SDK is loaded.
import type { SamplerName } from './trace-settings.ts'
import { noTracing, type Tracing } from './tracing.port.ts'

/** Of the settings (env.ts). */
interface TraceEnv {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_EXPORTER_OTLP_TIMEOUT: number
  OTEL_SDK_DISABLED: boolean
  OTEL_SERVICE_NAME?: string | undefined
  OTEL_TRACES_SAMPLER: SamplerName
  OTEL_TRACES_SAMPLER_ARG: number
  OTEL_BSP_MAX_QUEUE_SIZE: number
  OTEL_BSP_MAX_EXPORT_BATCH_SIZE: number
  OTEL_BSP_SCHEDULE_DELAY: number
  OTEL_BSP_EXPORT_TIMEOUT: number
}

interface Reports {
  onLost: (reason: string) => void
  onBack: () => void
}

export async function startTracing(env: TraceEnv, reports: Reports): Promise<Tracing> {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined || env.OTEL_SDK_DISABLED) return noTracing
  const { otlpTracing } = await import('./otlp-tracing.ts')
  return otlpTracing({
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    timeoutMs: env.OTEL_EXPORTER_OTLP_TIMEOUT,
    serviceName: env.OTEL_SERVICE_NAME ?? null,
    sampler: env.OTEL_TRACES_SAMPLER,
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
    batch: {
      maxQueueSize: env.OTEL_BSP_MAX_QUEUE_SIZE,
      maxExportBatchSize: Math.min(env.OTEL_BSP_MAX_EXPORT_BATCH_SIZE, env.OTEL_BSP_MAX_QUEUE_SIZE),
      scheduledDelayMillis: env.OTEL_BSP_SCHEDULE_DELAY,
      exportTimeoutMillis: env.OTEL_BSP_EXPORT_TIMEOUT,
    },
    ...reports,
  })
}
