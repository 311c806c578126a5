import { expect, it } from 'vitest'
import { confidenceFrom } from '@galley/contract/confidence'
import { column, pdfOf } from '../../testing/typeset.ts'
import { importResume } from '../import-resume.ts'
import { unknownLigature, withLigatures } from './unnamed-ligatures.ts'

/** Words, and which letters of them are one sign. */
const words = `
  Pro(fi)les Certi(fi)ed Certi(fi)cations (fi)rst (fi)eld de(fi)ned bene(fi)ts signi(fi)cant veri(fi)ed
  over(fl)ow work(fl)ows in(fl)uence (fl)exible re(fl)ect con(fl)ict Cloud(fl)are (fl)eet
  o(ffi)ce O(ffi)cer e(ffi)cient tra(ffi)c a(ffi)liate di(ffi)cult
  sta(ff) e(ff)ort o(ff)er di(ff)erent bu(ff)er
  sta(ffi)ng co(ff)ee o(ffl)ine re(fl)ecting stu(ff) cli(ff) su(ff)er identi(fi)er (fl)uent re(fi)ne (fi)nance e(ff)ective
  o(ff)ering pro(fi)t sel(fl)ess a(ff)ord di(ff)erence (fl)oor o(ffi)cially (fl)uid (fl)ow chie(fl)y brie(fl)y sti(ff)ed
  scienti(fi)c (fl)ying A(ff)airs Gri(ffi)th Je(ff)rey
  P(fl)ege Quali(fi)kation ö(ff)entlich e(ffi)cace béné(fi)ce (fi)nanzas u(ffi)cio`
  .trim()
  .split(/\s+/)

it.each(words)('%s', (word) => {
  const whole = word.replace(/[()]/g, '')
  expect(withLigatures(`a ${word.replace(/\(.+\)/, '\0')} b`)).toBe(`a ${whole} b`)
})

/** The first is English or Spanish. */
it.each(['o\0cial', 'Zor\0ax', 'sni\0', 'Kra\0ng', '\0', 'o\0\0\0ce', `${'a'.repeat(40)}\0ce`])(
  'does not guess what %j is',
  (word) => {
    expect(withLigatures(`a ${word} b`)).toBe(word === '\0' ? 'a  b' : `a ${word.replaceAll('\0', unknownLigature)} b`)
  },
)

it('shows where letters are missing, and is not sure of such a field', () => {
  const { data, fields } = importResume(
    pdfOf([
      { text: 'Jo Vance', y: 40, size: 22, bold: true },
      { text: 'jo@vance.example', y: 62 },
      ...column(['*EXPERIENCE*', '*Head of Sta\0ng* || 2019 – 2023', 'Kra\0ng LLC', '• Moved o\0ine billing.'], {
        x: 50,
        y: 100,
      }),
    ]),
  )
  expect(data.experience[0]).toMatchObject({
    position: 'Head of Staffing',
    company: 'Kra\ufffdng LLC',
    description: '- Moved offline billing.',
  })
  expect(fields.find(({ path }) => path === 'experience.0.company')!.confidence).toBeLessThan(confidenceFrom.likely)
})

it('leaves what is no part of a word', () => {
  expect(withLigatures('a \0 b')).toBe('a  b')
})
