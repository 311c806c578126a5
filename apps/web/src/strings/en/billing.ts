import type { PackId } from '@galley/contract/pricing'
import type { Purchase, PurchaseState, SecondPaymentState } from '@galley/contract/billing'
import type { Subscription } from '@galley/contract/credits'

const packs: Record<PackId | 'monthly', string> = { starter: 'Starter', pro: 'Pro', ultra: 'Ultra', monthly: 'Monthly' }
const nameOf = (id: string) => (Object.hasOwn(packs, id) ? packs[id as keyof typeof packs] : id)
const states: Record<PurchaseState, string> = {
  open: 'Not paid',
  processing: 'Processing',
  paid: 'Paid',
  refunded: 'Refunded',
  expired: 'Expired',
}
const secondStates: Record<SecondPaymentState, string> = {
  not_captured: 'was not collected',
  refunding: 'is being refunded',
  refunded: 'was refunded',
}
const partlyPaidBack = 'Partly refunded'

const planStates: Record<Subscription['status'], (until: string) => string> = {
  active: (until) => `Active. Your next payment is on ${until}.`,
  cancelled: (until) => `Canceled. Your plan runs until ${until}, and you won’t be charged again.`,
  past_due: (until) =>
    `The payment for the month from ${until} didn’t go through. You keep your messages, and the payment provider may try again.`,
}

export const billing = {
  link: 'Billing',
  pageTitle: 'Billing',
  back: 'Back to your resumes',
  title: 'Account Overview',
  loading: 'Loading your account',
  failed: 'Failed to load billing data.',
  retry: 'Retry',
  credits: {
    title: 'AI Credits',
    remaining: (messages: number) => `${messages} messages remaining.`,
    low: 'Running low? Buy more messages!',
    out: 'Almost out! Buy more messages now.',
    none: 'You’re out of messages. Buy more to keep going.',
    statement: 'Credit history',
  },
  account: { title: 'Account Info', name: 'Name', email: 'Email', support: 'Support' },
  packs: {
    title: 'Get more AI Credits',
    prices: (country: string, currency: string, symbol: string) =>
      symbol === currency ? `${country}: prices in ${currency}.` : `${country}: prices in ${currency} (${symbol}).`,
    promise: 'One-time purchase, no subscription. Credits don’t expire.',
    name: nameOf,
    messages: (count: number) => `${count} AI messages`,
    templates: 'Access to all templates',
    support: 'Priority support',
    badges: { starter: null, pro: 'Most Popular', ultra: 'Best Value' } satisfies Record<PackId, string | null>,
    buy: 'Buy Now',
    payWith: 'Pay with PayPal',
    soon: 'Coming Soon',
    soonNote: 'Currently available in India only',
    buyLabel: (action: string, pack: string, price: string) => `${action}: ${pack}, ${price}`,
    test: 'Payments are in test mode: no money is taken at checkout.',
  },
  plan: {
    failed: 'The monthly plan could not be loaded.',
    title: 'Monthly plan',
    price: (price: string) => `${price} a month.`,
    offer: (messages: number) => `${messages} AI messages every month, kept until you use them. Cancel at any time.`,
    subscribe: 'Subscribe',
    noWallet:
      'PayPal can’t be charged monthly, so this plan is available in India only. The packs above are one-time purchases.',
    cancel: 'Cancel plan',
    keep: 'Keep plan',
    cancelTitle: 'Cancel the monthly plan?',
    cancelText: (status: Subscription['status'], until: string) =>
      status === 'past_due'
        ? 'It ends right away. You won’t be charged again, and you keep your messages.'
        : `It runs until ${until}. You won’t be charged again, and you keep your messages.`,
    notCancelled: 'The plan couldn’t be canceled. Please try again in a moment.',
    state: (status: Subscription['status'], until: string) => planStates[status](until),
  },
  checkout: {
    description: (pack: string, messages: number) =>
      pack === packs.monthly ? `${messages} AI messages every month` : `${pack}: ${messages} AI messages`,
    wallet: 'Pay with PayPal',
    failed: 'Failed to initiate top-up.',
    blocked:
      'Checkout couldn’t load. You were not charged. Check your connection and any content blocker, then try again.',
    dismissed: 'No payment was made, and you were not charged.',
    closed:
      'Checkout canceled. Nothing was charged. If you paid in another window or app, your credits arrive within minutes.',
    declined: (why: string) =>
      `The payment didn’t go through. If you were charged anyway, you’ll automatically get your money back or your credits. ${why}`.trim(),
    confirming: 'Payment received. Your credits are on their way…',
    slow: 'Your payment is still being confirmed. Your credits will arrive automatically; there’s nothing more to do.',
    done: 'Your message balance has been updated.',
  },
  purchases: {
    title: 'Purchases',
    caption: 'What you bought, newest first',
    columns: {
      date: 'Date',
      pack: 'Pack',
      amount: 'Amount',
      state: 'Status',
      reference: 'Reference',
      receipt: 'Receipt',
    },
    pack: (id: string, messages: number) => `${nameOf(id)}, ${messages} messages`,
    state: (state: PurchaseState, { isTest, isPartly }: { isTest: boolean; isPartly: boolean }) =>
      `${isPartly ? partlyPaidBack : states[state]}${isTest ? ' (test)' : ''}`,
    second: ({ display_price: price, state, reference }: Purchase['second_payments'][number]) =>
      `A second payment of ${price} ${secondStates[state]}. Reference: ${reference}`,
    receipt: 'PDF',
    receiptLabel: (date: string) => `Receipt of ${date}, as PDF`,
    receiptFailed: 'The receipt couldn’t be created. Please try again in a moment.',
    failed: 'Your purchases could not be loaded.',
  },
} as const
