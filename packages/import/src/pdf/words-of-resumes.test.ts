import { describe, expect, it } from 'vitest'
import { cleanText } from './vocabulary/clean-text.ts'
import { degreeAndField } from './fields/degree-and-field.ts'
import { aliasOf, kindOfHeading } from '@galley/resume/outline/heading-kind'
import { listItems } from './sections/split-list.ts'
import { organisationScore, titleScore } from './vocabulary/name-scores.ts'
import { placeScore } from './vocabulary/places.ts'
import { runOf } from './layout/positioned-text.ts'
import type { Word } from './layout/positioned-text.ts'

const run = (text: string) =>
  runOf(
    text.split(' ').map((word, id): Word => ({
      id,
      text: word,
      page: 0,
      x: id * 40,
      baseline: 50,
      width: 30,
      size: 10,
      font: 'T',
      bold: false,
      italic: false,
      colour: '',
      isGlued: false,
      target: '',
    })),
  )

describe('characters', () => {
  it.each([
    ['e\uFB03cient', 'efficient'],
    ['C\u00B4adiz, Roc\u00B4\u0131o', 'Cádiz, Rocío'],
    ['full\u00ADtime', 'full-time'],
    ['well-\u00AD\u2010known', 'well-known'],
    ['lan\u00AD', 'lan\u00AD'],
    ['a\u200Bb\u00A0c', 'ab c'],
    ['Jan – Feb', 'Jan – Feb'],
    ['𝐁𝐨𝐥𝐝', 'Bold'],
    ['\ufee3\ufea4\ufee4\ufeaa', '\u0645\u062d\u0645\u062f'],
    ['\ufb2a\ufb4b', '\u05e9\u05c1\u05d5\u05b9'],
  ])('%j is %j', (text, expected) => {
    expect(cleanText(text)).toBe(expected)
  })
})

describe('headings', () => {
  it.each([
    ['EXPERIENCE', 'experience'],
    ['Work Experience:', 'experience'],
    ['Education & Certifications', 'education'],
    ['Skills & Awards', 'skills'],
    ['Berufserfahrung', 'experience'],
    ['Sprachkenntnisse', 'languages'],
    ['Expérience professionnelle', 'experience'],
    ['Centres d’intérêt', 'hobbies'],
    ['Formación académica', 'education'],
    ['Competenze', 'skills'],
    ['Formação', 'education'],
    ['2. Publications', 'publications'],
  ])('%s opens %s', (text, kind) => {
    expect(aliasOf(text)).toBe(kind)
  })
  it('knows a heading by one of its words only where it is one', () => {
    expect(aliasOf('Computer Engineering Experience')).toBeUndefined()
    expect(kindOfHeading('Computer Engineering Experience')).toBe('experience')
    expect(kindOfHeading('Welcome')).toBe('other')
  })
})

describe('places', () => {
  it.each([
    'Springfield, IL',
    'Boston, MA 02110',
    'Istanbul, Türkiye',
    'Remote',
    'Remote – USA',
    'San Francisco',
    'Paris, Île-de-France',
    'Cambridge, Massachusetts, USA',
  ])('%s is one', (text) => {
    expect(placeScore(text)).toBeGreaterThanOrEqual(0.75)
  })
  it.each([
    'Globex, Chicago, IL',
    'Tidewater, London, UK',
    'Initech LLC, CA',
    'Software Engineer',
    'Python, Go',
    'Northwind',
  ])('%s is none', (text) => {
    expect(placeScore(text)).toBeLessThan(0.75)
  })
})

describe('posts and employers', () => {
  it.each([
    'Software Engineer',
    'Co-Founder & CTO',
    'Director of Sales, Northeast',
    'Krankenpflegerin',
    'Ingénieure logiciel',
    'Florist',
  ])('%s is a post', (text) => {
    expect(titleScore(text)).toBeGreaterThan(Math.max(0.5, organisationScore(text) - 0.1))
  })
  it.each(['Globex Systems LLC', 'Hospital Virgen del Rocío', 'Nod Publishing', 'Atelier Vingt-Deux', 'acme.io'])(
    '%s is an employer',
    (text) => {
      expect(organisationScore(text)).toBeGreaterThan(Math.max(0.5, titleScore(text)))
    },
  )
})

describe('degrees', () => {
  it.each([
    ['Bachelor of Science in Computer Engineering', 'Bachelor of Science', 'Computer Engineering'],
    ['B.S. Computer Science', 'B.S.', 'Computer Science'],
    ['PhD, Marine Ecology', 'PhD', 'Marine Ecology'],
    ['Associate degree, H.R. Management', 'Associate degree', 'H.R. Management'],
    ['Laurea magistrale in Informatica', 'Laurea magistrale', 'Informatica'],
    ['Master of Design, Interaction', 'Master of Design', 'Interaction'],
  ])('%s', (text, degree, field) => {
    const { degree: found, field: subject } = degreeAndField(run(text))
    expect([found?.text ?? '', subject?.text ?? '']).toEqual([degree, field])
  })
})

describe('lists', () => {
  it.each([
    ['Go, C++; Rust | SQL · R', ['Go', 'C++', 'Rust', 'SQL', 'R']],
    ['Python (NumPy, pandas), Excel.', ['Python (NumPy, pandas)', 'Excel']],
    ['Node.js, .NET, Microsoft Word/Excel', ['Node.js', '.NET', 'Microsoft Word/Excel']],
    ['budgets of 1,200 and more, audits', ['budgets of 1,200 and more', 'audits']],
  ])('%s', (text, items) => {
    expect(listItems(run(text)).map((each) => each.text)).toEqual(items)
  })
})
