// Which of a person's words in the chat are facts about them: what they say of themselves. Not what they ask, and not a posting that
// they pasted.
const mostOwnChars = 700
/** Of whom a sentence speaks: "I used", "my team", "add Terraform to". */
const ofThemselves =
  /\b(?:I|I've|I’ve|I'm|I’m|my|mine|we|our|me|add|include|mention|say|put|replace|change|use[ds]?|write)\b/i
const question = /\?\s*$/

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [])

/** Sentences of the messages that count as the person's own word, the posting's own sentences left out. */
export function ownWords(messages: readonly string[], jobDescription: string): string[] {
  const posting = sentencesOf(jobDescription).map(wordsOf)
  return messages.flatMap((message) => {
    // A long paste may be anything: only what speaks in the first person is theirs.
    const isLong = message.length > mostOwnChars
    return sentencesOf(message).filter((sentence) => {
      if (question.test(sentence) || isOfPosting(wordsOf(sentence), posting)) return false
      return isLong ? /\b(?:I|I've|I’ve|my|we)\b/.test(sentence) : ofThemselves.test(sentence) || message.length < 200
    })
  })
}

const sentencesOf = (text: string) =>
  text
    .split(/\n+|(?<=[.!?;])\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** Four fifths of a sentence of six words and more stand in one sentence of the posting. */
function isOfPosting(words: ReadonlySet<string>, posting: readonly ReadonlySet<string>[]): boolean {
  if (words.size < 6) return false
  return posting.some((sentence) => [...words].filter((word) => sentence.has(word)).length >= words.size * 0.8)
}
