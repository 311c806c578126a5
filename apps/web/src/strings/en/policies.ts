// The static pages. Loaded with them only. Figures: support 48 hours, refund review 3-5 and processing 10-14 business
// days.
import { supportEmail } from './site.ts'

interface Section {
  heading: string
  paragraphs?: readonly string[]
  points?: readonly string[]
}
export interface Policy {
  title: string
  lead: string
  updated: string
  sections: readonly Section[]
}

const updated = 'Last updated on November 25, 2026'

export const privacy: Policy = {
  title: 'Privacy',
  lead: 'Your resume is about you. This page says what Galley keeps, why, and how to have it removed.',
  updated,
  sections: [
    {
      heading: 'What we keep',
      points: [
        'Your account: name, email address and a scrambled form of your password that cannot be turned back into it.',
        'What you write: the form, your resumes as LaTeX, their earlier versions, and job descriptions you paste.',
        'Your conversations with the assistant, so you can pick them up again, until you delete them, with what you withdraw or correct of your own words. For images and PDFs you attach, we keep only the file names.',
        'Purchases: what was bought, when, and the payment provider’s reference. Card numbers never reach us.',
        'Which networks and browsers you signed in from in the last 90 days, in a scrambled form, so that guesses at your password cannot keep you out.',
        'Counts of what happens in the product, such as “a resume was created”. They contain no name, address, text, or cookie, and browsers that ask not to be tracked are not counted.',
      ],
    },
    {
      heading: 'What leaves Galley',
      paragraphs: [
        'When you use the assistant, your message and the resume it is about are sent to the language model that this copy of Galley uses. With the built-in assistant, nothing leaves the server. When you import a resume and the rules that read it are unsure, its lines are sent to the same model, unless the operator of this copy has turned that off. When you pay, the payment provider receives what it needs to take the payment. We don’t sell your data or show advertising.',
      ],
    },
    {
      heading: 'Who sees it',
      paragraphs: [
        'The people who run this copy of Galley have a page that shows them your name and address, titles and dates of your resumes, your credits and payments, and when you signed in. It never shows what a resume or a conversation says. What they change there is logged with a reason, and is part of what you can download of your account.',
      ],
    },
    {
      heading: 'On your own device',
      paragraphs: [
        'Your browser keeps you signed in, keeps unfinished forms and unsaved text so you lose nothing in a crash, and remembers whether you prefer light or dark mode. Signing out removes your session keys. One cookie marks the browser as one that you have signed in with; it is sent only when you sign in, and does not say who you are.',
      ],
    },
    {
      heading: 'How long',
      paragraphs: [
        'A deleted resume stays in the trash for 30 days and is then removed for good. Everything else is kept for as long as you have an account. Write to us to have your account and everything in it removed; payment records are kept for as long as the law requires.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You can see, correct, export, or erase what we hold about you. Every resume can be downloaded as a PDF and copied as LaTeX at any time.',
        `Write to ${supportEmail}; we answer within 48 hours.`,
      ],
    },
  ],
}

export const terms: Policy = {
  title: 'Terms',
  lead: 'What you can expect from Galley, and what Galley expects from you.',
  updated,
  sections: [
    {
      heading: 'Your account',
      points: [
        'You need an account with a working email address. Keep your password to yourself.',
        'An account is for one person. Users must not share accounts.',
        'You are responsible for what happens in your account. Tell us if someone else gets into it.',
      ],
    },
    {
      heading: 'Your text',
      paragraphs: [
        'What you write is yours, and so are the resumes made from it. You allow us to store and process it only as needed to provide the service.',
        'The assistant proposes, you decide. It is built not to invent facts, but you are the one who knows them: read a proposal before you accept it, and a resume before you send it.',
      ],
    },
    {
      heading: 'Fair use',
      points: [
        'Do not enter other people’s personal data without their consent, or anything unlawful.',
        'Do not try to break or overload the service, get around its limits, or get into accounts that are not yours.',
        'Do not resell the service or its credits.',
      ],
    },
    {
      heading: 'Credits',
      points: [
        'Messages to the AI assistant are paid for with message credits, bought in packs. One answered message uses one credit; a message that fails uses none.',
        'Unused credits do not expire.',
        'Used credits are not refundable. The refunds page explains when you get money back.',
      ],
    },
    {
      heading: 'What we cannot promise',
      paragraphs: [
        'We work to keep Galley running and your text safe. We cannot promise that it is never interrupted, that a particular applicant tracking system reads every resume as you would like, or that a resume gets you the job. As far as the law allows, we are not liable for losses that follow from such things.',
      ],
    },
    {
      heading: 'Changes and closing accounts',
      paragraphs: [
        'You can stop at any time. We may close an account that breaks these terms, after telling you why where we can. If these terms change in a way that matters, we say so on this page and by email before the change takes effect.',
      ],
    },
  ],
}

export const refund: Policy = {
  title: 'Refunds',
  lead: 'Message credits are bought in packs. This page explains when you get money back and how long it takes.',
  updated,
  sections: [
    {
      heading: 'What is refunded',
      points: [
        'Refunds are possible for duplicate charges: you were charged twice for one purchase.',
        'Used credits are not refundable.',
        'Unused credits do not expire, so there is no deadline for using them or asking for money back.',
      ],
    },
    {
      heading: 'How to ask',
      paragraphs: [
        `Write to ${supportEmail} from your account’s email address, with the date and amount of each charge and, if you have it, the payment reference. We answer within 48 hours.`,
      ],
    },
    {
      heading: 'How long it takes',
      points: [
        'Refund requests are reviewed in 3-5 business days.',
        'Approved refunds are processed in 10-14 business days, to the card or wallet that was charged.',
      ],
    },
  ],
}

export const contact: Policy = {
  title: 'Contact',
  lead: 'A person reads every message.',
  updated: '',
  sections: [
    {
      heading: 'Write to us',
      paragraphs: [`${supportEmail}`, 'Support answers within 48 hours.'],
    },
    {
      heading: 'What to include',
      points: [
        'If something doesn’t compile: the text of the compilation log.',
        'For a payment: the date, the amount, and the payment reference. The refunds page says what happens next.',
        'For your data: write from your account’s email address, so we know it’s you.',
      ],
    },
  ],
}
