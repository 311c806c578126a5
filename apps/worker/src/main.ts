// Starts a document worker: on a socket for the API beside it, or at an address for API processes elsewhere.
import { rm } from 'node:fs/promises'
import { openLog } from '@galley/logging/open-log'
import { pino } from 'pino'
import { createWorkerApp } from './app.ts'
import { ownBeginnings } from './compile/tex/split-point.ts'
import type { WarmProcesses } from './compile/prewarm/warm-processes.ts'
import { createCompiling } from './create-compiling.ts'
import { createDrain } from './drain.ts'
import { readEnv, type WorkerEnv } from './env.ts'
import { chooseSandbox, whyUnfit, type SandboxChoice } from './choose-sandbox.ts'
import { removeLeftovers } from './sandbox/job-folders.ts'
import { killOrphans } from './sandbox/orphan-sandboxes.ts'
import { noSandbox } from './sandbox/sandbox.ts'

/**
 * Prewarms the product's own themes for users who open a resume or switch, and two that have read nothing for other
 * documents; after an idle hour, or a night, they start anew.
 */
function keepThemesReady(warmProcesses: WarmProcesses | null): { isWarm: () => boolean } {
  const prepare = (): void => {
    const nothing = Buffer.alloc(0)
    for (const source of [nothing, ...ownBeginnings()])
      warmProcesses?.prepare({ source, owner: '', carried: {}, fonts: 'basic' })
    warmProcesses?.prepare({ source: nothing, owner: '', carried: {}, fonts: 'all' })
  }
  prepare()
  setInterval(prepare, 60_000).unref()
  let isWarm = warmProcesses === null
  const startedMs = performance.now()
  // Once they have been ready; a machine that takes too long serves without them.
  return { isWarm: () => (isWarm ||= warmProcesses!.isSettled() || performance.now() - startedMs > maxWarmUpMs) }
}

/**
 * Other machines learn from `/readyz` when to send requests. Those of the API beside it may come at once, though they
 * find nothing prewarmed.
 */
const maxWarmUpMs = 30_000
/** Longer than a document may take; Kubernetes kills after 30 seconds. */
const maxDrainMs = 25_000

type Address = { path: string } | { host: string; port: number }

const addressOf = ({ WORKER_LISTEN, WORKER_SOCKET }: WorkerEnv): Address => WORKER_LISTEN ?? { path: WORKER_SOCKET }

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
  killOrphans()
  const { choice, sandbox, unfit } = await setUpSandbox(env.GALLEY_SANDBOX === 'off', logger)
  const compiling = await createCompiling({ env, logger, sandbox })
  const address = addressOf(env)
  const isRemote = !('path' in address)
  const drain = createDrain()
  const { isWarm } = keepThemesReady(compiling.warmProcesses)
  const app = createWorkerApp({
    ...compiling,
    unfit,
    sandbox: { kind: sandbox?.kind ?? 'none', layers: choice?.layers ?? null },
    token: isRemote ? (env.WORKER_TOKEN ?? null) : null,
    drain,
    ...(isRemote && { isWarm }),
    logger,
  })

  let stopping = false
  async function stop(): Promise<void> {
    if (stopping) return
    stopping = true
    await app.close()
    await removeSocket(address)
    await log.flush()
    process.exit(0)
  }
  async function drainAndStop(): Promise<void> {
    // A second signal does not wait.
    if (!isRemote || drain.isOn()) return stop()
    logger.info(compiling.engine.load(), 'the worker finishes what it has')
    await drain.begin(maxDrainMs)
    await stop()
  }
  process.on('SIGTERM', () => void drainAndStop())
  process.on('SIGINT', () => void stop())
  // The parent holds the other end of the channel; when it is gone, this worker ends.
  process.on('disconnect', () => void stop())

  await removeSocket(address)
  const listening = await app.listen(address)
  process.send?.({ listening, unfit })
  logger.info({ listening, sandbox: sandbox?.kind }, 'the worker listens')
}

const removeSocket = async (address: Address) => 'path' in address && rm(address.path, { force: true })

try {
  await start()
} catch (error) {
  // A sentence for the person at the terminal; a stack would only hide it.
  process.stderr.write(`The worker cannot start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
