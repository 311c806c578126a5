// Which part of an entry is the post, the employer, the place, the subject, where only its form, its neighbours or a
// word of its language say so.
import { describe, expect, it } from 'vitest'
import { importResume } from './import-resume.ts'
import { head, importedLines, postsIn } from '../testing/short-resume.ts'
import { column, pdfOf } from '../testing/typeset.ts'
import type { Text } from '../testing/typeset.ts'

const schoolsIn = (heading: string, ...lines: string[]) =>
  importedLines([heading, ...lines, '*SKILLS*', 'Go']).education

describe('an employer and its place', () => {
  it.each([
    ['Mesa Freight Lines-Amarillo, TX', 'Mesa Freight Lines', 'Amarillo, TX'],
    ['Self-employed-Amarillo, TX', 'Self-employed', 'Amarillo, TX'],
  ])('“%s”, as a job board prints it, is two', (line, company, location) => {
    const posts = postsIn(
      '*WORK EXPERIENCE*',
      '*Truck Driver*',
      line,
      'May 2019 to Present',
      '• Drove nights.',
      '*Warehouse Clerk*',
      'Panhandle Foods-Lubbock, TX',
      'June 2016 to April 2019',
      '• Counted stock.',
    )
    const isEmployed = company !== 'Self-employed'
    expect(posts[0]).toMatchObject(isEmployed ? { position: 'Truck Driver', company, location } : { location })
  })

  it('a town with a hyphen stays whole', () => {
    const [post] = postsIn(
      '*WORK EXPERIENCE*',
      '*Nurse, Lakeside Clinic*',
      'Winston-Salem, NC',
      'May 2019 to Present',
      '• Ran it.',
    )
    expect(post?.location).toBe('Winston-Salem, NC')
  })

  it('a town that no table knows is one where the others have theirs, whatever gap lies between them', () => {
    const posts = postsIn(
      '*Berufserfahrung*',
      '*Malerbetrieb Sonnleitner, Oberwiesenau* || 04/2019 - heute',
      'Maler',
      '*Malerei Kranz GmbH, Köln* || 05/2015 - 03/2018',
      'Geselle',
      '*Elternzeit* || 04/2018 - 03/2019',
    )
    expect(posts[0]).toMatchObject({ company: 'Malerbetrieb Sonnleitner', location: 'Oberwiesenau' })
    expect(posts[1]).toMatchObject({ company: 'Malerei Kranz GmbH', location: 'Köln' })
  })

  it.each(['Praha', 'Warszawa', 'Göteborg', 'Galway', 'Воронеж', '川崎市', '江苏省'])('“%s” is a place', (town) => {
    const posts = postsIn('*EXPERIENCE*', `*Engineer, Globex LLC* || 2019 - 2021`, town, '• Built it.')
    expect(posts[0]).toMatchObject({ company: 'Globex LLC', location: town })
  })
})

describe('posts and employers in lines of their own', () => {
  it('a post below its employer and the dates, where it stands out from the text', () => {
    const posts = postsIn(
      '*EXPERIENCE*',
      'Oak & Ember || March 2020 - Present',
      '*Pastry Chef*',
      'A bakery with forty seats.',
      '• Baked at four.',
      'Harbour Loaf || May 2016 - February 2020',
      '*Baker*',
      'Bread for nine shops.',
      '• Shaped loaves.',
    )
    expect(posts).toMatchObject([
      { company: 'Oak & Ember', position: 'Pastry Chef', startDate: 'March 2020' },
      { company: 'Harbour Loaf', position: 'Baker', endDate: 'February 2020' },
    ])
  })

  it('how long a section’s work was is no part of its heading', () => {
    for (const heading of ['*Опыт работы — 12 лет 3 месяца*', '*Work experience (12 years)*'])
      expect(postsIn(heading, '*Engineer, Globex LLC* || 2012 - 2024', '• Built it.')).toMatchObject([
        { company: 'Globex LLC' },
      ])
  })
})

describe('schools', () => {
  it.each([
    ['*High School Diploma*', 'Cedar Ridge High School', 'High School Diploma', 'Cedar Ridge High School'],
    ['*High school diploma*', 'Juniper Valley High School', 'High school diploma', 'Juniper Valley High School'],
    ['*NCEA Level 3*', 'Waikari College', 'NCEA Level 3', 'Waikari College'],
    ['*Staatlich geprüfter Techniker*', 'Berufsschule Nord', 'Staatlich geprüfter Techniker', 'Berufsschule Nord'],
  ])('%s at %s', (line, second, degree, institution) => {
    expect(schoolsIn('*EDUCATION*', line, second, '2015 - 2018')).toMatchObject([{ degree, institution }])
  })

  it('a subject after the town is one', () => {
    const [own] = schoolsIn('*Vzdělání*', '2010 - 2012 || *Magistr, Univerzita Pardubice, Brno, Hydrologie*')
    expect(own).toMatchObject({ institution: 'Univerzita Pardubice' })
  })
})

