// A new person with a resume and a chat about it, and what they do there.
import type { AiSession, MessageAnswer } from '@galley/contract/assistant'
import type { Subscription } from '@galley/contract/credits'
import type { Resume } from '@galley/contract/resumes'
import type { TestApp } from './start-test-app.ts'

interface Sending {
  /** Another process of the same API. */
  at?: TestApp
  headers?: Record<string, string>
}

export async function openChat(galley: TestApp, latex: string) {
  const person = await galley.register('Maya Okafor')
  const post = async (url: string, payload: object) => galley.ask(person, { method: 'POST', url, payload })
  const made = await post('/api/resumes/', { latex_content: latex })
  const resumeId = made.json<Resume>().id
  const start = async () => (await post('/api/ai/session/start', { resume_id: resumeId })).json<AiSession>()
  const { session_id: sessionId } = await start()
  return {
    person,
    resumeId,
    sessionId,
    start,
    send: async (message: string, more: object = {}, { at = galley, headers = {} }: Sending = {}) => {
      const payload = { session_id: sessionId, message, current_latex: latex, ...more }
      const sent = at.ask(person, { method: 'POST', url: '/api/ai/session/message', payload, headers })
      return (await sent).json<MessageAnswer>()
    },
    /** `at`: another process of the same API. */
    stop: (at = galley) => at.ask(person, { method: 'POST', url: `/api/ai/session/${sessionId}/stop`, payload: {} }),
    /** Credits that were spent. */
    used: async () =>
      (await galley.ask(person, { url: '/api/subscriptions/current-subscription' })).json<Subscription>().messages_used,
  }
}
