// People in front of the model: they come by the hour, or they are there from the start and do not leave.
import { percentile } from '../statistics.ts'
import { beginnersASecond, ownPreambleShare, sessionMs, stepsOf, type EditorAct, type Tempo } from './behaviour.ts'
import { createEventQueue } from './event-queue.ts'
import { createGalley, type GalleyModel, type ModelPerson, type ModelOutcome, type Topology } from './galley-model.ts'
import { createRandom, exponential, type SeededRandom } from './random.ts'
import { parts, type ServiceKind, type Part, type ServiceTime } from './service-times.ts'

export interface SimulationSetting {
  services: Readonly<Record<ServiceKind, ServiceTime>>
  topology: Topology
  tempo: Tempo
  seed: number
  /** What happens before does not count. */
  warmUpMs: number
  countedMs: number
}

/** `stay`: so many who never leave; `come`: so many have an account, and begin as the hour has it. */
export type Crowd =
  | { kind: 'stay'; people: number; otherCores: number }
  | { kind: 'come'; people: number; hour: number }

export interface Result {
  asked: number
  finished: number
  refused: number
  /** Under way when the time was over. */
  open: number
  preview: { p50: number; p95: number; aSecond: number }
  save: { p50: number; p95: number; aSecond: number }
  /** Previews that a warm process made, of all. */
  warmShare: number
  usage: Record<Part, number>
  meanPresent: number
  /** Connections of clients, on average: each is kept for five seconds after a response (deploy/haproxy.cfg). */
  connections: number
}

const keepAliveMs = 5_000
/** Of other work on the machine: how long one job runs by itself, on average. */
const otherJobMs = 20

export function simulate(setting: SimulationSetting, crowd: Crowd): Result {
  const { services, topology, tempo, seed, warmUpMs, countedMs } = setting
  const clock = createEventQueue()
  const random = createRandom(seed)
  const galley = createGalley({ clock, random, services }, topology)
  const book = createBook(galley, countedMs)
  let people = 0
  let present = 0

  const arrive = ({ lastsMs, isKnown }: { lastsMs: number; isKnown: boolean }) => {
    const person = { id: (people += 1), hash: random(), isOwnPreamble: random() < ownPreambleShare }
    if (crowd.kind === 'stay') person.isOwnPreamble = people % Math.round(1 / ownPreambleShare) === 0
    if (isKnown) galley.assumeWarm(person)
    present += 1
    const leavesMs = clock.now() + lastsMs
    const steps = stepsOf(createRandom(crowd.kind === 'stay' ? people : seed * 1_000_003 + people), tempo)
    let connectedUntilMs = clock.now()
    const next = () => {
      const { waitMs, act } = steps.next().value
      if (clock.now() + waitMs > leavesMs) {
        clock.after(leavesMs - clock.now(), () => (present -= 1))
        return
      }
      clock.after(waitMs, () => {
        const startedMs = clock.now()
        const isCounted = startedMs >= warmUpMs
        if (isCounted) book.asked(present)
        galley.request(person, act, (outcome) => {
          if (isCounted) book.finished(act, outcome)
          const connectedMs = clock.now() + keepAliveMs - Math.max(startedMs, connectedUntilMs)
          if (isCounted) book.connected(connectedMs)
          connectedUntilMs = clock.now() + keepAliveMs
          next()
        })
      })
    }
    next()
  }

  populate({ crowd, random, clock, arrive, endMs: warmUpMs + countedMs, galley })
  clock.runUntil(warmUpMs)
  book.begin()
  clock.runUntil(warmUpMs + countedMs)
  return book.close()
}

interface Populating {
  crowd: Crowd
  random: SeededRandom
  clock: ReturnType<typeof createEventQueue>
  arrive: (how: { lastsMs: number; isKnown: boolean }) => void
  endMs: number
  galley: GalleyModel
}

function populate({ crowd, random, clock, arrive, galley }: Populating): void {
  if (crowd.kind === 'stay') {
    for (let n = 0; n < crowd.people; n += 1) arrive({ lastsMs: Infinity, isKnown: true })
    if (crowd.otherCores <= 0) return
    const other = () => {
      galley.disturb(exponential(random, otherJobMs))
      clock.after(exponential(random, otherJobMs / crowd.otherCores), other)
    }
    return other()
  }
  const aMs = beginnersASecond(crowd.people, crowd.hour) / 1000
  // Sessions have no memory: those who are there at the start have as much before them as those who come.
  const there = Math.round(aMs * sessionMs)
  for (let n = 0; n < there; n += 1) {
    clock.after(random() * 30_000, () => arrive({ lastsMs: exponential(random, sessionMs), isKnown: true }))
  }
  const come = () => {
    arrive({ lastsMs: exponential(random, sessionMs), isKnown: false })
    clock.after(exponential(random, 1 / aMs), come)
  }
  clock.after(exponential(random, 1 / aMs), come)
}

/** What is counted, from the end of the warm-up on. */
function createBook(galley: GalleyModel, countedMs: number) {
  const times: Partial<Record<EditorAct, number[]>> = {}
  let [asked, finished, refused, connectedMs, presentSum] = [0, 0, 0, 0, 0]
  let [warm, previews] = [0, 0]
  let before: ReturnType<GalleyModel['usage']> | undefined
  return {
    begin: () => void (before = galley.usage()),
    asked(present: number) {
      asked += 1
      presentSum += present
    },
    connected: (ms: number) => void (connectedMs += ms),
    finished(act: EditorAct, { kind, ms, isRefused }: ModelOutcome) {
      if (isRefused) {
        refused += 1
        return
      }
      finished += 1
      ;(times[act] ??= []).push(ms)
      if (act !== 'preview') return
      previews += 1
      if (kind !== 'cold') warm += 1
    },
    close(): Result {
      const after = galley.usage()
      const figures = (act: EditorAct) => {
        const values = times[act] ?? []
        const aSecond = (values.length * 1000) / countedMs
        return { p50: percentile(values, 0.5), p95: percentile(values, 0.95), aSecond }
      }
      const share = (part: Part) =>
        (after[part].usedMs - (before?.[part].usedMs ?? 0)) / (after[part].cores * countedMs)
      return {
        asked,
        finished,
        refused,
        open: asked - finished - refused,
        preview: figures('preview'),
        save: figures('save'),
        warmShare: warm / previews,
        usage: Object.fromEntries(parts.map((part) => [part, share(part)])) as Record<Part, number>,
        meanPresent: presentSum / asked,
        connections: connectedMs / countedMs,
      }
    },
  }
}

export type { ModelPerson }
