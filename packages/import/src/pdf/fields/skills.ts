// Skills as a flat list, and the groups that they were printed in. "Label: a, b" may run over lines; a row of chips is
// many items.
import { bracketAtEnd } from './bracket-at-end.ts'
import { normalized } from '@galley/resume/text/normalized'
import { plainWords } from '@galley/resume/text/plain-words'
import type { HeadingKind } from '@galley/resume/outline/heading-words'
import { aliasOf } from '@galley/resume/outline/heading-kind'
import { languageGrid, languageNames } from '../vocabulary/language-names.ts'
import type { Line } from '../layout/layout.ts'
import { listItems } from '../sections/split-list.ts'
import { joinLines } from '../sections/paragraphs.ts'
import { isBoldRun, joinRuns, slice, wordsOf } from '../layout/positioned-text.ts'
import type { Run, Word } from '../layout/positioned-text.ts'
import { withoutBrackets } from '../vocabulary/without-brackets.ts'

export interface SkillGroup {
  readonly label: Run | undefined
  readonly items: readonly Run[]
  /** What the label says that it is, where that is a section of its own: "Awards: …" among the skills. */
  readonly kind: HeadingKind | undefined
}

const labelPattern = /^(?<label>[\p{L}\p{N}][^:,|•]{0,45}?)\s*:(?:\s+|$)/u

export function skillGroups(all: readonly Line[]): SkillGroup[] {
  const lines = withoutGroupNames(withoutExplanations(all))
  const groups: { label: Run | undefined; lines: Line[]; texts: Run[] }[] = []
  const isTable = lines.filter(isLabelRow).length > 1
  for (const line of lines) {
    const { label, rest } = labelled(line, isTable)
    const last = groups.at(-1)
    if (label || !last || (last.label === undefined && groups.length === 0))
      groups.push({ label, lines: [line], texts: rest })
    else {
      last.lines.push(line)
      last.texts.push(...rest)
    }
  }
  return withoutLanguageGrid(
    groups.map(({ label, lines: own, texts }) => {
      const items = itemsOf(own, texts)
      // A name with nothing under it is a skill itself.
      if (label && items.length === 0) return { label: undefined, items: [label], kind: undefined }
      return { label, items, kind: label && ownKind(label.text, items) }
    }),
  )
}

const minGridWords = 3
const isGridWord = ({ text }: Run) => languageGrid.has(plainWords(text))

/** "Understanding", "Speaking", "B2": a table of languages that stands among the skills holds none. */
function withoutLanguageGrid(groups: readonly SkillGroup[]): SkillGroup[] {
  const all = groups.flatMap(({ label, items }) => (label ? [label, ...items] : items))
  if (all.filter(isGridWord).length < minGridWords) return [...groups]
  const isSkill = (run: Run) => !isGridWord(run) && !/^[ABC][12]?$/.test(run.text)
  return groups.flatMap(({ label, items, kind }) => {
    const rest = items.filter(isSkill)
    return rest.length > 0 ? [{ label, items: rest, kind }] : []
  })
}

/** Under the bold name of a skill, what it means: "Proven ability to lead …". */
function withoutExplanations(lines: readonly Line[]): Line[] {
  const isText = ({ text, bold }: Line) => !bold && text.split(/\s+/).length > 4 && !/[,;|·•]/.test(text)
  const ends = lines.flatMap((line, index) => (isSentenceEnd(line) ? [index] : []))
  const names = lines.filter(({ bold, text }) => bold && text.split(/\s+/).length < 5)
  if (names.length < 2 || ends.length < names.length) return [...lines]
  const isExplained = new Set<Line>()
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1]
    if (above && !line.bold && (above.bold ? isText(line) || isSentenceEnd(line) : isExplained.has(above)))
      isExplained.add(line)
  }
  return lines.filter((line) => !isExplained.has(line))
}

const isSentenceEnd = ({ text, bold }: Line) => !bold && /\p{Ll}{3,}\.$/u.test(text)

/** Names of groups beside each other, each over its own list. */
function withoutGroupNames(lines: readonly Line[]): Line[] {
  const isNames = (line: Line) => line.bold && line.cells.length > 1 && !line.text.includes(',')
  const isList = (names: Line, line: Line | undefined) =>
    line !== undefined && !line.bold && line.bulletTextLeft === null && line.size < names.size - 0.4
  return lines.filter((line, index) => !(isNames(line) && isList(line, lines[index + 1])))
}

const elsewhere: ReadonlySet<HeadingKind> = new Set(['languages', 'hobbies', 'awards', 'certifications'])

