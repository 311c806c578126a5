// @vitest-environment jsdom
import { emptyResumeData, resumeData } from '@galley/contract/resume-data'
import { beforeEach, describe, expect, it } from 'vitest'
import { clearDraft, loadDraft, saveDraft, type FormDraft } from './draft-storage.ts'
import { newItem } from './list-items.ts'

const draft = (): FormDraft => ({
  data: {
    ...emptyResumeData(),
    personalInfo: { ...emptyResumeData().personalInfo, name: 'Zoë O’Hara & Søn' },
    skills: ['C++', 'LaTeX'],
    experience: [{ ...newItem('experience'), company: 'Acme', current: true } as never],
  },
  jobDescription: 'Engineer {wanted}',
  sections: ['publications'],
  unread: [{ text: '– Oslo', reason: 'unplaced', isPlaced: true }],
  isImported: true,
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
    clearDraft(localStorage, 'mara')
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

describe('two people at one browser', () => {
  const named = (name: string): FormDraft => {
    const { data, ...rest } = draft()
    return { ...rest, data: { ...data, personalInfo: { ...data.personalInfo, name } }, jobDescription: `for ${name}` }
  }
  const anna = named('Anna')
  const bert = named('Bert')
  const nameIn = (key: string) =>
    (JSON.parse(localStorage.getItem(key) ?? '{}') as { personalInfo?: { name: string } }).personalInfo?.name

  it('each find their own draft again, whole, however often they take turns', () => {
    saveDraft(localStorage, 'anna', anna)
    saveDraft(localStorage, 'bert', bert)
    for (const user of ['anna', 'bert', 'anna', 'bert'])
      expect(loadDraft(localStorage, user)).toEqual(user === 'anna' ? anna : bert)
  })

  it('holds under the specified keys only the current user', () => {
    saveDraft(localStorage, 'anna', anna)
    expect(loadDraft(localStorage, 'bert')).toBeNull()
    expect([localStorage.getItem('resumeData'), localStorage.getItem('jobDescription')]).toEqual([null, null])
    saveDraft(localStorage, 'bert', bert)
    expect(nameIn('resumeData')).toBe('Bert')
    loadDraft(localStorage, 'anna')
    expect([nameIn('resumeData'), localStorage.getItem('jobDescription')]).toEqual(['Anna', 'for Anna'])
    expect(localStorage.getItem('resumeData:anna')).toBeNull()
  })

  it('lose nothing when the other one’s resume is made', () => {
    saveDraft(localStorage, 'anna', anna)
    saveDraft(localStorage, 'bert', bert)
    clearDraft(localStorage, 'bert')
    expect(loadDraft(localStorage, 'bert')).toBeNull()
    expect(loadDraft(localStorage, 'anna')).toEqual(anna)
    loadDraft(localStorage, 'bert')
    clearDraft(localStorage, 'bert')
    expect(loadDraft(localStorage, 'anna')).toEqual(anna)
  })

  it('do not bring back a draft of which the resume was made', () => {
    saveDraft(localStorage, 'anna', anna)
    loadDraft(localStorage, 'bert')
    loadDraft(localStorage, 'anna')
    clearDraft(localStorage, 'anna')
    expect(loadDraft(localStorage, 'anna')).toBeNull()
  })

  describe('with a storage that refuses its nth write', () => {
    /** The real storage, but for a write that finds no room; all that follow find none either. */
    const fullAfter = (writes: number): Storage => {
      let left = writes
      return {
        getItem: (key: string) => localStorage.getItem(key),
        removeItem: (key: string) => localStorage.removeItem(key),
        setItem: (key: string, text: string) => {
          if (left-- <= 0) throw new DOMException('full', 'QuotaExceededError')
          localStorage.setItem(key, text)
        },
      } as unknown as Storage
    }
    const isOf = (name: string, found: FormDraft | null) =>
      found === null ||
      JSON.stringify(found)
        .replaceAll(name, '')
        .match(/Anna|Bert/) === null

    it.each([0, 1, 2, 3, 4, 5, 6, 7])('%i: nobody gets the other’s text, and Anna loses none of hers', (writes) => {
      saveDraft(localStorage, 'anna', anna)
      saveDraft(fullAfter(writes), 'bert', bert)
      expect(isOf('Bert', loadDraft(localStorage, 'bert'))).toBe(true)
      expect(loadDraft(localStorage, 'anna')).toEqual(anna)
    })

    it.each([0, 1, 2, 3, 4, 5, 6, 7])('%i while taking turns: both are still there, whole', (writes) => {
      saveDraft(localStorage, 'anna', anna)
      saveDraft(localStorage, 'bert', bert)
      expect(loadDraft(fullAfter(writes), 'anna')).toEqual(anna)
      expect(loadDraft(localStorage, 'bert')).toEqual(bert)
      expect(loadDraft(localStorage, 'anna')).toEqual(anna)
    })
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
