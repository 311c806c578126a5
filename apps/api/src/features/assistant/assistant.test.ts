// Chats over HTTP: begun, answered as a whole or as a stream, stopped, left and found again, ended.
import { aiSession, type AiSession, type MessageAnswer } from '@galley/contract/assistant'
import type { Subscription } from '@galley/contract/credits'
import type { Resume } from '@galley/contract/resumes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fakeAssistant } from '../../adapters/llm/assistant.fake.ts'
import { aiAsks, aiMessages } from './assistant.tables.ts'
import { startTestApp, type TestUser, type TestApp } from '../../testing/start-test-app.ts'

const assistant = fakeAssistant()
let galley: TestApp
let person: TestUser
let resumeId = ''
let sessionId = ''
const latex = '\\documentclass{resume}\n\\begin{document}\n\\section{Summary}\nBuilt things.\n\\end{document}\n'

beforeAll(async () => void (galley = await startTestApp({ assistant })))
afterAll(() => galley.close())
beforeEach(async () => {
  person = await galley.register()
  const made = await galley.ask(person, { method: 'POST', url: '/api/resumes/', payload: { latex_content: latex } })
  resumeId = made.json<Resume>().id
  sessionId = (await start()).session_id
})

const start = async (who = person) =>
  (
    await galley.ask(who, { method: 'POST', url: '/api/ai/session/start', payload: { resume_id: resumeId } })
  ).json<AiSession>()
const send = (message: string, more: object = {}, headers: Record<string, string> = {}) =>
  galley.ask(person, {
    method: 'POST',
    url: '/api/ai/session/message',
    payload: { session_id: sessionId, message, current_latex: latex, ...more },
    headers,
  })
const asStream = { accept: 'text/event-stream' }
const eventsOf = (body: string) =>
  [...body.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, event, data]) => [event, JSON.parse(data ?? '')] as const)
const used = async () =>
  (await galley.ask(person, { url: '/api/subscriptions/current-subscription' })).json<Subscription>().messages_used

describe('a session', () => {
  it('names the assistant that answers, and what was said before', async () => {
    await send('Hello')
    const again = await start()
    expect(aiSession.parse(again)).toMatchObject({
      success: true,
      assistant: 'model',
      is_answering: false,
      is_tailoring_due: false,
    })
    // A resume has one chat: a second page shares it.
    expect(again.session_id).toBe(sessionId)
    expect(again.messages.map(({ type, content }) => [type, content])).toEqual([
      ['user', 'Hello'],
      ['assistant', 'A reply.'],
    ])
  })

  it('404 for another person’s resume, and for one in the trash', async () => {
    const other = await galley.register()
    const ask = (who: TestUser) =>
      galley.ask(who, { method: 'POST', url: '/api/ai/session/start', payload: { resume_id: resumeId } })
    expect((await ask(other)).statusCode).toBe(404)
    await galley.ask(person, { method: 'DELETE', url: `/api/resumes/${resumeId}` })
    expect((await ask(person)).statusCode).toBe(404)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['was ended', () => galley.ask(person, { method: 'DELETE', url: `/api/ai/session/${sessionId}` })],
    ['is another person’s', async () => void (person = await galley.register())],
    ['unused for a day', async () => galley.clock.forward(24 * 3_600_000 + 1)],
  ])('404 with its sentence, uncharged, where it %s', async (_why, happen) => {
    await happen()
    if (galley.clock.now().getTime() > Date.parse('2026-03-02')) person = { ...person, ...(await signIn()) }
    const refused = await send('Hello')
    expect(refused.statusCode).toBe(404)
    expect(refused.json()).toMatchObject({ detail: 'Chat session expired. Please refresh the page and try again.' })
    expect(await used()).toBe(0)
  })

  it('404 once its resume is in the trash, and nothing is left of it when that is emptied', async () => {
    await send('Hello')
    await galley.ask(person, { method: 'DELETE', url: `/api/resumes/${resumeId}` })
    expect((await send('Hello again')).statusCode).toBe(404)
    galley.clock.forward(31 * 86_400_000)
    await galley.app.sweep()
    const { db } = galley.database
    const left = await Promise.all(
      [aiMessages, aiAsks].map((table) => db.select({ id: table.id }).from(table).where(eq(table.resumeId, resumeId))),
    )
    expect(left).toEqual([[], []])
  })

  it('ends once', async () => {
    const end = () => galley.ask(person, { method: 'DELETE', url: `/api/ai/session/${sessionId}` })
    expect([(await end()).statusCode, (await end()).statusCode]).toEqual([204, 404])
  })

  it('forgets what was said when it is asked to', async () => {
    await send('Hello')
    const forget = (who: TestUser) => galley.ask(who, { method: 'DELETE', url: `/api/ai/conversations/${resumeId}` })
    expect((await forget(await galley.register())).statusCode).toBe(404)
    expect((await start()).messages.length).toBe(2)
    expect((await forget(person)).statusCode).toBe(204)
    expect((await start()).messages).toEqual([])
  })
})

