// "Keratin treatments and the Fresha one can fall away", "haven't touched Tableau since 2020, it doesn't belong there":
// what is called by its own name, in a message that says that it is to go.
import { removeFound } from '../edits/edit-entries.ts'
import { removeSection } from '../edits/edit-sections.ts'
import { cutUnits } from '../edits/text-units.ts'
import { listed } from '../edits/listed.ts'
import { shortened } from '../edits/shortened.ts'
import { sentencesIn } from '../messages/message-reader.ts'
import { removing } from '../phrases/verbs.ts'
import { sectionsMeant } from '../wishes/named-places.ts'
import type { Filled } from '../frames/frame.ts'
import { groundAll, margin } from '../frames/ground.ts'
import { isSameStem, wordsOf, type NamingWord } from '../frames/stems.ts'
import type { EntryThing, Thing, UnitThing } from '../frames/things.ts'
import { entriesNamed, itemsNamed } from './named.ts'

const going = new RegExp(
  [
    String.raw`\b(?:${removing}|take|leave|throw|get)(?: (?!care\b)[^\s,.;!?]+){0,8}? (?:out|off|away)\b(?! (?:of the bottom|from|there))`,
    String.raw`\b(?:${removing})\b`,
    String.raw`\b(?:can|could|may|should|must|has to|have to|need to|needs to|ought to|had better|better|'d better)(?: [^\s,.;!?]+){0,4}? (?:go(?: away)?|disappear|vanish|fall away|come off|come out|be (?:removed|deleted|dropped|cut|gone|out|off|taken (?:out|off)))(?=[\s.!,;]*(?:$|(?:please|pls|now|too|as|because|since|it|that|they|I|we|nobody)\b)|[.!,;])`,
    String.raw`\b(?:off|out) (?:it|they|that|this|he|she) goes?\b|\b(?:out|off) (?:with|of|from) (?:it|them|that|this|the|my)\b|^\W*off (?:both|the|my|all)\b|\b(?:both|all|they|it|that one|this one) (?:are |is )?out\b|\bgoes[.!]*$|\b(?:goes|go) out\b`,
    String.raw`\b(?:does|do)(?: not|n'?t) belong\b|\bno need(?: for (?:it|them|that))?(?=\s*(?:[.!,]|$))|^\W*no [\p{L} ]{3,30} on (?:it|there|here|this|my (?:cv|resume))\b|,\s*(?:off|out)[.!]*$|\b(?:don't|dont|do not) want [^.!?]{3,60} (?:in|on) (?:there|it|here|my (?:cv|resume))\b|\b(?:don't|dont|do not) (?:want|think|need) [^.!?]{2,40}?(?:to see|to know|needs? to (?:know|see)|has to (?:know|see))\b|\b(?:nobody|no one) (?:needs|has) to (?:know|see)\b|\b(?:nobody|no one) cares (?:about|for|if)\b|\b(?:is|are)(?: not|n'?t) (?:really )?(?:a |an )?(?:real )?(?:skills?|hobb(?:y|ies)|interests?|languages?)(?: either| anyway| at all)?(?=\s*(?:[.!]|$))|\b(?:don't|dont|do not|no longer) (?:do|use|practi[sc]e|speak|play|need)\b[^,.;!?]{2,40}\b(?:any ?more|any longer)\b`,
  ].join('|'),
  'imu',
)
const reports =
  /\b(?:I|we|they|orders|he|she) (?:had|have|wanted|could|did|was|used|must|cut|dropped|lost|removed|left|got|took|binned|killed)\b(?! (?:it|that|this|them|these|those)\b)/i
const other =
  /\b(?:add|instead|replace|rename|change|becomes?|turns? into|unless|except|all but|shorten|shorter|margins?|colou?rs?|full stops?|commas|dashes|from (?:all|every)|one page|two pages|the dates?|date can)\b|:\s\S/i
const keeps =
  /\bonly (?:the |my )[^.!?,;]*|\b[^.!?,;]* (?:can|may|should) (?:stay|remain)\b|\b(?:the rest|others?|everything else)\b[^.!?]*|,? but [^.!?]*\b(?:stays?|remains?|keep)\b[^.!?]*/gi
const ofLines = /\b(?:bullets?|points?|lines?|sentences?)\b/i
const pointsBack = /\b(?:it|that|this|them|those|these|they|both|one|section|off|remove|delete)\b/i
const two = /\b(?:both|two|these|those|them|they|all three)\b/i

/** The clause with the order is no story. */
const wishes = (sentence: string): boolean =>
  going.test(sentence) &&
  sentence
    .split(/,\s|\s(?:so|therefore)\s/)
    .filter((clause, index, all) => going.test(clause) || all.length === 1 || index === 0)
    .some((clause) => going.test(clause) && !reports.test(clause))

