// What the person made of proposals, until the server knows it: kept on this device, and sent again when there is a
// connection and when the resume is opened. The server keeps the text before a proposal when it hears that it was
// accepted.
import { decideProposal, type ChatMessage } from '@galley/contract/assistant'
import { z } from 'zod'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/galley-api.ts'
import { decidedAfter } from './chat-state.ts'

/** `partly`: some of its changes were accepted, and others are open. */
export type Decided = 'partly' | 'accepted' | 'rejected'

const storageKey = 'galley:undelivered-decisions'
const undelivered = z.record(
  z.string(),
  z.object({ resumeId: z.string(), decision: z.enum(['partly', 'accepted', 'rejected']) }),
)
type Undelivered = z.infer<typeof undelivered>

const retriesMs = [1_000, 5_000, 30_000]

export interface DecisionsParts {
  /** Where the browser allows none, this throws. */
  storage: () => Storage
  send: (messageId: string, decision: Decided) => Promise<unknown>
}

export type Decisions = ReturnType<typeof createDecisions>

export function createDecisions({ storage, send }: DecisionsParts) {
  /** Where the device keeps nothing they are known until the page is closed. */
  let known: Undelivered = {}
  const sending = new Set<string>()

  function read(): Undelivered {
    try {
      const kept = undelivered.safeParse(JSON.parse(storage().getItem(storageKey) ?? '{}'))
      return { ...known, ...kept.data }
    } catch {
      return known
    }
  }
  function write(next: Undelivered): void {
    known = next
    try {
      if (Object.keys(next).length === 0) storage().removeItem(storageKey)
      else storage().setItem(storageKey, JSON.stringify(next))
    } catch {
      // Full or forbidden storage: it is sent all the same.
    }
  }
  function forget(messageId: string): void {
    const { [messageId]: _, ...rest } = read()
    write(rest)
  }

  async function deliverOne(messageId: string, attempt = 0): Promise<void> {
    const kept = read()[messageId]
    if (!kept || sending.has(messageId)) return
    sending.add(messageId)
    try {
      await send(messageId, kept.decision)
      // The rest of its changes may have been decided meanwhile.
      const now = read()[messageId]
      if (now && now.decision !== kept.decision) {
        sending.delete(messageId)
        return await deliverOne(messageId)
      }
      forget(messageId)
    } catch (error) {
      if (isFinal(error)) return forget(messageId)
      const wait = retriesMs[attempt]
      if (wait !== undefined) setTimeout(() => void deliverOne(messageId, attempt + 1), wait)
    } finally {
      sending.delete(messageId)
    }
  }

  return {
    /** Resolves when the server has been notified, or could not be reached for now. */
    decide(messageId: string, decided: { resumeId: string; decision: Decided }): Promise<void> {
      const known = read()
      const isPartly = known[messageId]?.decision === 'partly'
      // Of a proposal that was accepted in part, the server must hear that.
      const decision = isPartly && decided.decision === 'rejected' ? 'accepted' : decided.decision
      write({ ...known, [messageId]: { ...decided, decision } })
      return deliverOne(messageId)
    },
    /** Sends what is still unsent of this resume. */
    deliver(resumeId: string): void {
      for (const [messageId, kept] of Object.entries(read())) if (kept.resumeId === resumeId) void deliverOne(messageId)
    },
    /** The stored messages as the person left them. What the server knows already stands as it is. */
    applied(messages: ChatMessage[]): ChatMessage[] {
      const kept = read()
      return messages.map((message) => {
        const decision = kept[message.id]?.decision
        const stored = message.proposal?.decision
        if (!decision || !message.proposal || (stored !== 'pending' && stored !== 'partly')) return message
        return { ...message, proposal: { ...message.proposal, decision: decidedAfter(stored, decision) } }
      })
    },
  }
}

/** The server will never take it: the message is gone, say. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && ![401, 408, 429].includes(error.status)

/** This browser's. Small enough to outlive its page. */
export const decisions = createDecisions({
  storage: () => localStorage,
  send: (id, decision) => api(decideProposal, { params: { id }, body: { decision } }, { keepalive: true }),
})
