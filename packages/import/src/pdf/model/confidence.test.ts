import fc from 'fast-check'
import { confidenceFrom } from '@galley/contract/confidence'
import { describe, expect, it } from 'vitest'
import { pdfOf } from '../../testing/typeset.ts'
import { importResume } from '../import-resume.ts'
import type { KindWeights } from './confidence.ts'
import { likelihoodOf, sureLikelihood, weighedBy } from './confidence.ts'
import { fieldFeatureNames } from './field-features.ts'

const page = { lineOf: new Map(), margin: 1, sureness: -0.1 }
/** No feature counts but for the first, which is always there. */
const onlyAlways = (always: number): KindWeights =>
  ({ ...Object.fromEntries(fieldFeatureNames.map((name) => [name, 0])), always }) as KindWeights
const weighed = (always: number) =>
  weighedBy({ name: onlyAlways(always) }, page)(
    { text: 'Jo Vance', parts: [], confidence: 0.9 },
    'personalInfo.name',
    {},
  ).confidence

describe('confidence', () => {
  it('is at the form’s threshold where the likelihood is the one that counts as sure', () => {
    expect(weighed(Math.log(sureLikelihood / (1 - sureLikelihood)))).toBeCloseTo(confidenceFrom.sure, 6)
  })
  it('grows with the likelihood, and is never certain', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -20, max: 20, noNaN: true }),
        fc.double({ min: 0, max: 5, noNaN: true }),
        (low, more) => {
          const [one, other] = [weighed(low), weighed(low + more)]
          expect(one).toBeLessThanOrEqual(other)
          expect(one).toBeGreaterThan(0)
          expect(other).toBeLessThan(1)
        },
      ),
    )
  })
  it('is left as it is where nothing was learnt of a field', () => {
    const value = { text: 'x', parts: [], confidence: 0.7 }
    expect(weighedBy({ name: onlyAlways(0) }, page)(value, 'summary', {})).toBe(value)
  })
  it('has one weight for each feature', () => {
    const all = fieldFeatureNames.map(() => 1)
    const weights = Object.fromEntries(fieldFeatureNames.map((name) => [name, 1])) as KindWeights
    expect(likelihoodOf(all, weights)).toBeCloseTo(1 / (1 + Math.exp(-all.length)), 9)
  })
})

describe('a label', () => {
  it.each(['E-Mail', 'Email:', 'Phone', 'Mobile:', 'GPA: 4.00', 'Website'])('%s is no one’s name', (label) => {
    const { personalInfo } = importResume(
      pdfOf([
        { text: label, y: 40, size: 18, bold: true },
        { text: 'email@vance.example', x: 300, y: 40 },
        { text: 'EXPERIENCE', y: 100, bold: true },
      ]),
    ).data
    expect(personalInfo.name).toBe('')
  })
})
