import type { DocumentContent } from '@galley/contract/documents'

/** Every text of a document, in reading order. */
export function textsOf(content: DocumentContent): string[] {
  if (content.kind === 'linkedin') return [content.headline, content.about]
  if (content.kind === 'interview')
    return content.stories.flatMap(({ question, situation, task, action, result }) => [
      question,
      situation,
      task,
      action,
      result,
    ])
  const { date, recipient, subject, salutation, body, closing } = content
  return [date, recipient, subject, salutation, body, closing]
}
