// The waiting processes, by what they have read: which is leased for a document, which are kept, which are evicted.
import { createHash } from 'node:crypto'
import type { Checkpoint } from './checkpoints.ts'
import { createDeepProcesses } from './deep-processes.ts'
import { findSplitPoint, isShareable, isNonDeterministic } from '../tex/split-point.ts'
import {
  createProcessPool,
  type PoolEntry,
  type PoolBounds,
  type ProcessPool,
  type ProcessRequest,
} from './process-pool.ts'
import type { Fonts } from '../tex/tex-command.ts'
import type { Carried, TexRun } from '../tex/tex-results.ts'

export interface WarmProcessesOptions extends Omit<PoolBounds, 'nowMs'> {
  /** Whether processes are shareable that have read no user's text. That relies on both sandbox layers. */
  mayShare?: boolean
  /** Whether no user waits for a page, except the one being served. */
  isQuiet?: () => boolean
  /** Whether this owner's documents run long: they get no warm process, and take none from others (owner-pace.ts). */
  isSlow?: (owner: string) => boolean
  /** For tests. */
  now?: () => Date
}

export interface Document {
  source: Buffer
  /** The owner: processes that have read an owner's text are theirs alone. */
  owner: string
  carried: Carried
  fonts: Fonts
  /** Further split points, deeper than the preamble (checkpoints.ts). */
  checkpoint?: Checkpoint | null
}

/** A warm process leased for one compile. */
export interface LeasedProcess {
  /**
   * `deep`: all above the edit has been read; `warm`: the preamble; `started`: TeX has been started, and has read
   * nothing yet.
   */
  kind: 'deep' | 'warm' | 'started'
  /** Null where the process broke. */
  run(signal: AbortSignal): Promise<TexRun | null>
  /** The process gave a page that a plain run does not: it is closed, and no other is made like it. */
  distrust(): void
}

export interface WarmProcesses {
  /** Leases the process that has read most of the document, where one is free. */
  lend(document: Document): LeasedProcess | null
  /** Prewarms a process for a document that will be compiled soon. */
  prepare(document: Document): void
  load(): { count: number; busy: number; starting: number }
  /** Nothing is being prewarmed, and nothing waits for it. */
  isSettled(): boolean
  close(): Promise<void>
}

/** A process's CPU time is bounded, and grows with each job. */
const maxJobs = 3_000
const oldMs = 60 * 60_000
const sweepMs = 30_000
const distrustMs = 24 * 60 * 60_000

const nothing: Buffer = Buffer.alloc(0)

export function createWarmProcesses({
  now = () => new Date(),
  mayShare = true,
  isQuiet = () => true,
  isSlow = () => false,
  ...bounds
}: WarmProcessesOptions): WarmProcesses {
  const nowMs = () => now().getTime()
  const pool = createProcessPool({ ...bounds, nowMs })
  const deepProcesses = createDeepProcesses({ pool, nowMs, isQuiet })
  /** While no other user waits, a heavy document may have its warm process: that is what makes it quick. */
  const isKeptBack = (owner: string) => isSlow(owner) && !isQuiet()
  const describe = (owner: string, given: Given): ProcessRequest => describeOn(now(), owner, { ...given, mayShare })

  function wantedFor({ source, owner, carried, fonts }: Document): ProcessRequest | null {
    const fence = findSplitPoint(source)
    if (fence === null) return null
    return describe(owner, { prefix: Buffer.from(source.subarray(0, fence)), carried, fonts })
  }

  const startedFor = ({ owner, fonts }: Document): ProcessRequest =>
    describe(owner, { prefix: nothing, carried: {}, fonts })

  /** A free process that has read this much; if none is free, one is prewarmed for the next time. */
  function lendOr(kind: LeasedProcess['kind'], item: ProcessRequest, source: Buffer): LeasedProcess | null {
    const entry = pool.findFree(item)
    if (!entry) {
      pool.want(item)
      return null
    }
    const leased = lendEntry({ pool, entry, item, kind, source, nowMs })
    // Where other users may come with the same preamble, one more waits for them.
    if (kind === 'warm' && item.key.startsWith(':')) pool.want(item)
    return leased
  }

  const sweep = setInterval(pool.sweep, sweepMs)
  sweep.unref()

  return {
    lend(document) {
      if (isNonDeterministic(document.source) || isKeptBack(document.owner)) return null
      const item = wantedFor(document)
      if (item === null) return null
      const { owner, carried, fonts } = document
      const deep = deepProcesses.of(document, item.prefix, (prefix) => describe(owner, { prefix, carried, fonts }))
      const ready = deep.find((one) => pool.findFree(one))
      const leased = ready ? lendOr('deep', ready, document.source) : lendOr('warm', item, document.source)
      if (leased) return deepProcesses.want(leased, deep[0])
      // A process that has read nothing does not have another run's references either.
      if (Object.keys(document.carried).length > 0) return null
      return lendOr('started', startedFor(document), document.source)
    },
    prepare(document) {
      if (isKeptBack(document.owner)) return
      const item = document.source.length === 0 ? startedFor(document) : wantedFor(document)
      // A process without any request yet evicts none that is in use.
      if (item) pool.want({ ...item, isSpare: document.owner === '' })
    },
    load: pool.load,
    isSettled: pool.isSettled,
    async close() {
      clearInterval(sweep)
      await pool.close()
    },
  }
}

type Given = Pick<ProcessRequest, 'prefix' | 'carried' | 'fonts'>

/** \today is part of what has been read: with a new day comes a new key, here and where TeX knows of no time zone. */
function describeOn(day: Date, owner: string, { mayShare, ...given }: Given & { mayShare: boolean }): ProcessRequest {
  const { prefix, carried, fonts } = given
  const hash = createHash('sha256').update(`${day.toDateString()} ${day.toISOString().slice(0, 10)} ${fonts}\n`)
  for (const [name, bytes] of Object.entries(carried)) hash.update(`${name} ${bytes.length}\n`).update(bytes)
  const text = hash.update(prefix).digest('hex')
  const ownKey = `${createHash('sha256').update(owner).digest('hex')}:${text}`
  return { key: mayShare && isShareable(given) ? `:${text}` : ownKey, ownKey, ...given }
}

interface Lending {
  pool: ProcessPool
  entry: PoolEntry
  item: ProcessRequest
  kind: LeasedProcess['kind']
  source: Buffer
  nowMs: () => number
}

function lendEntry({ pool, entry, item, kind, source, nowMs }: Lending): LeasedProcess {
  entry.state = 'busy'
  return {
    kind,
    async run(signal) {
      const run = await entry.warmProcess.run({ rest: source.subarray(item.prefix.length), signal })
      entry.usedMs = nowMs()
      entry.jobs += 1
      const isWorn = entry.jobs >= maxJobs || nowMs() - entry.bornMs > oldMs
      if (run === null || !entry.warmProcess.isLasting || isWorn) {
        pool.remove(entry)
        pool.want(item)
      } else entry.state = 'free'
      pool.startWanted()
      return run
    },
    distrust() {
      pool.bad.mark(item.ownKey, distrustMs)
      const isShared = item.key !== item.ownKey
      for (const other of isShared ? [entry] : pool.alike(item.key)) pool.remove(other)
    },
  }
}