/** "Languages" among skills are spoken ones only where their names are. */
function ownKind(label: string, items: readonly Run[]): HeadingKind | undefined {
  const kind = aliasOf(label)
  if (kind === undefined || !elsewhere.has(kind)) return undefined
  const spoken = items.filter(({ text }) =>
    plainWords(text)
      .split(' ')
      .some((word) => languageNames.has(word)),
  ).length
  return kind !== 'languages' || spoken * 2 > items.length ? kind : undefined
}

interface Labelled {
  readonly label: Run | undefined
  readonly rest: Run[]
}

/**
 * A label ends in a colon, or is bold before what is not, or is the first cell of a table's row whose rest is a list.
 */
function labelled(whole: Line, isTable: boolean): Labelled {
  const line = withoutLevels(whole)
  const [first, ...others] = line.cells
  if (!first) return { label: undefined, rest: [] }
  const cut = labelEnd(first)
  if (cut) return { label: slice(first, 0, cut.label), rest: [slice(first, cut.rest), ...others] }
  return isLabelCell(line, isTable) ? { label: first, rest: others } : { label: undefined, rest: [first, ...others] }
}

/** How well it is known, in a cell of its own. */
const level =
  /^\(?(?:beginner|novice|elementary|basic|basics|intermediate|upper[- ]intermediate|advanced|expert|master|proficient|competent|experienced|skilled|familiar|good|very good|excellent|anfanger|grundkenntnisse|fortgeschritten|gut|sehr gut|experte|debutant|intermediaire|avance|basico|intermedio|avanzado|experto|base|avanzato|esperto|avancado|\d{1,3} ?%|\d{1,2} ?\/ ?(?:5|10|100)|\d{1,2}\+? (?:years?|yrs?))\)?$/i
const isLevel = ({ text }: Run) =>
  !/^\p{Lu}+$/u.test(text) && level.test(normalized(text, 'NFD').replace(/\p{M}/gu, ''))

function withoutLevels(line: Line): Line {
  const cells = line.cells.filter((run) => !isLevel(run))
  return cells.length === line.cells.length ? line : { ...line, cells, bold: cells.every(isBoldRun) }
}

function labelEnd(run: Run): { label: number; rest: number } | undefined {
  const match = labelPattern.exec(run.text)
  const label = match?.groups?.['label'] ?? ''
  if (match && !/https?$/.test(label)) return { label: label.length, rest: match[0].length }
  const bold = leadingBold(run)
  return bold > 0 && bold < run.text.length ? { label: bold, rest: bold } : undefined
}

/** A short cell, and a list beside it. */
const isLabelRow = ({ cells: [first, list, ...more] }: Line) =>
  first !== undefined &&
  list !== undefined &&
  more.length === 0 &&
  list.text.includes(',') &&
  !first.text.includes(',') &&
  first.text.split(' ').length < 5

function isLabelCell({ cells: [first, ...others], bold, bulletTextLeft }: Line, isTable: boolean): boolean {
  if (!first || first.text.includes(',')) return false
  if (others.length === 0) return bold && bulletTextLeft === null
  return others.length === 1 && others[0]!.text.includes(',') && (isBoldRun(first) || isTable)
}

/** How many characters at the start are bold, where the rest is a list that is not. */
function leadingBold(run: Run): number {
  const words = wordsOf(run)
  const count = words.findIndex(({ bold }) => !bold)
  if (count < 1 || count > 5) return 0
  const end = run.parts[count]?.at ?? 0
  return /,/.test(run.text.slice(end)) && !/,/.test(run.text.slice(0, end)) ? end : 0
}

/** Lines of a list with commas go on; lines without are items each. */
function itemsOf(lines: readonly Line[], texts: readonly Run[]): Run[] {
  const filled = texts.filter(({ text }) => text !== '')
  const lineOf = new Map(lines.flatMap((line) => line.words.map((word) => [word, line] as const)))
  const isCommaList = filled.some(({ text }) => /[,;|·•]/.test(withoutBrackets(text)))
  // "Skills" in the first cell of a row of them.
  const labels = new Set(
    lines.flatMap(({ cells: [first, ...others] }) =>
      first && others.length > 0 && aliasOf(first.text) === 'skills' ? [first.text] : [],
    ),
  )
  const paragraphs: Run[][] = []
  for (const run of filled) {
    const before = paragraphs.at(-1)?.at(-1)
    const isCut =
      before &&
      (isCommaList
        ? goesOn(before, run, { lines, lineOf })
        : isCutInside(before, run) || goesOnBelow(before, run, lineOf))
    if (isCut) paragraphs.at(-1)!.push(run)
    else paragraphs.push([run])
  }
  return paragraphs
    .map((runs) => joinLines(runs))
    .flatMap((run) => (isSentence(run) ? [run] : listItems(run)))
    .filter((run, index, all) => !remark.test(run.text) && !isLevelOf(all[index - 1], run) && !labels.has(run.text))
    .map(withoutLevel)
}

