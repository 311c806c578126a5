// What the assistant knows from a person's own words: they read it, correct it and empty it, and proposals are judged
// by what is left.
import type { AiSession, MessageAnswer } from '@galley/contract/assistant'
import type { CallOutput } from '@galley/contract/call'
import type { Fact, FactsOfResume, listFacts } from '@galley/contract/facts'
import { factKey } from '@galley/honesty/reply/amended'
import type { Resume } from '@galley/contract/resumes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fakeAssistant } from '../../../adapters/llm/assistant.fake.ts'
import type { Ask, AssistantDraft } from '../../../adapters/llm/assistant.port.ts'
import { startTestApp, type TestApp, type TestUser } from '../../../testing/start-test-app.ts'
import { aiFactChanges } from '../assistant.tables.ts'

const latex = String.raw`\documentclass{resume}
\begin{document}
\section{Experience}
\entry{Software Engineer}{Northwind}{Portland}{2021 – Present}
\begin{bullets}
  \item Built a refund service in Python.
\end{bullets}
\section{Skills}
\skills{Python, Django}
\end{document}
`
let galley: TestApp
let person: TestUser
let [resumeId, sessionId] = ['', '']
/** What the assistant proposes next in place of the skills; the person's own message says nothing of it. */
let proposed = ''
let asked: Ask | null = null
const draft = async (ask: Ask): Promise<AssistantDraft> => {
  asked = ask
  const changed = ask.latex.replace('Built a refund service in Python.', () => proposed)
  return { message: 'Done.', latex: proposed === '' ? null : changed, isRefusal: false }
}

beforeAll(async () => void (galley = await startTestApp({ assistant: { ...fakeAssistant(), draft } })))
afterAll(() => galley.close())
beforeEach(async () => {
  proposed = ''
  person = await galley.register()
  resumeId = await create('Platform')
  sessionId = await open(resumeId)
})

const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, who = person) =>
  galley.ask(who, { method, url: `/api${path}`, ...(payload && { payload }) })
const create = async (title: string, more: object = {}) =>
  (await ask('POST', '/resumes/', { title, latex_content: latex, ...more })).json<Resume>().id
const open = async (id: string) =>
  (await ask('POST', '/ai/session/start', { resume_id: id })).json<AiSession>().session_id
const say = async (message: string, more: object = {}) =>
  (
    await ask('POST', '/ai/session/message', { session_id: sessionId, message, current_latex: latex, ...more })
  ).json<MessageAnswer>()
/** Whether a proposal with these words comes through. */
const passes = async (words: string) => {
  proposed = words
  const answer = await say('Please improve it.')
  proposed = ''
  return answer.patch_data?.new_latex?.includes(words) ?? false
}
const list = async (query = '') => (await ask('GET', `/ai/facts${query}`)).json<CallOutput<typeof listFacts>>().resumes
const facts = async () => (await list()).flatMap(({ facts: of }) => of)
const texts = async () => (await facts()).map(({ text }) => text)
const pathOf = ({ message_id, key }: Pick<Fact, 'message_id' | 'key'>) => `/ai/messages/${message_id}/facts/${key}`
const first = async () => (await facts())[0]!

const kafka = 'I have used Kafka for two years.'
const twoYears = 'Used Kafka for two years.'
const threeMonths = 'Used Kafka for three months.'

