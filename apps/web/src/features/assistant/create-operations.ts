// Messages under way: one at a time, each an operation of the editor. What is stopped or left behind
// reports nothing.
import { stopAnswer, type MessageAnswer } from '@galley/contract/assistant'
import { limits } from '@galley/contract/limits'
import type { Dispatch, RefObject } from 'react'
import { api } from '../../api/galley-api.ts'
import { assistant as words } from '../../strings/en/assistant.ts'
import { askAssistant, type AskListener, type AskResult } from './ask-assistant.ts'
import { findPart, wordsOf, type AskedPart } from './input/asked-part.ts'
import { noAttachments, type Attachments } from './input/attachments.ts'
import { troubleOfAnswer, troubleOfNetwork, troubleOfStatus } from './chat-errors.ts'
import type { ChatEvent, ChatLine, ChatState, Outgoing } from './chat-state.ts'
import { proposedText, type EditorLink } from './editor-link.ts'
import { typedAnswer } from './open-claims.ts'
import { lineOf, lineOfUser } from './reduce-chat.ts'

export interface MessageDraft {
  text: string
  /** Text of the claim whose question it answers. */
  answersClaim?: string
  intent?: 'chat' | 'tailor' | 'first_tailoring'
  /** Where the editor has another one, or not this one yet. */
  jobDescription?: string
  attachments?: Attachments
  /** The part of the text that it is about. */
  part?: AskedPart
}

export interface Operations {
  send: (draft: MessageDraft) => void
  /** The message that failed, under its own key: what was answered already is not answered, or charged, twice. */
  retry: () => void
  stop: () => void
  leave: () => void
}

export interface Stop {
  sessionId: string
  /** Of the message that is to be stopped; null: whatever is being answered about this resume. */
  key: string | null
}

export interface OperationsParts {
  latest: RefObject<ChatState>
  link: RefObject<EditorLink>
  dispatch: Dispatch<ChatEvent>
  resync: () => void
  ask?: typeof askAssistant
  /** Whether the server has stopped it; never throws. */
  sendStop?: (stop: Stop) => Promise<boolean>
}

interface Running {
  operation: number
  sessionId: string
  outgoing: Outgoing
  controller: AbortController
  isStopping: boolean
  /** Resolves when there is nothing more to listen to. */
  asking: Promise<AskResult | null>
}

const maxStopMs = 8_000
/** An answer that was stored before the stop came is under way: it is what the person gets, and has paid for. */
const graceMs = 1_000

const stopOnServer = ({ sessionId: id, key }: Stop): Promise<boolean> =>
  api(stopAnswer, { params: { id }, body: { idempotency_key: key } }, { signal: AbortSignal.timeout(maxStopMs) }).then(
    () => true,
    () => false,
  )

let lastOperation = 0
/** Over the whole life of the page, so that an operation of one resume is never taken for one of another. */
export const nextOperation = (): number => (lastOperation += 1)

