// "Put the NIV point above the one about families", "safeguarding should be the very first skill": a thing in another
// place among its own kind.
import { moveSection } from '../edits/edit-sections.ts'
import { beside } from '../phrases/verbs.ts'
import type { Filled, WishFrame, Sentence } from './frame.ts'
import { groundOne } from './ground.ts'
import { placed, siblingsOf } from './placed.ts'
import { isSameStem, wordsOf } from './stems.ts'
import type { SectionThing, Thing } from './things.ts'

const isOther =
  /\b(?:add|remove|delete|drop|rename|change|summary should|sentence|starts? with|page|name|surname|bin|keep|job title|promot\w+)\b|:\s|\?.*\?|\b(?:since|from) \p{Lu}\p{L}+ \d{4}/iu
const orders =
  /\b(?:show|list|have|put|move|place|bring|should|must|ought|needs? to|has to|have to|let|could|can|sit|stand|come|go|be|want|make)\b|\b(?:on|in) (?:the )?first place\b|\bto the (?:very )?(?:top|bottom)\b/i
const besideThat = new RegExp(String.raw`^(?<one>.{2,120}?)\s${beside}\s(?<other>.{2,120})$`, 'iu')
const atEnd =
  /\b(?:(?<top>(?:at|to|on) (?:the )?(?:very )?top|(?:on|in) (?:the )?first place|first|(?:should|must|to) lead\b|at the (?:very )?(?:beginning|front|start))|(?<end>(?:at|to) (?:the )?(?:very )?(?:bottom|end)|last))\b/iu

/** Null where it is not sure what is to stand where. */
export const orderFrame: WishFrame = (sentence) => {
  const { text } = sentence
  if (isOther.test(text) || /\d{2}/.test(text) || text.length > 200 || !orders.test(text)) return null
  return sectionsSaid(sentence) ?? besideOther(sentence) ?? atTheEnd(sentence)
}

const inOtherWords: readonly (readonly [RegExp, string])[] = [
  [/\bwhere I (?:studied|went to school)\b|\bmy (?:studies|schools?|degrees?)\b/i, 'education'],
  [/\bwhere I(?:'ve| have)? worked\b|\bmy (?:jobs|work|employment)\b/i, 'experience'],
]
/** Both are sections, and nothing smaller is named: "the certificates ahead of where I studied". */
function sectionsSaid({ latex, text, things }: Sentence): Filled | null {
  const clean = inOtherWords
    .reduce((said, [pattern, name]) => said.replace(pattern, name), text)
    .replace(/^.*\b(?:so|because|and)\b (?=(?:please )?(?:let|put|move|have|place|bring)\b)/i, '')
  const { one = '', other: said = '' } = besideThat.exec(clean.replace(/[.!?]+$/, ''))?.groups ?? {}
  const other = said.split(/[,;(]/)[0] ?? ''
  const sections = things.filter((thing): thing is SectionThing => thing.kind === 'section')
  const [first, second] = [one, other].map((words) => groundOne(things, sections, wordsOf(words))?.thing)
  if (!first || !second || first.section.from === second.section.from) return null
  const names = wordsOf(`${one} ${other}`).filter(
    ({ stem }) => ![first, second].some(({ stems }) => [...stems.keys()].some((own) => isSameStem(own, stem))),
  )
  if (names.length > 0) return null
  const side = /above|before|ahead|on top/i.test(clean.slice(one.length, clean.indexOf(other, one.length)))
    ? 'before'
    : 'after'
  return { edited: moveSection(latex, first.section.heading, { side, heading: second.section.heading }), isTyped: true }
}

const sortable = new Set(['bullet', 'item', 'entry'])
const candidates = (things: readonly Thing[], words: string): Thing[] => {
  const isLine = /\b(?:bullets?|points?|lines?)\b/i.test(words)
  const isSkill = /\b(?:skills?)\b/i.test(words)
  return things.filter(
    (thing) =>
      sortable.has(thing.kind) &&
      (!isLine || thing.kind === 'bullet') &&
      (!isSkill || (thing.kind === 'item' && thing.unit.section.kind === 'skills')),
  )
}

function besideOther({ latex, text, things }: Sentence): Filled | null {
  const { one = '', other = '' } = besideThat.exec(text.replace(/[.!?]+$/, ''))?.groups ?? {}
  const moved = one === '' ? null : groundOne(things, candidates(things, one), wordsOf(one))
  if (!moved || moved.score < minScore) return null
  const [anchorWords = ''] = other.split(/[,;]|\b(?:because|since|as|it's|so)\b/i)
  const anchor = groundOne(things, siblingsOf(things, moved.thing), wordsOf(anchorWords))
  if (!anchor || anchor.score < minScore) return null
  const side = new RegExp(beside, 'i').exec(text.slice(one.length))?.[1] ?? ''
  return placed(latex, moved.thing, { anchor: anchor.thing, isBefore: /above|before|ahead|top/i.test(side) })
}
const minScore = 0.4

function atTheEnd({ latex, text, before, things }: Sentence): Filled | null {
  const place = atEnd.exec(text)?.groups
  if (!place) return null
  const clean = text.replace(atEnd, ' ').split(/[,;](?= (?:every|it|that|this|because))/i)[0] ?? ''
  const words = wordsOf(clean).filter(({ stem }) => stem !== 'skill')
  const meant =
    (words.length > 0 ? groundOne(things, candidates(things, text), words) : null) ??
    (/\b(?:it|that|this)\b/i.test(text) ? groundOne(things, candidates(things, text), wordsOf(before)) : null)
  if (!meant || meant.score < 0.5 || meant.coverage < 0.5) return null
  return placed(latex, meant.thing, { anchor: null, isBefore: place['top'] !== undefined })
}
