// "Make the line: Drive trailers between Poland and Denmark", "so: Taught 14 new drivers", "the summary should end
// with: Available now.": the person's own words, in the place of the line that has most of them, or behind it.
import { escapeTex } from '@galley/resume/text/escape-tex'
import { rewriteBullet } from '../edits/edit-bullets.ts'
import { shortened } from '../edits/shortened.ts'
import { spliced } from '../edits/splice.ts'
import { cutUnits } from '../edits/text-units.ts'
import { isComment } from '../frames/dictate-frame.ts'
import { indexIn } from '../edits/index-in.ts'
import type { Filled } from '../frames/frame.ts'
import { groundOne } from '../frames/ground.ts'
import { isSameStem, wordsOf } from '../frames/stems.ts'
import type { Thing, UnitThing } from '../frames/things.ts'

const quotes = /^["“'‘\s]+|["”'’\s]+$/g
const said =
  /^(?<lead>.{3,200}?)(?::\s+|\s(?:->|→)\s|\.\.\.\s*(?=try\b|how about\b|say\b))(?:(?:try|how about|say|put|write)\s+)?(?<words>\S.{8,400})$/su
const tries =
  /^(?<lead>.{3,200}?)[,.…]+\s*(?:try|how about|say|put|write|better)\s*:?\s+["“'‘]?(?<words>\p{Lu}.{12,400})$/su
const adds =
  /\b(?:add|new|another|one more|extra|include|insert)\b[^:]{0,40}\b(?:bullet|line|point|sentence|job|skill|project|certificat\w+|course)s?\b|\b(?:job|position|certificate|course|project|reference|referee|skills?|languages?|letter|posting|advert|tailor|rename|title|name)\b/i
const twoOfOne = /\b(?:split|two|2)\b[^:]{0,40}\b(?:bullets?|lines?|points?|ones|sentences)\b[^:]*$|\binto (?:two|2)\b/i
const ofSummary = /\b(?:summary|profile|intro(?:duction)?)\b/i
const atEnd = /\b(?:ends?|finish\w*|clos\w+|last sentence|at the (?:very )?end|add)\b/i
const only = /\b(?:only|instead|must be|should be|replace|change|swap|exchange)\b/i

/** Pure. */
export function textSaid(latex: string, message: string, things: readonly Thing[]): Filled | null {
  const text = message.replaceAll(/(?<=\s|^)[:;]-?[()DP](?=\s|$)/g, '').trim()
  const ending = quotedInstead(latex, text, things) ?? summaryEnds(latex, text, things)
  if (ending) return ending
  const dictated = dictatedIn(text)
  return dictated && written(latex, dictated, things)
}

interface Dictated {
  lead: string
  words: string
}

/** It is to be written, and by the person: not what a recruiter or a program suggested, nor a line of a posting. */
const orders =
  /\b(?:make|change|write|put|say|should (?:be|read|say)|replace|rewrite|reword|new (?:text|wording|line)|better (?:text|wording|line)|try|how about|instead|into|merge|so)\b/i
const ofOthers =
  /\b(?:chatgpt|gpt|ai|recruiters?|coach|friend|boss|theirs?|they|suggested|gave me|posting|advert|ad|duties|requirements|tasks|responsibilities|old (?:resume|cv)|used to|had|told|is this|typo|note)\b/i
const isText = (words: string): boolean =>
  /^(?:\p{Lu}|\d)/u.test(words) && !/\?\s*$|[.!] (?:Is|Does|Are|Can|Should) /.test(words) && !isComment.test(words)

function dictatedIn(text: string): Dictated | null {
  const { lead = '', words: given = '' } = said.exec(text)?.groups ?? tries.exec(text)?.groups ?? {}
  const words = given.replaceAll(quotes, '')
  const isOrder = (orders.test(lead) || tries.test(text)) && !ofOthers.test(lead) && !adds.test(lead)
  return isOrder && isText(words) ? { lead, words } : null
}

function written(latex: string, { lead, words }: Dictated, things: readonly Thing[]): Filled | null {
  const bullets = things.filter((thing): thing is UnitThing => thing.kind === 'bullet')
  const [first, ...others] = linesOf(things, bullets, { lead, words })
  if (!first) return null
  const parts = twoOfOne.test(lead)
    ? words.split(/\s+\/\s+|\s+\|\s+|;\s+(?=\p{Lu})|\n+/u).map((part) => part.trim())
    : []
  if (parts.length === 2 && others.length === 0) return splitInto(latex, first, parts)
  const units = others.map(({ unit }) => unit)
  const edited = rewriteBullet(
    units.length > 0 ? cutUnits(latex, units) : latex,
    first.unit.block,
    words.replace(/\.$/, ''),
  )
  if (!('latex' in edited)) return null
  const place = units.length > 0 ? `${units.length + 1} others` : `“${shortened(first.text)}”`
  return { edited: { ...edited, said: `I put your words in the place of ${place}.` }, stated: [words], isTyped: true }
}

const q = String.raw`["“'‘](?<%>[^"“”]{3,300}?)["”'’]`
const insteadOf = new RegExp(
  String.raw`\binstead of ${q.replace('%', 'old')},? (?:it should |please |just )*(?:say|put|write|have|use|read|with)\s+${q.replace('%', 'fresh')}(?=\W*$|,? (?:because|since|as)\b)|\breplace ${q.replace('%', 'old2')} (?:with|by) ["“'‘]?(?<fresh2>[^"“”]{3,200}?)["”'’]?\W*$`,
  'iu',
)
/** "Something warmer" is no wording. */
const vague = /^(?:something|anything|an? |stronger|better|more|less|nicer)\b/i
/** "Instead of “one” say “other”": words that stand in one line. */
function quotedInstead(latex: string, text: string, things: readonly Thing[]): Filled | null {
  const { old, fresh, old2, fresh2 } = insteadOf.exec(text)?.groups ?? {}
  const [from, to] = [old ?? old2, fresh ?? fresh2]
  if (from === undefined || to === undefined) return null
  const lines = things.filter(
    (thing): thing is UnitThing => 'unit' in thing && thing.text.toLowerCase().includes(from.toLowerCase()),
  )
  const [line, ...more] = lines
  const at = line && more.length === 0 ? indexIn(latex, line.unit, escapeTex(from)) : -1
  if (at < 0 || vague.test(to)) return null
  return {
    edited: {
      latex: spliced(latex, [{ from: at, to: at + escapeTex(from).length, text: escapeTex(to) }]),
      said: `I replaced “${from}” by “${to}”.`,
    },
    stated: [to],
    isTyped: true,
  }
}

const minShared = 0.5
/** So far ahead of the next line is the one that is meant. */
const minAhead = 0.2
const minOfLine = 0.6
const shareOf = (line: UnitThing, words: string): number => {
  const own = wordsOf(line.text)
  const other = wordsOf(words)
  const shared = own.filter(({ stem }) => other.some((one) => isSameStem(one.stem, stem))).length
  return own.length === 0 ? 0 : shared / own.length
}
const ofLine = /\b(?:bullet|line|point|sentence|text|wording|dut(?:y|ies)|bit)\b/i
const inOne = /\b(?:one|single|together|merge|combine|join)\b/i

/** The line with most of the words; of several that become one, each; or the one that the lead names. */
function linesOf(things: readonly Thing[], bullets: readonly UnitThing[], { lead, words }: Dictated): UnitThing[] {
  const rated = bullets
    .map((line) => ({ line, share: shareOf(line, words) }))
    .filter(({ share }) => share >= minShared)
    .toSorted((a, b) => b.share - a.share)
  const [best, next] = rated
  if (best && inOne.test(lead)) return ofOneOwner(rated.map(({ line }) => line))
  const least = ofLine.test(lead) ? minShared : minOfLine
  if (best && best.share >= least && best.share > (next?.share ?? 0) + minAhead) return [best.line]
  const named = lineNamed(things, bullets, { lead, words })
  return named && (!best || best.line === named) ? [named] : []
}

function lineNamed(
  things: readonly Thing[],
  bullets: readonly UnitThing[],
  { lead, words }: Dictated,
): UnitThing | null {
  if (!ofLine.test(lead) || words.split(/\s+/).length < minWords) return null
  const named = groundOne(things, bullets, wordsOf(lead))
  return named !== null && named.score > minNamed && named.coverage > minNamed ? named.thing : null
}
const minWords = 4
const minNamed = 0.6

/** Those that stand under the same entry as the first; one alone is not several. */
function ofOneOwner(lines: readonly UnitThing[]): UnitThing[] {
  const own = lines.filter(({ owner }) => owner?.entry.from === lines[0]?.owner?.entry.from)
  return own.length > 1 ? own.toSorted((a, b) => a.unit.from - b.unit.from) : []
}

function splitInto(latex: string, { unit, text }: UnitThing, parts: readonly string[]): Filled {
  const [one = '', two = ''] = parts
  return {
    edited: {
      latex: spliced(latex, [{ from: unit.from, to: unit.to, text: `${escapeTex(one)}\n  \\item ${escapeTex(two)}` }]),
      said: `I made two of “${shortened(text)}”.`,
    },
    stated: [...parts],
    isTyped: true,
  }
}

const endsWith =
  /\blast sentence\b[^:]{0,60}:\s*["“'‘]?(?<swap>\p{Lu}.{5,160}?)["”'’]?$|\b(?:ends?|finish\w*|clos\w+|say at the end|at the end|last sentence)\b[^:"“]{0,40}(?:\bwith(?: the words?)?|:|\bsay|\bbe)\s*:?\s*["“'‘]?(?<words>\p{Lu}.{5,160}?)["”'’]?\s*[?]?$/su
/** One more sentence behind the summary, or another in the place of its last. */
function summaryEnds(latex: string, text: string, things: readonly Thing[]): Filled | null {
  const said = endSaid(text)
  const last = things.findLast(
    (thing): thing is UnitThing => thing.kind === 'sentence' && thing.unit.section.kind === 'summary',
  )
  if (!said || !last) return null
  const { from, to } = last.unit
  const isInstead = only.test(said.lead) || shareOf(last, said.words) >= minShared
  const place = isInstead
    ? { from, to, text: escapeTex(said.words) }
    : { from: to, to, text: ` ${escapeTex(said.words)}` }
  return {
    edited: {
      latex: spliced(latex, [place]),
      said: isInstead
        ? `I put your words in the place of “${shortened(last.text)}”.`
        : 'I put your sentence behind the summary.',
    },
    stated: [said.words],
    isTyped: true,
  }
}

/** With what leads to it; it ends as a sentence does. */
function endSaid(text: string): Dictated | null {
  if (!ofSummary.test(text) || !atEnd.test(text)) return null
  const groups = endsWith.exec(text)?.groups
  const words = (groups?.['words'] ?? groups?.['swap'])?.trim().replace(/\s*\?$/, '')
  const lead = words === undefined ? '' : text.slice(0, text.indexOf(words))
  if (words === undefined || !isText(words) || ofOthers.test(lead)) return null
  return { lead, words: /[.!]$/.test(words) ? words : `${words}.` }
}
