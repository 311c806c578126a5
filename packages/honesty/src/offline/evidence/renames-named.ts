// "I want my certifications section to be called Licences", "under my name I'd rather be Packaging Designer", "the
// project shall be called Sauna Atlas": a new name for what the message names.
import { regexpLiteral } from '@galley/resume/text/regexp-literal'
import { escapeTex } from '@galley/resume/text/escape-tex'
import { capitalised } from '../../lexicon/verbs.ts'
import { renameSection } from '../edits/edit-sections.ts'
import { fieldOf, setField, setName } from '../edits/header-fields.ts'
import { indexIn } from '../edits/index-in.ts'
import { spliced } from '../edits/splice.ts'
import type { Filled } from '../frames/frame.ts'
import { hasTitle } from '../frames/said-entry.ts'
import type { EntryThing, Thing, UnitThing } from '../frames/things.ts'
import { sectionsMeant } from '../wishes/named-places.ts'
import { entriesNamed, type Named } from './named.ts'

const quotedOrCapital = String.raw`["“'‘]?(?<fresh>\p{Lu}[\p{L}\p{N}&'’./ -]{2,60}?)["”'’]?(?=\s*(?:$|[.!?;]|,|\b(?:now|instead|please|pls|but|when|while|where|and (?!\p{Lu})|on the|from now|under my|at the top|they|because|since|so)\b))`
const calls = String.raw`\b(?:be |is |are |was |get |now )?(?:called|named|titled|renamed(?: to)?|goes by(?: the name)?|go by|known as|reads?|says?|be)(?: as)?\s+`
const calledSo = new RegExp(calls + quotedOrCapital, 'u')
/** Of an entry: what it “says” may be what is wrong. */
const namedSo = new RegExp(
  String.raw`\b(?:called|named|titled|renamed(?: to)?|goes by(?: the name)?|go by|known as)(?: as)?\s+${quotedOrCapital}`,
  'u',
)
const ofSection = /\b(?:section|heading|headline of|part|header for|title of the section)\b/i
const ofTop = /\b(?:under my name|at the top|on top|headline|tagline|my title|job title at the top)\b/i
const ofSelf = /\b(?:I(?:'d| would| want| prefer| wish)?(?: (?:rather|like|prefer|want|to))* be|call me)\b/i

/** Pure. */
export function renamesNamed(latex: string, message: string, things: readonly Thing[]): Filled | null {
  if (message.length > 240 || /\b(?:add|remove|delete|drop|bullet)\b/i.test(message)) return null
  return (
    personCalled(latex, message) ??
    noLonger(latex, message, things) ??
    sectionCalled(latex, message) ??
    topCalled(latex, message) ??
    entryCalled(latex, message, things)
  )
}

const callMe =
  /(?:^\W*|[.!?]\s+|\b(?:please|just|pls|you can|so) )call me (?<fresh>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,4})/u
/** A part of their own name is kept. */
function personCalled(latex: string, message: string): Filled | null {
  const fresh = callMe.exec(message)?.groups?.['fresh']?.replace(/(?<=\p{L}{2})\.$/u, '')
  const own =
    fieldOf(latex, 'name')
      ?.toLowerCase()
      .split(/[\s-]+/) ?? []
  if (
    fresh === undefined ||
    !fresh
      .toLowerCase()
      .split(/[\s-]+/)
      .some((word) => own.includes(word))
  )
    return null
  const edited = setName(latex, fresh)
  return edited && { edited, stated: [`My name is ${fresh}`], isTyped: true }
}

function sectionCalled(latex: string, message: string): Filled | null {
  const match = calledSo.exec(message)
  const fresh = match?.groups?.['fresh']
  if (!match || fresh === undefined || !ofSection.test(message)) return null
  const before = message.slice(0, match.index).replaceAll(/\bvolunt\w+ (?:work|experience|jobs?)\b/gi, 'volunteering')
  const [only, ...more] = sectionsMeant(latex, before)
  return only && more.length === 0
    ? { edited: renameSection(latex, only.section.heading, capitalised(fresh)), stated: [fresh], isTyped: true }
    : null
}

/** What stands under the name, where it is said so, or of oneself. */
function topCalled(latex: string, message: string): Filled | null {
  if (!ofTop.test(message) || !ofSelf.test(message)) return null
  const fresh = calledSo.exec(message)?.groups?.['fresh']?.trim()
  const old = fieldOf(latex, 'headline')
  if (fresh === undefined || fresh === old || !hasTitle(fresh)) return null
  const now = setField(latex, 'headline', escapeTex(fresh))
  return now === null
    ? null
    : {
        edited: {
          latex: now,
          said: old ? `I changed your title from ${old} to ${fresh}.` : `I set your title to ${fresh}.`,
        },
        stated: [`My title is ${fresh}`, `I am a ${fresh}`],
        isTyped: true,
      }
}

const notButNow =
  /\b(?:is|was|am|are|'s) (?:not|no longer)(?: just)? (?:an? |the )?(?<old>[\p{L}][\p{L} -]{2,40}?)(?: any ?more| any longer)[,;.]? (?:but |and )?(?:(?:he|she|it|they|I)(?: is|'s| are|'m| am) |now )(?:now )?(?:an? |the )?(?<fresh>[\p{L}][\p{L} -]{2,40})$/iu
/** "He is not shift manager any more, he is warehouse manager": what stands there once. */
function noLonger(latex: string, message: string, things: readonly Thing[]): Filled | null {
  const { old = '', fresh = '' } = notButNow.exec(message.trim().replace(/[.!\s]+$/, ''))?.groups ?? {}
  const lines = things.filter(
    (thing): thing is UnitThing => 'unit' in thing && thing.text.toLowerCase().includes(old.toLowerCase()),
  )
  const [line, ...more] = old === '' ? [] : lines
  if (!line || more.length > 0) return null
  const at = indexIn(latex, line.unit, escapeTex(old))
  if (at < 0 || !namesPerson(line.text, message)) return null
  const shown = /^\p{Lu}/u.test(latex.slice(at)) ? capitalised(fresh) : fresh
  return {
    edited: {
      latex: spliced(latex, [{ from: at, to: at + old.length, text: escapeTex(shown) }]),
      said: `I changed “${latex.slice(at, at + old.length)}” to “${shown}”.`,
    },
    stated: [line.text.replace(new RegExp(regexpLiteral(old), 'i'), () => shown)],
    isTyped: true,
  }
}

/** Of a person who stands in that line: "I am no waiter any more" changes none of it. */
const namesPerson = (line: string, message: string): boolean =>
  (line.match(/\p{Lu}\p{L}{2,}/gu) ?? []).filter((name) => message.toLowerCase().includes(name.toLowerCase())).length >
  1

const titleThere =
  /\b(?:my |the )?(?:job )?(?:title|role|position|post)\b[^.!?]{0,60}?\b(?:was|is|to|now|should be|reads?)\s+(?:actually |really |in fact )?["“]?(?<fresh>\p{Lu}[\p{L}/&-]+(?: (?:(?:of|and|&) )?\p{Lu}[\p{L}/&-]+){0,5})["”]?/u
const renames = /\b(?:changed?|shall|should|must|is|was|has been|be|now|to be|officially|goes by)\b/i
const maxBetween = 60
function entryCalled(latex: string, message: string, things: readonly Thing[]): Filled | null {
  const [only, ...more] = entriesNamed(things, message)
  if (!only || more.length > 0 || !renames.test(message)) return null
  const { args = [], argRanges = [] } = only.thing.found.entry
  const said = newTitle(message, only.thing) ?? newName(message, only)
  const range = said && argRanges[said.index]
  if (!said || !range || args[said.index] === said.fresh || latex.includes(`{${said.fresh}}`)) return null
  return {
    edited: {
      latex: spliced(latex, [{ from: range.from, to: range.to, text: escapeTex(said.fresh) }]),
      said: `I changed “${args[said.index]}” to “${said.fresh}”.`,
    },
    stated: [said.fresh, `${said.fresh}, ${args[said.index === 0 ? 1 : 0] ?? ''}`],
    isTyped: true,
  }
}

interface Renamed {
  fresh: string
  /** Of the entry's arguments. */
  index: number
}

/** A title is of the post. */
function newTitle(message: string, { found }: EntryThing): Renamed | null {
  const fresh = titleThere.exec(message)?.groups?.['fresh']
  return fresh !== undefined && hasTitle(fresh) && found.section.kind === 'experience' ? { fresh, index: 0 } : null
}

/** Another name is of what stands before it: "the movie is called …, I saw it at Lakeside" is no employer's. */
function newName(message: string, { thing, from, to }: Named<EntryThing>): Renamed | null {
  const match = namedSo.exec(message)
  const fresh = match?.groups?.['fresh']?.trim()
  if (fresh === undefined || !match || match.index < to || match.index - to >= maxBetween) return null
  const old = message.slice(from, to).toLowerCase()
  return { fresh, index: (thing.found.entry.args ?? []).findIndex((arg) => arg.toLowerCase().includes(old)) }
}
