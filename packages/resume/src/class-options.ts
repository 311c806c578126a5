// The options of our own class in a document: what they are, what the theme makes of those that are not set, and how
// they are set.
import { themeDefaults } from './look-choices.ts'
import { lookup } from './text/lookup.ts'

export const classLine = /\\documentclass(?:\[([^[\]]{0,2000})\])?\{resume\}/
/** Other ways to write an option: they give way to what is set. */
const aliases = lookup<string>({
  a4paper: 'paper',
  letterpaper: 'paper',
  '10pt': 'size',
  '11pt': 'size',
  '12pt': 'size',
})

export interface Look {
  /** What the document sets itself. */
  own: Readonly<Record<string, string>>
  sizePt: number
  marginMm: number
  isTight: boolean
}

const optionsIn = (text: string) =>
  text
    .split(',')
    .map((option) => option.trim())
    .filter(Boolean)
/** The option that is set, by whichever of its names. */
export const nameOf = (option: string) => {
  const name = option.split('=')[0]!.trim()
  return aliases[name] ?? name
}

/** Null where it is of another class. */
export function lookOf(latex: string): Look | null {
  const found = classLine.exec(latex)
  if (!found) return null
  const own = Object.fromEntries(
    optionsIn(found[1] ?? '').map((option) => [
      nameOf(option),
      option.includes('=') ? option.slice(option.indexOf('=') + 1).trim() : option.replace('paper', ''),
    ]),
  )
  const { sizePt, marginMm } = themeDefaults[own.theme ?? 'classic'] ?? themeDefaults.classic!
  return {
    own,
    sizePt: lengthIn(own.size, { pt: 1, mm: 2.845 }) ?? sizePt,
    marginMm: lengthIn(own.margin, { mm: 1, cm: 10, in: 25.4, pt: 0.3515 }) ?? marginMm,
    isTight: own.density === 'tight',
  }
}

/** The theme that the class sets it in; null where it is of another class, or names no theme of ours. */
export function themeOf(latex: string): string | null {
  const look = lookOf(latex)
  if (!look) return null
  const theme = look.own.theme ?? 'classic'
  return themeDefaults[theme] ? theme : null
}

function lengthIn(text: string | undefined, units: Readonly<Record<string, number>>): number | null {
  const [, number, unit = ''] = /^([\d.]{1,8})\s?([a-z]{2})$/.exec(text ?? '') ?? []
  const factor = units[unit]
  return number === undefined || factor === undefined ? null : Number(number) * factor
}

/** The document with these options of the class beside or instead of its own; null where it is of another class. */
export function withOptions(latex: string, options: Readonly<Record<string, string>>): string | null {
  const found = classLine.exec(latex)
  if (!found) return null
  const own = optionsIn(found[1] ?? '').filter((option) => !Object.hasOwn(options, nameOf(option)))
  const all = [...own, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)]
  return (
    latex.slice(0, found.index) +
    `\\documentclass[${all.join(',')}]{resume}` +
    latex.slice(found.index + found[0].length)
  )
}
