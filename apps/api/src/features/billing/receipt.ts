// A receipt, as LaTeX for our own engine.
import { escapeTex } from '@galley/resume/text/escape-tex'
import type { StoredPayment } from './payments.repository.ts'
import type { StoredPurchase } from './purchases.repository.ts'

/** Who sells, by the settings. */
export interface Seller {
  name: string
  address: string | null
  taxId: string | null
}
const sellerRows = (seller: Seller | null): [string, string][] => {
  const { name, address, taxId } = seller ?? { name: null, address: null, taxId: null }
  const rows = [
    ['Seller', name],
    ['Address', address],
    ['Tax ID', taxId],
  ] as const
  return rows.flatMap(([what, value]) => (value === null ? [] : [[what, value]]))
}

export interface Receipt {
  seller: Seller | null
  /** Where help is. */
  supportEmail: string
  purchase: StoredPurchase
  /** Of the account that it was bought with. */
  email: string
  packName: string
  /** With the currency's code: the fonts may lack its sign. */
  priceOf: (amount: number) => string
}

const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

export function receiptLatex({ purchase, email, packName, priceOf, seller, supportEmail }: Receipt): string {
  const { id, messages, amount, amountRefunded, paymentId, paidAt, isTest } = purchase
  const rows: [string, string][] = [
    ['Receipt', id],
    ['Date of payment', date.format(paidAt ?? purchase.createdAt)],
    ['Account', email],
    ['Bought', `${packName}: ${messages} AI messages`],
    ['Price', priceOf(amount)],
    ...(amountRefunded > 0 ? ([['Refunded', priceOf(amountRefunded)]] as [string, string][]) : []),
    ['Payment reference', paymentId ?? ''],
    ...sellerRows(seller),
    ['Support', supportEmail],
  ]
  return `\\documentclass[theme=classic]{resume}
\\begin{document}
\\begin{header}
  \\name{Galley}
  \\headline{Receipt}
\\end{header}
\\section{${isTest ? 'Test purchase: no money was taken' : 'Paid'}}
\\begin{tabular}{@{}l@{\\hspace{2em}}p{0.66\\linewidth}@{}}
${rows.map(([what, value]) => `${what} & \\textbf{${escapeTex(value)}} \\\\[2pt]`).join('\n')}
\\end{tabular}
\\section{Good to know}
Credits do not expire. One answered message takes one credit; a message that fails or is stopped takes none.
\\end{document}
`
}

/** Of a second payment for a purchase: where the money went. */
export function secondPaymentMail(
  { purchase, packName, priceOf, supportEmail }: Receipt,
  { id, amount, outcome }: Pick<StoredPayment, 'id' | 'amount' | 'outcome'>,
): { subject: string; text: string } {
  const what = outcome === 'uncaptured' ? 'was not collected' : 'was refunded'
  const when =
    outcome === 'uncaptured'
      ? 'Your bank or wallet may show it as pending for a few days, until it lapses.'
      : 'The money is usually back within 10-14 business days.'
  return {
    subject: `${purchase.isTest ? 'Test: ' : ''}Your second payment for ${packName} ${what}`,
    text: `You paid for ${packName} (${purchase.messages} AI messages) twice. We kept the first payment only: the second one, of ${priceOf(amount)}, ${what}. ${when}

First payment: ${purchase.paymentId ?? ''}
Second payment: ${id}

You don't need to do anything. Questions? Write to ${supportEmail}.
`,
  }
}

export function receiptMail({ purchase, packName, priceOf, seller, supportEmail }: Receipt): {
  subject: string
  text: string
} {
  const { messages, amount, paymentId, paidAt, createdAt, isTest } = purchase
  return {
    subject: `${isTest ? 'Test: ' : ''}Your Galley receipt: ${packName}, ${messages} AI messages`,
    text: `Thank you. ${isTest ? 'This was a test purchase, and no money was taken.' : 'Your payment has arrived, and your messages are in your account.'}

Bought: ${packName}, ${messages} AI messages
Price: ${priceOf(amount)}
Date of payment: ${date.format(paidAt ?? createdAt)}
Payment reference: ${paymentId ?? ''}
${sellerRows(seller)
  .map(([what, value]) => `${what}: ${value}\n`)
  .join('')}
The receipt is attached as a PDF; it is on your billing page, too. Messages do not expire: one answered message takes one, and one that fails or is stopped takes none.

Questions, or didn't buy this? Write to ${supportEmail}.
`,
  }
}
