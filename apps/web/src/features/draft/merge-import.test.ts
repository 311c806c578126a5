// What was typed is never lost or overwritten by what was read.
import { emptyResumeData, resumeData, type ResumeDataInput } from '@galley/contract/resume-data'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeImport, settleConflicts } from './merge-import.ts'

const form = (data: ResumeDataInput) => resumeData.parse(data)
const acme = { company: 'Acme', position: 'Engineer', startDate: '2020-01' }

describe('an import', () => {
  it('fills an empty form', () => {
    const theirs = form({ personalInfo: { name: 'Zoë' }, summary: 'S', skills: ['Go'], experience: [acme] })
    const { data, conflicts } = mergeImport(emptyResumeData(), theirs)
    expect(conflicts).toEqual([])
    expect(data).toMatchObject({ personalInfo: { name: 'Zoë' }, summary: 'S', skills: ['Go'], experience: [acme] })
    expect(data.experience[0]?.id).not.toBe('')
  })
  it('asks where both say something different, and keeps what was typed until then', () => {
    const mine = form({ personalInfo: { name: 'Zoë', email: 'new@example.org' }, summary: 'Mine' })
    const theirs = form({ personalInfo: { name: 'ZOË', email: 'old@example.org' }, summary: 'Theirs' })
    const { data, conflicts } = mergeImport(mine, theirs)
    expect(data).toEqual(mine)
    expect(conflicts).toEqual([
      { path: 'personalInfo.email', mine: 'new@example.org', theirs: 'old@example.org' },
      { path: 'summary', mine: 'Mine', theirs: 'Theirs' },
    ])
    expect(settleConflicts(data, conflicts.slice(0, 1))).toMatchObject({
      personalInfo: { name: 'Zoë', email: 'old@example.org' },
      summary: 'Mine',
    })
  })
  it('adds what a list does not have, and nothing twice', () => {
    const mine = form({ skills: ['Python', 'go'], experience: [{ ...acme, description: 'mine' }, {}] })
    const theirs = form({ skills: ['Go', 'SQL'], experience: [acme, { company: 'Beta' }] })
    const { data } = mergeImport(mine, theirs)
    expect(data.skills).toEqual(['Python', 'go', 'SQL'])
    expect(data.experience.map(({ company, description }) => [company, description])).toEqual([
      ['Acme', 'mine'],
      ['Beta', ''],
    ])
  })
  it('twice is the same as once', () => {
    const theirs = form({ personalInfo: { name: 'Zoë' }, skills: ['Go'], experience: [acme], languages: ['German'] })
    const once = mergeImport(emptyResumeData(), theirs).data
    expect(mergeImport(once, theirs)).toEqual({
      data: once,
      conflicts: [],
      placed: new Map(once.experience.map(({ id }) => ['experience.0', id])),
    })
  })
})

const text = fc.constantFrom('', 'a', 'b', ' A ')
const anyForm = fc
  .record({
    personalInfo: fc.record({ name: text, email: text }),
    summary: text,
    skills: fc.array(text, { maxLength: 3 }),
    experience: fc.array(fc.record({ company: text, position: text, description: text }), { maxLength: 3 }),
  })
  .map(form)

it('of anything loses nothing that was typed, and nothing that was read', () => {
  fc.assert(
    fc.property(anyForm, anyForm, (mine, theirs) => {
      const { data, conflicts } = mergeImport(mine, theirs)
      const all = JSON.stringify([data, conflicts]).toLowerCase()
      for (const word of [mine.summary, theirs.summary, ...mine.skills, ...theirs.skills])
        expect(all).toContain(JSON.stringify(word.trim().toLowerCase()).slice(1, -1))
      for (const field of ['name', 'email'] as const)
        if (mine.personalInfo[field].trim() !== '') expect(data.personalInfo[field]).toBe(mine.personalInfo[field])
      expect(data.experience.length).toBeGreaterThanOrEqual(
        mine.experience.filter(({ company, position, description }) => `${company}${position}${description}`.trim())
          .length,
      )
    }),
  )
})
