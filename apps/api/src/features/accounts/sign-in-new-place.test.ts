// A sign-in with a browser and from an address that the account does not know is reported to its owner by mail.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Mail } from '../../adapters/mail/mailer.port.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let galley: TestApp
const mails: Mail[] = []
const mailer = { isOn: true, send: async (mail: Mail) => void mails.push(mail) }
beforeAll(async () => void (galley = await startTestApp({ mailer, trustedProxies: ['127.0.0.1'] })))
beforeEach(() => void mails.splice(0))
afterAll(() => galley.close())

const password = 'a good password'
const email = 'owner@example.org'
interface From {
  address: string
  cookie?: string
}
async function call(url: string, { address, cookie = '' }: From, given = password) {
  const headers = { 'x-forwarded-for': address, cookie }
  const answer = await galley.app.inject({ method: 'POST', url, headers, payload: { email, password: given } })
  return String(answer.headers['set-cookie']).split(';')[0] ?? ''
}
const signIn = (from: From, given?: string) => call('/auth/v1/token?grant_type=password', from, given)

let cookie = ''
it('signing up is not reported, nor a sign-in from there, nor with that browser elsewhere', async () => {
  cookie = await call('/auth/v1/signup', { address: '1.1.1.1' })
  await signIn({ address: '1.1.1.1' })
  await signIn({ address: '2.2.2.2', cookie })
  expect(mails).toEqual([])
})

it('a new browser at a new address is, once, with the time and what to do', async () => {
  await signIn({ address: '3.3.3.3' })
  await signIn({ address: '3.3.3.3' })
  expect(mails).toEqual([
    expect.objectContaining({ to: email, subject: 'A new sign-in to your Galley account' }) as unknown,
  ])
  const text = mails[0]?.text
  expect(text).toContain(`${galley.clock.now().toISOString().slice(0, 10)} at `)
  expect(text).toContain('/forgot-password')
  expect(text).not.toContain('3.3.3.3')
})

it('a wrong password is not', async () => {
  await signIn({ address: '4.4.4.4' }, 'wrong')
  expect(mails).toEqual([])
})
