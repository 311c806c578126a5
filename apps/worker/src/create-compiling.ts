// Composes compiling: the warm processes, the runner that uses them, the engine in front, and what is kept and counted.
import type { Logger } from 'pino'
import { createEngine } from './compile/engine/engine.ts'
import { createLogStore } from './compile/engine/log-store.ts'
import { startWarmedUpProcess } from './compile/prewarm/warm-up.ts'
import { createDocumentRunner } from './compile/engine/run-document.ts'
import { scanPdf } from './compile/pdf-safety/run-qpdf.ts'
import { canFence, startPipeProcess } from './compile/prewarm/warm-process.ts'
import { createSyncStore } from './compile/synctex/sync-store.ts'
import { createWarmProcesses } from './compile/prewarm/warm-processes.ts'
import type { WorkerEnv } from './env.ts'
import { createImporter, type Importer } from './import/import-file.ts'
import { startReader } from './import/reader/start-reader.ts'
import type { PdfReader } from './inspect/inspect.ts'
import { drawPage } from './inspect/draw-page.ts'
import { readPdf } from './inspect/read-pdf.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { spent } from './spans/span-recorder.ts'
import type { Sandbox } from './sandbox/sandbox.ts'

/** A warm process's own memory, beside what it shares with others. */
const warmProcessMb = 44
/** Of a hundred results of warm processes, this many are verified by a cold run. */
const checkedPercent = 1

/** Quiet: at most this many compiles run or wait. */
const isQuiet = ({ running, waiting }: { running: number; waiting: number }, but = 0) => running <= but && waiting === 0

const counted =
  (importFile: Importer, { imported }: Metrics): Importer =>
  async (file, signal) => {
    const answer = await importFile(file, signal)
    imported(answer.kind === 'refused' ? answer.why : answer.kind)
    return answer
  }

export interface CompilingParts {
  env: WorkerEnv
  logger: Logger
  /** Null where no sandbox layer holds: then every compile is refused. */
  sandbox: Sandbox | null
}

export async function createCompiling({ env, logger, sandbox }: CompilingParts) {
  const metrics = createMetrics({ places: env.COMPILE_CONCURRENCY })
  const kept = { locations: createSyncStore(), logs: createLogStore() }
  const common = {
    ...kept,
    places: env.COMPILE_CONCURRENCY,
    onSandboxFailure: (error: Error) => logger.error({ reason: error.message }, 'the sandbox could not be put up'),
    // The response goes first.
    onCompiled: (facts: Parameters<typeof metrics.compiled>[0]) =>
      void setImmediate(() => {
        metrics.compiled(facts)
        logger.info(facts, 'compiled')
      }),
  }
  const readFile = startReader({
    sandbox,
    places: env.COMPILE_CONCURRENCY,
    onFailure: (error) => logger.error({ reason: error.message }, 'a file could not be read'),
  })
  if (sandbox === null) {
    const engine = createEngine({ ...common, run: null, scan: () => Promise.resolve(null) })
    const importFile = counted(createImporter({ read: readFile, engine }), metrics)
    return {
      ...kept,
      metrics,
      warmProcesses: null,
      engine,
      read: null,
      draw: null,
      importFile,
      closeReader: readFile.close,
    }
  }
  const timeoutMs = env.COMPILE_TIMEOUT_MS
  const startWarmProcess = (await canFence(sandbox)) ? startWarmedUpProcess : startPipeProcess
  logger.info({ warmProcesses: startWarmProcess.name }, 'how documents wait')
  const warmProcesses = createWarmProcesses({
    start: (given) => startWarmProcess({ sandbox, timeoutMs, ...given }),
    maxProcesses: Math.floor(env.COMPILE_MEMORY_MB / warmProcessMb),
    maxAlike: env.COMPILE_CONCURRENCY,
    mayShare: sandbox.isGuarded || sandbox.kind === 'none',
    isQuiet: () => isQuiet(engine.load()),
    onPrewarmed: metrics.prewarmed,
    isSlow: (owner) => engine.isSlow(owner),
  })
  const run = createDocumentRunner({
    sandbox,
    warmProcesses,
    timeoutMs,
    isChecked: () => Math.random() * 100 < checkedPercent && isQuiet(engine.load(), 1),
    onDoubt: (doubt) => {
      metrics.doubted(doubt.reason)
      logger.error(doubt, 'a warm process is not trusted')
    },
  })
  const engine = createEngine({ ...common, run, scan: (pdf, signal) => scanPdf(pdf, sandbox, signal) })
  const read: PdfReader = (pdf, signal) => spent('read pdf', () => readPdf(pdf, sandbox, signal))
  return {
    ...kept,
    metrics,
    warmProcesses,
    engine,
    read,
    draw: (pdf: Uint8Array, signal: AbortSignal) => spent('draw page', () => drawPage(pdf, sandbox, signal)),
    importFile: counted(createImporter({ read: readFile, engine }), metrics),
    closeReader: readFile.close,
  }
}
