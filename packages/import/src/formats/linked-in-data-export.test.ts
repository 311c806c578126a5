// LinkedIn's export into the form: every cell has a field or is listed.
import { expect, it } from 'vitest'
import { fromLinkedInExport, type LinkedInExport, type Row } from './linked-in/data-export.ts'

const row = (cells: Readonly<Record<string, string>>): Row => new Map(Object.entries(cells))
const tables = (all: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>): LinkedInExport =>
  new Map(Object.entries(all).map(([name, rows]) => [name, rows.map(row)]))

const read = fromLinkedInExport(
  tables({
    'Profile.csv': [
      {
        'First Name': 'Maya',
        'Last Name': 'Okafor',
        'Birth Date': 'Mar 3',
        Headline: 'Engineer',
        Summary: 'Nine years.',
        Industry: 'Software',
        'Geo Location': 'Portland',
        Websites:
          '[PERSONAL:https://maya.example.org,PORTFOLIO:https://work.example.org,OTHER:https://github.com/maya]',
      },
    ],
    'Positions.csv': [
      {
        'Company Name': 'Northwind',
        Title: 'Engineer',
        Description: '• Built it\n• Ran it',
        Location: 'Portland',
        'Started On': 'Mar 2020',
        'Finished On': '',
      },
      {
        'Company Name': 'Contoso',
        Title: 'Intern',
        Description: '',
        Location: '',
        'Started On': '2015',
        'Finished On': '2016',
      },
    ],
    'Education.csv': [
      {
        'School Name': 'University of Washington',
        'Start Date': '2012',
        'End Date': '2016',
        Notes: 'Thesis on queues',
        'Degree Name': 'Bachelor of Science, Computer Science',
        Activities: 'Chess',
      },
    ],
    'Skills.csv': [{ Name: 'Go' }, { Name: '' }, { Name: 'Python' }],
    'Languages.csv': [
      { Name: 'English', Proficiency: 'Native or bilingual proficiency' },
      { Name: 'Igbo', Proficiency: '' },
    ],
    'Certifications.csv': [
      {
        Name: 'CKA',
        Url: 'https://cert.example.org',
        Authority: 'CNCF',
        'Started On': 'Nov 2021',
        'Finished On': 'Nov 2024',
        'License Number': '7',
      },
    ],
    'Projects.csv': [
      {
        Title: 'Ledger',
        Description: 'Counts.',
        Url: 'https://ledger.example.org',
        'Started On': 'Jan 2020',
        'Finished On': '',
      },
    ],
    'Honors.csv': [{ Title: 'Prize', Description: 'For counting', 'Issued On': 'May 2021' }],
    'Publications.csv': [
      {
        Name: 'On ledgers',
        'Published On': 'Jun 1, 2021',
        Description: '',
        Publisher: 'ACM',
        Url: 'https://acm.example.org',
      },
    ],
    'Volunteering.csv': [
      {
        'Company Name': 'Food Bank',
        Role: 'Driver',
        Cause: 'Poverty',
        'Started On': 'Jan 2019',
        'Finished On': 'Dec 2019',
        Description: '',
      },
    ],
    'Email Addresses.csv': [
      { 'Email Address': 'maya@example.org', Confirmed: 'Yes', Primary: 'Yes', 'Updated On': '1/1/20' },
    ],
    'PhoneNumbers.csv': [{ Extension: '', Number: '+1 503 555 0142', Type: 'Mobile' }],
    'Courses.csv': [{ Name: 'Compilers', Number: 'CS 401' }],
  }),
)

it('has its fields', () => {
  const { data } = read
  expect(data.personalInfo).toEqual({
    name: 'Maya Okafor',
    title: 'Engineer',
    email: 'maya@example.org',
    phone: '+1 503 555 0142',
    address: 'Portland',
    linkedin: '',
    website: 'https://maya.example.org',
    github: 'https://github.com/maya',
    portfolio: 'https://work.example.org',
  })
  expect(data.experience).toMatchObject([
    {
      company: 'Northwind',
      position: 'Engineer',
      startDate: 'Mar 2020',
      endDate: '',
      current: true,
      description: '- Built it\n- Ran it',
    },
    { company: 'Contoso', startDate: '2015', endDate: '2016', current: false },
  ])
  expect(data.education).toMatchObject([
    {
      institution: 'University of Washington',
      degree: 'Bachelor of Science',
      field: 'Computer Science',
      startDate: '2012',
      endDate: '2016',
    },
  ])
  expect([data.skills, data.languages]).toEqual([
    ['Go', 'Python'],
    ['English (Native or bilingual proficiency)', 'Igbo'],
  ])
  expect(data.certifications).toMatchObject([
    { name: 'CKA', issuer: 'CNCF', date: 'Nov 2021', expiryDate: 'Nov 2024', credentialId: '7' },
  ])
  expect([data.projects[0]?.name, data.awards[0]?.date, data.publications[0]?.publisher]).toEqual([
    'Ledger',
    'May 2021',
    'ACM',
  ])
  expect(data.volunteering).toMatchObject([{ organization: 'Food Bank', role: 'Driver' }])
  expect(data.additional_sections).toMatchObject([{ section_name: 'Courses', content: '- Compilers, CS 401' }])
})
it('lists what has no field', () =>
  expect(read.unread.map(({ text }) => text)).toEqual([
    'Profile, Birth Date: Mar 3',
    'Profile, Industry: Software',
    'Education, Notes: Thesis on queues',
    'Education, Activities: Chess',
    'Certifications, Url: https://cert.example.org',
    'Volunteering, Cause: Poverty',
  ]))
it.each<[string, LinkedInExport]>([
  ['nothing', new Map()],
  ['tables without rows', tables({ 'Profile.csv': [], 'Positions.csv': [] })],
  ['headings of nobody', tables({ 'Profile.csv': [{}], 'Positions.csv': [{ __proto__: 'x' }] })],
])('takes %s', (_what, all) => expect(fromLinkedInExport(all)).toMatchObject({ fields: [], unread: [] }))
