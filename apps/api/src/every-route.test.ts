// What holds for every call of the route table. A new call is tested without a line here: it only needs a good request.
import { allCalls } from '@galley/contract/all-calls'
import type { Call, CallOutput } from '@galley/contract/call'
import type { generateDocument } from '@galley/contract/documents'
import type { listFacts } from '@galley/contract/facts'
import type { ResumeVersion } from '@galley/contract/versions'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AiSession, MessageAnswer } from '@galley/contract/assistant'
import { calls, callsWithBody, goodRequest, type CallName, type RequestSubjects } from './testing/good-requests.ts'
import { authCalls } from './testing/auth-calls.ts'
import { bought, subscribing } from './testing/buy.ts'
import { makeOperator, raiseAlarm } from './testing/make-operator.ts'
import { startTestApp, type TestUser, type TestApp } from './testing/start-test-app.ts'

let galley: TestApp
let owner: TestUser
let other: TestUser
/** Whom operators act on. */
let person: TestUser
let alarmId = ''
let resumeId = ''
let chat: RequestSubjects['chat'] & object
let version = ''
/** A token of a user who has a second factor, by the password alone. */
let halfSignedIn = ''
let document = ''
let purchase: RequestSubjects['purchase'] & object
let payPlan: RequestSubjects['payPlan']

beforeAll(async () => {
  galley = await startTestApp()
  owner = await galley.register('Owner')
  other = await galley.register('Other')
  person = await galley.register('Person')
  await makeOperator(galley, owner)
  alarmId = await raiseAlarm(galley)
  const made = await galley.ask(owner, {
    method: 'POST',
    url: '/api/resumes/',
    payload: { title: 'Mine', resume_data: {} },
  })
  resumeId = made.json<{ id: string }>().id
  await galley.ask(owner, request('compilePdf'))
  chat = { sessionId: resumeId, messageId: resumeId }
  const session = await galley.ask(owner, request('startSession'))
  chat.sessionId = session.json<AiSession>().session_id
  const answer = await galley.ask(owner, request('sendMessage'))
  chat.messageId = answer.json<MessageAnswer>().message?.id ?? ''
  const known = await galley.ask(owner, request('listFacts'))
  const fact = known.json<CallOutput<typeof listFacts>>().resumes[0]?.facts[0]
  if (fact) chat.fact = { messageId: fact.message_id, key: fact.key }
  await galley.ask(owner, request('decideProposal'))
  purchase = await bought({ galley, person: owner }, 'starter')
  payPlan = await subscribing({ galley, person: owner })
  const letter = await galley.ask(owner, request('generateDocument'))
  document = letter.json<CallOutput<typeof generateDocument>>().document.id
  const auth = authCalls(galley)
  halfSignedIn = (await auth.signIn((await auth.withFactor()).email)).access_token
  version = (await galley.ask(owner, request('listVersions'))).json<ResumeVersion[]>()[0]?.id ?? ''
})
afterAll(() => galley.close())

const request = (name: CallName, id = resumeId): InjectOptions =>
  goodRequest(name, {
    owner,
    resumeId: id,
    chat,
    version,
    document,
    personId: person.id,
    alarmId,
    ...(purchase && { purchase }),
    ...(payPlan && { payPlan }),
  })
/** They end what others need. */
const endings: CallName[] = [
  'deleteAccount',
  'closeSession',
  'deleteResume',
  'deleteDocument',
  'deleteForGood',
  'endSession',
  'forgetConversation',
]
const signedIn = calls.filter(([, call]) => call.access !== 'public')
const ofOperators = calls.filter(([, call]) => call.access === 'operator')
const ofResumes = calls.filter(([, call]) => call.path.startsWith('/resumes/:id'))

