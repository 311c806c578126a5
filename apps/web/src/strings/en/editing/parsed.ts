import type { MendableKind } from '@galley/resume/parsed/mend-finding'
import type { FindingKind } from '@galley/resume/parsed/parser-findings'
import { lookup } from '@galley/resume/text/lookup'

const contacts = lookup({ name: 'name', email: 'e-mail address', phone: 'phone number' })

export const parsed = {
  show: 'Show the text that parsers read',
  title: 'What a parser reads',
  about:
    'Many employers’ systems read the text of a PDF, not its picture. This is the text of yours, in the order in which the file holds it.',
  findings: 'Worth a look',
  nothing: 'Everything in your document is read as it stands, in its order.',
  anotherClass:
    'This document uses another LaTeX class, so Galley can’t compare it with its text. Read it as a parser would: is everything there, in its order?',
  differs:
    'Some scripts are read in another order or without their spaces here. Other programs read them as you typed them, so these words aren’t compared.',
  kinds: {
    no_text: () => 'This PDF holds no text.',
    altered: (text) => `“${text}” is not read like that.`,
    hyphenated: (text) => `A word is broken at the end of a line in “${text}”`,
    order: (text) => `“${text}” is read before the entry that it belongs to.`,
    odd_signs: (text) => `These signs are no letters to a parser: ${text}`,
    no_contact: (field) => `The header has no ${contacts[field] ?? field}.`,
    no_date: (text) => (text === '' ? 'An entry has no date.' : `“${text}” has no date.`),
    empty_link: (address) => `A link to ${address} shows nothing.`,
    unusual_heading: (text) => `“${text}” is an unusual heading.`,
    small: (size) => `Some of the text is set in ${size} pt.`,
  } satisfies Record<FindingKind, (text: string) => string>,
  /** What the button of a fault does that a machine can put right. */
  mends: {
    hyphenated: 'Keep the word in one piece',
    odd_signs: 'Remove the icons',
    empty_link: 'Show the address',
    small: 'Set the text in 9.5 pt',
  } satisfies Record<MendableKind, string>,
  hints: {
    no_text: 'A parser finds nothing in it. Is the text a picture?',
    altered:
      'Compare it with the text below. Letters drawn as pictures, macros of your own and wide letter spacing are the usual reasons.',
    hyphenated: 'Some parsers keep the hyphen. Another wording, or \\mbox{…} around the word, keeps it in one piece.',
    order: 'Columns and boxes are read one after the other. A theme with one column keeps the order.',
    odd_signs: 'Icons often come out like that. Words say the same to everybody.',
    no_contact: 'Employers’ systems look for it there.',
    no_date: 'Parsers work out your years of experience from dates.',
    empty_link: 'It can’t be seen or pressed, and a parser finds no address.',
    unusual_heading:
      'People understand it. A parser may file it under “other”: a usual heading such as “Experience” or “Projects” is safer.',
    small: 'Below 8 pt it is hard to read on paper and for text recognition.',
  } satisfies Record<FindingKind, string>,
}
