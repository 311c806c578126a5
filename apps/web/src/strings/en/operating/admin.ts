// The operator's page. Imported by that page alone: nothing of it is in what a visitor loads.
import type { ActKind } from '@galley/contract/admin/acts'
import type { PaymentRow } from '@galley/contract/admin/payments'
import type { SwitchName } from '@galley/contract/admin/switches'

const acts: Record<ActKind, string> = {
  operator_granted: 'Became an operator',
  operator_revoked: 'Is no operator any more',
  credits_granted: 'Credits granted',
  credits_taken: 'Credits taken back',
  banned: 'Banned',
  ban_lifted: 'Ban lifted',
  switched_on: 'Switched on',
  switched_off: 'Switched off',
  alarm_closed: 'Alarm closed',
}

const switches: Record<SwitchName, { title: string; on: string; off: string }> = {
  registration: {
    title: 'Registration',
    on: 'New accounts can be created.',
    off: 'Nobody can create an account. Who has one signs in as before.',
  },
  assistant: {
    title: 'Assistant',
    on: 'Messages are answered, letters are written, and a model may read imports where one is configured.',
    off: 'No message is answered and no letter written. Resumes can be edited, saved and downloaded.',
  },
  purchases: {
    title: 'New purchases',
    on: 'Packs and plans can be bought.',
    off: 'No purchase can be begun. What was paid is granted, and plans that run go on.',
  },
}

const outcomes: Record<PaymentRow['outcome'], string> = {
  granted: 'Credits granted',
  second: 'Second payment for one purchase, refunded',
  uncaptured: 'Not captured: the money stays with the buyer',
  mismatch: 'Another amount or currency than ours',
  unknown: 'For an order that is not known',
}

const alarmKinds = new Map([
  ['unreadable_event', 'A notification could not be read'],
  ['second_payment', 'A purchase was paid twice'],
  ['wrong_amount', 'Another amount or currency than ours'],
  ['unknown_order', 'A payment for an order that is not known'],
  ['credits_used', 'Refunded credits had been used'],
  ['awaited_credit_used', 'A credit that waited to be taken back was used'],
  ['unknown_refund', 'A refund of a payment that is not known'],
])

export const admin = {
  pageTitle: 'Operator',
  title: 'Operator',
  lead: (email: string) => `You act as ${email}. Everything you change here is logged with your reason.`,
  back: 'Back to your resumes',
  failed: 'This could not be loaded.',
  loading: 'Loading',
  retry: 'Retry',
  more: 'Show more',
  sections: { people: 'People', payments: 'Payments', switches: 'Switches', log: 'Log' },
  sectionsLabel: 'Parts of the operator’s page',
  reason: {
    label: 'Reason',
    hint: 'Kept in the log for good. At least 3 characters.',
    hintAboutPerson: 'Kept in the log for good, and part of the person’s data export. At least 3 characters.',
    cancel: 'Cancel',
    close: 'Close',
    failed: 'This could not be done. Please try again.',
  },
  people: {
    search: 'Search by email, name or id',
    hosted: 'A hosted service keeps the accounts. People appear here with their first request.',
    list: 'People',
    none: 'Nobody was found.',
    row: (resumes: number, credits: number | null) =>
      `${resumes === 1 ? '1 resume' : `${resumes} resumes`} · ${credits === null ? 'not used yet' : `${credits} credits left`}`,
    since: (date: string) => `Since ${date}`,
    seen: (date: string) => `last seen ${date}`,
    banned: 'Banned',
    operator: 'Operator',
    noName: 'No name',
  },
  person: {
    back: 'All people',
    missing: 'There is no such person.',
    credits: {
      title: 'Credits',
      sums: (left: number, granted: number, used: number) => `${left} left of ${granted} granted, ${used} used.`,
      reserved: (count: number) => `${count} reserved for answers in progress.`,
      unused: 'Not used yet: the first use brings 10 welcome credits.',
      amount: 'How many',
      amountHint: 'A whole number from 1 to 1,000.',
      grant: 'Grant',
      take: 'Take back',
      granted: (count: number, left: number) => `${count} granted. ${left} are left now.`,
      taken: (count: number, left: number) => `${count} taken back. ${left} are left now.`,
      lines: 'Credit history',
      noLines: 'No entry yet.',
      left: (balance: number) => `${balance} left`,
    },
    resumes: {
      title: 'Resumes',
      body: 'Titles, dates and counts. What a resume says is its owner’s alone.',
      none: 'No resume.',
      row: (versions: number, changed: string) =>
        `${versions === 1 ? '1 version' : `${versions} versions`} · changed ${changed}`,
      inTrash: 'in the trash',
    },
    ban: {
      title: 'Ban',
      body: 'Every session ends at once. The person can’t sign in until you lift the ban. A monthly plan is canceled.',
      action: 'Ban this person',
      ask: (email: string) => `Ban ${email}?`,
      since: (date: string) => `Banned since ${date}.`,
      lift: 'Lift the ban',
      askLift: (email: string) => `Lift the ban of ${email}?`,
      isOperator: 'An operator can’t be banned. bin/operator revoke at the server takes the role away.',
      notCancelled:
        'The ban holds, but the payment provider could not be asked to cancel the monthly plan. Press “Try to cancel the plan” to try again.',
      again: 'Try to cancel the plan',
    },
    payments: 'Payments',
    acts: 'What operators did',
    events: 'Security events',
  },
  payments: {
    title: 'Payments',
    none: 'No payment yet.',
    outcomes,
    refunded: (amount: string) => `${amount} went back`,
    test: 'test',
    messages: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
    unknownBuyer: 'Buyer not known',
    reference: (id: string) => `Payment ${id}`,
  },
  alarms: {
    title: 'Alarms',
    body: 'What no rule could settle. Close one when you have dealt with it.',
    none: 'No alarm.',
    kind: (kind: string) => alarmKinds.get(kind) ?? kind,
    open: 'Open',
    closed: (date: string) => `Closed ${date}`,
    close: 'Close alarm',
    closeThis: (about: string) => `Close the alarm about ${about}`,
    ask: 'Close this alarm?',
  },
  switches: {
    title: 'Switches',
    body: 'Every process follows within seconds. A request that is refused says so in a sentence, and nothing is charged.',
    hosted: 'The hosted service has a setting of its own for sign-ups in the browser: switch that off there, too.',
    names: switches,
    on: 'On',
    off: 'Off',
    askOn: (title: string) => `Switch on: ${title}?`,
    askOff: (title: string) => `Switch off: ${title}?`,
    turnOn: 'Switch on',
    turnOff: 'Switch off',
    changed: (date: string) => `Changed ${date}`,
  },
  log: {
    acts: 'What operators did',
    actsBody: 'Lines are only ever added.',
    noActs: 'Nothing yet.',
    act: (kind: ActKind, subject: string | null) => (subject === null ? acts[kind] : `${acts[kind]}: ${subject}`),
    by: (who: string) => `by ${who}`,
    command: 'the command at the server',
    events: 'Security events',
    noEvents: 'No event.',
    gone: 'a deleted account',
    unknown: 'account not known',
    reason: (reason: string) => `“${reason}”`,
  },
} as const