describe('a fact', () => {
  it('is listed with where it was said, newest first', async () => {
    await say(`Shorten it. ${kafka} You will lead a team.`)
    await say('yes, at Northwind', { answers_claim: { text: 'Terraform' } })
    const [only, ...others] = await list()
    expect(others).toEqual([])
    expect(only).toMatchObject({
      resume_id: resumeId,
      resume_title: 'Platform',
      resume: { entries: 1, skills: 2 },
      form: { entries: 0, skills: 0 },
      copies: 0,
    } satisfies Partial<FactsOfResume>)
    expect(only?.facts).toMatchObject([
      { text: 'Terraform: yes, at Northwind', answers_claim: { text: 'Terraform' }, is_corrected: false },
      { text: kafka, answers_claim: null, is_corrected: false, said_at: galley.clock.now().toISOString() },
    ])
  })

  it('that is withdrawn holds a proposal back that it let through', async () => {
    expect(await passes(twoYears)).toBe(false)
    await say(kafka)
    expect(await passes(twoYears)).toBe(true)
    expect((await ask('DELETE', pathOf(await first()))).statusCode).toBe(204)
    expect(await passes(twoYears)).toBe(false)
    expect(await facts()).toEqual([])
    // What was said stays in the chat.
    const started = await ask('POST', '/ai/session/start', { resume_id: resumeId })
    expect(started.json<AiSession>().messages.map(({ content }) => content)).toContain(kafka)
  })

  it('counts as it was corrected', async () => {
    await say(kafka)
    const fact = await first()
    const corrected = await ask('PUT', pathOf(fact), { text: ' I have used Kafka for three months. ' })
    expect(corrected.json()).toEqual({ ...fact, text: 'I have used Kafka for three months.', is_corrected: true })
    expect(await facts()).toEqual([corrected.json()])
    expect([await passes(twoYears), await passes(threeMonths)]).toEqual([false, true])
    expect((await ask('PUT', pathOf(fact), { text: null })).json()).toEqual(fact)
    expect([await passes(twoYears), await passes(threeMonths)]).toEqual([true, false])
  })

  it('that was withdrawn is taken up again', async () => {
    await say(kafka)
    const fact = await first()
    await ask('DELETE', pathOf(fact))
    expect((await ask('PUT', pathOf(fact), { text: kafka })).json()).toEqual(fact)
    expect(await passes(twoYears)).toBe(true)
  })

  it('is not sent to the assistant once it is withdrawn, and as corrected after that', async () => {
    await say(`Shorten it. ${kafka}`)
    await say('yes', { answers_claim: { text: 'Terraform' } })
    const [terraform, aboutKafka] = await facts()
    await ask('DELETE', pathOf(terraform!))
    await ask('DELETE', pathOf(aboutKafka!))
    const sent = async () => {
      await say('Thanks.')
      return asked?.history.flatMap(({ role, content }) => (role === 'user' ? [content] : [])).slice(0, 2)
    }
    expect(await sent()).toEqual(['Shorten it.', '(The user withdrew this message.)'])
    await ask('PUT', pathOf(aboutKafka!), { text: 'I used Kafka for a week.' })
    expect((await sent())?.[0]).toBe('Shorten it. I used Kafka for a week.')
  })

  it.each([
    ['I know nothing about Kafka.', 'not_a_fact'],
    [`${kafka} You will lead a team.`, 'not_a_fact'],
    ['', 'validation_failed'],
    ['I '.repeat(501), 'validation_failed'],
    [7, 'validation_failed'],
  ])('422 for the correction %j', async (text, code) => {
    await say(kafka)
    const refused = await ask('PUT', pathOf(await first()), { text })
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([422, code])
    expect(await texts()).toEqual([kafka])
  })
})

describe('a posting’s sentence', () => {
  const posting =
    'You will own Kafka clusters for our robots team.\nI have run large Kafka clusters for five years, says Anna.'

  it('is never listed: pasted into the chat, as a correction, or the resume’s own', async () => {
    resumeId = await create('For a job', { job_description: posting })
    sessionId = await open(resumeId)
    await say(posting.split('\n')[1]!)
    await say('Requirements: Kubernetes, Terraform and Rust. 5+ years.')
    expect(await texts()).toEqual([])
    await say(kafka)
    const refused = await ask('PUT', pathOf(await first()), { text: posting.split('\n')[1] })
    expect([refused.statusCode, await texts()]).toEqual([422, [kafka]])
  })
})

