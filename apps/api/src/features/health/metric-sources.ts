// Metrics that others keep: they are read when Prometheus asks.
import { Gauge, type Registry } from 'prom-client'
import type { AlarmKind } from '../../adapters/alarms.port.ts'
import type { TokensUsed } from '../../adapters/llm/assistant.port.ts'

/** What the database says of the whole installation, whichever process asks. */
export interface Books {
  credits: { granted: number; spent: number; held: number }
  /** Alarms that no operator has closed. */
  openAlarms: ReadonlyMap<AlarmKind, number>
}

export interface MetricSources {
  tokensUsed: () => TokensUsed
  droppedLogLines: () => number
  /** Streams included. */
  requestsUnderWay: () => number
  /** Connections to the database. */
  databaseLoad: () => { max: number; used: number; waiting: number }
  /** Rejects where the database does not respond. */
  pingDatabase: () => Promise<void>
  books: () => Promise<Books>
  /** Null where none was made. */
  lastCopy: () => Promise<{ at: string; bytes: number } | null>
  spans: () => { recorded: number; exported: number }
  /** Whether rate limits are counted for all processes together; null where there is nothing to do so. */
  areLimitsShared: () => boolean | null
}

/** The books are sums over tables: they are read no more often than this. */
const booksMs = 30_000

export function watchSources(registry: Registry, sources: MetricSources): void {
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) => ({
    name,
    help,
    labelNames,
    registers: [registry],
  })
  watchDatabase(registry, sources)
  const books = remembered(sources.books, booksMs)
  new Gauge({
    ...gauge('galley_assistant_tokens', 'What answers have taken of a language model since the start', ['kind']),
    collect() {
      const { inputTokens, cachedTokens, outputTokens } = sources.tokensUsed()
      this.set({ kind: 'input' }, inputTokens)
      this.set({ kind: 'cached' }, cachedTokens)
      this.set({ kind: 'output' }, outputTokens)
    },
  })
  new Gauge({
    ...gauge('galley_requests_in_flight', 'Requests that have begun and not ended, streams included'),
    collect() {
      this.set(sources.requestsUnderWay())
    },
  })
  new Gauge({
    ...gauge('galley_log_lines_dropped', 'Lines of the log that could not be written since the start'),
    collect() {
      this.set(sources.droppedLogLines())
    },
  })
  new Gauge({
    ...gauge('galley_credits', 'Credits of all accounts', ['state']),
    async collect() {
      const known = await books()
      if (known === null) return this.reset()
      for (const [state, count] of Object.entries(known.credits)) this.set({ state }, count)
    },
  })
  new Gauge({
    ...gauge('galley_alarms_open', 'Alarms that no operator has closed', ['kind']),
    async collect() {
      this.reset()
      for (const [kind, count] of (await books())?.openAlarms ?? []) this.set({ kind }, count)
    },
  })
  new Gauge({
    ...gauge('galley_last_copy_timestamp_seconds', 'When bin/backup made the last copy; 0 where it made none'),
    async collect() {
      const copy = await sources.lastCopy()
      this.set(copy === null ? 0 : Date.parse(copy.at) / 1_000)
    },
  })
  new Gauge({
    ...gauge('galley_last_copy_bytes', 'How large the database was in the last copy'),
    async collect() {
      this.set((await sources.lastCopy())?.bytes ?? 0)
    },
  })
  new Gauge({
    ...gauge('galley_spans', 'Spans of traces since the start: recorded, and taken by the collector', ['state']),
    collect() {
      for (const [state, count] of Object.entries(sources.spans())) this.set({ state }, count)
    },
  })
  new Gauge({
    ...gauge('galley_rate_limits_shared', 'Whether Redis counts rate limits; no sample without REDIS_URL'),
    collect() {
      const areShared = sources.areLimitsShared()
      if (areShared !== null) this.set(areShared ? 1 : 0)
      else this.remove()
    },
  })
}

/** How busy the connections are is read first: what is read after it takes some itself. */
function watchDatabase(registry: Registry, { databaseLoad, pingDatabase }: MetricSources): void {
  const registers = [registry]
  new Gauge({
    name: 'galley_database_connections',
    help: 'Connections to the database: how many there may be, and how many are in use',
    labelNames: ['state'] as const,
    registers,
    collect() {
      const { max, used } = databaseLoad()
      this.set({ state: 'max' }, max)
      this.set({ state: 'used' }, used)
    },
  })
  new Gauge({
    name: 'galley_database_waiting',
    help: 'Statements and transactions that wait for a connection',
    registers,
    collect() {
      this.set(databaseLoad().waiting)
    },
  })
  new Gauge({
    name: 'galley_database_up',
    help: 'Whether the database responds',
    registers,
    async collect() {
      const isUp = await pingDatabase().then(
        () => true,
        () => false,
      )
      this.set(isUp ? 1 : 0)
    },
  })
}

/** Null where it failed; asked anew the next time. */
function remembered<Value>(ask: () => Promise<Value>, forMs: number): () => Promise<Value | null> {
  let last: { atMs: number; value: Promise<Value | null> } | null = null
  return () => {
    if (last !== null && performance.now() - last.atMs < forMs) return last.value
    const value = ask().catch(() => {
      last = null
      return null
    })
    last = { atMs: performance.now(), value }
    return value
  }
}