describe('every route', () => {
  it('of the server is in the table, and the other way round', () => {
    const documented = Object.entries((galley.app.swagger() as { paths: Record<string, object> }).paths).flatMap(
      ([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    const declared = calls.map(([, call]) => `${call.method} /api${call.path}`)
    expect(documented.filter((route) => route.includes('/api/')).sort()).toEqual(declared.sort())
  })

  it.each(calls.filter(([name]) => !endings.includes(name)).map(([name]) => name))(
    'answers a good request: %s',
    async (name) => {
      const response = await galley.ask(owner, request(name))
      expect(response.statusCode).toBe(allCalls[name].answer.status)
    },
  )
})

describe('who may', () => {
  const badTokens = { 'no token': null, 'a garbled token': 'a.b.c', 'an empty token': '' }
  it.each(signedIn.map(([name]) => name))('401 without a good token: %s', async (name) => {
    for (const token of Object.values(badTokens)) {
      const response = await galley.app.inject({
        ...request(name),
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
      })
      expect(response.statusCode).toBe(401)
      expect(response.json()).toEqual({
        detail: 'Please sign in again.',
        code: 'not_authenticated',
        request_id: expect.any(String),
      })
    }
  })

  it.each(signedIn.map(([name]) => name))('401 before the second step of signing in: %s', async (name) => {
    const response = await galley.ask({ ...owner, accessToken: halfSignedIn }, request(name))
    expect(response.statusCode).toBe(401)
    expect(response.json()).toMatchObject({ code: 'second_factor_needed' })
  })

  it.each(ofOperators.map(([name]) => name))('404 without the role, as for an unknown path: %s', async (name) => {
    const asked = request(name)
    const [refused, unknown] = await Promise.all([
      galley.ask(other, asked),
      galley.ask(other, { ...asked, url: '/api/no-such' }),
    ])
    const seen = [refused, unknown].map((one) => [one.statusCode, { ...one.json<object>(), request_id: '' }])
    expect(seen[0]).toEqual([404, { detail: 'Not found.', code: 'not_found', request_id: '' }])
    expect(seen[0]).toEqual(seen[1])
    // Nor does a body that is not valid say that there is something.
    expect((await galley.ask(other, { ...asked, payload: { odd: true } })).statusCode).toBe(404)
  })

  it.each(ofResumes.map(([name]) => name))('404 for another person’s resume, as for none: %s', async (name) => {
    const [foreign, missing, nonsense] = await Promise.all([
      galley.ask(other, request(name)),
      galley.ask(other, request(name, crypto.randomUUID())),
      galley.ask(other, request(name, encodeURIComponent("1;drop table resumes--'"))),
    ])
    const refusals = [foreign, missing, nonsense].map((response) => ({
      ...response.json<object>(),
      status: response.statusCode,
      request_id: '',
    }))
    expect(refusals).toEqual(
      Array.from({ length: 3 }, () => ({ status: 404, detail: 'Not found.', code: 'not_found', request_id: '' })),
    )
    expect((await galley.ask(owner, request('getResume'))).statusCode).toBe(200)
  })
})

describe('bad bodies', () => {
  it.each(callsWithBody)('refuses other types, malformed JSON, extra fields and too much: %s', async (name) => {
    const { payload, ...rest } = request(name)
    const send = (body: string, type: string, encoding?: string) =>
      galley.ask(owner, {
        ...rest,
        payload: body,
        headers: { 'content-type': type, ...(encoding && { 'content-encoding': encoding }) },
      })
    const limit = (allCalls[name] as Call).bodyLimit ?? 64 * 1024
    expect((await send('x', 'text/plain')).statusCode).toBe(415)
    expect((await send('<x/>', 'application/xml')).statusCode).toBe(415)
    expect((await send('{"a":', 'application/json')).statusCode).toBe(400)
    expect((await send('', 'application/json')).statusCode).toBe(400)
    expect((await send(JSON.stringify({ ...(payload as object), extra: 1 }), 'application/json')).statusCode).toBe(422)
    expect((await send(JSON.stringify({ x: 'x'.repeat(limit) }), 'application/json')).statusCode).toBe(413)
    expect((await send('{"__proto__":{"admin":true}}', 'application/json')).statusCode).toBe(400)
    expect((await send(`${'['.repeat(10_000)}${']'.repeat(10_000)}`, 'application/json')).statusCode).toBe(422)
  })
})
