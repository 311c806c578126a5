// JSON Resume into the form: every value has a field or is listed, whatever its type.
import { emptyResumeData } from '@galley/contract/resume-data'
import { describe, expect, it } from 'vitest'
import { fromJsonResume, isJsonResume } from './json/json-resume.ts'

const unreadOf = (value: unknown) => fromJsonResume(value).unread.map(({ text }) => text)

const full = {
  $schema: 'https://example.org/schema.json',
  basics: {
    name: 'Richard Hendriks',
    label: 'Programmer',
    image: 'me.png',
    email: 'richard@example.com',
    phone: '(912) 555-4321',
    url: 'https://richard.example.com',
    summary: 'Richard hails from Tulsa.',
    location: {
      address: '2712 Broadway St',
      postalCode: 'CA 94115',
      city: 'San Francisco',
      countryCode: 'US',
      region: 'California',
    },
    profiles: [
      { network: 'LinkedIn', username: 'neutralthoughts', url: 'https://www.linkedin.com/in/neutralthoughts' },
      { network: 'GitHub', username: 'rich' },
      { network: 'Twitter', username: 'rich', url: 'https://twitter.com/rich' },
    ],
  },
  work: [
    {
      name: 'Pied Piper',
      location: 'Palo Alto, CA',
      description: 'Compression',
      position: 'CEO',
      url: 'https://piedpiper.example.com',
      startDate: '2013-12-01',
      endDate: '2014-12-01',
      summary: 'Led it.',
      highlights: ['Built an algorithm', 'Won a prize'],
    },
    { company: 'Hooli', position: 'Engineer', startDate: '2010' },
  ],
  volunteer: [
    {
      organization: 'CoderDojo',
      position: 'Teacher',
      startDate: '2012-01-01',
      endDate: 'present',
      summary: 'Taught.',
      highlights: ['A prize'],
    },
  ],
  education: [
    {
      institution: 'University of Oklahoma',
      area: 'Information Technology',
      studyType: 'Bachelor',
      startDate: '2011-06-01',
      endDate: '2014-01-01',
      score: 4.0,
      courses: ['DB1101 - Basic SQL'],
    },
  ],
  awards: [{ title: 'Digital Compression Pioneer', date: '2014-11-01', awarder: 'Techcrunch', summary: 'A medal.' }],
  certificates: [{ name: 'CKA', date: '2021-11-07', url: 'https://cert.example.com', issuer: 'CNCF' }],
  publications: [
    {
      name: 'Video compression',
      publisher: 'Hooli',
      releaseDate: '2014-10-01',
      url: 'https://pub.example.com',
      summary: 'On video.',
    },
  ],
  skills: [{ name: 'Web Development', level: 'Master', keywords: ['HTML', 'CSS'] }, { name: 'Compression' }],
  languages: [{ language: 'English', fluency: 'Native speaker' }],
  interests: [{ name: 'Wildlife', keywords: ['Ferrets', 'Unicorns'] }],
  references: [{ name: 'Erlich Bachman', reference: 'A good engineer.' }],
  projects: [
    {
      name: 'Miss Direction',
      description: 'A mapping engine.',
      highlights: ['Won a hackathon'],
      keywords: ['GIS'],
      startDate: '2016-08-24',
      endDate: '2016-08-24',
      url: 'https://github.com/rich/miss',
      roles: ['Lead', 'Designer'],
      entity: 'Smoogle',
      type: 'application',
    },
  ],
  meta: { version: 'v1.0.0' },
}

