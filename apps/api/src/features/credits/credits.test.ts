// Credits over HTTP: ten to begin with, one for each answered message, none for anything else.
import type { AiSession, MessageAnswer } from '@galley/contract/assistant'
import type { CreditEntry, Subscription } from '@galley/contract/credits'
import type { Resume } from '@galley/contract/resumes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fakeAssistant } from '../../adapters/llm/assistant.fake.ts'
import { startTestApp, type TestUser, type TestApp } from '../../testing/start-test-app.ts'

const assistant = fakeAssistant()
let galley: TestApp
let person: TestUser
let sessionId = ''
const latex = '\\documentclass{resume}\n\\begin{document}\n\\section{Experience}\nBuilt things.\n\\end{document}\n'

beforeAll(async () => {
  galley = await startTestApp({ assistant })
})
afterAll(() => galley.close())
beforeEach(async () => {
  person = await galley.register()
  const made = await galley.ask(person, {
    method: 'POST',
    url: '/api/resumes/',
    payload: { title: 'Nurse', latex_content: latex },
  })
  const started = await galley.ask(person, {
    method: 'POST',
    url: '/api/ai/session/start',
    payload: { resume_id: made.json<Resume>().id },
  })
  sessionId = started.json<AiSession>().session_id
})

const subscription = async (who = person) =>
  (await galley.ask(who, { url: '/api/subscriptions/current-subscription' })).json<Subscription>()
const left = async () => {
  const { message_quota, messages_used } = await subscription()
  return message_quota - messages_used
}
const ledger = async () =>
  (await galley.ask(person, { url: '/api/subscriptions/ledger' })).json<{
    entries: CreditEntry[]
    next: string | null
  }>()
const send = (message: string, key?: string) =>
  galley.ask(person, {
    method: 'POST',
    url: '/api/ai/session/message',
    payload: { session_id: sessionId, message, current_latex: latex },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  })

/** A day later the first token has run out, and so has the chat. */
async function signInAgain(): Promise<void> {
  const payload = { email: person.email, password: 'a good password' }
  const response = await galley.ask(null, { method: 'POST', url: '/api/auth/login', payload })
  person = { ...person, accessToken: response.json<{ access_token: string }>().access_token }
  const listed = await galley.ask(person, { url: '/api/resumes/' })
  const [resume] = listed.json<Resume[]>()
  const started = await galley.ask(person, {
    method: 'POST',
    url: '/api/ai/session/start',
    payload: { resume_id: resume?.id },
  })
  sessionId = started.json<AiSession>().session_id
}

describe('a new account', () => {
  it('has ten messages, granted once however often it is asked', async () => {
    const first = await subscription()
    expect(first).toEqual({
      plan_id: 'free',
      plan_name: 'Free',
      status: 'active',
      message_quota: 10,
      messages_used: 0,
      current_period_end: null,
    })
    expect(await Promise.all(Array.from({ length: 8 }, () => subscription()))).toEqual(
      Array.from({ length: 8 }, () => first),
    )
    expect((await ledger()).entries).toMatchObject([{ reason: 'welcome', amount: 10, balance: 10 }])
  })

  it('may begin with a message', async () => {
    expect((await send('Hello')).json<MessageAnswer>()).toMatchObject({ success: true, credits_deducted: true })
    expect(await subscription()).toMatchObject({ message_quota: 10, messages_used: 1 })
  })
})

describe('what is charged', () => {
  it.each([
    ['an answered message', 'Hello', true],
    ['a refusal', 'REFUSE', false],
    ['a provider that is slow', 'FAIL:slow', false],
    ['a provider that is down', 'FAIL:unreachable', false],
    ['a provider that declines', 'FAIL:refused', false],
    ['an empty answer', 'BLANK', false],
    ['an empty document', 'EMPTY', false],
    ['what cannot be understood', 'FAIL:unreadable', false],
    ['a fault of our own', 'BREAK', false],
    ['a proposal that does not compile', 'EDIT:Built=>FAIL:compilation_error', false],
  ])('%s', async (_what, message, isCharged) => {
    const answer = (await send(message)).json<MessageAnswer>()
    expect(answer.credits_deducted).toBe(isCharged)
    expect(await left()).toBe(isCharged ? 9 : 10)
  })

  it('is in the statement, with the resume that it was about', async () => {
    await send('Hello')
    await send('FAIL:slow')
    await send('Hello again')
    expect((await ledger()).entries).toMatchObject([
      { reason: 'message', amount: -1, balance: 8, resume_title: 'Nurse' },
      { reason: 'message', amount: -1, balance: 9, resume_title: 'Nurse' },
      { reason: 'welcome', amount: 10, balance: 10, resume_title: null },
    ])
  })
})

