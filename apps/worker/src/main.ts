// Starts a document worker on a socket.
import { rm } from 'node:fs/promises'
import { openLog } from '@galley/logging/open-log'
import { pino } from 'pino'
import { createWorkerApp } from './app.ts'
import { ownBeginnings } from './compile/tex/split-point.ts'
import type { WarmProcesses } from './compile/prewarm/warm-processes.ts'
import { createCompiling } from './create-compiling.ts'
import { readEnv } from './env.ts'
import { chooseSandbox, whyUnfit, type SandboxChoice } from './choose-sandbox.ts'
import { removeLeftovers } from './sandbox/job-folders.ts'
import { noSandbox } from './sandbox/sandbox.ts'

/**
 * Prewarms the product's own themes for users who open a resume or switch, and two that have read nothing for other
 * documents; after an idle hour, or a night, they start anew.
 */
function keepThemesReady(warmProcesses: WarmProcesses | null): void {
  const prepare = (): void => {
    const nothing = Buffer.alloc(0)
    for (const source of [nothing, ...ownBeginnings()])
      warmProcesses?.prepare({ source, owner: '', carried: {}, fonts: 'basic' })
    warmProcesses?.prepare({ source: nothing, owner: '', carried: {}, fonts: 'all' })
  }
  prepare()
  setInterval(prepare, 60_000).unref()
}

/** The sandbox, and what the operator should know of it. `choice` is null where it was switched off. */
async function setUpSandbox(isOff: boolean, logger: pino.Logger) {
  if (isOff) {
    logger.warn('GALLEY_SANDBOX=off: documents are compiled without any sandbox layer')
    return { choice: null, sandbox: noSandbox(), unfit: null }
  }
  const choice: SandboxChoice = await chooseSandbox()
  const unfit = choice.sandbox === null ? whyUnfit(choice) : null
  const { bubblewrap, guard } = choice.layers
  if (unfit) logger.error({ unfit }, 'nothing will be compiled')
  else if (!bubblewrap.holds || !guard.holds)
    logger.warn(
      { layers: choice.layers },
      'one of two sandbox layers is missing: documents are compiled behind the other, and no file is imported',
    )
  return { choice, sandbox: choice.sandbox, unfit }
}

async function start(): Promise<void> {
  // Whatever is written from here on is its owner's alone.
  process.umask(0o077)
  const env = readEnv()
  const log = openLog({ path: env.LOG_FILE ?? null })
  const logger = pino({ name: 'worker', level: env.LOG_LEVEL }, log)
  removeLeftovers()
  const { choice, sandbox, unfit } = await setUpSandbox(env.GALLEY_SANDBOX === 'off', logger)
  const compiling = await createCompiling({ env, logger, sandbox })
  const app = createWorkerApp({
    ...compiling,
    unfit,
    sandbox: { kind: sandbox?.kind ?? 'none', layers: choice?.layers ?? null },
    logger,
  })

  let stopping = false
  async function stop(): Promise<void> {
    if (stopping) return
    stopping = true
    await app.close()
    await rm(env.WORKER_SOCKET, { force: true })
    await log.flush()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  // The parent holds the other end of the channel; when it is gone, this worker ends.
  process.on('disconnect', () => void stop())

  await rm(env.WORKER_SOCKET, { force: true })
  await app.listen({ path: env.WORKER_SOCKET })
  process.send?.({ listening: env.WORKER_SOCKET, unfit })
  logger.info({ socket: env.WORKER_SOCKET, sandbox: sandbox?.kind }, 'the worker listens')
  keepThemesReady(compiling.warmProcesses)
}

try {
  await start()
} catch (error) {
  // A sentence for the person at the terminal; a stack would only hide it.
  process.stderr.write(`The worker cannot start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
