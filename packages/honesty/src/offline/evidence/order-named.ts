// "Projects first, then experience", "the tractor duty belongs above the diesel one", "tutoring before the board seat":
// things of one kind in another order, whatever verb says so, or none.
import { addBulletTo } from '../edits/edit-bullets.ts'
import { moveSection } from '../edits/edit-sections.ts'
import { titleOf } from '../edits/find-places.ts'
import { shortened } from '../edits/shortened.ts'
import { cutUnits } from '../edits/text-units.ts'
import type { Filled } from '../frames/frame.ts'
import { groundOne } from '../frames/ground.ts'
import { placed, siblingsOf } from '../frames/placed.ts'
import { wordsOf } from '../frames/stems.ts'
import type { EntryThing, Thing, UnitThing } from '../frames/things.ts'
import { sectionsMeant } from '../wishes/named-places.ts'
import { entriesNamed } from './named.ts'

const other =
  /\b(?:end of the day|matters|love|safety first|add|remove|delete|drop|rename|replace|shorten|page|name|title|promot\w+|experience before|years|since)\b|:\s|\d{4}/i
const sides =
  /^(?<one>.{3,140}?)\s(?:(?:right|just|stay|stays|straight|directly|immediately|come|comes|go|goes|is|be|stand|stands|belongs?|move[ds]?) )*(?<side>higher than|further up than|above|before|ahead of|on top of|in front of|below|under|after|behind|beneath)\s(?<other>.{3,120}?)$/i
const firstThen = /^(?<one>.{3,60}?) first,? (?:and )?(?:then|followed by|before) (?<other>.{3,60})$/i
const ahead = /^(?:higher|further|above|before|ahead|on top|in front)/i
const ends =
  /\b(?<top>(?:at|to|on) (?:the )?(?:very )?(?:top|start|beginning|front|head)|first(?=\s*$|[.,;!]|\s(?:in|on|of|among|please|pls|as|because|since|under)\b))|\b(?<end>(?:at|to) (?:the )?(?:very )?(?:bottom|end)|last(?=\s*$|[.,;!]|\s(?:in|on|of|among|please|pls|as|because|since|under)\b))/i
/** What is wished stands behind the reason for it. */
const wish =
  /^.*?\b(?:so|therefore|hence)\b,? (?=(?:please |can you |could you |let |put |move |have |place |bring |the |my ))/i
const reasons =
  /[,;](?= (?:because|since|as|it|it's|that|that's|this|I|I'm|we|they|every|class)\b).*$|\b(?:because|since|it's|as it)\b.*$/i

/** Pure. */
export function orderNamed(latex: string, message: string, things: readonly Thing[]): Filled | null {
  if (message.length > 240 || other.test(message)) return null
  const text = message.replace(/[.!\s]+$/, '').replace(wish, '')
  const said = firstThen.exec(text)?.groups ?? sides.exec(text.replace(reasons, ''))?.groups
  if (said) {
    const isBefore = said['side'] === undefined || ahead.test(said['side'])
    const pair = { one: said['one'] ?? '', other: (said['other'] ?? '').split(/[,;]/)[0] ?? '', isBefore }
    return sections(latex, pair) ?? beside(latex, things, pair) ?? null
  }
  return toOtherEntry(latex, things, message) ?? toEnd(latex, things, text.replace(reasons, ''))
}

interface Pair {
  one: string
  other: string
  isBefore: boolean
}

function sections(latex: string, { one, other: anchor, isBefore }: Pair): Filled | null {
  const [moved, ...more] = sectionsMeant(latex, one)
  const [second] = sectionsMeant(latex, anchor)
  if (!moved || more.length > 0 || !second || moved.section.from === second.section.from) return null
  // "The awards straight after my profile": a part of a section is not the section.
  if (wordsOf(one).length > 3) return null
  return {
    edited: moveSection(latex, moved.section.heading, {
      side: isBefore ? 'before' : 'after',
      heading: second.section.heading,
    }),
    isTyped: true,
  }
}

const sortable = (things: readonly Thing[], words: string): Thing[] => {
  const isLine = /\b(?:bullets?|points?|lines?|dut(?:y|ies)|tasks?|responsibilit\w+)\b/i.test(words)
  return things.filter(({ kind }) =>
    isLine ? kind === 'bullet' : kind === 'bullet' || kind === 'item' || kind === 'entry',
  )
}

const minScore = 0.45
function beside(latex: string, things: readonly Thing[], { one, other: anchor, isBefore }: Pair): Filled | null {
  const moved = groundOne(things, sortable(things, one), wordsOf(one))
  if (!moved || moved.score < minScore || moved.coverage < 0.5) return null
  const found = groundOne(things, siblingsOf(things, moved.thing), wordsOf(anchor))
  return found && found.score >= minScore ? placed(latex, moved.thing, { anchor: found.thing, isBefore }) : null
}

function toEnd(latex: string, things: readonly Thing[], text: string): Filled | null {
  const place = ends.exec(text)?.groups
  if (!place) return null
  const words = text
    .replace(ends, ' ')
    .replace(/\bof (?:the |my )?[^,.;]{2,40}$/i, (of) => (/\bbullets?|points?|lines?\b/i.test(of) ? ' bullets ' : of))
  const meant = groundOne(things, sortable(things, `${text} ${words}`), wordsOf(text.replace(ends, ' ')))
  if (!meant || meant.score < 0.5 || meant.coverage < 0.6 || meant.thing.kind === 'section') return null
  return placed(latex, meant.thing, { anchor: null, isBefore: place['top'] !== undefined })
}

const belongs =
  /\b(?:belongs?|move|goes|go|put|shift|transfer)\b[^.!?]{0,40}\b(?:to|under|into|there|at)\b|\b(?:wrong|other) (?:job|place|employer|school)\b/i
/** "That line belongs under Kilimani": a bullet to another entry, the only one that is named beside its own. */
function toOtherEntry(latex: string, things: readonly Thing[], message: string): Filled | null {
  if (!belongs.test(message)) return null
  const bullets = things.filter((thing): thing is UnitThing => thing.kind === 'bullet' && thing.owner !== undefined)
  const line = groundOne(things, bullets, wordsOf(message))
  const owner = line?.thing.owner
  if (!line || !owner || line.score < 0.6) return null
  const [target, ...more] = entriesNamed(things, message).filter(
    ({ thing }: { thing: EntryThing }) =>
      thing.found.entry.from !== owner.entry.from && thing.found.section.from === owner.section.from,
  )
  if (!target || more.length > 0) return null
  const text = line.thing.text
  const added = addBulletTo(latex, target.thing.found, text)
  if (!('latex' in added)) return null
  const shift = target.thing.found.entry.from < line.thing.unit.from ? added.latex.length - latex.length : 0
  const unit = { ...line.thing.unit, from: line.thing.unit.from + shift, to: line.thing.unit.to + shift }
  if (added.latex.slice(unit.from, unit.to) !== latex.slice(line.thing.unit.from, line.thing.unit.to)) return null
  return {
    edited: {
      latex: cutUnits(added.latex, [unit]),
      said: `I moved “${shortened(text)}” to ${titleOf(target.thing.found.entry)}.`,
    },
    stated: [text],
    isTyped: true,
  }
}
