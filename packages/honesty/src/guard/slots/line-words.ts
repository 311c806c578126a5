// A line as words, each with the slot that it fills: a deed, a thing, a quality; behind which preposition, and with
// which word it belongs together.
import { taggedWords, type PartOfSpeech } from '../../lexicon/part-of-speech.ts'
import { remembered } from '../text/remembered.ts'
import { shortForms } from '../text/short-forms.ts'
import { isGrammar, plain, stemOf } from '../text/words.ts'
import { linkClass } from './word-classes.ts'

export type SlotKind = 'deed' | 'thing' | 'name' | 'quality' | 'manner' | 'number' | 'grammar' | 'mark'

export interface LineWord {
  readonly text: string
  readonly low: string
  /** One for each part of "back-office". */
  readonly stems: readonly string[]
  readonly from: number
  readonly kind: SlotKind
  /** Counts sentences, brackets and what semicolons part. */
  readonly clause: number
  /** Counts what commas and brackets part, too. */
  readonly part: number
  /** Class of the preposition that it stands behind. */
  readonly link: string | null
  /** Position of the noun that it stands before. */
  readonly head: number | null
  /** Where in its sentence: in brackets, behind a comma, joined by "and", or none of these. */
  readonly place: 'bracket' | 'comma' | 'joined' | 'plain'
}

const kinds: Partial<Record<PartOfSpeech, SlotKind>> = {
  VERB: 'deed',
  NOUN: 'thing',
  PROPN: 'name',
  ADJ: 'quality',
  ADV: 'manner',
  NUM: 'number',
  PUNCT: 'mark',
  SYM: 'mark',
}
/** "By 3 percentage points": belongs to its number. */
const ofNumbers = /^(?:percent(?:age)?s?|points?|pp|%|hundreds?|thousands?|millions?|billions?|lakhs?|crores?|[mk]|bn)$/
const numbers = new Set(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety'.split(
    ' ',
  ),
)
const ends = /^[.;:!?–—•|\n]$/

function kindOf(text: string, pos: PartOfSpeech): SlotKind {
  const low = text.toLowerCase()
  // A capital at the beginning makes a name of it.
  if (pos === 'PROPN' && /^\p{Lu}\p{Ll}{2,}(?:ed|ing)$/u.test(text)) return 'deed'
  // "The one who", "one other".
  if (/^(?:one|1|zero)$/.test(low) || ofNumbers.test(low)) return 'grammar'
  if (/^\d/.test(text) || numbers.has(low)) return 'number'
  if (!/[\p{L}]/u.test(text)) return 'mark'
  if (pos !== 'NUM' && (isGrammar(text) || low.length < 2)) return 'grammar'
  return kinds[pos] ?? 'grammar'
}

/** More words are no line that was reworded. */
const maxWords = 120

export const lineWords = remembered((line: string): readonly LineWord[] => read(line, false))
/** Of a list, each item by itself. */
export const listWords = remembered((line: string): readonly LineWord[] => read(line, true))

/** Where the line is being read. */
interface Place {
  clause: number
  part: number
  link: string | null
  depth: number
  place: LineWord['place']
}

function read(line: string, isList: boolean): LineWord[] {
  const tagged = taggedWords(line)
  if (tagged.length > maxWords) return []
  const short = shortForms(line)
  const at: Place = { clause: 0, part: 0, link: null, depth: 0, place: 'plain' }
  const words = tagged.map(({ text, from, pos }): LineWord => {
    // What a short form stands for is judged by itself.
    const isShort = short.some(({ start, to }) => from >= start && from < to)
    const kind = isShort && text !== '(' && text !== ')' ? 'grammar' : kindOf(text, pos)
    const low = plain(text)
    step(at, { text, low, kind, pos }, isList)
    const stems = low
      .split(/[-/]/)
      .flatMap((part) => (part === '' || isGrammar(part) ? [] : [stemOf(frequencies.get(part) ?? part)]))
    const { clause, part, link, depth, place } = at
    return { text, low, from, kind, clause, part, link, stems, head: null, place: depth > 0 ? 'bracket' : place }
  })
  return words.map((word, index) => ({ ...word, head: headOf(words, index) }))
}

const frequencies = new Map(
  Object.entries({
    daily: 'day',
    nightly: 'night',
    weekly: 'week',
    monthly: 'month',
    quarterly: 'quarter',
    yearly: 'year',
    annual: 'year',
    annually: 'year',
    hourly: 'hour',
    semiannual: 'year',
    fortnightly: 'week',
    biweekly: 'week',
    fortnight: 'week',
  }),
)

interface Step {
  readonly text: string
  readonly low: string
  readonly kind: SlotKind
  readonly pos: PartOfSpeech
}

function step(at: Place, word: Step, isList: boolean): void {
  const { text, low, kind, pos } = word
  if (text === '(') at.depth += 1
  else if (text === ')') at.depth = Math.max(0, at.depth - 1)
  if (ends.test(text) || /^[,()]$/.test(text)) at.part += 1
  const isEnd = ends.test(text) || (isList && text === ',' && at.depth === 0)
  if (isEnd) at.clause += 1
  at.place = isEnd ? 'plain' : placeAt(at.place, word)
  if (pos === 'ADP') at.link = linkClass(low)
  else if (isEnd || kind === 'deed' || text === ',') at.link = null
}

function placeAt(before: LineWord['place'], { text, low, kind }: Step): LineWord['place'] {
  if (text === ',') return 'comma'
  if (/^(?:and|or|&)$/.test(low)) return 'joined'
  return before === 'joined' && kind === 'grammar' ? 'plain' : before
}

const isNoun = ({ kind }: LineWord) => kind === 'thing' || kind === 'name'

/** "Small" and "street" of "small street trees". */
function headOf(words: readonly LineWord[], index: number): number | null {
  const { kind, clause } = words[index]!
  if (kind === 'mark' || kind === 'grammar') return null
  let last: number | null = null
  for (let at = index + 1; at < words.length; at += 1) {
    const next = words[at]!
    if (next.clause !== clause || (!isNoun(next) && next.kind !== 'quality')) break
    if (isNoun(next)) last = at
  }
  return last
}

/** Says something about the work; numbers do, too. */
export const isTelling = ({ kind }: LineWord): boolean => kind !== 'grammar' && kind !== 'mark'
