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

  it('a town’s name is no season', () => {
    const { experience } = imported(['*EXPERIENCE*', '*Engineer, Globex LLC, Colorado Springs* || 2019 - 2021', '• Built it.', '*SKILLS*', 'Go']) // prettier-ignore
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
      { position: 'Front Office Manager', startDate: 'April 2018', current: true, description: '- Led thirty people.\n- Trained them.' }, // prettier-ignore
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

describe('what looks like something else', () => {
  it('labels of a table of skills are no headings in a margin', () => {
    const rows = [
      ['Languages', 'Python, Go, SQL'],
      ['Technologies', 'Docker, Kafka'],
      ['Tools', 'Git, Jira'],
    ] as const
    const texts = [
      ...head,
      ...column(['*EXPERIENCE*', '*Engineer, Globex LLC* || 2019 - 2021', '• Built it.', '*SKILLS*'], {
        x: 50,
        y: 100,
      }),
      ...rows.flatMap(([label, list], index) => [{ text: label, x: 50, y: 160 + index * 14, bold: true }, { text: list, x: 160, y: 160 + index * 14 }]), // prettier-ignore
    ]
    const { data } = importResume(pdfOf(texts))
    expect(data.languages).toEqual([])
    expect(data.skills).toEqual(expect.arrayContaining(['Python', 'Go', 'Git']))
  })

  it('a summary that ends in an address is a summary', () => {
    const lines = ['Engineer of ten years who', 'built services for banks', 'and hospitals. I like to', 'lead small teams. Write to', 'jo@vance.example'] // prettier-ignore
    expect(imported(['*ABOUT ME*', ...lines, '*SKILLS*', 'Go']).summary).toContain('hospitals. I like to lead')
  })

  it.each(['978-3-16-148410-0', '102938475610', '10.1109/5.771073'])('%s is no telephone number', (text) => {
    const texts = [
      { text: 'Jo Vance', y: 30, size: 24 },
      { text: 'jo@vance.example', y: 56 },
    ]
    expect(imported(['*CERTIFICATIONS*', `AWS Architect || ${text}`, text], texts).personalInfo.phone).toBe('')
  })

  it('awards of one year each are no range', () => {
    const { awards } = imported(['*AWARDS*', '*Poetry Prize* || 2016', 'Essay Prize || 2015', '*Novel Prize* || 2014', 'Song Prize || 2012']) // prettier-ignore
    expect(awards.map(({ date }) => date)).toEqual(expect.arrayContaining(['2016', '2014']))
    expect(JSON.stringify(awards)).not.toMatch(/20\d\d – 20\d\d/)
  })

  it.each([
    ['BASIC, Go', ['BASIC', 'Go']],
    ['• Strong written and verbal communication skills with clients and team members', ['Strong written and verbal communication skills with clients and team members']], // prettier-ignore
  ])('of “%s” all is a skill', (line, skills) => {
    expect(imported(['*SKILLS*', line]).skills).toEqual(skills)
  })

  it('a degree that touches its subject is one', () => {
    expect(imported(['*EDUCATION*', '*M.Sc.Physics, Ridgemont State University* || 2015', '*SKILLS*', 'Go']).education).toMatchObject([{ degree: expect.stringContaining('M.Sc') as string, institution: 'Ridgemont State University' }]) // prettier-ignore
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

  it.each(['Jan Küster Resume', 'Jan Küster CV'])('“%s” is a name, and what the page is', (text) => {
    expect(imported(['*SKILLS*', 'Go'], [{ text, y: 30, size: 24 }, { text: 'jan@kuester.example', y: 56 }]).personalInfo.name).toBe('Jan Küster') // prettier-ignore
  })

  it('a name that its type alone parts is two words', () => {
    const texts = [{ text: 'john', y: 30, x: 50, size: 24 }, { text: 'smith', y: 30, x: 98, size: 24, bold: true }, { text: 'john@smith.example', y: 56 }] // prettier-ignore
    expect(imported(['*SKILLS*', 'Go'], texts).personalInfo.name).toBe('john smith')
  })

  it('a page that only a picture is linked to is found', () => {
    const at = (target: string, y: number) => ({ target, box: { page: 0, x: 500, y, width: 12, height: 12 } })
    const links = [at('https://www.linkedin.com/in/jovance', 50), at('https://vance.example/badge', 700)]
    const { personalInfo } = importResume(
      pdfOf([...head, ...column(['*SKILLS*', 'Go'], { x: 50, y: 100 })], links),
    ).data
    expect(personalInfo).toMatchObject({ linkedin: 'https://www.linkedin.com/in/jovance', website: '' })
  })

  it.each([
    ['A telephone number in a section of another name', ['*DETAILS*', '078-555-0142-33'], '078-555-0142-33'],
    ['no birthday', ['*DETAILS*', '17.05.1989'], ''],
  ])('%s is taken', (_, lines, phone) => {
    const texts = [
      { text: 'Jo Vance', y: 30, size: 24 },
      { text: 'jo@vance.example', y: 56 },
    ]
    expect(imported(lines, texts).personalInfo.phone).toBe(phone)
  })

  it('characters that a font has only as radicals are themselves again', () => {
    const texts = [
      { text: '⾼⽊ 優⼦', y: 30, size: 24 },
      { text: 'takagi@example.jp', y: 56 },
    ]
    expect(imported(['*SKILLS*', 'Go'], texts).personalInfo.name).toBe('高木 優子')
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
