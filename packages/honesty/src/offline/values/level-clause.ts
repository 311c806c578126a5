// "My English is C1 now", "add levels: Kannada and Tamil native": the level of a language that is there, as an item
// of a list or as an entry.
import { escapeTex } from '@galley/resume/text/escape-tex'
import type { Edited } from '../edits/edited.ts'
import { entriesOf, fold, type FoundEntry } from '../edits/find-places.ts'
import { listed } from '../edits/listed.ts'
import { groupsOf } from '../edits/skill-groups.ts'
import { spliced, type Splice } from '../edits/splice.ts'
import { unitsOf, type TextUnit } from '../edits/text-units.ts'
import type { ReadClause, WishClause } from '../phrases/clause.ts'
import { isLanguage, levelWords, likeLevelIn } from '../wishes/list-wishes.ts'

const level = String.raw`(?:a |my )?(?<level>${levelWords}|good|very good)(?: level| speaker)?`
const one = new RegExp(
  String.raw`^(?:I (?:want|need|would like) )?(?:(?:change|make|set|update|put|turn) )?(?:my |the )?(?<names>\p{L}{3,20}(?:(?:,| and|, and) \p{L}{3,20}){0,4})(?: level| skills?)?,?(?: (?:I would say|I'd say|I would call it|let's say|is more like|should say|to|into|as|is|are|at|should be|listed|shown|put down|marked|has gone up to|went up to|up to|now|actually))* ${level}(?: (?:now|already|too|as well))*(?:,? (?:and )?(?:not|instead).{0,30})?$`,
  'iu',
)
const several =
  /^(?:(?:add|put|set|include|write|give) )?(?:the |my )?levels?(?: (?:to|for|of|in|behind|beside|after) (?:the |my |each |all )?languages?)?:? (?<rest>.{5,200})$/i
const whole = new RegExp(String.raw`^${levelWords}$`, 'i')

const ofLanguages = /\b(?:languages?|sprachen?|langues?|idiomas?|lingue|talen)\b/i
const leveled = new RegExp(String.raw`\((?:${levelWords}|good|very good)\)$`, 'i')

interface Wanted {
  name: string
  level: string
}

/** Null where a word is left over, or a language is not there by that name. */
export function levelClause({ latex, words }: WishClause): ReadClause | null {
  const rest = several.exec(words)?.groups?.['rest']
  const wanted = rest === undefined ? wantedIn(words) : wantedOfEach(rest)
  const places = wanted?.map((want) => ({ ...want, place: placeOf(latex, want.name) }))
  if (!places || places.length === 0) return null
  const found = places.flatMap(({ place, ...want }) => (place ? [{ ...want, place }] : []))
  // One alone may be anything: a theme, a person.
  if (found.length < places.length) return null
  return {
    edited: withLevels(latex, found),
    about: found.map(({ name }) => name).join(' and '),
    stated: found.map(said),
  }
}

const said = ({ name, level: at }: Wanted) => `My ${name} is ${at}.`
const asShown = (typed: string) => (/^[abc]\d$/i.test(typed) ? typed.toUpperCase() : typed.toLowerCase())

function wantedIn(words: string): Wanted[] | null {
  const { names, level: at } = one.exec(words)?.groups ?? {}
  return names === undefined || at === undefined
    ? null
    : names.split(/,? and |, ?/).map((name) => ({ name, level: asShown(at) }))
}

/** "Kannada and Tamil native, English fluent": null where one part is no such pair. */
function wantedOfEach(rest: string): Wanted[] | null {
  const parts = rest.split(/[,;] ?(?:and )?/).map((part) => wantedIn(part.replace(/^and /, '').trim()))
  return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? [])
}

type Place = { kind: 'item'; unit: TextUnit } | { kind: 'entry'; found: FoundEntry }

function placeOf(latex: string, name: string): Place | null {
  const isNamed = (text: string) => fold(text).replace(/ \([^()]{1,40}\)$/, '') === fold(name)
  // "The sauces are good": only a language, or what has a level already.
  const labels = new Map(groupsOf(latex).map(({ block, label }) => [block.from, label]))
  const isOfLanguages = ({ text, block, section }: TextUnit) =>
    leveled.test(text) || isLanguage(name) || ofLanguages.test(`${labels.get(block.from) ?? ''} ${section.heading}`)
  const [unit, ...others] = unitsOf(latex).filter(
    (one) => one.kind === 'item' && isNamed(one.text) && isOfLanguages(one),
  )
  if (unit && others.length === 0) return { kind: 'item', unit }
  const [found, ...more] = entriesOf(latex).filter(
    ({ entry }) => isNamed(entry.args?.[0] ?? '') && (isLanguage(name) || whole.test(entry.args?.[1] ?? '')),
  )
  return found && more.length === 0 ? { kind: 'entry', found } : null
}

/** As the resume writes it. */
const named = (place: Place): string =>
  (place.kind === 'item' ? place.unit.text : (place.found.entry.args?.[0] ?? '')).replace(/ \([^()]{1,40}\)$/, '')
const shownBefore = (place: Place): string => {
  if (place.kind === 'item') return place.unit.text
  const old = place.found.entry.args?.[1] ?? ''
  return old === '' ? named(place) : `${named(place)} (${old})`
}

function withLevels(latex: string, wanted: readonly (Wanted & { place: Place })[]): Edited {
  const changes = wanted.map((want) => levelSet(want))
  const problem = changes.find((change) => 'problem' in change)
  if (problem && 'problem' in problem) return problem
  return {
    latex: spliced(
      latex,
      changes.flatMap((change) => ('splice' in change ? [change.splice] : [])),
    ),
    said: `I changed ${listed(wanted.map((want) => `${shownBefore(want.place)} to ${named(want.place)} (${want.level})`))}.`,
  }
}

function levelSet({ level: at, place }: Wanted & { place: Place }): { splice: Splice } | { problem: string } {
  if (place.kind === 'item') {
    const { from, to, text } = place.unit
    const bare = text.replace(/ \([^()]{1,40}\)$/, '')
    return { splice: { from, to, text: escapeTex(`${bare} (${likeLevelIn(text, at)})`) } }
  }
  const { entry } = place.found
  const [old, range] = [entry.args?.[1], entry.argRanges?.[1]]
  if (old !== undefined && range && (old === '' || whole.test(old)))
    return { splice: { from: range.from, to: range.to, text: at } }
  // A certificate stands with it, which proves the old level and not the new one.
  return {
    problem: `${named(place)} says “${(entry.args ?? []).slice(1).filter(Boolean).join(', ')}”, which belongs to the old level. Say what the whole line should be: replace "${old ?? named(place)}" by "${at}, …".`,
  }
}
