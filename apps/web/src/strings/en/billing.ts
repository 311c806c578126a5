import type { PackId } from '@galley/contract/pricing'
import type { Purchase, PurchaseState, SecondPaymentState } from '@galley/contract/billing'
import type { Subscription } from '@galley/contract/credits'

const packs: Record<PackId | 'monthly', string> = { starter: 'Starter', pro: 'Pro', ultra: 'Ultra', monthly: 'Monthly' }
const nameOf = (id: string) => (Object.hasOwn(packs, id) ? packs[id as keyof typeof packs] : id)
const states: Record<PurchaseState, string> = {
  open: 'Not paid',
  processing: 'On its way',
  paid: 'Paid',
  refunded: 'Paid back',
  expired: 'Expired',
}
const secondStates: Record<SecondPaymentState, string> = {
  not_captured: 'was not taken',
  refunding: 'is being refunded',
  refunded: 'was refunded',
}
const partlyPaidBack = 'Paid, partly paid back'

const planStates: Record<Subscription['status'], (until: string) => string> = {
  active: (until) => `Active. The next month is charged on ${until}.`,
  cancelled: (until) => `Cancelled. It lasts until ${until}, and nothing more is charged.`,
  past_due: (until) =>
    `The month from ${until} could not be paid. Your messages stay; the payment provider may try again.`,
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
    statement: 'Where they went',
  },
  account: { title: 'Account Info', name: 'Name', email: 'Email', support: 'Support' },
  packs: {
    title: 'Get more AI Credits',
    prices: (country: string, currency: string, symbol: string) =>
      symbol === currency ? `${country}: prices in ${currency}.` : `${country}: prices in ${currency} (${symbol}).`,
    promise: 'Packs are paid once, no subscription. Credits do not expire.',
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
    test: 'Payments are in test mode here: the checkout takes no money.',
  },
  plan: {
    failed: 'The monthly plan could not be loaded.',
    title: 'Monthly plan',
    price: (price: string) => `${price} a month.`,
    offer: (messages: number) => `${messages} AI messages every month, kept until you use them. Cancel at any time.`,
    subscribe: 'Subscribe',
    noWallet:
      'PayPal cannot be charged every month, so this plan is available in India only. The packs above are paid once.',
    cancel: 'Cancel plan',
    keep: 'Keep plan',
    cancelTitle: 'Cancel the monthly plan?',
    cancelText: (status: Subscription['status'], until: string) =>
      status === 'past_due'
        ? 'It ends at once, nothing more is charged, and you keep your messages.'
        : `It lasts until ${until}, nothing more is charged, and you keep your messages.`,
    notCancelled: 'The plan could not be cancelled just now. Please try again in a moment.',
    state: (status: Subscription['status'], until: string) => planStates[status](until),
  },
  checkout: {
    description: (pack: string, messages: number) =>
      pack === packs.monthly ? `${messages} AI messages every month` : `${pack}: ${messages} AI messages`,
    wallet: 'Pay with PayPal',
    failed: 'Failed to initiate top-up.',
    blocked:
      'The checkout could not be loaded. You were not charged. Please check your connection, or whether something blocks it, and try again.',
    dismissed: 'No payment was made, and you were not charged.',
    closed:
      'Checkout canceled. Nothing was charged. If you paid in another window or app, your credits arrive within minutes.',
    declined: (why: string) =>
      `The payment did not go through. If money was taken all the same, it comes back or becomes credits by itself. ${why}`.trim(),
    confirming: 'Payment received. Your credits are on their way…',
    slow: 'Your payment is still being confirmed. Your credits will come by themselves; you need do nothing more.',
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
    receiptFailed: 'The receipt could not be made. Please try again in a moment.',
    failed: 'Your purchases could not be loaded.',
  },
} as const
