// What the templates look like changes on purpose only: `npm run looks` draws them again.
import { describe, expect, it } from 'vitest'
import { renderResume } from '@galley/resume/render-resume'
import { sampleLatex, sampleResume } from '@galley/resume/sample-resume'
import { templates } from '@galley/resume/templates'
import { differenceOf, drawnLook, keptLook } from './looks.ts'

/** What another release of a typeface may move. */
const maxDifference = 12

describe('the templates', () => {
  it.each(templates)('$id looks as it did', async ({ id }) => {
    expect(differenceOf(await drawnLook(sampleLatex(id)), keptLook(id))).toBeLessThan(maxDifference)
  })
  it('look different, each from each other, with the same resume', async () => {
    const resume = sampleResume('classic')
    const looks: { id: string; look: Awaited<ReturnType<typeof drawnLook>> }[] = []
    for (const template of templates) {
      const { id, classOptions } = template
      const onLetter = { ...template, classOptions: classOptions.replace(',paper=a4', '') }
      looks.push({ id, look: await drawnLook(renderResume(resume, onLetter)) })
    }
    const alike = looks.flatMap(({ id, look }, index) =>
      looks
        .slice(0, index)
        .filter((other) => differenceOf(look, other.look) < 2 * maxDifference)
        .map((other) => `${id} and ${other.id}`),
    )
    expect(alike).toEqual([])
  })
  it('are compared by what is seen: a word more is a difference', async () => {
    const latex = sampleLatex('swiss')
    const more = latex.replace(
      '\\section{Experience}',
      'One more line of text in the summary.\n\n\\section{Experience}',
    )
    expect(more).not.toBe(latex)
    expect(differenceOf(await drawnLook(more), keptLook('swiss'))).toBeGreaterThan(maxDifference)
  })
})
