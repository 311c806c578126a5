// "Instead of Instagram and Canva, have Social media (Instagram, Canva)", "reorder skills: hydrotherapy, pilates, then
// the rest", "put Mandarin down too. Beginner.": the items of a list.
import { escapeTex } from '@galley/resume/text/escape-tex'
import { spliced, reordered } from '../edits/splice.ts'
import { cutUnits, unitsOf, type TextUnit } from '../edits/text-units.ts'
import { capitalised } from '../../lexicon/verbs.ts'
import { isLanguage } from '../wishes/list-wishes.ts'
import { sectionOf } from '../wishes/named-places.ts'
import type { Filled } from './frame.ts'
import { groundOne } from './ground.ts'
import { twiceSaid } from './twice-said.ts'
import { wordsOf } from './stems.ts'
import { thingsOf, type Thing, type UnitThing } from './things.ts'

const isItem = (thing: Thing): thing is UnitThing => thing.kind === 'item'
const itemCalled = (things: readonly Thing[], words: string): TextUnit | null => {
  const found = groundOne(things, things.filter(isItem), wordsOf(words))
  return found && found.coverage > 0.9 ? found.thing.unit : null
}

/** The whole message. */
export const listFrame = (latex: string, message: string): Filled | null => {
  if (message.length > 300) return null
  const text = message.trim().replace(/[.!]+$/, '')
  return (
    oneForSeveral(latex, text) ??
    inThisOrder(latex, text) ??
    twiceSaid(latex, text) ??
    sortedSaid(latex, text) ??
    groupsSaid(latex, message) ??
    swappedItem(latex, text) ??
    skillsSaid(latex, text) ??
    levelSaid(latex, text)
  )
}

