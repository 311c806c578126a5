// "The burger place is officially called Big Burger Barn", "manger must be manager", "you have my college as …; it
// became …": a name or a word that stands there, in the form that it should have.
import { escapeTex } from '@galley/resume/text/escape-tex'
import { spellingCost } from '@galley/resume/proof/spelling-cost'
import { capitalised } from '../../lexicon/verbs.ts'
import { renameSection } from '../edits/edit-sections.ts'
import { sectionsOf } from '../edits/find-places.ts'
import { fieldOf, setField, setName } from '../edits/header-fields.ts'
import { unitsOf } from '../edits/text-units.ts'
import { placesIn } from './places.ts'
import { spliced } from '../edits/splice.ts'
import type { Filled, WishFrame, Sentence } from './frame.ts'
import { hasTitle } from './said-entry.ts'
import { isSameStem, stemOf, wordsOf } from './stems.ts'
import type { Thing } from './things.ts'

const is =
  /\b(?:am|I'm|again|is|was|are|it's|its|should be|must be|has to be|became|called|named|spelt|spelled|reads?|make (?:it|that)|not|->|→|goes by|now)\b|[:=]/i
/** "It is spelt right". */
const isRight = /\bspel(?:t|led) (?:right|correctly|fine)\b|\bis (?:right|correct|fine)\b|\bthat (?:was|is) wrong\b/i
const asks = /\?\s*$/
const politely = /\b(?:can|could|would) (?:you|u)\b|\bplease\b/i
const isOther =
  /\b(?:add|new (?:job|position|role)|promot\w+|elevated|started|bullet|remove|delete|drop|translate|headline|title|level|native|fluent|move|above|below|first|last|language|summary|sentence)\b/i
const proper =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}&'’.-]*(?: (?:(?:of|and|the|de|da|do|la|for|&|\/) )?[\p{Lu}\d(/][\p{L}\p{N}&'’().-]*)*/gu

export const renameFrame: WishFrame = (sentence) => {
  const { text } = sentence
  if (isRight.test(text) || text.length > 240 || (asks.test(text) && !politely.test(text))) return null
  return (
    spelledWord(sentence) ??
    pairSaid(sentence) ??
    headlineSaid(sentence) ??
    sectionRenamed(sentence) ??
    (isOther.test(text) || !is.test(text)
      ? null
      : (personsName(sentence) ?? nameNot(sentence) ?? nameCalled(sentence) ?? nameAlike(sentence)))
  )
}

const oneWord = String.raw`["“'‘]?(?<%>[\p{L}][\p{L}'’-]{2,30})["”'’]?`
const word = (name: string): string => oneWord.replace('%', name)
const spellings: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:says?|wrote|reads?|has|have|typed|put) ${word('old')}[,;.]? (?:(?:but|and) )?(?:it )?(?:should be|must be|should say|should read|is|means?) ${word('fresh')}(?:\W|$)`,
    'iu',
  ),
  new RegExp(
    String.raw`^\W*(?:the (?:word|spelling) )?${word('old')} (?:must be|should be|is spelt|is spelled|ought to be|needs to be|->|→|is (?:actually |really )?(?:supposed|meant) to be) ${word('fresh')}(?:\W|$)`,
    'iu',
  ),
  new RegExp(String.raw`\b(?:it'?s|should be|spell(?:ed|t)?|write) ${word('fresh')},? not ${word('old')}\b`, 'iu'),
  new RegExp(
    String.raw`\b(?:change|fix|correct|replace) ${word('old')} (?:to|into|by|with) ${word('fresh')}(?:\W|$)`,
    'iu',
  ),
]

/** Something is wrong, or is to be otherwise. */
const ofSlip =
  /\b(?:spel\w*|typos?|slip|says?|said|wrote|written|should|must|wrong|correct|missing|obviously|change|fix)\b|!!|->|→/i
