// The PDF that LinkedIn makes of a profile, as its words stand there: sizes and places are LinkedIn's own.
import { expect, it } from 'vitest'
import type { PdfText } from '../pdf/layout/pdf-text.ts'
import { item } from '../testing/typeset.ts'
import { fromPdf } from './from-pdf.ts'

/** Sizes of letters, by what they stand for. */
const sizes = {
  name: 26,
  heading: 15.75,
  company: 12,
  title: 11.5,
  text: 10.5,
  railHeading: 13,
  rail: 11,
  small: 9.75,
} as const
type Row = readonly [kind: keyof typeof sizes, text: string, gap?: number]

function column(x: number, from: number, rows: readonly Row[], page = 0) {
  let y = from
  return rows.map(([kind, text, gap = 16]) => {
    y += gap
    return { ...item({ text, x, y, size: sizes[kind], page }), width: text.length * sizes[kind] * 0.42 }
  })
}

interface Profile {
  readonly rail: readonly Row[]
  readonly pages: readonly (readonly Row[])[]
  readonly foot?: (page: number, of: number) => string
}

const profile = ({ rail, pages, foot = (page, of) => `Page ${page} of ${of}` }: Profile): PdfText => ({
  pages: pages.map(() => ({ width: 612, height: 792 })),
  links: [],
  items: [
    ...column(22, 40, rail),
    ...pages.flatMap((rows, page) => column(224, 40, rows, page)),
    ...pages.map((_, page) => item({ text: foot(page + 1, pages.length), x: 520, y: 758, size: 9, page })),
  ],
})

const rail: Row[] = [
  ['railHeading', 'Contact'],
  ['rail', '+15035550142 (Mobile)'],
  ['rail', 'maya@example.org'],
  ['rail', 'www.linkedin.com/in/maya-'],
  ['rail', 'okafor-12345678 (LinkedIn)', 13],
  ['rail', 'maya.example.dev (Personal)'],
  ['rail', 'github.com/maya (Other)'],
  ['railHeading', 'Top Skills', 30],
  ['rail', 'Distributed Systems', 20],
  ['rail', 'Technical Leadership and', 20],
  ['rail', 'Mentoring', 13],
  ['rail', 'PostgreSQL', 20],
  ['railHeading', 'Languages', 30],
  ['rail', 'English (Native or Bilingual)'],
  ['rail', 'Igbo (Limited Working)'],
  ['railHeading', 'Certifications', 30],
  ['rail', 'Certified Kubernetes Administrator'],
  ['railHeading', 'Honors-Awards', 30],
  ['rail', 'Engineer of the Year'],
]
const first: Row[] = [
  ['name', 'Maya Okafor'],
  ['company', 'Staff Engineer at Contoso | Payments'],
  ['company', 'Portland, Oregon, United States'],
  ['heading', 'Summary', 40],
  ['text', 'Nine years of payments and ledgers.'],
  ['heading', 'Experience', 40],
  ['company', 'Contoso', 24],
  ['text', '3 years 2 months'],
  ['title', 'Staff Engineer'],
  ['text', 'January 2022\u00a0-\u00a0Present\u00a0(1 year 4 months)'],
  ['text', 'Portland, Oregon, United States'],
  ['text', 'Lead engineer of the ledger.', 26],
  ['text', '- Settles 40 million payments a month.'],
  ['title', 'Senior Engineer', 24],
  ['text', 'March 2020 - January 2022 (1 year 11 months)'],
  ['company', 'Northwind Traders', 24],
  ['title', 'Software Engineer'],
  ['text', 'June 2016 - March 2020 (3 years 10 months)'],
  ['text', 'Greater Seattle Area'],
  ['text', 'Built the public API.', 26],
]
const second: Row[] = [
  ['text', 'On call for the checkout, too.'],
  ['company', 'Fabrikam', 24],
  ['title', 'Intern'],
  ['text', 'June 2015 - August 2015 (3 months)'],
  ['heading', 'Education', 40],
  ['company', 'University of Washington', 24],
  ['text', 'Bachelor of Science - BS, Computer Science\u00a0·\u00a0(2012 - 2016)'],
  ['company', 'Lincoln High School', 24],
  ['text', '·\u00a0(2008 - 2012)'],
]

