// Starts a document worker on a socket.
import { rm } from 'node:fs/promises'
import { pino } from 'pino'
import { createWorkerApp } from './app.ts'
import { createEngine } from './compile/engine.ts'
import { runTex } from './compile/run-tex.ts'
import { readEnv } from './env.ts'
import { bubblewrap, noSandbox } from './sandbox/sandbox.ts'
import { testSandbox } from './sandbox/self-test.ts'

async function start(): Promise<void> {
  const env = readEnv()
  const logger = pino({ name: 'worker', level: env.LOG_LEVEL })
  const sandbox = env.GALLEY_SANDBOX === 'off' ? noSandbox() : bubblewrap()
  const tested = env.GALLEY_SANDBOX === 'off' ? { holds: true as const } : await testSandbox(sandbox)
  const unfit = tested.holds ? null : `the sandbox does not hold: ${tested.reason}`
  if (unfit) logger.error({ unfit }, 'nothing will be compiled')
  if (sandbox.kind === 'none') logger.warn('GALLEY_SANDBOX=off: documents are compiled without any walls')

  const engine = createEngine({
    run:
      unfit === null
        ? ({ source, purpose, signal }) =>
            runTex(source, { sandbox, purpose, signal, timeoutMs: env.COMPILE_TIMEOUT_MS })
        : null,
    places: env.COMPILE_CONCURRENCY,
    onSandboxFailure: (error) => logger.error({ reason: error.message }, 'the sandbox could not be put up'),
  })
  const app = createWorkerApp({ engine, unfit, sandbox: sandbox.kind, logger })

  let stopping = false
  async function stop(): Promise<void> {
    if (stopping) return
    stopping = true
    await app.close()
    await rm(env.WORKER_SOCKET, { force: true })
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  // Whoever started this worker holds the other end of the channel; when it is gone, so is the reason to be here.
  process.on('disconnect', () => void stop())

  await rm(env.WORKER_SOCKET, { force: true })
  await app.listen({ path: env.WORKER_SOCKET })
  process.send?.({ listening: env.WORKER_SOCKET, unfit })
  logger.info({ socket: env.WORKER_SOCKET, sandbox: sandbox.kind }, 'the worker listens')
}

try {
  await start()
} catch (error) {
  // A sentence for the person at the terminal; a stack would only hide it.
  process.stderr.write(`The worker cannot start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