/** A letter may be wrong, in a long word two. */
const maxCost = (word: string): number => (word.length < 8 ? 1.5 : 3)
const said = /[\p{L}][\p{L}'’-]{3,30}/gu
/** "It says Maintaned. Maintained, obviously": of two words that are almost alike, the resume has the wrong one. */
function pairSaid({ latex, text, before }: Sentence): Filled | null {
  const words = [...new Set(`${before} ${text}`.match(said) ?? [])]
  if (words.length > 24 || !ofSlip.test(`${before} ${text}`)) return null
  const pairs = words.flatMap((old) =>
    placesIn(latex, old).length === 0
      ? []
      : words
          .filter((fresh) => text.includes(fresh) && fresh !== old && isSlip(old, fresh) && !isWritten(latex, fresh))
          .map((fresh) => ({ old, fresh })),
  )
  const [pair] = pairs
  return pair && pairs.length === 1 ? respelt(latex, pair.old, pair.fresh) : null
}
const isWritten = (latex: string, word: string): boolean =>
  placesIn(latex, word).some(({ from, to }) => latex.slice(from, to) === word)
/** Letters of it differ, or their case alone: not an ending, as in "manage" and "managed". */
function isSlip(old: string, fresh: string): boolean {
  const [a, b] = [old.toLowerCase(), fresh.toLowerCase()]
  if (a === b) return old.slice(1) !== fresh.slice(1)
  return a[0] === b[0] && stemOf(a) !== stemOf(b) && spellingCost(a, b) <= maxCost(a)
}

function respelt(latex: string, old: string, fresh: string): Filled {
  return {
    edited: {
      latex: spliced(
        latex,
        placesIn(latex, old).map(({ from, to }) => ({
          from,
          to,
          text: old.toLowerCase() === fresh.toLowerCase() ? fresh : likeCase(latex.slice(from, to), fresh),
        })),
      ),
      said: `I changed “${old}” to “${fresh}”.`,
    },
    stated: [fresh, ...itemsWith(latex, old, fresh)],
    isTyped: true,
  }
}

/** "Xhosa (conversational)" is said by its new name, too. */
const itemsWith = (latex: string, old: string, fresh: string): string[] =>
  unitsOf(latex)
    .filter(({ kind, text }) => kind === 'item' && text.includes(old))
    .map(({ text }) => `I have ${text.replace(old, fresh)}.`)

/** Where it is said which word is to be which. */
const maxSaidCost = 3
/** One word for one that is spelt almost alike, whichever of the two stands there. */
function spelledWord({ latex, text }: Sentence): Filled | null {
  for (const pattern of spellings) {
    const { old = '', fresh = '' } = pattern.exec(text)?.groups ?? {}
    if (old === '' || spellingCost(old.toLowerCase(), fresh.toLowerCase()) > maxSaidCost) continue
    const [wrong, right] = placesIn(latex, old).length > 0 ? [old, fresh] : [fresh, old]
    const places = placesIn(latex, wrong)
    if (places.length === 0 || placesIn(latex, right).length > places.length) continue
    return respelt(latex, wrong, right)
  }
  return null
}
const likeCase = (old: string, fresh: string): string =>
  /^\p{Lu}/u.test(old)
    ? fresh.slice(0, 1).toUpperCase() + fresh.slice(1)
    : fresh.slice(0, 1).toLowerCase() + fresh.slice(1)

const ofPerson =
  /\b(?:I'm|I am|my (?:sur|last |full |new )?name|marri\w*|divorc\w*|call me|go by|name in full|full name)\b/i
/** "I'm Siobhan Brennan now": a name that keeps a word of theirs. */
function personsName({ latex, text, before, things }: Sentence): Filled | null {
  const own = things.find((thing) => thing.kind === 'field' && thing.field === 'name')?.text
  if (own === undefined || !ofPerson.test(`${before} ${text}`) || /\bI married\b|\bhelp\w*\b/i.test(text)) return null
  const kept = own.toLowerCase().split(/[\s-]+/)
  const fresh = namesSaid(text)
    .map((name) => name.replace(/^(?:I'm|I)\s+/i, ''))
    .find(
      (name) =>
        name !== own &&
        name.split(' ').length > 1 &&
        name
          .toLowerCase()
          .split(/[\s-]+/)
          .some((one) => kept.includes(one)),
    )
  const edited = fresh === undefined ? null : setName(latex, fresh)
  return edited && { edited, stated: [`My name is ${fresh}`] }
}

const topSays =
  /\b(?:the top|(?:my |the )?(?:job )?title|headline|under my name)\b[^"“:]{0,30}?\b(?:should (?:say|be|read)|say|to|is(?: now)?|must be|be|put|write|have|set)\s+["“']?(?<fresh>\p{Lu}[\p{L}/&-]+(?: (?:(?:of|and|&) )?\p{Lu}[\p{L}/&-]+){0,5}(?: \([^()]{2,30}\))?)["”']?/u
/** "The top should say Cafe Supervisor, not Barista". */
function headlineSaid({ latex, text, things }: Sentence): Filled | null {
  const fresh = topSays.exec(text)?.groups?.['fresh']
  const old = fieldOf(latex, 'headline')
  const ofJob =
    /\b(?:at|for) \p{Lu}|\b(?:at|in|of) (?:the |my )?(?:\p{L}+ ){0,3}(?:job|role|position)\b|\b(?:second|last|first|previous|old) (?:job|role)\b/iu.test(
      text,
    )
  const named = things.some(
    (thing) =>
      thing.kind === 'entry' &&
      [...(thing.found.entry.args ?? [])].slice(1, 2).some((name) => name !== '' && text.includes(name)),
  )
  if (fresh === undefined || old === undefined || fresh === old || ofJob || named || !hasTitle(fresh)) return null
  const latexNow = setField(latex, 'headline', escapeTex(fresh))
  return latexNow === null
    ? null
    : {
        edited: { latex: latexNow, said: `I changed your title from ${old} to ${fresh}.` },
        stated: [`My title is ${fresh}`, `I am a ${fresh}`],
        ...(/\b(?:top|headline|under my name)\b/i.test(text) && { isTyped: true }),
      }
}

const renamesSection =
  /\b(?:call|rename|name|title) (?:it |that |the (?:section|heading) |the )?["“']?(?<a>\p{L}[\p{L} &]{2,40}?)["”']? (?<by>instead of|rather than|not|to|into|as)\s+["“']?(?<b>\p{L}[\p{L} &]{2,40}?)["”']?[.!]*$/iu
const callsPart =
  /\bcall (?:the |my )?(?<old>\p{L}[\p{L} &]{2,30}?) (?:part|section|bit|heading)(?: as)? ["“']?(?<fresh>\p{Lu}[\p{L} &]{2,40}?)["”']?(?: instead)?[.!]*$/iu
/** "Call it Qualifications instead of Education". */
function sectionRenamed({ latex, text }: Sentence): Filled | null {
  const part = callsPart.exec(text)?.groups
  const { a = '', by = '', b = '' } = renamesSection.exec(text)?.groups ?? {}
  const [fresh, old] = /instead|rather|not/i.test(by) ? [a, b] : part ? [part['fresh']!, part['old']!] : [b, a]
  const called = (name: string) => sectionsOf(latex).find(({ heading }) => heading.toLowerCase() === name.toLowerCase())
  return old !== '' && called(old) && !called(fresh)
    ? { edited: renameSection(latex, called(old)!.heading, capitalised(fresh)) }
    : null
}

const lead =
  /^(?:The|A|An|My|In|At|It|That|This|Sorry|Actually|You|I|And|But|Please|Can|Could|Its|Also|We|We're|Change|Make|Call|Now|So|Not|There|Under)\s+/u
const namesSaid = (text: string): string[] =>
  [...text.matchAll(proper)]
    .map(([found]) => found.replace(lead, '').replace(/[.,;:'’-]+$/, ''))
    .filter((name) => /^\p{Lu}/u.test(name))

/** With a capital letter; "isiXhosa" has it within. */
const oneName = String.raw`\p{Ll}{0,4}\p{Lu}[\p{L}\p{N}'’&.-]*(?: \p{Lu}[\p{L}\p{N}'’&.-]*){0,3}`
const notOther = new RegExp(
  String.raw`\b(?:in|is|was|say|says|be|called|named|it's) (?<fresh>${oneName}),? (?:and )?(?:not|never|instead of|rather than) (?:in |the )?(?<old>${oneName})`,
  'u',
)
/** "Vahan was in Hyderabad, never Bengaluru": a name in the place of one that stands there once. */
function nameNot({ latex, text }: Sentence): Filled | null {
  const { fresh = '', old = '' } = notOther.exec(text)?.groups ?? {}
  if (old.length < 3 || !/\p{Lu}/u.test(fresh)) return null
  const places = placesIn(latex, old).filter(({ from, to }) => latex.slice(from, to) === old)
  const [place] = places
  if (!place || places.length > 1 || placesIn(latex, fresh).length > 0) return null
  return {
    edited: {
      latex: spliced(latex, [{ ...place, text: escapeTex(fresh) }]),
      said: `I changed “${old}” to “${fresh}”.`,
    },
    stated: [fresh, `I speak ${fresh}.`],
  }
}

const calledNow = new RegExp(
  String.raw`\b(?:called|named|renamed(?: to)?|known as)\s+["“]?(?<fresh>\p{Lu}[^"”.,;!?]{2,60}?)["”]?(?:[.,;!?]|$)`,
  'u',
)
/** "The name X; it shall be called Y": X is the only name of an entry or an item that the message has. */
function nameCalled({ latex, text, things, before }: Sentence): Filled | null {
  const fresh = calledNow.exec(text)?.groups?.['fresh']?.trim()
  const own = ownNames(things).filter((name) => name.text.length > 3 && `${before} ${text}`.includes(name.text))
  const [old] = own
  if (fresh === undefined || !old || own.length > 1 || fresh === old.text) return null
  return {
    edited: {
      latex: spliced(latex, [{ from: old.from, to: old.to, text: escapeTex(fresh) }]),
      said: `I changed “${old.text}” to “${fresh}”.`,
    },
    stated: [fresh],
  }
}

interface OldName {
  text: string
  from: number
  to: number
}

/** Those that a thing is called by, with where they stand. */
function ownNames(things: readonly Thing[]): OldName[] {
  return things.flatMap((thing): OldName[] => {
    if (thing.kind === 'entry') {
      const { args = [], argRanges = [] } = thing.found.entry
      return args
        .slice(0, 2)
        .flatMap((text, index) => (text && argRanges[index] ? [{ text, ...argRanges[index] }] : []))
    }
    return thing.kind === 'item' ? [{ text: thing.text, from: thing.unit.from, to: thing.unit.to }] : []
  })
}

const renames =
  /\b(?:officially|called|named|renamed|became|should be|must be|has to be|spelt|spelled|reads?|make (?:it|that)|instead|rather than|not)\b|->|→/i
/** A new name that has most words of one that stands there: "Western Shore University" of "Western Shore College". */
function nameAlike({ latex, text, things, before }: Sentence): Filled | null {
  if (!renames.test(text)) return null
  const olds = ownNames(things)
  const said = namesSaid(text)
  const fresh = said.filter((name) => !latex.includes(escapeTex(name)))
  const pairs = fresh.flatMap((name) => olds.map((old) => ({ name, old, likeness: likeness(name, old.text) })))
  const [best, next] = pairs.toSorted((a, b) => b.likeness - a.likeness)
  if (
    !best ||
    best.likeness < minLikeness ||
    (next && next.likeness === best.likeness && next.old.text !== best.old.text)
  )
    return null
  const others = wordsOf(`${before} ${text}`).length
  return others > 30
    ? null
    : {
        edited: {
          latex: spliced(latex, [{ from: best.old.from, to: best.old.to, text: escapeTex(best.name) }]),
          said: `I changed “${best.old.text}” to “${best.name}”.`,
        },
        stated: [best.name],
      }
}
const minLikeness = 0.5

/** Of the words of either, how many both have. */
function likeness(one: string, other: string): number {
  const [a, b] = [stems(one), stems(other)]
  const shared = a.filter((stem) => b.some((each) => isSameStem(each, stem))).length
  return a.length === 0 || b.length === 0 ? 0 : shared / Math.max(a.length, b.length)
}
const stems = (name: string): string[] =>
  [...new Set((name.match(/[\p{L}\p{N}]+/gu) ?? []).map((part) => part.toLowerCase()))].filter(
    (part) => part.length > 1,
  )
