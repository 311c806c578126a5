// An answer whose process dies, or whose database is gone for a moment: the person gets one, and pays once.
import type { MessageAnswer } from '@galley/contract/assistant'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fakeAssistant } from '../../adapters/llm/assistant.fake.ts'
import { checkLedger } from '../../db/check-ledger.ts'
import type { Database, OpenDatabase } from '../../db/open-database.ts'
import { openChat } from '../../testing/open-chat.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const latex = '\\documentclass{resume}\n\\begin{document}\n\\section{Summary}\nBuilt things.\n\\end{document}\n'
const assistant = fakeAssistant()
let galley: TestApp
let other: TestApp
/** How many transactions, from now on, find no database; `isAfterCommit`: only their response is lost. */
let outage = { transactions: 0, isAfterCommit: false }
beforeAll(async () => {
  const whole = await startTestApp({ assistant, isOneProcess: true })
  galley = whole
  const { database, signingKey } = whole
  other = await startTestApp({ assistant, database: withOutages(database), signingKey, isOneProcess: true })
  // A process that starts on an embedded database ends whatever is open.
  await other.ask(await galley.register(), { url: '/api/resumes/' })
})
afterAll(async () => {
  await other.close()
  await galley.close()
})
beforeEach(() => (outage = { transactions: 0, isAfterCommit: false }))

function withOutages(database: OpenDatabase): OpenDatabase {
  const transaction: Database['transaction'] = async (work, config) => {
    const isOut = outage.transactions > 0
    if (isOut) outage.transactions -= 1
    if (isOut && !outage.isAfterCommit) throw new Error('Query read timeout')
    const result = await database.db.transaction(work, config)
    if (isOut) throw new Error('Query read timeout')
    return result
  }
  const db = new Proxy(database.db, {
    get: (of, name) => (name === 'transaction' ? transaction : (Reflect.get(of, name, of) as unknown)),
  })
  return { ...database, db }
}

const underWay = async (count: number) => {
  await expect.poll(() => assistant.underWay(), { timeout: 20_000 }).toBe(count)
}
const isSound = async () => (await checkLedger(galley.database.db)).filter(({ broken }) => broken.length > 0)

describe('where the process that answers has died', () => {
  /** As it is 31 seconds after its last sign of life. */
  const silence = () =>
    galley.database.db.execute(
      sql`update ai_asks set alive_at = clock_timestamp() - interval '31 seconds' where state = 'answering'`,
    )

  it('the same message is answered by another one', async () => {
    const { send, used } = await openChat(galley, latex)
    const asked = assistant.asks.length
    const lost = send('WAIT', {}, { at: galley, headers: { 'idempotency-key': 'key-of-one' } })
    await underWay(1)
    await silence()
    const again = send('WAIT', {}, { at: other, headers: { 'idempotency-key': 'key-of-one' } })
    // The first one ends when it sees that it was given up.
    await expect.poll(() => assistant.asks.length - asked, { timeout: 20_000 }).toBe(2)
    await underWay(1)
    assistant.release()
    expect(await again).toMatchObject({ success: true, credits_deducted: true })
    await lost
    expect(await used()).toBe(1)
    expect(await isSound()).toEqual([])
  })

  it('while it shows that it lives, the message is answered once', async () => {
    const { send, used } = await openChat(galley, latex)
    const [first, second] = [
      send('WAIT', {}, { at: galley, headers: { 'idempotency-key': 'key-of-two' } }),
      send('WAIT', {}, { at: other, headers: { 'idempotency-key': 'key-of-two' } }),
    ]
    await underWay(1)
    assistant.release()
    const answers: MessageAnswer[] = await Promise.all([first, second])
    expect(answers.map(({ success }) => success)).toEqual([true, true])
    expect(await used()).toBe(1)
  })
})

describe('where the database is gone when the answer is there', () => {
  it.each([
    ['for a moment', { transactions: 2, isAfterCommit: false }],
    ['and only the response to the commit is lost', { transactions: 1, isAfterCommit: true }],
  ])('%s, it is stored and charged once', async (_what, next) => {
    const { send, used, start } = await openChat(galley, latex)
    const answer = send('WAIT', {}, { at: other })
    await underWay(1)
    outage = { ...next }
    assistant.release()
    expect(await answer).toMatchObject({ success: true, credits_deducted: true })
    expect(await used()).toBe(1)
    expect((await start()).messages).toHaveLength(2)
    expect(await isSound()).toEqual([])
  })

  it('a message that failed is free, and can be sent again at once when it is back', async () => {
    const { send, used } = await openChat(galley, latex)
    const answer = send('WAIT BREAK', {}, { at: other, headers: { 'idempotency-key': 'key-of-three' } })
    await underWay(1)
    outage = { transactions: 1, isAfterCommit: false }
    assistant.release()
    expect(await answer).toMatchObject({ success: false })
    const again = send('WAIT BREAK', {}, { at: other, headers: { 'idempotency-key': 'key-of-three' } })
    await underWay(1)
    assistant.release()
    expect(await again).toMatchObject({ success: false })
    expect(await used()).toBe(0)
    expect(await isSound()).toEqual([])
  })
})
