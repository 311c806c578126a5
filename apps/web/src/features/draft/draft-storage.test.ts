// @vitest-environment jsdom
import { emptyResumeData, resumeData } from '@galley/contract/resume-data'
import { beforeEach, describe, expect, it } from 'vitest'
import { clearDraft, loadDraft, saveDraft, type Draft } from './draft-storage.ts'
import { newItem } from './list-items.ts'

const draft = (): Draft => ({
  data: {
    ...emptyResumeData(),
    personalInfo: { ...emptyResumeData().personalInfo, name: 'Zoë O’Hara & Søn' },
    skills: ['C++', 'LaTeX'],
    experience: [{ ...newItem('experience'), company: 'Acme', current: true } as never],
  },
  jobDescription: 'Engineer {wanted}',
  sections: ['publications'],
})

beforeEach(() => localStorage.clear())

describe('a draft', () => {
  it('comes back as it was kept', () => {
    const kept = draft()
    saveDraft(localStorage, 'mara', kept)
    expect(loadDraft(localStorage, 'mara')).toEqual(kept)
  })

  it('is kept under the names that the specification gives', () => {
    saveDraft(localStorage, 'mara', draft())
    expect(JSON.parse(localStorage.getItem('resumeData')!).personalInfo.name).toBe('Zoë O’Hara & Søn')
    expect(localStorage.getItem('jobDescription')).toBe('Engineer {wanted}')
  })

  it('is not shown to somebody else who signs in here', () => {
    saveDraft(localStorage, 'mara', draft())
    expect(loadDraft(localStorage, 'sam')).toBeNull()
  })

  it('is gone once cleared', () => {
    saveDraft(localStorage, 'mara', draft())
    clearDraft(localStorage)
    expect(loadDraft(localStorage, 'mara')).toBeNull()
    expect(localStorage.length).toBe(0)
  })

  it('survives a storage that refuses to write', () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const full = { setItem }
    expect(() => saveDraft(full as unknown as Storage, 'mara', draft())).not.toThrow()
  })
})

describe('what cannot be a draft', () => {
  it.each(['', '{', 'null', '"text"', '7'])('%j is none', (stored) => {
    localStorage.setItem('resumeData', stored)
    expect(loadDraft(localStorage, 'mara')).toBeNull()
  })

  it('fields of another kind or name are left out, the rest is taken over, and the result can be sent', () => {
    const odd = {
      personalInfo: { name: 'Mara', phone: 7, __proto__: { admin: true }, extra: 'x' },
      skills: ['a', 2],
      languages: ['Swedish'],
      experience: [{ company: 'Acme', current: 'yes' }, null, 'text'],
      education: 'none',
      unknown: [],
    }
    localStorage.setItem('resumeData', JSON.stringify(odd))
    const restored = loadDraft(localStorage, 'mara')!.data
    expect(restored.personalInfo).toEqual({ ...emptyResumeData().personalInfo, name: 'Mara' })
    expect([restored.skills, restored.languages]).toEqual([[], ['Swedish']])
    expect(restored.experience.map(({ company, current }) => [company, current])).toEqual([
      ['Acme', false],
      ['', false],
      ['', false],
    ])
    expect(new Set(restored.experience.map(({ id }) => id)).size).toBe(3)
    expect(resumeData.safeParse(restored).success).toBe(true)
  })
})
