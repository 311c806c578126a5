// What is sent along with a message, and what the operator's log says of one that failed.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fakeAssistant } from '../../adapters/llm/assistant.fake.ts'
import { openChat } from '../../testing/open-chat.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const latex = '\\documentclass{resume}\n\\begin{document}\n\\section{Summary}\nBuilt things.\n\\end{document}\n'
const assistant = fakeAssistant()
let galley: TestApp
beforeAll(async () => void (galley = await startTestApp({ assistant })))
afterAll(() => galley.close())

it('brings no message along that got no answer', async () => {
  const { send } = await openChat(galley, latex)
  await send('First')
  await send('FAIL:slow')
  await send('Second')
  expect(assistant.asks.at(-1)?.history.map(({ content }) => content)).toEqual(['First', 'A reply.'])
})

it('that a provider does not accept is an error in the log, with no word of the message', async () => {
  const { send } = await openChat(galley, latex)
  await send('FAIL:misconfigured with a secret sentence')
  const line = galley.logs.find((one) => one.includes('refuses the key or the model'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 50, reason: 'misconfigured' })
  expect(line).not.toContain('secret sentence')
})

it.each([
  [
    'FAIL:misconfigured',
    'The assistant is not set up correctly here, which only the operator of this site can change.',
  ],
  ['FAIL:filtered', 'The assistant declined to answer this.'],
])('says why it failed, and is free: %s', async (message, error) => {
  const { send } = await openChat(galley, latex)
  expect(await send(message)).toMatchObject({ success: false, error, credits_deducted: false })
})
