// "Get rid of that sentence about team players", "take out the dominoes", "high school out?": what casual words name is
// taken out, a job, a line, a sentence or an item of a list.
import { withoutBullet } from '../edits/edit-bullets.ts'
import type { Section } from '@galley/resume/outline/outline'
import type { Edited } from '../edits/edited.ts'
import { removeFound } from '../edits/edit-entries.ts'
import { spliced } from '../edits/splice.ts'
import { entryMeant, sectionsMeant } from './named-places.ts'
import { cutUnits, removalOf, shared, telling, unitMeant, unitsOf, type TextUnit } from '../edits/text-units.ts'

/** "The licence can go", and not "can go under the job", where it is to stand elsewhere. A part of a pattern. */
export const canGo = String.raw`can go\b(?! (?:under|in|into|to|on|with|below|above|before|after|at|next|beside|first|last)\b)`
/** What "doesn't need its own entry" is to stand in another. A part of a pattern, behind "need". */
export const notOwn = String.raw`(?! (?:its|an?|their) (?:own|separate)\b)`
const removes = new RegExp(
  String.raw`\b(?:remove|delete|drop|kill|cut(?! (?:it |this |that )?down)|get rid of|${canGo}|lose|scrap|ditch|bin|chuck|take (?:\S+ ){0,6}?(?:off|out|away)|leave (?:\S+ ){0,5}?(?:off|out)|(?:don't|do not|dont) need${notOwn})\b|^[\p{L} ]{3,40} out\??$`,
  'iu',
)
const ofLine = /\b(?:bullets?|lines?|points?|bits?|things?)\b/i
const ofSentence = /\bsentences?\b/i
const ofJob = /\b(?:job|role|position|entry|post|internship|gig)\b/i
/** Those have wishes of their own. */
const elsewhere =
  /\b(?:section|page|photo|picture|my phone|phone number|address|street|email|e-mail|colou?r|font|theme|mistakes?|typos?)\b/i

