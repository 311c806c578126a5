// What a message asks of the rule-based assistant: one thing, or several in a row. A question is never a command. What
// it does not understand is `unknown`: it then says so, and what it can do.
import { looksLikePosting } from '@galley/resume/posting/looks-like-posting'
import { eachAnswer, isBareAnswer, readAnswer, termsNamed, weighAnswer, type ClaimAnswer } from '../../reply/answers.ts'
import { isDoubtful, isQuestion, speaksOfThemselves, tellsToWrite } from '../../reply/assertions.ts'
import { cannotPatterns, pagePatterns, questions, wholePatterns } from './ask-patterns.ts'
import type { Command } from './command.ts'
import { editPatterns, quotedReplacements, replacement } from './edit-patterns.ts'
import type { Reader } from './pattern.ts'
import { readLook } from './read-look.ts'
import { wordingPatterns } from './wording-patterns.ts'
import { isPast } from '../../lexicon/verbs.ts'

/** No command is longer; a posting may be. */
const maxChars = 2000

const courtesies =
  /^(?:(?:please|pls|plz|hi|hello|hey|ok|okay|now|then|also|and|just|great|thanks|thank you|galley|let's|(?:can|could|would|will) you|i(?:'d| would) like (?:you )?to|i want (?:you )?to|i need (?:you )?to|help me(?: to)?|you (?:should|can))[,!.]? )+/i
const politeAsking = /^(?:[a-z]+,? ){0,2}(?:can|could|would|will) you /i
const signs = /[\s,.!?]{1,20}$/
const thanks = /[\s,](?:please|pls|thanks|thank you|thx|cheers)$/i

const asksWho =
  /\b(?:who|what) are you\b|\bwhat can you do\b|\bare you (?:an? )?(?:ai|bot|human|language model|gpt)\b|\bhow do you work\b/i
const asksMissing =
  /\b(?:what|which|where|any)\b[^.?]*\b(?:missing|gaps?(?! (?:between|from|year|in (?:my|the|employment|work)|after|before|at))|lack(?:ing)?|not having|(?:don't|do not|haven't|have not)(?: i)? (?:have|got|used?|mention)|not (?:in|on) my (?:cv|resume))\b|\bhow (?:well |much |far )?(?:do|does|am|is) (?:i|my resume|it|this) (?:fit|match|suit|compare|a (?:good )?(?:fit|match))|\b(?:do|does|am|is) (?:i|my resume|it|this) (?:a (?:good )?)?(?:fit|match|suit)|\b(?:is|am|are|would|good|ok|okay|right|suitable|enough|qualified)(?: (?:i|it|my resume|my cv|this|be))? (?:good |ok |okay |right |suitable |enough |qualified )?for (?:this|that|the) (?:one|job|role|position|post)\b/i
/** Words of other languages that no English command has. */
const foreign =
  /(?<!\p{L})(?:ich|bitte|nicht|meine?n?|und|füge|mach|ändere|entferne|der|eine?|hinzu|por favor|agrega|añade|quita|cambia|mis?|para|una?|ajoute|supprime|s'il|vous|plaît|mon|mes|les|des|une|pour|aggiungi|rimuovi|il|mio|adicione|remova|meu|minha|não|você|être|das)(?!\p{L})/giu

/** An example of the assistant's, sent as it stands. */
const placeholder = /(?::|\b(?:by|with)) ?["“]?(?:…|\.{3}|<[^<>]{1,40}>)["”]?\.?$/

/** The commands of a message in their order: at least one. Pure; never throws. */
export function readCommands(given: string): Command[] {
  if (looksLikePosting(given.slice(0, 50_000))) return [{ kind: 'tailor', posting: given }]
  const message = plainly(given)
  if (asksWho.test(message)) return [{ kind: 'who' }]
  if (asksMissing.test(message)) return [{ kind: 'missing' }]
  if (isQuestion(message) && !politeAsking.test(message)) return [asked(message)]
  if (placeholder.test(message)) return [{ kind: 'cannot', what: 'words' }]
  const bare = message.replace(courtesies, '')
  return (
    answersIn(bare) ??
    quotedReplacements(bare) ??
    several(bare) ??
    fittedLook(bare) ?? [readOne(bare) ?? statementIn(message)]
  )
}

const plainly = (given: string) =>
  given
    .slice(0, maxChars)
    .trim()
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/(?<=\p{L})’(?=\p{L})/gu, "'")

