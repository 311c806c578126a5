// Pages are divided as a reader divides them.
import { describe, expect, it } from 'vitest'
import { column, pdfOf } from '../../testing/typeset.ts'
import type { Text } from '../../testing/typeset.ts'
import { importResume } from '../import-resume.ts'

const head: Text[] = [
  { text: 'Jo Vance', y: 40, size: 22, bold: true },
  { text: 'jo@vance.example', y: 72 },
]
const imported = (texts: readonly Text[]) => importResume(pdfOf([...head, ...texts])).data

describe('posts', () => {
  it('have employers behind bullets, and bullets of their own', () => {
    const post = (y: number, employer: string, title: string, dates: string): Text[] => [
      { text: '•', x: 50, y },
      { text: employer, x: 62, y, bold: true },
      { text: 'Boston, MA', x: 500, y },
      { text: title, x: 62, y: y + 13, italic: true },
      { text: dates, x: 460, y: y + 13, italic: true },
      { text: '◦', x: 74, y: y + 26 },
      { text: 'Moved the claims pipeline from batch to streaming for all teams.', x: 86, y: y + 26 },
    ]
    const { experience } = imported([
      { text: 'EXPERIENCE', y: 100, size: 12, bold: true },
      ...post(120, 'Globex', 'Software Engineer', 'Oct 2016 – Present'),
      ...post(175, 'Initech Research', 'Data Scientist', 'Jan 2014 – Oct 2016'),
      { text: 'EDUCATION', y: 230, size: 12, bold: true },
      { text: 'Ridgemont University', y: 250, bold: true },
      { text: 'B.Sc. in Physics', y: 263, italic: true },
      { text: '2008 – 2012', x: 490, y: 263, italic: true },
    ])
    expect(experience).toMatchObject([
      {
        company: 'Globex',
        position: 'Software Engineer',
        startDate: 'Oct 2016',
        current: true,
        location: 'Boston, MA',
      },
      { company: 'Initech Research', position: 'Data Scientist', endDate: 'Oct 2016' },
    ])
    expect(experience.map(({ description }) => description.split('\n').length)).toEqual([1, 1])
  })

  it('keep the dates at the right of their rows where headings stand in the middle', () => {
    const middle = (text: string, y: number): Text => ({ text, x: 300 - text.length * 3, y, size: 12, bold: true })
    const row = (y: number, title: string, employer: string, dates: string): Text[] => [
      { text: title, y, bold: true },
      { text: dates, x: 470, y },
      { text: employer, y: y + 12 },
    ]
    const { experience, education } = imported([
      middle('Experience', 110),
      ...row(130, 'Teaching Assistant', 'Pallas Foods', 'Aug 2021 – Present'),
      ...row(160, 'Social Worker', 'Ulmo', 'Apr 2017 – Apr 2020'),
      ...row(190, 'Fundraiser', 'Pinecrest Partners AG', 'Jun 2016 – Sep 2017'),
      middle('Education', 230),
      ...row(250, 'B.A. in Informatics', 'Greenfield University', 'Feb 2012 – Jan 2015'),
      middle('Languages', 290),
      { text: 'German (native), French (B1)', y: 310 },
    ])
    expect(experience.map(({ position, company, startDate }) => [position, company, startDate])).toEqual([
      ['Teaching Assistant', 'Pallas Foods', 'Aug 2021'],
      ['Social Worker', 'Ulmo', 'Apr 2017'],
      ['Fundraiser', 'Pinecrest Partners AG', 'Jun 2016'],
    ])
    expect(education).toMatchObject([{ institution: 'Greenfield University', startDate: 'Feb 2012' }])
  })

  it('are found under headings of unknown words', () => {
    const { experience, education } = imported(
      column(
        [
          '*WOHER ICH ETWAS KANN*',
          '*Realschule am Stadtgarten* || 2001 – 2007',
          'Mittlere Reife',
          '',
          '*WO MAN MICH BRAUCHTE*',
          '*Leiterin Einkauf* || 2012 – heute',
          'Rheinwerk GmbH',
          '• Führung von sechs Mitarbeitenden im Einkauf.',
          '*Einkäuferin* || 2008 – 2012',
          'Nordlicht AG',
          '• Rahmenverträge mit vierzig Lieferanten verhandelt.',
        ],
        { x: 50, y: 100 },
      ),
    )
    expect(experience.map(({ company }) => company)).toEqual(['Rheinwerk GmbH', 'Nordlicht AG'])
    expect(education).toMatchObject([{ institution: 'Realschule am Stadtgarten' }])
  })
})
