// Layouts that the words alone do not reveal: by where things stand, and by what its other entries look like.
import { describe, expect, it } from 'vitest'
import { importResume } from './import-resume.ts'
import { column, pdfOf } from '../testing/typeset.ts'
import type { Text } from '../testing/typeset.ts'

const head: Text[] = [
  { text: 'Jo Vance', y: 40, size: 22, bold: true },
  { text: 'jo@vance.example', y: 72 },
]
const imported = (lines: readonly string[], top: readonly Text[] = head) =>
  importResume(pdfOf([...top, ...column(lines, { x: 50, y: 100 })])).data

/** What else a resume has: a heading alone does not show how headings are set. */
const before = ['*EXPERIENCE*', '*Engineer, Globex LLC* || 2019 – 2020', '• Built it, and measured it for a year.']

describe('the person', () => {
  it('is not called what the document is called, but what the row of the name says', () => {
    const { personalInfo } = imported(
      ['*Name* || Annegret Vollbrecht', '*E-Mail* || a.vollbrecht@post.example', '*BERUFSPRAXIS*'],
      [{ text: 'Lebenslauf', y: 40, size: 24, bold: true }],
    )
    expect(personalInfo).toMatchObject({ name: 'Annegret Vollbrecht', email: 'a.vollbrecht@post.example' })
  })

  it('has a name of two lines, with an address in smaller lines beside it', () => {
    const { personalInfo } = imported(
      ['*EXPERIENCE*'],
      [
        { text: 'Eleanor', y: 40, size: 30 },
        { text: '9 Canonbury Mews', x: 440, y: 46 },
        { text: 'London N1 2UD', x: 440, y: 58 },
        { text: 'Ashworth-Pike', y: 72, size: 30 },
        { text: 'e.ashworthpike@post.example', x: 400, y: 84 },
      ],
    )
    expect(personalInfo).toMatchObject({ name: 'Eleanor Ashworth-Pike', address: '9 Canonbury Mews, London N1 2UD' })
  })

  it.each([
    ['12 rue des Tanneurs', '44000 Nantes', '12 rue des Tanneurs, 44000 Nantes'],
    ['88 Glenmore Trail SW, Calgary, AB T2V 4R6', '', '88 Glenmore Trail SW, Calgary, AB T2V 4R6'],
  ])('lives in %s %s', (one, two, address) => {
    const lines = [one, two].map((text, index) => ({ text, y: 84 + index * 12 })).filter(({ text }) => text !== '')
    expect(imported(['*EXPERIENCE*'], [...head, ...lines]).personalInfo.address).toBe(address)
  })

  it('keeps the page of another network where it has none of their own', () => {
    const top = [...head, { text: 'instagram.com/jovance.kitchen', y: 84 }]
    expect(imported(['*EXPERIENCE*'], top).personalInfo.website).toBe('instagram.com/jovance.kitchen')
  })
})

describe('a telephone number', () => {
  it.each(['(+86) 133-3333-3333', '(0044) 20 7946 0000', '+49 (0)30 901820', '(555) 123-4567'])(
    'has its bracket: %s',
    (phone) => {
      const top = [head[0]!, { text: `${phone} | jo@vance.example`, y: 72 }]
      expect(imported(['*EXPERIENCE*'], top).personalInfo.phone).toBe(phone)
    },
  )
})

describe('posts', () => {
  it('are in towns that no table knows, where all entries are of one form', () => {
    const { experience } = imported([
      '*EMPLOYMENT*',
      ...[
        ['Tanker Driver', 'Dee Valley Fuels Ltd, Brynteg', '2018 – 2022'],
        ['Long Distance Driver', 'Celtic Cold Haulage, Gwalchmai', '2013 – 2018'],
        // A town that ends like a post.
        ['Multi-drop Driver', 'Parcelway Couriers, Llanchester', '2010 – 2013'],
      ].flatMap(([post, where, when]) => [`*${post}* || ${when}`, where!, '• Drove a lorry.']),
    ])
    expect(experience.map(({ company, location }) => [company, location])).toEqual([
      ['Dee Valley Fuels Ltd', 'Brynteg'],
      ['Celtic Cold Haulage', 'Gwalchmai'],
      ['Parcelway Couriers', 'Llanchester'],
    ])
  })

  it('are not in their departments, and posts before a firm are no firms', () => {
    const { experience } = imported([
      '*EMPLOYMENT*',
      ...['Engineer, Globex LLC', 'Analyst, Initech Inc', 'Manager, Umbrella Ltd'].flatMap((line, index) => [
        `*${line}* || ${2019 - index} – ${2020 - index}`,
        '• Did it.',
      ]),
    ])
    expect(experience.map(({ position, company, location }) => [position, company, location ?? ''])).toEqual([
      ['Engineer', 'Globex LLC', ''],
      ['Analyst', 'Initech Inc', ''],
      ['Manager', 'Umbrella Ltd', ''],
    ])
  })

  it('are dated by two figures with an apostrophe, under a heading in somebody’s own words', () => {
    const { experience } = imported([
      '*WHERE I WORKED*',
      "*Studio Noordzij* || '21 – now",
      'Senior Brand Designer, Rotterdam',
      '• Drew it.',
      "*Brightside Digital* || '16 – '19",
      'Visual Designer, Amsterdam',
      '• Drew more.',
      '*SCHOOLING*',
    ])
    expect(experience.map(({ startDate, endDate, current }) => [startDate, endDate ?? '', current])).toEqual([
      ['2021', '', true],
      ['2016', '2019', false],
    ])
  })

  it('end before the place and the date of the signature', () => {
    const { volunteering } = imported([
      '*EHRENAMT*',
      '*Jugendleiterin, Naturschutzbund* || seit 2018',
      'Ausflüge mit einer Gruppe von Kindern.',
      'Freiburg, den 4. März 2024',
    ])
    expect(volunteering[0]?.description).toBe('Ausflüge mit einer Gruppe von Kindern.')
  })
})

