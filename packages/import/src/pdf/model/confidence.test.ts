import fc from 'fast-check'
import { confidenceFrom } from '@galley/contract/confidence'
import { describe, expect, it } from 'vitest'
import { pdfOf } from '../../testing/typeset.ts'
import { importResume } from '../import-resume.ts'
import { cellsOf } from '../layout/cells.ts'
import type { LineRole } from '../layout/layout.ts'
import { linesOf } from '../layout/lines.ts'
import { runOf } from '../layout/positioned-text.ts'
import { wordsIn } from '../layout/words.ts'
import { found } from '../sections/draft.ts'
import type { KindWeights } from './confidence.ts'
import { likelihoodOf, sureLikelihood, weighedBy } from './confidence.ts'
import { fieldFeatureNames, fieldFeatures, fieldFeatureSigns, weighedKinds } from './field-features.ts'
import type { PageView } from './field-features.ts'
import { learntFields } from './read-lines.ts'

const page: PageView = { lineOf: new Map(), margin: 1, sureness: -0.1, isByRules: () => false }
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

/** Of a field of a kind, in a line of which the model is so sure. */
function learntConfidence(seen: {
  rules?: number
  sureness?: number
  role?: LineRole
  text?: string
  found?: boolean
}) {
  const { rules = 0.7, sureness = 0.8, role = 'header', text = 'Globex', found: isByRules = false } = seen
  const [word] = wordsIn(pdfOf([{ text, y: 40 }]))
  const [line] = linesOf(cellsOf([word!]))
  const view: PageView = {
    lineOf: new Map([[word!.id, { ...line!, role, roleSureness: sureness }]]),
    margin: 1,
    sureness: Math.log(sureness),
    isByRules: () => isByRules,
  }
  const value = found(runOf([word!]), rules, text)!
  return Object.keys(paths).map(
    (kind) => weighedBy(learntFields, view)(value, paths[kind as keyof typeof paths], { company: value }).confidence,
  )
}
const paths = {
  company: 'experience.0.company',
  position: 'experience.0.position',
  institution: 'education.0.institution',
  name: 'personalInfo.name',
  email: 'personalInfo.email',
  skill: 'skills.0',
} as const
const areAtLeast = (more: readonly number[], less: readonly number[]) => more.every((each, at) => each >= less[at]!)

describe('what was learnt', () => {
  it('says nothing against its sign', () => {
    expect(Object.keys(learntFields).length).toBeGreaterThan(4)
    for (const kind of weighedKinds)
      for (const name of fieldFeatureNames) {
        const weight = learntFields[kind]?.[name] ?? 0
        if (fieldFeatureSigns[name] === 'for') expect(weight, `${kind} ${name}`).toBeGreaterThanOrEqual(0)
        if (fieldFeatureSigns[name] === 'against') expect(weight, `${kind} ${name}`).toBeLessThanOrEqual(0)
      }
  })
  it('is never less sure of what more speaks for', () => {
    expect(areAtLeast(learntConfidence({ rules: 0.9 }), learntConfidence({ rules: 0.3 }))).toBe(true)
    expect(areAtLeast(learntConfidence({ sureness: 0.99 }), learntConfidence({ sureness: 0.3 }))).toBe(true)
    expect(areAtLeast(learntConfidence({}), learntConfidence({ text: 'Globex [1] |' }))).toBe(true)
    expect(areAtLeast(learntConfidence({ found: true }), learntConfidence({}))).toBe(true)
    const header = learntConfidence({ role: 'header' }).slice(0, 3)
    expect(areAtLeast(header, learntConfidence({ role: 'bullet' }).slice(0, 3))).toBe(true)
  })
  it('does not say of a person how the page is divided', () => {
    const value = { text: 'Jo Vance', parts: [], confidence: 0.9 }
    const at = (margin: number, kind: 'name' | 'company') =>
      fieldFeatures(value, kind, { holder: {}, page: { ...page, margin } })
    expect(at(0, 'name')).toEqual(at(3, 'name'))
    expect(at(0, 'company')).not.toEqual(at(3, 'company'))
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
