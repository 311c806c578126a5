import { describe, expect, it } from 'vitest'
import { plainWords } from '../text/plain-words.ts'
import { aliasOf, kindOfHeading } from './heading-kind.ts'
import { headingWords } from './heading-words.ts'
import { moreHeadingWords } from './more-heading-words.ts'

describe('a heading', () => {
  it.each([
    ['Voluntary work', 'volunteering'],
    ['Education & training', 'education'],
    ['edu cation', 'education'],
    ['E D U CAT I O N', 'education'],
    ['Projects Experience', 'projects'],
    ['Client Project', 'projects'],
    ['Volunteer Projects', 'volunteering'],
    ['Community service projects', 'volunteering'],
    ['Publications & client projects', 'publications'],
    ['Articles and Projects', 'publications'],
    ['Education Projects', 'education'],
    ['Coursework project', 'education'],
    ['Newspaper articles', 'publications'],
    ['Conference Proceedings', 'publications'],
    ['Training & Education', 'education'],
    ['Work & Internships', 'experience'],
    ['Doświadczenie zawodowe', 'experience'],
    ['DOŚWIADCZENIE', 'experience'],
    ['Wykształcenie', 'education'],
    ['Umiejętności', 'skills'],
    ['Języki obce', 'languages'],
    ['Zainteresowania', 'hobbies'],
    ['Szkolenia i certyfikaty', 'certifications'],
    ['Pracovní zkušenosti', 'experience'],
    ['Vzdělání', 'education'],
    ['Vzdělání a kurzy', 'education'],
    ['Jazykové znalosti', 'languages'],
    ['Dovednosti', 'skills'],
    ['Kokemus', 'experience'],
    ['Työkokemus', 'experience'],
    ['Koulutus ja kurssit', 'education'],
    ['Arbetslivserfarenhet', 'experience'],
    ['Utbildning', 'education'],
    ['Språk', 'languages'],
    ['Erhvervserfaring', 'experience'],
    ['Nøkkelkompetanse', 'skills'],
    ['Werkervaring', 'experience'],
    ['Talen', 'languages'],
    ['Tapasztalat', 'experience'],
    ['Tanulmányok', 'education'],
    ['Experiență profesională', 'experience'],
    ['Опыт работы', 'experience'],
    ['Ключевые навыки', 'skills'],
    ['Освіта', 'education'],
    ['Εκπαίδευση', 'education'],
    ['EĞİTİM', 'education'],
    ['Yabancı Diller', 'languages'],
    ['工作经历', 'experience'],
    ['学歴', 'education'],
    ['免許・資格', 'certifications'],
    ['プロジェクト', 'projects'],
  ])('%s opens %s', (heading, kind) => {
    expect(kindOfHeading(heading)).toBe(kind)
  })

  it.each([
    ['Ostatnie doświadczenie w branży', 'experience'],
    ['Moje pracovní zkušenosti v oboru', 'experience'],
    ['Технические навыки и знания', 'skills'],
    ['Мои проекты', 'projects'],
    ['Viktiga yrkeserfarenheter', 'experience'],
    ['Computer Engineering Experience', 'experience'],
    ['Positions of Responsibility', 'experience'],
    ['Selected Papers', 'publications'],
    ['About the Author', 'summary'],
  ])('%s opens %s by one of its words', (heading, kind) => {
    expect(aliasOf(heading)).toBeUndefined()
    expect(kindOfHeading(heading)).toBe(kind)
  })

  it.each([
    'Stations',
    'Welcome',
    'Patient care',
    'Work Samples',
    'Career Break',
    'Community Theatre',
    'Mitgliedschaften',
    'Additional Information',
    '',
    '1.',
  ])('%j is free', (heading) => {
    expect(kindOfHeading(heading)).toBe('other')
  })
})

it('no heading is in the table for two kinds', () => {
  const kinds = new Map<string, Set<string>>()
  for (const [kind, all] of [...headingWords, ...moreHeadingWords])
    for (const alias of all) {
      const words = plainWords(alias)
      expect({ alias, words }).not.toEqual({ alias, words: '' })
      kinds.set(words, (kinds.get(words) ?? new Set()).add(kind))
    }
  expect([...kinds].filter(([, own]) => own.size > 1)).toEqual([])
})
