// What the person's own words prove. A posting that was pasted into the chat proves nothing, nor does what they deny or
// only ask about.
import type { GuardInput } from './verdict.ts'
import { withoutContrast } from '../../reply/contrast.ts'
import { lookup } from '@galley/resume/text/lookup'
import { canonical } from '../text/words.ts'

/** What the person wishes for, plans, or says of another person or of the posting. */
const wish =
  /(?:\bwould|'d) (?:love|like) to (?:work|learn|use|try|get|know|become|be)\b|\bwants? to (?:learn|work|try|become|get)\b|\bhope to\b|\b(?:one|some) ?day\b|\bplan(?:ning)? to\b|\binterested in\b|\bcurious about\b|\bthinking (?:of|about)\b|\b(?:look|seem|sound|appear)s? (?:like|as if)\b|\bmake me (?:look|sound|seem)\b|\bpretend|\bmake up\b|\binvent\b|\bexaggerate/i
const others =
  /^\W*(?:and |because )?(?:my|a|our) (?:colleague|friend|boss|manager|brother|sister|wife|husband|team ?mate|co-?worker|partner|roommate|intern|mentor)s?(?: \p{Lu}\p{L}+)? (?!.*\b(?:me|i|us|we)\b)|\b(?:the|this|their|that) (?:ad|advert|posting|job|role|position|company|employer|description)\b[^,;]*\b(?:asks?|wants?|requires?|needs?|mentions?|lists?|says)\b|\bthey (?:want|ask|need|require|look)\b/iu
/** "I don't know it": what was named just before is denied with it. */
const deniesBefore = /\b(?:it|that|them|those|this|either)\b/i
/** "So we don't do it by hand" denies nothing of the person. */
const ownDoing =
  /\b(?:know|knew|use[ds]?|using|have|had|has|did|done|work(?:ed)?|touch(?:ed)?|learn(?:ed)?|want|remove|delete|drop|never|true|mine|me)\b/i
/** "Don't forget Redis" denies nothing. */
const idioms =
  /\b(?:do not|don'?t) (?:forget|worry|leave out|omit|miss|hesitate)\b|\bnot only\b|\bno (?:doubt|problem|worries)\b|\bwhy not\b/gi
const denial = /\b(?:not|never|no|don'?t|didn'?t|haven'?t|hasn'?t|without|cannot|can'?t|remove|delete|drop)\b/i
/** "It is 25 by now, not 18": what stands before it is no less true. A denied verb denies the whole clause. */
const otherwise =
  /\s(?:not|rather than|instead of)(?=\s(?:\d|the \d|just\b|only\b|(?:in )?(?:january|february|march|april|may|june|july|august|september|october|november|december)\b))/gi
const asks = /^\s*(?:should|would|could it|is it|are there|what|which|how|do i|does|why)\b[^?]*\?\s*$/i
/** Shorter runs of words may be in a posting by chance. */
const minPastedWords = 5

/** The clauses that say something about the person. */
export function provenWords(said: readonly string[], jobDescription: string): string[] {
  const posting = ` ${canonical(jobDescription)} `
  return said.map((words) =>
    sentencesOf(words)
      .filter((sentence) => !asks.test(sentence) && !isPasted(sentence, posting))
      .flatMap((sentence) =>
        trueClauses(
          sentence
            .replace(/’/g, "'")
            .replace(idioms, ' ')
            .replace(otherwise, ', not')
            .replace(/.+/s, withoutContrast)
            .split(
              /,(?!\d{3}(?!\d))|;|\s[–—-]\s|\bbut\b|\b(?:al)?though\b|\b(?:so|because|since)\b|\band (?=(?:never|not|don'?t|didn'?t)\b)/,
            ),
        ),
      )
      .join(', ')
      .replace(/.+/s, withLongTitles),
  )
}

/** The name that letters stand for in a resume: "the ACP program" is the Advanced Care Paramedic one. */
export function withNamesOfLetters(words: string, texts: readonly string[]): string {
  const letters = new Set(words.match(/(?<![\p{L}\d])\p{Lu}{3,6}(?![\p{L}\d])/gu))
  const names = [...letters].flatMap((one) => {
    const spelled = new RegExp(
      Array.from(one, (letter) => `(?<![\\p{L}])${letter}[\\p{L}'’]+`).join('[\\s-](?:(?:of|in|and|the|for)\\s)*'),
      'u',
    )
    return texts.flatMap((text) => spelled.exec(text.slice(0, maxNameChars))?.[0] ?? []).slice(0, 1)
  })
  return names.length === 0 ? words : `${words}, ${names.join(', ')}`
}
const maxNameChars = 2_000

const shortTitles = lookup<string>({
  tech: 'technician',
  techs: 'technicians',
  dev: 'developer',
  devs: 'developers',
  mgr: 'manager',
  asst: 'assistant',
  sr: 'senior',
  jr: 'junior',
  rep: 'representative',
  reps: 'representatives',
  coord: 'coordinator',
  exec: 'executive',
  eng: 'engineer',
  sup: 'supervisor',
  vp: 'vice president',
})
const shortTitle = new RegExp(
  String.raw`(?<![\p{L}\d-])(?:${Object.keys(shortTitles).join('|')})(?![\p{L}\d])\.?`,
  'giu',
)
/** "Lead tech" is a lead technician as well. */
function withLongTitles(words: string): string {
  const long = words.replaceAll(shortTitle, (one) => shortTitles[one.toLowerCase().replace('.', '')] ?? one)
  return long === words ? words : `${words}, ${long}`
}

function trueClauses(clauses: readonly string[]): string[] {
  const isDenied = (clause: string | undefined) =>
    clause !== undefined &&
    denial.test(clause) &&
    deniesBefore.test(clause) &&
    ownDoing.test(clause) &&
    clause.split(' ').length <= 8
  return clauses.filter(
    (clause, index) =>
      !denial.test(clause) && !wish.test(clause) && !others.test(clause) && !isDenied(clauses[index + 1]),
  )
}

/** "Remove my phone number", of whatever a pattern names; "don't remove it" asks for nothing. */
export function asksToRemove({ said, asked = [] }: Pick<GuardInput, 'said' | 'asked'>, named: RegExp): boolean {
  const sentences = [...said, ...asked].flatMap(sentencesOf).filter(({ length }) => length <= maxWishChars)
  return sentences.some((sentence, index) => {
    if (subjectMayGo(sentence, named) || isSwapped(sentence, named)) return true
    const [verb] = removing.exec(sentence) ?? []
    if (verb === undefined || keeping.test(sentence)) return false
    const object = sentence.slice(sentence.indexOf(verb))
    // "That is out of fashion, take it out": what is meant stands before it.
    const before =
      sentence
        .slice(0, sentence.indexOf(verb))
        .split(/[,;]/)
        .filter((part) => part.trim() !== '')
        .at(-1) ?? ''
    // "Git? Wow. Delete that".
    const earlier = sentences.slice(Math.max(0, index - 2), index).join(' ')
    const isBack = pointsBack.test(object) || pointsBackAnd.test(object)
    return named.test(object) || (isBack && (named.test(before) || (before === '' && named.test(earlier))))
  })
}
const swaps =
  /\b(?:swap|replace|exchange|trade|switch|substitute)(?: out)? (?<old>[^.!?;]{2,60}?) (?:for|with|by|to)\b|\binstead of (?<other>[^.!?;,]{2,60})/giu
/** "Swap Tableau for Looker", "Looker instead of Tableau". */
const isSwapped = (sentence: string, named: RegExp): boolean =>
  !keeping.test(sentence) &&
  Array.from(sentence.matchAll(swaps)).some(({ groups }) => named.test(groups?.['old'] ?? groups?.['other'] ?? ''))

/** "Delete that and put Docker in its place". */
const pointsBackAnd = /^(?:\S+ ){1,2}?(?:it|that|this|them|those|these)(?: (?:out|off|away))? and\b/i
/** "Take it out": nothing else is named. */
const pointsBack =
  /^(?!without\b)(?:\S+ ){1,2}?(?:it|that|this|them|those|these)(?: (?:out|off|away|please|pls|too|all|there))*\s*(?:[.!;,]|$)/i
/** "The interests can go". */
const mayGo =
  /\b(?:can|could|should|must|may|has to|have to|needs? to) (?:go|be (?:removed|deleted|dropped|cut|gone|taken (?:out|off))|come (?:off|out))(?=$|[\s.!]*$|[,;]|\s(?:too|now|please|pls|because|since|as|it|they|I|we)\b)/i
const noneOf = /\b(?:nothing|none|no|not|never|neither|only)\b/i
/** Named as what may go, in the same clause; no question, and none of it denied. */
function subjectMayGo(sentence: string, named: RegExp): boolean {
  const found = mayGo.exec(sentence)
  if (!found || /\?\s*$/.test(sentence)) return false
  const subject =
    sentence
      .slice(0, found.index)
      .split(/[,;]|\bbut\b/)
      .at(-1) ?? ''
  return named.test(subject) && !noneOf.test(subject)
}

/** What is longer was not typed as a wish. */
const maxWishChars = 200
const removing =
  /\b(?:remove|delete|drop|omit|hide|cut|kill|lose|scrap|ditch|bin|chuck|axe|erase|get rid of|no (?=[\w'’ -]{2,40} section)|throw (?:out|away)|take (?:out|off|away|down)|(?:take|leave|keep) (?:[\w'’-]+ ){1,5}(?:out|off)|leave (?:out|off)|(?:don'?t|do not) (?:show|list|include|want|mention|need)|without)\b/i
const keeping =
  /\b(?:don'?t|do not|never|not to) (?:remove|delete|drop|omit|hide|cut|kill|lose|scrap|ditch|bin|chuck|axe|erase|take|leave|throw)\b/i

export const sentencesOf = (words: string) => words.split(/(?<=[.!?])\s+|\n+/)

function isPasted(sentence: string, posting: string): boolean {
  const words = canonical(sentence)
  return words.split(' ').length >= minPastedWords && posting.includes(` ${words} `)
}
