// Receipts by mail: one for each payment, to its buyer, also where the mail server was down for a while.
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Mail, Mailer } from '../../adapters/mail/mailer.port.ts'
import { bought, subscribing, topUp } from '../../testing/buy.ts'
import { startTestApp, type TestUser, type TestApp } from '../../testing/start-test-app.ts'

let galley: TestApp
let person: TestUser
let sent: Mail[]
let isDown: boolean
const mailer: Mailer = {
  isOn: true,
  async send(mail) {
    if (isDown) throw new Error('no mail today')
    sent.push(mail)
  },
}
beforeEach(async () => {
  sent = []
  isDown = false
  galley = await startTestApp({ mailer })
  person = await galley.register()
})
afterEach(() => galley.close())
const mailReceipts = () => galley.app.mailReceipts()
const hour = 60 * 60_000

it('is sent once, to the buyer, with the PDF', async () => {
  const { id } = await bought({ galley, person }, 'pro')
  expect(await Promise.all([mailReceipts(), mailReceipts()])).toContain(1)
  await mailReceipts()
  expect(sent).toEqual([
    {
      to: person.email,
      subject: 'Test: Your Galley receipt: Pro, 100 AI messages',
      text: expect.stringMatching(/no money was taken[^]*Price: USD 5\.99[^]*Payment reference: pay_\w+/),
      attachments: [
        {
          name: `galley-receipt-${id.slice(0, 8)}.pdf`,
          type: 'application/pdf',
          content: expect.any(Uint8Array),
        },
      ],
    },
  ])
})
it('names the seller, on paper and by mail, and where help is', async () => {
  const seller = { name: 'Ann & Co.', address: '1 High St, Pune 411001', taxId: 'GSTIN 27AAAPA1234A1Z5' }
  const shop = await startTestApp({ mailer, seller, supportEmail: 'help@example.org' })
  const buyer = await shop.register()
  const { id } = await bought({ galley: shop, person: buyer }, 'pro')
  await shop.app.mailReceipts()
  const text = sent[0]?.text ?? ''
  for (const part of [seller.name, seller.address, seller.taxId, 'help@example.org']) expect(text).toContain(part)
  await shop.ask(buyer, { method: 'GET', url: `/api/subscriptions/purchases/${id}/receipt` })
  const latex = shop.compiler.requests.at(-1)?.latex ?? ''
  for (const part of ['Ann \\& Co.', seller.address, seller.taxId, 'help@example.org']) expect(latex).toContain(part)
  await shop.close()
})
it('is sent for every month of a plan', async () => {
  const pay = await subscribing({ galley, person })
  await galley.ask(person, { method: 'POST', url: '/api/subscriptions/verify', payload: pay() })
  await mailReceipts()
  galley.clock.forward(32 * 24 * hour)
  await galley.reconcile()
  await mailReceipts()
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual(
    Array.from({ length: 2 }, () => [person.email, 'Test: Your Galley receipt: Monthly, 150 AI messages']),
  )
})
it('is sent later where the mail server is away, for two days', async () => {
  await bought({ galley, person }, 'starter')
  isDown = true
  expect(await mailReceipts()).toBe(0)
  galley.clock.forward(47 * hour)
  isDown = false
  expect(await mailReceipts()).toBe(1)
  await bought({ galley, person: await galley.register() }, 'starter')
  galley.clock.forward(49 * hour)
  expect(await mailReceipts()).toBe(0)
})
it('is not sent for an unpaid purchase', async () => {
  await topUp({ galley, person }, 'pro')
  expect(await mailReceipts()).toBe(0)
  expect(sent).toEqual([])
})
