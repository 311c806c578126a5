// Provider replies that are incomplete or unusable, and settings that a provider rejects.
import { emptyResumeData } from '@galley/contract/resume-data'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startFakeProvider, type FakeProvider, type WireFormat } from '../../testing/fake-provider.ts'
import type { Ask } from './assistant.port.ts'
import { chooseAssistant } from '../../choose-assistant.ts'
import { fakeCompiler } from '../compiler/compiler.fake.ts'
import { threadProofreader } from '../proofreading/thread-proofreader.ts'
import { sameThreadBackground } from '../background/same-thread-background.ts'

let provider: FakeProvider
beforeAll(async () => {
  provider = await startFakeProvider()
})
afterAll(() => provider.stop())
beforeEach(() => {
  Object.assign(provider, { mode: { kind: 'good' }, reply: 'A reply.', requests: [] })
})

const latex = '\\documentclass{resume}\n\\begin{document}\n\\section{Skills}\n\\skills{Python}\n\\end{document}\n'
const ask: Ask = {
  intent: 'chat',
  message: 'Shorten it.',
  latex,
  form: emptyResumeData(),
  jobDescription: '',
  history: [],
  image: null,
  pdf: null,
}
const assistantOf = (format: WireFormat) =>
  chooseAssistant({
    settings: { provider: format, baseUrl: provider.baseUrl(format), apiKey: 'a-key', model: 'fake', timeoutMs: 5_000 },
    compiler: fakeCompiler(),
    background: sameThreadBackground(),
    proofreader: threadProofreader(),
    onUse: () => {},
  })
async function drafted(format: WireFormat, more: Partial<Ask> = {}) {
  let shown = ''
  const onText = (text: string) => void (shown += text)
  const draft = await assistantOf(format).draft({ ...ask, ...more }, { signal: new AbortController().signal, onText })
  return { ...draft, shown }
}

describe.each<WireFormat>(['openai-compatible', 'anthropic', 'google'])('%s', (format) => {
  it('that does not say why it ended is no answer', async () => {
    provider.mode = { kind: 'no_reason' }
    const reason = expect.stringMatching(/^(?:cut_off|unreachable)$/)
    await expect(drafted(format)).rejects.toMatchObject({ reason })
  })

  it.each([
    'Done.\n```latex\n\\documentclass{resume}\n\\begin{document}\n\\section{Skills}\n\\skills{Python}\n```',
    'Done.\n\\begin{document}\n\\section{Skills}\n\\skills{Python}\n',
    'Done.\n```latex\n\\section{Skills}\n\\skills{Pyth',
  ])('that leaves a document without its end has not answered: %j', async (reply) => {
    provider.reply = reply
    await expect(drafted(format)).rejects.toMatchObject({ reason: 'cut_off' })
  })

  it.each([
    'Done.\n\\begin{document}\n\\section{Skills}\n\\skills{Pyth',
    'Done.\n```latex\n\\section{Skills}\n\\skills{Pyth',
  ])('that is cut off is asked for once more, and what was shown is shown once: %j', async (cut) => {
    provider.reply = () => (provider.requests.length === 1 ? cut : `Done, whole.\n\`\`\`latex\n${latex}\`\`\``)
    const { message, latex: given, shown } = await drafted(format)
    expect({ message, shown: shown.trim() }).toEqual({ message: 'Done, whole.', shown: 'Done.' })
    expect(given).toContain('\\end{document}')
    expect(JSON.stringify(provider.requests[1]?.body)).toContain('broke off before its end')
  })

  it('about a selection replaces that alone, which is sent as data', async () => {
    const from = latex.indexOf('Python')
    provider.reply = 'Spelled out.\n```latex\nPython 3\n```'
    expect(await drafted(format, { selection: { from, to: from + 6 } })).toMatchObject({
      message: 'Spelled out.',
      latex: latex.replace('Python', 'Python 3'),
      shown: 'Spelled out.\n',
    })
    expect(JSON.stringify(provider.requests.at(-1)?.body)).toMatch(/<SELECTION \w+>\\nPython\\n<\/SELECTION \w+>/)
  })

  it('that is cut off twice is not asked a third time', async () => {
    provider.reply = 'Done.\n```latex\n\\section{Skills}'
    await expect(drafted(format)).rejects.toMatchObject({ reason: 'cut_off' })
    expect(provider.requests).toHaveLength(2)
  })

  it.each([
    ['<think>They want Kubernetes.</think>\nHere it is.', 'Here it is.'],
    ['<think>\nFirst \\section{Skills}.\n</think>\n\nHere it is.', 'Here it is.'],
    ['Here it is.\n<think>Was that right? I should', 'Here it is.'],
    ['<thinking>Hm.</thinking>Here it is.', 'Here it is.'],
  ])('never shows what it thinks: %j', async (reply, message) => {
    provider.reply = reply
    const draft = await drafted(format)
    expect(draft).toMatchObject({ message, latex: null })
    expect(draft.shown.trim()).toBe(message)
  })

  it('takes no document from what it thinks', async () => {
    provider.reply = `<think>\`\`\`latex\n${latex}\n\`\`\`</think>I would not change it.`
    expect(await drafted(format)).toMatchObject({ message: 'I would not change it.', latex: null })
  })

  it('that only thinks says nothing', async () => {
    provider.reply = '<think>They want'
    await expect(drafted(format)).rejects.toMatchObject({ reason: 'empty' })
  })

  it('that refuses a setting is asked again without it, and is not sent it any more', async () => {
    provider.mode = { kind: 'refuses', setting: 'temperature' }
    const assistant = assistantOf(format)
    const quietly = { signal: new AbortController().signal, onText: () => {} }
    expect((await assistant.draft(ask, quietly)).message).toBe('A reply.')
    expect(provider.requests).toHaveLength(2)
    await assistant.draft(ask, quietly)
    expect(provider.requests).toHaveLength(3)
  })
})

it('that counts its words otherwise is asked again without a limit', async () => {
  provider.mode = { kind: 'refuses', setting: 'max_tokens' }
  expect((await drafted('openai-compatible')).message).toBe('A reply.')
})
