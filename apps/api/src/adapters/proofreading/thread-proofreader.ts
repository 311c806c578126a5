// Proofreads in one thread of its own, which starts with the first document and ends when none came for a while: the
// dictionary takes a second and a half of one core to load, and 280 MB.
import { Piscina } from 'piscina'
import type { SureFixes, SureFixQuestion } from '@galley/resume/proof/sure-fixes'
import { AssistantFailure } from '../llm/assistant.port.ts'
import type { Proofreader } from './proofreader.port.ts'

/** Of loading on a busy machine, and of the longest document that is taken. */
const maxSeconds = 40
const maxQueue = 50
const idleMs = 10 * 60_000

export function threadProofreader({ maxMs = maxSeconds * 1_000 } = {}): Proofreader {
  const pool = new Piscina<SureFixQuestion, SureFixes>({
    filename: new URL('proofreader-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    maxQueue,
  })
  return {
    async sureFixes(question, signal) {
      const deadline = AbortSignal.timeout(maxMs)
      try {
        return await pool.run(question, { signal: AbortSignal.any([signal, deadline]) })
      } catch (error) {
        signal.throwIfAborted()
        if (deadline.aborted) throw new AssistantFailure('slow')
        if (pool.queueSize >= maxQueue) throw new AssistantFailure('unreachable')
        throw error
      }
    },
    close: () => pool.destroy(),
  }
}