/** Null where it is not sure what is meant. Pure. */
/** What is said of a thing that stays, or of a part of it. */
const stays =
  /\b(?:a notch|one line|levels?|the fact|everything after|remove nothing|kick off|shop window|as important|leave it|stronger|better|explain)\b/i

export function removeNamed(latex: string, message: string, things: readonly Thing[]): Filled | null {
  if (
    message.length > 400 ||
    stays.test(message.replace(/\b(?:had|'d|you'd|we'd) better\b/gi, 'should')) ||
    other.test(message.replace(/\binstead of\b.*/i, ''))
  )
    return null
  const sentences = sentencesIn(message).map((sentence) => sentence.replaceAll(keeps, ' '))
  const at = sentences.findLastIndex((sentence) => wishes(sentence))
  if (at < 0) return null
  // What is named in the sentence itself, or in those before it, which "it" is of.
  const isBack = pointsBack.test(sentences[at]!) || wordsOf(sentences[at]!).length === 0
  for (let from = at; from >= (isBack ? Math.max(0, at - 2) : at); from -= 1) {
    const text = [...sentences.slice(from, at + 1), ...goesOn(sentences[at + 1])].join(' ')
    const found =
      quoted(things, text) ??
      section(latex, text, sentences[at]!) ??
      lines(things, text) ??
      items(things, text) ??
      grades(things, text) ??
      entry(things, text)
    if (found) return removed(latex, found)
  }
  return null
}

/** "And sushi also". */
const goesOn = (next: string | undefined): string[] =>
  next !== undefined && /^(?:and|also|same)\b.*\b(?:also|too|as well)\b|^same (?:for|with)\b/i.test(next) ? [next] : []

type Target = { units: readonly UnitThing[] } | { entry: EntryThing } | { heading: string }

function quoted(things: readonly Thing[], text: string): Target | null {
  const quotes = Array.from(text.matchAll(/["“]([^"“”]{4,200})["”]/g), ([, quote = '']) =>
    quote.toLowerCase().replace(/\.$/, ''),
  )
  const found = quotes.map((quote) => units(things).filter((unit) => unit.text.toLowerCase().includes(quote)))
  return quotes.length > 0 && found.every(({ length }) => length === 1) ? { units: found.flat() } : null
}
const units = (things: readonly Thing[]): UnitThing[] => things.filter((thing): thing is UnitThing => 'unit' in thing)

/** "No hobbies in a CV. Delete this section". */
function section(latex: string, text: string, sentence: string): Target | null {
  const isNone = /^\W*no [\p{L} ]{3,30} on (?:it|there|here|this|my)\b/iu.test(sentence)
  if (!/\bsection\b/i.test(sentence) && !isNone) return null
  const [only, ...more] = sectionsMeant(latex, text.replaceAll(/\b(?:cv|resume)\b/gi, ' '))
  return only && more.length === 0 ? { heading: only.section.heading } : null
}

function items(things: readonly Thing[], text: string): Target | null {
  const cue = going.exec(text)
  // "Lose weight by cycling", "the capital letters in Excel": the order is of something else.
  const isObject = ({ from }: { from: number }) =>
    !cue || from < cue.index || !/\b(?:by|in|with|at|for|on)\b/i.test(text.slice(cue.index, from))
  const named = itemsNamed(things, text)
    .filter(isObject)
    .map(({ thing }) => thing)
  const some = named.filter(({ unit }) => isInSectionSaid(text, unit.section.kind))
  const own = some.length > 0 ? some : named
  // The Fresha one, beside two that are called in full.
  const one = /\bthe (?<name>\p{L}[\p{L}\p{N}+#]+) one\b/iu.exec(text)?.groups?.['name']
  const more =
    one === undefined
      ? []
      : units(things).filter((unit) => unit.kind === 'item' && unit.text.toLowerCase().includes(one.toLowerCase()))
  const all = [...new Set([...own, ...(more.length === 1 ? more : [])])]
  const byWord = all.length === 0 ? itemByWord(things, text) : null
  if (byWord) return { units: [byWord] }
  const isOne = all.length === 1 && !two.test(text)
  return all.length > 0 && (isOne || all.length > 1) ? { units: all } : null
}
/** "The caravan … from the hobbies": a word that one item of the named list has. */
function itemByWord(things: readonly Thing[], text: string): UnitThing | null {
  const words = wordsOf(text).filter(({ stem }) => stem.length >= minStemChars)
  const having = units(things).filter(
    (unit) =>
      unit.kind === 'item' &&
      isInSectionSaid(text, unit.unit.section.kind) &&
      wordsOf(unit.text).some((own) => words.some(({ stem }) => isSameStem(own.stem, stem))),
  )
  return having.length === 1 ? having[0]! : null
}
const minStemChars = 5
const isInSectionSaid = (text: string, kind: string): boolean =>
  (kind === 'skills' && /\bskills?\b/i.test(text)) ||
  (kind === 'interests' && /\b(?:hobb|interest)/i.test(text)) ||
  (kind === 'languages' && /\blanguages?\b/i.test(text))

const isLine = ({ kind }: UnitThing): boolean => kind === 'bullet' || kind === 'sentence'
/** "The stock bullet and the rota bullet". */
function lines(things: readonly Thing[], text: string): Target | null {
  if (!ofLines.test(text)) return tellsOf(things, text)
  const some = units(things).filter(isLine)
  const parts = text.split(/[,;]| and (?:the |my )?/i).filter((part) => wordsOf(part).length > 0)
  const found = parts.flatMap((part) => best(things, some, part) ?? [])
  const all = [...new Set(found)]
  const count = /\b(?:both|two)\b/i.test(text) ? 2 : null
  if (count !== null) return all.length === count ? { units: all } : null
  const one = best(things, some, text)
  return one ? { units: [one] } : null
}

/** "I wrote that I filed documents. So boring, remove": most of the words of one line. */
function tellsOf(things: readonly Thing[], text: string): Target | null {
  if (!/\b(?:I|it says|bit|part|thing)\b/.test(text)) return null
  const some = units(things).filter(isLine)
  const words = wordsOf(text)
  const one = best(things, some, text)
  const own = one ? wordsOf(one.text) : []
  const said = own.filter(({ stem }) => words.some((word) => isSameStem(word.stem, stem))).length
  return one && said >= Math.max(2, own.length / 2) ? { units: [one] } : null
}

/** More of its words than one alone, and clearly more than of another. */
function best(things: readonly Thing[], some: readonly UnitThing[], text: string): UnitThing | null {
  const words = wordsOf(text)
  const [first, next] = groundAll(things, some, words)
  if (!first || first.score < margin * (next?.score ?? 0)) return null
  return sharedBy(first.thing, words) >= Math.min(2, words.length) && first.coverage > 0.5 ? first.thing : null
}
const sharedBy = ({ stems }: Thing, words: readonly NamingWord[]): number =>
  words.filter(({ stem }) => [...stems].some(([own, weight]) => weight > 0.9 && isSameStem(own, stem))).length

function grades(things: readonly Thing[], text: string): Target | null {
  if (!/\b(?:gpas?|grades?|marks?)\b/i.test(text)) return null
  const all = units(things).filter((unit) => unit.kind === 'detail' && unit.stems.has('gpa'))
  return all.length === 1 || (all.length > 1 && /\b(?:gpas|grades|both|all|degrees)\b/i.test(text))
    ? { units: all }
    : null
}

const ofEntry =
  /\b(?:project|job|role|position|degree|school|course|certificate|cert|award|entry|tutoring|coaching|volunteer\w*|gig|internship|round|licen[cs]e|ticket|one|it|that|this)\b/i
/** Why it is to go is said with other words. */
const minOfEntry = 0.45
/** A title in full, not one word of it. */
const minNamed = 9
/** "Drop the (part-time) from the title": a part of it. */
const ofPart =
  /\b(?:from|in|of|out of|off) (?:the |my |its )?(?:titles?|names?|headline|dates?|job title|heading)\b|\(\S/i
/** "This job", "the paper round job", "it". */
const meansEntry =
  /\b(?:(?:this|that|the|my) (?:[\p{L}'’-]+ ){0,4}?(?:project|job|role|position|degree|school|course|certificate|cert|award|entry|tutoring|coaching|gig|internship|round)|it|that)\b/iu
function entry(things: readonly Thing[], text: string): Target | null {
  if (ofPart.test(text) || !meansEntry.test(text)) return null
  if (!ofEntry.test(text)) return null
  const [named, ...others] = entriesNamed(things, text)
  if (named && others.length === 0 && named.to - named.from >= minNamed) return { entry: named.thing }
  const some = things.filter((thing): thing is EntryThing => thing.kind === 'entry')
  const words = wordsOf(text)
  const [first, next] = groundAll(things, some, words)
  if (!first || first.score < 1.5 * (next?.score ?? 0) || first.coverage < minOfEntry) return null
  const own = words.filter(({ stem }) =>
    [...first.thing.stems].some(([one, weight]) => weight > 0.9 && isSameStem(one, stem)),
  )
  return own.length > 0 ? { entry: first.thing } : null
}

function removed(latex: string, target: Target): Filled | null {
  if ('heading' in target)
    return { edited: removeSection(latex, target.heading), stated: [`Remove the section ${target.heading}.`] }
  if ('entry' in target) return { edited: removeFound(latex, target.entry.found) }
  const names = target.units.map(({ text }) => `“${shortened(text)}”`)
  return {
    edited: {
      latex: cutUnits(
        latex,
        target.units.map(({ unit }) => unit),
      ),
      said: `I took out ${listed(names)}.`,
    },
    isTyped: true,
  }
}
