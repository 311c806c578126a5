// Answers to the assistant's questions: "AWS: yes", "Three years, at Acme". Knows nothing of whole sentences.
import { isPast } from '../offline/verbs.ts'
import { isDoubtful } from './assertions.ts'

const yes = 'yes|yeah|yep|yup|sure|of course|certainly|ja|oui|s[ií]|sim'
const named = new RegExp(String.raw`^["“]?[^:?\n]{2,60}["”]?: ?(?:${yes})(?![\p{L}])`, 'iu')
const count = String.raw`(?:about |around |almost |nearly |over |roughly )?(?:\d[\d.,]*(?!\s?\+)|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|a hundred)\s+\p{L}+`
const bare = new RegExp(
  String.raw`^(?:(?:${yes})(?![\p{L}])|${count}|(?:at|in|since|from|with|for|during) (?!(?:a|an|the) )\S)`,
  'iu',
)
/** What a posting says of years and places. */
const asked =
  /\d\s?\+|\b(?:at least|minimum|required?|requirements?|preferred|must|plus|experience (?:with|in|as)|in order to)\b/i
const mostChars = 160

/** "Kubernetes: yes, at Northwind". */
export const isAnswer = (sentence: string): boolean => named.test(sentence) && !isDoubtful(sentence)

/** A whole message that only makes sense as an answer: "Three years, at Acme", "Trained 15 librarians". */
export function isBareAnswer(message: string): boolean {
  if (message.length > mostChars || message.includes('?') || asked.test(message) || isDoubtful(message)) return false
  if (/^[^:]{0,80}:/.test(message)) return false
  return bare.test(message) || isPast(/^\p{L}{2,20}/u.exec(message)?.[0] ?? '')
}
