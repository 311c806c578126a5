// Answers to the assistant's questions: "at Northwind" about Kubernetes, or typed as "Kubernetes: at Northwind"; "30%:
// correct", "Three years, at Acme". The answer is the person's own word, unless it denies, doubts or asks.
import { isPast } from '../lexicon/verbs.ts'
import { findTerms } from '@galley/resume/posting/find-terms'
import { properTerms } from '@galley/resume/posting/proper-terms'
import { isDoubtful, isQuestion } from './assertions.ts'

/** An answer to the question about a claim: the claim's text, and what the person says of it. */
export interface ClaimAnswer {
  about: string
  words: string
}
export interface QuestionAnswer extends ClaimAnswer {
  isYes: boolean
}

const yes = String.raw`(?:yes|yeah|yep|yup|sure|of course|certainly|ja|oui|s[ií]|sim)(?!\p{L})`
const agreed = String.raw`(?:definitely|correct|absolutely|exactly|indeed|true|(?:that(?: i|')s |it(?: i|')s )?(?:right|correct|true))(?=\s*(?:[,.;!–—-]|$))`
const count = String.raw`(?:about |around |almost |nearly |over |roughly )?(?:\d[\d.,]*(?!\s?\+)|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|a hundred)\s+\p{L}+`
const place = String.raw`(?:at|in|since|from|with|for|during) (?!(?:a|an|the) )\S`
/** "30% is right", "Northwind, 2021 to 2023". */
const confirmed = String.raw`\S{1,20}(?: \S{1,20}){0,2} (?:is|was) (?:right|correct|true)(?!\p{L})`
const when = String.raw`\p{Lu}[\p{L}&.'-]{1,30}(?: \p{L}[\p{L}&.'-]{0,30}){0,3},? (?:from |since |in )?(?:\p{L}{3,9} )?(?:19|20)\d\d(?!\d)`
const answering = new RegExp(`^(?:${yes}|${agreed}|${count}|${place}|${confirmed})`, 'iu')
const dated = new RegExp(`^${when}`, 'u')
const spoken = /^(?:I|I'm|I've|my|i|i've)(?: |$)/
/** A yes of one word is said of nothing else. */
const saidYes = new RegExp(`^(?:${yes}|${agreed})`, 'iu')

/** What a posting says of years and places. */
const asked =
  /\d\s?\+|\b(?:at least|minimum|required?|requirements?|preferred|must|plus|nice to have|experience (?:with|in|as)|in order to)\b/i
const denial =
  /^(?:(?:well|sadly|sorry|unfortunately|honestly),? )?(?:nope|nah|nay|false|wrong|incorrect|untrue|n\/a|leave (?:it|that) out|skip(?: it| that)?|(?:that(?: i|')s |it(?: i|')s )?(?:wrong|incorrect|false|untrue)|(?:i(?:'m| am)? )?(?:just |still |currently |only )?(?:learn(?:ing)?|studying|planning|hoping|unsure|dunno))(?!\p{L})|\b(?:is|was) (?:wrong|incorrect|false|untrue)\b|\b(?:can|could|would|will|want to|going to) (?:learn|use|try|pick)\b/iu
/** "In my current job" is not a job that is wished for. */
const ownJob =
  /\b(?:my|our)(?: (?:current|present|last|previous|old|former|first|second|day|own))? (?:job|role|position)s?\b/gi

/** What heads a posting's lines, and what instructs the assistant: no claim about the person. */
const noClaim =
  /^\W{0,3}(?:requirements?|required|must|nice|preferred|responsibilit\w*|qualifications?|duties|benefits|perks|salary|location|title|company|employer|job|role|position|about|note|ps|tailor|adapt|match|align|optimi[sz]e|customi[sz]e|add|insert|write|put|include|mention|replace|change|swap|rename|move|remove|delete|drop|make|use|set|please|can|could|would|will|we|you|your|they|what|which|how|why|who|should|does|do|is|are)\b/i
const maxClaimLength = 300
const maxChars = 160

/** `<claim>: <words>`, as it may be typed; null where it is no answer. */
export function readAnswer(sentence: string): QuestionAnswer | null {
  const colon = /:(?=\s|\p{L})| [–—-] (?=(?:yes|no)\b)/u.exec(sentence.slice(0, maxClaimLength + 1))?.index ?? -1
  if (colon < 1) return null
  const about = sentence
    .slice(0, colon)
    .trim()
    .replace(/^["“'‘]|["”'’]$/g, '')
  const words = sentence.slice(colon + 1).replace(/^[\s–—-]+/, '')
  if (about === '' || /[?\n]/.test(about) || noClaim.test(about)) return null
  return weighAnswer({ about, words })
}

/**
 * Null where it says nothing for sure: what is neither denied nor clearly affirmed is an answer only about a term or a
 * number.
 */
export function weighAnswer({ about, words }: ClaimAnswer): QuestionAnswer | null {
  if (words === '' || isQuestion(words)) return null
  const isYes = meansYes(about, words)
  return isYes === null ? null : { about, words, isYes }
}

function meansYes(about: string, words: string): boolean | null {
  if (isDenied(words)) return isBareDenial.test(words) || isAskedAbout(about) ? false : null
  if (spoken.test(words))
    return isAskedAbout(about) || isPast(/^I(?:'ve| have)? (\p{L}{2,20})/iu.exec(words)?.[1] ?? '') || null
  if (asked.test(words) && !saidYes.test(words)) return null
  return affirms(words) || samePast.test(words) || isAskedAbout(about) || null
}
const isBareDenial = /^(?:no|nope|never|not|nein|non)(?!\p{L})/iu
/** What is done and what was done in one word: alone it may be an instruction to the assistant. */
const samePast = /^(?:cut|set|put|read|split|shut|let)(?!\p{L})/iu

const nextAnswer = /(?:[.;,]\s{1,9}(?:and )?|\n\s{0,9})(?=[^:,.;\n]{2,40}:\s)/u
/** "Kubernetes: yes, Kafka: no" as its two answers; one for everything else. `about`: what the first one is about. */
export function eachAnswer(text: string, about?: string): string[] {
  const parts = text.split(nextAnswer)
  const isAnswer = (part: string, index: number) =>
    (about !== undefined && index === 0 ? weighAnswer({ about, words: part }) : readAnswer(part)) !== null
  return parts.length > 1 && parts.every(isAnswer) ? parts : [text]
}

/**
 * The words of an answer that are a fact: the whole sentence, with what was asked about, unless they put another number
 * into its place. Null: no fact.
 */
export function answeredFact(answer: QuestionAnswer | null, sentence: string): string | null {
  if (!answer?.isYes) return null
  const numbersOf = (text: string): string[] => text.match(/\d[\d.,]*/g) ?? []
  const [claimed, said] = [numbersOf(answer.about), numbersOf(answer.words)]
  const isCorrected = isNumber(answer.about) && said.length > 0 && !said.some((number) => claimed.includes(number))
  return isCorrected ? answer.words : sentence
}

/** A whole message that only makes sense as an answer: "Three years, at Acme", "Trained 15 librarians". */
export function isBareAnswer(message: string): boolean {
  if (message.length > maxChars || message.includes('?') || asked.test(message) || isDenied(message)) return false
  return !/^[^:]{0,80}:/.test(message) && affirms(message)
}

const affirms = (words: string) =>
  answering.test(words) || dated.test(words) || isPast(/^\p{L}{2,20}/u.exec(words)?.[0] ?? '')

/** `Set up CI for 40 teams: wrong`: whatever stands in front, it is not so. */
export function isDeniedClaim(sentence: string): boolean {
  const colon = sentence.slice(0, maxClaimLength + 1).indexOf(': ')
  return colon > 0 && denial.test(sentence.slice(colon + 2))
}

const isDenied = (words: string) => denial.test(words) || isDoubtful(words.replaceAll(ownJob, 'there'))

const isNumber = (about: string) => /^\D{0,3}\d[\d.,]*\S*(?: \S{1,20}){0,4}$/.test(about)

/** A number, or nothing but terms that a posting can ask for. */
function isAskedAbout(about: string): boolean {
  return isNumber(about) || termsNamed(about) !== null
}

const prefilled = /^(?:yes,? )?(?:I(?:'ve| have)?(?: also)?|I do) (?:used?|have|know|hold)(?: the)? /i

/**
 * "Kafka", "Kubernetes and Helm", "I have used Kafka": its terms, as they are written; null where it names anything
 * besides. `more`: other names that are known.
 */
export function termsNamed(about: string, more: readonly string[] = []): string[] | null {
  const text = about.replace(prefilled, '').trim()
  const found = findTerms(text, more.length > 0 ? more : properTerms(text))
  const rest = found.toReversed().reduce((left, { from, to }) => left.slice(0, from) + left.slice(to), text)
  const isAll = found.length > 0 && /^(?:[\s,/&]|\band\b|\bor\b)*$/i.test(rest)
  return isAll ? found.map(({ text: term }) => term) : null
}
