// What a person does in the editor, as a row of acts with the time before each. The real cluster and the model are
// given the same rows.
import { exponential, geometric, type SeededRandom } from './random.ts'

export const acts = ['preview', 'save', 'list', 'open', 'chat'] as const
export type EditorAct = (typeof acts)[number]

export interface Tempo {
  /** Between the page of one edit and the next pause in typing (live-pace.ts waits for 150 ms of it). */
  editGapMs: number
  editsInBurst: number
  /** Reading and thinking after a burst. */
  idleMs: number
  /** After a burst: how often the list is looked at, and how often the assistant is asked. */
  listShare: number
  chatShare: number
}

/** A person at home. Assumed: no installation has reported its own. */
export const atHome: Tempo = { editGapMs: 2_500, editsInBurst: 6, idleMs: 25_000, listShare: 0.1, chatShare: 0.1 }
/** One who never pauses: a load that a small cluster notices. */
export const inHaste: Tempo = { editGapMs: 700, editsInBurst: 4, idleMs: 500, listShare: 0.2, chatShare: 0.03 }

/** auto-save-delay.ts: so long after the last change. */
const autoSaveMs = 2_000

export interface Step {
  waitMs: number
  act: EditorAct
}

/** Without end; the time of each counts from the end of the one before. */
export function* stepsOf(random: SeededRandom, tempo: Tempo): Generator<Step, never> {
  yield { waitMs: random() * tempo.editGapMs, act: 'list' }
  yield { waitMs: tempo.editGapMs * random(), act: 'open' }
  let idleMs = 0
  for (;;) {
    const edits = geometric(random, tempo.editsInBurst)
    for (let n = 0; n < edits; n += 1) {
      yield { waitMs: idleMs + exponential(random, tempo.editGapMs), act: 'preview' }
      idleMs = 0
    }
    yield { waitMs: autoSaveMs, act: 'save' }
    if (random() < tempo.listShare) yield { waitMs: exponential(random, 1_000), act: 'list' }
    if (random() < tempo.chatShare) yield { waitMs: exponential(random, 1_000), act: 'chat' }
    idleMs = exponential(random, tempo.idleMs)
  }
}

/**
 * Who begins in each hour of a day, as a part of the day: people of one time zone, with a peak in the evening. Assumed,
 * and hard on purpose: a service for several time zones has a flatter day.
 */
export const hours: readonly number[] = [
  1.2, 0.7, 0.4, 0.3, 0.3, 0.6, 1.5, 2.8, 4.3, 5.6, 6.2, 6.1, 5.4, 5.6, 5.9, 5.8, 5.5, 5.3, 5.6, 6.6, 7.6, 7.5, 5.7,
  3.5,
].map((percent) => percent / 100)

/** Of all: those whose preamble is their own (moderncv and the like), which no other person's warm process has read. */
export const ownPreambleShare = 0.2
export const sessionMs = 20 * 60_000
/** Sessions of a person in a month. Assumed: a search for work of two evenings a week. */
export const sessionsAMonth = 8
const daysAMonth = 30

/** People who begin within a second of this hour of the day. */
export const beginnersASecond = (people: number, hour: number): number =>
  (((people * sessionsAMonth) / daysAMonth) * (hours[hour] ?? 0)) / 3_600

export const peakHour = hours.indexOf(Math.max(...hours))
