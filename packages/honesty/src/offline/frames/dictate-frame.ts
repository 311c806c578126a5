// "New text for the summary: …", "… is a dumb bullet. Swap for: …": the person's own words in the place of what stands
// there.
import { escapeTex } from '@galley/resume/text/escape-tex'
import { rewriteBullet, addBulletTo } from '../edits/edit-bullets.ts'
import { sectionsOf } from '../edits/find-places.ts'
import { cutUnits } from '../edits/text-units.ts'
import { spliced } from '../edits/splice.ts'
import { shortened } from '../edits/shortened.ts'
import type { Filled } from './frame.ts'
import { groundOne } from './ground.ts'
import { wordsOf } from './stems.ts'
import { thingsOf, type EntryThing, type Thing, type UnitThing } from './things.ts'

const dictated = /^(?<lead>[^:]{3,160}?)(?::|\s->)\s+["“]?(?<words>\S.{8,600}?)["”]?$/su
const quoted =
  /^(?<lead>.{3,160}?)\b(?:write|say|put|make it|use|replace (?:it|that) (?:with|by)|swap (?:it|that)? ?(?:for|with)|(?:change|turn) (?:it|that) (?:to|into))\s+["“](?<words>[^"“”]{8,400})["”]\.?$/isu
const ofSummary = /\b(?:summary|profile|intro(?:duction)?|objective)\b/i
const replaces =
  /\b(?:(?:new|better) (?:text|one|version|wording|line|words|summary|profile|intro\w*)|scrap|swap|replace|instead|change|say it|like this|rewrit\w*|re-?word\w*|write|make it|should (?:be|say|read)|set|update|use this)\b/i
const adds =
  /\b(?:one more|another(?: one)?|add(?: this)?) (?:for|under|to|at)\b|\b(?:add|insert|include|another|new|put in|extra)\b[^:]{0,40}\b(?:bullet|point|line)s?\b|\b(?:bullet|point|line)s? (?:for|to|under|at)\b/i
const isOther =
  /\b(?:skills?|job|position|certificates?|languages?|posting|job description|letter|translate|remove|bullets? (?:about|with) .{0,40} remove|in one|into one|merge|combine|one bullet)\b/i
const keepsSkills = /\b(?:at|under|in|to|for) (?:the |my )?[^:]{2,40} job\b/i

const isOfSummary = (lead: string): boolean =>
  ofSummary.test(lead) && replaces.test(lead) && !/\b(?:bullet|point|sentence|starts?)\b/i.test(lead)
const isAddition = (lead: string): boolean => adds.test(lead) && !/\b(?:replace|swap|instead)\b/i.test(lead)

/** What leads to the text, and the text. */
function dictatedIn(text: string): (Omit<Dictated, 'things'> & { isQuoted: boolean }) | null {
  const inQuotes = quoted.exec(text)?.groups
  const { lead = '', words = '' } = inQuotes ?? dictated.exec(text)?.groups ?? {}
  const isText = lead !== '' && !/\bhttps?$/i.test(lead) && !isComment.test(words) && !goesOn.test(words)
  return isText && !isOther.test(lead.replace(keepsSkills, ' '))
    ? { lead, words, isQuoted: inQuotes !== undefined }
    : null
}

/** The whole message: what is dictated may hold sentences. */
export function dictateFrame(latex: string, message: string): Filled | null {
  // A smile is no colon.
  const text = message.replaceAll(/(?<=\s|^)[:;]-?[()DP](?=\s|$)/g, '').trim()
  const swapped = quotedPair(latex, text) ?? oneLine(latex, text)
  const said = swapped ? null : dictatedIn(text)
  if (!said) return swapped
  const { lead, words, isQuoted } = said
  if (isOfSummary(lead)) return newSummary(latex, words)
  const things = thingsOf(latex)
  if (isAddition(lead)) return newBullet(latex, { lead, words, things })
  return isQuoted || replaces.test(lead) ? newLine(latex, { lead, words, things }) : null
}

const pair =
  /["“'‘](?<old>[^"“”]{4,300}?)["”'’]\s*(?:should be|must be|to|into|with|by|for|->|→|becomes)\s*["“'‘](?<fresh>[^"“”]{2,400}?)["”'’](?:\W*$|,? (?:because|since|as|so)\b.*$)/su
/** Change "one" to "other": the whole line, or a part of it. */
function quotedPair(latex: string, text: string): Filled | null {
  const { old = '', fresh = '' } = pair.exec(text)?.groups ?? {}
  if (old === '') return null
  const lines = thingsOf(latex).filter((thing): thing is UnitThing => 'unit' in thing)
  const [meant, ...others] = lines.filter((thing) => thing.text.toLowerCase().includes(old.toLowerCase()))
  if (!meant || others.length > 0) return null
  const whole = meant.text.replace(/(?:^|(?<=.))[.]$/, '').toLowerCase() === old.replace(/\.$/, '').toLowerCase()
  if (whole && meant.kind === 'bullet')
    return { edited: rewriteBullet(latex, meant.unit.block, fresh), stated: [fresh] }
  const at = latex.toLowerCase().indexOf(escapeTex(old).toLowerCase(), meant.unit.from)
  return at < 0 || at > meant.unit.to
    ? null
    : {
        edited: {
          latex: spliced(latex, [{ from: at, to: at + escapeTex(old).length, text: escapeTex(fresh) }]),
          said: `I replaced “${old}” by “${fresh}”.`,
        },
        stated: [fresh],
      }
}

