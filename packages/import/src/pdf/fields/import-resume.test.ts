import { confidenceFrom } from '@galley/contract/confidence'
import { describe, expect, it } from 'vitest'
import { importResume } from '../import-resume.ts'
import { column, pdfOf, widthOf } from '../../testing/typeset.ts'
import type { Text } from '../../testing/typeset.ts'

const head: Text[] = [
  { text: 'Jo Vance', y: 40, size: 22, bold: true },
  { text: 'Software Engineer', y: 58 },
  { text: 'jo@vance.example | (555) 123-4567 | Austin, TX', y: 72 },
]
const body = (lines: readonly string[], from = { x: 50, y: 100 }) => column(lines, from)
const imported = (lines: readonly string[]) => importResume(pdfOf([...head, ...body(lines)]))

describe('one column', () => {
  it('reads the head', () => {
    const { data } = imported(['*EXPERIENCE*'])
    expect(data.personalInfo).toMatchObject({ name: 'Jo Vance', title: 'Software Engineer', email: 'jo@vance.example', phone: '(555) 123-4567', address: 'Austin, TX' }) // prettier-ignore
  })
  it('says where each field came from and how sure it is', () => {
    const { fields } = imported(['*EXPERIENCE*'])
    const email = fields.find(({ path }) => path === 'personalInfo.email')
    expect(email?.confidence).toBeGreaterThan(0.9)
    expect(email?.boxes).toHaveLength(1)
    expect(email?.boxes[0]).toMatchObject({ page: 0 })
    expect(email?.boxes[0]?.x).toBeCloseTo(50, 0)
  })
  it.each([
    [
      'post and employer in one line',
      [
        '*Engineer, Globex LLC* || Jan 2020 - Present',
        '• Built it.',
        '*Analyst, Initech Inc* || 2018 - 2019',
        '• Saw it.',
      ],
    ],
    [
      'employer first',
      [
        '*Globex LLC* || Jan 2020 - Present',
        'Engineer',
        '• Built it.',
        '*Initech Inc* || 2018 - 2019',
        'Analyst',
        '• Saw it.',
      ],
    ],
    [
      'post first, date last',
      [
        '*Engineer*',
        'Globex LLC | Boston, MA',
        'Jan 2020 - Present',
        '• Built it.',
        '*Analyst*',
        'Initech Inc | Boston, MA',
        '2018 - 2019',
        '• Saw it.',
      ],
    ],
    [
      'date first',
      [
        'Jan 2020 - Present',
        'Engineer at Globex LLC',
        '• Built it.',
        '2018 - 2019',
        'Analyst at Initech Inc',
        '• Saw it.',
      ],
    ],
    [
      'date in brackets',
      ['Engineer – Globex LLC (Jan 2020 - Present)', '• Built it.', 'Analyst – Initech Inc (2018 - 2019)', '• Saw it.'],
    ],
  ])('posts, %s', (_, lines) => {
    const { data } = imported(['*EXPERIENCE*', ...lines, '*SKILLS*', 'Go, SQL'])
    expect(data.experience).toMatchObject([
      { position: 'Engineer', company: 'Globex LLC', startDate: 'Jan 2020', current: true, description: '- Built it.' },
      { position: 'Analyst', company: 'Initech Inc', startDate: '2018', endDate: '2019', description: '- Saw it.' },
    ])
    expect(data.skills).toEqual(['Go', 'SQL'])
  })
  it.each([
    ['Helping teams drive revenue through data', undefined],
    ['Growth Lead, Acme Inc, 2019 – 2022', undefined],
    ['Programista, Asseco Poland S.A., 2015 – 2020', undefined],
    ['2022 – 2019', undefined],
    ['12 Elm Street, Springfield', 0.6],
    ['Hauptstraße 12, 10115 Berlin', 0.85],
    ['Rue du Lac 5, 1950 Sion', 0.85],
    ['Via Roma 12, 20121 Milano', 0.85],
  ])('takes %s as an address this surely: %s', (text, sureness) => {
    const { data, fields } = importResume(pdfOf([head[0]!, { text, y: 58 }, { text: 'jo@vance.example', y: 72 }, ...body(['*SKILLS*', 'Go, SQL'])])) // prettier-ignore
    expect(data.personalInfo.address).toBe(sureness ? text : '')
    expect(fields.find(({ path }) => path === 'personalInfo.address')?.confidence).toBe(sureness)
  })
  it.each([
    ['Arabic as it is read', ['شركة التقنية', 'مدينة القاهرة'], true],
    ['Arabic as it stands on paper', ['ةينقتلا ةكرش', 'ةرهاقلا ةنيدم'], false],
    ['Arabic in letters as they are shaped', ['\ufef2\ufee0\ufecb \ufeaa\ufee4\ufea4\ufee3'], false],
    ['Hebrew as it is read', ['מנהלים במכון'], true],
    ['Hebrew as it stands on paper', ['ןוכמב םילהנמ'], false],
  ])('is sure of %s: %s', (_, [name, ...skills], isSure) => {
    const lines = ['*EXPERIENCE*', `Engineer, ${name} || 2019 - 2020`, '*SKILLS*', `Go, ${skills.join(', ')}`]
    // As sure as the rules are: what was learnt of pages is no matter of the script.
    const { fields } = importResume(pdfOf([...head, ...body(lines)]), { weigh: () => (value) => value })
    const company = fields.find(({ path }) => path === 'experience.0.company')!
    expect(company.confidence >= confidenceFrom.likely).toBe(isSure)
    expect(fields.find(({ path }) => path === 'personalInfo.email')?.confidence).toBeGreaterThan(0.9)
  })
  it('gives several posts to one employer', () => {
    const { data } = imported(['*EXPERIENCE*', '*Globex LLC*', 'Lead Engineer || 2021 - Present', '• Led a team.', 'Engineer || 2018 - 2021', '• Wrote code.']) // prettier-ignore
    expect(data.experience.map(({ company, position }) => `${position} ${company}`)).toEqual(['Lead Engineer Globex LLC', 'Engineer Globex LLC']) // prettier-ignore
  })
  it.each([
    ['Bombeiros Voluntários de Palmela', 'Bombeiros Voluntários de Palmela'],
    ['Globex Care', 'Globex Care'],
    ['Kept the books of a small club for seven years.', ''],
  ])('a single line under a dated title is its employer where it is a name: %s', (line, company) => {
    const { data } = imported(['*EXPERIENCE*', '*Engineer* || 2018 - 2021', line, '*SKILLS*', 'Go'])
    expect(data.experience[0]).toMatchObject({ position: 'Engineer', company })
  })
  it('keeps a bullet that is only an address, and not the page of an employer', () => {
    const { data } = imported(['*EXPERIENCE*', '*Engineer* || 2018 - 2021', 'Globex LLC', 'https://globex.example', '• Wrote code.', '• https://vance.example/talk', '• www.vance.example']) // prettier-ignore
    expect(data.experience[0]!.description).toBe('- Wrote code.\n- https://vance.example/talk\n- www.vance.example')
  })
  it('gives several degrees to one school', () => {
    const { data } = imported(['*EDUCATION*', '*Ridgemont State University*', 'M.S. in Physics || 2012 - 2014', 'B.S. in Physics || 2008 - 2012', '*SKILLS*', 'Go']) // prettier-ignore
    expect(data.education).toMatchObject([
      { institution: 'Ridgemont State University', degree: 'M.S.', field: 'Physics', endDate: '2014' },
      { institution: 'Ridgemont State University', degree: 'B.S.', field: 'Physics', endDate: '2012' },
    ])
  })
  it('keeps what it has no field for in a section of its own', () => {
    const { data } = imported(['*EXPERIENCE*', 'Engineer, Globex LLC || 2020 - 2021', '*SKILLS*', 'Go', '*PATRONAGE*', 'Friend of the zoo.']) // prettier-ignore
    expect(data.additional_sections).toMatchObject([{ section_name: 'PATRONAGE', content: 'Friend of the zoo.' }])
  })
  it('reads German', () => {
    const { data } = imported(['*Berufserfahrung*', '*Softwareentwicklerin* || März 2020 – heute', 'Kassenwerk GmbH, Berlin', '• Zahlungen.', '*Ausbildung*', 'Bachelor of Science, Informatik || 2014 – 2017', 'Universität Bremen', '*Sprachen*', 'Deutsch (Muttersprache), Englisch (C1)']) // prettier-ignore
    expect(data.experience).toMatchObject([{ position: 'Softwareentwicklerin', company: 'Kassenwerk GmbH', location: 'Berlin', startDate: 'März 2020', current: true }]) // prettier-ignore
    expect(data.education).toMatchObject([{ institution: 'Universität Bremen', field: 'Informatik' }])
    expect(data.languages).toEqual(['Deutsch (Muttersprache)', 'Englisch (C1)'])
  })
  it.each([
    ['M.Sc. Informatik, Technische Universität Berlin, Note: 1,3', '1,3', 'Informatik'],
    ['Laurea magistrale in Informatica, Politecnico di Milano, 110/110 e lode', '110/110 e lode', 'Informatica'],
  ])('reads the grade of %s', (text, gpa, field) => {
    const { data } = imported(['*EDUCATION*', `2010 – 2015 ${text}`, '*SKILLS*', 'Go, SQL'])
    expect(data.education).toMatchObject([{ gpa, field, startDate: '2010', endDate: '2015' }])
  })
  it.each(['janvier 2018 à août 2020', 'da gennaio 2018 ad oggi'])('leaves no word of %s unread', (dates) => {
    const { data, unread } = imported(['*EXPERIENCE*', '*Engineer*, Globex LLC', dates, '• Built it.'])
    expect(data.experience).toHaveLength(1)
    expect(unread).toEqual([])
  })
  it('parts the place from an employer above several posts', () => {
    const { data } = imported(['*EXPERIENCE*', '*Acme Inc, Denver, CO*', 'Lead || 2021 – Present', '• Led.', 'Engineer || 2019 – 2021', '• Built.']) // prettier-ignore
    expect(data.experience).toMatchObject([{ position: 'Lead', company: 'Acme Inc', location: 'Denver, CO' }, { position: 'Engineer', company: 'Acme Inc', location: 'Denver, CO' }]) // prettier-ignore
  })
  it.each([
    ['Princeton University – Princeton, NJ', 'Princeton University', 'Princeton, NJ'],
    ['Texas A&M University, College Station, TX', 'Texas A&M University', 'College Station, TX'],
    ['Texas A&M University || College Station, TX', 'Texas A&M University', 'College Station, TX'],
    ['National Institute of Technology, Warangal', 'National Institute of Technology', 'Warangal'],
    ['National Institute of Technology || Warangal', 'National Institute of Technology', 'Warangal'],
    ['State University, Magna Cum Laude', 'State University', ''],
  ])('reads where the school of %s is', (text, institution, location) => {
    const { data } = imported(['*EDUCATION*', text, 'B.A. in History || 2010 – 2014', '*SKILLS*', 'Go, SQL'])
    expect(data.education).toMatchObject([{ institution, location, degree: 'B.A.', field: 'History' }])
  })
  it.each([
    ['AWS Solutions Architect – Amazon, 2021 (ID 12345)', { issuer: 'Amazon', date: '2021', credentialId: '12345' }],
    ['AWS Solutions Architect – Amazon (ID: 12345), May 2021', { issuer: 'Amazon', date: 'May 2021', credentialId: '12345' }], // prettier-ignore
    ['AWS Solutions Architect – Amazon || 2021', { issuer: 'Amazon', date: '2021', credentialId: '' }],
  ])('reads the certificate %s', (text, parts) => {
    const { data } = imported(['*CERTIFICATIONS*', text])
    expect(data.certifications).toMatchObject([{ name: 'AWS Solutions Architect', ...parts }])
  })
  it('keeps groups of skills where it is asked to', () => {
    const pdf = pdfOf([...head, ...body(['*SKILLS*', 'Languages: Go, SQL', 'Tools: Git, Docker'])])
    expect(importResume(pdf).data.skills).toEqual(['Go', 'SQL', 'Git', 'Docker'])
    expect(importResume(pdf, { keepsSkillGroups: true }).data.skills).toEqual(['Languages: Go, SQL', 'Tools: Git, Docker']) // prettier-ignore
  })
})

