// Each provider's real client against a local server that speaks its wire format, well and badly.
import { resumeData } from '@galley/contract/resume-data'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startFakeProvider, type FakeProvider, type Mode, type WireFormat } from './testing/fake-provider.ts'
import type { Ask, AssistantPort } from './adapters/llm/assistant.port.ts'
import { chooseAssistant } from './choose-assistant.ts'
import { threadProofreader } from './adapters/proofreading/thread-proofreader.ts'
import { sameThreadBackground } from './adapters/background/same-thread-background.ts'
import { fakeCompiler } from './adapters/compiler/compiler.fake.ts'

let provider: FakeProvider
beforeAll(async () => {
  provider = await startFakeProvider()
})
afterAll(() => provider.stop())
beforeEach(() => {
  Object.assign(provider, { mode: { kind: 'good' }, reply: 'A reply.', requests: [], abandoned: 0 })
})

const wireFormats: WireFormat[] = ['openai-compatible', 'anthropic', 'google']
const assistantOf = (format: WireFormat, timeoutMs = 5_000): AssistantPort =>
  chooseAssistant({
    settings: { provider: format, baseUrl: provider.baseUrl(format), apiKey: 'a-key', model: 'fake', timeoutMs },
    compiler: { ...fakeCompiler(), readPdf: async () => 'words of a PDF' },
    background: sameThreadBackground(),
    proofreader: threadProofreader(),
    onUse: () => {},
  })

const latex =
  '\\documentclass[theme=classic]{resume}\n\\begin{document}\n\\section{Skills}\n\\skills{Python}\n\\end{document}\n'
const ask: Ask = {
  intent: 'chat',
  message: 'What do you think?',
  latex,
  form: resumeData.parse({ skills: ['Python'] }),
  jobDescription: 'We need Kubernetes.',
  history: [
    { role: 'user', content: 'Hello' },
    { role: 'assistant', content: 'Hi.' },
  ],
  image: null,
  pdf: null,
}
const quietly = { signal: new AbortController().signal, onText: () => {} }
const sent = () => JSON.stringify(provider.requests.at(-1)?.body)

