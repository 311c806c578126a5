// Ways to set a resume that many makers share, each with what is read from it.
import { describe, expect, it } from 'vitest'
import { importResume } from '../import-resume.ts'
import { column, pdfOf } from '../../testing/typeset.ts'
import type { Text } from '../../testing/typeset.ts'

const head: Text[] = [
  { text: 'Jo Vance', y: 40, size: 22, bold: true },
  { text: 'jo@vance.example | (555) 123-4567', y: 60 },
]
const imported = (lines: readonly string[], own = head) => importResume(pdfOf([...own, ...column(lines, { x: 50, y: 100 })])).data // prettier-ignore

describe('posts', () => {
  it.each(['Highlights', 'Key Responsibilities', 'Aufgaben'])('“%s” over bullets names no entry', (label) => {
    const { experience } = imported(['*EXPERIENCE*', '*Engineer, Globex LLC* || 2019 - 2021', label, '• Built it.', '• Ran it.', '*SKILLS*', 'Go']) // prettier-ignore
    expect(experience).toMatchObject([{ position: 'Engineer', company: 'Globex LLC', description: '- Built it.\n- Ran it.' }]) // prettier-ignore
  })

  it('“at” parts a post from its employer, though the place has a line of its own', () => {
    const { experience } = imported(['*EXPERIENCE*', '*Route Planner at Posten Norge* || 2019 - 2021', 'Bergen', '• Planned routes.', '*SKILLS*', 'Go']) // prettier-ignore
    expect(experience).toMatchObject([{ position: 'Route Planner', company: 'Posten Norge', location: 'Bergen' }])
  })

  it.each([
    ['Alpha Engineering Firm, Oakland, Ohio, USA', 'Alpha Engineering Firm', 'Oakland, Ohio, USA'],
    ['Globex LLC, Bremerhaven', 'Globex LLC', 'Bremerhaven'],
  ])('“%s” is an employer and its place', (line, company, location) => {
    const { experience } = imported(['*EXPERIENCE*', `*${line}*`, 'Project Officer || 2019 - 2021', '• Built it.', '*SKILLS*', 'Go']) // prettier-ignore
    expect(experience).toMatchObject([{ position: 'Project Officer', company, location }])
  })

  it.each([
    ['高级后端工程师', '云帆科技有限公司', '2021.03 – 至今'],
    ['инженер', 'ООО Волна', '2019 – настоящее время'],
    ['μηχανικός', 'Όμιλος Κύμα', '2019 – σήμερα'],
    ['Programista', 'Grupa Fala', 'stycznia 2019 – obecnie'],
    ['소프트웨어 엔지니어', '물결 주식회사', '2019.03 – 현재'],
  ])('names what it is in its own language: %s, %s', (position, company, date) => {
    const { experience } = imported(['*EXPERIENCE*', `*${position}* || ${date}`, company, '• Go', '*SKILLS*', 'Go'])
    expect(experience).toMatchObject([{ position, company, current: true }])
  })
})

describe('education', () => {
  it('degrees listed under their school are one entry each', () => {
    const { education } = imported([
      '*EDUCATION*',
      '*Ridgemont State University* || 2010 - 2015',
      '• M.S.E. in Computer Science, May 2015. GPA: 3.6',
      '• B.S.E. in Physics, May 2013. GPA: 3.4',
      '*SKILLS*',
      'Go',
    ])
    expect(education).toMatchObject([
      { institution: 'Ridgemont State University', degree: 'M.S.E.', field: 'Computer Science', endDate: 'May 2015' },
      { institution: 'Ridgemont State University', degree: 'B.S.E.', field: 'Physics', endDate: 'May 2013' },
    ])
  })

  it.each([
    ['2016 / 09', '2016 / 09'],
    ['Grad. May 2011', 'May 2011'],
  ])('is dated by “%s”', (date, endDate) => {
    const { education } = imported(['*EDUCATION*', `*B.S. in Physics, Ridgemont State University* || ${date}`, '*SKILLS*', 'Go']) // prettier-ignore
    expect(education).toMatchObject([{ institution: 'Ridgemont State University', endDate }])
  })
})

describe('skills', () => {
  it('what is said of a skill, and how well it is known, is none', () => {
    const { skills } = imported(['*SKILLS*', '*Web Design*', 'Proven ability to design a wide variety of pages.', '*Interface Design*', 'Ability to lead a team of independent people.']) // prettier-ignore
    expect(skills).toEqual(['Web Design', 'Interface Design'])
    expect(imported(['*SKILLS*', '*Languages* || Expert', 'Go, SQL', '*Tools* || 80 %', 'Git']).skills).toEqual(['Go', 'SQL', 'Git']) // prettier-ignore
  })
})

describe('the head', () => {
  const lines = (texts: readonly string[]): Text[] => [
    { text: 'Jo Vance', y: 20, size: 20, bold: true },
    ...texts.map((text, index) => ({ text, y: 36 + index * 13 })),
  ]
  it('an address may take several lines', () => {
    const { personalInfo } = imported(['*SKILLS*', 'Go'], lines(['48 Quayside Terrace', 'Bristol BS1 6AE', 'United Kingdom', 'jo@vance.example'])) // prettier-ignore
    expect(personalInfo.address).toBe('48 Quayside Terrace, Bristol BS1 6AE, United Kingdom')
  })

  it('the name of the document is no part of the person’s', () => {
    const texts = [{ text: 'Jo Vance', y: 30, size: 24 }, { text: 'Resume', y: 56, size: 24 }, { text: 'jo@vance.example', y: 74 }] // prettier-ignore
    expect(imported(['*SKILLS*', 'Go'], texts).personalInfo.name).toBe('Jo Vance')
  })

  it('letters that were set apart are words again', () => {
    const texts = [
      { text: 'Gayl e L . M c D owel l', y: 30, size: 24 },
      { text: 'gayle@mcdowell.example', y: 56 },
    ]
    const { personalInfo } = imported(['*C E R T I F I C AT E S*', 'CCNA'], texts)
    expect(personalInfo.name).toBe('Gayle L. McDowell')
  })

  it('a place is no web page because a map is linked to it', () => {
    const texts = [...lines(['17 Prime Avenue, Springfield, Pennsylvania 10111, USA', 'jo@vance.example'])]
    const link = {
      target: 'https://www.google.com/maps/place/17',
      box: { page: 0, x: 40, y: 26, width: 400, height: 14 },
    }
    const { data } = importResume(pdfOf([...texts, ...column(['*SKILLS*', 'Go'], { x: 50, y: 100 })], [link]))
    expect(data.personalInfo).toMatchObject({ address: '17 Prime Avenue, Springfield, Pennsylvania 10111, USA', website: '' }) // prettier-ignore
  })
})
