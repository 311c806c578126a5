import { expect, it } from 'vitest'
import { withLigatures } from './unnamed-ligatures.ts'

/** Words, and which letters of them are one sign. */
const words = `
  Pro(fi)les Certi(fi)ed Certi(fi)cations (fi)rst (fi)eld de(fi)ned bene(fi)ts signi(fi)cant veri(fi)ed
  over(fl)ow work(fl)ows in(fl)uence (fl)exible re(fl)ect con(fl)ict Cloud(fl)are (fl)eet
  o(ffi)ce O(ffi)cer e(ffi)cient tra(ffi)c a(ffi)liate di(ffi)cult
  sta(ff) e(ff)ort o(ff)er di(ff)erent bu(ff)er`
  .trim()
  .split(/\s+/)

it.each(words)('%s', (word) => {
  const whole = word.replace(/[()]/g, '')
  expect(withLigatures(`a ${word.replace(/\(.+\)/, '\0')} b`)).toBe(`a ${whole} b`)
})

it('leaves what is no part of a word', () => {
  expect(withLigatures('a \0 b')).toBe('a  b')
})