describe('everything', () => {
  it('about one resume is forgotten, what is said later counts again, and other resumes keep theirs', async () => {
    await say(kafka)
    const fact = await first()
    const other = await create('Other')
    sessionId = await open(other)
    await say('I led a team of five.')
    expect((await ask('DELETE', `/ai/facts?resume_id=${resumeId}`)).statusCode).toBe(204)
    expect(await texts()).toEqual(['I led a team of five.'])
    expect((await ask('PUT', pathOf(fact), { text: kafka })).statusCode).toBe(404)
    sessionId = await open(resumeId)
    expect(await passes(twoYears)).toBe(false)
    await say(kafka)
    expect(await passes(twoYears)).toBe(true)
  })

  it('about all resumes is forgotten, twice as well as once, and nobody else’s', async () => {
    await say(kafka)
    const other = await galley.register()
    await ask('PUT', pathOf(await first()), { text: 'I used Kafka for a week.' })
    expect((await ask('DELETE', '/ai/facts', undefined, other)).statusCode).toBe(204)
    expect(await texts()).toEqual(['I used Kafka for a week.'])
    for (const status of [204, 204]) expect((await ask('DELETE', '/ai/facts')).statusCode).toBe(status)
    expect(await facts()).toEqual([])
    expect(await passes(twoYears)).toBe(false)
  })

  it('goes with the conversation', async () => {
    await say(kafka)
    await ask('PUT', pathOf(await first()), { text: 'I used Kafka for a week.' })
    await ask('DELETE', `/ai/conversations/${resumeId}`)
    expect(await facts()).toEqual([])
    expect(
      (await galley.database.db.select().from(aiFactChanges)).filter(({ userId }) => userId === person.id),
    ).toEqual([])
  })
})

describe('a copy', () => {
  const copyOf = async (id: string) =>
    (await ask('POST', `/resumes/${id}/variants`, { employer: 'Acme' })).json<Resume>().id

  it('rests on what was said about its original, not the other way round', async () => {
    await say(kafka)
    const copy = await copyOf(resumeId)
    sessionId = await open(copy)
    expect(await passes(twoYears)).toBe(true)
    await say('I led a team of five.')
    const ofCopy = await list(`?resume_id=${copy}`)
    expect(ofCopy.map((of) => [of.resume_id, of.copies, of.facts.map(({ text }) => text)])).toEqual([
      [copy, 0, ['I led a team of five.']],
      [resumeId, 1, [kafka]],
    ])
    expect((await list(`?resume_id=${resumeId}`)).map((of) => of.resume_id)).toEqual([resumeId])
    await ask('DELETE', pathOf(ofCopy[1]!.facts[0]!))
    expect(await passes(twoYears)).toBe(false)
  })

  it('rests on nothing of an original in the trash', async () => {
    await say(kafka)
    const copy = await copyOf(resumeId)
    await ask('DELETE', `/resumes/${resumeId}`)
    sessionId = await open(copy)
    expect([await passes(twoYears), await facts()]).toEqual([false, []])
    await ask('POST', `/resumes/${resumeId}/restore`)
    expect([await passes(twoYears), await texts()]).toEqual([true, [kafka]])
  })
})

describe('another person', () => {
  it('404 for their fact and their resume, as for none', async () => {
    await say(kafka)
    const fact = await first()
    const other = await galley.register()
    const paths = [
      ['PUT', pathOf(fact), { text: 'I used Kafka.' }],
      ['PUT', pathOf(fact), { text: null }],
      ['DELETE', pathOf(fact)],
      ['GET', `/ai/facts?resume_id=${resumeId}`],
      ['DELETE', `/ai/facts?resume_id=${resumeId}`],
    ] as const
    for (const [method, path, body] of paths)
      expect([path, (await ask(method, path, body, other)).statusCode]).toEqual([path, 404])
    expect(await texts()).toEqual([kafka])
  })

  it('404 for a sentence that was not said, or is no fact, or is in the trash', async () => {
    await say(kafka)
    const fact = await first()
    const missing = [
      { ...fact, key: factKey('I led a team.') },
      { ...fact, message_id: crypto.randomUUID() },
    ]
    for (const one of missing) expect((await ask('DELETE', pathOf(one))).statusCode).toBe(404)
    await ask('DELETE', `/resumes/${resumeId}`)
    expect((await ask('DELETE', pathOf(fact))).statusCode).toBe(404)
    expect((await ask('GET', '/ai/facts?resume_id=x')).statusCode).toBe(422)
  })
})
