// Ways to set a resume that many makers share, each with what is read from it.
import { describe, expect, it } from 'vitest'
import { importResume } from '../import-resume.ts'
import { column, pdfOf } from '../../testing/typeset.ts'
import type { Text } from '../../testing/typeset.ts'

const head: Text[] = [
  { text: 'Jo Vance', y: 40, size: 22, bold: true },
  { text: 'jo@vance.example | (555) 123-4567', y: 60 },
]
const imported = (lines: readonly string[], own = head) =>
  importResume(pdfOf([...own, ...column(lines, { x: 50, y: 100 })])).data

describe('posts', () => {
  it.each(['Highlights', 'Key Responsibilities', 'Aufgaben'])('“%s” over bullets names no entry', (label) => {
    const { experience } = imported([
      '*EXPERIENCE*',
      '*Engineer, Globex LLC* || 2019 - 2021',
      label,
      '• Built it.',
      '• Ran it.',
      '*SKILLS*',
      'Go',
    ])
    expect(experience).toMatchObject([
      { position: 'Engineer', company: 'Globex LLC', description: '- Built it.\n- Ran it.' },
    ])
  })

  it('“at” parts a post from its employer, though the place has a line of its own', () => {
    const { experience } = imported([
      '*EXPERIENCE*',
      '*Route Planner at Posten Norge* || 2019 - 2021',
      'Bergen',
      '• Planned routes.',
      '*SKILLS*',
      'Go',
    ])
    expect(experience).toMatchObject([{ position: 'Route Planner', company: 'Posten Norge', location: 'Bergen' }])
  })

  it.each([
    ['Alpha Engineering Firm, Oakland, Ohio, USA', 'Alpha Engineering Firm', 'Oakland, Ohio, USA'],
    ['Globex LLC, Bremerhaven', 'Globex LLC', 'Bremerhaven'],
  ])('“%s” is an employer and its place', (line, company, location) => {
    const { experience } = imported([
      '*EXPERIENCE*',
      `*${line}*`,
      'Project Officer || 2019 - 2021',
      '• Built it.',
      '*SKILLS*',
      'Go',
    ])
    expect(experience).toMatchObject([{ position: 'Project Officer', company, location }])
  })

  it.each([
    [['*Goldman Sachs* || 2019 - 2021', 'Associate, Investment Bank'], 'Associate, Investment Bank', 'Goldman Sachs'],
    [['*Accenture* || 2019 - 2021', 'Manager, Technology Consulting'], 'Manager, Technology Consulting', 'Accenture'],
    [['*Amazon* || Seattle, WA', 'Software Engineer (Alexa) || 2019 - 2021'], 'Software Engineer (Alexa)', 'Amazon'],
    [['*Mercy Hospital* || 2019 - 2021', 'Registered Nurse (ICU)'], 'Registered Nurse (ICU)', 'Mercy Hospital'],
    [['*Attorney at Law* || 2019 - 2021', 'Smith & Jones LLP, Boston, MA'], 'Attorney at Law', 'Smith & Jones LLP'],
    [['*Globex* || 2019 - 2021', 'Director Communications'], 'Director Communications', 'Globex'],
    [['*Toyota* || 2019 - 2021', 'Engineer'], 'Engineer', 'Toyota'],
  ])('of %s the post is “%s”, the employer “%s”', (lines, position, company) => {
    const { experience } = imported(['*EXPERIENCE*', ...lines, '• Built it.', '*SKILLS*', 'Go'])
    expect(experience).toMatchObject([{ position, company }])
  })

  it('an employer over a post that names its department is the employer', () => {
    const { experience } = imported([
      '*EXPERIENCE*',
      '*Institute for Advanced Research*',
      'Research Student, Science Department || 2019 - 2021',
      '• Built it.',
      '*SKILLS*',
      'Go',
    ])
    expect(experience).toMatchObject([{ company: 'Institute for Advanced Research', startDate: '2019' }])
  })

  it('a town’s name is no season', () => {
    const { experience } = imported([
      '*EXPERIENCE*',
      '*Engineer, Globex LLC, Colorado Springs* || 2019 - 2021',
      '• Built it.',
      '*SKILLS*',
      'Go',
    ])
    expect(experience).toMatchObject([{ startDate: '2019', endDate: '2021', location: 'Colorado Springs' }])
  })

  it.each([
    ['Junior Engineer (University of Bremen)', 'Junior Engineer', 'University of Bremen'],
    ['Programmer (otulea.uni-bremen.de)', 'Programmer', 'otulea.uni-bremen.de'],
    ['Engineer (Part-time)', 'Engineer', ''],
  ])('“%s” has its employer in brackets', (line, position, company) => {
    const { experience } = imported(['*EXPERIENCE*', `${line} || 2014 - 2016`, '• Built it.', '*SKILLS*', 'Go'])
    expect(experience).toMatchObject([{ position, company }])
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

describe('dates', () => {
  it('may stand below all that is said of an entry', () => {
    const { experience } = imported([
      '*EXPERIENCE*',
      '*Front Office Manager*',
      'Kordon Palas Hotel',
      '• Led thirty people.',
      '• Trained them.',
      'April 2018 - Present',
      '*Receptionist*',
      'Aegean Holiday Village',
      '• Checked guests in.',
      'May 2010 - May 2013',
    ])
    expect(experience).toMatchObject([
      {
        position: 'Front Office Manager',
        startDate: 'April 2018',
        current: true,
        description: '- Led thirty people.\n- Trained them.',
      },
      { position: 'Receptionist', startDate: 'May 2010', endDate: 'May 2013', description: '- Checked guests in.' },
    ])
  })

  it('may be broken in a rail, whatever stands beside their second line', () => {
    const entry = (y: number, [one, two]: readonly [string, string], names: readonly [string, string]): Text[] => [
      { text: one, x: 50, y },
      { text: names[0], x: 170, y, bold: true },
      { text: two, x: 50, y: y + 12 },
      { text: names[1], x: 170, y: y + 12 },
      { text: '• Built it.', x: 170, y: y + 26 },
    ]
    const texts = [
      ...head,
      { text: 'EXPERIENCE', y: 90, size: 14, bold: true },
      ...entry(110, ['August 2013 –', 'March 2019'], ['Globex LLC', 'Engineer']),
      ...entry(160, ['October 2010 – July', '2013'], ['Initech Inc', 'Analyst']),
    ]
    expect(importResume(pdfOf(texts)).data.experience).toMatchObject([
      { company: 'Globex LLC', position: 'Engineer', startDate: 'August 2013', endDate: 'March 2019' },
      { company: 'Initech Inc', position: 'Analyst', startDate: 'October 2010', endDate: 'July 2013' },
    ])
  })
})

describe('a table of labels and values', () => {
  const rows = (all: readonly (readonly [string, string])[], y: number): Text[] =>
    all.flatMap(([label, value], index) => [
      { text: label, x: 180 - label.length * 5, y: y + index * 14 },
      { text: value, x: 200, y: y + index * 14 },
    ])
  it('says what each value is', () => {
    const texts: Text[] = [
      { text: 'Jo Vance', x: 200, y: 40, size: 18, bold: true },
      { text: 'jo@vance.example', x: 200, y: 60 },
      { text: 'Work experience', x: 85, y: 90, size: 12, bold: true },
      ...rows(
        [
          ['Dates', '2018 – 2021'],
          ['Occupation or position held', 'Steward of the lower hall'],
          ['Name and address of employer', 'Adige, Verona'],
          ['Type of business or sector', 'Transport'],
          ['Dates', '2012 – 2018'],
          ['Occupation or position held', 'Hand at the gate'],
          ['Name and address of employer', 'La Rondine, Padova'],
          ['Type of business or sector', 'Services'],
        ],
        110,
      ),
      { text: 'Skills', x: 130, y: 240, size: 12, bold: true },
      { text: 'Excel, SAP', x: 200, y: 256 },
    ]
    expect(importResume(pdfOf(texts)).data.experience).toMatchObject([
      { position: 'Steward of the lower hall', company: 'Adige', startDate: '2018' },
      { position: 'Hand at the gate', company: 'La Rondine', startDate: '2012' },
    ])
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
    const { education } = imported([
      '*EDUCATION*',
      `*B.S. in Physics, Ridgemont State University* || ${date}`,
      '*SKILLS*',
      'Go',
    ])
    expect(education).toMatchObject([{ institution: 'Ridgemont State University', endDate }])
  })
})

describe('skills', () => {
  it('what is said of a skill, and how well it is known, is none', () => {
    const { skills } = imported([
      '*SKILLS*',
      '*Web Design*',
      'Proven ability to design a wide variety of pages.',
      '*Interface Design*',
      'Ability to lead a team of independent people.',
    ])
    expect(skills).toEqual(['Web Design', 'Interface Design'])
    expect(imported(['*SKILLS*', '*Languages* || Expert', 'Go, SQL', '*Tools* || 80 %', 'Git']).skills).toEqual([
      'Go',
      'SQL',
      'Git',
    ])
  })
})