/** A day later the first token has run out. */
async function signIn(): Promise<Pick<TestUser, 'accessToken'>> {
  const response = await galley.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: person.email, password: 'a good password' },
  })
  return { accessToken: response.json<{ access_token: string }>().access_token }
}

describe('a message', () => {
  it('returns as a whole', async () => {
    expect((await send('Hello')).json<MessageAnswer>()).toMatchObject({
      success: true,
      response: 'A reply.',
      patch_data: { type: 'message_only' },
      error: null,
      credits_deducted: true,
      message: { type: 'assistant', content: 'A reply.', proposal: null },
    })
  })

  it.each<[string, object]>([
    ['blank', { message: '   ' }],
    ['too long', { message: 'x'.repeat(8_001) }],
    ['an image of another type', { image_data: { data: 'aGk=', type: 'image/gif', name: 'x.gif' } }],
    ['an image that is no base64', { image_data: { data: 'not base64!', type: 'image/png', name: 'x.png' } }],
    ['a text that is longer than any resume', { current_latex: 'x'.repeat(64 * 1024 + 1) }],
    ['an intent that is none', { intent: 'hack' }],
  ])('422, uncharged: %s', async (_what, more) => {
    expect((await send('Hello', more)).statusCode).toBe(422)
    expect(await used()).toBe(0)
  })

  it('takes an image and a PDF along, and keeps their names only', async () => {
    await send('Look', {
      image_data: { data: 'aGVsbG8=', type: 'image/png', name: 'shot.png' },
      pdf_data: { data: 'JVBERg==', name: 'old.pdf' },
    })
    expect(assistant.asks.at(-1)).toMatchObject({
      image: { data: 'aGVsbG8=' },
      pdf: { data: 'JVBERg==', type: 'application/pdf' },
    })
    expect((await start()).messages[0]).toMatchObject({ attachments: ['shot.png', 'old.pdf'] })
  })

  it('brings the conversation so far, without itself', async () => {
    await send('First')
    await send('Second')
    expect(assistant.asks.at(-1)).toMatchObject({
      message: 'Second',
      history: [
        { role: 'user', content: 'First' },
        { role: 'assistant', content: 'A reply.' },
      ],
    })
  })

  it.each([
    ['FAIL:slow', 'The assistant took too long to answer.'],
    ['FAIL:unreachable', 'The assistant cannot be reached at the moment.'],
    ['BREAK', 'Sorry, I encountered an error processing your request. Please try again.'],
  ])('that fails says why and costs nothing: %s', async (message, error) => {
    expect((await send(message)).json()).toMatchObject({
      success: false,
      error,
      credits_deducted: false,
      message: null,
    })
  })

  it('leaves no word of itself in the log', async () => {
    await send('A very private sentence')
    await send('FAIL:slow with a very private sentence')
    expect(galley.logs.join('\n')).not.toContain('private sentence')
  })
})

describe('as a stream', () => {
  it('comes word by word, then whole', async () => {
    const response = await send('Hello', {}, asStream)
    expect(response.headers['content-type']).toContain('text/event-stream')
    const events = eventsOf(response.body)
    expect(events.slice(0, -1)).toEqual([
      ['stage', { stage: 'thinking' }],
      ['text', { text: 'A ' }],
      ['text', { text: 'reply.' }],
    ])
    expect(events.at(-1)).toMatchObject(['answer', { success: true, response: 'A reply.', credits_deducted: true }])
  })

  it('a failure is an answer that says so', async () => {
    expect(eventsOf((await send('FAIL:slow', {}, asStream)).body).at(-1)).toMatchObject([
      'answer',
      { success: false, credits_deducted: false },
    ])
  })

  it('a refusal has its status, as ever', async () => {
    for (let n = 0; n < 10; n += 1) await send(`${n}`)
    expect((await send('One more', {}, asStream)).statusCode).toBe(402)
    sessionId = crypto.randomUUID()
    expect((await send('Hello', {}, asStream)).statusCode).toBe(404)
  })
})

