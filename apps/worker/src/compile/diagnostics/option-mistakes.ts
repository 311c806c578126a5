// Options of our own class that it does not know, or that have a wrong value: which are valid, and the one that is
// meant where that is clear.
import { regexpLiteral } from '@galley/resume/text/regexp-literal'
import type { Diagnostic } from '@galley/contract/latex'
import { lookup } from '@galley/resume/text/lookup'
import type { ErrorContext, Explanation } from './diagnostic-rule.ts'
import { nearestWord } from './nearest-word.ts'
import type { SourceText } from './source-text.ts'
import { fixOf } from './text-fixes.ts'

export const listed = (values: readonly string[]) =>
  values.length < 3 ? values.join(' or ') : `${values.slice(0, -1).join(', ')}, or ${values.at(-1)}`

const namedIn = lookup<string>({
  theme: 'theme',
  font: 'font',
  accent: 'accent color',
  density: 'density',
  paper: 'paper size',
  size: 'text size',
  margin: 'margin',
})

/** What the class itself says of a wrong value, `Unknown theme 'moder'. Allowed: classic, modern`, for a person. */
export function lookForValue({ groups, source, line }: ErrorContext): Partial<Explanation> {
  const [option = '', value = '', allowed = ''] = groups
  const values = allowed.replace(/^a length such as /, '').split(/, (?:or )?/)
  const isLength = allowed.startsWith('a length')
  const valid = isLength ? `a length such as ${values.join(', ')}` : listed(values)
  const place = placeOf(source, option)
  const meant = isLength ? null : nearestWord(value.toLowerCase(), values)
  const fix = place && meant ? rewritten(source, place, { title: `Use ${meant}`, value: meant }) : undefined
  return {
    message: `“${value}” is not a valid ${namedIn[option] ?? option}`,
    hint: `Write ${option}= with ${valid}; until then, the default is used.`,
    line: place ? place.line + 1 : line,
    ...(fix && { fix }),
  }
}

/** Other programs' names for the options of the class. */
const otherNames = lookup<string>({
  template: 'theme',
  style: 'theme',
  color: 'accent',
  colour: 'accent',
  accentcolor: 'accent',
  fontsize: 'size',
  textsize: 'size',
  fontfamily: 'font',
  typeface: 'font',
  margins: 'margin',
  spacing: 'density',
  papersize: 'paper',
  language: 'lang',
})

/** Of a remark of the class about an option that it does not have; null for any other remark. */
export function diagnoseUnknownOption(remark: string, source: SourceText): Diagnostic | null {
  const [, name, list = ''] =
    /^Class resume Warning: Unknown option [`']([^']*)'\. Options: (.+?)(?: on input line \d+)?\.?$/.exec(remark) ?? []
  if (name === undefined) return null
  const options = list.split(', ')
  const place = placeOf(source, name)
  const meant = otherNames[name.toLowerCase()] ?? nearestWord(name.toLowerCase(), options)
  const isFree = meant !== null && options.includes(meant) && placeOf(source, meant) === null
  const fix = place?.value && isFree ? rewritten(source, place, { title: `Use ${meant}`, name: meant }) : undefined
  return {
    severity: 'warning',
    line: place && place.line + 1,
    message: `The class has no option “${name}”`,
    hint: `${isFree ? `Did you mean ${meant}? ` : ''}Its options are ${list.replace(/, (?=[^,]*$)/, ', and ')}.`,
    ...(fix && { fix }),
  }
}

interface OptionPlace {
  readonly line: number
  readonly column: number
  readonly name: string
  /** With the equals sign; empty where the option has none. */
  readonly value: string
}

/** Where an option of \documentclass stands. Null where it is not written by that name. */
export function placeOf(source: SourceText, option: string): OptionPlace | null {
  const first = source.code.findIndex((text) => text.includes('\\documentclass'))
  const last = source.code.findIndex((text, line) => line >= first && /\{resume\}/.test(text))
  if (first < 0 || last < 0) return null
  const written = new RegExp(`(?<=^\\s*|[[,]\\s*)(${regexpLiteral(option)})(\\s*=[^,\\]]*)?(?=\\s*(?:[,\\]]|$))`)
  for (let line = first; line <= last; line += 1) {
    const found = written.exec(source.code[line] ?? '')
    if (found) return { line, column: found.index, name: found[1]!, value: found[2]?.trimEnd() ?? '' }
  }
  return null
}

export const rewritten = (
  source: SourceText,
  { line, column, name, value }: OptionPlace,
  to: { title: string; name?: string; value?: string },
) =>
  fixOf(source, to.title, [
    {
      line,
      column,
      to: column + name.length + value.length,
      text: (to.name ?? name) + (to.value === undefined ? value : `=${to.value}`),
    },
  ])
