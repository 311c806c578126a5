// "Take the lifeguard job off", "no references section": what is named in full is taken out.
import type { Section } from '@galley/resume/outline/outline'
import { removeFound } from '../edits/edit-entries.ts'
import { removeSection } from '../edits/edit-sections.ts'
import { shortened } from '../edits/shortened.ts'
import { spliced } from '../edits/splice.ts'
import { removalOf, unitsOf, type TextUnit } from '../edits/text-units.ts'
import { entryUnits } from '../edits/entry-units.ts'
import { phraseTarget, type NamedThing } from './phrase-target.ts'
import type { WishClause, ReadClause } from './clause.ts'
import { removing } from './verbs.ts'

const before = new RegExp(`^(?:${removing}) (.{2,80})$|^no (.{2,60} section)$`, 'i')
const going =
  /^(.{2,80}?) (?:can|should|has to|have to|must|needs to|need to|may) (?:go|be (?:removed|deleted|dropped|cut))(?: now)?$|^(.{2,80}?) (?:is|are) (?:not needed|no longer needed|unnecessary|irrelevant)$/i
const around = /^(?:take|leave|throw|get|cut|move|bring) (.{2,80}?) (?:off|out|away)$/i
/** Why it is to go, and where it stands. */
const tail =
  /\s*(?:(?:,|\s[–-]+)\s(?!just|only|not|but|except)|\b(?:because|since|as)\b |(?:,? ?\b(?:it'?s|they'?re|that'?s)\b )).{0,80}$|\s+(?:from|off|on|in) (?:my|the|this) (?:resume|cv|page|list)$|\s+(?:anymore|any more|completely|entirely|altogether|too|as well)$/i

/** Null where a word is left over, or it is not sure what is meant. */
export function removeClause({ latex, words }: WishClause): ReadClause | null {
  const gone = going.exec(words)
  const phrase = (
    around.exec(words)?.[1] ??
    before.exec(words)?.[1] ??
    before.exec(words)?.[2] ??
    gone?.[1] ??
    gone?.[2]
  )?.replace(/^(?:off|out) /i, '')
  if (phrase === undefined) return null
  const target = phraseTarget(latex, phrase) ?? phraseTarget(latex, phrase.replace(tail, ''))
  return target && { ...withoutTarget(latex, target), about: phrase }
}

type Removal = Pick<ReadClause, 'edited' | 'stated'>

function withoutTarget(latex: string, target: NamedThing): Removal {
  if (target.kind === 'section') return { edited: removeSection(latex, target.section.heading) }
  if (target.kind === 'entry') {
    const { section } = target.found
    const isLast = entryUnits(latex, section).length === 1
    return isLast ? emptied(latex, section) : { edited: removeFound(latex, target.found) }
  }
  const { unit } = target
  return {
    edited: {
      latex: spliced(latex, [{ ...removalOf(latex, isAlone(latex, unit) ? wholeList(unit) : unit), text: '' }]),
      said: `I took out “${shortened(unit.text)}”.`,
    },
  }
}

/** All that it holds is to go: the section goes, too. */
const emptied = (latex: string, { heading }: Section): Removal => ({
  edited: removeSection(latex, heading),
  stated: [`Remove the section ${heading}.`],
})

/** A list without an item can't be set. */
const isAlone = (latex: string, { kind, block }: TextUnit): boolean =>
  kind === 'item' && unitsOf(latex).filter((unit) => unit.block.from === block.from).length === 1

const wholeList = (unit: TextUnit): TextUnit => ({ ...unit, kind: 'bullet', from: unit.block.from, to: unit.block.to })
