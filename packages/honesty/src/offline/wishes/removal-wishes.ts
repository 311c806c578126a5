// "Get rid of that sentence about team players", "take out the dominoes", "high school out?": what casual words name is
// taken out, a job, a line, a sentence or an item of a list.
import { withoutBullet } from '../edits/edit-bullets.ts'
import type { Edited } from '../edits/edited.ts'
import { removeFound } from '../edits/edit-entries.ts'
import { spliced } from '../edits/splice.ts'
import { entryMeant } from './named-places.ts'
import { removalOf, shared, telling, unitMeant, unitsOf, type TextUnit } from './text-units.ts'

const removes =
  /\b(?:remove|delete|drop|kill|cut(?! (?:it |this |that )?down)|get rid of|can go\b|lose|scrap|ditch|bin|chuck|take (?:\S+ ){0,6}?(?:off|out|away)|leave (?:\S+ ){0,5}?(?:off|out)|(?:don't|do not|dont) need)\b|^[\p{L} ]{3,40} out\??$/iu
const ofLine = /\b(?:bullets?|lines?|points?|bits?|things?)\b/i
const ofSentence = /\bsentences?\b/i
const ofJob = /\b(?:job|role|position|entry|post|internship|gig)\b/i
/** Those have wishes of their own. */
const elsewhere =
  /\b(?:section|page|photo|picture|my phone|phone number|address|street|email|e-mail|colou?r|font|theme|mistakes?|typos?)\b/i

/** Null where nothing is to go, or it is unclear what. */
export function removalWish(latex: string, message: string): Edited | null {
  if (!removes.test(message) || elsewhere.test(message)) return null
  const named = telling(message.replace(/,? ?\b(?:but|and) (?:leave|keep)\b.*$/i, ' '))
  const entry = ofLine.test(message) || ofSentence.test(message) ? null : entryMeant(latex, message)
  const units = unitsOf(latex).filter(({ kind }) => isOfKind(kind, message))
  const unit = unitMeant(units, named)
  // "The bakery job": a line that only mentions it is not meant.
  if (entry && (ofJob.test(message) || !unit || unit.kind === 'bullet')) return removeFound(latex, entry)
  return unit && isClear(unit, named) ? withoutUnit(latex, unit) : null
}

function isOfKind(kind: TextUnit['kind'], message: string): boolean {
  if (ofSentence.test(message)) return kind === 'sentence' || kind === 'bullet'
  return /\bbullets?\b/i.test(message) ? kind === 'bullet' : true
}

/** Half of the words that may name something: with fewer, the wish is about something else. */
const minNamed = 0.5
const isClear = ({ text }: TextUnit, named: readonly string[]): boolean =>
  shared(text, named) >= minNamed * named.length

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
  const kept = /\b(?:just|only|keep only|keep just)\b(?: keep)?(.{5,120})/i.exec(message)?.[1]
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
    latex: spliced(
      latex,
      gone.map((unit) => ({ ...removalOf(latex, unit), text: '' })),
    ),
    said: `I kept ${stays.size} of ${own.length} sentences, their words unchanged.`,
  }
}
