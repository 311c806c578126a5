// People who type, save, chat and buy, each with an address of their own, and what of it was acknowledged: the oracle
// of the tests that take parts of the cluster away.
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Session } from '@galley/contract/accounts'
import type { AiSession, MessageAnswer } from '@galley/contract/assistant'
import type { Purchase, Topup } from '@galley/contract/billing'
import type { Subscription } from '@galley/contract/credits'
import type { Resume } from '@galley/contract/resumes'
import { sampleLatex } from '@galley/resume/sample-resume'
import type { DrillProvider } from '../../apps/api/src/testing/drill.ts'

export interface Failure {
  act: string
  /** An HTTP status, or the name of what happened to the connection. */
  what: string
  atMs: number
}

interface Person {
  token: string
  resumeId: string
  sessionId: string
  /** Of the last save that was acknowledged. */
  saved: number
  /** Messages that were charged, as their answers say. */
  charged: number
  /** Packs whose payment the product has confirmed. */
  packs: number
}

export interface PeopleAtWork {
  /** Requests that failed, each before it was sent again, as a browser does. */
  failures: Failure[]
  /** Of requests that succeeded. */
  count(): number
  /** Lets everything that was begun succeed, and compares what is stored with what was acknowledged. */
  finish(): Promise<string[]>
}

const pauseMs = 2_500
const retryMs = 400
/** A model may take its time, several times. */
const maxRequestMs = { chat: 60_000, other: 15_000 }
/** What was begun has to succeed within so long after the fault. */
const maxRetriesMs = 150_000
const freeMessages = 10
const packMessages = 25
const maxMessages = 8

interface World {
  /** The product, through HAProxy. */
  url: string
  /** One API process itself: it believes the address that a person is said to come from. */
  apiUrl: string
  provider: DrillProvider
}

/** Signs up so many people, and has them work until `finish`. */
export async function startPeople(world: World, count: number): Promise<PeopleAtWork> {
  const people = await Promise.all(Array.from({ length: count }, (_, n) => signUp(world, n)))
  const journal: Journal = { failures: [], stuck: [], succeeded: 0 }
  let isOver = false
  /** Each keeps typing and saving; now and then one chats or buys. */
  const work = async (person: Person, n: number) => {
    const at = { world, journal, person }
    await setTimeout((n * pauseMs) / count)
    for (let round = n; !isOver; round += 1) {
      await type(at)
      await save(at)
      if (round % 7 === 0) await chat(at)
      if (round % 11 === 0) await buy(at)
      await setTimeout(pauseMs)
    }
  }
  const working = Promise.all(people.map(work))
  return {
    failures: journal.failures,
    count: () => journal.succeeded,
    async finish() {
      isOver = true
      await working
      const found = await Promise.all(people.map((person, n) => compare({ world, journal, person }, n)))
      return [...found.flat(), ...journal.stuck]
    },
  }
}

interface Journal {
  failures: Failure[]
  /** What never succeeded. */
  stuck: string[]
  succeeded: number
}

interface At {
  world: World
  journal: Journal
  person: Person
}

interface Asked {
  act: string
  /** Method and path. */
  route: `${'GET' | 'POST' | 'PUT'} /${string}`
  body?: unknown
  key?: string
}

function request({ world, person }: At, { route, body, key }: Asked): Promise<Response> {
  const [method = '', path = ''] = route.split(' ')
  return fetch(`${world.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${person.token}`,
      // Of its own: a browser sends again by itself what meets a connection that was just closed.
      connection: 'close',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(path.startsWith('/api/ai/') ? maxRequestMs.chat : maxRequestMs.other),
  })
}

/** Sends it again until it succeeds. Returns null where it does not within the time. */
async function insist<Answer>(at: At, asked: Asked): Promise<Answer | null> {
  const { journal } = at
  for (const until = performance.now() + maxRetriesMs; performance.now() < until; await setTimeout(retryMs)) {
    try {
      const response = await request(at, asked)
      const text = await response.text()
      if (response.ok) {
        journal.succeeded += 1
        return (text.startsWith('{') ? JSON.parse(text) : {}) as Answer
      }
      fail(at, asked.act, `${response.status} ${codeOf(text)}`)
    } catch (error) {
      const { name, cause } = error as Error & { cause?: { code?: string } }
      fail(at, asked.act, cause?.code ?? name)
    }
  }
  at.journal.stuck.push(`${asked.act} did not succeed within ${maxRetriesMs / 1000} s`)
  return null
}

const fail = ({ journal }: At, act: string, what: string) =>
  void journal.failures.push({ act, what, atMs: performance.now() })

