// What stands beside a name in a head or in an entry is no part of it.
import { describe, expect, it } from 'vitest'
import { importResume } from '../import-resume.ts'
import { column, pdfOf, widthOf } from '../../testing/typeset.ts'
import type { Text } from '../../testing/typeset.ts'

const name: Text = { text: 'Jo Vance', y: 40, size: 22, bold: true }
const posts = ['*EXPERIENCE*', '*Engineer, Globex LLC* || 2019 - 2021', '• Built it.', '*SKILLS*', 'Go']
const imported = (lines: readonly string[]) =>
  importResume(pdfOf([name, { text: 'jo@vance.example', y: 60 }, ...column(lines, { x: 50, y: 100 })]))
const personOf = (...lines: readonly string[]) =>
  importResume(
    pdfOf([
      name,
      ...lines.map((text, index): Text => ({ text, y: 60 + index * 12 })),
      ...column(posts, { x: 50, y: 120 }),
    ]),
  ).data.personalInfo

describe('in a head', () => {
  it.each([
    ['2218 Linden Street ⋄ Toledo, OH 43604', '2218 Linden Street, Toledo, OH 43604'],
    ['22 Linden Street | Toledo, OH 43604', '22 Linden Street, Toledo, OH 43604'],
    ['Gartenstraße 17 – 37073 Göttingen', 'Gartenstraße 17 – 37073 Göttingen'],
  ])('“%s” is one address, and no telephone number', (line, address) => {
    expect(personOf('jo@vance.example', line)).toMatchObject({ address, phone: '' })
  })

  it('a dot before a number, and a postcode before that, are no part of it', () => {
    expect(personOf('Toledo, OH 43604 · (419) 555-0187 · jo@vance.example')).toMatchObject({
      phone: '(419) 555-0187',
      address: 'Toledo, OH 43604',
    })
    expect(personOf('22 Linden Street Toledo Phone 419-555-0187 Email jo@vance.example').phone).toBe('419-555-0187')
  })

  it('an address further down is not taken for the person’s because it goes on below', () => {
    expect(personOf('jo@vance.example', '(555) 123-4567', 'amy@globex.onl', 'ine').email).toBe('jo@vance.example')
  })

  it.each(['(419) · 555 · 0187', '419.555.0187', '+44 1631 496 015'])('“%s” is a telephone number', (phone) => {
    expect(personOf(`${phone} | jo@vance.example`).phone).toBe(phone)
  })

  it.each([
    [['jo@vance.exa', 'mple'], 'jo@vance.example'],
    [['JO@VANCE.EXA', 'MPLE'], 'jo@vance.example'],
    [['jo@vance.example', 'Engineer'], 'jo@vance.example'],
    [['jo@vance.co', 'in'], 'jo@vance.co'],
  ])('the address in %j is %s', (lines, email) => {
    expect(personOf(...lines, '(555) 123-4567').email).toBe(email)
  })
})

describe('in an entry', () => {
  const experienceOf = (lines: readonly string[]) =>
    imported(['*EXPERIENCE*', ...lines, '*SKILLS*', 'Go']).data.experience

  it('a stop before the dates ends a place, no sentence', () => {
    const posts = experienceOf([
      '*Veterinary Nurse*',
      'Lorn Veterinary Centre, Oban. March 2020 – Present',
      '• Runs the theatre list.',
      '*Animal Care Assistant*',
      'Riverside Vets Ltd., Perth. July 2017 – February 2020',
      '• Fed the animals.',
    ])
    expect(posts).toMatchObject([
      { position: 'Veterinary Nurse', company: 'Lorn Veterinary Centre', location: 'Oban', startDate: 'March 2020' },
      {
        position: 'Animal Care Assistant',
        company: 'Riverside Vets Ltd.',
        location: 'Perth',
        endDate: 'February 2020',
      },
    ])
  })

  it('a text below an employer may begin with the post and its dates', () => {
    const posts = experienceOf([
      '*Initrode Conglomerated*',
      'Lead Designer 2004-2005 Redesigned every form that the customers fill in',
      'and measured how many of them finish.',
      '*Globex LLC*',
      'Web Designer 2001-2004 Drew all of the shop.',
    ])
    expect(posts).toMatchObject([
      { position: 'Lead Designer', company: 'Initrode Conglomerated', startDate: '2004', endDate: '2005' },
      { position: 'Web Designer', company: 'Globex LLC', description: 'Drew all of the shop.' },
    ])
    expect(posts[0]?.description).toBe(
      'Redesigned every form that the customers fill in and measured how many of them finish.',
    )
  })
})

