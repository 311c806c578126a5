// "Take the lifeguard job off", "no references section": what is named in full is taken out.
import type { Section } from '@galley/resume/outline/outline'
import { removeFound } from '../edits/edit-entries.ts'
import { removeSection } from '../edits/edit-sections.ts'
import { shortened } from '../edits/shortened.ts'
import { spliced } from '../edits/splice.ts'
import { removalOf, unitsOf, wholeLine, type TextUnit } from '../edits/text-units.ts'
import { unitOfEntry } from '../edits/entry-units.ts'
import type { Edited } from '../edits/edited.ts'
import { fold, type FoundEntry } from '../edits/find-places.ts'
import { listed } from '../edits/listed.ts'
import { doubtOfRemoval } from './meant-removal.ts'
import { phraseTarget, sectionCalled, type NamedThing } from '../phrases/phrase-target.ts'
import type { WishClause, ReadClause } from '../phrases/clause.ts'
import { removing } from '../phrases/verbs.ts'

/** What is to go, as `what`. */
const wishes: readonly RegExp[] = [
  /^(?:take|leave|throw|get|cut|move|bring) (?<what>.{2,80}?) (?:off|out|away)$/i,
  new RegExp(`^(?:${removing}) (?:off |out )?(?<what>.{2,80})$`, 'i'),
  /^no (?:more )?(?<what>.{2,60} section)$/i,
  /^(?<what>.{2,80}?) (?:can|should|has to|have to|must|needs to|need to|may) (?:go|be (?:removed|deleted|dropped|cut))(?: now)?$/i,
  /^(?<what>.{2,80}?) (?:is|are) (?:not needed|no longer needed|unnecessary|irrelevant)$/i,
]
/** Why it is to go, and where it stands. */
const tail =
  /\s*(?:(?:,|\s[–-]+)\s(?!just|only|not|but|except)|\b(?:because|since|as)\b |(?:,? ?\b(?:it'?s|they'?re|that'?s)\b )).{0,80}$|\s+(?:from|off|on|in) (?:my|the|this) (?:resume|cv|page|list)$|\s+(?:anymore|any more|completely|entirely|altogether|too|as well)$/i

/** "Take Excel off skills" is from them. */
const offList = /^(?:take|get|cut|pull) (.{2,80}?) off (?:of )?(?:the |my )?([\p{L} ]{3,30})$/iu

/** Null where a word is left over, or it is not sure what is meant. */
export function removeClause({ latex, words: given }: WishClause): ReadClause | null {
  const words = given.replace(offList, 'remove $1 from $2')
  const phrase = wishes.map((wish) => wish.exec(words)?.groups?.['what']).find((what) => what !== undefined)
  if (phrase === undefined) return null
  const several = itemsNamed(latex, phrase)
  if (several) return { edited: withoutItems(latex, several), about: phrase }
  const target =
    phraseTarget(latex, phrase) ??
    phraseTarget(latex, phrase.replace(tail, '')) ??
    detailNamed(latex, phrase) ??
    sentenceLike(latex, phrase)
  return target && { ...withoutTarget(latex, target, words), about: phrase }
}

/** "My GPA": a detail by its label. */
function detailNamed(latex: string, phrase: string): NamedThing | null {
  const word = fold(phrase).replace(/^(?:the|my) /, '')
  const [unit, ...others] = unitsOf(latex).filter(
    ({ kind, from, to }) =>
      kind === 'detail' && fold(/\\detail\{([^}]{1,40})\}/.exec(latex.slice(from, to))?.[1] ?? '') === word,
  )
  return unit && others.length === 0 ? { kind: 'line', unit } : null
}

/** "The grandchildren" of "a proud grandmother": one long word, and one line with a word that begins alike. */
function sentenceLike(latex: string, phrase: string): NamedThing | null {
  const word = fold(phrase).replace(/^(?:the|my) /, '')
  if (!/^\p{L}{7,20}$/u.test(word)) return null
  const isLike = (other: string) => other.length >= 7 && other.startsWith(word.slice(0, minLike))
  const [unit, ...others] = unitsOf(latex).filter(
    ({ kind, text }) => kind !== 'item' && (fold(text).match(/\p{L}+/gu) ?? []).some(isLike),
  )
  return unit && others.length === 0 && unit.kind !== 'detail' ? { kind: 'line', unit } : null
}
const minLike = 5

const ofSection = / (?:from|in|under|out of|off) (?:the |my )?([\p{L} ]{3,40})$/iu
/** "Word and Excel from the skills": items of lists, each by its whole name. Null for one, or where one is no item. */
function itemsNamed(latex: string, phrase: string): TextUnit[] | null {
  const place = ofSection.exec(phrase)?.[1]
  const section = place === undefined ? null : sectionCalled(latex, place)
  const named = (section ? phrase.replace(ofSection, '') : phrase).split(/,? and |, ?/)
  const items = unitsOf(latex).filter(
    (unit) => unit.kind === 'item' && (!section || unit.section.from === section.from),
  )
  const found = named.map((name) =>
    items.filter(({ text }) => fold(text) === fold(name.replace(/^(?:the|my|also) /i, '').trim())),
  )
  return named.length > 1 && found.every(({ length }) => length === 1) ? found.flat() : null
}

/** The last first: the comma of each belongs to what stands beside it, and what stands before it keeps its place. */
function withoutItems(latex: string, items: readonly TextUnit[]): Edited {
  let text = latex
  for (const { from } of items.toSorted((a, b) => b.from - a.from)) {
    const unit = unitsOf(text).find((one) => one.kind === 'item' && one.from === from)
    if (unit) text = spliced(text, [{ ...goneWith(text, unit), text: '' }])
  }
  return { latex: text, said: `I took out ${listed(items.map(({ text: name }) => `“${name}”`))}.` }
}

type Removal = Omit<ReadClause, 'about'>

function withoutTarget(latex: string, target: NamedThing, words: string): Removal {
  if (target.kind === 'section') return withoutNamedSection(latex, target.section, words)
  if (target.kind === 'entry') return withoutEntry(latex, target.found)
  const { unit } = target
  if (unit.section.blocks.length === 1 && isAlone(latex, unit)) return withoutSection(latex, unit.section)
  return {
    edited: {
      latex: spliced(latex, [{ ...goneWith(latex, unit), text: '' }]),
      said: `I took out “${shortened(unit.text)}”.`,
    },
  }
}

/** However it is asked for: the guard is given it in words that it knows. */
const withoutSection = (latex: string, { heading }: Section): Removal => ({
  edited: removeSection(latex, heading),
  stated: [`Remove the section ${heading}.`],
})

function withoutNamedSection(latex: string, section: Section, words: string): Removal {
  const removal = withoutSection(latex, section)
  const doubt = 'latex' in removal.edited ? doubtOfRemoval(latex, removal.edited.latex, words) : null
  return doubt === null ? removal : { edited: { problem: doubt } }
}

/** Where it is all that its section holds, the section goes, too. */
const withoutEntry = (latex: string, found: FoundEntry): Removal =>
  unitOfEntry(latex, found).isOnly ? withoutSection(latex, found.section) : { edited: removeFound(latex, found) }

const goneWith = (latex: string, unit: TextUnit) =>
  isAlone(latex, unit) ? wholeLine(latex, unit.block) : removalOf(latex, unit)

/** A list without an item can't be set. */
const isAlone = (latex: string, { kind, block }: TextUnit): boolean =>
  kind === 'item' && unitsOf(latex).filter((unit) => unit.block.from === block.from).length === 1