describe('contacts', () => {
  const contactOf = (...texts: Text[]) =>
    importResume(
      pdfOf([
        { text: 'Jo Vance', y: 40, size: 22, bold: true },
        ...column(['*EXPERIENCE*', '*Engineer, Globex LLC* || 2019 - 2021', '• Built it.', '*SKILLS*', 'Go'], {
          x: 50,
          y: 100,
        }),
        ...texts,
      ]),
    ).data.personalInfo

  it('an address in bold is no heading', () => {
    expect(
      contactOf({ text: 'CONTACT', y: 300, bold: true }, { text: 'jo@vance.example', y: 314, bold: true }).email,
    ).toBe('jo@vance.example')
  })

  it('at the foot of a page, with dots between them', () => {
    const found = contactOf(
      { text: 'Na Stráni 14 – 370 05 Praha', y: 700, x: 200 },
      { text: '• +420 605 555 111 • jo@vance.example', y: 712, x: 190 },
      { text: '• vance.example', y: 724, x: 210 },
    )
    expect(found).toMatchObject({ email: 'jo@vance.example', phone: '+420 605 555 111', website: 'vance.example' })
  })

  it('a plus that comes last is the number’s first sign', () => {
    expect(contactOf({ text: 'jo@vance.example', y: 60 }, { text: '962 79 555 0111+', y: 72 }).phone).toBe(
      '+962 79 555 0111',
    )
  })

  it('beside a name they make no column of the dates below', () => {
    const right = (text: string, y: number, look: Partial<Text> = {}): Text => ({
      text,
      y,
      x: 560 - text.length * 5,
      ...look,
    })
    const { data } = importResume(
      pdfOf([
        { text: 'Jo Vance', y: 40, size: 24, bold: true },
        right('Email: jo@vance.example', 30),
        right('Mobile: 021 555 0111', 44),
        right('LinkedIn: linkedin.com/in/jovance', 58),
        right('Nelson, New Zealand', 72),
        { text: 'EXPERIENCE', y: 100, bold: true },
        { text: 'Kea Airways', y: 118, bold: true },
        right('Nelson', 118, { bold: true }),
        { text: 'Mechanic', y: 132, italic: true },
        right('May 2019 - Present', 132, { italic: true }),
        { text: '• Kept a fleet of fourteen turboprops in the air through two winters and a strike.', y: 146 },
        { text: 'EDUCATION', y: 170, bold: true },
        { text: 'Nayland College', y: 188, bold: true },
        right('2012', 188),
      ]),
    )
    expect(data.experience).toMatchObject([
      { company: 'Kea Airways', position: 'Mechanic', location: 'Nelson', startDate: 'May 2019' },
    ])
    expect(data.personalInfo).toMatchObject({ email: 'jo@vance.example', phone: '021 555 0111' })
  })
})

it('a driving licence is no skill, and no experience', () => {
  for (const heading of ['*Körkort*', '*Опыт вождения*', '*Führerschein*']) {
    const data = importedLines([
      '*EXPERIENCE*',
      '*Engineer, Globex LLC* || 2019 - 2021',
      '• Built it.',
      heading,
      'B, CE',
    ])
    expect([data.skills, data.experience.length]).toEqual([[], 1])
  }
})

it('how well a skill is known is no part of its name', () => {
  expect(
    importedLines([
      '*SKILLS*',
      '• Forklift (9 years)',
      '• Reach truck (10+ years)',
      '• Excel (advanced)',
      '• Go (Golang)',
    ]).skills,
  ).toEqual(['Forklift', 'Reach truck', 'Excel', 'Go (Golang)'])
})

it('a project may begin with the part that the person took in it', () => {
  const data = importedLines([
    '*PROJECTS*',
    '*Designer, Cargo Bike* || 2024',
    '• Drew it.',
    '*Lead Generation Tool* || 2023',
    '• Wrote it.',
  ])
  expect(data.projects.map(({ name }) => name)).toEqual(['Cargo Bike', 'Lead Generation Tool'])
})

describe('what ends one entry and names the next', () => {
  const line = (text: string, y: number, look: Partial<Text> = {}): Text => ({ text, y, ...look })
  it('a post, where its dates stand below it', () => {
    const { data } = importResume(
      pdfOf([
        ...head,
        line('Work', 100, { size: 20, bold: true }),
        line('Corrib Radio', 126, { size: 16, bold: true }),
        line('News Editor', 146, { size: 13 }),
        line('Feb 2021 – Present', 160),
        line('• Ran a newsroom of six.', 174),
        line('Reporter', 196, { size: 13 }),
        line('Jun 2018 – Jan 2021', 210),
        line('• Filed four stories a day.', 224),
        line('Skills', 250, { size: 20, bold: true }),
        line('Editing', 270),
      ]),
    )
    expect(data.experience).toMatchObject([
      { company: 'Corrib Radio', position: 'News Editor' },
      { company: 'Corrib Radio', position: 'Reporter', endDate: 'Jan 2021' },
    ])
  })
})
