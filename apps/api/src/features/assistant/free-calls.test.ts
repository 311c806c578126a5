// Calls of a model that cost no credit: a person has so many a day, and so has the installation.
import { afterEach, describe, expect, it } from 'vitest'
import { fakeAssistant } from '../../adapters/llm/assistant.fake.ts'
import { aiFreeCalls } from './assistant.tables.ts'
import { openChat } from '../../testing/open-chat.ts'
import { startTestApp, type TestApp, type TestAppOptions } from '../../testing/start-test-app.ts'

const latex = '\\documentclass{resume}\n\\begin{document}\n\\section{Summary}\nBuilt things.\n\\end{document}\n'
let galley: TestApp
afterEach(() => galley.close())

async function begin(options: TestAppOptions): Promise<void> {
  galley = await startTestApp({ assistant: fakeAssistant(), ...options })
}

const newChat = async () => (await openChat(galley, latex)).send
const reached = /^The assistant has worked 3 times for you today at no cost, the most for one day\. It answers again/

describe('calls that cost no credit', () => {
  it('end at the limit of one person, with a sentence, and begin again at midnight', async () => {
    await begin({ freeCallLimits: { perPerson: 3, perDay: 100 }, startAt: '2026-03-01T23:50:00Z' })
    const send = await newChat()
    for (const message of ['REFUSE', 'FAIL:empty', 'FAIL:filtered']) await send(message)
    expect(await send('Hello')).toMatchObject({
      success: false,
      error: expect.stringMatching(reached),
      credits_deducted: false,
    })
    // Another person has their own.
    const other = await newChat()
    expect(await other('Hello')).toMatchObject({ success: true })
    galley.clock.forward(15 * 60_000)
    expect(await send('Hello')).toMatchObject({ success: true, credits_deducted: true })
  })

  it('are only those for which the model has worked', async () => {
    await begin({ freeCallLimits: { perPerson: 1, perDay: 100 } })
    const send = await newChat()
    for (const message of ['FAIL:unreachable', 'FAIL:misconfigured', 'BREAK', 'Charged', 'Charged'])
      expect((await send(message)).error ?? '').not.toMatch(/at no cost/)
    expect(await send('Hello')).toMatchObject({ success: true })
  })

  it('sent at once do not get past the limit', async () => {
    await begin({ freeCallLimits: { perPerson: 3, perDay: 100 } })
    const send = await newChat()
    const answers = await Promise.all(Array.from({ length: 8 }, () => send('REFUSE')))
    expect(answers.filter(({ success }) => success)).toHaveLength(3)
    for (const { success, error } of answers) if (!success) expect(error).toMatch(reached)
  })

  it('end at the limit of the installation for those who have had several, and the log says so', async () => {
    await begin({ freeCallLimits: { perPerson: 10, perDay: 4 } })
    const [first, second] = [await newChat(), await newChat()]
    for (let n = 0; n < 3; n += 1) await first('REFUSE')
    await second('REFUSE')
    expect(await first('Hello')).toMatchObject({
      success: false,
      error: expect.stringMatching(/^The assistant has reached this site’s limit for today\./),
      credits_deducted: false,
    })
    expect(galley.logs.join('\n')).toContain('AI_FREE_CALLS_PER_DAY is reached')
    // What other people had for nothing takes nothing from those who pay.
    expect(await second('Hello')).toMatchObject({ success: true, credits_deducted: true })
  })

  it('are not counted where the rules answer', async () => {
    galley = await startTestApp({ freeCallLimits: { perPerson: 1, perDay: 1 } })
    const send = await newChat()
    for (let n = 0; n < 3; n += 1) expect((await send('What is missing?')).error).toBeNull()
  })

  it('are forgotten after two days', async () => {
    await begin({ freeCallLimits: { perPerson: 3, perDay: 100 } })
    const send = await newChat()
    await send('REFUSE')
    galley.clock.forward(3 * 86_400_000)
    await galley.app.sweep()
    expect(await galley.database.db.select().from(aiFreeCalls)).toEqual([])
  })
})