describe('certificates', () => {
  it('of a day are no signature, though they stand last', () => {
    const { certifications } = imported([
      ...before,
      '*CERTIFICATIONS*',
      'Food Hygiene, Level 2, 3 June 2018',
      'Scrum Master, 12 May 2020',
    ])
    expect(certifications.map(({ name }) => name)).toEqual([expect.stringContaining('Food'), 'Scrum Master'])
  })
})

describe('schools', () => {
  it('have degrees that no table knows where the others have theirs', () => {
    const { education } = imported([
      ...before,
      '*EDUCATION*',
      'Legal Practice Course, BPP Law School, Manchester || 2009 – 2010',
      'LLB in Law with French, University of Leeds, Leeds || 2005 – 2008',
    ])
    expect(education.map(({ degree, institution }) => [degree, institution])).toEqual([
      ['Legal Practice Course', 'BPP Law School'],
      ['LLB', 'University of Leeds'],
    ])
  })

  it.each([
    [['*MASTER OF SCIENCE IN NURSING* || 2010 – 2012', 'Warren University'], 'MASTER OF SCIENCE', 'Warren University'],
    [['*Padova High School* || 2010 – 2012', "Master's degree in Physics"], "Master's degree", 'Padova High School'],
  ])(
    'have a degree whatever its letters are, and beside a school that sounds like one',
    (lines, degree, institution) => {
      const { education } = imported([...before, '*EDUCATION*', ...lines])
      expect(education).toMatchObject([{ degree, institution }])
    },
  )

  it('are one for several degrees with subjects of their own', () => {
    const { education } = imported([
      ...before,
      '*EDUCATION*',
      '*Ridgemont University* || Boston, MA',
      'MBA, Economics || 2016 – 2018',
      'B.A., History || 2010 – 2014',
    ])
    expect(education.map(({ institution, field }) => [institution, field])).toEqual([
      ['Ridgemont University', 'Economics'],
      ['Ridgemont University', 'History'],
    ])
  })

  it('have a degree, its subject, a school and dates in three lines or in four', () => {
    const { education } = imported([
      ...before,
      '*EDUCATION*',
      'Master of Science Maschinenbau',
      'Universität Stuttgart',
      'Oktober 2012 – September 2015',
      '',
      'Bachelor of Engineering',
      'Fahrzeugtechnik',
      'Hochschule Esslingen',
      'Oktober 2009 – September 2012',
    ])
    expect(education).toMatchObject([
      { degree: 'Master of Science', field: 'Maschinenbau', institution: 'Universität Stuttgart', endDate: 'September 2015' }, // prettier-ignore
      { degree: 'Bachelor of Engineering', field: 'Fahrzeugtechnik', institution: 'Hochschule Esslingen', endDate: 'September 2012' }, // prettier-ignore
    ])
    expect(education).toHaveLength(2)
  })

  it('have a subject beside the degree, and their town beside themselves', () => {
    const { education } = imported([
      ...before,
      '*FORMATION*',
      'Brevet professionnel, Installations électriques || 2008 – 2010',
      'Lycée Jean Guéhenno, Vannes',
    ])
    expect(education).toMatchObject([{ degree: 'Brevet professionnel', field: 'Installations électriques', institution: 'Lycée Jean Guéhenno' }]) // prettier-ignore
  })

  it('are no certificates, though these stand among them', () => {
    const { education, certifications } = imported([
      '*EDUCATION & CREDENTIALS*',
      'Diploma, Business Administration, Southern Alberta Institute of Technology || 2008',
      'Certified Retail Manager, Retail Council of Canada || 2017',
      'Standard First Aid, Canadian Red Cross || 2023',
    ])
    expect(education.map(({ institution }) => institution)).toEqual(['Southern Alberta Institute of Technology'])
    expect(certifications.map(({ name, date }) => [name, date])).toMatchObject([
      [expect.stringContaining('Certified Retail Manager'), '2017'],
      [expect.stringContaining('Standard First Aid'), '2023'],
    ])
  })
})