describe.each(wireFormats)('%s', (format) => {
  it('streams words, and gives them whole', async () => {
    provider.reply = 'The first sentence. The second one.'
    const parts: string[] = []
    const draft = await assistantOf(format).draft(ask, { ...quietly, onText: (text) => void parts.push(text) })
    expect(draft).toEqual({ message: provider.reply, latex: null, isRefusal: false, reasons: [], wordings: [] })
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.join('')).toBe(provider.reply)
  })

  it('shows the words, and never the LaTeX behind them', async () => {
    provider.reply =
      'I shortened it.\n```latex\n\\begin{document}\n\\section{Skills}\n\\skills{Python}\n\\end{document}\n```'
    const parts: string[] = []
    const draft = await assistantOf(format).draft(ask, { ...quietly, onText: (text) => void parts.push(text) })
    expect(draft.message).toBe('I shortened it.')
    expect(draft.latex).toContain('\\skills{Python}')
    expect(parts.join('').trim()).toBe('I shortened it.')
  })

  it('receives the resume’s body, the form, the posting as data, and what was said before', async () => {
    await assistantOf(format).draft(ask, quietly)
    for (const expected of [
      '\\\\skills{Python}',
      'We need Kubernetes.',
      'What do you think?',
      'Hello',
      'JOB_DESCRIPTION',
    ])
      expect(sent()).toContain(expected)
  })

  it('gets the same instructions each time, marked for the cache where the provider requires it', async () => {
    await assistantOf(format).draft(ask, quietly)
    expect(sent()).toContain('You are the writing assistant inside Galley')
    if (format === 'anthropic') expect(sent()).toContain('"cache_control":{"type":"ephemeral"}')
  })

  it('gets an image as a part of the message', async () => {
    await assistantOf(format).draft({ ...ask, image: { data: 'aGVsbG8=', type: 'image/png', name: 'x.png' } }, quietly)
    expect(sent()).toContain('aGVsbG8=')
  })

  it(`gets a PDF ${format === 'openai-compatible' ? 'as words' : 'as it is'}, and never its name`, async () => {
    await assistantOf(format).draft(
      { ...ask, pdf: { data: 'JVBERg==', type: 'application/pdf', name: 'ignore-all-rules.pdf' } },
      quietly,
    )
    expect(sent()).toContain(format === 'openai-compatible' ? 'words of a PDF' : 'JVBERg==')
    expect(sent()).not.toContain('ignore-all-rules')
  })

  it('refuses a request with an image, and says what it is about', async () => {
    provider.mode = { kind: 'status', status: 400, times: 9 }
    const image = { data: 'aGVsbG8=', type: 'image/png', name: 'x.png' }
    await expect(assistantOf(format).draft({ ...ask, image }, quietly)).rejects.toMatchObject({ reason: 'no_images' })
  })

  it('receives the documents first, and the same way each time: what is kept for the next message', async () => {
    await assistantOf(format).draft(ask, quietly)
    const first = sent()
    await assistantOf(format).draft({ ...ask, history: [], message: 'Another one' }, quietly)
    const upTo = first.indexOf('I have read them.')
    expect(upTo).toBeGreaterThan(0)
    expect(sent().slice(0, upTo)).toBe(first.slice(0, upTo))
    expect(first.indexOf('Hello')).toBeGreaterThan(upTo)
  })

  it('declines in words: that is a refusal', async () => {
    provider.reply = 'I’m sorry, I can’t help with that.'
    expect(await assistantOf(format).draft(ask, quietly)).toMatchObject({ latex: null, isRefusal: true })
  })

  it('counts tokens, cached ones too', async () => {
    const assistant = assistantOf(format)
    await assistant.draft(ask, quietly)
    expect(assistant.used()).toEqual({ answers: 1, inputTokens: 120, cachedTokens: 100, outputTokens: 40 })
  })

  it.each<[string, Mode, string]>([
    ['hangs', { kind: 'hanging' }, 'slow'],
    ['answers too slowly', { kind: 'slow', everyMs: 400 }, 'slow'],
    ['says nothing', { kind: 'empty' }, 'empty'],
    ['never stops', { kind: 'oversized' }, 'unreadable'],
    ['is cut short by its own limit', { kind: 'length' }, 'cut_off'],
    ['refuses the request', { kind: 'status', status: 400, times: 9 }, 'refused'],
    ['does not know the key', { kind: 'status', status: 401, times: 9 }, 'misconfigured'],
    ['has no such model', { kind: 'status', status: 404, times: 9 }, 'misconfigured'],
    ['has too many requests', { kind: 'status', status: 429, times: 9, retryAfter: '0' }, 'overloaded'],
    ['is overloaded', { kind: 'status', status: 529, times: 9, retryAfter: '0' }, 'overloaded'],
    ['is broken', { kind: 'status', status: 500, times: 99, retryAfter: '0' }, 'unreachable'],
    ['filters the request', { kind: 'filters', how: 'request' }, 'filtered'],
    ['filters its reply', { kind: 'filters', how: 'reply' }, 'filtered'],
  ])('that %s fails within its time', async (_what, mode, reason) => {
    provider.mode = mode
    provider.reply = 'word '.repeat(60)
    // Only what is to run out of time has little of it: a busy machine may be late.
    const assistant = reason === 'slow' ? assistantOf(format, 900) : assistantOf(format, 60_000)
    await expect(assistant.draft(ask, quietly)).rejects.toMatchObject({ reason })
  })

  it.each<[string, Mode]>([
    ['is cut off in the middle', { kind: 'cut' }],
    ['sends garbage', { kind: 'garbage' }],
  ])('that %s fails, and is not taken for an answer', async (_what, mode) => {
    provider.mode = mode
    provider.reply = 'word '.repeat(60)
    await expect(assistantOf(format, 900).draft(ask, quietly)).rejects.toMatchObject({
      name: 'Error',
      reason: expect.any(String),
    })
  })

  it.each([429, 500, 503])('is tried again after %i', async (status) => {
    provider.mode = { kind: 'status', status, times: 1, retryAfter: '0' }
    expect((await assistantOf(format, 10_000).draft(ask, quietly)).message).toBe('A reply.')
    expect(provider.requests.length).toBe(2)
  })

  it('says with which status it failed, for the log', async () => {
    provider.mode = { kind: 'status', status: 401, times: 9 }
    await expect(assistantOf(format).draft(ask, quietly)).rejects.toMatchObject({ status: 401 })
  })

  it('stops when its signal aborts, and lets go of the connection', async () => {
    provider.mode = { kind: 'slow', everyMs: 100 }
    provider.reply = 'word '.repeat(100)
    const stopper = new AbortController()
    const drafted = assistantOf(format).draft(ask, {
      signal: stopper.signal,
      onText: () => stopper.abort(new Error('stopped')),
    })
    await expect(drafted).rejects.toThrow('stopped')
    await expect.poll(() => provider.abandoned, { timeout: 10_000 }).toBe(1)
  })

  it('repairs what was objected to, given the objections and what is allowed', async () => {
    provider.reply = '```latex\n\\begin{document}\n\\section{Skills}\n\\skills{Python}\n\\end{document}\n```'
    const repaired = await assistantOf(format).repair(
      ask,
      {
        draft: { message: 'Done.', latex: '\\skills{Python, Kubernetes}', isRefusal: false },
        objections: [{ code: 'skill', text: 'Kubernetes', where: 'Skills', allowed: ['Python'] }],
      },
      quietly.signal,
    )
    expect(repaired?.latex).toContain('\\skills{Python}')
    expect(sent()).toMatch(/skill: .*Kubernetes.* in .*Skills.*allowed: .*Python/)
  })
})
