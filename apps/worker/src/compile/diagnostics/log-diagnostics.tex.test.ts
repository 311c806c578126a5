// The diagnostics of documents with a mistake in them, by what the real pdflatex says of them; and that each offered
// fix works.
import { availableParallelism } from 'node:os'
import type { Diagnostic } from '@galley/contract/latex'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyFix } from '../testing/apply-fix.ts'
import { faultless, mistakes } from '../testing/erroneous-documents.ts'
import { diagnose } from '../testing/diagnose.ts'

/** Each of these documents once, as many at a time as there are cores. */
async function diagnoseAll(documents: Iterable<string>): Promise<Map<string, Diagnostic[]>> {
  const diagnosed = new Map<string, Diagnostic[]>()
  const queue = [...new Set(documents)]
  const work = async () => {
    for (let latex = queue.shift(); latex !== undefined; latex = queue.shift())
      diagnosed.set(latex, await diagnose(latex))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return diagnosed
}

let diagnosed = new Map<string, Diagnostic[]>()
beforeAll(async () => {
  diagnosed = await diagnoseAll([...mistakes.map(({ latex }) => latex), ...faultless.map(([, latex]) => latex)])
}, 120_000)
afterAll(() => diagnosed.clear())

describe('what a mistake is reported as', () => {
  it.each(mistakes)('$title', ({ latex, line, severity, message, hint, fixed }) => {
    const [first] = diagnosed.get(latex) ?? []
    expect(first).toMatchObject({ line, severity })
    expect(first?.message).toMatch(message)
    expect(first?.hint).toMatch(hint)
    if (fixed === null) expect(first?.fix).toBeUndefined()
    else expect(applyFix(latex, first?.fix)).toContain(fixed)
  })

  it.each(faultless)('says nothing about %s', (_title, latex) => expect(diagnosed.get(latex)).toEqual([]))

  it('knows at least forty', () => expect(mistakes.length).toBeGreaterThanOrEqual(40))
})

it('fixes by its edit what it is about, and makes no other error', async () => {
  const fixes = mistakes.filter(({ fixed }) => fixed !== null)
  const corrected = fixes.map(({ latex }) => applyFix(latex, diagnosed.get(latex)?.[0]?.fix))
  const after = await diagnoseAll(corrected)
  const left = fixes.flatMap(({ title }, index) => {
    const errors = (after.get(corrected[index] ?? '') ?? []).filter(({ severity }) => severity === 'error')
    return errors.map(({ line, message }) => `${title}: ${line} ${message}`)
  })
  expect(left).toEqual([])
}, 120_000)
