import { describe, expect, it } from 'vitest'
import { readDocumentReply } from './read-document-reply.ts'

const known = { date: 'March 1, 2026', recipient: 'Ms. Ito' }
const read = (reply: unknown, kind: 'letter' | 'interview' | 'linkedin' = 'letter') =>
  readDocumentReply(typeof reply === 'string' ? reply : JSON.stringify(reply), { kind, ...known })

describe('a model’s reply', () => {
  it('is read from a fence, with the program’s own date and addressee', () => {
    const reply =
      '```json\n{"subject":"S","salutation":"Dear Ms. Ito,","body":"One.\\n\\n**Two**.","closing":"Sincerely,\\nZoë","date":"1999"}\n```'
    expect(read(reply)).toEqual({
      kind: 'letter',
      ...known,
      subject: 'S',
      salutation: 'Dear Ms. Ito,',
      body: 'One.\n\nTwo.',
      closing: 'Sincerely,',
    })
  })
  it.each([[''], ['Sorry, I cannot.'], ['[1]'], ['{"body": '], ['null']])('%j is no document', (reply) =>
    expect(read(reply)).toBeNull(),
  )
  it('is cut to its limits at a word', () => {
    const about = read({ headline: 'Engineer '.repeat(60), about: 'word '.repeat(1_000) }, 'linkedin')
    expect(about).toMatchObject({
      kind: 'linkedin',
      headline: expect.stringMatching(/Engineer$/),
      about: expect.stringMatching(/word$/),
    })
  })
  it('keeps stories that ask something', () =>
    expect(read({ stories: [{ question: 'Q?', action: 'A', more: 1 }, { action: 'B' }, 7] }, 'interview')).toEqual({
      kind: 'interview',
      stories: [{ question: 'Q?', situation: '', task: '', action: 'A', result: '' }],
    }))
})
