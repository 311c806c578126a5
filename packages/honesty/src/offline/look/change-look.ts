// Sets the options of the class that a message wishes for, all at once; says which it could not.
import { accents, themes } from '@galley/resume/look-choices'
import type { LookWish } from '../commands/command.ts'
import type { Edited } from '../edits/edited.ts'
import { lookOf, withOptions } from '@galley/resume/class-options'
import { listed } from '../edits/listed.ts'
import { lookup } from '@galley/resume/text/lookup'

const fontNames = lookup<string>({
  lm: 'Latin Modern',
  lmsans: 'Latin Modern Sans',
  pagella: 'Palatino (Pagella)',
  termes: 'Times (Termes)',
  schola: 'Century Schoolbook (Schola)',
  bonum: 'Bookman (Bonum)',
  heros: 'Helvetica (Heros)',
  adventor: 'Avant Garde (Adventor)',
})

export const whatLooks = `There are the themes ${listed(themes)}, the colours ${listed(accents)} or a code such as #7a1f2b, and the fonts Palatino, Times, Helvetica, Century Schoolbook, Bookman, Avant Garde and Latin Modern. Size, margins, spacing and paper can be set, too. Say: “make it navy” or “use the modern theme”.`

const minPt = 9
const maxPt = 12
const stepPt = 0.5
const minMm = 10
const maxMm = 30
const stepMm = 2

interface Set {
  name: string
  value: string
  words: string
}

/** `problem` where nothing of it can be done, or all of it is so already. */
export function changeLook(latex: string, wishes: readonly LookWish[]): Edited {
  const look = lookOf(latex)
  if (!look)
    return {
      problem: 'Themes, colours and sizes can be changed in documents of Galley’s own class; this one has another.',
    }
  const sets: Set[] = []
  const problems: string[] = []
  for (const wish of wishes) {
    const set = setOf(wish, look)
    if (typeof set === 'string') problems.push(set)
    else sets.push(set)
  }
  const fresh = sets.filter(({ name, value }) => look.own[name] !== value)
  const old = sets.filter((set) => !fresh.includes(set))
  if (old.length > 0) problems.push(`Your resume has ${listed(old.map(({ words }) => words))} already.`)
  const changed = withOptions(latex, Object.fromEntries(fresh.map(({ name, value }) => [name, value])))
  if (fresh.length === 0 || changed === null) return { problem: problems.join(' ') }
  return {
    latex: changed,
    said: [`I set ${listed(fresh.map(({ words }) => words))}.`, ...problems, 'Nothing else has changed.'].join(' '),
  }
}

/** The option and its value, or why not. */
function setOf(wish: LookWish, look: NonNullable<ReturnType<typeof lookOf>>): Set | string {
  if ('unknown' in wish)
    return wish.option === 'accent'
      ? `I have no ${wish.unknown}. There are ${listed(accents)}, or a code such as #7a1f2b.`
      : `I have no ${wish.unknown}. There are Palatino, Times, Helvetica, Century Schoolbook, Bookman, Avant Garde and Latin Modern.`
  if ('by' in wish) return wish.option === 'size' ? resized(look.sizePt, wish.by) : remargined(look.marginMm, wish.by)
  const { option: name, value } = wish
  if (name === 'size' && !isBetween(Number.parseFloat(value), minPt, maxPt))
    return `A size of ${minPt} to ${maxPt} pt can be read and fits; ${value} does not.`
  if (name === 'margin' && !isBetween(inMm(value), minMm, maxMm))
    return `Margins of ${minMm} to ${maxMm} mm can be printed; ${value} can’t.`
  const words: Readonly<Record<typeof name, string>> = {
    theme: `the ${value} theme`,
    accent: `the colour ${/^[0-9A-F]{6}$/.test(value) ? `#${value}` : value}`,
    font: `the font ${fontNames[value] ?? value}`,
    density: value === 'tight' ? 'closer lines' : 'more space between lines',
    paper: value === 'a4' ? 'A4 paper' : 'US letter paper',
    size: `a font size of ${value.replace('pt', ' pt')}`,
    margin: `margins of ${value.replace(/(?=[a-z])/, ' ')}`,
  }
  return { name, value, words: words[name] }
}

const isBetween = (value: number, least: number, most: number) => value >= least && value <= most
const perUnit = lookup<number>({ mm: 1, cm: 10, in: 25.4 })
const inMm = (length: string) => Number.parseFloat(length) * (perUnit[length.replaceAll(/[\d.]/g, '')] ?? 1)

function resized(now: number, by: 1 | -1): Set | string {
  const size = Math.min(maxPt, Math.max(minPt, Math.round((now + by * stepPt) * 10) / 10))
  if ((size - now) * by <= 0) return `The font is as ${by > 0 ? 'large' : 'small'} as a resume can have it: ${now} pt.`
  return { name: 'size', value: `${size}pt`, words: `a font size of ${size} pt` }
}

function remargined(now: number, by: 1 | -1): Set | string {
  const margin = Math.min(maxMm, Math.max(minMm, Math.round(now + by * stepMm)))
  if ((margin - now) * by <= 0) return `The margins are as ${by > 0 ? 'wide' : 'narrow'} as they can be: ${now} mm.`
  return { name: 'margin', value: `${margin}mm`, words: `margins of ${margin} mm` }
}
