// An empty document of each kind, for a person who writes it themselves.
import type { DocumentContent, DocumentKind, Story } from '@galley/contract/documents'

export const blankStory: Story = { question: '', situation: '', task: '', action: '', result: '' }

const letter = {
  date: '',
  recipient: '',
  subject: '',
  salutation: 'Dear Hiring Manager,',
  body: '',
  closing: 'Sincerely,',
}

const blank: Record<DocumentKind, DocumentContent> = {
  letter: { kind: 'letter', ...letter },
  thank_you: { kind: 'thank_you', ...letter, salutation: 'Dear ', closing: 'Best regards,' },
  interview: { kind: 'interview', stories: [blankStory] },
  linkedin: { kind: 'linkedin', headline: '', about: '' },
}
export const blankDocument = (kind: DocumentKind): DocumentContent => blank[kind]
