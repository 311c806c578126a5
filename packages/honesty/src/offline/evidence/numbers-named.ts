// "It was 42 weddings", "not six homes a week any more, more like 9", "foster parents 18 should be 24": a number in the
// place of one that counts the same, or that the message names as the old one.
import { regexpLiteral } from '@galley/resume/text/regexp-literal'
import { shortened } from '../edits/shortened.ts'
import { spliced } from '../edits/splice.ts'
import type { Filled } from '../frames/frame.ts'
import { datesSaid } from '../frames/dates.ts'
import { isSameStem, stemOf, wordsOf } from '../frames/stems.ts'
import type { Thing } from '../frames/things.ts'
import { isOnce } from '../wishes/corrections/own-numbers.ts'
import { isGuessed } from './hedged.ts'

interface Count {
  readonly text: string
  readonly value: number
  readonly from: number
  readonly to: number
  /** The stems of the words right behind it. */
  readonly units: readonly string[]
}
const typed =
  /(?<![\p{L}\d.,/+€$£-])\d{1,3}(?:[.,]\d{3})*(?:[.,]\d+)?(?!\d|-\d|\/\d+\/)|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/giu
const maxUnits = 2
const inWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const asks =
  /\b(?:phone|mobile|page|font|size|pt|margins?|years? (?:of )?experience|bullets?|lines?|sentences?|add|remove|delete|drop|euros?|dollars?|pounds?)\b|[@€$£]|:\s\S/i
const untrue =
  /\b(?:even th(?:o|ough)|although|pretend|looks?|sounds?|invent|make up|never|undo|(?:was|is|were) right|by mistake|candidates?|applicants?)\b/i
const changes =
  /\b(?:at this stage|up to|by now|now|nowadays|today|currently|these days|actually|should|it's|its|it (?:is|was)|we're|we are|wrong|update|change|correct|counted|more like|rather|instead|meanwhile|old|outdated|not|keyed|typed|still has|is \d|came to|comes? out (?:at|to)|came out (?:at|to)|reached|reaches|hit|that makes|went (?:up |down )?to|grew to|since then)\b/i

/** Without those of dates. */
function countsIn(text: string): Count[] {
  const dates = datesSaid(text)
  return Array.from(text.matchAll(typed), ({ 0: found, index }) => ({
    text: found,
    value: /\d/.test(found)
      ? Number(found.replaceAll(/[.,](?=\d{3}\b)/g, '').replace(',', '.'))
      : inWords.indexOf(found.toLowerCase()),
    from: index,
    to: index + found.length,
    units: wordsBehind(text.slice(index + found.length)),
  })).filter(({ from }) => !dates.some((date) => from >= date.from && from < date.to))
}
const wordsBehind = (text: string): string[] =>
  (/^[\s-]*((?:[\p{L}-]+\s*){0,2})/u.exec(text)?.[1] ?? '')
    .split(/[\s-]+/)
    .filter((word) => word.length > 2)
    .slice(0, maxUnits)
    .map((word) => stemOf(word))

interface Place extends Count {
  /** Of the text that it stands in. */
  readonly at: number
  readonly line: string
  readonly stems: Thing['stems']
}

/** Each number of a line or of an entry's name, with where it stands in the source. */
function placesIn(latex: string, things: readonly Thing[]): Place[] {
  return things.flatMap((thing): Place[] => {
    const ranges =
      'unit' in thing && thing.kind !== 'item'
        ? [{ from: thing.unit.from, to: thing.unit.to }]
        : thing.kind === 'entry'
          ? (thing.found.entry.argRanges ?? []).slice(0, 1)
          : []
    return ranges.flatMap(({ from, to }) =>
      countsIn(latex.slice(from, to)).map((count) => ({ ...count, at: from, line: thing.text, stems: thing.stems })),
    )
  })
}

/** Pure. */
export function numbersNamed(latex: string, message: string, things: readonly Thing[]): Filled | null {
  if (
    message.length > 240 ||
    asks.test(message) ||
    untrue.test(message) ||
    isGuessed(message) ||
    isOnce(message) ||
    !changes.test(message)
  )
    return null
  const counts = countsIn(message)
  if (counts.length === 0 || counts.length > 2) return null
  const places = placesIn(latex, things)
  const [one, two] = counts
  const change = two ? fromOldToNew(places, [one!, two], message) : byUnit(places, one!, message)
  return change && isMeant(change, counts, message) ? replaced(latex, change.place, change.fresh) : null
}

/** The old number as it stands there, or a good part of its line; "bump it to 12" alone gives no reason. */
function isMeant({ place }: Change, counts: readonly Count[], message: string): boolean {
  if (counts.length === 1 && /\bbump\b/i.test(message)) return false
  const isExact = counts.length > 1 && /[.,]\d|\d{3}/.test(place.text) && message.includes(place.text)
  return isExact || isAbout(place, counts, message)
}