/** The commands of an answer to the question about a claim: what is no answer to it is read for itself. */
export function readClaimAnswer({ about, words }: ClaimAnswer): Command[] {
  if (looksLikePosting(words.slice(0, 50_000))) return readCommands(words)
  const message = plainly(words)
  if (placeholder.test(`: ${message}`)) return [{ kind: 'cannot', what: 'words' }]
  const [first = '', ...others] = eachAnswer(message, about)
  const answer = weighAnswer({ about, words: withoutThanks(first) })
  if (!answer || others.length >= maxCommands) return readCommands(words)
  return [{ kind: 'answer', ...answer }, ...others.flatMap(typedAnswer)]
}

/** The first of them. */
export const readCommand = (given: string): Command => readCommands(given)[0]!

const asked = (message: string): Command => readBy(questions, message.replace(signs, '')) ?? { kind: 'unknown' }

function readBy(readers: readonly Reader[], message: string): Command | null {
  for (const [pattern, read] of readers) {
    const found = pattern.exec(message)
    if (found) return read(found)
  }
  return null
}

function readOne(message: string): Command | null {
  const plain = withoutThanks(message)
  const wording = readBy(wordingPatterns(plain), plain)
  if (wording) return wording
  const edit = readBy(editPatterns, plain)
  if (edit) return edit
  const answer = readAnswer(plain)
  if (answer) return { kind: 'answer', ...answer }
  const known = readBy(cannotPatterns, plain) ?? readBy(pagePatterns, plain)
  if (known) return known
  const wishes = readLook(plain)
  if (wishes.length > 0) return { kind: 'look', wishes }
  return readBy(wholePatterns, plain) ?? replacement(plain) ?? addedSkill(plain)
}

/** "Kubernetes: yes, Kafka: no". */
function answersIn(message: string): Command[] | null {
  const parts = eachAnswer(message)
  if (parts.length < 2 || parts.length > maxCommands) return null
  return parts.flatMap(typedAnswer)
}

function typedAnswer(part: string): Command[] {
  const answer = readAnswer(part.replace(signs, ''))
  return answer ? [{ kind: 'answer', ...answer }] : []
}

/** "Make it one page and navy": what is wished of the look beside the pages. */
function fittedLook(message: string): Command[] | null {
  const pages = readBy(pagePatterns, withoutThanks(message))
  if (!pages) return null
  const wishes = message.split(/,| and | with | in /).flatMap((part) => readLook(part.replace(signs, '')))
  return wishes.length > 0 ? [{ kind: 'look', wishes }, pages] : null
}

/** "Add Docker": what is nothing but skills belongs to them. */
function addedSkill(message: string): Command | null {
  const found = /^(?:add|include|list)(?: (?:the )?skills?)?:? (.{1,120})$/i.exec(message)?.[1]
  const terms = found ? termsNamed(found) : null
  return terms && { kind: 'add_skill', skills: terms }
}

const verb =
  '(?:add|remove|delete|drop|take out|move|put|rename|call|make|use|set|change|replace|swap|switch|apply|fit|shorten|tailor|adapt|match|check|fix|correct|list|write|translate|reduce|trim)'
const joint = new RegExp(
  String.raw`(?:(?:,|;|\.)?\s+(?:and|then|and then|also|and also|after that)|[,;.])\s+(?:please |also |then )?(?=${verb}\s)`,
  'giu',
)
const maxCommands = 3
const together = new Set<Command['kind']>(['answer', 'fact', 'who', 'unknown'])
const itself = /^(?:it|that|this|the section|that section|this section)$/i

/**
 * "Rename Experience to Work and move it to the top": where every part is a command of its own. Dictated words are
 * never cut.
 */
