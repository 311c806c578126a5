// A message about a part of the text: the answer changes that part, and the chat shows what it was about.
import type { AiSession, MessageAnswer } from '@galley/contract/assistant'
import type { Resume } from '@galley/contract/resumes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fakeAssistant } from '../../adapters/llm/assistant.fake.ts'
import { startTestApp, type TestApp, type TestUser } from '../../testing/start-test-app.ts'

const bullet = 'Was responsible for \\textbf{managing} nine nurses.'
const latex = String.raw`\documentclass[theme=classic]{resume}
\begin{document}
\section{Experience}
\entry{Ward Manager}{St. Mary}{Leeds}{2019 – 2023}
\begin{bullets}
  \item ${bullet}
  \item Was responsible for the rota.
\end{bullets}
\end{document}
`
const from = latex.indexOf(bullet)
const selection = { from, to: from + bullet.length }
const assistant = fakeAssistant()
let galley: TestApp
let person: TestUser
let [resumeId, sessionId] = ['', '']
beforeAll(async () => void (galley = await startTestApp({ assistant })))
afterAll(() => galley.close())
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  galley.ask(person, { method: 'POST', url, payload, headers })
const start = async () => (await post('/api/ai/session/start', { resume_id: resumeId })).json<AiSession>()
beforeEach(async () => {
  person = await galley.register()
  resumeId = (await post('/api/resumes/', { latex_content: latex })).json<Resume>().id
  sessionId = (await start()).session_id
})
const send = (message: string, more: object = {}, headers: Record<string, string> = {}) =>
  post('/api/ai/session/message', { session_id: sessionId, message, current_latex: latex, ...more }, headers)

describe('a message about a selection', () => {
  it('brings it to the assistant, and is shown with its words, also later', async () => {
    const words = 'Was responsible for managing nine nurses.'
    expect((await send('Is this good?', { selection })).json<MessageAnswer>()).toMatchObject({ success: true })
    expect(assistant.asks.at(-1)).toMatchObject({ message: 'Is this good?', selection })
    expect((await start()).messages).toMatchObject([
      { content: 'Is this good?', selected: words },
      { type: 'assistant', selected: null },
    ])
    await send('And now?')
    expect(assistant.asks.at(-1)?.history[0]?.content).toBe(`About “${words}”: Is this good?`)
    expect(assistant.asks.at(-1)).not.toHaveProperty('selection')
  })

  it('is another message under the same key where it is about another part', async () => {
    const key = { 'idempotency-key': 'about-a-part' }
    expect((await send('Shorter', { selection }, key)).statusCode).toBe(200)
    expect((await send('Shorter', { selection }, key)).statusCode).toBe(200)
    const other = await send('Shorter', { selection: { from, to: from + 3 } }, key)
    expect(other.json()).toMatchObject({ code: 'key_reused' })
  })

  it.each([
    ['behind the end', { from, to: latex.length + 1 }],
    ['nothing', { from, to: from }],
    ['backwards', { from: from + 3, to: from }],
    ['before the beginning', { from: -1, to: from }],
    ['parts of a letter', { from: 0.5, to: from }],
    ['no places', { from: '0', to: '9' }],
    ['something else too', { from: 0, to: 9, '__proto__ ': 1 }],
  ])('422, uncharged: %s', async (_what, wrong) => {
    const before = assistant.asks.length
    expect((await send('Shorter', { selection: wrong })).statusCode).toBe(422)
    expect(assistant.asks).toHaveLength(before)
  })

  it('401 without signing in, 404 in the chat of another user', async () => {
    const url = '/api/ai/session/message'
    const payload = { session_id: sessionId, message: 'Shorter', current_latex: latex, selection }
    expect((await galley.app.inject({ method: 'POST', url, payload })).statusCode).toBe(401)
    const other = await galley.register()
    expect((await galley.ask(other, { method: 'POST', url, payload })).statusCode).toBe(404)
  })
})

it('the rules change the selection, and the same elsewhere stays', async () => {
  const byRules = await startTestApp()
  try {
    const own = await byRules.register()
    const ask = (url: string, payload: object) => byRules.ask(own, { method: 'POST', url, payload })
    const { id } = (await ask('/api/resumes/', { latex_content: latex })).json<Resume>()
    const { session_id } = (await ask('/api/ai/session/start', { resume_id: id })).json<AiSession>()
    const message = 'Replace "Was responsible for" by "Answered for"'
    const sent = { session_id, message, current_latex: latex, selection }
    const answer = (await ask('/api/ai/session/message', sent)).json<MessageAnswer>()
    expect(answer.patch_data?.new_latex).toBe(latex.replace('Was responsible for \\text', 'Answered for \\text'))
  } finally {
    await byRules.close()
  }
})