export function createOperations(parts: OperationsParts): Operations {
  const { latest, link, dispatch, resync, ask = askAssistant, sendStop = stopOnServer } = parts
  let underWay: Running | null = null

  async function deliver(outgoing: Outgoing, line: Extract<ChatLine, { kind: 'user' }> | null): Promise<void> {
    const { session } = latest.current
    if (session.kind !== 'ready' || underWay !== null) return
    const operation = nextOperation()
    const controller = new AbortController()
    dispatch({ type: 'messageSent', operation, line, isFirstTailoring: outgoing.body.intent === 'first_tailoring' })
    link.current.operationStarted(operation)
    const sessionId = session.id
    const asking = ask({ sessionId, outgoing }, listenerOf(operation, dispatch), controller.signal).catch(() => null)
    const running: Running = { operation, sessionId, outgoing, controller, asking, isStopping: false }
    underWay = running
    const result = await asking
    if (result === null || underWay !== running) return
    // Stopping it ended it: the caller that stops it reports the outcome.
    if (running.isStopping && !isSuccess(result)) return
    underWay = null
    conclude(operation, result, outgoing)
  }

  function conclude(operation: number, result: AskResult, outgoing: Outgoing): void {
    if (isSuccess(result)) {
      link.current.operationAnswered(operation, proposedText(result.answer, outgoing.body.current_latex))
      dispatch({ type: 'answered', operation, line: answerLine(result.answer) })
    } else {
      link.current.operationEnded(operation, 'failed')
      dispatch(failureOf(operation, result, outgoing))
      if (isOnServer(result, outgoing)) resync()
    }
    link.current.spent()
  }

  async function stopOwn(running: Running): Promise<void> {
    const { operation, sessionId, outgoing } = running
    running.isStopping = true
    dispatch({ type: 'stopAsked' })
    const isStopped = await sendStop({ sessionId, key: outgoing.key })
    const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), graceMs))
    // What was read already may have been charged: only the answer says so.
    const isSeen = isStopped && (await Promise.race([running.asking, late])) !== 'late'
    if (underWay !== running) return
    end()
    link.current.operationEnded(operation, isStopped ? 'stopped' : 'failed')
    if (isSeen) dispatch({ type: 'stopped', operation })
    else {
      dispatch({ type: 'lostSight', operation, content: words.stopUnknown, lost: outgoing })
      resync()
    }
    link.current.spent()
  }

  /** Another page's message, or one that was lost sight of: what came of it only the server knows. */
  async function stopEarlier(stop: Stop): Promise<void> {
    dispatch({ type: 'stopAsked' })
    dispatch({ type: 'stopReported', isStopped: await sendStop(stop) })
    resync()
  }

  function end(): void {
    underWay?.controller.abort()
    underWay = null
  }

  return {
    send(draft) {
      const typed = draft.answersClaim === undefined ? typedAnswer(draft.text, latest.current.lines) : null
      const outgoing = outgoingOf({ ...draft, ...typed }, link.current.read())
      void deliver(outgoing, userLine(outgoing))
    },
    retry() {
      const { retry } = latest.current
      if (retry) void deliver(retry, null)
    },
    stop() {
      const { session, stop, lost, isCatchingUp } = latest.current
      if (stop !== 'none') return
      if (underWay) void stopOwn(underWay)
      else if (isCatchingUp && session.kind === 'ready')
        void stopEarlier({ sessionId: session.id, key: lost?.key ?? null })
    },
    leave: end,
  }
}

const listenerOf = (operation: number, dispatch: Dispatch<ChatEvent>): AskListener => ({
  onText: (text) => dispatch({ type: 'textReceived', operation, text }),
  onStage: (stage) => dispatch({ type: 'stageReached', operation, stage }),
})

function outgoingOf(
  draft: MessageDraft,
  { latex, jobDescription: known, ignoredTerms, ignoredFindings }: ReturnType<EditorLink['read']>,
): Outgoing {
  const {
    text,
    answersClaim,
    intent = 'chat',
    jobDescription,
    part,
    attachments: { image, pdf } = noAttachments,
  } = draft
  const body: Outgoing['body'] = {
    message: text.trim(),
    answers_claim: answersClaim === undefined ? null : { text: answersClaim },
    current_latex: latex,
    selection: part ? findPart(latex, part) : null,
    image_data: image,
    pdf_data: pdf,
    intent,
    job_description: (jobDescription ?? known) || null,
    ignored_terms: ignoredTerms.slice(0, limits.ignoredTerms),
    // The newest stand last.
    ignored_findings: ignoredFindings.slice(-limits.ignoredFindings),
  }
  return { key: crypto.randomUUID(), body }
}

function userLine({ key: id, body }: Outgoing): Extract<ChatLine, { kind: 'user' }> {
  const { message: content, answers_claim, current_latex: latex, selection, image_data: image, pdf_data: pdf } = body
  const attachments = [image, pdf].flatMap((file) => file?.name ?? [])
  const selected = selection ? wordsOf({ text: latex.slice(selection.from, selection.to) }) : null
  const line = lineOfUser({ id, content, answers_claim, selected, attachments })
  return image ? { ...line, image: { name: image.name ?? '', src: `data:${image.type};base64,${image.data}` } } : line
}

const isSuccess = (result: AskResult): result is Extract<AskResult, { kind: 'answered' }> =>
  result.kind === 'answered' && result.answer.success

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
      ? troubleOfStatus(result.status, result.code)
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
