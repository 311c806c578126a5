// Lists: skills, tools, languages. Each item stands in the accepted resume, in the form or in the person's words, by
// any of its names.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import { kindsIn } from '../text/kinds.ts'
import { listItems } from '../text/list-items.ts'
import { withoutSelfTaught } from '../text/self-taught.ts'
import { everydayNames, technologies } from '../text/technologies.ts'
import { isAtSameLevel } from '../claims/raised-levels.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { isSaidWithRemark } from '../claims/new-items.ts'
import { goneItems, isCalledOtherwise, isRenewed, maxItemChars } from './gone-items.ts'
import { allStems, canonical, canonicalWord, isGrammar, isMended, plain, stem, wordsOf } from '../text/words.ts'

export function judgeSkills(file: CaseFile): Violation[] {
  const known = {
    text: file.all.text,
    written: new Set(file.all.text.split(/[,;:|•·\n]/).map((one) => one.trim().replace(/\.$/, ''))),
    phrases: ` ${wordsOf(file.all.text)
      .map(({ text }) => stem(canonicalWord(text)))
      .join(' ')} `,
    squeezed: squeezed(file.all.text),
    names: ` ${canonical(file.all.text)} `,
    acronyms: file.all.acronyms,
    stems: file.all.stems,
    listed: listedStems(file),
    said: file.said.map((words) => allStems(words)),
    sorted: new Set(
      file.all.text
        .split(/[,;|•·\n]/)
        .filter(({ length }) => length < maxItemChars)
        .map(sortedStems),
    ),
  }
  return file.changed
    .filter(({ block, section }) => block.kind === 'skills' || section.kind === 'languages')
    .flatMap((at) => {
      const gone = goneItems(at)
      return itemsOf(at)
        .map((item) => withoutSelfTaught(item, file.said))
        .filter((item) => !isKnown(item, known) && !isAtSameLevel(item, at) && !isKnownALittle(item, known))
        .filter((item) => !isRenewed(item, gone, file.said) && !isCalledOtherwise(item, gone))
        .filter((item) => !isSaidWithRemark(item, file.said))
        .map((text) => blockViolation(at, 'skill', { text, question: skillQuestion(text, file.input.jobDescription) }))
    })
}

/** Items of a list: parted by commas, bars and line ends, but not inside brackets. */
function itemsOf({ block }: ChangedBlock): string[] {
  const list = block.args ? block.args.slice(1).join(', ') : block.text
  return listItems(list)
    .flatMap(({ text: item }) => (isWithShortForm(item) ? [item] : item.split(/\band\s(?=\p{Lu})/u)))
    .map((item) => withoutLabel(item.trim().replace(/^(?:and|or)\s+|[.:]$/g, '')))
    .filter((item) => /[\p{L}\d]/u.test(item))
}

/** "Dimensioning and Tolerancing (GD&T)" is one thing. */
const isWithShortForm = (item: string) => {
  const [, words = '', short = ''] = /^\s*([^()]+?)\s*\(([^()]+)\)\s*$/.exec(item) ?? []
  return words !== '' && initials(words) === short.toLowerCase().replace(/[^\p{L}]/gu, '')
}

/** Kinds of tools, as a label in front of them. */
export const kindLabels = /^(?:devops|ci\/cd|crm|erp)$/i

/** "Databases: PostgreSQL" lists PostgreSQL. A label that says how well it is known, or names a tool, stays. */
function withoutLabel(item: string): string {
  const label = /^([\p{L}&/ -]{2,40}):\s+(?=\S)/u.exec(item)
  if (!label || levels.test(label[1] ?? '')) return item
  const isTool = wordsOf(label[1] ?? '').some(
    ({ text }) => technologies.has(plain(text)) && !everydayNames.has(plain(text)) && !kindLabels.test(text),
  )
  return isTool ? item : item.slice(label[0].length)
}

