// The slots that wait, by what they have read: which is used for a document, which are kept, which go.
import { createHash } from 'node:crypto'
import { findFence, isOfTheMoment, isOwnBeginning, mayBeRead } from './fence-place.ts'
import type { Slot } from './slot.ts'
import type { Fonts } from './tex-command.ts'
import type { Carried, TexRun } from './tex-results.ts'

export interface WarmSlotsOptions {
  start: (given: { prefix: Buffer; carried: Carried; fonts: Fonts }) => Slot
  /** How many may wait at once, all together: what bounds the memory that they take. */
  mostSlots: number
  /** How many of one kind may wait: no more can be used at once than compiles run. */
  mostAlike: number
  /** For tests. */
  now?: () => Date
}

export interface Document {
  source: Buffer
  /** Whose it is: slots that have read somebody's text are theirs alone. */
  owner: string
  carried: Carried
  fonts: Fonts
  /** A second place to divide it, deeper than its beginning (checkpoints.ts). */
  checkpoint?: number | null
}

/** A slot lent for one compile. */
export interface Lent {
  /** `deep`: all above the edit has been read; `warm`: the preamble; `started`: TeX has been started, and has read nothing yet. */
  kind: 'deep' | 'warm' | 'started'
  /** Null where the slot broke. */
  run(signal: AbortSignal): Promise<TexRun | null>
  /** The slot gave a page that a plain run does not: it is closed, and no other is made like it. */
  distrust(): void
}

export interface WarmSlots {
  /** The slot that has read most of the document, where one is free. */
  lend(document: Document): Lent | null
  /** Gets a slot ready for a document that will be compiled soon. */
  prepare(document: Document): void
  load(): { slots: number; busy: number; starting: number }
  close(): Promise<void>
}

interface Entry {
  key: string
  slot: Slot
  state: 'starting' | 'free' | 'busy'
  /** Whether it was sent away: its end then says nothing about the beginning that it was to read. */
  isDismissed: boolean
  usedMs: number
  bornMs: number
  jobs: number
}

interface Wanted {
  key: string
  /** The same, for its owner alone: what one person's text does to a slot of everybody's changes nothing for the others. */
  ownKey: string
  prefix: Buffer
  carried: Carried
  fonts: Fonts
}

const mostIdleMs = 15 * 60_000
/** A slot's own processor time is bounded, and grows with each job. */
const mostJobs = 3_000
const oldMs = 60 * 60_000
const sweepMs = 30_000
/** How long a beginning that could not be read is not tried again. */
const badMs = 60_000
const distrustMs = 24 * 60 * 60_000
const mostBad = 500
/** Slots that are got ready at the same time: they take processors from those who wait for a page. */
const mostStarting = 2
const mostWanted = 20
const mostOfOneOwner = 4

const nothing: Buffer = Buffer.alloc(0)

