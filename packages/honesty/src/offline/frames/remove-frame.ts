// "Kill the website", "the bit about trucks has nothing to do with it, away with it": what is to go, whatever it is.
import { regexpLiteral } from '@galley/resume/text/regexp-literal'
import { removeFound } from '../edits/edit-entries.ts'
import { removeSection } from '../edits/edit-sections.ts'
import type { Edited } from '../edits/edited.ts'
import { removeField } from '../edits/header-fields.ts'
import { cutUnits } from '../edits/text-units.ts'
import { shortened } from '../edits/shortened.ts'
import { removing } from '../phrases/verbs.ts'
import type { Filled, WishFrame } from './frame.ts'
import { groundAll, groundOne, margin } from './ground.ts'
import { isSameStem, stemOf, wordsOf, type NamingWord } from './stems.ts'
import type { SectionThing, Thing } from './things.ts'

const going = new RegExp(
  String.raw`\b(?:${removing}|take (?:\S+ ){1,6}?(?:out|off|away)|away with|(?:has|have|needs?|ought) (?:got )?to (?:go|come out|come off)|must (?:go(?! (?:straight|right|directly|just|above|below|before|after|under|first|last|to|on|in|at|up|down|next|higher|lower|behind|ahead|into|with|between|beside|there|here)\b)|come out)|(?:can|could|should) (?:\S+ ){0,9}?go\b(?! (?:straight|right|directly|just|above|below|before|after|under|first|last|to|on|in|at|up|down|next|higher|lower|behind|ahead|into|with|between|beside|there|here)\b)|be gone|go away|(?:should|must|can) (?:disappear|vanish)|out with|off (?:it|they) goes?|(?:out of|off) (?:the|my) (?:list|page|resume|cv)|(?:don't|dont|do not|no longer) (?:do|practi[sc]e|speak|use|offer|play|have) (?:\S+ ){1,5}?(?:any ?more|any longer)|(?:should|must|need)(?:n't| not) be (?:part of|in|on|there|here)|isn't (?:\S+ ){1,4}?any ?more|no longer (?:needed|wanted|relevant)|rid of|(?:don't|do not|dont) (?:want|need) (?:\S+ ){1,6}?(?:anymore|any more|any longer|on (?:there|it)|in (?:there|it)))\b`,
  'iu',
)
const isOther =
  /\bput (?:it|that|them|this)\b|\b(?:add|instead|replace|rename|change|new one|keep|except|but not|all but|only|if|whether|should i|do i|would|twice|duplicates?|shorten|shorter|page|margins?|colou?rs?|icons?|full stops?|dots|commas|dashes|months?|dates?|every|each|all|both|two|any|anything|everything|photo|picture|lines? (?:between|under)|numbers?|bold|italics?)\b|:\s|\?.*\?/i
