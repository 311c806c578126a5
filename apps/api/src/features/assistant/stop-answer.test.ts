// A stop, at the process that answers and at another one.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fakeAssistant } from '../../adapters/llm/assistant.fake.ts'
import { openChat } from '../../testing/open-chat.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const latex = '\\documentclass{resume}\n\\begin{document}\n\\section{Summary}\nBuilt things.\n\\end{document}\n'
const assistant = fakeAssistant()
let answering: TestApp
let other: TestApp
beforeAll(async () => {
  answering = await startTestApp({ assistant, isOneProcess: true })
  const { database, signingKey } = answering
  other = await startTestApp({ assistant, database, signingKey, isOneProcess: true })
})
afterAll(async () => {
  await other.close()
  await answering.close()
})

const underWay = async () => {
  await expect.poll(() => assistant.underWay(), { timeout: 20_000 }).toBe(1)
}

it('ends the answer at once, and costs nothing', async () => {
  const { send, stop, used, start } = await openChat(answering, latex)
  const answer = send('WAIT')
  await underWay()
  expect((await stop(other)).statusCode).toBe(204)
  // The stop returns when it has had its effect.
  expect(await start()).toMatchObject({ is_answering: false })
  expect(await answer).toMatchObject({ success: false, error: 'Stopped.', credits_deducted: false })
  expect(assistant.underWay()).toBe(0)
  expect(await used()).toBe(0)
})

it.each([
  ['the process that answers', () => answering],
  ['another process', () => other],
])('at %s it costs the credit where talk was read already, which stays', async (_where, at) => {
  const { send, stop, used, start } = await openChat(answering, latex)
  const answer = send('TALK WAIT')
  await underWay()
  await stop(at())
  expect(await answer).toMatchObject({
    success: true,
    response: expect.stringMatching(/^This is a sentence.*Stopped\./s),
    credits_deducted: true,
  })
  expect(await used()).toBe(1)
  expect((await start()).messages).toMatchObject([{ content: 'TALK WAIT' }, { type: 'assistant' }])
})

it('the next message is answered as ever', async () => {
  const { send, stop, used } = await openChat(answering, latex)
  const first = send('WAIT')
  await underWay()
  await stop(other)
  await first
  expect(await send('Hello')).toMatchObject({ success: true })
  expect(await used()).toBe(1)
})
