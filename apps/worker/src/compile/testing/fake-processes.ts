// Warm processes that run nothing, and documents for them: for tests of which wait, for whom, and for how long.
import { vi } from 'vitest'
import type { WarmProcess } from '../prewarm/warm-process.ts'
import { emptyRun, type TexRun } from '../tex/tex-results.ts'
import {
  createWarmProcesses,
  type Document,
  type LeasedProcess,
  type WarmProcessesOptions,
} from '../prewarm/warm-processes.ts'

export const own = (theme: string, body = 'x') =>
  `\\documentclass[theme=${theme}]{resume}\n\n\\begin{document}\n${body}\n\\end{document}\n`
export const mine = (name: string, body = 'x') =>
  `\\documentclass{article}\n\\def\\me{${name}}\n\\begin{document}\n${body}\n\\end{document}\n`
export const document = (source: string, owner = 'ann', given: Partial<Document> = {}): Document => ({
  source: Buffer.from(source),
  owner,
  carried: {},
  fonts: 'basic',
  ...given,
})
export const signal = new AbortController().signal

export interface FakeProcess {
  prefix: string
  isClosed: boolean
  becomeReady(isReady?: boolean): Promise<void>
  /** How the next job ends. */
  answer: (run: TexRun | null) => void
  die(): Promise<void>
}

export const tick = () => vi.advanceTimersByTimeAsync(0)

/** Notes itself among those that were started. */
export function fakeProcess(started: FakeProcess[], prefix: Buffer, isLasting: boolean): WarmProcess {
  const ready = Promise.withResolvers<boolean>()
  const closed = Promise.withResolvers<void>()
  const job: { answer: (run: TexRun | null) => void } = { answer: () => {} }
  const one: FakeProcess = {
    prefix: prefix.toString(),
    isClosed: false,
    async becomeReady(isReady = true) {
      ready.resolve(isReady)
      await tick()
    },
    answer: (run) => job.answer(run),
    async die() {
      closed.resolve()
      ready.resolve(false)
      await tick()
    },
  }
  started.push(one)
  return {
    ready: ready.promise,
    isLasting,
    run: () => new Promise((resolve) => (job.answer = resolve)),
    close() {
      one.isClosed = true
      closed.resolve()
      ready.resolve(false)
    },
    closed: closed.promise,
  }
}

/** One job, fine. */
export async function use(lent: LeasedProcess | null, fake: FakeProcess): Promise<void> {
  const ran = lent!.run(signal)
  fake.answer(emptyRun())
  await ran
}

interface FakePool extends Partial<WarmProcessesOptions> {
  isLasting?: boolean
}

/** Room for ten; `started` and `clockMs` are asked anew each time. */
export const fakeWarmProcesses = (
  { started, clockMs }: { started: () => FakeProcess[]; clockMs: () => number },
  { isLasting = true, ...given }: FakePool = {},
) =>
  createWarmProcesses({
    start: ({ prefix }) => fakeProcess(started(), prefix, isLasting),
    maxProcesses: 10,
    maxAlike: 2,
    now: () => new Date(clockMs()),
    ...given,
  })
