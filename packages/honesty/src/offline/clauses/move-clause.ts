// "Put certifications right under about me", "skills to the top", "move football into a hobbies section".
import type { Section } from '@galley/resume/outline/outline'
import { escapeTex } from '@galley/resume/text/escape-tex'
import type { EditTarget } from '../commands/command.ts'
import { addSkills } from '../edits/edit-skills.ts'
import type { Edited } from '../edits/edited.ts'
import { moveSection, renameSection } from '../edits/edit-sections.ts'
import { unitOfEntry } from '../edits/entry-units.ts'
import { entriesOf, fold, titleOf, type FoundEntry } from '../edits/find-places.ts'
import { spliced } from '../edits/splice.ts'
import { groupsOf } from '../edits/skill-groups.ts'
import { removalOf, unitsOf, wholeLine, type TextUnit } from '../edits/text-units.ts'
import { capitalised } from '../../lexicon/verbs.ts'
import { phraseTarget, sectionCalled } from '../phrases/phrase-target.ts'
import type { WishClause, ReadClause } from '../phrases/clause.ts'
import { beside, moving } from '../phrases/verbs.ts'

const verb = `(?:${moving})`
const besideOne = new RegExp(`^${verb} (.{2,60}?) ${beside} (.{2,60})$`, 'i')
const toEnd = new RegExp(
  `^${verb} (.{2,60}?) (?:up |down |right |all the way )*(?:to|at|on|as) (?:the )?(?:very )?(top|first|start|beginning|bottom|end|last)(?: of (?:the|my) (?:page|resume|cv))?$`,
  'i',
)
const atEnd = new RegExp(`^${verb} (.{2,60}?) (first|last|up|higher|down|lower)(?: up| down)?$`, 'i')
const into = new RegExp(
  `^${verb} (?<phrase>.{2,60}?) (?:in|into|to|under|in with|in among) (?:(?<article>an?(?: new| separate)?|its own) |the |my )?(?<heading>.{2,40}?)(?<noun> section| list| part)?$`,
  'i',
)

const link =
  '(?: (?:should|could|can|must|has to|have to|needs? to|ought to|to|belongs?|comes?|goes?|be|sits?|stands?|appears?|placed|listed|rather))*'
/** "Languages should come before the skills", "education above experience": of two sections, where one is to stand. */
const stated = new RegExp(
  `^(?:(?:is it )?possible (?:that |for |to have )?|i (?:want|would like|prefer) )?(.{2,40}?)${link} ${beside} (.{2,40}?)(?:,? (?:because|since|so that|cause|cos)\\b.*)?$`,
  'i',
)

/** Null where a word is left over. */
export const moveClause = (clause: WishClause): ReadClause | null =>
  movedBeside(clause) ?? movedToEnd(clause) ?? movedInto(clause)

function movedBeside({ latex, words }: WishClause): ReadClause | null {
  const [, phrase = '', side = '', anchor = ''] = besideOne.exec(words) ?? stated.exec(words) ?? []
  const section = phrase === '' ? null : sectionCalled(latex, phrase)
  const other = section && sectionCalled(latex, anchor)
  if (!section || !other || section.from === other.from) return null
  const place: EditTarget = {
    side: /above|before|ahead|on top/i.test(side) ? 'before' : 'after',
    heading: other.heading,
  }
  return { edited: moveSection(latex, section.heading, place), about: section.heading }
}

const places = new Map<string, Exclude<EditTarget, object>>([
  ...['top', 'first', 'start', 'beginning'].map((word) => [word, 'top'] as const),
  ...['bottom', 'end', 'last'].map((word) => [word, 'bottom'] as const),
  ...['up', 'higher'].map((word) => [word, 'up'] as const),
  ...['down', 'lower'].map((word) => [word, 'down'] as const),
])

function movedToEnd({ latex, words }: WishClause): ReadClause | null {
  const [, phrase = '', where = ''] = toEnd.exec(words) ?? atEnd.exec(words) ?? []
  const section = phrase === '' ? null : sectionCalled(latex, phrase)
  const place = places.get(where.toLowerCase())
  return section && place ? { edited: moveSection(latex, section.heading, place), about: section.heading } : null
}

/** An entry into another section, or an item into the skills. */
function movedInto({ latex, words }: WishClause): ReadClause | null {
  const found = into.exec(words)?.groups
  const target = found ? phraseTarget(latex, found['phrase']!) : null
  if (!found || !target || target.kind === 'section') return null
  const about = found['heading']!
  const section = sectionCalled(latex, about)
  if (target.kind !== 'entry')
    return movedToGroup(latex, target.unit, about) ?? movedToSkills(latex, target.unit, section)
  // "In March", "in a smaller font" and "to the top section" are no sections.
  if (!section && (found['noun'] === undefined || ofLook.test(about))) return null
  return { ...entryInto(latex, target.found, section?.heading ?? capitalised(about)), about }
}

