// Mail against a real SMTP server in this process.
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, it } from 'vitest'
import { startMailCatcher } from '../../testing/mail-catcher.ts'
import { smtpMailer } from './smtp-mailer.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => void (await Promise.all(stops.splice(0).map((stop) => stop()))))

async function serve(options: SMTPServerOptions = {}) {
  const { url, mails: taken, stop } = await startMailCatcher(options)
  stops.push(stop)
  return { taken, url }
}

const from = 'Galley <hello@example.org>'
const mail = {
  to: 'zoe@example.org',
  subject: 'Your receipt',
  text: 'Danke, Zoë.',
  attachments: [{ name: 'receipt.pdf', type: 'application/pdf', content: new Uint8Array([37, 80, 68, 70]) }],
}

it('sends a text with what is attached, to one address', async () => {
  const { taken, url } = await serve()
  await smtpMailer({ url, from }).send(mail)
  expect(taken).toMatchObject([{ to: ['zoe@example.org'], from: 'hello@example.org' }])
  const source = taken[0]?.source ?? ''
  expect(source).toContain('From: Galley <hello@example.org>')
  expect(source).toContain('Subject: Your receipt')
  expect(source).toMatch(/Content-Type: application\/pdf; name=receipt\.pdf[\s\S]*JVBERg==/)
})
it.each([
  'a@example.org, b@example.org',
  'a@example.org\r\nBcc: b@example.org',
  'a@example.org\nSubject: Won',
  'x" <b@example.org',
])('never reads %j as more than one', async (to) => {
  const { taken, url } = await serve()
  await smtpMailer({ url, from })
    .send({ ...mail, to })
    .catch(() => {})
  for (const one of taken) {
    expect(one.to.length).toBeLessThanOrEqual(1)
    expect(one.to).not.toContain('b@example.org')
    expect(one.source).not.toMatch(/^(?:Bcc:|Subject: Won)/m)
  }
})
it('signs in where the server wants it', async () => {
  const { taken, url } = await serve({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'galley' && password === 'p@ss' ? done(null, { user: 'galley' }) : done(new Error('no')),
  })
  await smtpMailer({ url: url.replace('//', '//galley:p%40ss@'), from }).send(mail)
  expect(taken).toHaveLength(1)
  await expect(smtpMailer({ url: url.replace('//', '//galley:wrong@'), from }).send(mail)).rejects.toThrow('535')
})
it('rejects where the server takes nothing, or is not there', async () => {
  const { url } = await serve({ onRcptTo: (_address, _session, done) => done(new Error('no such person')) })
  await expect(smtpMailer({ url, from }).send(mail)).rejects.toThrow('no such person')
  await expect(smtpMailer({ url: 'smtp://127.0.0.1:1', from }).send(mail)).rejects.toThrow('ECONNREFUSED')
})