const inOne =
  /^(?<lead>[^:]{3,160}?)\b(?:in(?:to)? one|as one|(?:just |only )?one (?:bullet|point|line|sentence))\b[^:]{0,20}:\s*["“]?(?<words>\S.{8,400}?)["”]?\.?$/isu
/** "Rotation and HSE in one: …", "the service can be just one point: …": one line for several. */
function oneLine(latex: string, text: string): Filled | null {
  const { lead = '', words = '' } = inOne.exec(text)?.groups ?? {}
  if (lead === '') return null
  const things = thingsOf(latex)
  const lines = things.filter((thing): thing is UnitThing => thing.kind === 'bullet')
  const parts = lead.split(/,? and (?:the )?|, | with /).filter((part) => wordsOf(part).length > 0)
  const named = parts.length > 1 ? parts.map((part) => groundOne(things, lines, wordsOf(part))?.thing) : []
  const entry = groundOne(
    things,
    things.filter((thing): thing is EntryThing => thing.kind === 'entry'),
    wordsOf(lead),
  )?.thing
  const all =
    named.length > 1 && named.every((one) => one !== undefined)
      ? (named as UnitThing[])
      : lines.filter(({ owner }) => entry && owner?.entry.from === entry.found.entry.from)
  const [first, ...others] = all.toSorted((a, b) => a.unit.from - b.unit.from)
  if (!first || others.length === 0 || others.some(({ owner }) => owner?.entry.from !== first.owner?.entry.from))
    return null
  const edited = rewriteBullet(
    cutUnits(
      latex,
      others.map(({ unit }) => unit),
    ),
    first.unit.block,
    words,
  )
  return {
    edited: 'latex' in edited ? { ...edited, said: `I put your line in the place of ${all.length} others.` } : edited,
    stated: [words],
  }
}

/** Another wish behind the text. */
const goesOn = /[.!?]\s+(?:also|and|then|please|oh and|add|remove|delete|drop|move|put|change|make|set)\b/i
/** Said of the text, and no text. */
export const isComment =
  /^(?:mention|any|bold|use|where|when|why|how|what|I talked|three lines|two lines|it|it's|its|this|that|they|too|make|shorter|longer|more|less|please|can|could|I (?:want|need|would)|not|but)\b/i

interface Dictated {
  lead: string
  words: string
  things: readonly Thing[]
}

function newSummary(latex: string, words: string): Filled | null {
  const section = sectionsOf(latex).find(({ kind }) => kind === 'summary')
  const [first, last] = [section?.blocks[0], section?.blocks.at(-1)]
  if (!section || !first || !last || first.kind === 'bullet') return null
  return {
    edited: {
      latex: spliced(latex, [{ from: first.from, to: last.to, text: escapeTex(words.trim()) }]),
      said: `I put your words in the place of the ${section.heading.toLowerCase()}.`,
    },
    stated: [words],
  }
}

function newBullet(latex: string, { lead, words, things }: Dictated): Filled | null {
  const entries = things.filter((thing): thing is EntryThing => thing.kind === 'entry')
  const meant = groundOne(things, entries, wordsOf(lead))
  return meant && meant.score >= 0.4
    ? { edited: addBulletTo(latex, meant.thing.found, words.replace(/\.$/, '')), stated: [words] }
    : null
}

/** The line that the lead quotes or names. */
function newLine(latex: string, { lead, words, things }: Dictated): Filled | null {
  const lines = things.filter((thing): thing is UnitThing => thing.kind === 'bullet' || thing.kind === 'sentence')
  const quote = /["“]([^"“”]{4,200})["”]/.exec(lead)?.[1]
  const isQuoted = (thing: UnitThing) => quote !== undefined && thing.text.toLowerCase().includes(quote.toLowerCase())
  const named = quote === undefined ? groundOne(things, lines, wordsOf(lead)) : null
  const [meant, ...others] =
    quote === undefined
      ? named && named.score > 0.5 && named.coverage > 0.5
        ? [named.thing]
        : []
      : lines.filter(isQuoted)
  if (!meant || others.length > 0) return null
  const edited =
    meant.kind === 'bullet'
      ? rewriteBullet(latex, meant.unit.block, words)
      : {
          latex: spliced(latex, [{ from: meant.unit.from, to: meant.unit.to, text: escapeTex(words) }]),
          said: `I put your words in the place of “${shortened(meant.text)}”.`,
        }
  return { edited, stated: [words] }
}
