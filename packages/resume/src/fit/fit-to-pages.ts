// Fits a resume of the class to a number of pages by its options: closer lines, smaller margins, a smaller size; never
// less than can be read. What is written stays. Where that is not enough, the lines that say least are named, and the
// person decides.
import { lookOf, withOptions } from '../class-options.ts'
import { outlineOf } from '../outline/outline-of.ts'
import { estimatedPages } from './estimate-pages.ts'

/** How many pages a document makes; null where it does not compile. */
export type CountPages = (latex: string) => Promise<number | null>

export interface Fit {
  latex: string
  pages: number | null
  /** What was changed, in words, the gentlest first; empty where nothing was. */
  done: readonly string[]
  /** The options of the class that do it, for a text that was changed meanwhile. */
  options: Readonly<Record<string, string>>
  /** The hardest step, where none is enough: what it leaves beyond the pages has to go. Null where there is none. */
  tightest: string | null
  /** Lines that could go. */
  candidates: string[]
}

interface Step {
  /** At most these: what is smaller already stays. */
  sizePt?: number
  marginMm?: number
}

const steps: readonly Step[] = [{}, { marginMm: 15 }, { marginMm: 15, sizePt: 9.5 }, { marginMm: 12, sizePt: 9.5 }]

/**
 * The document after a step and what that changed, in words; null where it changes nothing, or the class is another.
 */
function taken(latex: string, { sizePt, marginMm }: Step): Omit<Tried, 'pages'> | null {
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
  return tried === null || words.length === 0 ? null : { latex: tried, options, words }
}

interface Tried {
  latex: string
  options: Record<string, string>
  words: readonly string[]
  /** How many pages it will make, about. */
  pages: number
}

/**
 * Each step that changes anything, the gentlest first. `pages`: what the document makes now, by which the estimate is
 * set right.
 */
function stepsOf(latex: string, pages: number): Tried[] {
  const own = estimatedPages(latex) ?? pages
  // What makes two pages fills more than one.
  const right = Math.min(pages, Math.max(pages - 1 + minOver, own)) / own
  const all = steps.flatMap((step) => taken(latex, step) ?? [])
  return all
    .filter((one, index) => all.findIndex(({ latex: tried }) => tried === one.latex) === index)
    .map((one) => ({ ...one, pages: (estimatedPages(one.latex) ?? pages) * right }))
}
const minOver = 0.01
/** The estimate is good to so much: beyond it no gentler step is compiled to be sure. */
const doubt = 0.05
/**
 * Compiles the document mostly two times, at most five: the gentlest step that promises to be enough is tried first.
 */
export async function fitToPages(latex: string, target: number, count: CountPages): Promise<Fit> {
  const pages = await count(latex)
  if (pages === null || pages <= target) return { latex, pages, ...nothingDone, candidates: [] }
  const all = stepsOf(latex, pages)
  const last = all.at(-1)
  const found = last ? await gentlest(all, target, count) : null
  if (found) return found
  return { latex, pages, ...nothingDone, tightest: last?.latex ?? null, candidates: leastInformative(latex) }
}

const nothingDone = { done: [], options: {}, tightest: null }

/** The first step that fits; a gentler one is compiled only where the estimate leaves it in doubt. */
async function gentlest(all: readonly Tried[], target: number, count: CountPages): Promise<Fit | null> {
  const made = async ({ latex, words, options }: Tried): Promise<Fit | null> => {
    const pages = await count(latex)
    return pages !== null && pages <= target
      ? { latex, pages, done: words, options, tightest: null, candidates: [] }
      : null
  }
  const promising = all.findIndex(({ pages }) => pages <= target)
  const start = promising < 0 ? all.length - 1 : promising
  let found = await made(all[start]!)
  if (!found) return firstOf(all.slice(start + 1), made)
  for (let at = start - 1; at >= 0 && all[at]!.pages <= target * (1 + doubt); at -= 1) {
    const gentler = await made(all[at]!)
    if (!gentler) return found
    found = gentler
  }
  return found
}

async function firstOf(all: readonly Tried[], made: (step: Tried) => Promise<Fit | null>): Promise<Fit | null> {
  for (const step of all) {
    const found = await made(step)
    if (found) return found
  }
  return null
}

/** Bullets of older jobs first; those with a number say more, and come last. */
function leastInformative(latex: string): string[] {
  const bullets = outlineOf(latex)
    .sections.filter(({ kind }) => kind === 'experience' || kind === 'projects' || kind === 'volunteering')
    .flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'bullet'))
    .map(({ text }) => text)
    .toReversed()
  return [...bullets.filter((text) => !/\d/.test(text)), ...bullets.filter((text) => /\d/.test(text))].slice(0, 3)
}