/** The line has a good part of what the message names: "30 neighbours signed a petition" is no news of it. */
function isAbout({ stems }: Place, counts: readonly Count[], message: string): boolean {
  const rest = counts.reduce(
    (text, { from, to }) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to),
    message,
  )
  const words = wordsOf(rest.replaceAll(saysOften, ' ').replaceAll(/\bc(?=gpa\b)/gi, ''))
  const own = words.filter(({ stem }) => [...stems.keys()].some((one) => isSameStem(one, stem)))
  return words.length === 0 || own.length / words.length >= minAbout
}
const minAbout = 0.34
/** Of how the number is known. */
const saysOften =
  /\b(?:counted|again|haha|lol|old data|revaluation|keyed|typed|stage|rather|figure|numbers?|data|actually|anymore|dunno|happened|wrong)\b/gi

interface Change {
  place: Place
  fresh: Count
}

const maxBetween = 30
const pairs =
  /\b(?:should|must|be|to|not|instead|now|is|was|but|rather|still has|says?|have|old|keyed|typed|wrote|put)\b|->|→|\./i
/** One of the two stands in the resume, of the same things as the other, or in one place alone. */
function fromOldToNew(places: readonly Place[], [one, two]: readonly [Count, Count], message: string): Change | null {
  const of = (old: Count, fresh: Count) => {
    const own = places.filter(({ value }) => value === old.value)
    const same = own.filter((place) => hasUnit(place, old) || hasUnit(place, fresh))
    return { own, same, fresh }
  }
  const [first, second] = [of(one, two), of(two, one)]
  const sides = [first, second].filter(({ same }) => same.length > 0)
  const [side, ...more] = sides.length > 0 ? sides : [first, second].filter(({ own }) => own.length > 0)
  if (!side || more.length > 0) return null
  const between = message.slice(one.to, two.from)
  // "18 should be 24": of other things they are no pair.
  if (
    side.same.length === 0 &&
    (between.length > maxBetween || !(pairs.test(between) || /\bnot(?: \p{L}+)?\s*$/u.test(message.slice(0, one.from))))
  )
    return null
  const [only, ...others] = side.same.length > 0 ? side.same : side.own
  return only && others.length === 0 ? { place: only, fresh: side.fresh } : null
}

/** What it counts is counted in one place, or in one that the message is about. */
function byUnit(places: readonly Place[], fresh: Count, message: string): Change | null {
  if (fresh.units.length === 0) return null
  const named = wordsOf(message)
  const ofNamed = places.filter(
    ({ units: [unit = ''] }) => unit.length > 3 && !times.has(unit) && named.some(({ stem }) => isSameStem(stem, unit)),
  )
  if (
    ofNamed.length === 1 &&
    isNow.test(message) &&
    ofNamed[0]!.value !== fresh.value &&
    fresh.units.every((unit) => times.has(unit))
  )
    return { place: ofNamed[0]!, fresh }
  if (fresh.units.every((unit) => times.has(unit)) && !isNow.test(message)) return null
  const same = places.filter((place) => hasUnit(place, fresh) && place.value !== fresh.value)
  if (places.some((place) => hasUnit(place, fresh) && place.value === fresh.value)) return null
  if (same.length === 1) return { place: same[0]!, fresh }
  const words = wordsOf(message)
  const scored = same
    .map((place) => ({
      place,
      score: words.filter(({ stem }) => [...place.stems.keys()].some((own) => isSameStem(own, stem))).length,
    }))
    .toSorted((a, b) => b.score - a.score)
  const [best, next] = scored
  return best && best.score > (next?.score ?? 0) ? { place: best.place, fresh } : null
}
/** How long something took is said of much that is not in the resume. */
const isNow = /\b(?:now|more like|actually|should|must|not|wrong|correct|change|update)\b/i
const times = new Set(['day', 'week', 'month', 'year', 'hour', 'minut', 'time'])
const hasUnit = ({ units }: Place, said: Count): boolean =>
  said.units.some((unit) => units.some((own) => isSameStem(own, unit) && (!times.has(unit) || units[0] === own)))

function replaced(latex: string, { at, from, to, text, line }: Place, fresh: Count): Filled {
  const said = /^\d/.test(text) && !/\d/.test(fresh.text) ? String(fresh.value) : fresh.text
  const after = line.replace(new RegExp(String.raw`(?<![\d.,])${regexpLiteral(text)}(?![\d.,]\d)`, 'iu'), said)
  return {
    edited: {
      latex: spliced(latex, [{ from: at + from, to: at + to, text: said }]),
      said: `I changed “${text}” to “${said}” in “${shortened(line)}”.`,
    },
    stated: [after],
    isTyped: true,
  }
}