describe('the page', () => {
  it('has headings with an ornament before them, and triangles for bullets', () => {
    const large = (text: string, y: number) => [
      { text: '●', x: 40, y, size: 13, bold: true },
      { text, x: 56, y, size: 13, bold: true },
    ]
    const pdf = pdfOf([
      ...head,
      ...large('Experiencia laboral', 100),
      ...column(['*Jefe de cocina, Hotel Sol* || 2018 – 2020', '▸ Dirección de un equipo'], { x: 50, y: 116 }),
      ...large('Habilidades', 150),
      ...column(['▸ Arroces', '▸ Escandallos'], { x: 50, y: 166 }),
    ])
    const { data } = importResume(pdf)
    expect(data.experience).toMatchObject([{ description: '- Dirección de un equipo' }])
    expect(data.skills).toEqual(['Arroces', 'Escandallos'])
  })

  it('is parted between its headings, not along the dates of one of its columns', () => {
    const side = ['*SKILLS*', 'Wiring', 'Drawing', '', '*LANGUAGES*', 'French', 'Breton', '', '*LICENCES*', 'B2V, Apave, 2023', 'CACES, Aftral, 2021', '', '*INTERESTS*', 'Sailing'] // prettier-ignore
    const posts = (from: number) =>
      ['Electrician', 'Fitter', 'Apprentice'].flatMap((post, index): Text[] => [
        { text: `${2018 - index * 2} – ${2020 - index * 2}`, x: 220, y: from + index * 30, bold: true },
        { text: post, x: 310, y: from + index * 30, bold: true },
        { text: 'Morvan Ltd, Vannes', x: 310, y: from + index * 30 + 14 },
      ])
    const schools: Text[] = [
      { text: '2008 – 2010', x: 220, y: 250, bold: true },
      { text: 'BSc, Physics', x: 310, y: 250, bold: true },
      { text: 'University of Rennes', x: 310, y: 264 },
    ]
    const pdf = pdfOf([
      { text: 'Jo Vance', x: 220, y: 40, size: 22, bold: true },
      { text: 'jo@vance.example', x: 220, y: 60 },
      ...column(side, { x: 40, y: 90 }),
      { text: 'EXPERIENCE', x: 220, y: 90, bold: true },
      ...posts(110),
      { text: 'EDUCATION', x: 220, y: 232, bold: true },
      ...schools,
    ])
    const { data } = importResume(pdf)
    expect(data.experience.map(({ position }) => position)).toEqual(['Electrician', 'Fitter', 'Apprentice'])
    expect(data.education).toMatchObject([{ degree: 'BSc', institution: 'University of Rennes' }])
    expect(data.hobbies).toEqual(['Sailing'])
  })

  it('has headings of two words in two lines of its margin', () => {
    const sections: [heading: string[], lines: string[]][] = [
      [['Education'], ['University of Bergen', 'PhD in Marine Biology, 2013 – 2017']],
      [
        ['Academic', 'Positions'],
        ['Researcher, Institute of Coastal Research', 'Leads a group of four since 2021.'],
      ],
      [
        ['Technical', 'Skills'],
        ['R, Python, QGIS,', 'Scientific diving'],
      ],
      [['Languages'], ['Italian, English']],
      [['Interests'], ['Sailing']],
    ]
    const texts = sections.flatMap(([heading, lines], index): Text[] => {
      const y = 110 + index * 50
      // A line across the page: the margin is none from top to bottom.
      const rule = { text: 'and a line of text that goes across the page from its left to its right', x: 40, y: y - 14 }
      const margin = heading.map((text, at) => ({ text, x: 40, y: y + at * 12, bold: true }))
      return [...(index === 0 ? [] : [rule]), ...margin, ...lines.map((text, at) => ({ text, x: 140, y: y + at * 12 }))]
    })
    const { headings } = importResume(pdfOf([...head, ...texts]))
    expect(headings.map(({ text }) => text)).toEqual(sections.map(([heading]) => heading.join(' ')))
  })

  it('parts what stands in chips, though no space tells how wide one is', () => {
    const rows = [['Figma', 'Illustrator', 'InDesign'], ['Photoshop', 'After Effects', 'Glyphs'], ['HTML', 'CSS', 'Webflow', 'Blender']] // prettier-ignore
    const chips = rows.flatMap((row, index) => {
      let x = 50
      return row.map((text): Text => {
        const chip = { text, x, y: 180 + index * 20, size: 8, italic: true }
        x += text.length * 4 + 12
        return chip
      })
    })
    const { data } = importResume(
      pdfOf([...head, ...column([...before, '', '*TOOLBOX*'], { x: 50, y: 100 }), ...chips]),
    )
    expect(data.skills).toEqual(rows.flat())
  })
})
