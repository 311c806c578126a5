// Starts a document worker on a socket.
import { rm } from 'node:fs/promises'
import { pino } from 'pino'
import { createWorkerApp } from './app.ts'
import { createEngine } from './compile/engine.ts'
import { createDocumentRunner } from './compile/run-document.ts'
import { scanPdf } from './compile/scan-pdf.ts'
import { canFence, startFenceSlot, startPipeSlot } from './compile/slot.ts'
import { createLogStore } from './compile/log-store.ts'
import { createSyncStore } from './compile/sync-store.ts'
import { createWarmSlots, type WarmSlots } from './compile/warm-slots.ts'
import { ownBeginnings } from './compile/fence-place.ts'
import { readEnv } from './env.ts'
import { createMetrics } from './metrics.ts'
import { chooseSandbox, whyUnfit } from './sandbox/choose-sandbox.ts'
import { noSandbox, removeLeftovers } from './sandbox/sandbox.ts'

/** What a slot takes of memory that it does not share with others. */
const slotMb = 44
/** Of a hundred answers of slots, so many are run again from nothing. */
const checkedPercent = 1

/** The product's own themes wait for whoever opens a resume or switches; after an hour without anybody, or a night, they start anew. */
function keepThemesReady(slots: WarmSlots | null): void {
  const prepare = (): void => {
    for (const source of [Buffer.alloc(0), ...ownBeginnings()])
      slots?.prepare({ source, owner: '', carried: {}, fonts: 'basic' })
  }
  prepare()
  setInterval(prepare, 60_000).unref()
}

async function start(): Promise<void> {
  const env = readEnv()
  const logger = pino({ name: 'worker', level: env.LOG_LEVEL })
  removeLeftovers()
  const walls = env.GALLEY_SANDBOX === 'off' ? null : await chooseSandbox()
  const sandbox = walls === null ? noSandbox() : walls.sandbox
  const unfit = walls !== null && sandbox === null ? whyUnfit(walls) : null
  if (unfit) logger.error({ unfit }, 'nothing will be compiled')
  else if (walls === null) logger.warn('GALLEY_SANDBOX=off: documents are compiled without any walls')
  else if (!walls.layers.bubblewrap.holds || !walls.layers.guard.holds)
    logger.warn({ layers: walls.layers }, 'one of two walls is missing; the other holds')

  const timeoutMs = env.COMPILE_TIMEOUT_MS
  const metrics = createMetrics()
  const startSlot = sandbox !== null && (await canFence(sandbox)) ? startFenceSlot : startPipeSlot
  const slots =
    sandbox === null
      ? null
      : createWarmSlots({
          start: (given) => startSlot({ sandbox, timeoutMs, ...given }),
          mostSlots: Math.floor(env.COMPILE_MEMORY_MB / slotMb),
          mostAlike: env.COMPILE_CONCURRENCY,
        })
  const locations = createSyncStore()
  const logs = createLogStore()
  const engine = createEngine({
    run:
      sandbox &&
      createDocumentRunner({
        sandbox,
        slots,
        timeoutMs,
        isChecked: () => Math.random() * 100 < checkedPercent && engine.load().waiting === 0,
        onDoubt: (doubt) => {
          metrics.doubted(doubt.reason)
          logger.error(doubt, 'a slot is not trusted')
        },
      }),
    scan: (pdf, signal) => (sandbox === null ? Promise.resolve(null) : scanPdf(pdf, sandbox, signal)),
    places: env.COMPILE_CONCURRENCY,
    locations,
    logs,
    onSandboxFailure: (error) => logger.error({ reason: error.message }, 'the sandbox could not be put up'),
    onCompiled: (facts) => {
      metrics.compiled(facts)
      logger.info(facts, 'compiled')
    },
  })
  const app = createWorkerApp({
    engine,
    slots,
    unfit,
    walls: { kind: sandbox?.kind ?? 'none', layers: walls?.layers ?? null },
    locations,
    logs,
    metrics,
    logger,
  })

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
  logger.info({ socket: env.WORKER_SOCKET, sandbox: sandbox?.kind, slots: startSlot.name }, 'the worker listens')
  keepThemesReady(slots)
}

try {
  await start()
} catch (error) {
  // A sentence for the person at the terminal; a stack would only hide it.
  process.stderr.write(`The worker cannot start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
