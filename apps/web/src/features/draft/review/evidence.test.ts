import { emptyResumeData, experienceItem } from '@galley/contract/resume-data'
import { describe, expect, it } from 'vitest'
import { evidenceOf, isDoubtful, keyOfName, nameOfKey } from './evidence.ts'

const box = (y: number) => ({ page: 0, x: 1, y, width: 10, height: 10 })
const placed = new Map([
  ['experience.0', 'a'],
  ['experience.1', 'b'],
])
const form = { ...emptyResumeData(), experience: ['x', 'b', 'a'].map((id) => ({ ...experienceItem.parse({}), id })) }

describe('evidence', () => {
  it('belongs to the field that the text went to', () => {
    const fields = [
      { path: 'personalInfo.name', confidence: 0.9, boxes: [box(1)] },
      { path: 'experience.1.company', confidence: 0.4, boxes: [box(2)] },
      { path: 'skills.0', confidence: 0.8, boxes: [box(3)] },
      { path: 'skills.1', confidence: 0.3, boxes: [box(4)] },
      { path: 'projects.0.name', confidence: 0.9, boxes: [box(5)] },
    ]
    expect(evidenceOf(fields, placed)).toEqual([
      { key: 'personalInfo.name', confidence: 0.9, boxes: [box(1)] },
      { key: 'experience/b/company', confidence: 0.4, boxes: [box(2)] },
      { key: 'skills', confidence: 0.3, boxes: [box(3), box(4)] },
    ])
    expect(evidenceOf(fields, placed).map(isDoubtful)).toEqual([false, true, true])
  })
  it.each([
    ['personalInfo.name', 'personalInfo.name'],
    ['summary', 'summary'],
    ['experience.2.company', 'experience/a/company'],
    ['experience.7.company', null],
    ['', null],
  ])('of the control %j is %j', (name, key) => {
    expect(keyOfName(name, form)).toBe(key)
    if (key !== null) expect(nameOfKey(key, form)).toBe(name)
  })
  it('of an entry that was taken out has no control', () =>
    expect(nameOfKey('experience/gone/company', form)).toBeNull())
})
