// The assistant without a key: rules (packages/honesty/src/offline) behind the same port as a model's.
import type { SureFixQuestion } from '@galley/resume/proof/sure-fixes'
import type { AssistantPort } from '../llm/assistant.port.ts'
import type { Proofreader } from '../proofreading/proofreader.port.ts'
import type { Background } from './background.port.ts'
import type { Compiler } from '../compiler/compiler.port.ts'

/** Rules take milliseconds; fitting compiles a few times, and proofreading may load its dictionary. */
const patienceMs = 60_000

interface Parts {
  compiler: Pick<Compiler, 'compile'>
  background: Background
  proofreader: Proofreader
}

export function offlineAssistant({ compiler, background, proofreader }: Parts): AssistantPort {
  return {
    kind: 'offline',
    patienceMs,
    async draft(
      {
        intent,
        message,
        answer: answered,
        latex: accepted,
        selection,
        draftOn,
        form,
        jobDescription,
        ignoredFindings,
        beside,
      },
      { signal, onText },
    ) {
      const latex = draftOn ?? accepted
      const count = async (tried: string): Promise<number | null> => {
        const { report } = await compiler.compile(
          { latex: tried, purpose: 'preview', resumeKey: null, userKey: 'assistant' },
          signal,
          beside,
        )
        return report.outcome === 'ok' ? report.pages : null
      }
      const asked = {
        intent,
        message,
        answered,
        latex,
        selection,
        form,
        jobDescription,
        ignoredFindings,
        today: new Date(),
      }
      const proofread = async (question: SureFixQuestion) => proofreader.sureFixes(question, signal)
      const answer = await background.run('answerByRules', asked, { caller: { count, proofread }, signal })
      onText(answer.message)
      return answer
    },
    repair: async () => null,
    used: () => ({ answers: 0, inputTokens: 0, cachedTokens: 0, outputTokens: 0 }),
  }
}
