// One message to the assistant, and what came of it.
import { messageAnswer, sendMessage, stages, type MessageAnswer, type Stage } from '@galley/contract/assistant'
import { errorBody, errorTable } from '@galley/contract/errors'
import { z } from 'zod'
import { ApiError, NetworkError } from '../../api/api-error.ts'
import { api } from '../../api/galley-api.ts'
import type { Outgoing } from './chat-state.ts'
import { readEvents, type ServerEvent } from './read-events.ts'

export type AskResult =
  | { kind: 'answered'; answer: MessageAnswer }
  | { kind: 'refused'; status: number; code: string }
  /** It never left this device. */
  | { kind: 'unreachable' }
  /** The connection was lost before the answer: if the message was taken, that will stand on the server. */
  | { kind: 'cut_off' }

export interface AskListener {
  onText: (text: string) => void
  onStage: (stage: Stage) => void
}

interface Asked {
  sessionId: string
  outgoing: Outgoing
}

const textPart = z.object({ text: z.string() })
const stagePart = z.object({ stage: z.enum(stages) })

/** Never throws but for an abort. */
export async function askAssistant(
  { sessionId, outgoing }: Asked,
  listener: AskListener,
  signal: AbortSignal,
): Promise<AskResult> {
  const input = {
    headers: { accept: 'text/event-stream', 'idempotency-key': outgoing.key },
    body: { ...outgoing.body, session_id: sessionId },
  }
  const isOffline = !navigator.onLine
  try {
    const response = await api.raw(sendMessage, input, { signal })
    const isStream = response.headers.get('content-type')?.includes('text/event-stream')
    if (isStream && response.body) return await listen(response.body, listener)
    return { kind: 'answered', answer: messageAnswer.parse(await response.json()) }
  } catch (error) {
    if (signal.aborted) throw error
    if (error instanceof ApiError) return { kind: 'refused', status: error.status, code: error.code }
    // Without a connection from the start nothing was sent. In every other case the server may be at it, also where no
    // header came.
    return { kind: isOffline && error instanceof NetworkError ? 'unreachable' : 'cut_off' }
  }
}

async function listen(stream: ReadableStream<Uint8Array>, listener: AskListener): Promise<AskResult> {
  for await (const event of readEvents(stream)) {
    const result = take(event, listener)
    if (result) return result
  }
  return { kind: 'cut_off' }
}

/** The result, where the event is the last one. Unknown events are ignored. */
function take({ event, data }: ServerEvent, { onText, onStage }: AskListener): AskResult | null {
  const value: unknown = JSON.parse(data)
  switch (event) {
    case 'text':
      onText(textPart.parse(value).text)
      return null
    case 'stage': {
      const part = stagePart.safeParse(value)
      if (part.success) onStage(part.data.stage)
      return null
    }
    case 'answer':
      return { kind: 'answered', answer: messageAnswer.parse(value) }
    case 'refused': {
      const { code } = errorBody.parse(value)
      return { kind: 'refused', status: errorTable[code].status, code }
    }
    default:
      return null
  }
}
