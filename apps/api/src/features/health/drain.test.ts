// A process that ends behind a load balancer: nothing that came is refused, nothing that was begun is cut off.
import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { fakeAssistant } from '../../adapters/llm/assistant.fake.ts'
import { openChat } from '../../testing/open-chat.ts'
import { startTestApp, type TestApp, type TestAppOptions } from '../../testing/start-test-app.ts'

const latex = '\\documentclass{resume}\n\\begin{document}\nText.\n\\end{document}\n'
const assistant = fakeAssistant()
let galley: TestApp | undefined
afterEach(async () => {
  assistant.release()
  await galley?.close()
  galley = undefined
})
const start = async (options: TestAppOptions) =>
  (galley = await startTestApp({ assistant, isOneProcess: true, ...options }))
const statusOf = async (origin: string, path: string) => (await fetch(`${origin}${path}`)).status

it('is not healthy, serves on, and ends when what was begun has ended', async () => {
  const app = await start({ drainMs: 20_000 })
  const origin = await app.app.listen({ port: 0, host: '127.0.0.1' })
  const { send, used } = await openChat(app, latex)
  const answer = send('WAIT')
  await expect.poll(() => assistant.underWay()).toBe(1)
  const ended = app.app.close()
  await setTimeout(100)
  expect([await statusOf(origin, '/healthz'), await statusOf(origin, '/readyz')]).toEqual([503, 503])
  expect(await statusOf(origin, '/api/pricing/packs/:country')).toBe(200)
  // Longer than the load balancer needs: it waits for the answer.
  await setTimeout(1_800)
  expect(await statusOf(origin, '/api/pricing/packs/:country')).toBe(200)
  assistant.release()
  expect(await answer).toMatchObject({ success: true, credits_deducted: true })
  await ended
  await expect(statusOf(origin, '/healthz')).rejects.toThrow('fetch failed')
  expect(await used().catch(() => 1)).toBe(1)
})

it('what takes longer than that fails, free, and is answered when it is sent again', async () => {
  const app = await start({ drainMs: 1_600 })
  const { database, signingKey } = app
  const other = await startTestApp({ assistant, database, signingKey, isOneProcess: true })
  const { send, used } = await openChat(other, latex)
  const key = { 'idempotency-key': 'sent-again-elsewhere' }
  const first = send('WAIT', {}, { at: app, headers: key })
  await expect.poll(() => assistant.underWay()).toBe(1)
  await app.app.close()
  expect(await first).toMatchObject({
    success: false,
    error: expect.stringMatching(/restarted/),
    credits_deducted: false,
  })
  const again = send('WAIT', {}, { headers: key })
  await expect.poll(() => assistant.underWay()).toBe(1)
  assistant.release()
  expect(await again).toMatchObject({ success: true, credits_deducted: true })
  expect(await used()).toBe(1)
  await other.close()
})

it('waits for an answer whose user has left, which is there for another process', async () => {
  const app = await start({ drainMs: 20_000 })
  const { database, signingKey } = app
  const other = await startTestApp({ assistant, database, signingKey, isOneProcess: true })
  const origin = await app.app.listen({ port: 0, host: '127.0.0.1' })
  const { person, sessionId } = await openChat(app, latex)
  const leaving = new AbortController()
  const left = fetch(`${origin}/api/ai/session/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.accessToken}` },
    body: JSON.stringify({ session_id: sessionId, message: 'WAIT', current_latex: latex }),
    signal: leaving.signal,
  })
  await expect.poll(() => assistant.underWay()).toBe(1)
  leaving.abort()
  await expect(left).rejects.toThrow('aborted')
  let hasEnded = false
  const ended = app.app.close().then(() => (hasEnded = true))
  await setTimeout(2_000)
  expect(hasEnded).toBe(false)
  assistant.release()
  await ended
  const credits = await other.ask(person, { url: '/api/subscriptions/current-subscription' })
  expect(credits.json()).toMatchObject({ messages_used: 1 })
  await other.close()
})

it('ends at once where nothing is in front of it', async () => {
  const app = await start({})
  const { send } = await openChat(app, latex)
  const answer = send('WAIT')
  await expect.poll(() => assistant.underWay()).toBe(1)
  await app.app.close()
  expect(await answer).toMatchObject({ success: false, error: expect.stringMatching(/restarted/) })
})
