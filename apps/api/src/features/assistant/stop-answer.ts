// A stop reaches the process that makes the answer, whatever process it comes to.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Clock } from '../../adapters/clock.port.ts'
import { signEveryMs } from '../../adapters/database-outage.port.ts'
import type { AnswerLedger } from './answer-ledger.service.ts'
import type { AssistantRepository } from './assistant.repository.ts'
import { isDelivered, stoppedAnswer, type RunningAnswer } from './stopped-answer.ts'

interface Stopping {
  ledger: Pick<AnswerLedger, 'complete' | 'giveUp'>
  repository: Pick<AssistantRepository, 'isWanted' | 'showLife' | 'askForStop' | 'statusOf'>
}

/** In the process that makes the answer. */
export async function stopHere({ ledger }: Pick<Stopping, 'ledger'>, running: RunningAnswer): Promise<void> {
  running.isStopped = true
  if (isDelivered(running)) await ledger.complete(running.ask, stoppedAnswer(running.shown))
  else await ledger.giveUp(running.ask, 'stopped', { hasCost: true })
  running.stopper.abort(new Error('stopped'))
}

/** What looks again and again is no part of the request's trace. */
export const outsideTraces = AsyncLocalStorage.snapshot()

const watchMs = 500
const pollMs = 150
/** So long a stop waits for the process that makes the answer. */
const maxStopMs = 3_000

/** Has the process that makes the answer end it, which knows what was shown. False where none does: it has died. */
export async function stopElsewhere(
  { repository, clock }: Pick<Stopping, 'repository'> & { clock: Clock },
  askId: string,
): Promise<boolean> {
  await repository.askForStop(askId, clock.now())
  for (const until = performance.now() + maxStopMs; performance.now() < until;) {
    const status = await outsideTraces(() => repository.statusOf(askId))
    if (status?.state !== 'answering') return true
    if (status.isSilent) return false
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  return false
}

/**
 * Shows that this process is at an answer, and ends it once it is not wanted any more: it was stopped at another
 * process, or its account is gone. Returns what ends the watch. A database that does not respond is asked again.
 */
export function watchForStop(own: RunningAnswer, stopping: Stopping): () => void {
  const { repository } = stopping
  let isAsking = false
  let shownAt = performance.now()
  const isWanted = async () => {
    if (performance.now() - shownAt < signEveryMs) return repository.isWanted(own.ask)
    const isAlive = await repository.showLife(own.ask)
    shownAt = performance.now()
    return isAlive
  }
  const look = async () => {
    if (own.stopper.signal.aborted || (await isWanted())) return
    await stopHere(stopping, own)
  }
  const tick = () => {
    if (isAsking) return
    isAsking = true
    void look()
      .catch(() => {})
      .finally(() => (isAsking = false))
  }
  const timer = outsideTraces(() => setInterval(tick, watchMs))
  return () => clearInterval(timer)
}
