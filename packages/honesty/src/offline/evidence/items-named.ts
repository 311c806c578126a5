// "Swap choir singing for winter bathing", "make Xhosa 'Intermediate'", "wig making is a new skill": an item of a list
// by another, its level, or one more.
import { escapeTex } from '@galley/resume/text/escape-tex'
import { capitalised } from '../../lexicon/verbs.ts'
import { spliced } from '../edits/splice.ts'
import { cutUnits } from '../edits/text-units.ts'
import type { Filled } from '../frames/frame.ts'
import { namesIn, skillsAdded } from '../frames/list-frame.ts'
import { thingsOf, type Thing, type UnitThing } from '../frames/things.ts'
import { isHedged } from './hedged.ts'
import { itemsNamed } from './named.ts'

/** Pure. */
export function itemsChanged(latex: string, message: string, things: readonly Thing[]): Filled | null {
  if (message.length > 300) return null
  const text = message.trim().replace(/[.!\s]+$/, '')
  return (
    swapped(latex, text, things) ??
    levelSaid(latex, text, things) ??
    oneOfTwo(latex, text, things) ??
    added(latex, message)
  )
}

const swaps =
  /\b(?:swap|exchange|replace|change|trade|switch|rename|call)(?: out)? (?:the |my )?(?<old>[^,.;:]{2,50}?) (?:for|with|by|to|into) (?<fresh>[^,.;:]{2,60}?)(?: (?:in|under|among) (?:my |the )?(?:interests?|hobbies|skills?|languages?))?(?:,? (?:please|pls|instead|because|since|as)\b.*)?$/i
const becomes =
  /^(?:and )?(?:my |the )?(?<old>[^,.;:]{2,40}?),? (?:should|must|shall|has to|needs to) (?:say|be|read) (?<fresh>\p{L}[^,.;:]{2,60}?)(?:,? (?:because|since|as|a|my|the|please|pls)\b.*)?$/iu
const aWord =
  /\b(?:page|font|colou?r|theme|dates?|email|phone|number|line|bullet|sentence|title|it|that|this|one|two|me|name)\b/i
/** Where or how it is to stand, or what is thought of it. */
const isPlace =
  /\b(?:bold|italics?|first|last|top|bottom|removed|gone|higher|lower|better|there|mentioned|in|on|at|under|above|below|before|after|capitals?|listed|shown|out|separate|fine|ok|okay|good|enough|easy|one word)\b/i
const isShort = (name: string): boolean =>
  /\p{L}{2}/u.test(name) && !isPlace.test(name) && name.split(/\s+/).length <= 6 && !aWord.test(name)

