// What a message asks of the rule-based assistant. A question is never a command. What it does not understand is `unknown`: it then
// says so, and what it can do.
import { looksLikePosting } from '../posting/looks-like-posting.ts'
import { isDoubtful, isQuestion, speaksOfThemselves, tellsToWrite } from '../reply/assertions.ts'
import type { Command } from './command.ts'
import { readers } from './command-patterns.ts'
import { isPast } from './verbs.ts'

/** No command is longer; a posting may be. */
const mostChars = 2000

const courtesies =
  /^(?:(?:please|hi|hello|hey|ok|okay|now|then|also|and|just|great|thanks|thank you|galley|let's|(?:can|could|would|will) you|i(?:'d| would) like (?:you )?to|i want (?:you )?to|you (?:should|can))[,!.]? )+/i
const politeAsking = /^(?:[a-z]+,? ){0,2}(?:can|could|would|will) you /i
const signs = /[\s,.!?]{1,20}$/
const thanks = /[\s,](?:please|pls|thanks|thank you|thx|cheers)$/i

const asksWho =
  /\b(?:who|what) are you\b|\bwhat can you do\b|\bare you (?:an? )?(?:ai|bot|human|language model|gpt)\b|\bhow do you work\b/i
const asksMissing =
  /\b(?:what|which|where|any)\b[^.?]*\b(?:missing|gaps?|lack(?:ing)?)\b|\bhow (?:well |much |far )?(?:do|does|am|is) (?:i|my resume|it|this) (?:fit|match|suit|compare|a (?:good )?(?:fit|match))|\b(?:do|does|am|is) (?:i|my resume|it|this) (?:a (?:good )?)?(?:fit|match|suit)/i
/** Words of other languages that no English command has. */
const foreign =
  /(?<!\p{L})(?:ich|bitte|nicht|meine?n?|und|füge|mach|ändere|entferne|der|eine?|hinzu|por favor|agrega|añade|quita|cambia|mis?|para|una?|ajoute|supprime|s'il|vous|plaît|mon|mes|les|des|une|pour|aggiungi|rimuovi|il|mio|adicione|remova|meu|minha|não|você|être|das)(?!\p{L})/giu

/** Pure; never throws. */
export function readCommand(given: string): Command {
  if (looksLikePosting(given.slice(0, 50_000))) return { kind: 'tailor', posting: given }
  const message = given
    .slice(0, mostChars)
    .trim()
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/(?<=\p{L})’(?=\p{L})/gu, "'")
  if (asksWho.test(message)) return { kind: 'who' }
  if (asksMissing.test(message)) return { kind: 'missing' }
  if (isQuestion(message) && !politeAsking.test(message)) return { kind: 'unknown' }
  const bare = message.replace(courtesies, '')
  const plain = withoutThanks(bare)
  for (const [pattern, read] of readers) {
    const found = pattern.exec(plain)
    if (found) return read(found)
  }
  return factIn(message) ?? (isForeign(message) ? { kind: 'cannot', what: 'language' } : { kind: 'unknown' })
}

/** A command's end says nothing: "make it navy, please!" A bullet keeps its full stop. */
function withoutThanks(message: string): string {
  const isDictated = /^(?:add|insert|write|put)\b[^:]*\b(?:bullet|point|line)\b/i.test(message)
  if (isDictated) return message.replace(/[,.;]? (?:please|thanks|thank you)[.!]?$/i, '')
  return message.replace(signs, '').replace(thanks, '').replace(signs, '').replace(thanks, '')
}

const isForeign = (message: string) => new Set(message.toLowerCase().match(foreign)).size >= 2

const added = /[,;.]? (?:(?:please|so|and) )+(?:do )?(?:add|include|put|mention)\b.{0,40}$/i
const plainFact = /^I(?:'ve| have)?(?: also)? (\p{L}+) ([^\n]{3,240})$/u
/** "Only for a week", "at night, for 3 years", "with Dr. Lee": what such a sentence claims is not its words put together. */
const hedge =
  /[,;:()!?…]|\.(?!\d|\p{L}|$)|\b(?:but|only|although|though|except|however|while|when|before|until|because|briefly|almost|sometimes|mostly|partly|a bit|a little|I|me|we|us|they|he|she)\b|\bfor (?:about |almost |over )?(?:\d+|a|one|two|three|four|five|six|several|some|many) (?:day|week|month|year|hour)s?\b/iu
/** Verbs that say nothing of work. */
const idle =
  /^(?:had|got|went|saw|thought|left|did|met|meant|let|put|told|understood|worked|work|participated|use|have|go|see|think|leave|do|know)$/i

function factIn(message: string): Command | null {
  if (isDoubtful(message) || isQuestion(message) || tellsToWrite(message) || !speaksOfThemselves(message)) return null
  const found = plainFact.exec(message.replace(added, '').replace(/[.!]$/, ''))
  const [, verb = '', rest = ''] = found ?? []
  const isPlain = isPast(verb) && !hedge.test(rest) && !idle.test(verb)
  return { kind: 'fact', plain: isPlain ? { verb, rest } : null }
}
