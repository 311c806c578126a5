// For a message that no rule reads: which place of the resume it seems to mean, and what to say so that it is done.
import { entriesOf, fold, namesOf, sectionsOf, titleOf, type FoundEntry } from '../edits/find-places.ts'
import { shortened } from '../edits/shortened.ts'
import { notUnderstood } from './hints.ts'
import { entryMeant, sectionsMeant } from '../wishes/named-places.ts'
import { shared, telling, unitsOf, type TextUnit } from '../edits/text-units.ts'
import { conceptsOf } from './concepts.ts'

const plain = (text: string) => text.replaceAll(/["“”]/g, '').trim()
const firstWords = (text: string, count = 5) => plain(text).split(/\s+/).slice(0, count).join(' ')

const headerFields: readonly (readonly [RegExp, string, string])[] = [
  [/\b(?:phone|mobile|cell|telephone)\b/i, 'phone number', 'my phone is …'],
  [/\be-?mail\b/i, 'email', 'my email is …'],
  [/\blinkedin\b/i, 'LinkedIn', 'my LinkedIn is linkedin.com/in/…'],
  [/\b(?:website|homepage|portfolio|blog)\b/i, 'website', 'my website is …'],
  [/\b(?:address|town|city|location|postcode|zip)\b/i, 'location', 'I live in …'],
]

/** What is wished for a part, in the words of a command. */
interface Ways {
  remove: string
  change: string
  add: string | null
}

const waysOfUnit = ({ kind, text, section }: TextUnit): Ways => {
  const words = firstWords(text)
  if (kind === 'item')
    return {
      remove: `remove ${plain(text)}`,
      change: `replace "${plain(text)}" by "…"`,
      add: `add … to ${section.heading}`,
    }
  return {
    remove: `remove the line "${words}"`,
    change: `replace "${words}" by "…"`,
    add: null,
  }
}

const waysOfEntry = ({ entry }: FoundEntry): Ways => {
  const name = firstWords(namesOf(entry)[1] ?? namesOf(entry)[0] ?? titleOf(entry), 4)
  return {
    remove: `remove the ${name} job`,
    change: `replace "${firstWords(namesOf(entry)[0] ?? name)}" by "…"`,
    add: `add a bullet to ${name}: …`,
  }
}

/** At most four sentences: what seems to be meant, and the words that do it. */
export function nextStep(latex: string, message: string): string {
  const concepts = conceptsOf(message)
  const isRemoval = concepts.has('remove')
  const isAddition = concepts.has('add') && !isRemoval
  const choose = ({ remove, change, add }: Ways) => (isRemoval ? remove : isAddition && add ? add : change)
  const said = (about: string, ways: Ways) => {
    const first = choose(ways)
    const other = first === ways.change ? (ways.add ?? ways.remove) : ways.change
    return `I work by fixed rules, and am not sure what you wish. If it is about ${about}, say: ${first}. Or: ${other}.`
  }
  const unit = unitNamed(latex, message)
  const entry = entryMeant(latex, message)
  if (unit && !(entry && unit.isWeak)) {
    const { text, section } = unit.unit
    return said(`“${shortened(text)}” under ${section.heading}`, waysOfUnit(unit.unit))
  }
  if (entry) return said(titleOf(entry.entry), waysOfEntry(entry))
  const field = headerFields.find(([pattern]) => pattern.test(message))
  if (field)
    return `I work by fixed rules, and am not sure what you wish for your ${field[1]}. Say “${field[2]}”, or change it in the form: Form, above the text, at the top.`
  const [section] = sectionsMeant(latex, message)
  if (section) return said(`the section ${section.section.heading}`, waysOfSection(latex, section.section.heading))
  return notUnderstood(message, latex)
}

function waysOfSection(latex: string, heading: string): Ways {
  const section = sectionsOf(latex).find((one) => one.heading === heading)
  const entry = entriesOf(latex).find((one) => one.section.heading === heading)
  const isList = section?.blocks.some(({ kind }) => kind === 'skills') ?? false
  return {
    remove: `remove the ${heading} section`,
    change: `rename ${heading} to …`,
    add: isList
      ? `add … to ${heading}`
      : entry
        ? `add a bullet to ${firstWords(namesOf(entry.entry)[0] ?? heading, 4)}: …`
        : null,
  }
}

/** The part that shares most with the message; `isWeak` where that is one word. */
function unitNamed(latex: string, message: string): { unit: TextUnit; isWeak: boolean } | null {
  const words = telling(message).filter((word) => word.length > 3)
  const text = fold(message)
  const scored = unitsOf(latex)
    .map((unit) => ({
      unit,
      score: shared(unit.text, words) + (unit.kind === 'item' && text.includes(fold(unit.text).trim()) ? 1.5 : 0),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  const [best, next] = scored
  return best && best.score > (next?.score ?? 0) ? { unit: best.unit, isWeak: best.score < 2 } : null
}
