// The skills of a Europass form: a table of labels and values, in which languages, lists of skills and the driving
// licence stand below each other. Each goes where the form of ours has it.
import type { Line } from '../layout/layout.ts'
import { languageGrid } from '../vocabulary/language-names.ts'
import { skillLabelOf } from '../vocabulary/skill-labels.ts'
import type { SkillLabel } from '../vocabulary/skill-labels.ts'
import { plainWords } from '@galley/resume/text/plain-words'
import { lineWith } from '../layout/lines.ts'
import { slice, trimRun } from '../layout/positioned-text.ts'
import type { PdfSection } from './sections.ts'
import { withoutFirstCell } from './sections.ts'

/** Only a mother tongue or a table of languages says for sure that this is such a form. */
export const withSkillForms = (sections: readonly PdfSection[]): PdfSection[] =>
  sections.flatMap((section) => {
    const isForm = section.lines.some((line) => spokenLanguage(line) ?? motherTongue(line))
    if (!isForm) return [section]
    if (section.kind === 'languages') return [{ ...section, lines: languagesIn(section.lines) }]
    return section.kind === 'skills' ? partsOf(section) : [section]
  })

/** A label without a value heads a table. */
function labelOf({ cells: [first, ...others] }: Line): SkillLabel | undefined {
  const label = first && skillLabelOf(first.text)
  return others.length > 0 || label === 'languages' ? label : undefined
}

/** Beside its label, or after it and a colon: "Lingua madre: italiano". */
function motherTongue(line: Line): Line | undefined {
  if (labelOf(line) === 'motherTongue') return withoutFirstCell(line)
  const [first, ...others] = line.cells
  const colon = first?.text.indexOf(':') ?? -1
  const isLabelled = first && colon > 0 && skillLabelOf(first.text.slice(0, colon)) === 'motherTongue'
  return isLabelled ? lineWith(line, [trimRun(slice(first, colon + 1)), ...others]) : undefined
}

const languagesIn = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line) => {
    const language = spokenLanguage(line) ?? motherTongue(line)
    if (language) return [language]
    return isHeadOfGrid(line) ? [] : [labelOf(line) === 'languages' ? withoutFirstCell(line)! : line]
  })

function partsOf(section: PdfSection): PdfSection[] {
  const languages: Line[] = []
  const skills: Line[] = []
  const licences: PdfSection[] = []
  for (const line of section.lines) {
    const label = labelOf(line)
    const value = withoutFirstCell(line)
    const language = spokenLanguage(line) ?? motherTongue(line)
    if (language) languages.push(language)
    else if (isHeadOfGrid(line)) continue
    else if (label === 'languages') languages.push(value!)
    else if (label === 'skills' && value) skills.push(value)
    else if (label === 'licence' && value) licences.push({ kind: 'other', heading: line.cells[0]!, lines: [value] })
    else skills.push(line)
  }
  return [
    { ...section, lines: skills },
    ...(languages.length > 0 ? [{ kind: 'languages' as const, heading: null, lines: languages }] : []),
    ...licences,
  ]
}

const level = /^[ABC][12]\+?$/
/** "English | B1 | B2 | B1", in a table of what one can do in a language. */
function spokenLanguage(line: Line): Line | undefined {
  const [first, ...others] = line.cells
  const isRow = first && others.length > 1 && others.every(({ text }) => level.test(text))
  return isRow ? lineWith(line, [first]) : undefined
}

/** "Other languages | Understanding | Speaking", such a label alone, and the remark beneath. */
const isHeadOfGrid = ({ cells, text }: Line): boolean =>
  text.startsWith('(*)') ||
  cells.some((cell) => languageGrid.has(plainWords(cell.text))) ||
  (cells.length === 1 && skillLabelOf(cells[0]!.text) === 'languages')