/** "Don't mention the tickets": an order, and no new words are named. */
const notToWrite =
  /^\W*(?:(?:please|pls|but|and|also) )*(?:don't|do not|dont) (?:write|say|mention|put|show|include|list)\b(?!.*\b(?:say|write|use|put|but|only|instead|as)\b.{3})/i

const isRemoval = (message: string, isDenied: boolean): boolean =>
  (removes.test(message) || isDenied) && !elsewhere.test(message)

/** Null where nothing is to go, or it is unclear what. */
export function removalWish(latex: string, message: string): Edited | null {
  const isDenied = notToWrite.test(message)
  if (!isRemoval(message, isDenied)) return null
  const { section, about } = placeMeant(latex, objectOf(message))
  const named = telling(about.replace(/,? ?\b(?:but|and) (?:leave|keep)\b.*$/i, ' '))
  // A whole job goes only where that is said.
  const entry =
    isDenied || ofLine.test(message) || ofSentence.test(message)
      ? null
      : entryMeant(latex, message, { byName: !ofJob.test(message) })
  const units = unitsOf(latex).filter((one) => isOfKind(one.kind, message) && (!section || isIn(one, section)))
  const several = eachMeant(units, about)
  if (several) return withoutUnits(latex, several)
  const unit = unitMeant(units, named)
  // "The bakery job": a line that only mentions it is not meant.
  if (entry && (ofJob.test(message) || !unit || unit.kind === 'bullet')) return removeFound(latex, entry)
  return unit && isSure(unit, { named, isDenied }) ? withoutUnit(latex, unit) : null
}

/** What the verb takes away: "take the floors line out, my daughter says …", "the turnover figure - remove it". */
const whatCanGo = new RegExp(String.raw`^(?:.*?\b(?:also|and) )?(?:the |my )?(.{3,40}?) ${canGo}`, 'i')

function objectOf(message: string): string {
  const found =
    /\b(?:take|leave) (.{3,80}?) (?:out|off|away)\b/i.exec(message) ??
    /^(.{3,60}?)\s*(?:[-–:]|, ?)\s*(?:please |pls )?(?:remove|delete|take|drop) (?:it|that|this|them)\b/i.exec(
      message,
    ) ??
    /\b(?:remove|delete|drop|kill|get rid of|lose|scrap|ditch|bin|chuck) ((?!it\b|that\b[.!?,]|this\b[.!?,]).{3,80}?)(?=[,.;!?]| because| since| as it| its | it's |$)/i.exec(
      message,
    ) ??
    whatCanGo.exec(message)
  return found?.[1] !== undefined && telling(found[1]).length > 0 ? found[1] : message
}

/** "TikTok from my hobbies": the section, and the words that are about what stands in it. */
function placeMeant(latex: string, message: string): { section: Section | undefined; about: string } {
  const from = /\b(?:from|in|under|off|out of) (?:my |the )?([\p{L}&/ ]{3,40})/iu.exec(message)
  const section = from ? sectionsMeant(latex, from[1] ?? '')[0]?.section : undefined
  return { section, about: section && from ? message.slice(0, from.index) : message }
}

const isIn = ({ section }: TextUnit, { from }: Section): boolean => section.from === from

function isOfKind(kind: TextUnit['kind'], message: string): boolean {
  if (ofSentence.test(message)) return kind === 'sentence' || kind === 'bullet'
  return /\bbullets?\b/i.test(message) ? kind === 'bullet' : true
}

/** What is not to be written is named in all of its words. */
const isSure = (unit: TextUnit, { named, isDenied }: { named: readonly string[]; isDenied: boolean }): boolean =>
  isDenied ? shared(unit.text, named) === named.length : isClear(unit, named)

/** Half of the words that may name something: with fewer, the wish is about something else. */
const minNamed = 0.5
const isClear = ({ text }: TextUnit, named: readonly string[]): boolean =>
  shared(text, named) >= minNamed * named.length

/** "My date of birth, religion and marital status": every part is named in a text of its own; null where one is not. */
function eachMeant(units: readonly TextUnit[], about: string): TextUnit[] | null {
  const parts = objectOf(about)
    .split(/,\s*(?:and |or )?|\s(?:and|or|&)\s/)
    .map((part) => part.trim())
    .filter((part) => telling(part).length > 0)
  if (parts.length < 2 || parts.length > maxAtOnce) return null
  const found = parts.map((part) => {
    const named = telling(part)
    const unit = unitMeant(units, named)
    return unit && (unit.kind === 'sentence' || unit.kind === 'detail') && shared(unit.text, named) === named.length
      ? unit
      : null
  })
  const distinct = new Set(found)
  return distinct.size === parts.length && !distinct.has(null) ? found.filter((unit) => unit !== null) : null
}
const maxAtOnce = 6

const withoutUnits = (latex: string, units: readonly TextUnit[]): Edited => ({
  latex: cutUnits(latex, units),
  said: `I took out ${units.map(({ text }) => `“${shown(text)}”`).join(', ')}.`,
})

function withoutUnit(latex: string, unit: TextUnit): Edited {
  if (unit.kind === 'bullet') return withoutBullet(latex, unit.block)
  const { from, to } = removalOf(latex, unit)
  return {
    latex: spliced(latex, [{ from, to, text: '' }]),
    said: `I took out “${shown(unit.text)}”.`,
  }
}
const shown = (text: string) => (text.length > 70 ? `${text.slice(0, 67).trimEnd()}…` : text)

/** "Just the first sentence and the coach bit": of a paragraph what is named stays. */
export function keepWish(latex: string, message: string): Edited | null {
  const kept =
    /(?<!\b(?:I|we|they|he|she|have|has|i've|we've) )\b(?:just|only|keep only|keep just)\b(?: keep)?(.{5,120})/i.exec(
      message,
    )?.[1]
  if (!kept || !/\bsentences?\b|\bbit\b/i.test(kept)) return null
  const sentences = unitsOf(latex).filter(({ kind }) => kind === 'sentence')
  const [first] = sentences
  const own = sentences.filter(({ block }) => block === first?.block)
  if (!first || own.length < 2) return null
  const parts = kept.split(/\band\b|,/)
  const stays = new Set(
    parts.flatMap((part) => (/\bfirst\b/i.test(part) ? [first] : (unitMeant(own, telling(part)) ?? []))),
  )
  if (stays.size === 0 || stays.size === own.length || stays.size < parts.length) return null
  const gone = own.filter((unit) => !stays.has(unit))
  return {
    latex: cutUnits(latex, gone),
    said: `I kept ${stays.size} of ${own.length} sentences, their words unchanged.`,
  }
}
