// Whether what is taken out is what the message names. A whole section or job is much to lose: a word that also stands
// in it does not name it.
import type { Section } from '@galley/resume/outline/outline'
import { listed } from '../edits/listed.ts'
import { shortened } from '../edits/shortened.ts'
import { unitsOf } from '../edits/text-units.ts'
import { entriesOf, fold, sectionsOf, titleOf } from '../edits/find-places.ts'
import { isCalled } from '../wishes/named-places.ts'
import { smallNumber, smallNumbers } from '../phrases/small-numbers.ts'

/** Parts of an entry or a section, which are less than the whole of it. */
const smaller =
  /\b(?:bullets?|bullet points?|lines?|sentences?|dates?|months?|years?|times?|cit(?:y|ies)|towns?|places?|locations?|details?|descriptions?|bits?|parts?|words?|titles?|names?|brackets?|parenthes[ei]s|everything (?:about|on|with))\b|\([\p{L}-]/giu
const entries = /\b(?:jobs?|roles?|positions?|posts?|entr(?:y|ies)|degrees?|diplomas?|schools?|courses?|projects?)\b/i
const several =
  /\b(?:two|three|four|five|both|all|every(?:thing)?|older?|[2-9]|and|before|jobs|roles|positions|posts|entries|degrees|schools|projects|courses|ones)\b/i
const counted = new RegExp(
  `\\b(${smallNumbers}) (?:\\p{L}+ )?(?:jobs|roles|positions|posts|entries|degrees|schools|projects|courses)\\b`,
  'iu',
)

/** Null where it is, and a sentence that asks for more where it is not. Pure. */
export function doubtOfRemoval(before: string, after: string, message: string): string | null {
  const strange = phraseDoubt(before, after, message)
  if (strange !== null) return strange
  const item = itemDoubt(before, after, message)
  if (item !== null) return item
  const [old, fresh] = [sectionsOf(before), sectionsOf(after)]
  // What stands elsewhere now is not lost.
  const kept = new Set(blocksOf(after, fresh))
  const gone = old.filter(
    (section) =>
      old.length > fresh.length &&
      !fresh.some(({ heading }) => heading === section.heading) &&
      blocksOf(before, [section]).some((text) => !kept.has(text)),
  )
  const unnamed = gone.find((section) => !isSectionNamed(section, message))
  if (unnamed) return `If the section ${unnamed.heading} is to go, say: remove the ${unnamed.heading} section.`
  if (gone.length > 0) return null
  const names = new Set(entriesOf(after).map(({ entry }) => titleOf(entry)))
  const lost = entriesOf(before)
    .map(({ entry }) => titleOf(entry))
    .filter((name) => !names.has(name))
  if (lost.length === 0 || entriesOf(after).length >= entriesOf(before).length) return null
  return areEntriesMeant(lost, message)
    ? null
    : `If ${listed(lost)} ${lost.length === 1 ? 'is' : 'are'} to go, say: remove ${lost[0]}.`
}

const takesOut =
  /\b(?:get rid of|remove|delete|drop|cut|take|kill|scrap|bin|lose|nuke|axe|ditch|scratch|chuck|off with) (?:out )?(?:the|my|that|this) (?<words>(?:[\p{L}\d&'’-]+ ){1,3}?)(?<kind>job|gig|role|position|post|internship|placement|licen[cs]e|certificate|cert|ticket|award|prize|course|degree|diploma|project|hobby)\b/iu
const ofEntries = /^(?:job|gig|role|position|post|internship|placement|degree|diploma|project)$/i
/** "The spacex internship" of a resume that has another one, "the secretary job" where a sentence would go. */
function phraseDoubt(before: string, after: string, message: string): string | null {
  const { words = '', kind = '' } = takesOut.exec(message)?.groups ?? {}
  if (
    kind === '' ||
    unitsOf(after).length + entriesOf(after).length >= unitsOf(before).length + entriesOf(before).length
  )
    return null
  const all = fold(before)
  const own = words.split(/\s+/).filter((word) => word.length >= minNameChars && !ofKinds.test(word.toLowerCase()))
  const strange = own.find((word) => !all.includes(fold(word).slice(0, maxStemChars)))
  if (strange !== undefined)
    return `I find no “${words}${kind}” in your resume, so I took nothing out. Name it by its own words, such as: remove ${titleOf(entriesOf(before)[0]!.entry)}.`
  if (!ofEntries.test(kind) || entriesOf(after).length < entriesOf(before).length) return null
  const meant = entriesOf(before).filter(({ entry }) =>
    own.some((word) => fold(titleOf(entry)).includes(fold(word).slice(0, maxStemChars))),
  )
  return meant.length === 0
    ? null
    : `Which ${kind.toLowerCase()} do you mean? ${listed(meant.slice(0, maxShown).map(({ entry }) => titleOf(entry)))}. Say, for example: remove ${titleOf(meant[0]!.entry)}.`
}
const minNameChars = 3
/** Endings vary. */
const maxStemChars = 6

const anItem = /\b(?:bullet|point|line|sentence)s?\b/i
/** A word of a longer name may be of another thing: the crane licence is no driving licence. */
function itemDoubt(before: string, after: string, message: string): string | null {
  const unitsAfter = new Map(unitsOf(after).map(({ kind, text }) => [`${kind} ${text}`, true]))
  const lost = unitsOf(before).filter(({ kind, text }) => kind === 'item' && !unitsAfter.has(`${kind} ${text}`))
  const [only, ...more] = lost
  if (!only || more.length > 0 || unitsOf(after).length !== unitsOf(before).length - 1) return null
  const own = fold(only.text)
  const bullets = unitsOf(before).filter(({ kind, text }) => kind === 'bullet' && fold(text).includes(own))
  if (anItem.test(message) && !/\bskills?\b/i.test(message) && bullets.length > 0)
    return `Which do you mean? ${listed(bullets.slice(0, maxShown).map(({ text }) => `“${shortened(text)}”`))} ${bullets.length === 1 ? 'has' : 'have'} it. Say it with words of the line: remove the line "${shortened(bullets[0]!.text)}".`
  const strange = otherName(message, only.text, before)
  return strange === null
    ? null
    : `I find no “${strange}” in your resume. If ${only.text} is to go, say: remove ${only.text}.`
}
const maxShown = 3

/** "The crane licence" of a resume that has "Driving licence B" and no crane. */
function otherName(message: string, item: string, latex: string): string | null {
  const [text, all] = [fold(item), fold(latex)]
  for (const [name, kind = '', of = ''] of fold(message).matchAll(/\b(?:the|my) ([\p{L}-]{4,20}) ([\p{L}-]{4,20})\b/gu))
    if (text.includes(of) && !all.includes(kind.replace(/s$/, '')) && !ofKinds.test(kind))
      return name.replace(/^(?:the|my) /, '')
  return null
}
const ofKinds =
  /^(?:whole|entire|other|first|second|third|last|only|silly|stupid|dumb|boring|useless|outdated|ancient|expired|skill|item|word|thing|listed|useful)$/

const blocksOf = (latex: string, sections: readonly Section[]): string[] =>
  sections.flatMap(({ blocks }) => blocks.map(({ from, to }) => latex.slice(from, to)))

function isSectionNamed(section: Section, message: string): boolean {
  const [words, heading] = [fold(message), fold(section.heading)]
  if (words.includes(heading)) return true
  const isOfItems = entries.test(words.replace(/\bsections?\b/g, ' ')) || (words.match(smaller) ?? []).length > 0
  const isWhole = /\bsections?\b/.test(words)
  if (isOfItems && !isWhole) return false
  const isMain = section.kind === 'experience' || section.kind === 'education'
  const names = words.match(/[\p{L}]{3,40}/gu) ?? []
  const isCalledSo = names.some(
    (name, index) => isCalled(section, name) || isCalled(section, names.slice(index, index + 2).join(' ')),
  )
  return isCalledSo && (isWhole || !isMain)
}

function areEntriesMeant(lost: readonly string[], message: string): boolean {
  const own = fold(lost.join(' '))
  const parts = (fold(message).match(smaller) ?? []).filter((word) => !own.includes(word))
  if (parts.length > 0) return false
  const said = counted.exec(message)?.[1]
  if (said !== undefined) return lost.length === smallNumber(said)
  return lost.length === 1 || several.test(message)
}
