// The Europass form: a column of labels, right-aligned, and beside each its value. The labels are those of the form in
// the language, however it spells plurals ("tongue(s)").
import { describe, expect, it } from 'vitest'
import { importResume } from './import-resume.ts'
import { column, pdfOf, widthOf } from '../testing/typeset.ts'
import type { Text } from '../testing/typeset.ts'

const right = 200
const label = (text: string, y: number, bold = false): Text => ({ text, y, x: right - widthOf(text), bold })
/** Rows of a label and its value; a row without a value is a heading, over two lines where it has two. */
function form(rows: readonly (readonly string[])[]) {
  let y = 60
  const texts = rows.flatMap(([name = '', value, ...more]) => {
    const lines = name.split('\n')
    const at = y
    y += 16 * Math.max(lines.length, 1 + more.length)
    const labels = lines.map((text, index) => label(text, at + index * 12, value === undefined))
    if (value === undefined) y += 14
    return [...labels, ...(value ? column([value, ...more], { x: right + 14, y: at }) : [])]
  })
  return importResume(pdfOf(texts)).data
}

const polish = form([
  ['Informacje osobiste'],
  ['Nazwisko(a) / Imię (imiona)', 'Jan Kowalewski'],
  ['Adres(y)', 'ul. Leśna 7, 17-230 Białowieża, Polska'],
  ['Telefon(y)', '+48 605 550 173'],
  ['E-mail', 'jan@kowalewski.example'],
  ['Doświadczenie zawodowe'],
  ['Okres', '05.2016 – obecnie'],
  ['Zajmowane stanowisko', 'Leśniczy'],
  ['Główne obowiązki', '• Nadzór prac w leśnictwie', '• Szacunki brakarskie'],
  ['Nazwa i adres pracodawcy', 'Nadleśnictwo Browsk, Gruszki 10, 17-220 Narewka'],
  ['Rodzaj działalności lub sektor', 'Leśnictwo'],
  ['Wykształcenie i odbyte\nszkolenia'],
  ['Okres', '10.2005 – 07.2010'],
  ['Uzyskany tytuł lub kwalifikacje', 'Magister inżynier, leśnictwo'],
  ['Nazwa i rodzaj instytucji edukacyjnej', 'Szkoła Główna Gospodarstwa Wiejskiego'],
  ['Umiejętności i kompetencje\nosobiste'],
  ['Język(i) ojczysty(e)', 'polski'],
  ['Umiejętności techniczne i komputerowe', 'SILP, QGIS'],
  ['Prawo jazdy', 'kat. B, T'],
])

