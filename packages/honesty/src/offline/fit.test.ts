// What is said of a resume that is to fit on fewer pages.
import { describe, expect, it } from 'vitest'
import { emptyResumeData } from '@galley/contract/resume-data'
import { answerOffline } from './answer-offline.ts'
import { callerOf, today } from './testing/callers.ts'
import { northwind } from './testing/documents.ts'

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