describe('layouts', () => {
  const side = ['*SKILLS*', 'Gardening', 'Pottery', 'Weaving', '*LANGUAGES*', 'Welsh', 'Irish']
  const main = ['*EXPERIENCE*', '*Engineer*', 'Globex LLC, 2020 - 2021', 'Wrote and kept up a great many things here.', 'Analyst', 'Initech Inc, 2018 - 2019', 'Counted things that nobody had counted before.', 'They were many and took some while.'] // prettier-ignore
  it('reads a column beside the main one', () => {
    const { data } = importResume(
      pdfOf([...head, ...column(main, { x: 50, y: 110 }), ...column(side, { x: 420, y: 115 })]),
    )
    expect(data.skills).toEqual(['Gardening', 'Pottery', 'Weaving'])
    expect(data.languages).toEqual(['Welsh', 'Irish'])
    expect(data.experience.map(({ company }) => company)).toEqual(['Globex LLC', 'Initech Inc'])
  })
  it('reads dates in the margin', () => {
    const dates = [{ text: '2020 –', x: 50, y: 124 }, { text: 'Present', x: 50, y: 138 }, { text: '2018 – 2019', x: 50, y: 166 }] // prettier-ignore
    const posts = column(['*Engineer*, Globex LLC', 'Wrote and kept up a great many things here.', 'And more of them.', '*Analyst*, Initech Inc', 'Counted things.', 'And more of them.'], { x: 140, y: 124 }) // prettier-ignore
    const { data } = importResume(pdfOf([...head, { text: 'EXPERIENCE', y: 104, bold: true }, ...dates, ...posts]))
    expect(data.experience).toMatchObject([{ company: 'Globex LLC', startDate: '2020', current: true }, { company: 'Initech Inc', endDate: '2019' }]) // prettier-ignore
  })
  it('joins headings whose letters are spaced', () => {
    const letters = Array.from('SKILLS', (text, index) => ({ text, x: 50 + index * 9, y: 100, bold: true }))
    expect(importResume(pdfOf([...head, ...letters, { text: 'Go, SQL', y: 114 }])).data.skills).toEqual(['Go', 'SQL'])
  })
  it('leaves headers and footers of later pages out, but lists them', () => {
    const pages = [0, 1].flatMap((page): Text[] => [{ text: `Jo Vance – ${page + 1}/2`, y: 780, page }, { text: 'SKILLS', y: 100, bold: true, page }, { text: `Skill ${page}`, y: 114, page }]) // prettier-ignore
    const { data, unread } = importResume(pdfOf([...head, ...pages]))
    expect(data.skills).toEqual(['Skill 0', 'Skill 1'])
    expect(unread.map(({ reason }) => reason)).toEqual(['repeated', 'repeated'])
  })
  it('takes addresses from links, but not a template’s placeholder', () => {
    const links = [
      { target: 'https://linkedin.com/in/jovance', box: { page: 0, x: 50, y: 74, width: 42, height: 14 } },
      { target: 'https://github.com/...', box: { page: 0, x: 150, y: 74, width: 90, height: 14 } },
    ]
    const texts = [...head, { text: 'LinkedIn', y: 86 }, { text: 'github.com/jovance', x: 150, y: 86 }]
    expect(importResume(pdfOf(texts, links)).data.personalInfo).toMatchObject({ linkedin: 'https://linkedin.com/in/jovance', github: 'github.com/jovance' }) // prettier-ignore
  })
  it('keeps bullets beneath bullets where they are, and leaves how long it was to the dates', () => {
    const post = [...body(['*EXPERIENCE*', '*Engineer*, Globex LLC || May 2020 – May 2021', '• Built a great many things || 1 year', '• Kept them']), { text: '• One of them in two', x: 66, y: 156 }, { text: 'lines', x: 76, y: 170 }, { text: '• Another', y: 184 }] // prettier-ignore
    const { data, unread } = importResume(pdfOf([...head, ...post]))
    expect(data.experience[0]?.description).toBe(
      '- Built a great many things\n- Kept them\n  - One of them in two lines\n- Another',
    )
    expect(unread.map(({ text }) => text)).toEqual(['1 year'])
  })
  it('parts a post from the dates that touch it in a full line, by their type', () => {
    const post = [{ text: 'Program Specialist, GS-09', y: 114, bold: true }, { text: 'August 2015 – June 2019', y: 114, x: 50 + widthOf('Program Specialist, GS-09') }] // prettier-ignore
    const heading = { text: 'EXPERIENCE', y: 100, bold: true }
    const [first] = importResume(pdfOf([...head, heading, ...post, { text: 'Globex LLC', y: 128 }])).data.experience
    expect(first).toMatchObject({ position: 'Program Specialist, GS-09', startDate: 'August 2015', endDate: 'June 2019' }) // prettier-ignore
  })
  it('reads a name in two lines, whatever it ends in', () => {
    const names = [{ text: 'Henrike', y: 40, size: 22 }, { text: 'Lautenschläger', y: 64, size: 22 }, { text: 'Engineer', y: 80 }] // prettier-ignore
    const { personalInfo } = importResume(
      pdfOf([...names, ...body(['*SKILLS*', 'Go, SQL, Rust, Python, Haskell'])]),
    ).data
    expect(personalInfo).toMatchObject({ name: 'Henrike Lautenschläger', title: 'Engineer' })
  })
  it('joins an address that a narrow column broke', () => {
    const texts = [{ text: 'linkedin.com/in/jo-', y: 84 }, { text: 'vance', y: 96 }, ...body(['*SKILLS*', 'Go'], { x: 50, y: 124 })] // prettier-ignore
    expect(importResume(pdfOf([...head, ...texts])).data.personalInfo.linkedin).toBe('linkedin.com/in/jo-vance')
  })
  it('reads a timeline with dots between its dates and its posts', () => {
    const dates = ['2020 – 2021', '2018 – 2019'].flatMap((text, index) => [{ text, y: 124 + index * 56 }, { text: '●', x: 120, y: 124 + index * 56 }]) // prettier-ignore
    const posts = column(['*Engineer*, Globex LLC', 'Wrote and kept up a great many things here.', 'And more of them.', '', '*Analyst*, Initech Inc', 'Counted things.', 'And more of them.'], { x: 150, y: 124 }) // prettier-ignore
    const { data } = importResume(pdfOf([...head, { text: 'EXPERIENCE', y: 104, bold: true }, ...dates, ...posts]))
    expect(data.experience).toMatchObject([{ company: 'Globex LLC', startDate: '2020' }, { company: 'Initech Inc', startDate: '2018' }]) // prettier-ignore
  })
  it('reads each section by itself where all of them begin at the left', () => {
    const dates = [{ text: '2020 – 2021', y: 124 }, { text: 'Austin, TX', y: 138 }, { text: '2018 – 2019', y: 180 }, { text: 'Boston, MA', y: 194 }] // prettier-ignore
    const posts = column(['Engineer', 'Globex LLC', '• Wrote a great many things here.', '', 'Analyst', 'Initech Inc', '• Counted things.'], { x: 160, y: 124 }) // prettier-ignore
    const skills = [['Go', 'SQL', 'Rust'], ['Git', 'Docker', 'Bash'], ['Make', 'Vim', 'Perl'], ['Lua', 'Zig', 'Nim']].flatMap((row, index) => row.map((text, at) => ({ text, x: 50 + at * 150, y: 244 + index * 14 }))) // prettier-ignore
    const texts = [...head, { text: 'EXPERIENCE', y: 104, bold: true }, ...dates, ...posts, { text: 'SKILLS', y: 228, bold: true }, ...skills] // prettier-ignore
    const { data } = importResume(pdfOf(texts))
    expect(data.experience).toMatchObject([{ position: 'Engineer', company: 'Globex LLC', location: 'Austin, TX', startDate: '2020' }, { position: 'Analyst', company: 'Initech Inc', startDate: '2018' }]) // prettier-ignore
    expect(data.skills.toSorted()).toEqual(skills.map(({ text }) => text).toSorted())
  })
  it('leaves dates in their rows that stand over a column which begins further down', () => {
    const posts = [...column(['*Engineer*', 'Globex LLC', '• Wrote things.', '*Analyst*', 'Initech Inc', '• Counted things.'], { x: 50, y: 118 }), { text: '2020 – 2021', x: 420, y: 118 }, { text: '2018 – 2019', x: 420, y: 160 }] // prettier-ignore
    const education = column(['*EDUCATION*', '*B.S. in Physics*', 'State University', '2010 – 2014'], { x: 50, y: 216 })
    const skills = column(['*SKILLS*', 'Go, SQL, Rust', '*LANGUAGES*', 'Welsh, Irish'], { x: 380, y: 216 })
    const { data } = importResume(pdfOf([...head, { text: 'EXPERIENCE', y: 104, bold: true }, ...posts, ...education, ...skills])) // prettier-ignore
    expect(data.experience).toMatchObject([{ company: 'Globex LLC', startDate: '2020' }, { company: 'Initech Inc', startDate: '2018' }]) // prettier-ignore
    expect(data.skills).toEqual(['Go', 'SQL', 'Rust'])
    expect(data.languages).toEqual(['Welsh', 'Irish'])
  })
  it('parts a name from the smaller post beside it', () => {
    const names = [
      { text: 'Rosalind Achterberg', y: 40, size: 22 },
      { text: 'Registered Nurse', x: 275, y: 40 },
    ]
    const { personalInfo } = importResume(pdfOf([...names, ...body(['*SKILLS*', 'Cardiac care, telemetry and patient education'])])).data // prettier-ignore
    expect(personalInfo).toMatchObject({ name: 'Rosalind Achterberg', title: 'Registered Nurse' })
  })
  it('is not troubled by nothing', () => {
    expect(importResume({ pages: [], items: [], links: [] }).unread).toEqual([])
  })
})