describe('the whole of it', () => {
  const { data, fields, unread } = fromJsonResume(full)
  it('has its fields', () => {
    expect(data.personalInfo).toEqual({
      name: 'Richard Hendriks',
      title: 'Programmer',
      email: 'richard@example.com',
      phone: '(912) 555-4321',
      address: '2712 Broadway St, CA 94115 San Francisco, California, US',
      linkedin: 'https://www.linkedin.com/in/neutralthoughts',
      github: 'github.com/rich',
      website: 'https://richard.example.com',
      portfolio: '',
    })
    expect(data.experience).toMatchObject([
      {
        company: 'Pied Piper',
        position: 'CEO',
        location: 'Palo Alto, CA',
        startDate: 'December 2013',
        endDate: 'December 2014',
        current: false,
        description: 'Led it.\n- Built an algorithm\n- Won a prize',
      },
      { company: 'Hooli', startDate: '2010', endDate: '', current: true },
    ])
    expect(data.volunteering).toMatchObject([
      { organization: 'CoderDojo', role: 'Teacher', startDate: 'January 2012', endDate: '', current: true },
    ])
    expect(data.education).toMatchObject([
      {
        institution: 'University of Oklahoma',
        degree: 'Bachelor',
        field: 'Information Technology',
        gpa: '4',
        coursework: ['DB1101 - Basic SQL'],
      },
    ])
    expect(data.awards).toMatchObject([
      { title: 'Digital Compression Pioneer', issuer: 'Techcrunch', date: 'November 2014', description: 'A medal.' },
    ])
    expect(data.certifications).toMatchObject([{ name: 'CKA', issuer: 'CNCF', date: 'November 2021' }])
    expect(data.publications).toMatchObject([
      { title: 'Video compression', publisher: 'Hooli', url: 'https://pub.example.com' },
    ])
    expect(data.skills).toEqual(['Web Development (Master): HTML, CSS', 'Compression'])
    expect([data.languages, data.hobbies, data.references]).toEqual([
      ['English (Native speaker)'],
      ['Wildlife: Ferrets, Unicorns'],
      'Erlich Bachman: A good engineer.',
    ])
    expect(data.projects).toMatchObject([
      {
        name: 'Miss Direction',
        role: 'Lead, Designer',
        technologies: ['GIS'],
        github: 'https://github.com/rich/miss',
        url: '',
      },
    ])
  })
  it('is sure of each, and shows none on a page', () => {
    expect(fields).toContainEqual({ path: 'experience.0.company', confidence: 1, boxes: [] })
    expect(fields.every(({ confidence, boxes }) => confidence === 1 && boxes.length === 0)).toBe(true)
  })
  it('lists what has no field', () =>
    expect(unread.map(({ text }) => text)).toEqual([
      'basics.image: me.png',
      'basics.profiles.2.network: Twitter',
      'basics.profiles.2.username: rich',
      'basics.profiles.2.url: https://twitter.com/rich',
      'work.0.description: Compression',
      'work.0.url: https://piedpiper.example.com',
      'certificates.0.url: https://cert.example.com',
      'projects.0.entity: Smoogle',
      'projects.0.type: application',
    ]))
})

it.each<[string, unknown, boolean]>([
  ['basics', { basics: {} }, true],
  ['a list', [{ basics: {} }], false],
  ['a number', 7, false],
  ['another object', { name: 'x' }, false],
  ['nothing', null, false],
  ['what it inherits', Object.create({ basics: {} }), false],
])('is recognized by its keys: %s', (_what, value, is) => expect(isJsonResume(value)).toBe(is))

it.each<[string, unknown, string[]]>([
  ['empty lists', { basics: {}, work: [], education: [] }, []],
  ['nulls', { basics: null, work: [null], education: null, skills: [null] }, []],
  ['a text for a list', { work: 'Pied Piper', basics: 7 }, ['work: Pied Piper', 'basics: 7']],
  [
    'a list for a text',
    { basics: { name: ['Richard', 'Hendriks'] } },
    ['basics.name.0: Richard', 'basics.name.1: Hendriks'],
  ],
  ['numbers in lists', { work: [3, 'x'], skills: [7] }, ['work.0: 3', 'work.1: x', 'skills.0: 7']],
  [
    'keys of every object',
    JSON.parse('{"basics":{"__proto__":{"name":"x"},"constructor":"y"},"work":[]}'),
    ['basics.__proto__.name: x', 'basics.constructor: y'],
  ],
  ['keys of nobody', { basics: {}, favourite_colour: 'blue' }, ['favourite_colour: blue']],
])('lists what it has no use for: %s', (_what, value, texts) => {
  expect(unreadOf(value)).toEqual(texts)
  expect(fromJsonResume(value).data).toEqual(emptyResumeData())
})

