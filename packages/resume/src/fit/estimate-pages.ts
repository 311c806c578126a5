// How many pages a document of our class will make, without compiling it: by its lines and by how much each theme sets
// on a page. Good to about five in a hundred (measured by compiling samples of every theme at several lengths and
// options).
import { outlineOf } from '../outline/outline-of.ts'
import { lookOf } from '../class-options.ts'
import { lookup } from '../text/lookup.ts'

const mmPerPt = 0.3515
/** Of the size: how wide a letter is, how high a line. */
const letterWidth = 0.46
const lineHeight = 1.25
/** What stands around headings and blocks, in lines. */
const aroundHeading = 2.2
const ofHeader = 3
const aroundEntry = 1
const aroundBlock = 0.12
const densities = lookup<number>({ tight: 0.92, airy: 1.1 })
/** What the sum comes to where a page is full: themes set headings, rails and margins of their own. */
const fullPage = lookup<number>({
  classic: 0.985,
  modern: 0.885,
  compact: 1.28,
  academic: 0.785,
  sidebar: 0.945,
  executive: 0.885,
  european: 0.825,
  graduate: 0.845,
  creative: 0.79,
  federal: 0.795,
  timeline: 0.915,
  swiss: 0.875,
})

/** Null where it is of another class. */
export function estimatedPages(latex: string): number | null {
  const look = lookOf(latex)
  if (!look) return null
  const page = look.own.paper === 'a4' ? { wide: 210, high: 297 } : { wide: 215.9, high: 279.4 }
  const perLine = (page.wide - 2 * look.marginMm) / (look.sizePt * mmPerPt * letterWidth)
  const line = look.sizePt * mmPerPt * lineHeight * (densities[look.own.density ?? ''] ?? 1)
  let lines = 0
  for (const { kind, blocks } of outlineOf(latex).sections) {
    lines += kind === 'header' ? ofHeader : aroundHeading
    if (kind === 'header') continue
    for (const block of blocks)
      lines += Math.ceil(block.text.length / perLine) + (block.kind === 'entry' ? aroundEntry : aroundBlock)
  }
  const full = fullPage[look.own.theme ?? 'classic'] ?? fullPage.classic!
  return (lines * line) / (page.high - 2 * look.marginMm) / full
}
