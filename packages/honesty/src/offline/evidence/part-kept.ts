// "Keep only the first two sentences of my summary", "where it says R (basic) just write R", "delete that and put
// Workday in its place", "drop the (part-time) from the title": less of a text, or other words where some stand.
import { regexpLiteral } from '@galley/resume/text/regexp-literal'
import { escapeTex } from '@galley/resume/text/escape-tex'
import { shortened } from '../edits/shortened.ts'
import { spliced } from '../edits/splice.ts'
import { cutUnits } from '../edits/text-units.ts'
import type { Filled } from '../frames/frame.ts'
import type { EntryThing, Thing, UnitThing } from '../frames/things.ts'
import { smallNumber, smallNumbers } from '../phrases/small-numbers.ts'
import { renamed } from './items-named.ts'
import { entriesNamed, itemsNamed } from './named.ts'

/** Pure. */
export const partKept = (latex: string, message: string, things: readonly Thing[]): Filled | null =>
  message.length > maxChars
    ? null
    : (sentencesKept(latex, message, things) ??
      wordsThere(latex, message, things) ??
      inItsPlace(latex, message, things) ??
      remarkGone(latex, message, things))
const maxChars = 300

const keepsFirst = new RegExp(
  String.raw`\b(?:keep|leave|only)\b[^.!?]{0,20}?\b(?:the |my )?(?<end>first|last) (?:(?<count>${smallNumbers}) )?sentences?\b`,
  'iu',
)
function sentencesKept(latex: string, message: string, things: readonly Thing[]): Filled | null {
  const { end = '', count } = keepsFirst.exec(message)?.groups ?? {}
  if (end === '' || !/\b(?:summary|profile|intro\w*)\b/i.test(message)) return null
  const all = things.filter(
    (thing): thing is UnitThing => thing.kind === 'sentence' && thing.unit.section.kind === 'summary',
  )
  const kept = count === undefined ? 1 : (smallNumber(count) ?? 0)
  const gone = /first/i.test(end) ? all.slice(kept) : all.slice(0, Math.max(0, all.length - kept))
  if (kept < 1 || gone.length === 0 || gone.length === all.length) return null
  return {
    edited: {
      latex: cutUnits(
        latex,
        gone.map(({ unit }) => unit),
      ),
      said: `I took out ${gone.map(({ text }) => `“${shortened(text)}”`).join(', ')}.`,
    },
    isTyped: true,
  }
}

const saysThere =
  /\b(?:where|when) it says ["“'‘]?(?<old>[^"“”]{1,80}?)["”'’]?,? (?:please |just |only |simply )*(?:write|put|say|have|use) ["“'‘]?(?<fresh>[^"“”.!?;]{1,80}?)["”'’]?(?=\s*(?:$|[.!?;]|,\s))/iu
/** Words that stand in one place, by others. */
function wordsThere(latex: string, message: string, things: readonly Thing[]): Filled | null {
  const { old = '', fresh = '' } = saysThere.exec(message)?.groups ?? {}
  if (old === '' || fresh === '') return null
  const source = escapeTex(old)
  const isWhole = new RegExp(String.raw`(?<![\p{L}\p{N}])${regexpLiteral(source)}(?![\p{L}\p{N}])`, 'gu')
  const places = Array.from(latex.matchAll(isWhole), ({ index }) => index).filter((from) =>
    things.some((thing) => 'unit' in thing && from >= thing.unit.from && from < thing.unit.to),
  )
  const [from, ...more] = places
  if (from === undefined || more.length > 0) return null
  return {
    edited: {
      latex: spliced(latex, [{ from, to: from + source.length, text: escapeTex(fresh) }]),
      said: `I changed “${old}” to “${fresh}”.`,
    },
    stated: [fresh, `I have ${fresh}.`],
    isTyped: true,
  }
}

const inPlace =
  /\b(?:put|add|have|use|write)\s+(?<fresh>\p{Lu}[\p{L}\p{N}+#.&/ -]{1,40}?)\s+(?:in (?:its|their|that) place|instead|there instead)\b/u
const goes = /\b(?:delete|remove|drop|take (?:it|that) (?:out|off)|out|gone|swap)\b/i
/** An item that goes, and the one in its place. */
function inItsPlace(latex: string, message: string, things: readonly Thing[]): Filled | null {
  const fresh = inPlace.exec(message)?.groups?.['fresh']?.trim()
  if (fresh === undefined || !goes.test(message) || latex.includes(escapeTex(fresh))) return null
  const [only, ...more] = itemsNamed(things, message.replace(fresh, ' '))
  if (!only || more.length > 0) return null
  return renamed(latex, only.thing, fresh)
}

const remark =
  /\b(?:drop|remove|delete|take (?:out|off|away)|lose|without|cut)\b[^.!?]{0,30}?\((?<remark>[\p{L}\d -]{2,40})\)/iu
/** What stands in brackets in a title. */
function remarkGone(latex: string, message: string, things: readonly Thing[]): Filled | null {
  const gone = remark.exec(message)?.groups?.['remark']?.trim()
  if (gone === undefined) return null
  const shown = new RegExp(String.raw`\s*\(${regexpLiteral(gone)}\)`, 'iu')
  const entries = things.filter((thing): thing is EntryThing => thing.kind === 'entry')
  const having = entries.filter(({ found }) => shown.test(found.entry.args?.[0] ?? ''))
  const named = entriesNamed(things, message)
    .map(({ thing }) => thing)
    .filter((thing) => having.includes(thing))
  const [only, ...more] = named.length === 1 ? named : having
  const range = only?.found.entry.argRanges?.[0]
  const title = only?.found.entry.args?.[0]
  if (!range || title === undefined || more.length > 0) return null
  const bare = title.replace(shown, '')
  return {
    edited: {
      latex: spliced(latex, [{ from: range.from, to: range.to, text: escapeTex(bare) }]),
      said: `I changed “${title}” to “${bare}”.`,
    },
    stated: [`My title there is ${bare}.`],
    isTyped: true,
  }
}
