// The ways to run a document, side by side: plainly, as a user at a terminal would, and by a warm process.
import { bubblewrap, noSandbox, type Sandbox } from '../../sandbox/sandbox.ts'
import { findSplitPoint } from '../tex/split-point.ts'
import { fontsOf } from '../tex/fonts-needed.ts'
import { createDocumentRunner, type DocumentJob, type DocumentRun, type RunnerOptions } from '../engine/run-document.ts'
import { runTex, type Purpose } from '../tex/run-tex.ts'
import { startFenceProcess, type WarmProcess } from '../prewarm/warm-process.ts'
import type { Carried, TexRun } from '../tex/tex-results.ts'
import { createWarmProcesses } from '../prewarm/warm-processes.ts'

export const timeoutMs = 20_000
const soon = () => AbortSignal.timeout(3 * timeoutMs)

/** Warm processes are pdflatex's. */
const pdflatexAlone = { has: (compiler: string) => compiler === 'pdflatex', hasEastAsianFonts: false }
const outside = noSandbox()
/** The distribution's own set-up alone: no list of files of ours, no library, no sandbox. */
const bare: Sandbox = { ...outside, folders: { ...outside.folders, tree: null, native: null } }

/** pdflatex as it comes, with the class on its path: what every other way has to equal. */
export const plainRun = (source: string, purpose: Purpose = 'preview', carried: Carried = {}): Promise<TexRun> =>
  runTex(source, { sandbox: bare, timeoutMs, purpose, signal: soon(), carried })

export type StartWarmProcess = typeof startFenceProcess

/**
 * A warm process for a document's preamble, and the document's end run in it; null where the preamble was never read.
 */
export async function warmRun(
  source: string,
  {
    fence = findSplitPoint(Buffer.from(source)),
    start = startFenceProcess,
    sandbox = bubblewrap(),
    carried = {},
  }: { fence?: number | null; start?: StartWarmProcess; sandbox?: Sandbox; carried?: Carried } = {},
): Promise<TexRun | null> {
  const bytes = Buffer.from(source)
  const at = fence ?? 0
  const warmProcess = start({ sandbox, prefix: bytes.subarray(0, at), carried, fonts: fontsOf(source), timeoutMs })
  try {
    return (await warmProcess.ready) ? await finish(warmProcess, bytes.subarray(at)) : null
  } finally {
    warmProcess.close()
    await warmProcess.closed
  }
}

/** One job on a waiting process. */
export const finish = (warmProcess: WarmProcess, rest: Buffer | string): Promise<TexRun | null> =>
  warmProcess.run({ rest: Buffer.from(rest), signal: soon() })

/**
 * The product's own way to run a document, with processes that are ready before the request. They wait for a quarter of
 * an hour, with tens of megabytes each: declare it with `await using`, or a file of many documents fills the memory.
 */
export function warmRunner({
  start = startFenceProcess,
  sandbox = bubblewrap(),
  maxAlike = 2,
  ...given
}: { start?: StartWarmProcess; maxAlike?: number } & Partial<RunnerOptions> = {}) {
  const warmProcesses = createWarmProcesses({
    start: (asked) => start({ sandbox, timeoutMs, ...asked }),
    maxProcesses: 24,
    maxAlike,
  })
  const run = createDocumentRunner({ sandbox, warmProcesses, timeoutMs, installed: pdflatexAlone, ...given })
  const whenIdle = async () => {
    do await new Promise((resolve) => setTimeout(resolve, 5))
    while (warmProcesses.load().starting > 0)
  }
  async function prepare(source: string, owner: string, fonts = fontsOf(source)): Promise<void> {
    warmProcesses.prepare({ source: Buffer.from(source), owner, carried: {}, fonts })
    await whenIdle()
  }
  return {
    [Symbol.asyncDispose]: () => warmProcesses.close(),
    warmProcesses,
    whenIdle,
    run,
    prepare,
    /** Compiles a document after its process has had the time to start. */
    async warm(source: string, job: Partial<DocumentJob> = {}): Promise<DocumentRun> {
      const { owner = 'ann' } = job
      await prepare('', owner, fontsOf(source))
      await prepare(source, owner)
      return run({ source, purpose: 'preview', signal: soon(), key: 'a resume', ...job, owner })
    },
  }
}

/** One document on a runner of its own. */
export async function warmOnce(source: string, options: Parameters<typeof warmRunner>[0] = {}): Promise<DocumentRun> {
  // No second one is prewarmed that no document would use.
  await using runner = warmRunner({ maxAlike: 1, ...options })
  return await runner.warm(source)
}

/** As many at a time as given, in order. */
export async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>, atOnce = 2): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) results[index] = await work(items[index]!)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}
