// The assistant without a key: rules (packages/resume/src/offline) behind the same port as a model's.
import { answerOffline } from '@galley/resume/offline/answer-offline'
import type { Assistant } from './assistant.port.ts'
import type { Compiler } from './compiler.port.ts'

/** Rules take milliseconds; fitting compiles a few times. */
const patienceMs = 60_000

export function offlineAssistant({ compiler }: { compiler: Pick<Compiler, 'compile'> }): Assistant {
  return {
    kind: 'offline',
    patienceMs,
    async draft({ intent, message, latex, form, jobDescription }, { signal, onText }) {
      const count = async (tried: string): Promise<number | null> => {
        const { report } = await compiler.compile(
          { latex: tried, purpose: 'preview', resumeKey: null, userKey: 'assistant' },
          signal,
        )
        return report.outcome === 'ok' ? report.pages : null
      }
      const answer = await answerOffline({ intent, message, latex, form, jobDescription }, count)
      onText(answer.message)
      return answer
    },
    repair: async () => null,
    used: () => ({ answers: 0, inputTokens: 0, cachedTokens: 0, outputTokens: 0 }),
  }
}