function swapped(latex: string, text: string, things: readonly Thing[]): Filled | null {
  const swap = swaps.exec(text)?.groups
  const { old = '', fresh = '' } = swap ?? becomes.exec(text)?.groups ?? {}
  // "Python should be second": only a longer name of it is another.
  if (/^(?:an? |something|anything|stronger|better|more|less)\b/i.test(fresh)) return null
  if (!swap && !fresh.toLowerCase().includes(old.toLowerCase().trim())) return null
  const named = itemsNamed(things, old)
  const [one] = named
  if (!one || named.length > 1 || !isShort(fresh) || one.to - one.from < old.replace(/\s*\([^)]*\)/, '').length - 4)
    return null
  return renamed(latex, one.thing, fresh.replaceAll(/^["“'‘]|["”'’]$/g, ''))
}

/** Another item in its place. */
export function renamed(latex: string, { unit, text }: UnitThing, name: string): Filled {
  const shown = /^\p{Lu}/u.test(text) ? capitalised(name.trim()) : name.trim()
  return {
    edited: {
      latex: spliced(latex, [{ from: unit.from, to: unit.to, text: escapeTex(shown) }]),
      said: `I changed “${text}” to “${shown}”.`,
    },
    stated: [shown, `I have ${shown}.`],
    isTyped: true,
  }
}

const level =
  /\b(?:native(?: speaker)?|mother tongue|bilingual|fluent|proficient|advanced|upper[- ]intermediate|intermediate|conversational|basic|beginner|elementary|[ABC][12])\b/gi
const denied = /\b(?:not|no longer|isn't|never|than|from)\s(?:\p{L}+\s)?$/iu
const boosts =
  /\b(?:wish|hope|want to|looks? better|sounds? better|employers?|jobs? (?:want|need)|pretend|learning|course|not yet)\b|\?\s*$/i

/** In the same breath: "advanced Python, also Spanish" is no advanced Spanish. */
const isBeside = (text: string, { from, to }: { from: number; to: number }, index: number): boolean => {
  const between = index > to ? text.slice(to, index) : text.slice(index, from)
  return between.length < maxBetween && !/[,;.]/.test(between)
}
const maxBetween = 40

/** "Gujarati should be down as fluent", whatever else reads it. Pure. */
export const languageLevel = (latex: string, message: string): Filled | null =>
  message.length > maxChars || isHedged(message)
    ? null
    : levelSaid(latex, message.trim().replace(/[.!\s]+$/, ''), thingsOf(latex))
const maxChars = 160

/** Of a language that stands there: the last level that is said of it, and is not the one that it has. */
function levelSaid(latex: string, text: string, things: readonly Thing[]): Filled | null {
  const languages = itemsNamed(
    things.filter((thing) => 'unit' in thing && thing.unit.section.kind === 'languages'),
    text,
  )
  const [one] = languages
  if (!one || languages.length > 1 || boosts.test(text)) return null
  const said = Array.from(text.matchAll(level)).findLast(
    ({ index }) => !denied.test(text.slice(0, index)) && isBeside(text, one, index),
  )?.[0]
  if (said === undefined) return null
  const shown = /^[abc]\d$/i.test(said) ? said.toUpperCase() : capitalised(said.toLowerCase())
  const name = one.thing.text.replace(/\s*\([^()]*\)$/, '')
  const fresh = `${name} (${shown})`
  if (fresh.toLowerCase() === one.thing.text.toLowerCase()) return null
  return {
    edited: {
      latex: spliced(latex, [{ from: one.thing.unit.from, to: one.thing.unit.to, text: escapeTex(fresh) }]),
      said: `I set ${fresh} in ${one.thing.unit.section.heading}.`,
    },
    stated: [`I speak ${fresh}`, `My ${name} is ${shown.toLowerCase()}`],
    isTyped: true,
  }
}

const same = /\b(?:same thing|the same|twice|duplicates?|double|identical|one is enough|one of them|redundant)\b/i
const which =
  /\b(?:keep|leave|stay with|only) (?:just )?(?:the |my )?(?<which>longer|shorter|long|short|first|second|last|latter|former|british|american|english|us|uk)\b/i
const british = /(?:our|ogue|ise|isation|yse|tre|ence|lling|lled|guing)\b/i
const american = /(?:or|og|ize|ization|yze|ter|ense|ling|led|ging)\b/i

/** Two items that are one, and which of them stays. */
function oneOfTwo(latex: string, text: string, things: readonly Thing[]): Filled | null {
  const [first, second, ...more] = itemsNamed(things, text).map(({ thing }) => thing)
  const said = which.exec(text)?.groups?.['which']?.toLowerCase()
  if (!first || !second || more.length > 0 || !same.test(text) || said === undefined) return null
  const kept = keptOf([first, second], said)
  if (!kept) return null
  const gone = kept === first ? second : first
  return {
    edited: { latex: cutUnits(latex, [gone.unit]), said: `I took out “${gone.text}”; “${kept.text}” stays.` },
    isTyped: true,
  }
}

function keptOf([first, second]: readonly [UnitThing, UnitThing], said: string): UnitThing | null {
  const longer = first.text.length >= second.text.length ? first : second
  if (said.startsWith('long')) return longer
  if (said.startsWith('short')) return longer === first ? second : first
  if (/^(?:first|former)$/.test(said)) return first
  if (/^(?:second|last|latter)$/.test(said)) return second
  const [own, other] = /^(?:british|english|uk)$/.test(said) ? [british, american] : [american, british]
  const scores = [first, second].map(({ text }) => Number(own.test(text)) - Number(other.test(text) && !own.test(text)))
  return scores[0] === scores[1] ? null : scores[0]! > scores[1]! ? first : second
}

const lists: readonly RegExp[] = [
  /^(?:to |in )?(?:my )?skills?:? ?\+ ?(?<names>[^.!?:]{2,120})$/i,
  /\bI(?:'d| would) (?:love|like|want) (?:to (?:have|see) )?(?<names>[^.!?:]{2,80}?) (?:in|on|among|under|added to) (?:the |my )?(?:list of (?:things|skills)[^.!?]*|skills?(?: list)?)/i,
  /\b(?:things|skills|stuff|what) (?:that )?I (?:can|could) (?:also )?do(?: too| as well)?: (?<names>[^.!?:]{3,120})/i,
  /^(?<names>[^.!?:]{3,80}?) (?:is|are) (?:also |both )?(?:a |my |some )?(?:new|other|more) skills?(?: of mine)?\b/i,
  /\bI (?:also )?(?:drive|use|know|operate|do|play|do a bit of) (?:also |some )?(?<names>[^.!?:]{3,80}?),? (?:this|that|it|they|these) (?:can|could|should|may) (?:go|be|stand) (?:in|into|under|to|on) (?:my |the )?skills?\b/i,
]
const notNames =
  /^(?:an?|the|on|in|at|to)\b|\b(?:I|my|me|it|that|this|you|the|level|section|better|more|nothing|anything|something|not|but)\b/i

/** More items of the list of skills. */
const added = (latex: string, message: string): Filled | null => {
  const row = lists.map((list) => list.exec(message)?.groups?.['names']).find((found) => found !== undefined)
  const isName = (name: string) => name.split(/\s+/).length <= 5 && !notNames.test(name)
  const names = namesIn(row ?? '', /,(?: and)? | and | & /)
  // A row of which one part is no name is no row of skills.
  return names.every(isName) ? skillsAdded(latex, names, isName) : null
}
