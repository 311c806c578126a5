// The second look at an import over HTTP, by a real client of a local server that speaks a provider's wire format.
import type { Extracted } from '@galley/contract/import'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { assistantSettings, chooseLineReader } from '../../choose-assistant.ts'
import type { LineReader } from '../../adapters/llm/line-reader.port.ts'
import { modelLineReader } from '../../adapters/llm/model-line-reader.ts'
import { readEnv } from '../../env.ts'
import { startFakeProvider, type FakeProvider, type Mode } from '../../testing/fake-provider.ts'
import { upload } from '../../testing/good-requests.ts'
import { operating } from '../../testing/operating.ts'
import { startTestApp, type TestUser, type TestApp } from '../../testing/start-test-app.ts'
import { switchFreshMs } from '../switches/switches.service.ts'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'

let provider: FakeProvider
let galley: TestApp
let person: TestUser
const settings = () => ({
  provider: 'openai-compatible' as const,
  baseUrl: provider.baseUrl('openai-compatible'),
  model: 'fake',
  timeoutMs: 5_000,
})
const start = async (lineReader: LineReader | null) => {
  galley = await startTestApp(lineReader ? { lineReader } : {})
  person = await galley.register()
}
beforeAll(async () => {
  provider = await startFakeProvider()
})
afterAll(() => provider.stop())
beforeEach(() => Object.assign(provider, { mode: { kind: 'good' }, reply: '{"fields": []}', requests: [] }))
afterEach(() => galley.close())

const guessed = '%PDF-1.5\nNAME:Nurse\nGUESS\nLINE:Zoë Ångström, Bath\nLINE:known!\n'
const read = async (text = guessed) => {
  const response = await galley.ask(person, {
    method: 'POST',
    url: '/api/resumes/extract-pdf',
    ...upload('file', Buffer.from(text, 'latin1')),
  })
  expect(response.statusCode).toBe(200)
  return response.json<Extracted>()
}
const pointing = (path: string, span: object) => JSON.stringify({ fields: [{ path, spans: [span] }] })
const reader = () => chooseLineReader({ settings: settings(), isOn: true, onUse: () => {} })

it('takes a better name from where the model points, shows it no more than lines, and costs no credit', async () => {
  await start(reader())
  const before = await galley.ask(person, { method: 'GET', url: '/api/subscriptions/current-subscription' })
  provider.reply = pointing('personalInfo.name', { line: 1, from: 0, to: 12 })
  const { resume_data, fields, unread, ...rest } = await read()
  expect(resume_data.personalInfo.name).toBe('Zoë Ångström')
  expect(fields).toMatchObject([{ path: 'personalInfo.name', confidence: 0.6 }])
  expect(unread.map(({ text }) => text)).toContain('Nurse')
  expect(rest).not.toHaveProperty('lines')
  const sent = JSON.stringify(provider.requests[0]?.body)
  expect(sent).toMatch(/<LINES ([\da-f]{12})>\\n1: Zoë Ångström, Bath\\n2: known!\\n<\/LINES \1>/)
  expect(provider.requests).toHaveLength(1)
  const after = await galley.ask(person, { method: 'GET', url: '/api/subscriptions/current-subscription' })
  expect(after.json()).toEqual(before.json())
})
it('is not asked while an operator has switched the assistant off; the rules read on', async () => {
  await start(reader())
  const by = await operating(galley)
  await by.turn('assistant', false)
  galley.clock.forward(switchFreshMs)
  expect((await read()).resume_data.personalInfo.name).toBe('Nurse')
  expect(provider.requests).toEqual([])
  await by.turn('assistant', true)
  galley.clock.forward(switchFreshMs)
  await read()
  expect(provider.requests).toHaveLength(1)
})
it('is not asked where there is no line to point at', async () => {
  await start(reader())
  await read('%PDF-1.5\nNAME:Zoë\nGUESS')
  expect(provider.requests).toEqual([])
})
it.each<[string, Partial<FakeProvider>]>([
  ['fails', { mode: { kind: 'status', status: 500, times: 9 } }],
  ['is cut off', { mode: { kind: 'cut' } }],
  ['answers nothing', { mode: { kind: 'empty' } }],
  ['answers no JSON of its format', { mode: { kind: 'garbage' } }],
  ['hangs', { mode: { kind: 'hanging' } as Mode }],
  ['answers in prose', { reply: 'The name is Mallory.' }],
  [
    'makes up a text',
    { reply: '{"fields":[{"path":"personalInfo.name","text":"Mallory","spans":[{"text":"Mallory"}]}]}' },
  ],
  ['points nowhere', { reply: pointing('personalInfo.name', { line: 77 }) }],
  ['points at what is known', { reply: pointing('personalInfo.name', { line: 2 }) }],
  ['points with a poisoned path', { reply: pointing('__proto__.name', { line: 1 }) }],
])('leaves what the rules read where the model %s', async (_what, state) => {
  const model = createOpenAICompatible({ name: 'openai-compatible', baseURL: settings().baseUrl })('fake')
  await start(modelLineReader({ model, onUse: () => {}, patienceMs: 500 }))
  Object.assign(provider, state)
  const { resume_data, fields } = await read()
  expect(resume_data.personalInfo.name).toBe('Nurse')
  expect(fields).toMatchObject([{ path: 'personalInfo.name', confidence: 0.3 }])
  expect(provider.requests.length).toBe(1)
})
it('is absent where the switch is off, or no provider is set', async () => {
  const on = {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: 'http://localhost:1/v1',
    AI_MODEL: 'x',
    WORKER_SOCKET: '/x',
  }
  const chosen = (source: Record<string, string>) => {
    const env = readEnv(source)
    return chooseLineReader({ settings: assistantSettings(env), isOn: env.IMPORT_MODEL, onUse: () => {} })
  }
  expect(chosen(on)).not.toBeNull()
  expect(chosen({ ...on, IMPORT_MODEL: 'off' })).toBeNull()
  expect(chosen({ WORKER_SOCKET: '/x' })).toBeNull()
  await start(null)
  expect((await read()).resume_data.personalInfo.name).toBe('Nurse')
  expect(provider.requests).toEqual([])
})
