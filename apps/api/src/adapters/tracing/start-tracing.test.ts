// Without a collector an API is as it was: nothing of the SDK is loaded.
import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { withoutSettings } from '../../testing/env.ts'

const script = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({
    resolve(specifier, context, next) {
      if (/@opentelemetry\\/(?!api)/.test(specifier)) loaded.push(specifier)
      return next(specifier, context)
    },
  })
  const at = (path) => new URL(path, '${import.meta.url}').href
  const { readEnv } = await import(at('../../env.ts'))
  const { startTracing } = await import(at('./start-tracing.ts'))
  const reports = { onLost() {}, onBack() {} }
  const tracing = await startTracing(readEnv({ ...process.env, WORKER_SOCKET: 'none' }), reports)
  await tracing.close()
  console.log(JSON.stringify({ isOn: tracing.isOn, isLoaded: loaded.length > 0 }))
`
const startWith = (settings: Record<string, string>): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      env: { ...withoutSettings(), ...settings },
      encoding: 'utf8',
    }),
  )

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }
it.each([
  ['no collector', {}, false],
  ['a collector', endpoint, true],
  ['a collector, and the SDK switched off', { ...endpoint, OTEL_SDK_DISABLED: 'true' }, false],
])('with %s', (_, settings, isOn) => expect(startWith(settings)).toEqual({ isOn, isLoaded: isOn }))
