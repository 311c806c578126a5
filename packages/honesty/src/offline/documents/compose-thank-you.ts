// A thank-you note by rules: short, with blanks for what only the person knows of the conversation.
import type { LetterContent } from '@galley/contract/documents'
import type { DocumentFacts } from './document-brief.ts'
import { addresseeOf, dateOf, employerOr, positionOf, salutationTo } from './letter-words.ts'

export const composeThankYou = (facts: DocumentFacts): LetterContent => ({
  kind: 'thank_you',
  date: dateOf(facts.today),
  recipient: addresseeOf(facts),
  subject: '',
  salutation: salutationTo(facts, '[interviewer’s name]'),
  body: [
    `Thank you for taking the time to talk with me on [date] about ${positionOf(facts)} at ${employerOr(facts)}. I enjoyed hearing about [what stayed with you].`,
    '[One thing you want them to remember: an example you gave, or one you would add.]',
    'Please let me know if I can send anything else. I look forward to hearing from you.',
  ].join('\n\n'),
  closing: 'Best regards,',
})