const aToZ = /\b(?:a to z|a-z|a–z|alphabet\w*)\b/i
/** "Can the skill list be from A to Z?" */
function sortedSaid(latex: string, text: string): Filled | null {
  const section = aToZ.test(text) && /\bskills?\b/i.test(text) ? sectionOf(latex, 'skills') : undefined
  const [first] = section
    ? unitsOf(latex).filter((unit) => unit.kind === 'item' && unit.section.from === section.from)
    : []
  if (!first || /\b(?:not|don't|should)\b/i.test(text)) return null
  const all = unitsOf(latex).filter((unit) => unit.kind === 'item' && unit.block.from === first.block.from)
  const order = [...all.keys()].toSorted((a, b) => all[a]!.text.localeCompare(all[b]!.text, 'en'))
  if (order.every((index, now) => index === now)) return null
  return {
    edited: { latex: spliced(latex, reordered(latex, all, order)), said: 'I put your skills in alphabetical order.' },
  }
}

const groupSaid = /(?<name>\p{Lu}[\p{L}&/ -]{2,30}):\s*(?<items>[^:.\n]{3,200})(?=[.\n]|$)/gu
/** "Systems: SAP, Excel. Logistics: Customs, Incoterms": every item of them is a skill that stands there. */
function groupsSaid(latex: string, message: string): Filled | null {
  const section = /\bgroup|\bcategor|\bskills?\b/i.test(message) ? sectionOf(latex, 'skills') : undefined
  const groups = Array.from(message.matchAll(groupSaid), ({ groups: found }) => ({
    name: found!['name']!.trim(),
    items: found!
      ['items']!.split(/,(?: and)?\s+| and /)
      .map((item) => item.trim())
      .filter(Boolean),
  }))
  if (!section || groups.length < 2) return null
  const own = unitsOf(latex).filter((unit) => unit.kind === 'item' && unit.section.from === section.from)
  const blocks = [...new Map(own.map((unit) => [unit.block.from, unit.block])).values()]
  const called = (name: string) => own.find((unit) => unit.text.toLowerCase() === name.toLowerCase())?.text
  const [block] = blocks
  if (!block || blocks.length !== 1 || !groups.every(({ items }) => items.every((item) => called(item) !== undefined)))
    return null
  const said = new Set(groups.flatMap(({ items }) => items.map((item) => item.toLowerCase())))
  const rest = own.filter((unit) => !said.has(unit.text.toLowerCase())).map(({ text }) => text)
  const line = (name: string, items: readonly string[]) =>
    `\\skills${name ? `[${escapeTex(name)}]` : ''}{${items.map((item) => escapeTex(item)).join(', ')}}`
  const lines = [
    ...groups.map(({ name, items }) =>
      line(
        name,
        items.map((item) => called(item)!),
      ),
    ),
    ...(rest.length > 0 ? [line('', rest)] : []),
  ]
  return {
    edited: {
      latex: spliced(latex, [{ from: block.from, to: block.to, text: lines.join('\n') }]),
      said: `I put your skills in the groups ${groups.map(({ name }) => name).join(' and ')}.`,
    },
    stated: groups.map(({ name }) => name),
  }
}

const forSeveral =
  /^\W*(?:instead of|replace|combine|merge|put|turn) (?<olds>.{3,120}?)(?: separately| apart| as two)?,? (?:have|with|by|as|into|put|write|use|just) (?<fresh>.{3,80})$/i

/** Several items become one. */
function oneForSeveral(latex: string, text: string): Filled | null {
  const { olds = '', fresh = '' } = forSeveral.exec(text)?.groups ?? {}
  if (!olds.split(/[^\p{L}]+/u).some((word) => word.length > 2 && fresh.toLowerCase().includes(word.toLowerCase())))
    return null
  const things = thingsOf(latex)
  const units = olds.split(/,? (?:and|&) |, /).map((part) => itemCalled(things, part))
  const [first, ...others] = units
  if (!first || others.length === 0 || units.some((unit) => unit === null || unit.block.from !== first.block.from))
    return null
  const all = (units as TextUnit[]).toSorted((a, b) => a.from - b.from)
  const name = fresh.replaceAll(/^["“]|["”]$/g, '')
  const written = spliced(latex, [{ from: all[0]!.from, to: all[0]!.to, text: escapeTex(name) }])
  const shift = written.length - latex.length
  const rest = all.slice(1).map((unit) => ({ ...unit, from: unit.from + shift, to: unit.to + shift }))
  const gone = unitsOf(written).filter((unit) => rest.some(({ from, to }) => from === unit.from && to === unit.to))
  return gone.length === rest.length
    ? {
        edited: {
          latex: cutUnits(written, gone),
          said: `I put “${name}” in the place of ${all.map((unit) => `“${unit.text}”`).join(' and ')}.`,
        },
        stated: [name],
      }
    : null
}

const inOrder =
  /^\W*(?:please )?(?:re-?order|sort|order|arrange|put|list)\b[^:]{0,60}\bskills?\b[^:]{0,40}:\s*(?<names>.{5,200}?)(?:,? (?:and )?(?:then )?(?:the )?(?:rest|others)\b.*)?$/i

const comesFirst =
  /\bskills?\b[^.]{0,20}?\b(?:so|such) (?:that )?(?<one>[^,.]{2,30}?) (?:comes?|is|stands?|goes) first,? (?:and |then )*(?<other>[^,.]{2,30}?) (?:comes? |is |goes )?(?:second|next|after(?: that| it)?)\b/i
const startsSkills =
  /^(?<names>.{3,80}?) (?:needs?|should|must|ha(?:ve|s)|ought) (?:to )?(?:be|go|come|stand) (?:at the (?:very )?(?:start|front|top|beginning)|first)(?: of (?:my |the )?skills?)?$/i
function namesInOrder(text: string): string | undefined {
  const { one, other } = comesFirst.exec(text)?.groups ?? {}
  if (one !== undefined && other !== undefined) return `${one}, ${other}`
  return (inOrder.exec(text) ?? startsSkills.exec(text))?.groups?.['names']
}

/** These first, the others behind them as they are. */
function inThisOrder(latex: string, text: string): Filled | null {
  const names = namesInOrder(text)
    ?.split(/,(?: and)? | and | then /)
    .filter((name) => name.trim() !== '')
  const things = thingsOf(latex)
  const first = names?.map((name) => itemCalled(things, name)) ?? []
  const [one] = first
  if (!one || first.length < 2 || first.some((unit) => unit === null || unit.block.from !== one.block.from)) return null
  const all = unitsOf(latex).filter(({ kind, block }) => kind === 'item' && block.from === one.block.from)
  const lead = first.map((unit) => all.findIndex(({ from }) => from === unit!.from))
  const order = [...lead, ...[...all.keys()].filter((index) => !lead.includes(index))]
  return {
    edited: {
      latex: spliced(latex, reordered(latex, all, order)),
      said: `I put ${first.map((unit) => unit!.text).join(', ')} first.`,
    },
  }
}

const swapsItem =
  /^(?:the |my )?(?<old>[^,.;]{2,40}?) (?:isn't|is not|is no longer) (?:an? |my )?(?:\S+ ){0,4}?(?:any ?more|mine)?[;,.] ?(?:but )?(?<fresh>[\p{L} ]{3,40}?) (?:is|now|instead)$/iu
const inItsPlace =
  /^(?<old>[^,.;]{2,40}?) (?:can|could|should|has to|needs to|must) (?:go|come off|come out|be (?:removed|taken off|replaced))[,;.]? (?:and |so |please )*(?:pop in|put in|put|add|write|have|with|by) (?<fresh>[^,.;]{2,40}?)(?: (?:in its place|instead|there))?$/iu
const inAndOut =
  /^(?<fresh>[\p{L}\p{N} .+#-]{2,40}?) in,? (?:and )?(?<old>[\p{L}\p{N} .+#-]{2,40}?) out(?: \(?(?:skills?|interests?|hobbies)\)?)?$/iu
const itemBecomes =
  /^(?:in (?:the |my )?\w+, )?(?:the )?(?<old>[^,.;:]{2,40}?) (?:should (?:be|say|read)|must be|becomes|->|→) (?<fresh>[^;:]{2,60}?)(?:,? (?:since|because|as) .*)?$/iu
/** What a list may hold: a few words, and none that order something. */
const isItemName = (name: string): boolean =>
  name.trim().split(/\s+/).length <= 5 &&
  !/\b(?:me|it|more|less|the|one|end|bold|order|row|line|value|and|add|drop|remove|get|put|boring|fine|spelled|mentioned|after|before)\b/i.test(
    name.replace(/\([^)]*\)/g, ''),
  )

/** What stands there, and what is to stand in its place. */
function swapSaid(text: string): { old: string; fresh: string } | null {
  const changed = itemBecomes.exec(text)?.groups
  const { old = '', fresh = '' } =
    (swapsItem.exec(text) ?? inItsPlace.exec(text) ?? inAndOut.exec(text))?.groups ?? changed ?? {}
  const name = old.toLowerCase().trim()
  const isSame = !changed || fresh.toLowerCase().includes(name)
  const isPlace = /\b(?:first|last|top|above|below|removed|gone|out|there|not)\b/i.test(fresh)
  return fresh !== '' && isSame && !isPlace && isItemName(fresh) ? { old: name, fresh } : null
}

/** One item of a list by another: "photography isn't a hobby of mine any more; choir singing is". */
function swappedItem(latex: string, text: string): Filled | null {
  const said = swapSaid(text)
  const own = said
    ? unitsOf(latex).filter(({ kind, text: item }) => kind === 'item' && item.toLowerCase() === said.old)
    : []
  const [unit, ...others] = own
  if (!said || !unit || others.length > 0) return null
  const name = capitalised(said.fresh.trim())
  return {
    edited: {
      latex: spliced(latex, [{ from: unit.from, to: unit.to, text: escapeTex(name) }]),
      said: `I changed “${unit.text}” to “${name}”.`,
    },
    stated: [name],
  }
}

const skillsAdd =
  /^(?:(?:the )?skills?:? (?:please )?add|add (?:to |in )?(?:the |my )?skills?:?) (?<names>[^:.]{2,120})$/i
/** "Skills add cupping n batch brew". */
const skillsSaid = (latex: string, text: string): Filled | null =>
  skillsAdded(latex, namesIn(skillsAdd.exec(text)?.groups?.['names'] ?? '', /,(?: and)? | and | n | & /), isShortName)
const isShortName = (name: string): boolean =>
  name.split(/\s+/).length <= 4 &&
  isItemName(name) &&
  !/\b(?:levels?|bars?|ratings?|sections?|groups?|icons?|headings?|that|which)\b/i.test(name)

/** The names of a row, capitalised, without the full stop behind the last. */
export const namesIn = (row: string, between: RegExp): string[] =>
  row
    .split(between)
    .map((name) => capitalised(name.trim().replace(/[.!]+$/, '')))
    .filter((name) => name !== '')

/** Behind the last skill, those of the names that are not there. Null where one of these is none, or none is new. */
export function skillsAdded(latex: string, names: readonly string[], isName: (name: string) => boolean): Filled | null {
  const section = sectionOf(latex, 'skills')
  const items = section
    ? unitsOf(latex).filter((unit) => unit.kind === 'item' && unit.section.from === section.from)
    : []
  const last = items.at(-1)
  const fresh = names.filter((name) => !items.some((unit) => unit.text.toLowerCase() === name.toLowerCase()))
  if (!section || !last || fresh.length === 0 || !fresh.every(isName)) return null
  return {
    edited: {
      latex: spliced(latex, [
        { from: last.to, to: last.to, text: fresh.map((name) => `, ${escapeTex(name)}`).join('') },
      ]),
      said: `I added ${fresh.join(', ')} to ${section.heading}.`,
    },
    stated: [`I have ${fresh.join(', ')}.`],
  }
}

const levels =
  /\b(?<level>native(?: speaker| language)?|mother tongue|bilingual|fluent|proficient|advanced|upper[- ]intermediate|intermediate|conversational|basic|beginner|elementary|[ABC][12])\b/i
const boosts =
  /\b(?:failed|wish|want to|hope|course|skills?|excel)\b|\bno \p{Lu}|\b(?:jobs?|ads?|employers?|postings?|they) (?:want|ask|need|require)|\b(?:looks?|sounds?) better|\bpretend|\bnot (?:yet|really)\b|\?\s*$|\blearning\b/iu

/** The levels of languages that stand there, or one more language. */
function levelSaid(latex: string, text: string): Filled | null {
  const section = sectionOf(latex, 'languages')
  if (!section || boosts.test(text) || text.length > 160) return null
  let now = latex
  const done: string[] = []
  for (const clause of text.split(/,? and |; |, (?=\p{L}+ (?:is|should|now)\b)/iu)) {
    const fresh = levelIn(clause) ?? (done.length === 0 ? levelIn(text) : null)
    const edited =
      fresh &&
      withLevel(now, section.heading, { ...fresh, isAdded: /\b(?:add|put|include|list|also|too|speak)\b/i.test(text) })
    if (!edited) continue
    now = edited
    done.push(`${fresh.name} (${fresh.level})`)
  }
  return done.length === 0
    ? null
    : {
        edited: { latex: now, said: `I set ${done.join(' and ')} in ${section.heading}.` },
        stated: done.map((one) => `I speak ${one}`),
        isTyped: true,
      }
}

function levelIn(clause: string): { name: string; level: string } | null {
  const all = [...clause.matchAll(new RegExp(levels, 'gi'))]
  const said = all.findLast(
    ({ index }) => !/\b(?:not|isn't|no longer|than|from|never)(?: \p{L}+)?\s*$/iu.test(clause.slice(0, index)),
  )?.groups?.['level']
  const word = clause.split(/[^\p{L}]+/u).find((one) => one.length > 3 && isLanguage(one))
  if (said === undefined || word === undefined) return null
  const level = /^[abc]\d$/i.test(said) ? said.toUpperCase() : said[0]!.toUpperCase() + said.slice(1).toLowerCase()
  return { name: capitalised(word), level: level.replace(/ (?:speaker|language)$/, '') }
}

function withLevel(
  latex: string,
  heading: string,
  { name, level, isAdded }: { name: string; level: string; isAdded: boolean },
): string | null {
  const items = unitsOf(latex).filter((unit) => unit.kind === 'item' && unit.section.heading === heading)
  const own = items.filter((unit) => unit.text.toLowerCase().startsWith(name.toLowerCase()))
  const fresh = `${name} (${level})`
  const [old] = own
  if (old)
    return own.length > 1 || old.text === fresh ? null : spliced(latex, [{ from: old.from, to: old.to, text: fresh }])
  const last = items.at(-1)
  return last && isAdded ? spliced(latex, [{ from: last.to, to: last.to, text: `, ${fresh}` }]) : null
}
