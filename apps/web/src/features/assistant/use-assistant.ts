// The assistant of one resume: the chat's state, and everything that it does in the world. What it changes in the
// editor goes through the link that the page hands over.
import { forgetConversation } from '@galley/contract/assistant'
import { limits } from '@galley/contract/limits'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react'
import { record } from '../../api/analytics.ts'
import { api } from '../../api/galley-api.ts'
import { assistant as words } from '../../strings/en/assistant.ts'
import { selection } from '../../strings/en/editing/selection.ts'
import { findPart } from './input/asked-part.ts'
import { emptyChat, isAwaiting, type ChatState } from './chat-state.ts'
import { decisions, type Decided } from './decisions.ts'
import { createOperations, type MessageDraft, type Operations } from './create-operations.ts'
import type { EditorLink } from './editor-link.ts'
import { takeFirstTailoring } from './first-tailoring.ts'
import { reduceChat } from './reduce-chat.ts'
import { useCatchingUp } from './use-catching-up.ts'
import { useSession, type ChatResume } from './use-session.ts'

export interface AssistantControls {
  state: ChatState
  /** False where it was not sent: the text stays where it was typed. */
  send: (draft: MessageDraft) => boolean
  stop: () => void
  retry: () => void
  restart: () => void
  /** The first proposal for the job that the resume was generated for. */
  tailorFirst: () => void
  /** Resolves when the server has been notified, or could not be reached for now: then it is notified later. */
  decide: (messageId: string, decision: Decided) => Promise<void>
  /** False when the server did not do it. */
  forget: () => Promise<boolean>
}

/** The server would refuse it, and the person would not know why. */
const isTooLong = (latex: string) => new TextEncoder().encode(latex).length > limits.chatLatexBytes

export function useAssistant(resume: ChatResume | null, link: EditorLink): AssistantControls {
  const [state, dispatch] = useReducer(reduceChat, emptyChat)
  const latest = useRef(state)
  const linked = useRef(link)
  const { restart, resync } = useSession(resume, dispatch)
  const operations = useRef<Operations | null>(null)
  useLayoutEffect(() => {
    latest.current = state
    linked.current = link
  })
  const resumeId = resume?.id ?? null

  useEffect(() => {
    const created = createOperations({ latest, link: linked, dispatch, resync })
    operations.current = created
    return () => created.leave()
  }, [resumeId, resync])

  const send = useCallback((draft: MessageDraft): boolean => {
    const { session } = latest.current
    if (isAwaiting(latest.current) || draft.text.trim() === '') return false
    if (session.kind !== 'ready') {
      dispatch({ type: 'noted', content: words.trouble.notReady })
      return false
    }
    if (isTooLong(linked.current.read().latex)) {
      dispatch({ type: 'noted', content: words.trouble.tooLong })
      return false
    }
    if (draft.part && findPart(linked.current.read().latex, draft.part) === null) {
      dispatch({ type: 'noted', content: selection.gone })
      return false
    }
    operations.current?.send(draft)
    record('ai_chat_used')
    return true
  }, [])

  useCatchingUp(state, linked)

  // Part of generating the resume, so the first one starts by itself.
  const tailorFirst = () => void send({ text: words.tailor.message, intent: 'first_tailoring' })
  const tailorByItself = useEffectEvent(() => {
    if (resumeId !== null && takeFirstTailoring(sessionStorage, resumeId)) tailorFirst()
  })
  const isTailoringDue = state.isTailoringDue && state.session.kind === 'ready'
  useEffect(() => void (isTailoringDue && tailorByItself()), [isTailoringDue])

  return {
    state,
    send,
    stop: () => operations.current?.stop(),
    retry: () => operations.current?.retry(),
    restart,
    tailorFirst,
    async decide(messageId, decision) {
      dispatch({ type: 'decided', messageId, decision })
      if (resumeId !== null) await decisions.decide(messageId, { resumeId, decision })
    },
    async forget() {
      if (resumeId === null) return false
      return api(forgetConversation, { params: { id: resumeId } }).then(
        () => (dispatch({ type: 'forgotten' }), true),
        () => false,
      )
    },
  }
}
