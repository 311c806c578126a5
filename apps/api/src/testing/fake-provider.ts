// Fake language models, speaking the wire formats of real ones: OpenAI-compatible chat completions, Anthropic messages,
// Google generateContent, each as a stream of server-sent events.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type WireFormat = 'openai-compatible' | 'anthropic' | 'google'

/** Its behaviour for a request. `status` fails this many times before it succeeds. */
export type Mode =
  | { kind: 'good' }
  | { kind: 'slow'; everyMs: number }
  | { kind: 'hanging' }
  | { kind: 'status'; status: number; times: number; retryAfter?: string }
  | { kind: 'cut' }
  /** Ends in good order, at the limit of what it may say. */
  | { kind: 'length' }
  /** Ends in good order, and does not say why. */
  | { kind: 'no_reason' }
  /** Refuses every request that has this setting, and names it. */
  | { kind: 'refuses'; setting: string }
  /** Its content filter holds back the request, or the reply. */
  | { kind: 'filters'; how: 'request' | 'reply' }
  | { kind: 'empty' }
  | { kind: 'garbage' }
  | { kind: 'oversized' }

export interface FakeProvider {
  /** With the path that a client of this format expects before its own. */
  baseUrl(format: WireFormat): string
  /** Bodies of the requests so far, parsed, with their headers. */
  requests: { path: string; headers: IncomingMessage['headers']; body: Record<string, unknown> }[]
  mode: Mode
  /** What it says: fixed words, or made from the request's whole body as text. */
  reply: string | ((body: string) => string)
  /** Connections whose client went away before the end. */
  abandoned: number
  stop(): Promise<void>
}

const usage = { input: 120, cached: 100, output: 40 }

/** Events of one stream: what comes before the words, one for each part of them, what comes after. */
const formats: Record<WireFormat, { head: string[]; part(text: string): string; tail: string[] }> = {
  'openai-compatible': {
    head: [
      data({
        id: 'c1',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'fake',
        choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }],
      }),
    ],
    part: (content) =>
      data({
        id: 'c1',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'fake',
        choices: [{ index: 0, delta: { content }, finish_reason: null }],
      }),
    tail: [
      data({
        id: 'c1',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'fake',
        choices: [{ index: 0, delta: {}, finish_reason: 'stop' }],
      }),
      data({
        id: 'c1',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'fake',
        choices: [],
        usage: {
          prompt_tokens: usage.input,
          completion_tokens: usage.output,
          total_tokens: usage.input + usage.output,
          prompt_tokens_details: { cached_tokens: usage.cached },
        },
      }),
      'data: [DONE]\n\n',
    ],
  },
  anthropic: {
    head: [
      named('message_start', {
        type: 'message_start',
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          model: 'fake',
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: {
            input_tokens: usage.input - usage.cached,
            cache_read_input_tokens: usage.cached,
            cache_creation_input_tokens: 0,
            output_tokens: 1,
          },
        },
      }),
      named('content_block_start', {
        type: 'content_block_start',
        index: 0,
        content_block: { type: 'text', text: '' },
      }),
    ],
    part: (text) =>
      named('content_block_delta', { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
    tail: [
      named('content_block_stop', { type: 'content_block_stop', index: 0 }),
      named('message_delta', {
        type: 'message_delta',
        delta: { stop_reason: 'end_turn', stop_sequence: null },
        usage: { output_tokens: usage.output },
      }),
      named('message_stop', { type: 'message_stop' }),
    ],
  },
  google: {
    head: [],
    part: (text) => data({ candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0 }] }),
    tail: [
      data({
        candidates: [{ content: { role: 'model', parts: [{ text: '' }] }, finishReason: 'STOP', index: 0 }],
        usageMetadata: {
          promptTokenCount: usage.input,
          cachedContentTokenCount: usage.cached,
          candidatesTokenCount: usage.output,
          totalTokenCount: usage.input + usage.output,
        },
      }),
    ],
  },
}

/** How each format says that it has said all, and why it ended otherwise. */
const otherEndings: Partial<Record<Mode['kind'], Record<string, string>>> = {
  length: { '"stop"': '"length"', '"end_turn"': '"max_tokens"', '"STOP"': '"MAX_TOKENS"' },
  filters: { '"stop"': '"content_filter"', '"end_turn"': '"refusal"', '"STOP"': '"SAFETY"' },
  no_reason: {},
}
const endings = /"(?:stop|end_turn|STOP)"/g

function data(value: unknown): string {
  return `data: ${JSON.stringify(value)}\n\n`
}
function named(event: string, value: unknown): string {
  return `event: ${event}\n${data(value)}`
}

const formatOf = (path: string): WireFormat | null =>
  path.endsWith('/chat/completions')
    ? 'openai-compatible'
    : path.endsWith('/messages')
      ? 'anthropic'
      : path.includes(':streamGenerateContent')
        ? 'google'
        : null

export async function startFakeProvider(): Promise<FakeProvider> {
  let failed = 0
  const server = createServer((request, response) => void answer(request, response))
  const fake: FakeProvider = {
    baseUrl: (format) =>
      `http://127.0.0.1:${(server.address() as AddressInfo).port}${format === 'google' ? '/v1beta' : '/v1'}`,
    requests: [],
    mode: { kind: 'good' },
    reply: 'A reply.',
    abandoned: 0,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const path = (request.url ?? '').split('?')[0] ?? ''
    fake.requests.push({ path, headers: request.headers, body: JSON.parse(body) as Record<string, unknown> })
    const format = formatOf(path)
    if (format === null) return void response.writeHead(404).end('{}')
    response.on('close', () => {
      if (!response.writableFinished) fake.abandoned += 1
    })
    const { mode } = fake
    if (mode.kind === 'status' && failed < mode.times) {
      failed += 1
      const headers = {
        'content-type': 'application/json',
        ...(mode.retryAfter !== undefined && { 'retry-after': mode.retryAfter }),
      }
      return void response
        .writeHead(mode.status, headers)
        .end(JSON.stringify({ error: { message: 'no', type: 'error' } }))
    }
    failed = 0
    if (mode.kind === 'refuses' && body.includes(`"${mode.setting}"`)) {
      const error = {
        message: `Unsupported parameter: '${mode.setting}' is not supported with this model.`,
        type: 'invalid_request_error',
      }
      return void response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
    }
    if (mode.kind === 'filters' && mode.how === 'request') {
      const error = { message: 'The prompt was held back.', code: 'content_filter', type: 'invalid_request_error' }
      return void response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    await stream(response, format, typeof fake.reply === 'string' ? fake.reply : fake.reply(body))
  }

  async function stream(response: ServerResponse, format: WireFormat, reply: string): Promise<void> {
    const { mode } = fake
    const { head, part, tail } = formats[format]
    if (mode.kind === 'hanging') return response.flushHeaders()
    if (mode.kind === 'garbage') return void response.end('data: {"half": \n\ndata: <html>\n\n')
    const words = mode.kind === 'empty' ? '' : mode.kind === 'oversized' ? 'too much '.repeat(40_000) : reply
    response.write(head.join(''))
    const parts = words.match(mode.kind === 'oversized' ? /[\s\S]{1,4000}/g : /[\s\S]{1,24}/g) ?? []
    for (const [index, text] of parts.entries()) {
      if (response.destroyed) return
      if (mode.kind === 'cut' && index > 0) return void response.destroy()
      if (mode.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, mode.everyMs))
      response.write(part(text))
    }
    const end = tail.join('')
    const other = otherEndings[mode.kind]
    response.end(other ? end.replace(endings, (ending) => other[ending] ?? 'null') : end)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return fake
}