it('is known, and read as what it is', () => {
  const { source, data, unread } = fromPdf(profile({ rail, pages: [first, second] }))
  expect(source).toBe('linkedin_pdf')
  expect(data.personalInfo).toMatchObject({
    name: 'Maya Okafor',
    title: 'Staff Engineer at Contoso | Payments',
    email: 'maya@example.org',
    phone: '+15035550142',
    address: 'Portland, Oregon, United States',
    linkedin: 'www.linkedin.com/in/maya-okafor-12345678',
    website: 'maya.example.dev',
    github: 'github.com/maya',
  })
  expect(data.summary).toBe('Nine years of payments and ledgers.')
  expect(data.experience).toMatchObject([
    {
      company: 'Contoso',
      position: 'Staff Engineer',
      startDate: 'January 2022',
      endDate: '',
      current: true,
      location: 'Portland, Oregon, United States',
      description: 'Lead engineer of the ledger.\n- Settles 40 million payments a month.',
    },
    {
      company: 'Contoso',
      position: 'Senior Engineer',
      startDate: 'March 2020',
      endDate: 'January 2022',
      current: false,
      description: '',
    },
    {
      company: 'Northwind Traders',
      position: 'Software Engineer',
      startDate: 'June 2016',
      endDate: 'March 2020',
      location: 'Greater Seattle Area',
      description: 'Built the public API.\nOn call for the checkout, too.',
    },
    { company: 'Fabrikam', position: 'Intern', startDate: 'June 2015', endDate: 'August 2015', description: '' },
  ])
  expect(data.education).toMatchObject([
    {
      institution: 'University of Washington',
      degree: 'Bachelor of Science - BS',
      field: 'Computer Science',
      startDate: '2012',
      endDate: '2016',
    },
    { institution: 'Lincoln High School', degree: '', startDate: '2008', endDate: '2012' },
  ])
  expect(data.skills).toEqual(['Distributed Systems', 'Technical Leadership and Mentoring', 'PostgreSQL'])
  expect(data.languages).toEqual(['English (Native or Bilingual)', 'Igbo (Limited Working)'])
  expect([data.certifications[0]?.name, data.awards[0]?.title]).toEqual([
    'Certified Kubernetes Administrator',
    'Engineer of the Year',
  ])
  expect(unread.map(({ text, reason }) => [text, reason])).toEqual([
    ['Page 1 of 2', 'repeated'],
    ['Page 2 of 2', 'repeated'],
  ])
})
it('shows where each field stands', () => {
  const { fields } = fromPdf(profile({ rail, pages: [first, second] }))
  expect(fields.find(({ path }) => path === 'experience.3.company')).toMatchObject({ boxes: [{ page: 1, x: 224 }] })
  expect(fields.find(({ path }) => path === 'personalInfo.linkedin')?.boxes).toHaveLength(2)
})
it('reads a profile in another language', () => {
  const german: Row[] = [
    ['name', 'Jörg Müller'],
    ['company', 'Ingenieur bei Contoso'],
    ['company', 'Berlin, Deutschland'],
    ['heading', 'Berufserfahrung', 40],
    ['company', 'Contoso'],
    ['title', 'Ingenieur'],
    ['text', 'Januar 2022 - Present (1 Jahr 4 Monate)'],
    ['heading', 'Ausbildung', 40],
    ['company', 'TU Berlin'],
    ['text', 'Diplom, Informatik · (2012 - 2016)'],
  ]
  const side: Row[] = [
    ['railHeading', 'Kontakt'],
    ['rail', 'www.linkedin.com/in/joerg (LinkedIn)'],
    ['railHeading', 'Top-Kenntnisse', 30],
    ['rail', 'Go'],
  ]
  const { source, data } = fromPdf(
    profile({ rail: side, pages: [german], foot: (page, of) => `Seite ${page} von ${of}` }),
  )
  expect(source).toBe('linkedin_pdf')
  expect(data).toMatchObject({
    personalInfo: { name: 'Jörg Müller', address: 'Berlin, Deutschland' },
    experience: [{ company: 'Contoso', position: 'Ingenieur', startDate: 'Januar 2022', current: true }],
    education: [
      { institution: 'TU Berlin', degree: 'Diplom', field: 'Informatik', startDate: '2012', endDate: '2016' },
    ],
    skills: ['Go'],
  })
})
it.each<[string, Profile]>([
  ['without its foot', { rail, pages: [first], foot: () => 'Maya Okafor' }],
  ['without its column', { rail: [], pages: [first] }],
  [
    'with another column',
    {
      rail: [
        ['railHeading', 'Contact'],
        ['rail', 'maya@example.org'],
      ],
      pages: [first],
    },
  ],
])('is a PDF like others %s', (_what, given) => expect(fromPdf(profile(given)).source).toBe('pdf'))
it.each<[string, Row[]]>([
  ['nothing but a name', [['name', 'Maya Okafor']]],
  [
    'headings without lines',
    [
      ['name', 'Maya'],
      ['heading', 'Experience'],
      ['heading', 'Education'],
    ],
  ],
  [
    'a post without a company',
    [
      ['name', 'Maya'],
      ['heading', 'Experience'],
      ['text', '2019 - 2020'],
      ['text', 'x'],
    ],
  ],
  [
    'a date first',
    [
      ['text', '2019 - 2020'],
      ['name', 'Maya'],
      ['heading', 'Experience'],
      ['text', 'January 2020 - Present (1 month)'],
    ],
  ],
])('takes %s', (_what, rows) => expect(() => fromPdf(profile({ rail, pages: [rows] }))).not.toThrow())

it('a description in larger letters than the dates is none of the next post’s names', () => {
  const read = fromPdf(
    profile({
      rail: [
        ['railHeading', 'Contactar'],
        ['rail', 'lucia@example.es'],
        ['rail', 'www.linkedin.com/in/lucia (LinkedIn)'],
        ['railHeading', 'Aptitudes principales', 30],
        ['rail', 'Enología', 20],
      ],
      pages: [
        [
          ['name', 'Lucía Etxeberria'],
          ['company', 'Directora de exportación'],
          ['heading', 'Experiencia', 40],
          ['company', 'Bodegas Norte', 24],
          ['title', 'Directora de exportación'],
          ['small', 'febrero de 2020 - Present (5 años)'],
          ['text', '• Ventas en 23 países', 26],
          ['text', '• Equipo de cinco personas'],
          ['title', 'Jefa de ventas', 24],
          ['small', 'enero de 2016 - enero de 2020 (4 años)'],
        ],
      ],
      foot: (page, of) => `Página ${page} de ${of}`,
    }),
  )
  expect(read.source).toBe('linkedin_pdf')
  expect(read.data.skills).toEqual(['Enología'])
  expect(read.data.experience).toMatchObject([
    {
      company: 'Bodegas Norte',
      position: 'Directora de exportación',
      description: '- Ventas en 23 países\n- Equipo de cinco personas',
    },
    { company: 'Bodegas Norte', position: 'Jefa de ventas', startDate: 'enero de 2016' },
  ])
})
