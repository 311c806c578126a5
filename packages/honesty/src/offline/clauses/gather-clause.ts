// What is to stand together, or by itself: a group of skills in another, a group as a section, two sections as one.
import type { Section } from '@galley/resume/outline/outline'
import { capitalised } from '../../lexicon/verbs.ts'
import type { Edited } from '../edits/edited.ts'
import { entriesOf, fold } from '../edits/find-places.ts'
import { listed } from '../edits/listed.ts'
import { isOwnClass } from '../edits/own-class.ts'
import { spliced } from '../edits/splice.ts'
import type { WishClause, ReadClause } from '../phrases/clause.ts'
import { sectionOf } from '../wishes/named-places.ts'
import { sectionCalled } from '../phrases/phrase-target.ts'
import { groupsOf, type NamedGroup } from '../edits/skill-groups.ts'
import { wholeLine } from '../edits/text-units.ts'

const into =
  /^(?=(?:move|put|merge|combine|join|bring)\b|.{2,60} (?:go(?:es)?|belongs?|should (?:go|be|stand)) )(?:(?:move|put|merge|combine|join|bring) )?(?:the |my )?(.{2,40}?)(?: skills?| group| list)?(?: (?:go|goes|belongs?|should (?:go|be|stand)))? (?:into|in|to|with|under) (?:the |my )?(.{2,40}?)(?: skills?| group| list| as well| too)?$/i
const alone =
  /^(?:(?:move|put|give|make|turn|get) )?(?:the |my )?(.{2,40}?)(?: get| gets| should (?:get|have|be)| need| needs| have| has| be| deserve)?(?: in| into| as| to)? (?:a|an|their|there|its|it's)(?: own)?(?: new| separate)? section(?: of (?:their|its) own)?$/i
const together =
  /^(?:(?:put|merge|combine|join|bring|can|have|move) )?(?:the |my )?(.{2,40}?) (?:and|with|&) (?:the |my )?(.{2,40}?)(?: (?:to|in|into|go in|go into|as|under|be|should be|should be in|can go in) (?:one|a single|the same|1)(?: section| list| part)?| together)$/i

/** Null where a word is left over. */
export const gatherClause = (clause: WishClause): ReadClause | null =>
  groupIntoGroup(clause) ?? groupAlone(clause) ?? sectionsTogether(clause) ?? jobsTogether(clause)

const groupCalled = (latex: string, phrase: string): NamedGroup | undefined =>
  groupsOf(latex).find(({ label }) => fold(label) === fold(phrase.trim()))

function groupIntoGroup({ latex, words }: WishClause): ReadClause | null {
  const [, phrase = '', other = ''] = into.exec(words) ?? []
  const [group, target] = [groupCalled(latex, phrase), groupCalled(latex, other)]
  const [source, end] = [group?.block.argRanges?.[1], target?.block.argRanges?.[1]]
  if (!group || !target || !source || !end || group === target) return null
  const items = latex.slice(source.from, source.to)
  return {
    edited: {
      latex: spliced(latex, [
        { ...wholeLine(latex, group.block), text: '' },
        { from: end.to, to: end.to, text: `, ${items}` },
      ]),
      said: `I moved ${group.items} to ${target.label}.`,
    },
    about: target.label,
  }
}

function groupAlone({ latex, words }: WishClause): ReadClause | null {
  const phrase = alone.exec(words)?.[1]
  const group = phrase === undefined ? undefined : groupCalled(latex, phrase)
  const range = group?.block.argRanges?.[1]
  if (!group || !range || !isOwnClass(latex)) return null
  const heading = capitalised(group.label)
  const end = group.section.from + latex.slice(group.section.from, group.section.to).trimEnd().length
  const isOnly = group.section.blocks.length === 1
  if (isOnly) return null
  return {
    edited: {
      latex: spliced(latex, [
        { ...wholeLine(latex, group.block), text: '' },
        { from: end, to: end, text: `\n\n\\section{${heading}}\n\\skills{${latex.slice(range.from, range.to)}}` },
      ]),
      said: `I gave ${heading} a section of its own, behind ${group.section.heading}.`,
    },
    about: heading,
  }
}

function sectionsTogether({ latex, words }: WishClause): ReadClause | null {
  const [, phrase = '', other = ''] = together.exec(words) ?? []
  const section = phrase === '' ? null : sectionCalled(latex, phrase)
  const added = section && sectionCalled(latex, other)
  if (!section || !added || section.from === added.from) return null
  return { edited: joined(latex, section, added), about: section.heading }
}

const hasEntries = ({ blocks }: Section) => blocks.some(({ kind }) => kind === 'entry')

function joined(latex: string, section: Section, added: Section): Edited {
  if (hasEntries(section) !== hasEntries(added))
    return {
      problem: `${section.heading} and ${added.heading} are written in two ways, a list and entries. Move what belongs together in the form, one by one.`,
    }
  const end = section.from + latex.slice(section.from, section.to).trimEnd().length
  return {
    latex: spliced(latex, [
      { from: end, to: end, text: `\n${latex.slice(added.bodyFrom, added.to).trim()}` },
      { from: added.from, to: added.to, text: '' },
    ]),
    said: `I put ${added.heading} under ${section.heading}. For another name say: rename ${section.heading} to …`,
  }
}

const jobs =
  /^(?:(?:put|make|merge|combine|join|turn|bring|group|show) )?(?:the |my )?(?:two |2 |both )?(.{2,40}?) (?:jobs|positions|roles|posts|entries)(?: .{0,20}\b(?:together|into one|in one|as one|under one|one)\b.{0,30})$/i

/** Each position is an entry of its own: why, and what else can be done. */
function jobsTogether({ latex, words }: WishClause): ReadClause | null {
  const phrase = jobs.exec(words)?.[1]
  const name = phrase === undefined ? '' : fold(phrase)
  const found =
    name.length < 3
      ? []
      : entriesOf(latex).filter(
          ({ section, entry }) =>
            section.from === sectionOf(latex, 'experience')?.from && fold(entry.args?.[1] ?? '').includes(name),
        )
  const [first, second] = found
  if (!first || !second) return null
  const posts = found.map(({ entry }) => `${entry.args?.[0]} (${entry.args?.at(-1)})`)
  return {
    edited: {
      problem: `Each position is an entry of its own here, the newest first: ${listed(posts)} stand one under the other, which shows that you moved up. To have one, keep the newer: move the lines in the form, give it the whole time, then say: remove the ${second.entry.args?.[0]} job.`,
    },
    about: phrase!,
  }
}