export function createWarmSlots({ start, mostSlots, mostAlike, now = () => new Date() }: WarmSlotsOptions): WarmSlots {
  const entries = new Set<Entry>()
  const bad = new Map<string, number>()
  /** To be started when there is time; the newest first, for that is what somebody waits for. */
  let wanted: Wanted[] = []
  let closed = false

  /** \today is part of what has been read: with a new day comes a new key, here and where TeX knows of no time zone. */
  function describe(owner: string, given: Pick<Wanted, 'prefix' | 'carried' | 'fonts'>): Wanted {
    const { prefix, carried, fonts } = given
    const days = `${now().toDateString()} ${now().toISOString().slice(0, 10)}`
    const hash = createHash('sha256').update(`${days} ${fonts}\n`)
    for (const [name, bytes] of Object.entries(carried)) hash.update(`${name} ${bytes.length}\n`).update(bytes)
    const text = hash.update(prefix).digest('hex')
    const isShared = prefix.length === 0 || (isOwnBeginning(prefix) && Object.keys(carried).length === 0)
    const ownKey = `${createHash('sha256').update(owner).digest('hex')}:${text}`
    return { key: isShared ? `:${text}` : ownKey, ownKey, ...given }
  }

  const alike = (key: string) => [...entries].filter((entry) => entry.key === key)

  function remove(entry: Entry): void {
    entries.delete(entry)
    entry.isDismissed = true
    entry.slot.close()
  }

  function isBad(key: string): boolean {
    const until = bad.get(key)
    if (until === undefined) return false
    if (until > now().getTime()) return true
    bad.delete(key)
    return false
  }

  function markBad(key: string, forMs: number): void {
    if (bad.size >= mostBad) bad.delete(bad.keys().next().value ?? '')
    bad.set(key, now().getTime() + forMs)
  }

  /** Room for one more: the one that has waited longest for a job goes. */
  function makeRoom(): boolean {
    if (entries.size < mostSlots) return true
    const idle = [...entries].filter(({ state }) => state === 'free').toSorted((a, b) => a.usedMs - b.usedMs)[0]
    if (!idle) return false
    remove(idle)
    return true
  }

  function want(item: Wanted): void {
    if (closed || isBad(item.key)) return
    const waiting = alike(item.key).filter(({ state }) => state !== 'busy').length
    if (waiting > 0 || alike(item.key).length >= mostAlike) return
    keepFew(item.key)
    wanted = [item, ...wanted.filter(({ key }) => key !== item.key)].slice(0, mostWanted)
    startWanted()
  }

  /** Who types in the preamble wants a new slot after each pause: those that nobody will use again make room at once. */
  function keepFew(key: string): void {
    const owner = key.slice(0, key.indexOf(':') + 1)
    if (owner === ':') return
    wanted = wanted.filter((item) => !item.key.startsWith(owner))
    const own = [...entries].filter((entry) => entry.key.startsWith(owner) && entry.state !== 'busy')
    for (const entry of own.filter(({ state }) => state === 'starting')) remove(entry)
    for (const entry of own
      .filter(({ state }) => state === 'free')
      .toSorted((a, b) => b.usedMs - a.usedMs)
      .slice(mostOfOneOwner - 1))
      remove(entry)
  }

  function startWanted(): void {
    while (wanted.length > 0 && [...entries].filter(({ state }) => state === 'starting').length < mostStarting) {
      if (!makeRoom()) return
      const item = wanted.shift()
      if (item) startOne(item)
    }
  }

  function startOne({ key, prefix, carried, fonts }: Wanted): void {
    const entry: Entry = {
      key,
      slot: start({ prefix, carried, fonts }),
      state: 'starting',
      isDismissed: false,
      usedMs: now().getTime(),
      bornMs: now().getTime(),
      jobs: 0,
    }
    entries.add(entry)
    void entry.slot.ready.then((isReady) => {
      if (isReady) entry.state = 'free'
      else {
        entries.delete(entry)
        if (!entry.isDismissed) markBad(key, badMs)
      }
      startWanted()
    })
    void entry.slot.closed.then(() => entries.delete(entry))
  }

  function lendEntry(entry: Entry, kind: Lent['kind'], source: Buffer, item: Wanted): Lent {
    entry.state = 'busy'
    return {
      kind,
      async run(signal) {
        const run = await entry.slot.run({ rest: source.subarray(item.prefix.length), signal })
        entry.usedMs = now().getTime()
        entry.jobs += 1
        const isWorn = entry.jobs >= mostJobs || now().getTime() - entry.bornMs > oldMs
        if (run === null || !entry.slot.isLasting || isWorn) {
          remove(entry)
          want(item)
        } else entry.state = 'free'
        startWanted()
        return run
      },
      distrust() {
        markBad(item.ownKey, distrustMs)
        const isShared = item.key !== item.ownKey
        for (const other of isShared ? [entry] : alike(item.key)) remove(other)
      },
    }
  }

  function wantedFor({ source, owner, carried, fonts }: Document): Wanted | null {
    const fence = findFence(source)
    if (fence === null) return null
    return describe(owner, { prefix: Buffer.from(source.subarray(0, fence)), carried, fonts })
  }

  function deepFor({ source, owner, carried, fonts, checkpoint }: Document, { prefix }: Wanted): Wanted | null {
    if (checkpoint === undefined || checkpoint === null || checkpoint <= prefix.length) return null
    const read = Buffer.from(source.subarray(0, checkpoint))
    return mayBeRead(read) ? describe(owner, { prefix: read, carried, fonts }) : null
  }

  const startedFor = ({ owner, fonts }: Document): Wanted => describe(owner, { prefix: nothing, carried: {}, fonts })
  const findFree = ({ key, ownKey }: Wanted) =>
    isBad(key) || isBad(ownKey) ? undefined : alike(key).find(({ state }) => state === 'free')

  const sweep = setInterval(() => {
    const before = now().getTime() - mostIdleMs
    for (const entry of entries) if (entry.state === 'free' && entry.usedMs < before) remove(entry)
  }, sweepMs)
  sweep.unref()

  return {
    lend(document) {
      if (isOfTheMoment(document.source)) return null
      const item = wantedFor(document)
      const deep = item && deepFor(document, item)
      if (deep) {
        const entry = findFree(deep)
        if (entry) return lendEntry(entry, 'deep', document.source, deep)
      }
      if (item) {
        const entry = findFree(item)
        if (entry) {
          const lent = lendEntry(entry, 'warm', document.source, item)
          // Where others may come with the same beginning, one more waits for them.
          if (item.key.startsWith(':')) want(item)
          if (deep) want(deep)
          return lent
        }
        want(item)
      }
      // A slot that has read nothing has not been told of another run's references either.
      if (item === null || Object.keys(document.carried).length > 0) return null
      const bare = startedFor(document)
      const entry = findFree(bare)
      if (entry) return lendEntry(entry, 'started', document.source, bare)
      want(bare)
      return null
    },
    prepare(document) {
      const item = document.source.length === 0 ? startedFor(document) : wantedFor(document)
      if (item) want(item)
    },
    load: () => ({
      slots: entries.size,
      busy: [...entries].filter(({ state }) => state === 'busy').length,
      starting: [...entries].filter(({ state }) => state === 'starting').length,
    }),
    async close() {
      closed = true
      clearInterval(sweep)
      wanted = []
      const all = [...entries]
      for (const entry of all) remove(entry)
      await Promise.all(all.map(({ slot }) => slot.closed))
    },
  }
}