interface Known {
  readonly text: string
  /** Each item of each list, as it is written. */
  readonly written: ReadonlySet<string>
  readonly phrases: string
  readonly squeezed: string
  readonly names: string
  readonly acronyms: ReadonlySet<string>
  readonly stems: ReadonlySet<string>
  /** The stems of each item that the person lists, with a space around. */
  readonly listed: readonly string[]
  /** Of each item of each list the stems, in alphabetical order. */
  readonly sorted: ReadonlySet<string>
  /** Of each of the person's messages the stems. */
  readonly said: readonly ReadonlySet<string>[]
}

const listedStems = ({ accepted, input }: CaseFile): string[] =>
  [
    ...accepted.sections.flatMap(({ blocks }) =>
      blocks.filter(({ kind }) => kind === 'skills').map(({ text }) => text),
    ),
    ...input.form.skills,
  ]
    .flatMap((text) => text.split(/[,;:|•·()\n]/))
    .map(stemsIn)
    .filter((stems) => stems.length > 2)

const stemsIn = (text: string) =>
  ` ${wordsOf(text)
    .map(({ text: one }) => stem(canonicalWord(one)))
    .join(' ')} `

/** What may stand beside any skill and claims nothing. */
const besideSkills = new Set(
  'api installation operation programming scripting software tool skill language library framework suite management processing maintenance analysis app system method technique'
    .split(' ')
    .map(stem),
)

/** "Fluent Spanish" of "Spanish (fluent)". */
const isListedOtherwise = (item: string, { sorted }: Known): boolean => {
  const words = sortedStems(item)
  return words.includes(' ') && sorted.has(words)
}
const sortedStems = (text: string) =>
  wordsOf(text)
    .flatMap(({ text: one }) => (isGrammar(one) ? [] : [stem(canonicalWord(one))]))
    .toSorted()
    .join(' ')

/** "My Spanish is way better now, put fluent please". */
const isSaid = (item: string, { said }: Known): boolean => {
  const stems = stemsIn(item).trim().split(' ')
  return (
    stems[0] !== '' &&
    said.some((words) => stems.every((one) => words.has(one) || isGrammar(one) || isTyped(one, words)))
  )
}

/** "Cert" of "certificate", as people type it. */
const isTyped = (word: string, words: ReadonlySet<string>): boolean =>
  word.length > 4 && [...words].some((one) => one.length >= 4 && /^\p{L}+$/u.test(one) && word.startsWith(one))

/** "Square POS", "EV charger installation": a listed skill, and words that are known as well. */
function isListedWithMore(item: string, { listed, stems }: Known): boolean {
  const all = stemsIn(item)
  const own = listed.filter((one) => all.includes(one)).toSorted((one, other) => other.length - one.length)[0]
  if (own === undefined || levels.test(item)) return false
  const more = all.replace(own, ' ').split(' ')
  // "German (C2)": a level is known of one thing.
  if (more.some((one) => /\d/.test(one))) return false
  return more.every((one) => one === '' || isGrammar(one) || stems.has(one) || besideSkills.has(one))
}

function isKnown(item: string, known: Known): boolean {
  const name = canonical(item)
  if (known.written.has(item)) return true
  if (name === 'sql' && /\p{L}sql\b/iu.test(known.text)) return true
  // Of "go" and "excel" only a list or a capital says that the tool is meant.
  if (everydayNames.has(name))
    return wordsOf(known.text).some(({ text, isFirst }) => canonical(text) === name && /\p{Lu}/u.test(text) && !isFirst)
  if (known.names.includes(` ${name} `)) return true
  const stems = wordsOf(item).map(({ text }) => stem(canonicalWord(text)))
  if (known.phrases.includes(` ${stems.join(' ')} `) || isSpelledOut(item, known)) return true
  if (known.squeezed.includes(squeezed(item)) && squeezed(item).length >= minSqueezed) return true
  const parts = item.split('/')
  if (parts.length > 1 && parts.every((part) => part.trim().length > 1 && isKnown(part.trim(), known))) return true
  if (stems.length === 1) return known.names.split(' ').some((word) => isMended(word, name))
  return [isMeasuredAnew, isKnownWithRemark, isListedWithMore, isSaid, isListedOtherwise].some((rule) =>
    rule(item, known),
  )
}

