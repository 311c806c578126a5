// Whether software that sorts applications can read a resume: from what stands in the document, not from an invented
// score.
import { ownContact } from './edits/edit-contact.ts'
import { sectionsOf } from './edits/find-places.ts'
import { lookOf } from '@galley/resume/class-options'
import { listed } from './edits/listed.ts'

/** In at most four sentences. */
export function readableSentences(latex: string): string {
  const look = lookOf(latex)
  const found = sectionsOf(latex)
  const strange = found.filter(({ kind }) => kind === 'other').map(({ heading }) => `“${heading}”`)
  const { email, phone } = ownContact(latex)
  const lacks = [!email && 'an email address', !phone && 'a phone number'].filter((one) => one !== false)
  const risks = [
    /\\includegraphics/.test(latex) && 'a picture, in which no text is read',
    /\\begin\{(?:tabular|tabularx|longtable|multicols|paracol|minipage)\*?\}/.test(latex) &&
      'tables or columns, whose text some systems mix up',
    look?.own.theme === 'sidebar' && 'two columns, which some systems read in turn; the classic theme has one',
  ].filter((one) => one !== false)
  return [
    look
      ? 'Yes, mostly: the PDF has real text in reading order and plain headings.'
      : 'That depends on its class, which is not Galley’s own; copy the text out of the PDF to see what is read.',
    lacks.length > 0 && `I found no ${listed(lacks)} at the top.`,
    risks.length > 0 && `It has ${listed(risks)}.`,
    strange.length > 0 &&
      `Such systems may not know ${strange.length === 1 ? 'the heading' : 'the headings'} ${listed(strange.slice(0, 3))}.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ')
}
