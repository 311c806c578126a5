// Fits a resume of the class to a number of pages by its options: closer lines, smaller margins, a smaller size; never less than
// can be read. What is written stays. Where that is not enough, the lines that say least are named, and the person decides.
import { outlineOf } from '../outline/outline-of.ts'

/** How many pages a document makes; null where it does not compile. */
export type CountPages = (latex: string) => Promise<number | null>

export interface Fit {
  latex: string
  pages: number | null
  /** In words. */
  done: string[]
  /** Lines that could go. */
  candidates: string[]
}

const steps: readonly { options: Readonly<Record<string, string>>; words: string }[] = [
  { options: { density: 'tight' }, words: 'closer lines' },
  { options: { density: 'tight', margin: '15mm' }, words: 'closer lines and margins of 15 mm' },
  {
    options: { density: 'tight', margin: '15mm', size: '9.5pt' },
    words: 'closer lines, margins of 15 mm and a size of 9.5 pt',
  },
  {
    options: { density: 'tight', margin: '13mm', size: '9pt' },
    words: 'closer lines, margins of 13 mm and a size of 9 pt',
  },
]

const classLine = /\\documentclass(?:\[([^\]]{0,2000})\])?\{resume\}/

/** The document with these options of the class beside or instead of its own; null where it is of another class. */
export function withOptions(latex: string, options: Readonly<Record<string, string>>): string | null {
  const found = classLine.exec(latex)
  if (!found) return null
  const own = (found[1] ?? '')
    .split(',')
    .map((option) => option.trim())
    .filter((option) => option !== '' && !Object.hasOwn(options, option.split('=')[0]!.trim()))
  const all = [...own, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)]
  return (
    latex.slice(0, found.index) +
    `\\documentclass[${all.join(',')}]{resume}` +
    latex.slice(found.index + found[0].length)
  )
}

/** Compiles the document up to five times. */
export async function fit(latex: string, target: number, count: CountPages): Promise<Fit> {
  const pages = await count(latex)
  if (pages === null || pages <= target) return { latex, pages, done: [], candidates: [] }
  for (const { options, words } of steps) {
    const tried = withOptions(latex, options)
    const made = tried === null ? null : await count(tried)
    if (tried !== null && made !== null && made <= target)
      return { latex: tried, pages: made, done: [words], candidates: [] }
  }
  return { latex, pages, done: [], candidates: leastTelling(latex) }
}

/** Bullets without a number, of older jobs first. */
function leastTelling(latex: string): string[] {
  return outlineOf(latex)
    .sections.filter(({ kind }) => kind === 'experience' || kind === 'projects')
    .flatMap(({ blocks }) => blocks.filter(({ kind, text }) => kind === 'bullet' && !/\d/.test(text)))
    .map(({ text }) => text)
    .toReversed()
    .slice(0, 3)
}