it('a range that a narrow column breaks is one, though it is set to the right and a bullet stands beside its end', () => {
  const entry = (y: number, dates: readonly [string, string], post: string, bullets: readonly string[]): Text[] => [
    ...dates.map((text, index): Text => ({ text, x: 130 - widthOf(text), y: y + index * 12 })),
    { text: post, x: 140, y, bold: true },
    ...bullets.map((text, index): Text => ({ text, x: 140, y: y + 12 + index * 12 })),
  ]
  const { experience } = importResume(
    pdfOf([
      name,
      { text: 'jo@vance.example', y: 60 },
      { text: 'EXPERIENCE', x: 140, y: 90, size: 14, bold: true },
      ...entry(110, ['Mar', '2019–Present'], 'Engineer, Globex LLC', ['• Built the shop.', '• Ran it.']),
      ...entry(160, ['Sep 2013–Feb', '2019'], 'Analyst, Initech Inc', ['• Counted all of it.', '• Wrote it down.']),
    ]),
  ).data
  expect(experience).toMatchObject([
    { position: 'Engineer', startDate: 'Mar 2019', current: true, description: '- Built the shop.\n- Ran it.' },
    { position: 'Analyst', startDate: 'Sep 2013', endDate: 'Feb 2019' },
  ])
  expect(experience[1]?.description).toBe('- Counted all of it.\n- Wrote it down.')
})

it('a remark in another font is no part of the post before it', () => {
  const row = (y: number, title: string, remark: string): Text[] => [
    { text: title, y },
    { text: remark, y, x: 50 + widthOf(`${title} `), italic: true },
  ]
  const { experience } = importResume(
    pdfOf([
      name,
      { text: 'jo@vance.example', y: 60 },
      ...column(['*EXPERIENCE*', '*Pennant & Lowe LLP* || 2019 - 2021'], { x: 50, y: 100 }),
      ...row(128, 'Audit Manager', 'Mid-market clients'),
      ...column(['• Ran 22 audits.', '*Globex LLC* || 2016 - 2019'], { x: 50, y: 142 }),
      { text: 'Software Engineer', y: 170 },
      ...column(['• Built it.', '*SKILLS*', 'Go'], { x: 50, y: 184 }),
    ]),
  ).data
  expect(experience.map(({ position }) => position)).toEqual(['Audit Manager', 'Software Engineer'])
})

it('“Teaching” over short lines without a date lists skills, beside posts that are dated', () => {
  const { experience, skills } = imported([
    ...posts.slice(0, 3),
    '*TEACHING*',
    'Structured literacy',
    'Assessment',
    'Behaviour support',
  ]).data
  expect(experience).toMatchObject([{ company: 'Globex LLC' }])
  expect(skills).toEqual(['Structured literacy', 'Assessment', 'Behaviour support'])
})

it.each([['*EARLIER EXPERIENCE*'], ['*TEACHING*']])('posts under %s stay posts, though none has a date', (heading) => {
  const { experience, skills } = imported([
    ...posts.slice(0, 3),
    heading,
    '*Barista*',
    'Costa Coffee',
    '*Waiter*',
    'Pizza Hut',
  ]).data
  expect(skills).toEqual([])
  expect(experience.map(({ position }) => position)).toContain('Barista')
})

it('“Licenses and Skills” over labelled lists holds groups of skills', () => {
  const { skills } = imported([
    ...posts.slice(0, 3),
    '*LICENSES AND SKILLS*',
    'Clinical: Telemetry, Wound care',
    'Tools: Epic, Excel',
  ]).data
  expect(skills).toEqual(['Telemetry', 'Wound care', 'Epic', 'Excel'])
})

it.each([
  ['PhD in Microbiology, University of Ghent.', 'PhD', 'Microbiology', 'University of Ghent'],
  ['Higher Certificate in Computing, Kaunas College', 'Higher Certificate', 'Computing', 'Kaunas College'],
  ['Pós-graduação em Fiscalidade, Universidade do Minho', 'Pós-graduação', 'Fiscalidade', 'Universidade do Minho'],
])('“%s” is a degree, a subject and a school', (line, degree, field, institution) => {
  const { education } = imported(['*EDUCATION*', `${line} || 2013 - 2017`, '*SKILLS*', 'Go']).data
  expect(education).toMatchObject([{ degree, field, institution }])
})

it.each([
  [
    ['UNDERSTANDING', 'SPEAKING', 'WRITING', 'B2', 'C1'],
    ['Excel', 'Welding'],
  ],
  [
    ['Κατανόηση', 'Ομιλία', 'Γραφή'],
    ['Excel', 'Welding'],
  ],
  [
    ['Writing', 'Speaking'],
    ['Writing', 'Speaking', 'Excel', 'Welding'],
  ],
])('%j among the skills are a table of languages, or skills where they are few', (words, skills) => {
  const lines = [...posts.slice(0, 3), '*SKILLS*', ...words.map((word) => `• ${word}`), '• Excel', '• Welding']
  const { data, unread } = imported(lines)
  expect(data.skills).toEqual(skills)
  const left = words.filter((word) => !skills.includes(word))
  expect(unread.map(({ text }) => text).join(' ')).toEqual(expect.stringContaining(left.join(' ')))
})