it('takes plain texts as items of a list', () => {
  const { data, unread } = fromJsonResume({
    basics: {},
    skills: ['Go', { name: 'Rust' }],
    languages: ['German'],
    interests: ['Chess'],
    certificates: ['CKA'],
    awards: ['A medal'],
    publications: ['On video'],
    references: ['On request'],
  })
  expect(data).toMatchObject({
    skills: ['Go', 'Rust'],
    languages: ['German'],
    hobbies: ['Chess'],
    references: 'On request',
    certifications: [{ name: 'CKA' }],
    awards: [{ title: 'A medal' }],
    publications: [{ title: 'On video' }],
  })
  expect(unread).toEqual([])
})
it('takes one object for a list of one', () => {
  const { data, unread } = fromJsonResume({
    education: { institution: 'MIT', endDate: '2019-06', minor: 'Art' },
    basics: { profiles: { network: 'GitHub', username: 'rich' } },
  })
  expect(data).toMatchObject({
    education: [{ institution: 'MIT', endDate: 'June 2019' }],
    personalInfo: { github: 'github.com/rich' },
  })
  expect(unread.map(({ text }) => text)).toEqual(['education.minor: Art'])
})
it.each([
  ['https://a.example', true],
  ['a.example', true],
  ['a.example:8080/x', true],
  ['mailto:m@a.example', true],
  ['javascript:alert(1)', false],
  [' java\nscript:alert(1)', false],
  ['JAVASCRIPT:1', false],
  ['data:text/html,x', false],
  ['file:///etc/passwd', false],
])('tells an address of the web: %s', (url, is) => {
  const { data, unread } = fromJsonResume({
    basics: { url, profiles: [{ network: 'LinkedIn', url }] },
    projects: [{ name: 'x', url }],
    publications: [{ name: 'x', url }],
  })
  const shown = is ? url : ''
  expect(data).toMatchObject({
    personalInfo: { website: shown, linkedin: shown },
    projects: [{ url: shown }],
    publications: [{ url: shown }],
  })
  expect(unread.map(({ text }) => text)).toEqual(
    is
      ? []
      : ['basics.url', 'basics.profiles.0.url', 'projects.0.url', 'publications.0.url'].map(
          (path) => `${path}: ${url.trim()}`,
        ),
  )
})

it('does not touch what all objects have', () => {
  fromJsonResume(JSON.parse('{"basics":{"__proto__":{"polluted":true}}}'))
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})
it('keeps what is too long for a field, or one too many', () => {
  const { data, unread } = fromJsonResume({
    basics: { name: 'x'.repeat(301) },
    languages: Array.from({ length: 103 }, (_, index) => ({ language: `L${index}` })),
  })
  expect([data.personalInfo.name, data.languages.length]).toEqual(['', 100])
  expect(unread.map(({ text }) => text.length)).toEqual([320, 15, 15, 15])
})
it.each<[string, () => unknown]>([
  ['nested deeply', () => ({ basics: Array.from({ length: 5_000 }).reduce<unknown>((inner) => ({ inner }), 'x') })],
  ['of two megabytes in a picture', () => ({ basics: { image: 'x'.repeat(2_000_000) } })],
  [
    'of fifty thousand posts',
    () => ({ work: Array.from({ length: 50_000 }, (_, index) => ({ name: `Company ${index}` })) }),
  ],
])('reads what is %s, and shortens it', (_what, make) => {
  const { unread } = fromJsonResume(make())
  expect(JSON.stringify(unread).length).toBeLessThan(100_000)
})
