// One request to a language model, as a stream: its limits, the settings it may refuse, and its result.
import { wordsSoFar } from '@galley/honesty/reply/read-reply'
import { APICallError, RetryError, streamText, type FinishReason, type LanguageModel, type ModelMessage } from 'ai'
import { AssistantFailure, type FailureReason, type Progress } from './assistant.port.ts'

/** A body over 512 KiB is not an answer. */
const maxReplyChars = 200_000
const maxShownChars = 6_000
const maxOutputTokens = 8_000
const retries = 2
/** Marks a cache prefix: the provider keeps what comes before it, and charges a tenth for it the next time. */
export const kept = { anthropic: { cacheControl: { type: 'ephemeral' as const } } }

/** Settings that a model may refuse. */
export type Setting = 'temperature' | 'maxOutputTokens'
const settings: readonly (readonly [Setting, RegExp])[] = [
  ['temperature', /temperature/i],
  ['maxOutputTokens', /max_?(?:completion_|output_)?tokens/i],
]

interface Request {
  model: LanguageModel
  instructions: string
  messages: ModelMessage[]
  timeoutMs: number
  /** Grows by what the model refuses. */
  refused: Set<Setting>
}

/**
 * Returns the whole text; words are passed on as they arrive. A setting that the model refuses is left out, and the
 * request sent again. Rejects with an AssistantFailure, or with the signal's reason.
 */
export async function streamReply(request: Request, progress: Progress): Promise<Streamed> {
  for (;;) {
    const outcome = await stream(request, progress)
    if ('text' in outcome) return outcome
    const named = settings.filter(([name, pattern]) => !request.refused.has(name) && pattern.test(outcome.complaint))
    if (named.length === 0) throw outcome.failure
    for (const [name] of named) request.refused.add(name)
  }
}

interface Streamed {
  text: string
  usage: { inputTokens: number; cachedTokens: number; outputTokens: number }
}
interface Refused {
  failure: AssistantFailure
  /** What the provider says of a request that it does not take; empty where it says nothing of it. */
  complaint: string
}

async function stream(
  { model, instructions, messages, timeoutMs, refused }: Request,
  { signal, ...progress }: Progress,
): Promise<Streamed | Refused> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  let failure: unknown = null
  const result = streamText({
    model,
    // The same for every message: marked for the cache, a provider keeps it and charges a tenth for it.
    instructions: {
      role: 'system',
      content: instructions,
      providerOptions: kept,
    },
    messages,
    maxRetries: retries,
    ...(!refused.has('maxOutputTokens') && { maxOutputTokens: maxOutputTokens }),
    ...(!refused.has('temperature') && { temperature: 0.2 }),
    abortSignal: limited,
    onError: ({ error }) => void (failure = error),
  })
  let received = ''
  const text = await collect(
    observed(result.textStream, (part) => (received += part)),
    progress,
  ).catch((error: unknown) => {
    failure ??= error
    return ''
  })
  if (signal.aborted) throw signal.reason
  if (limited.aborted) throw new AssistantFailure('slow')
  if (failure instanceof AssistantFailure) throw failure
  // It had begun: what came is a part of a reply.
  if (failure !== null && received.trim() !== '') throw new AssistantFailure('cut_off')
  if (failure !== null) return { failure: failureOf(failure), complaint: complaintOf(failure) }
  requireWhole(text, await result.finishReason)
  const { inputTokens = 0, inputTokenDetails, outputTokens = 0 } = await result.usage
  return { text, usage: { inputTokens, cachedTokens: inputTokenDetails.cacheReadTokens ?? 0, outputTokens } }
}

function requireWhole(text: string, finished: FinishReason): void {
  if (finished === 'content-filter') throw new AssistantFailure('filtered')
  // Whatever else it says, or does not say: it has not come to its end.
  if (finished !== 'stop') throw new AssistantFailure('cut_off')
  if (text.trim() === '') throw new AssistantFailure('empty')
}

async function* observed(parts: AsyncIterable<string>, onPart: (part: string) => void): AsyncGenerator<string> {
  for await (const part of parts) {
    onPart(part)
    yield part
  }
}

async function collect(
  parts: AsyncIterable<string>,
  { onText, onDocument }: Omit<Progress, 'signal'>,
): Promise<string> {
  let [text, shown] = ['', 0]
  for await (const part of parts) {
    text += part
    if (text.length > maxReplyChars) throw new AssistantFailure('unreadable')
    // A message is short: what goes on for longer is LaTeX, or nothing that anybody would read.
    if (text.length > maxShownChars) continue
    const words = wordsSoFar(text)
    if (words.length > shown) onText(words.slice(shown))
    shown = Math.max(shown, words.length)
    if (beginsDocument(text.slice(words.length))) onDocument?.()
  }
  return text
}

/** Of what follows the words: a document, not only the beginning of a mark. */
const beginsDocument = (rest: string) => /^```|^\\(?:documentclass|begin\{|section)/.test(rest)

/** What a provider's HTTP status means for the person and the operator. Others: it could not be reached. */
const reasonOfStatus = new Map<number, FailureReason>([
  [200, 'unreadable'],
  [400, 'refused'],
  [401, 'misconfigured'],
  [402, 'misconfigured'],
  [403, 'misconfigured'],
  [404, 'misconfigured'],
  [413, 'refused'],
  [422, 'refused'],
  [429, 'overloaded'],
  [503, 'overloaded'],
  [529, 'overloaded'],
])
const contentFilter = /content[_ -]?(?:filter|policy|management)|\bsafety\b/i

/** One table from a provider's failure to what the user sees. */
function failureOf(error: unknown): AssistantFailure {
  const last = lastOf(error)
  if (!APICallError.isInstance(last)) return new AssistantFailure('unreachable')
  const { statusCode: status = null } = last
  if (contentFilter.test(complaintOf(error))) return new AssistantFailure('filtered', { status })
  return new AssistantFailure(reasonOfStatus.get(status ?? 0) ?? 'unreachable', { status })
}

const lastOf = (error: unknown) => (RetryError.isInstance(error) ? error.lastError : error)

function complaintOf(error: unknown): string {
  const last = lastOf(error)
  if (!APICallError.isInstance(last) || last.statusCode !== 400) return ''
  return `${last.message} ${last.responseBody ?? ''}`.slice(0, 2_000)
}
