// Fitting compiles as little as it can: what is estimated is tried first, and what can't be enough not at all.
import { describe, expect, it } from 'vitest'
import { emptyResumeData } from '@galley/contract/resume-data'
import { sampleLatex } from '@galley/resume/sample-resume'
import { answerOffline } from './answer-offline.ts'
import { estimatedPages } from './look/estimate-pages.ts'
import { fit } from './look/fit.ts'
import { callerOf, today } from './testing/callers.ts'
import { northwind } from './testing/documents.ts'

const grown = (lines: number) => {
  const base = sampleLatex('classic')
  const at = base.lastIndexOf('\\end{bullets}')
  return `${base.slice(0, at)}${'  \\item Wrote the plan for the move of all stores to the new system.\n'.repeat(lines)}${base.slice(at)}`
}

/** A compiler that sets so much more on a page than is thought, and how often it was asked. */
async function fitted(lines: number, more: number) {
  let asked = 0
  const result = await fit(grown(lines), 1, async (latex) => {
    asked += 1
    return Math.ceil((estimatedPages(latex) ?? 0) / more)
  })
  return { ...result, asked }
}

const gentlest = ['closer lines', 'margins of 15 mm', 'a size of 9.5 pt', 'a size of 9 pt']

describe('fitting on one page', () => {
  it('compiles once where nothing is to be done, and where nothing can be enough', async () => {
    expect(await fitted(0, 1)).toMatchObject({ asked: 1, pages: 1, done: [] })
    expect(await fitted(60, 1)).toMatchObject({ asked: 1, pages: 3, done: [] })
  })

  it('compiles two or three times else, and takes a harder step only as there is more text', async () => {
    const found: number[] = []
    for (let lines = 4; lines < 20; lines += 1) {
      const { asked, done } = await fitted(lines, 1)
      expect(asked).toBeLessThanOrEqual(3)
      if (done[0] !== undefined) found.push(gentlest.findLastIndex((words) => done[0]?.includes(words)))
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
        expect(done.length === 1 || pages !== 1 || asked === 1).toBe(true)
      }
    },
  )

  it('leaves smaller margins and letters than it would set', async () => {
    const small = grown(30).replace('theme=classic', 'theme=classic,margin=12mm,size=9.2pt')
    const tried: string[] = []
    await fit(small, 1, async (latex) => tried.push(/\[(.*?)\]/.exec(latex)?.[1] ?? '') && 2)
    expect(tried.join('\n')).not.toMatch(/15mm|13mm|9\.5pt/)
  })
})

it('knows nothing of another class', () => expect(estimatedPages('\\documentclass{article}')).toBeNull())

describe('what is said of it', () => {
  const say = (message: string, pages: (latex: string) => number | null, latex = northwind) =>
    answerOffline(
      { intent: 'chat', message, latex, form: emptyResumeData(), jobDescription: '', today },
      callerOf(async (tried) => pages(tried)),
    )

  it('is the gentlest step that is enough', async () => {
    const answer = await say('fit it on one page', (tried) => (tried.includes('margin=15mm') ? 1 : 2))
    expect(answer.latex).toContain('\\documentclass[theme=classic,density=tight,margin=15mm]{resume}')
  })

  it.each([
    ['where nothing helps', 'shorten it to 1 page', northwind],
    [
      'where every line has a number',
      'fit it on one page',
      northwind.replaceAll(/\\item (.*)/g, '\\item $1 in 2 shops'),
    ],
  ])('is which lines could go, free of charge, and none is cut: %s', async (_what, message, latex) =>
    expect(await say(message, () => 2, latex)).toMatchObject({
      latex: null,
      isRefusal: true,
      message: expect.stringContaining('Which may go?'),
    }),
  )

  it('is that it fits already', async () =>
    expect(await say('fit on two pages', () => 1)).toMatchObject({
      latex: null,
      isRefusal: true,
      message: expect.stringContaining('It fits already'),
    }))

  it('is that it does not compile', async () => expect((await say('fit on one page', () => null)).isRefusal).toBe(true))
})
