// The assistant's words to a person: plain text, few of them.

export interface TidyMessage {
  /** Without marks of formatting, addresses and control characters, cut to whole sentences within the limits. */
  readonly text: string
  /** Of what was said, before it was cut. */
  readonly sentences: number
  readonly words: number
}

/** What a message may be at most. */
export const maxSentences = 6
export const maxWords = 100
const control = /(?!\n)[\p{Cc}\p{Cf}]/gu
const fenced = /```[^]*?(?:```|$)/g

/** Counts sentences and words, and gives what may be shown. */
export function tidyMessage(message: string): TidyMessage {
  const text = message
    .replace(fenced, ' ')
    .replace(control, '')
    .replace(/\*\*|__|^#+\s*|`/gm, '')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
  const sentences = text.split(/(?<=[.!?…])["”’)]?\s+|\n+/).filter((sentence) => /[\p{L}\d]/u.test(sentence))
  const words = (all: readonly string[]) =>
    all
      .join(' ')
      .split(/\s+/)
      .filter((word) => /[\p{L}\d]/u.test(word)).length
  const kept: string[] = []
  for (const sentence of sentences.slice(0, maxSentences)) {
    if (words([...kept, sentence]) > maxWords) break
    kept.push(sentence.trim())
  }
  return {
    text: kept.length === sentences.length ? text : kept.join(' '),
    sentences: sentences.length,
    words: words(sentences),
  }
}
