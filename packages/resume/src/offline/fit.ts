// Fits a resume of the class to a number of pages by its options: closer lines, smaller margins, a smaller size; never less than
// can be read. What is written stays. Where that is not enough, the lines that say least are named, and the person decides.
import { outlineOf } from '../outline/outline-of.ts'
import { lookOf, withOptions } from './class-options.ts'
import { listed } from './listed.ts'

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

interface Step {
  /** At most these: what is smaller already stays. */
  sizePt?: number
  marginMm?: number
}

const steps: readonly Step[] = [{}, { marginMm: 15 }, { marginMm: 15, sizePt: 9.5 }, { marginMm: 13, sizePt: 9 }]

/** The document after a step and what that changed, in words; null where it changes nothing, or the class is another. */
function taken(latex: string, { sizePt, marginMm }: Step): { latex: string; words: string } | null {
  const look = lookOf(latex)
  if (!look) return null
  const options: Record<string, string> = {}
  const words: string[] = []
  if (!look.isTight) {
    options.density = 'tight'
    words.push('closer lines')
  }
  if (marginMm !== undefined && look.marginMm > marginMm) {
    options.margin = `${marginMm}mm`
    words.push(`margins of ${marginMm} mm`)
  }
  if (sizePt !== undefined && look.sizePt > sizePt) {
    options.size = `${sizePt}pt`
    words.push(`a size of ${sizePt} pt`)
  }
  const tried = withOptions(latex, options)
  return tried === null || words.length === 0 ? null : { latex: tried, words: listed(words) }
}

/** Each step that changes anything, the gentlest first. */
function stepsOf(latex: string): { latex: string; words: string; share: number }[] {
  const own = shareOf(latex)
  const all = steps.flatMap((step) => taken(latex, step) ?? [])
  return all
    .filter((one, index) => all.findIndex(({ latex: tried }) => tried === one.latex) === index)
    .map((one) => ({ ...one, share: shareOf(one.latex) / own }))
}

/** How much of a page the same text takes with these options, beside other options: letters are as high as they are wide. */
function shareOf(latex: string): number {
  const look = lookOf(latex)
  if (!look) return 1
  const page = look.own.paper === 'a4' ? { wide: 210, high: 297 } : { wide: 215.9, high: 279.4 }
  const area = (page.wide - 2 * look.marginMm) * (page.high - 2 * look.marginMm)
  return (look.sizePt ** 2 * (look.isTight ? 0.92 : look.own.density === 'airy' ? 1.1 : 1)) / area
}
/** Ends of lines and headings do not shrink with the letters: so much better may a step be than its share. */
const luck = 0.93

/** Compiles the document at most five times, mostly two or three: a step that can't be enough is not tried. */
export async function fit(latex: string, target: number, count: CountPages): Promise<Fit> {
  const pages = await count(latex)
  if (pages === null || pages <= target) return { latex, pages, done: [], candidates: [] }
  // The text fills more than all its pages but the last.
  const isHopeless = ({ share }: { share: number }) => (pages - 1) * share * luck > target
  for (const { latex: tried, words } of stepsOf(latex).filter((step) => !isHopeless(step))) {
    const made = await count(tried)
    if (made !== null && made <= target) return { latex: tried, pages: made, done: [words], candidates: [] }
  }
  return { latex, pages, done: [], candidates: leastTelling(latex) }
}

/** Bullets of older jobs first; those with a number say more, and come last. */
function leastTelling(latex: string): string[] {
  const bullets = outlineOf(latex)
    .sections.filter(({ kind }) => kind === 'experience' || kind === 'projects' || kind === 'volunteering')
    .flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'bullet'))
    .map(({ text }) => text)
    .toReversed()
  return [...bullets.filter((text) => !/\d/.test(text)), ...bullets.filter((text) => /\d/.test(text))].slice(0, 3)
}
