// Credits that operators grant and take back: exact, once for each key, and each with its line in the log.
import type { CreditEntry, Subscription } from '@galley/contract/credits'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { transactionsOf } from '../../adapters/transactions.port.ts'
import { createRoles } from '../../create-operating.ts'
import { operating, type CreditsChanged } from '../../testing/operating.ts'
import { startTestApp, type TestApp, type TestUser } from '../../testing/start-test-app.ts'
import { createCreditsRepository } from '../credits/credits.repository.ts'
import { createCreditsService } from '../credits/credits.service.ts'
import { createOperatorCredits, type CreditsChange } from './operator-credits.service.ts'

let galley: TestApp
let by: Awaited<ReturnType<typeof operating>>
let person: TestUser
beforeAll(async () => {
  galley = await startTestApp()
  by = await operating(galley)
})
// Their closing checks that the books are right: each act has its entry in the ledger, and the other way round.
afterAll(() => galley.close())
beforeEach(async () => void (person = await galley.register()))

const left = async () => {
  const response = await galley.ask(person, { url: '/api/subscriptions/current-subscription' })
  const { message_quota: granted, messages_used: used } = response.json<Subscription>()
  return granted - used
}
const lines = async () =>
  (await galley.ask(person, { url: '/api/subscriptions/ledger' })).json<{ entries: CreditEntry[] }>().entries
const actsAbout = () => by.acts(`?person=${person.id}`)

describe('credits', () => {
  it('are granted beside the welcome credits, also before the first use', async () => {
    const response = await by.changeCredits(person, 25)
    expect(response.statusCode).toBe(200)
    expect(response.json<CreditsChanged>()).toMatchObject({ amount: 25, balance: 35 })
    expect(await left()).toBe(35)
    expect(await lines()).toMatchObject([
      { reason: 'operator', amount: 25, balance: 35 },
      { reason: 'welcome', amount: 10, balance: 10 },
    ])
  })

  it('are taken back to the last free one', async () => {
    expect((await by.changeCredits(person, -10)).json<CreditsChanged>()).toMatchObject({ amount: -10, balance: 0 })
    expect(await left()).toBe(0)
  })

  it('are taken back all of them or none', async () => {
    const refused = await by.changeCredits(person, -11)
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'too_few_credits',
        detail: 'This account has fewer free credits than that. Nothing was taken back.',
      }),
    ])
    expect([await left(), await actsAbout()]).toEqual([10, []])
  })

  it('of two that take back all, one does', async () => {
    const answers = await Promise.all([by.changeCredits(person, -10), by.changeCredits(person, -10)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect([await left(), (await actsAbout()).length]).toEqual([0, 1])
  })

  it.each([0, 1.5, 1_001, -1_001, '5', null])('422 for an amount of %s', async (amount) => {
    expect((await by.changeCredits(person, amount as number)).statusCode).toBe(422)
    expect(await actsAbout()).toEqual([])
  })

  it.each(['', '  ', 'ab', 'x'.repeat(501)])('422 for the reason “%s”', async (reason) => {
    expect((await by.changeCredits(person, 5, { reason })).statusCode).toBe(422)
  })

  it('422 without a key', async () => {
    const payload = { amount: 5, reason: 'An answer was lost' }
    expect((await by.send(`POST /people/${person.id}/credits`, payload)).statusCode).toBe(422)
    expect(await left()).toBe(10)
  })
})

/** Two requests that both look for the key before either has written it down. */
async function atOnce(change: Omit<CreditsChange, 'operatorId'>) {
  const { clock, database } = galley
  const ids = { next: () => crypto.randomUUID() as string }
  const { acts, people } = createRoles({ database, clock, ids }, () => {})
  const repository = createCreditsRepository(database.db)
  const both = Promise.withResolvers<void>()
  let looked = 0
  const byKey: typeof acts.byKey = async (...asked) => {
    const found = await acts.byKey(...asked)
    looked += 1
    if (looked === 2) both.resolve()
    await both.promise
    return found
  }
  const credits = createCreditsService({ repository, clock, ids, resumes: { titlesOf: async () => new Map() } })
  const transactions = transactionsOf(database.db)
  const service = createOperatorCredits({ acts: { ...acts, byKey }, people, credits, transactions, clock, ids })
  return Promise.all([1, 2].map(() => service.change({ ...change, operatorId: by.operator.id })))
}

describe('the same key', () => {
  it('of two that look for it at the same moment is one act', async () => {
    const [one, two] = await atOnce({ userId: person.id, amount: 5, reason: 'Lost', key: crypto.randomUUID() })
    expect(one).toMatchObject({ kind: 'changed', amount: 5, balance: 15 })
    expect(two).toEqual(one)
    expect([await left(), (await actsAbout()).length]).toEqual([15, 1])
  })

  it('is one act, whose first result comes again', async () => {
    const key = crypto.randomUUID()
    const first = await by.changeCredits(person, 5, { key })
    await by.changeCredits(person, 100)
    const again = await by.changeCredits(person, 5, { key })
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
    expect([await left(), (await actsAbout()).length]).toEqual([115, 2])
  })

  it('sent six times at once is one act', async () => {
    const key = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => by.changeCredits(person, 5, { key })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 6 }, () => 200))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await left()).toBe(15)
  })

  it.each([
    ['another amount', { amount: 6, reason: 'An answer was lost' }],
    ['another reason', { amount: 5, reason: 'Something else' }],
  ])('with %s is refused', async (_what, { amount, reason }) => {
    const key = crypto.randomUUID()
    await by.changeCredits(person, 5, { key })
    const refused = await by.changeCredits(person, amount, { key, reason })
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([422, 'key_reused'])
    expect(await left()).toBe(15)
  })

  it('for another person is refused', async () => {
    const key = crypto.randomUUID()
    await by.changeCredits(await galley.register(), 5, { key })
    expect((await by.changeCredits(person, 5, { key })).json()).toMatchObject({ code: 'key_reused' })
    expect(await left()).toBe(10)
  })

  it('of another operator is another act', async () => {
    const other = await operating(galley)
    const key = crypto.randomUUID()
    await by.changeCredits(person, 5, { key })
    expect((await other.changeCredits(person, 5, { key })).statusCode).toBe(200)
    expect(await left()).toBe(20)
  })

  it('may be used again after it was refused', async () => {
    const key = crypto.randomUUID()
    expect((await by.changeCredits(person, -11, { key })).statusCode).toBe(409)
    await by.changeCredits(person, 1)
    expect((await by.changeCredits(person, -11, { key })).statusCode).toBe(200)
    expect(await left()).toBe(0)
  })

  it('that is older than a day is refused', async () => {
    const key = crypto.randomUUID()
    await by.changeCredits(person, 5, { key })
    galley.clock.forward(24 * 60 * 60_000 + 1_000)
    const payload = { email: by.operator.email, password: 'a good password' }
    const session = await galley.ask(null, { method: 'POST', url: '/api/auth/login', payload })
    by.operator.accessToken = session.json<{ access_token: string }>().access_token
    const refused = await by.changeCredits(person, 5, { key })
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([422, 'key_expired'])
  })
})
