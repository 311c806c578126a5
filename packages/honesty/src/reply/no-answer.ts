// Replies that are none: a model that declines, and one that says it has changed what it has not.

const declines =
  /^(?:i(?:'|’)?m (?:very |really )?sorry|i am (?:very |really )?sorry|sorry|unfortunately|i(?:'|’)?m afraid|i (?:can(?:'|’)?t|cannot|can not|won(?:'|’)?t|will not|am not able to|am unable to)|i(?:'|’)?m (?:not able|unable) to|as an ai)\b[^\n]{0,400}?\b(?:can(?:'|’)?t|cannot|can not|won(?:'|’)?t|will not|unable|not able|help|assist|comply)\b/i
const maxDeclineLength = 600

/** A refusal: short, it begins with one, and says nothing else. Such a reply costs nothing. */
export const isDecline = (message: string): boolean => {
  const text = message.trim()
  return text.length <= maxDeclineLength && declines.test(text) && partsOf(text).every((part) => saysNothing.test(part))
}
const partsOf = (text: string) =>
  text
    .split(/(?<=[.!?])\s+|[,;:]? but |[;:]\s|\n+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
const saysNothing =
  /\b(?:can(?:'|’)?t|cannot|can not|won(?:'|’)?t|will not|unable|not able)\b|^\W*(?:i(?:'|’)?m|i am)? ?(?:very |really )?sorry\W*$|^unfortunately\W*$|^(?:please (?:ask|try|tell|send|rephrase)|let me know|is there (?:any|some)thing|(?:how )?can i help|i(?:'|’)?d be happy|i can only|i can help|if you)\b/i

const claimsChange =
  /\bi(?:'|’)?(?:ve| have)?(?: (?:also|now|just|already))? (?:updated|changed|added|removed|rewrote|rewritten|reworded|rephrased|moved|replaced|shortened|tightened|tailored|fixed|corrected|edited|improved|reordered|inserted|deleted|made the (?:changes?|edits?))\b/i

/** Says that something of the resume was changed. With no proposal beside it that is untrue. */
export const claimsAChange = (message: string): boolean => claimsChange.test(message)