describe('while it is answered', () => {
  const underWay = async () => {
    await expect.poll(() => assistant.underWay(), { timeout: 20_000 }).toBe(1)
  }
  const stop = (who = person, payload: object = {}) =>
    galley.ask(who, { method: 'POST', url: `/api/ai/session/${sessionId}/stop`, payload })

  it('a stop ends it, and costs nothing', async () => {
    const answer = send('WAIT', {}, asStream)
    await underWay()
    expect((await stop(await galley.register())).statusCode).toBe(404)
    expect((await stop()).statusCode).toBe(204)
    expect(eventsOf((await answer).body).at(-1)).toMatchObject([
      'answer',
      { success: false, error: 'Stopped.', credits_deducted: false },
    ])
    expect(await used()).toBe(0)
    expect(await start()).toMatchObject({ is_answering: false, messages: [{ content: 'WAIT' }] })
  })

  it('a stop that names its message stops that one, and no other', async () => {
    const answer = send('WAIT', {}, { 'idempotency-key': 'the-one-that-waits' })
    await underWay()
    await stop(person, { idempotency_key: 'another-message' })
    expect(assistant.underWay()).toBe(1)
    await stop(person, { idempotency_key: 'the-one-that-waits' })
    expect((await answer).json()).toMatchObject({ success: false, error: 'Stopped.', credits_deducted: false })
    expect(await used()).toBe(0)
  })

  it('a stop that comes before its message holds it up, for good', async () => {
    const key = { 'idempotency-key': 'stopped-on-its-way' }
    expect((await stop(person, { idempotency_key: key['idempotency-key'] })).statusCode).toBe(204)
    for (let n = 0; n < 2; n += 1)
      expect((await send('Hello', {}, key)).json()).toMatchObject({ success: false, error: 'Stopped.' })
    expect(await used()).toBe(0)
  })

  it('a user who comes back sees that it is, and finds the answer later', async () => {
    const answer = send('WAIT')
    await underWay()
    await galley.ask(person, { method: 'DELETE', url: `/api/ai/session/${sessionId}` })
    expect(await start()).toMatchObject({ is_answering: true })
    assistant.release()
    expect((await answer).json()).toMatchObject({ success: true })
    expect(await start()).toMatchObject({
      is_answering: false,
      messages: [{ content: 'WAIT' }, { content: 'A reply.' }],
    })
    expect(await used()).toBe(1)
  })
})

describe('the first tailoring', () => {
  const jobDescription = 'We need Python.'
  beforeEach(async () => {
    const made = await galley.ask(person, {
      method: 'POST',
      url: '/api/resumes/',
      payload: { resume_data: { skills: ['Python'] }, job_description: jobDescription },
    })
    resumeId = made.json<Resume>().id
    sessionId = (await start()).session_id
  })
  /** The message is the server's own: what makes it fail stands in the posting. */
  const failTailoring = async () => {
    const made = await galley.ask(person, {
      method: 'POST',
      url: '/api/resumes/',
      payload: { resume_data: {}, job_description: 'FAIL:slow' },
    })
    resumeId = made.json<Resume>().id
    sessionId = (await start()).session_id
    expect((await tailor()).json()).toMatchObject({ success: false })
  }
  const tailor = () =>
    send('Tailor my resume to the job description.', { intent: 'first_tailoring', job_description: jobDescription })

  it('is due for a resume that was generated for a job, free, and made once', async () => {
    expect((await start()).is_tailoring_due).toBe(true)
    expect((await tailor()).json()).toMatchObject({ success: true, credits_deducted: false })
    expect(assistant.asks.at(-1)).toMatchObject({ intent: 'tailor', jobDescription })
    expect((await start()).is_tailoring_due).toBe(false)
    expect((await tailor()).statusCode).toBe(409)
    expect(await used()).toBe(0)
  })

  it('is about the stored resume and its job, whatever comes with the request', async () => {
    await send('Write me a novel.', { intent: 'first_tailoring', current_latex: 'a novel', job_description: 'a novel' })
    const asked = assistant.asks.at(-1)
    expect(asked).toMatchObject({ message: 'Tailor my resume to the job description.', jobDescription })
    expect(asked?.latex).toContain('\\documentclass')
  })

  it('sent many times at once is made once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => tailor()))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  })

  it('is still due where it failed', async () => {
    await failTailoring()
    expect((await start()).is_tailoring_due).toBe(true)
  })

  it('is not due for a text of one’s own', async () => {
    const made = await galley.ask(person, {
      method: 'POST',
      url: '/api/resumes/',
      payload: { latex_content: latex, job_description: jobDescription },
    })
    resumeId = made.json<Resume>().id
    expect((await start()).is_tailoring_due).toBe(false)
  })
})