const denied =
  /\b(?:don't|do not|dont|never|not|without) (?:want (?:you )?to |need to |wish to )?(?:remov\w*|delete|drop|cut|lose|take)\b/i
/** Nouns of the small parts, which say what kind of thing is meant. */
const kinds: readonly (readonly [RegExp, (thing: Thing) => boolean])[] = [
  [/\b(?:bullets?|points?|lines?)\b/i, ({ kind }) => kind === 'bullet' || kind === 'detail' || kind === 'sentence'],
  [/\bsentences?\b/i, ({ kind }) => kind === 'sentence'],
  [/\b(?:job|position|role|gig)\b/i, ({ kind }) => kind === 'entry'],
  [/\bsection\b/i, ({ kind }) => kind === 'section'],
  [/\b(?:grade|gpa|mark|marks)\b/i, ({ kind }) => kind === 'detail'],
]
/** "Take it out", "delete that one": what was said before. */
const pointsBack =
  /\b(?:it|that|this|that one|this one|the one|them)(?: (?:section|part|line|bullet|point|entry|one))?(?: (?:out|off|away|please|pls|completely|entirely|from there|from here))*(?: (?:of|from) (?:my|the) \p{L}+)?[.!]*$/iu
const lastSentence = /\b(first|last) sentence\b/i
const verbs = new Set(removing.split(/[| ]/))

/** "I had to cut the team": of what was done, or is liked, nothing goes. */
const isStory = new RegExp(
  String.raw`\b(?:I|we|orders|they) (?:had|have|want|wanted|can|could|did|was|used|must|needs?)\b[^,.;]{0,30}\b(?:${removing}|go|come out)\b|\b(?:go|going) (?:\p{L}+ing|out by|higher|wrong|well|away with me)\b|\bcome out right\b|\b(?:mailing list|notifications?|hyperlink|off the hook|when ready|the rest)\b|\bmust\b(?! (?:go|disappear|come))`,
  'iu',
)
const asksToGo = (text: string): boolean =>
  going.test(text) && !isStory.test(text) && !isOther.test(text) && !denied.test(text) && text.length <= maxChars
const maxChars = 200

/** Null where it is not sure what is meant. */
export const removeFrame: WishFrame = ({ latex, text: given, before, things }) => {
  const text = given.replace(/,? but (?:the |my )?[^.!?]{2,40} (?:stays?|remains?|can stay)\b[^.!?]*/i, '')
  if (!asksToGo(text)) return null
  const within = inSectionSaid(things, text)
  const quotes = quotedThings(within, text)
  if (quotes.length > 1) return removedAll(latex, quotes)
  const sure = countedSentence(things, `${text} ${before}`) ?? quotes[0] ?? null
  if (sure) return { edited: removed(latex, sure), isTyped: true }
  const [object = text] = text.split(/, (?=(?:every\w*|people|all|which|it|that|this|they|nobody|no one|I|we|the)\b)/i)
  const several = named(text).length > 0 ? severalIn(within, object) : null
  if (several === 'unsure') return null
  if (several) return removedAll(latex, several)
  const meant = oneMeant(within, { text, before })
  return meant && { edited: removed(latex, meant) }
}

/** Each line that a quotation of the sentence is a part of; none where one of them is not sure. */
function quotedThings(things: readonly Thing[], text: string): Thing[] {
  const quotes = Array.from(text.matchAll(/["“'‘]([^"“”‘’]{4,200})["”'’]/g), ([, quote = '']) => quote.toLowerCase())
  const found = quotes.map((quote) =>
    things.filter((thing) => 'unit' in thing && thing.text.toLowerCase().includes(quote)),
  )
  return found.every(({ length }) => length === 1) ? found.flat() : []
}

/** "The references line": all that the section has. */
function onlyLine(things: readonly Thing[], text: string): Thing | null {
  if (!/\b(?:line|sentence)\b/i.test(text)) return null
  const sections = things.filter((thing): thing is SectionThing => thing.kind === 'section')
  const section = groundOne(things, sections, named(text))
  if (!section || section.coverage < 0.9) return null
  const [only, ...others] = things.filter(
    (thing) => 'unit' in thing && thing.unit.section.from === section.thing.section.from,
  )
  return only && others.length === 0 ? only : null
}

/** By the sentence's own words, or by those before it, which "it" points to. */
function oneMeant(things: readonly Thing[], { text, before }: { text: string; before: string }): Thing | null {
  const own = named(text)
  const spoken = `${text} ${before}`
  const isBack = pointsBack.test(text) && before !== ''
  const line = onlyLine(things, text)
  if (line) return line
  const nearest = isBack ? theOne(things, named(before), spoken) : theOne(things, own, text)
  return nearest ?? (isBack ? theOne(things, [...named(before), ...own], spoken) : null)
}

const sectionSaid =
  /\b(?:from|off|out of|in|under) (?:the |my )?(?<section>skills?|interests?|hobbies|languages?|certificat\w+|certs|education|experience|summary|profile|projects?|references?|awards?)\b/i
/** "Take Excel off the skills": of what stands there. */
function inSectionSaid(things: readonly Thing[], text: string): readonly Thing[] {
  const said = sectionSaid.exec(text)?.groups?.['section']
  const section =
    said === undefined ? undefined : things.find((thing) => thing.kind === 'section' && thing.stems.has(stemOf(said)))
  if (section?.kind !== 'section') return things
  const own = things.filter(
    (thing) =>
      ('unit' in thing && thing.unit.section.from === section.section.from) ||
      (thing.kind === 'entry' && thing.found.section.from === section.section.from),
  )
  return own.length > 0 ? own : things
}

function named(text: string): NamingWord[] {
  const rest = withoutReason(text)
  const own = /^\W*(?:that|it|this|they|these|those)\b/i.test(rest) ? [] : wordsIn(rest)
  return own.length > 0 ? own : wordsIn(text)
}
const wordsIn = (text: string): NamingWord[] =>
  wordsOf(text.replace(sectionSaid, ' ')).filter(({ text: word }) => !verbs.has(word.toLowerCase()))

const withoutReason = (text: string): string =>
  (/\bso (?:please |just |can you )?(?=\S+ (?:the|my|that|it)\b)(.*)$/i.exec(text)?.[1] ?? text).replace(
    /\b(?:because|since|as (?=it|they|I\b)|it's|its|it is|it was|nobody|no one)\b.*$/i,
    ' ',
  )

function countedSentence(things: readonly Thing[], text: string): Thing | null {
  const which = lastSentence.exec(text)?.[1]?.toLowerCase()
  if (!which || !/\b(?:intro|summary|profile|top)\b/i.test(text)) return null
  const own = things.filter(
    (thing) => 'unit' in thing && thing.unit.kind === 'sentence' && thing.unit.section.kind === 'summary',
  )
  return (own.length > 1 ? (which === 'last' ? own.at(-1) : own[0]) : null) ?? null
}

function theOne(things: readonly Thing[], words: readonly NamingWord[], text: string): Thing | null {
  const kind = kinds.find(([noun]) => noun.test(text))?.[1]
  const some = things.filter((thing) => (!kind || kind(thing)) && !(thing.kind === 'field' && thing.field === 'name'))
  const [best, next] = words.length === 0 ? [] : groundAll(things, some, words)
  if (!best || best.score < minScore || best.coverage < minCoverage) return null
  if (hasStranger(things, best.thing, words) || isBehind(best.thing, text)) return null
  // An entry is meant rather than one of its own lines.
  const isSure = best.score >= margin * (next?.score ?? 0) || isOwnLine(best.thing, next?.thing)
  return isSure && isNamed(best.thing, words, { isOfKind: kind !== undefined, text }) ? best.thing : null
}
/** "Lose the capital letters in Excel": something else of it is to go. */
const isBehind = ({ kind, text: name }: Thing, text: string): boolean =>
  kind === 'item' &&
  new RegExp(
    String.raw`\b(?:letters?|capitals?|brackets?|dash(?:es)?|spaces?|level|date|word)\b.{0,20} (?:in|of|from|behind|after) (?:the |my )?${regexpLiteral(name.replace(/\s*\([^()]*\)$/, ''))}`,
    'iu',
  ).test(text)

/** "The crane licence" is no other licence: right before its word stands one that nothing here has. */
const hasStranger = (things: readonly Thing[], { stems, kind }: Thing, words: readonly NamingWord[]): boolean =>
  (kind === 'item' || kind === 'entry') &&
  words.some((word, index) => {
    const next = words[index + 1]
    const isIn = (stem: string, own: ReadonlyMap<string, number>) =>
      [...own.keys()].some((one) => isSameStem(one, stem))
    return (
      next !== undefined &&
      next.from - word.to === 1 &&
      isIn(next.stem, stems) &&
      !things.some((thing) => isIn(word.stem, thing.stems))
    )
  })
const isOwnLine = (thing: Thing, line: Thing | undefined): boolean =>
  thing.kind === 'entry' && line !== undefined && 'owner' in line && line.owner?.entry.from === thing.found.entry.from

interface Spoken {
  /** It says what kind of thing it is: a bullet, a sentence. */
  isOfKind: boolean
  text: string
}

/** One word that stands somewhere in a line does not name it, unless a line is spoken of. */
function isNamed(thing: Thing, words: readonly NamingWord[], { isOfKind, text }: Spoken): boolean {
  const own = words.filter(({ stem }) =>
    [...thing.stems].some(([other, weight]) => weight > 0.9 && isSameStem(other, stem)),
  )
  switch (thing.kind) {
    case 'entry':
      return isInObject(text, own)
    case 'section':
      return isInObject(text, own) && (/\bsection\b/i.test(text) || isWholeHeading(thing, own))
    case 'bullet':
    case 'sentence':
      return isOfKind || own.length > 1 || /\b(?:one|thing|bit|part|stuff)\b/i.test(text)
    default:
      return true
  }
}

/** "The place out of the organist job" is not that job. */
function isInObject(text: string, own: readonly NamingWord[]): boolean {
  const part = /^(.*?)\b(?:out of|from|off)\b/i.exec(text)?.[1]
  return part === undefined || own.some(({ text: word }) => part.includes(word))
}

/** "The history" is not "Work History". */
function isWholeHeading({ text, section }: SectionThing, own: readonly NamingWord[]): boolean {
  const words = text.match(/\p{L}{3,}/gu) ?? []
  if (words.every((word) => own.some(({ stem }) => isSameStem(stem, stemOf(word))))) return true
  const isLarge = ['experience', 'education', 'summary', 'skills'].includes(section.kind)
  return !isLarge && own.length > 0 && !/\s/.test(text)
}
const minScore = 0.45
const minCoverage = 0.55

/**
 * "Drop Teamwork and Microsoft Word": each part names one. `unsure` where one names an item and another names none;
 * null where they are no list.
 */
function severalIn(things: readonly Thing[], text: string): Thing[] | 'unsure' | null {
  const object = text
    .replace(/[.!?]+$/, '')
    .replace(/^.*?\b(?:remove|delete|drop|cut|kill|lose|scrap|ditch|bin|get rid of|take out)\b/i, '')
  const parts = object
    .split(/,\s*(?:and )?(?:also )?|\s(?:and|n|&)\s(?:also )?/)
    .map((part) => part.replace(/^(?:the|my) /i, ''))
    .filter((part) => /\p{L}/u.test(part))
  const isOfLines = /\b(?:bullets?|points?|lines?|ones?)\b/i.test(object)
  const some = things.filter(({ kind }) => kind === (isOfLines ? 'bullet' : 'item'))
  const found = parts.flatMap((part) => partMeant(things, some, part) ?? [])
  if (parts.length < 2) return null
  const isList = !object.includes(',') || parts.every((part) => calledSo(some, part)) || isOfLines
  if (found.length === parts.length && isList) return found
  return parts.some((part) => calledSo(some, part)) ? 'unsure' : null
}

const calledSo = (some: readonly Thing[], part: string): Thing | undefined =>
  some.find(({ text }) => text.toLowerCase() === part.trim().toLowerCase())

function partMeant(things: readonly Thing[], some: readonly Thing[], part: string): Thing | null {
  const exact = calledSo(some, part)
  if (exact) return exact
  const words = wordsOf(part)
  const one = words.length <= 6 ? groundOne(things, some, words) : null
  return one && one.coverage > (one.thing.kind === 'bullet' ? 0.5 : 0.9) ? one.thing : null
}

function removedAll(latex: string, targets: readonly Thing[]): Filled | null {
  const units = targets.flatMap((one) => ('unit' in one ? [one.unit] : []))
  return units.length === targets.length
    ? {
        edited: {
          latex: cutUnits(latex, units),
          said: `I took out ${units.map(({ text }) => `“${shortened(text)}”`).join(' and ')}.`,
        },
        isTyped: true,
      }
    : null
}

function removed(latex: string, thing: Thing): Edited {
  switch (thing.kind) {
    case 'entry':
      return removeFound(latex, thing.found)
    case 'section':
      return removeSection(latex, thing.section.heading)
    case 'field':
      return removeField(latex, thing.field)
    default:
      return { latex: cutUnits(latex, [thing.unit]), said: `I took out “${shortened(thing.text)}”.` }
  }
}