const ofLook = /^(?:smaller|bigger|larger|bold|top|bottom|first|last|single|different|other|next|own|new)\b|["“”_]/i

/** From one list of skills that has a name to another. */
function movedToGroup(latex: string, unit: TextUnit, label: string): ReadClause | null {
  const groups = groupsOf(latex)
  const group = groups.find((one) => fold(one.label) === fold(label))
  if (!group || unit.kind !== 'item' || unit.block.kind !== 'skills') return null
  if (group.block.from === unit.block.from)
    return { edited: { problem: `${unit.text} stands under ${group.label} already.` }, about: label }
  const isAlone = unitsOf(latex).filter(({ block }) => block.from === unit.block.from).length === 1
  const own = groups.find(({ block }) => block.from === unit.block.from)
  const gone = isAlone ? wholeLine(latex, unit.block) : removalOf(latex, unit)
  const end = group.block.argRanges?.[1]?.to
  if (end === undefined) return null
  return {
    edited: {
      latex: spliced(latex, [
        { ...gone, text: '' },
        { from: end, to: end, text: `, ${latex.slice(unit.from, unit.to)}` },
      ]),
      said: `I moved ${unit.text} to ${group.label}.${isAlone && own ? ` ${own.label} is empty, so I took it out.` : ''}`,
    },
    about: label,
  }
}

const movedToSkills = (latex: string, unit: TextUnit, section: Section | null): ReadClause | null =>
  unit.kind === 'item' && section?.kind === 'skills' && unit.section.from !== section.from
    ? { ...itemIntoSkills(latex, unit), about: section.heading }
    : null

type Move = Omit<ReadClause, 'about'>

/** Where nothing is left of a section, it goes, too. */
const isEmpty = ({ heading }: Section): { said: string; stated: string[] } => ({
  said: ` ${heading} is empty, so I took it out.`,
  stated: [`Remove the section ${heading}.`],
})

function entryInto(latex: string, found: FoundEntry, heading: string): Move {
  const own = found.section
  const target = sectionCalled(latex, heading)
  const name = titleOf(found.entry)
  if (target?.from === own.from) return { edited: { problem: `${name} stands under ${own.heading} already.` } }
  const unit = unitOfEntry(latex, found)
  if (!target)
    return { edited: unit.isOnly ? renameSection(latex, own.heading, heading) : inNewSection(latex, found, heading) }
  const empty = unit.isOnly ? isEmpty(own) : { said: '', stated: [] }
  const end = endOf(latex, target)
  return {
    edited: {
      latex: spliced(latex, [
        { from: unit.isOnly ? own.from : unit.gone.from, to: unit.isOnly ? own.to : unit.gone.to, text: '' },
        { from: end, to: end, text: `\n${latex.slice(unit.from, unit.to)}` },
      ]),
      said: `I moved ${name} to ${target.heading}.${empty.said}`,
    },
    stated: empty.stated,
  }
}

const endOf = (latex: string, { from, to }: Section): number => from + latex.slice(from, to).trimEnd().length

/** Behind the section in which it stood. */
function inNewSection(latex: string, found: FoundEntry, heading: string): Edited {
  const { section } = found
  const command = /\\section\*?\{/.exec(latex.slice(section.from, section.bodyFrom))?.[0]
  if (!command) return { problem: `I can’t tell how this document begins a section. Add ${heading} in the form first.` }
  const { from, to, gone } = unitOfEntry(latex, found)
  const end = endOf(latex, section)
  return {
    latex: spliced(latex, [
      { ...gone, text: '' },
      { from: end, to: end, text: `\n\n${command}${escapeTex(heading)}}\n${latex.slice(from, to)}` },
    ]),
    said: `I moved ${titleOf(found.entry)} to a section of its own, ${heading}.`,
  }
}

function itemIntoSkills(latex: string, unit: TextUnit): Move {
  const own = unitsOf(latex).filter(({ section }) => section.from === unit.section.from)
  const hasMore = own.length > 1 || entriesOf(latex).some(({ section }) => section.from === unit.section.from)
  const gone = hasMore ? removalOf(latex, unit) : { from: unit.section.from, to: unit.section.to }
  const added = addSkills(spliced(latex, [{ ...gone, text: '' }]), [unit.text])
  if ('problem' in added) return { edited: added }
  const empty = hasMore ? { said: '', stated: [] } : isEmpty(unit.section)
  return {
    edited: { ...added, said: `I moved ${unit.text} to your skills.${empty.said}` },
    stated: empty.stated,
  }
}