/** "Cypress (beginner)": a modest level beside a thing that is known claims no more. */
const isKnownALittle = (item: string, known: Known): boolean => {
  const bare =
    /^(?:basic|beginner(?:'s)?|introductory)\s+(\S.*)$|^(.*\S)\s*\((?:basics?|beginner|basic knowledge|learning|familiar|introductory)\)$/i.exec(
      item,
    )
  return bare !== null && isKnown((bare[1] ?? bare[2] ?? '').trim(), known)
}

/** "Touch typing (62 wpm)" of "did a typing test, 62 wpm". */
const isMeasuredAnew = (item: string, known: Known): boolean => {
  const [, bare = '', remark = ''] = /^([^()]+?)\s*\(([^)]*\d[^)]*)\)$/.exec(item) ?? []
  return bare !== '' && isKnown(bare, known) && isSaid(remark, known)
}

/** Level and language of "German (B2)" stand side by side in a source, too; two names of one thing need not. */
function isKnownWithRemark(item: string, known: Known): boolean {
  const remark = /\(([^)]*)\)/.exec(item)?.[1]
  if (remark === undefined) return false
  const bare = item.replace(/\s*\([^)]*\)/, '').trim()
  const parts = remark.split(/\s*[,;/]\s*/)
  if (parts.length > 1) return [bare, ...parts].every((part) => isKnown(part, known))
  const isSame = isSameName(bare, remark)
  if (isOfKind(bare, remark, known.stems) && isKnown(remark, known)) return true
  if (!isKnown(bare, known) || (!isSame && !isKnown(remark, known))) return false
  // A level is known of this very thing; that it is done with a tool may be said of both.
  if (!isSame && !/\d/.test(remark) && !levels.test(remark) && /\p{Lu}/u.test(remark)) return true
  return isSame || known.names.includes(` ${canonical(bare)} ${canonical(remark)} `)
}

/** An acronym and its words, in either order. */
function isSameName(bare: string, remark: string): boolean {
  const parts = bare.toLowerCase().split(/[\s/-]+/)
  return (
    canonical(bare) === canonical(remark) ||
    parts.some((one) => one.length > 1 && one === initials(remark)) ||
    initials(bare) === remark.toLowerCase().replace(/[^\p{L}]/gu, '')
  )
}

/** "Accessibility (WCAG 2.1)": in front of the brackets stands what the name in them is of. */
const isOfKind = (bare: string, remark: string, stems: ReadonlySet<string>): boolean =>
  kindsIn(remark).trim() !== '' &&
  stemsIn(bare)
    .trim()
    .split(' ')
    .every((one) => stems.has(one))

/** "PivotTables" is "pivot tables". Shorter names stand in longer words by chance. */
const squeezed = (text: string) => text.toLowerCase().replace(/[\s-]/g, '')
const minSqueezed = 8

const levels =
  /nativ|fluen|basic|advanc|expert|conversation|working|year|certif|intermediat|beginner|good|proficien|clinical|professional|senior|lead/i

/** An acronym whose words a source has in a row, or the words of an acronym that it has. */
function isSpelledOut(item: string, { names, acronyms }: Known): boolean {
  const letters = initials(item)
  if (letters.length > 1 && acronyms.has(letters.toUpperCase())) return true
  if (!/^\p{Lu}{2,6}$/u.test(item)) return false
  const spaced = Array.from(item.toLowerCase(), (letter) => `${letter}[\\p{L}\\d-]+`).join('(?: of| and| the| for)? ')
  return new RegExp(` ${spaced} `, 'u').test(names)
}

const initials = (text: string) =>
  wordsOf(text)
    .filter((word) => !/^(?:of|and|the|for)$/i.test(word.text))
    .map((word) => word.text[0]?.toLowerCase() ?? '')
    .join('')

function skillQuestion(skill: string, jobDescription: string): string {
  const stems = allStems(jobDescription)
  const isAsked = Array.from(allStems(skill)).every((one) => stems.has(one))
  return isAsked
    ? `The posting asks for ${skill}. Have you used it? Where?`
    : `The draft listed ${skill}. Have you used it? Where?`
}
