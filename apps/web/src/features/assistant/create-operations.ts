// Messages under way: one at a time, each an operation of the editor. What is stopped or left behind tells nobody anything.
import { stopAnswer, type MessageAnswer } from '@galley/contract/assistant'
import type { Dispatch, RefObject } from 'react'
import { api } from '../../api/galley-api.ts'
import { assistant as words } from '../../strings/en/assistant.ts'
import { askAssistant, type AskResult } from './ask-assistant.ts'
import { noAttachments, type Attachments } from './attachments.ts'
import { troubleOfAnswer, troubleOfNetwork, troubleOfStatus } from './chat-errors.ts'
import type { ChatEvent, ChatLine, ChatState, Outgoing } from './chat-state.ts'
import { proposedText, type EditorLink } from './editor-link.ts'
import { lineOf } from './reduce-chat.ts'

export interface Draft {
  text: string
  intent?: 'chat' | 'tailor' | 'first_tailoring'
  /** Where the editor has another one, or not this one yet. */
  jobDescription?: string
  attachments?: Attachments
}

export interface Operations {
  send: (draft: Draft) => void
  /** The message that failed, under its own key: what was answered already is not answered, or charged, twice. */
  retry: () => void
  stop: () => void
  leave: () => void
}

export interface OperationsParts {
  latest: RefObject<ChatState>
  link: RefObject<EditorLink>
  dispatch: Dispatch<ChatEvent>
  resync: () => void
  ask?: typeof askAssistant
  tellStopped?: (sessionId: string) => void
}

const tellServer = (id: string) => void api(stopAnswer, { params: { id } }).catch(() => undefined)

/** Over the whole life of the page, so that an operation of one resume is never taken for one of another. */
let lastOperation = 0

export function createOperations(parts: OperationsParts): Operations {
  const { latest, link, dispatch, resync, ask = askAssistant, tellStopped = tellServer } = parts
  let underWay: { operation: number; sessionId: string; controller: AbortController } | null = null

  async function deliver(outgoing: Outgoing, line: Extract<ChatLine, { kind: 'user' }> | null): Promise<void> {
    const { session } = latest.current
    if (session.kind !== 'ready' || underWay !== null) return
    const operation = (lastOperation += 1)
    const controller = new AbortController()
    underWay = { operation, sessionId: session.id, controller }
    dispatch({ type: 'messageSent', operation, line })
    link.current.operationStarted(operation)
    const listener = {
      onText: (text: string) => dispatch({ type: 'textReceived', operation, text }),
      onStage: (stage: 'thinking' | 'checking' | 'repairing') => dispatch({ type: 'stageReached', operation, stage }),
    }
    const result = await ask({ sessionId: session.id, outgoing }, listener, controller.signal).catch(() => null)
    if (result === null || controller.signal.aborted) return
    underWay = null
    conclude(operation, result, outgoing)
  }

  function conclude(operation: number, result: AskResult, outgoing: Outgoing): void {
    const isAnswered = result.kind === 'answered' && result.answer.success
    if (isAnswered) {
      link.current.operationAnswered(operation, proposedText(result.answer, outgoing.body.current_latex))
      dispatch({ type: 'answered', operation, line: answerLine(result.answer) })
    } else {
      link.current.operationEnded(operation, 'failed')
      dispatch(failureOf(operation, result, outgoing))
      if (isOnServer(result, outgoing)) resync()
    }
    link.current.spent()
  }

  function end(): typeof underWay {
    const ended = underWay
    underWay = null
    ended?.controller.abort()
    return ended
  }

  return {
    send({ text, intent = 'chat', jobDescription, attachments: { image, pdf } = noAttachments }) {
      const { latex, jobDescription: known } = link.current.read()
      const key = crypto.randomUUID()
      const body: Outgoing['body'] = {
        message: text.trim(),
        current_latex: latex,
        image_data: image,
        pdf_data: pdf,
        intent,
        job_description: (jobDescription ?? known) || null,
      }
      const attached = [image, pdf].flatMap((file) => (file ? [file.name] : []))
      void deliver({ key, body }, { kind: 'user', id: key, content: body.message, attachments: attached })
    },
    retry() {
      const { retry } = latest.current
      if (retry) void deliver(retry, null)
    },
    stop() {
      const stopped = end()
      if (stopped === null) return
      tellStopped(stopped.sessionId)
      link.current.operationEnded(stopped.operation, 'stopped')
      dispatch({ type: 'stopped', operation: stopped.operation })
    },
    leave: () => void end(),
  }
}

/** Another tab was first, or the connection broke: the answer stands on the server, or will. */
const isOnServer = (result: AskResult, { body }: Outgoing): boolean =>
  result.kind === 'cut_off' ||
  (result.kind === 'refused' && result.code === 'already_answered' && body.intent === 'first_tailoring')

function failureOf(operation: number, result: AskResult, outgoing: Outgoing): ChatEvent {
  if (isOnServer(result, outgoing)) {
    const lost = result.kind === 'cut_off' ? outgoing : null
    return { type: 'lostSight', operation, content: words.cutOff, lost }
  }
  const isSessionOver = result.kind === 'refused' && result.status === 404
  const trouble =
    result.kind === 'refused'
      ? troubleOfStatus(result.status)
      : result.kind === 'answered'
        ? troubleOfAnswer(result.answer)
        : troubleOfNetwork
  const mayPass = trouble.kind === 'trouble' && !isSessionOver
  return { type: 'failed', operation, trouble, retry: mayPass ? outgoing : null, isSessionOver }
}

function answerLine({ message, response: content }: MessageAnswer): Extract<ChatLine, { kind: 'assistant' }> {
  const line = message && lineOf(message)
  if (line?.kind === 'assistant') return line
  return { kind: 'assistant', id: crypto.randomUUID(), content, claims: [], proposal: null }
}
