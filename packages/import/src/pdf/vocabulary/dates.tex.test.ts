// Months in figures are set as people write them, in the language of the document, and read again by the import.
import { resumeData } from '@galley/contract/resume-data'
import { describe, expect, it } from 'vitest'
import { findDates } from './find-dates.ts'
import { renderResume } from '@galley/resume/render-resume'
import { templates } from '@galley/resume/templates'
import { compileToText, hasGlyphs, oneSpaced } from '@galley/resume/testing/pdf-text'
import { tierSample } from '@galley/resume/testing/tier'

const data = resumeData.parse({
  experience: [
    { position: 'a', startDate: '2021-03', endDate: '2022-5' },
    { position: 'b', startDate: '06/2019', current: true },
    { position: 'c', startDate: '2018-01-15', endDate: '2018-09-01T00:00:00Z' },
    { position: 'd', startDate: 'Spring 2017', endDate: '2018' },
  ],
  awards: [{ title: 'e', date: '2016-12' }],
  publications: [{ title: 'f', date: '11.2015' }],
  speaking: [{ title: 'g', date: '2014/10' }],
  certifications: [{ name: 'h', date: '2013-02', expiryDate: '2013-13' }],
})
const english = [
  'Mar 2021 – May 2022',
  'Jun 2019 – Present',
  'Jan 2018 – Sep 2018',
  'Spring 2017 – 2018',
  'Dec 2016',
  'Nov 2015',
  'Oct 2014',
  'Feb 2013 – 2013-13',
]

/** Each month in figures, one an award. */
const year = Array.from({ length: 12 }, (_, month) => `\\shortentry{row}{}{2021-${month + 1}}`).join('\n')
const document = (body: string, options: string, preamble = '') =>
  `\\documentclass[${options}]{resume}\n${preamble}\n\\begin{document}\n${body}\n\\end{document}\n`

const cyrillic = hasGlyphs ? ['ru', 'uk', 'el'] : []
const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'nb', 'ro', 'tr', ...cyrillic]
const present: Record<string, string> = {
  en: 'Present',
  de: 'heute',
  fr: 'aujourd’hui',
  es: 'actualidad',
  it: 'oggi',
  pt: 'presente',
  nl: 'heden',
  pl: 'obecnie',
  sv: 'nu',
  da: 'nu',
  nb: 'nå',
  ro: 'prezent',
  tr: 'günümüz',
  ru: 'настоящее время',
  uk: 'дотепер',
  el: 'σήμερα',
}
const monthsIn = (language: string) => {
  const format = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2021, month))
    return parts.find(({ type }) => type === 'month')?.value ?? ''
  })
}

describe('months in figures', () => {
  it.each(tierSample(templates, 4))('are set in words in $id', async (template) => {
    const { raw, errors } = await compileToText(renderResume(data, template))
    expect(errors).toEqual([])
    expect(english.filter((dates) => !oneSpaced(raw).includes(dates))).toEqual([])
  })
  it.each(tierSample(languages, 4))(
    'are set in the language %s, and are understood when the page is imported',
    async (lang) => {
      const { raw, errors, log } = await compileToText(document(year, `lang=${lang}`))
      const expected = monthsIn(lang).map((month) => `${month} 2021`)
      expect(errors).toEqual([])
      expect(log).not.toContain('Class resume Warning')
      expect(expected.filter((date) => !oneSpaced(raw).includes(date))).toEqual([])
      expect(expected.filter((date) => findDates(date)[0]?.end !== date.length)).toEqual([])
    },
  )
  it.each([
    ['german', 'März 2021'],
    ['french', 'mars 2021'],
  ])('follow babel’s %s', async (language, expected) => {
    const { raw } = await compileToText(document(year, 'theme=classic', `\\usepackage[${language},provide=*]{babel}`))
    expect(oneSpaced(raw)).toContain(expected)
  })
  it.each(
    tierSample(
      Object.entries(present).filter(([lang]) => languages.includes(lang)),
      4,
    ),
  )('a job that has not ended says so in the language %s: %s', async (lang, word) => {
    const rows = ['2021-03 – Present', '2020 – Present'].map((dates) => `\\shortentry{row}{}{${dates}}`).join('\n')
    const { raw, errors } = await compileToText(document(rows, `lang=${lang}`))
    expect(errors).toEqual([])
    expect(oneSpaced(raw)).toContain(`2021 – ${word}`)
    expect(oneSpaced(raw)).toContain(`2020 – ${word}`)
    expect(findDates(`2020 – ${word}`)[0]?.end).toBe(`2020 – ${word}`.length)
  })
  it('leave "Present" as it is in braces, outside dates, and in other words', async () => {
    const rows = String.raw`\shortentry{Present}{}{2020 – {Present}}\shortentry{row}{}{2020 – Present day}`
    expect(oneSpaced((await compileToText(document(rows, 'lang=de'))).raw)).toBe(
      'Present 2020 – Present row 2020 – Present day',
    )
  })
  it('stay as they are in braces, in a language that is not known, and where there is no such month', async () => {
    const rows = String.raw`\shortentry{row}{}{{2021-03}}\shortentry{row}{}{2021-13}\shortentry{row}{}{2019-2020}`
    expect(oneSpaced((await compileToText(document(rows, 'theme=modern'))).raw)).toBe(
      'row 2021-03 row 2021-13 row 2019-2020',
    )
    expect((await compileToText(document(year, 'lang=sw'))).raw).toContain('2021-3')
  })
})