function several(message: string): Command[] | null {
  if (/:\s|\n/.test(message)) return null
  const parts = message.split(joint).map((part) => part.trim())
  if (parts.length < 2 || parts.length > maxCommands) return null
  const commands: Command[] = []
  for (const part of parts) {
    const command = readOne(part.replace(courtesies, ''))
    if (!command || together.has(command.kind)) return null
    commands.push(pointingBack(command, commands.at(-1)))
  }
  return commands
}

/** "It" is the section that was spoken of before. */
function pointingBack(command: Command, before: Command | undefined): Command {
  if (command.kind !== 'move' || !itself.test(command.section)) return command
  if (before?.kind === 'rename') return { ...command, section: before.to }
  return before?.kind === 'move' ? { ...command, section: before.section } : command
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
/**
 * "Only for a week", "at night, for 3 years", "with Dr. Lee": what such a sentence claims is not its words put
 * together.
 */
const hedge =
  /[,;:()!?…]|\.(?!\d|\p{L}|$)|\b(?:but|only|although|though|except|however|while|when|before|until|because|briefly|almost|sometimes|mostly|partly|a bit|a little|I|me|we|us|they|he|she)\b|\bfor (?:about |almost |over )?(?:\d+|a|one|two|three|four|five|six|several|some|many) (?:day|week|month|year|hour)s?\b/iu
/** Verbs that say nothing of work. */
const idle =
  /^(?:had|got|went|saw|thought|left|did|met|meant|let|put|told|understood|worked|work|participated|use|have|go|see|think|leave|do|know)$/i
/** What is done and what was done in one word. */
const samePast = /^(?:cut|set|split|read|upset|forecast)$/i
const denied =
  /^(?:no,? )?I(?:'ve| have)? (?:(?:have|did|do) )?(?:not|never)\b|^I (?:haven't|didn't|don't|do not) |^I(?:'ve| have)? (?:no|little) (?:experience|knowledge)\b/i

/** What they say of themselves. */
function statementIn(message: string): Command {
  if (denied.test(message) && !isQuestion(message)) return { kind: 'denial' }
  return (
    factIn(message) ??
    requestedFact(message) ??
    bareAnswer(message) ??
    (isForeign(message) ? { kind: 'cannot', what: 'language' } : { kind: 'unknown' })
  )
}

/** "Mention that I led a team of four at Contoso". */
function requestedFact(message: string): Command | null {
  const found =
    /^(?:please )?(?:add|mention|include|say|note|write)(?: (?:to|in|under|at|for) (?:the |my )?(.{2,60}?)(?: (?:job|role|position|project))?)? that (I .{3,240})$/isu.exec(
      message,
    )
  if (!found) return null
  const [, place, words = ''] = found
  return factIn(place === undefined ? words : `${words.replace(signs, '')} at ${place}`)
}

/** "Yes, at Northwind", "no": to whatever was asked last. "Yes, Kubernetes at Northwind" names it. */
function bareAnswer(message: string): Command | null {
  const plain = message.replace(signs, '')
  if (/^(?:no|nope|never|none|neither)(?: of (?:them|these|it))?$/i.test(plain)) return { kind: 'denial' }
  if (!isBareAnswer(plain)) return null
  const named = /^(?:yes|yeah|yep|sure)[, ]+(.{1,60}?)((?:,| (?=(?:at|in|for|since|from|during)\b)).{0,160}|)$/i.exec(
    plain,
  )
  const about = named && termsNamed(named[1]!) ? named[1]! : ''
  return { kind: 'answer', about, words: about === '' ? plain : (named?.[2] ?? ''), isYes: true }
}

function factIn(message: string): Command | null {
  if (isDoubtful(message) || isQuestion(message) || tellsToWrite(message) || !speaksOfThemselves(message)) return null
  const text = message
    .replace(added, '')
    .replace(/[.!:]$/, '')
    .replace(/^((?:at|in) [^,]{2,60}?),? (I (?:\p{L}+) .*)$/isu, '$2 $1')
  const found = plainFact.exec(text)
  const [, verbOf = '', rest = ''] = found ?? []
  const isPlain = (isPast(verbOf) || samePast.test(verbOf)) && !hedge.test(rest) && !idle.test(verbOf)
  return { kind: 'fact', text, plain: isPlain ? { verb: verbOf, rest } : null }
}