const minSentenceWords = 8
/** What is written out is one skill, however many commas it has: most of its words would be none. */
function isSentence({ text }: Run): boolean {
  if (/。/.test(text))
    return text.split(/[、，,。；]/).some((part) => (part.match(/\p{Script=Han}/gu) ?? []).length >= 8)
  const words = text.split(/\s+/).length
  const parts = text.split(/[,;|•]/).length
  return words >= minSentenceWords && /\p{Ll}{2}[.!]$|\)\.$/u.test(text) && parts * 5 < words
}

/** How well a language is spoken, beside it in a list of skills: it is none itself. */
const spokenLevel =
  /^(?:native(?: speaker| language)?|fluent|mother tongue|bilingual|conversational|working proficiency|elementary|muttersprach(?:e|lich)|flie(?:ß|ss)end|verhandlungssicher|langue maternelle|courant|bilingue|lu, écrit, parlé|madrelingua|lingua madre|nativo|lengua materna|fluido|fluente|língua materna|moedertaal|vloeiend|modersm[åa]l|flytande|flydende|flytende|język ojczysty|ojczysty|biegły|płynny|rodilý mluvčí|mateřský jazyk|plynně|ana dili?|родной|свободно|в совершенстве|продвинутый|средне-продвинутый|средний|начальный|элементарный|рідна|вільно|μητρική|母語|母语|ネイティブ|日常会話|ビジネスレベル|모국어|원어민|유창|اللغة الأم|שפת אם|[ABC][12])(?:\s*\(?[ABC][12]\)?)?$/iu
const isLanguage = ({ text }: Run) => languageNames.has(plainWords(text))
const isLevelOf = (before: Run | undefined, { text }: Run): boolean =>
  before !== undefined && spokenLevel.test(text.trim()) && (isLanguage(before) || spokenLevel.test(before.text.trim()))

/** "Forklift (9 years)", "Excel (advanced)". */
function withoutLevel(run: Run): Run {
  const parted = bracketAtEnd(run)
  return parted && isLevel(parted.inner) ? parted.before : run
}

/** "(*)[The scale is from 0 to 6 (expert)]". */
const remark = /^\(\*\)|^\*+\s*\p{Lu}.{30,}/u

/** In a bracket that is still open. */
const isCutInside = (before: Run, run: Run) => /\([^)]*$/.test(before.text) && /^[^(]*\)/.test(run.text)

/** A bullet's second line. */
function goesOnBelow(before: Run, run: Run, lineOf: ReadonlyMap<Word, Line>): boolean {
  const [line, next] = [before, run].map((each) => lineOf.get(each.parts[0]!.word))
  if (!line || !next || line === next || line.bulletTextLeft === null || line.cells.length > 1) return false
  return next.bulletTextLeft === null && next.left >= line.bulletTextLeft - 2
}

/** The item was divided by the line's end: the line is full, ends without a comma, and is no row of cells. */
function goesOn(
  before: Run,
  run: Run,
  { lines, lineOf }: { lines: readonly Line[]; lineOf: ReadonlyMap<Word, Line> },
): boolean {
  if (/[,;|·•]$/.test(before.text)) return true
  const [line, next] = [before, run].map((each) => lineOf.get(each.parts[0]!.word))
  if (!line || !next || line === next || next.bulletTextLeft !== null) return false
  if (line.cells.length > 1 && line.cells.at(-1)!.parts[0]?.word !== before.parts.at(-1)?.word && line.cells.length > 2)
    return false
  // A list of a line or two is no wider than its own longest line.
  const isParted = /\s[|·•∙⋅]\s/.test(before.text) && !before.text.includes(',')
  const widest = isParted ? Infinity : Math.max(...lines.map(({ right }) => right))
  const firstWord = next.words[0]!
  return (
    line.right + firstWord.width + line.size * 0.2 > Math.min(widest, line.columnRight) ||
    /\($|\([^)]*$/.test(before.text)
  )
}

/** "Label: a, b", as the form has a group. */
export const groupText = ({ label, items }: SkillGroup): Run =>
  label ? joinRuns([label, joinRuns(items, ', ')], ': ') : joinRuns(items, ', ')
