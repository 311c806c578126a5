// Fitting compiles as little as it can: what is estimated is tried first, and what can't be enough not at all.
import { describe, expect, it } from 'vitest'
import { withOptions } from '../class-options.ts'
import { sampleLatex } from '../sample-resume.ts'
import { estimatedPages } from './estimate-pages.ts'
import { fitToPages } from './fit-to-pages.ts'

const grown = (lines: number) => {
  const base = sampleLatex('classic')
  const at = base.lastIndexOf('\\end{bullets}')
  return `${base.slice(0, at)}${'  \\item Wrote the plan for the move of all stores to the new system.\n'.repeat(lines)}${base.slice(at)}`
}

/** A compiler that sets so much more on a page than is thought, and how often it was asked. */
async function fitted(lines: number, more: number) {
  let asked = 0
  const result = await fitToPages(grown(lines), 1, async (latex) => {
    asked += 1
    return Math.ceil((estimatedPages(latex) ?? 0) / more)
  })
  return { ...result, asked }
}

const gentlest = ['closer lines', 'margins of 15 mm', 'a size of 9.5 pt', 'margins of 12 mm']

describe('fitting on one page', () => {
  it('compiles once where nothing is to be done, and twice where nothing can be enough', async () => {
    expect(await fitted(0, 1)).toMatchObject({ asked: 1, pages: 1, done: [] })
    expect(await fitted(60, 1)).toMatchObject({ asked: 2, pages: 3, done: [] })
  })

  it('tries the hardest step also where the estimate is far from what is set, as with columns of skills', async () => {
    const latex = grown(60)
    const { done } = await fitToPages(latex, 1, async (tried) => (tried.includes('size=9.5pt') ? 1 : 2))
    expect(done).toContain('a size of 9.5 pt')
  })

  it('compiles two or three times else, and takes a harder step only as there is more text', async () => {
    const found: number[] = []
    for (let lines = 4; lines < 20; lines += 1) {
      const { asked, done } = await fitted(lines, 1)
      expect(asked).toBeLessThanOrEqual(3)
      if (done.length > 0) found.push(gentlest.findLastIndex((words) => done.includes(words)))
    }
    expect(found).toEqual(found.toSorted((a, b) => a - b))
    expect(new Set(found).size).toBeGreaterThanOrEqual(3)
  })

  it.each([0.9, 0.95, 1.05, 1.1])(
    'finds a step where a page holds %f of what is thought, in five at most',
    async (more) => {
      for (const lines of [6, 8, 10, 12]) {
        const { asked, done, pages } = await fitted(lines, more)
        expect(asked).toBeLessThanOrEqual(5)
        expect(done.length > 0 || pages !== 1 || asked === 1).toBe(true)
      }
    },
  )

  it('leaves smaller margins and letters than it would set', async () => {
    const small = grown(30).replace('theme=classic', 'theme=classic,margin=11mm,size=9.2pt')
    const tried: string[] = []
    await fitToPages(small, 1, async (latex) => tried.push(/\[(.*?)\]/.exec(latex)?.[1] ?? '') && 2)
    expect(tried.join('\n')).not.toMatch(/15mm|12mm|9\.5pt/)
  })
})

it('knows nothing of another class', () => expect(estimatedPages('\\documentclass{article}')).toBeNull())

it('says by which options, for a text that was changed meanwhile', async () => {
  const latex = grown(6)
  const { latex: fitted, options } = await fitToPages(latex, 1, async (tried) => (tried === latex ? 2 : 1))
  expect(withOptions(latex, options)).toBe(fitted)
})

it('where no step is enough, has the hardest one for a look at what is too much', async () => {
  const { done, tightest } = await fitToPages(grown(10), 1, async () => 2)
  expect(done).toEqual([])
  expect(tightest).toMatch(/density=tight,margin=12mm,size=9\.5pt/)
})
