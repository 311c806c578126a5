// "Kill the website", "the bit about trucks has nothing to do with welding, away with it": what is to go, whatever it is.
import { removeFound } from '../edits/edit-entries.ts'
import { removeSection } from '../edits/edit-sections.ts'
import type { Edited } from '../edits/edited.ts'
import { spliced } from '../edits/splice.ts'
import { cutUnits } from '../edits/text-units.ts'
import { shortened } from '../edits/shortened.ts'
import { removing } from '../phrases/verbs.ts'
import type { Filled, Frame } from './frame.ts'
import { groundAll, groundOne } from './ground.ts'
import { isSameStem, stemOf, wordsOf, type Word } from './stems.ts'
import type { Thing } from './things.ts'

const going = new RegExp(
  String.raw`\b(?:${removing}|take (?:\S+ ){1,6}?(?:out|off|away)|away with|(?:has|have|needs?|ought) (?:got )?to (?:go|come out|come off)|must (?:go(?! (?:straight|right|directly|just|above|below|before|after|under|first|last|to|on|in|at|up|down|next|higher|lower|behind|ahead|into|with|between|beside|there|here)\b)|come out)|(?:can|could|should) (?:\S+ ){0,9}?go\b(?! (?:straight|right|directly|just|above|below|before|after|under|first|last|to|on|in|at|up|down|next|higher|lower|behind|ahead|into|with|between|beside|there|here)\b)|be gone|go away|(?:should|must|can) (?:disappear|vanish)|out with|off (?:it|they) goes?|(?:out of|off) (?:the|my) (?:list|page|resume|cv)|(?:don't|dont|do not|no longer) (?:do|practi[sc]e|speak|use|offer|play|have) (?:\\S+ ){1,5}?(?:any ?more|any longer)|(?:should|must|need)(?:n't| not) be (?:part of|in|on|there|here)|isn't (?:\S+ ){1,4}?any ?more|no longer (?:needed|wanted|relevant)|rid of|(?:don't|do not|dont) (?:want|need) (?:\S+ ){1,6}?(?:anymore|any more|any longer|on (?:there|it)|in (?:there|it)))\b`,
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

/** Null where it is not sure what is meant. */
export const removeFrame: Frame = ({ latex, text: given, before, things }) => {
  const text = given.replace(/,? but (?:the |my )?[^.!?]{2,40} (?:stays?|remains?|can stay)\b[^.!?]*/i, '')
  if (!going.test(text) || isOther.test(text) || denied.test(text) || text.length > 200) return null
  const counted = countedSentence(things, `${text} ${before}`)
  if (counted) return { edited: removed(latex, counted) }
  const own = named(text)
  const all = inSectionSaid(things, text)
  const quote = /["“'‘]([^"“”‘’]{4,200})["”'’]/.exec(text)?.[1]
  const exact =
    quote === undefined
      ? []
      : all.filter((thing) => 'unit' in thing && thing.text.toLowerCase().includes(quote.toLowerCase()))
  if (exact.length === 1) return { edited: removed(latex, exact[0]!) }
  const [object = text] = text.split(/, (?=(?:every|it|that|this|they|nobody|no one|I|we|the)\b)/i)
  const targets = own.length > 0 ? severalIn(all, object) : null
  if (targets && targets.length > 1) return removedAll(latex, targets)
  const spoken = `${text} ${before}`
  const isBack = pointsBack.test(text) && before !== ''
  const meant =
    targets?.[0] ??
    (isBack
      ? (theOne(all, named(before), spoken) ?? theOne(all, [...named(before), ...own], spoken))
      : theOne(all, own, text)) ??
    theOne(all, [...named(before), ...own], spoken)
  return meant ? { edited: removed(latex, meant) } : null
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

function named(text: string): Word[] {
  const rest = withoutReason(text)
  const own = /^\W*(?:that|it|this|they|these|those)\b/i.test(rest) ? [] : wordsIn(rest)
  return own.length > 0 ? own : wordsIn(text)
}
const wordsIn = (text: string): Word[] =>
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

function theOne(things: readonly Thing[], words: readonly Word[], text: string): Thing | null {
  if (words.length === 0) return null
  const kind = kinds.find(([noun]) => noun.test(text))?.[1]
  const some = things.filter(
    (thing) => (kind ? kind(thing) : true) && (thing.kind !== 'field' || thing.field !== 'name'),
  )
  const found = groundOne(things, some, words)
  if (found && !isNamed(found.thing, words, { isOfKind: kind !== undefined, text })) return null
  if (found && found.score >= minScore && found.coverage >= minCoverage) return found.thing
  // An entry is meant rather than one of its own lines.
  const [best, next] = groundAll(things, some, words)
  const isOwn =
    best?.thing.kind === 'entry' &&
    next &&
    'owner' in next.thing &&
    next.thing.owner?.entry.from === best.thing.found.entry.from
  return isOwn && best.score >= minScore && best.coverage >= minCoverage ? best.thing : null
}
/** One word that stands somewhere in a line does not name it, unless a line is spoken of. */
function isNamed(
  thing: Thing,
  words: readonly Word[],
  { isOfKind, text }: { isOfKind: boolean; text: string },
): boolean {
  const own = words.filter(({ stem }) =>
    [...thing.stems].some(([other, weight]) => weight > 0.9 && isSameStem(other, stem)),
  )
  const part = /^(.*?)\b(?:out of|from|off)\b/i.exec(text)?.[1]
  if (
    part !== undefined &&
    (thing.kind === 'entry' || thing.kind === 'section') &&
    !own.some(({ text: word }) => part.includes(word))
  )
    return false
  if (thing.kind === 'section' && !/\bsection\b/i.test(text))
    return (
      (thing.text.match(/\p{L}{3,}/gu) ?? []).every((word) => own.some(({ stem }) => isSameStem(stem, stemOf(word)))) ||
      (!/^(?:experience|education|summary|skills)$/.test(thing.section.kind) &&
        own.length > 0 &&
        !/\s/.test(thing.text))
    )
  return (
    (thing.kind !== 'bullet' && thing.kind !== 'sentence') ||
    isOfKind ||
    own.length > 1 ||
    /\b(?:one|thing|bit|part|stuff)\b/i.test(text)
  )
}
const minScore = 0.45
const minCoverage = 0.55

/** "Drop Teamwork and Microsoft Word": each part names one. Null where one of them does not. */
function severalIn(things: readonly Thing[], text: string): Thing[] | null {
  const object = text
    .replace(/[.!?]+$/, '')
    .replace(/^.*?\b(?:remove|delete|drop|cut|kill|lose|scrap|ditch|bin|get rid of|take out)\b/i, '')
  const parts = object.split(/,? (?:and|n|&) (?:the |my )?|, (?=\p{Lu})/u).filter((part) => wordsOf(part).length > 0)
  const items = things.filter(({ kind }) => kind === 'item')
  const lines = things.filter(({ kind }) => kind === 'bullet')
  const isOfLines = /\b(?:bullets?|points?|lines?|ones?)\b/i.test(object)
  const found = parts.map((part) => {
    const words = wordsOf(part)
    const one = groundOne(things, isOfLines ? lines : items, words)
    return one && one.coverage > (isOfLines ? 0.5 : 0.9) && words.length <= 6 ? one.thing : null
  })
  return parts.length > 1 && found.every((one) => one !== null) ? (found as Thing[]) : null
}

function removedAll(latex: string, targets: readonly Thing[]): Filled | null {
  const units = targets.flatMap((one) => ('unit' in one ? [one.unit] : []))
  return units.length === targets.length
    ? {
        edited: {
          latex: cutUnits(latex, units),
          said: `I took out ${units.map(({ text }) => `“${shortened(text)}”`).join(' and ')}.`,
        },
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
      return withoutField(latex, thing.field)
    default:
      return { latex: cutUnits(latex, [thing.unit]), said: `I took out “${shortened(thing.text)}”.` }
  }
}

function withoutField(latex: string, field: string): Edited {
  const found = new RegExp(String.raw`\n[ \t]*\\${field}\{[^{}\n]{0,200}\}`).exec(latex)
  if (!found) return { problem: 'I did not find that at the top.', isNotFound: true }
  return {
    latex: spliced(latex, [{ from: found.index, to: found.index + found[0].length, text: '' }]),
    said: `I took out your ${field}.`,
  }
}