async function save(at: At): Promise<void> {
  const { person } = at
  const route = `PUT /api/resumes/${person.resumeId}` as const
  const saved = await insist(at, { act: 'save', route, body: { latex_content: textOf(person.saved + 1) } })
  if (saved) person.saved += 1
}

async function type(at: At): Promise<void> {
  const body = { latex_content: textOf(at.person.saved), resume_id: at.person.resumeId, purpose: 'preview' }
  await insist(at, { act: 'preview', route: 'POST /api/latex/compile', body })
}

/** A message that failed is free, and is asked again under its key, as the button "Try again" does. */
async function chat(at: At): Promise<void> {
  const { person } = at
  if (person.charged >= maxMessages) return
  const { sessionId, saved } = person
  const body = { session_id: sessionId, message: 'What do you think of it?', current_latex: textOf(saved) }
  const asked = { act: 'chat', route: 'POST /api/ai/session/message', body, key: randomUUID() } as const
  for (const until = performance.now() + maxRetriesMs; performance.now() < until; await setTimeout(retryMs)) {
    const answer = await insist<MessageAnswer>(at, asked)
    if (answer?.success === true) {
      if (answer.credits_deducted) person.charged += 1
      return
    }
    fail(at, 'chat', `not answered: ${answer?.error ?? ''}`)
  }
  at.journal.stuck.push('a message was not answered')
}

async function buy(at: At): Promise<void> {
  const { person, world } = at
  if (person.packs > 0) return
  const route = 'POST /api/subscriptions/purchase/topup'
  const order = await insist<Topup>(at, { act: 'order', route, body: { pack_id: 'starter' }, key: randomUUID() })
  if (!order) return
  const { answer } = world.provider.engine.attempt({ orderId: order.order_id, outcome: 'success', method: 'card' })
  const paid = { act: 'payment', route: 'POST /api/subscriptions/purchase/verify', body: answer ?? {} } as const
  const purchase = await insist<Purchase>(at, paid)
  if (purchase && (await untilPaid(at, purchase))) person.packs += 1
}

/** Where the provider could not be asked, the credits are on their way: asks now and then, as the page does. */
async function untilPaid(at: At, { id, state }: Purchase): Promise<boolean> {
  let last: Purchase['state'] | undefined = state
  for (const until = performance.now() + maxRetriesMs; performance.now() < until; await setTimeout(pauseMs)) {
    if (last === 'paid') return true
    last = (await insist<Purchase>(at, { act: 'purchase', route: `GET /api/subscriptions/purchases/${id}` }))?.state
  }
  at.journal.stuck.push(`a payment was ${last} after ${maxRetriesMs / 1000} s`)
  return false
}

/** The product's code of the refusal; HAProxy's own page has none. */
const codeOf = (text: string) => /"code":"(\w+)"/.exec(text)?.[1] ?? 'HAProxy'

/** What is stored, against what was acknowledged. */
async function compare(at: At, n: number): Promise<string[]> {
  const { person } = at
  const wrong: string[] = []
  const resume = await insist<Resume>(at, { act: 'read', route: `GET /api/resumes/${person.resumeId}` })
  if (resume?.latex_content !== textOf(person.saved)) wrong.push(`person ${n}: the text is not save ${person.saved}`)
  const credits = await insist<Subscription>(at, {
    act: 'credits',
    route: 'GET /api/subscriptions/current-subscription',
  })
  const granted = freeMessages + person.packs * packMessages
  if (credits?.message_quota !== granted) wrong.push(`person ${n}: ${credits?.message_quota} credits for ${granted}`)
  if (credits?.messages_used !== person.charged)
    wrong.push(`person ${n}: ${credits?.messages_used} messages spent for ${person.charged}`)
  return wrong
}

const textOf = (save: number) => `${sampleLatex('classic')}% ${save}\n`

async function signUp({ apiUrl }: World, n: number): Promise<Person> {
  const post = async <Answer>(path: string, body: object, token?: string) => {
    const response = await fetch(`${apiUrl}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.2.${n >> 8}.${n & 255}`,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Answer
  }
  const account = {
    email: `person${n}-${randomUUID()}@example.org`,
    password: 'a good password',
    full_name: `Person ${n}`,
  }
  const { access_token: token } = await post<Session>('/api/auth/register', account)
  const { id: resumeId } = await post<Resume>('/api/resumes/', { latex_content: textOf(0) }, token)
  const { session_id: sessionId } = await post<AiSession>('/api/ai/session/start', { resume_id: resumeId }, token)
  return { token, resumeId, sessionId, saved: 0, charged: 0, packs: 0 }
}
