// The settings of traces, by their standard names: a collector, and how the SDK records for it. What the SDK reads by
// itself is in docs/configuration.md.
import { z } from 'zod'

const samplerNames = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const
export type SamplerName = (typeof samplerNames)[number]

const wholeNumber = (low: number, high: number) => z.coerce.number().int().min(low).max(high)

export const traceSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.literal('http/protobuf', 'http/protobuf alone').default('http/protobuf'),
  OTEL_EXPORTER_OTLP_TIMEOUT: wholeNumber(1, 600_000).default(10_000),
  OTEL_SDK_DISABLED: z.stringbool().default(false),
  OTEL_SERVICE_NAME: z
    .string()
    .regex(/^[^\p{Cc}]{1,200}$/u, 'one line of at most 200 characters')
    .optional(),
  OTEL_TRACES_SAMPLER: z.enum(samplerNames).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OTEL_BSP_MAX_QUEUE_SIZE: wholeNumber(1, 1_000_000).default(2_048),
  OTEL_BSP_MAX_EXPORT_BATCH_SIZE: wholeNumber(1, 1_000_000).default(512),
  OTEL_BSP_SCHEDULE_DELAY: wholeNumber(1, 600_000).default(5_000),
  OTEL_BSP_EXPORT_TIMEOUT: wholeNumber(1, 600_000).default(30_000),
}