describe('a form of labels and values', () => {
  it('says who the person is and how to reach them', () =>
    expect(polish.personalInfo).toMatchObject({
      name: 'Jan Kowalewski',
      address: 'ul. Leśna 7, 17-230 Białowieża, Polska',
      phone: '+48 605 550 173',
      email: 'jan@kowalewski.example',
    }))
  it('an employer with the address is parted where the address begins', () =>
    expect(polish.experience).toMatchObject([
      {
        company: 'Nadleśnictwo Browsk',
        location: 'Gruszki 10, 17-220 Narewka',
        position: 'Leśniczy',
        startDate: '05.2016',
        current: true,
        description: '- Nadzór prac w leśnictwie\n- Szacunki brakarskie',
      },
    ]))
  it('the first of several bullets is one, where its dot stands between label and text', () => {
    const rows = ['Built things', 'Counted things'].flatMap((text, line): Text[] => [
      { text: '•', x: right + 14, y: 162.2 + line * 11, size: 8 },
      { text, x: right + 28, y: 162.2 + line * 11, size: 8 },
    ])
    const { experience } = importResume(
      pdfOf([
        { text: 'Ada Neri', y: 40, size: 20 },
        { text: 'WORK EXPERIENCE', y: 100, size: 13, bold: true },
        ...(['Dates', 'Position', 'Employer'] as const).map((text, line) => label(text, 118 + line * 14)),
        ...['2016 – 2020', 'Engineer', 'Globex LLC'].map((text, line) => ({ text, x: right + 14, y: 118 + line * 14 })),
        { text: 'Main activities', x: right - widthOf('Main activities', 8), y: 160, size: 8 },
        ...rows,
      ]),
    ).data
    expect(experience[0]?.description).toBe('- Built things\n- Counted things')
  })
  it('a heading that takes two lines of the margin is one', () =>
    expect(polish.education).toMatchObject([
      { institution: 'Szkoła Główna Gospodarstwa Wiejskiego', endDate: '07.2010' },
    ]))
  it('languages, skills and the driving licence stand apart', () => {
    expect([polish.skills, polish.languages]).toEqual([['SILP', 'QGIS'], ['polski']])
    expect(polish.additional_sections).toMatchObject([{ section_name: 'Prawo jazdy', content: 'kat. B, T' }])
  })
  it.each([
    [
      'Spanish',
      ['Información personal', 'Apellido(s) / Nombre(s)', 'Experiencia laboral', 'Fechas'],
      [
        'Profesión o cargo desempeñado',
        'Nombre y dirección de la empresa o empleador',
        'Capacidades y competencias personales',
        'Idioma(s) materno(s)',
      ],
    ],
    [
      'French',
      ['Information personnelle', 'Nom(s) / Prénom(s)', 'Expérience professionnelle', 'Dates'],
      [
        'Fonction ou poste occupé',
        'Nom et adresse de l’employeur',
        'Aptitudes et compétences personnelles',
        'Langue(s) maternelle(s)',
      ],
    ],
    [
      'German',
      ['Angaben zur Person', 'Nachname(n) / Vorname(n)', 'Berufserfahrung', 'Zeitraum'],
      [
        'Beruf oder Funktion',
        'Name und Adresse des Arbeitgebers',
        'Persönliche Fähigkeiten und Kompetenzen',
        'Muttersprache(n)',
      ],
    ],
  ])('in %s, too', (_language, [person, name, work, dates], [post, employer, skills, tongue]) => {
    const data = form([
      [person!],
      [name!, 'Vega Laforet'],
      ['E-mail', 'vega@laforet.example'],
      [work!],
      [dates!, '2016 – 2020'],
      [post!, 'Terapeuta'],
      [employer!, 'Centro Aldea, Calle Mayor 3, 28001 Madrid'],
      [skills!],
      [tongue!, 'xyz'],
    ])
    expect(data).toMatchObject({
      personalInfo: { name: 'Vega Laforet' },
      experience: [
        { company: 'Centro Aldea', location: 'Calle Mayor 3, 28001 Madrid', position: 'Terapeuta', endDate: '2020' },
      ],
      languages: ['xyz'],
    })
  })
})

it('a table of languages holds languages, whatever stands over its columns', () => {
  const rows = [
    ['Altre lingue', 'Ascolto', 'Lettura', 'Scrivere a mano'],
    ['INGLESE', 'B2', 'B2', 'B1'],
    ['FRANCESE', 'A2', 'B1', 'A2'],
  ]
  const { languages, skills } = importResume(
    pdfOf([
      { text: 'Ada Neri', y: 40, size: 20 },
      { text: 'ada@neri.example', y: 60 },
      { text: 'COMPETENZE LINGUISTICHE', y: 100, size: 13, bold: true },
      { text: 'Lingua madre: ITALIANO', y: 118 },
      ...rows.flatMap((row, line) => row.map((text, cell) => ({ text, x: 50 + cell * 90, y: 136 + line * 14 }))),
      { text: 'COMPETENZE', y: 200, size: 13, bold: true },
      { text: 'Excel, HACCP', y: 218 },
    ]),
  ).data
  expect([languages, skills]).toEqual([
    ['ITALIANO', 'INGLESE', 'FRANCESE'],
    ['Excel', 'HACCP'],
  ])
})

it.each([
  ['Rua dos Combatentes 45, 3030-181 Coimbra', ''],
  ['Av. Paulista 900, 01310-100 São Paulo', ''],
  ['Ligue para 555-0187 Ana', '555-0187'],
])('a postcode is no telephone number: %s', (line, phone) =>
  expect(
    importResume(
      pdfOf([
        { text: 'Ana Vega', y: 40, size: 20 },
        { text: line, y: 70 },
      ]),
    ).data.personalInfo.phone,
  ).toBe(phone),
)
