// What is wished of a list: in the order of the alphabet, or each of its items once.
import type { Block, Section } from '@galley/resume/outline/outline'
import type { Edited } from '../edits/edited.ts'
import { fold, sectionsOf } from '../edits/find-places.ts'
import { listed } from '../edits/listed.ts'
import { itemsBetween } from '../edits/skill-items.ts'
import { listRange } from '../edits/skill-lists.ts'
import { reordered, spliced } from '../edits/splice.ts'
import { cutUnits, unitsOf } from '../edits/text-units.ts'
import { inDateOrder } from '../wishes/order-wishes.ts'
import type { WishClause, ReadClause } from '../phrases/clause.ts'
import { sectionCalled } from '../phrases/phrase-target.ts'

const sorting =
  /^(?:sort|order|arrange|alphabeti[sz]e|put|list|make) (.{2,60}?)(?: (?:by (?:name|the alphabet|alphabet)|abc|a ?(?:-|to) ?z|alphabetical(?:ly)?|in (?:an? )?(?:abc|alphabetical|alphabetic|a ?(?:-|to) ?z)(?: order)?))$/i
const alone = /^alphabeti[sz]e (.{2,60})$/i
const twice =
  /^(.{2,60}?)(?: (?:is|are|'s|stands|appears|shows up|comes up|comes)| in)+(?: (?:in|on|under) (?:there|it|here|my (?:resume|cv|skills|list)|the (?:resume|cv|skills|list)))?(?: (?:listed|there|in|mentioned))?(?: (?:twice|double|doubled|two times|2 times|2x|duplicated))(?:,? (?:so )?(?:can you |please )*(?:take|remove|delete|drop|get rid of|leave) (?:just |only )?(?:one|one of them|the second)(?: out| off| away)?)?$/i

const noneTwice =
  /^(?:get rid of|remove|delete|drop|take out|cut)(?: all| any)?(?: of)?(?: the| my)? (?:doubles?|duplicates?|double ones|repeats?|repeated (?:ones|items|skills)|double entries|duplicate (?:entries|items|skills))(?: (?:in|from|under|of) (.{2,40}))?$/i

/** Null where a word is left over. */
export const listClause = (clause: WishClause): ReadClause | null =>
  sorted(clause) ?? inOrder(clause) ?? listedOnce(clause) ?? eachOnce(clause)

function sorted({ latex, words }: WishClause): ReadClause | null {
  const phrase = (alone.exec(words) ?? sorting.exec(words))?.[1]
  const lists = phrase === undefined ? [] : listsCalled(latex, phrase)
  if (phrase === undefined || lists.length === 0) return null
  const splices = lists.flatMap(({ block }) => {
    const items = itemsBetween(latex, listRange(latex, block))
    const order = [...items.keys()].toSorted((a, b) => fold(items[a]!.text).localeCompare(fold(items[b]!.text)))
    return reordered(latex, items, order)
  })
  const edited: Edited =
    splices.length === 0
      ? { problem: 'They stand in the order of the alphabet already.' }
      : {
          latex: spliced(latex, splices),
          said: `I put ${lists.map(({ name }) => name).join(' and ')} in alphabetical order.`,
        }
  return { edited, about: phrase }
}

const ordering =
  /^(?:(?:sort|order|arrange|put|list|show|have) )?(.{2,60}?)(?: should be| with the| in)*,? (?:(?:the )?(newest|latest|most recent|oldest|earliest)(?: ones?)? (?:first|on top|at the top|up top)|(?:by|in) (?:date|year|date order|chronological order|reverse chronological order))$/i

/** "Courses newest first". */
function inOrder({ latex, words }: WishClause): ReadClause | null {
  const [, phrase = '', which = ''] = ordering.exec(words) ?? []
  const section = phrase === '' ? null : sectionCalled(latex, phrase)
  const edited = section && inDateOrder(latex, [section], /oldest|earliest/i.test(which))
  return edited && { edited, about: section.heading }
}

interface NamedList {
  name: string
  block: Block
}

const nouns = /\b(?:the|my|ones?|skills?|list|items?|group|section)\b/gi
/** A list by its label, or all of a section. */
function listsCalled(latex: string, phrase: string): NamedList[] {
  const all = sectionsOf(latex).flatMap((section) => listsOf(section))
  const label = fold(phrase.replaceAll(nouns, ' ').trim())
  const labelled = label.length < 3 ? [] : all.filter(({ name }) => fold(name) === label)
  if (labelled.length > 0) return labelled
  const section = sectionCalled(latex, phrase)
  return section ? listsOf(section).map((list) => ({ ...list, name: list.name || section.heading })) : []
}

const listsOf = (section: Section): NamedList[] =>
  section.blocks.flatMap((block) =>
    block.kind === 'skills'
      ? [{ name: (block.args?.length ?? 0) > 1 ? (block.args?.[0] ?? '') : section.heading, block }]
      : [],
  )

/** "Communication" and "communication skills" are one, and so are "fault finding" and "fault-finding". */
const bare = (text: string): string => text.replace(/ (?:skills?|abilit(?:y|ies))$/, '').replaceAll('-', ' ')

export function listedOnce({ latex, words }: WishClause): ReadClause | null {
  const phrase = twice.exec(words)?.[1]
  if (phrase === undefined) return null
  const called = bare(fold(phrase).replace(/^(?:the|my) /, ''))
  const items = unitsOf(latex).filter(({ kind, text }) => kind === 'item' && bare(fold(text)) === called)
  const [first, ...others] = items
  if (!first || others.length === 0) return null
  return {
    edited: {
      latex: cutUnits(latex, others),
      said: `I left ${first.text} once, where it comes first.`,
    },
    about: phrase,
  }
}

/** Of every list, or of those of one section: an item that stands there again, in other capitals too, goes. */
function eachOnce({ latex, words }: WishClause): ReadClause | null {
  const found = noneTwice.exec(words)
  if (!found) return null
  const section = found[1] === undefined ? null : sectionCalled(latex, found[1])
  if (found[1] !== undefined && !section) return null
  const seen = new Set<string>()
  const again = unitsOf(latex).filter(({ kind, text, from }) => {
    if (kind !== 'item' || (section && (from < section.from || from >= section.to))) return false
    const isAgain = seen.has(fold(text))
    seen.add(fold(text))
    return isAgain
  })
  const edited: Edited =
    again.length === 0
      ? { problem: 'Nothing stands there twice.' }
      : {
          latex: cutUnits(latex, again),
          said: `I left ${listed([...new Set(again.map(({ text }) => text))])} once${again.length > 1 ? ' each, where they come' : ', where it comes'} first.`,
        }
  return { edited, about: 'doubles' }
}
