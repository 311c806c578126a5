// A model's reply as a document: one JSON object, with or without a fence around it. What is too long is cut to its
// limit at a word; what lacks its shape is no document.
import { documentContent, type DocumentContent, type DocumentKind } from '@galley/contract/documents'
import { limits } from '@galley/contract/limits'

/** Null where it can't be read. `date` and `recipient` are the server's, not the model's. */
export function readDocumentReply(
  reply: string,
  { kind, date, recipient }: { kind: DocumentKind; date: string; recipient: string },
): DocumentContent | null {
  const given = objectIn(reply)
  if (given === null) return null
  const text = (name: string, max: number) => cut(given[name], max)
  const shapes: Record<DocumentKind, () => unknown> = {
    letter: letterOf,
    thank_you: letterOf,
    linkedin: () => ({
      kind,
      headline: text('headline', limits.linkedInHeadlineChars),
      about: text('about', limits.linkedInAboutChars),
    }),
    interview: () => ({ kind, stories: storiesIn(given['stories']) }),
  }
  function letterOf() {
    const line = (name: string) => text(name, limits.lineChars).replaceAll(/\s*\n\s*/g, ' ')
    return {
      kind,
      date,
      recipient,
      subject: line('subject'),
      salutation: line('salutation'),
      body: text('body', limits.letterChars),
      closing: line('closing').split(',')[0] ? `${line('closing').split(',')[0]},` : '',
    }
  }
  const parsed = documentContent.safeParse(shapes[kind]())
  return parsed.success ? parsed.data : null
}

function objectIn(reply: string): Record<string, unknown> | null {
  const [from, to] = [reply.indexOf('{'), reply.lastIndexOf('}')]
  if (from === -1 || to < from) return null
  try {
    const value: unknown = JSON.parse(reply.slice(from, to + 1))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

/** Without what formats or hides. */
function cut(value: unknown, max: number): string {
  if (typeof value !== 'string') return ''
  const text = value
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll('**', '')
    .trim()
  if (text.length <= max) return text
  const short = text.slice(0, max)
  return short.slice(0, Math.max(short.lastIndexOf(' '), max - 80)).trim()
}

function storiesIn(value: unknown): unknown[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, limits.stories).flatMap((given: unknown) => {
    if (typeof given !== 'object' || given === null) return []
    const story = given as Record<string, unknown>
    const part = (name: string) => cut(story[name], limits.storyPartChars)
    const question = cut(story['question'], limits.lineChars)
    if (question === '') return []
    return [
      { question, situation: part('situation'), task: part('task'), action: part('action'), result: part('result') },
    ]
  })
}
