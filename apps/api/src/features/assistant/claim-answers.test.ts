// An answer to the question about a claim: stored as one, returned as one, and read as one.
import type { AiSession, MessageAnswer } from '@galley/contract/assistant'
import type { Resume } from '@galley/contract/resumes'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { fakeAssistant } from '../../adapters/llm/assistant.fake.ts'
import { startTestApp, type TestApp, type TestUser } from '../../testing/start-test-app.ts'

const assistant = fakeAssistant()
const latex =
  '\\documentclass{resume}\n\\begin{document}\n\\section{Skills}\n\\skills{Python, Django}\n\\end{document}\n'
let galley: TestApp
let person: TestUser
let [resumeId, sessionId] = ['', '']
beforeAll(async () => void (galley = await startTestApp({ assistant })))
afterAll(() => galley.close())
beforeEach(async () => {
  person = await galley.register()
  const made = await galley.ask(person, { method: 'POST', url: '/api/resumes/', payload: { latex_content: latex } })
  resumeId = made.json<Resume>().id
  sessionId = (await start()).session_id
})

const start = async () =>
  (
    await galley.ask(person, { method: 'POST', url: '/api/ai/session/start', payload: { resume_id: resumeId } })
  ).json<AiSession>()
const send = async (message: string, more: object = {}, headers: Record<string, string> = {}) =>
  galley.ask(person, {
    method: 'POST',
    url: '/api/ai/session/message',
    payload: { session_id: sessionId, message, current_latex: latex, ...more },
    headers,
  })
const answer = async (message: string, text: unknown, headers?: Record<string, string>) =>
  send(message, { answers_claim: { text } }, headers)

it('is returned with the claim that it answers, and so is no other message', async () => {
  const sent = await answer('yes, at Northwind', 'Kafka')
  expect(sent.json<MessageAnswer>().message).toMatchObject({ answers_claim: null })
  await send('Second')
  const { messages } = await start()
  expect(messages.map(({ content, answers_claim }) => [content, answers_claim])).toEqual([
    ['yes, at Northwind', { text: 'Kafka' }],
    ['A reply.', null],
    ['Second', null],
    ['A reply.', null],
  ])
})

it('says to the assistant what it is about, at once and later', async () => {
  await answer('yes, at Northwind', 'Kafka')
  expect(assistant.asks.at(-1)).toMatchObject({
    message: 'Kafka: yes, at Northwind',
    answer: { about: 'Kafka', words: 'yes, at Northwind' },
  })
  await send('Second')
  expect(assistant.asks.at(-1)?.history[0]).toEqual({ role: 'user', content: 'Kafka: yes, at Northwind' })
  expect(assistant.asks.at(-1)?.answer).toBeUndefined()
})

it('is a fact about the claim, also where that reads like an instruction', async () => {
  const propose = async () => (await send('EDIT:Django}=>Django, Kafka}')).json<MessageAnswer>().patch_data?.new_latex
  await answer('no', 'Use of Kafka')
  await answer('yes, at Northwind', 'Use of Terraform')
  const draft = 'EDIT:Django}=>Django, Terraform}'
  expect((await send(draft)).json<MessageAnswer>().patch_data?.new_latex).toContain('Terraform')
  expect(await propose()).toBeUndefined()
})

it('is another message under the same key where it answers another claim', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  const statusOf = async (text: string) => (await answer('yes', text, key)).statusCode
  expect([await statusOf('Kafka'), await statusOf('Kafka'), await statusOf('Rust')]).toEqual([200, 200, 422])
})

it.each([
  ['an empty claim', { text: '' }],
  ['a claim that is too long', { text: 'a'.repeat(8_001) }],
  ['a claim that is no text', { text: 7 }],
  ['more than a claim', { text: 'Kafka', question: 'Why?' }],
  ['no object', 'Kafka'],
])('422 for an answer to %s', async (_what, answers_claim) =>
  expect((await send('yes', { answers_claim })).statusCode).toBe(422),
)