describe('when none is left', () => {
  it('402 with its sentence, and nothing is asked of the assistant', async () => {
    for (let n = 0; n < 10; n += 1) await send(`Message ${n}`)
    const asked = assistant.asks.length
    const refused = await send('One more')
    expect(refused.statusCode).toBe(402)
    expect(refused.json()).toMatchObject({
      code: 'no_credits',
      detail: expect.stringContaining("You've run out of AI messages!"),
    })
    expect(assistant.asks.length).toBe(asked)
    expect(await left()).toBe(0)
  })

  it('of fifty at once, ten are answered', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => send(`Message ${n}`)))
    const counts = Map.groupBy(answers, ({ statusCode }) => statusCode)
    expect([counts.get(200)?.length, counts.get(402)?.length]).toEqual([10, 40])
    expect(await subscription()).toMatchObject({ message_quota: 10, messages_used: 10 })
    expect((await ledger()).entries.map(({ balance }) => balance)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })
})

describe('the same key', () => {
  it('returns the first result, and is charged once', async () => {
    const first = await send('Hello', 'key-number-one')
    const again = await send('Hello', 'key-number-one')
    expect(again.json()).toEqual(first.json())
    expect(await left()).toBe(9)
  })

  it.each([
    ['an answered message', 'Hello'],
    ['a failed message', 'FAIL:slow'],
  ])('of %s is refused once it is older than a day, and nothing is charged', async (_what, message) => {
    const key = 'key-of-the-day-before'
    await send(message, key)
    const before = await left()
    galley.clock.forward(24 * 60 * 60_000 - 1_000)
    await signInAgain()
    expect((await send(message, key)).statusCode).toBe(200)
    galley.clock.forward(2_000)
    const asked = assistant.asks.length
    const refused = await send(message, key)
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      expect.objectContaining({
        code: 'key_expired',
        detail:
          'Idempotency-Key: this key is older than 24 hours. Nothing was charged. Send the request again with a new key.',
      }),
    ])
    expect([await left(), assistant.asks.length]).toEqual([before, asked])
    expect((await send(message, 'a-new-key')).statusCode).toBe(200)
  })

  it('sent twice at once is answered once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => send('Hello', 'key-of-a-double-click')))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await left()).toBe(9)
  })

  it('with another message is refused', async () => {
    await send('Hello', 'a-key-used-twice')
    const refused = await send('Something else', 'a-key-used-twice')
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({ code: 'key_reused' })
    expect(await left()).toBe(9)
  })

  it('after a failure is a new attempt', async () => {
    const failed = await send('FAIL:slow', 'key-that-failed')
    expect(failed.json()).toMatchObject({ success: false, credits_deducted: false })
    expect((await send('FAIL:slow', 'key-that-failed')).json()).toMatchObject({ success: false })
    expect(await left()).toBe(10)
  })

  it('of another person means nothing', async () => {
    await send('Hello', 'a-shared-key-of-two')
    const other = await galley.register()
    expect((await subscription(other)).messages_used).toBe(0)
  })
})

describe('the statement', () => {
  it('comes in parts, each line once', async () => {
    const { entries, next } = await ledger()
    expect(next).toBeNull()
    const before = entries[0]?.id ?? ''
    const rest = await galley.ask(person, { url: `/api/subscriptions/ledger?before=${before}` })
    expect(rest.json()).toEqual({ entries: [], next: null })
  })

  it('shows nothing of another person', async () => {
    await send('Hello')
    const own = (await ledger()).entries[0]?.id ?? ''
    const other = await galley.register()
    const seen = await galley.ask(other, { url: `/api/subscriptions/ledger?before=${own}` })
    expect(seen.json()).toEqual({ entries: [], next: null })
  })
})
