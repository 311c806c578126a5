import type { Diagnostic } from '@galley/contract/latex'
import { expect, it } from 'vitest'
import { missingFileOf, nameForMissing } from './missing-file.ts'

const about = (more: Partial<Diagnostic>): Diagnostic => ({
  line: 1,
  severity: 'error',
  message: 'x',
  hint: null,
  ...more,
})
const images = ['pdf', 'png', 'jpg', 'jpeg']

it.each([
  ["LaTeX Error: File `mycv.cls' not found", '\\documentclass{mycv}', { name: 'mycv.cls', endings: ['cls'] }],
  ["LaTeX Error: File `own.sty' not found", '\\usepackage{own}', { name: 'own.sty', endings: ['sty'] }],
  ["LaTeX Error: File `photo' not found", '\\includegraphics{photo}', { name: 'photo', endings: images }],
  ["LaTeX Error: File `photo.png' not found", '\\includegraphics{photo.png}', { name: 'photo.png', endings: ['png'] }],
  [
    "Package pdftex.def Error: File `img/photo.jpg' not found: using draft setting",
    '',
    { name: 'img/photo.jpg', endings: ['jpg', 'jpeg'] },
  ],
  ["LaTeX Error: File `work' not found", '\\section{a}\\input{work}', { name: 'work', endings: ['tex'] }],
  ["LaTeX Error: File `./work.tex' not found", '\\input{work}', { name: 'work.tex', endings: ['tex'] }],
  ["I can't find file `work.tex'", '\\input work', { name: 'work.tex', endings: ['tex'] }],
  ["Galley: bibtex: I couldn't open database file works.bib", '', { name: 'works.bib', endings: ['bib'] }],
  ["LaTeX Error: File `../secret.tex' not found", '', null],
  ["LaTeX Error: File `/etc/passwd' not found", '', null],
  ["LaTeX Error: File `cv.v2' not found", '\\input{cv.v2}', { name: 'cv.v2', endings: ['tex'] }],
  ['Undefined control sequence', '\\foo', null],
])('reads what is missing from “%s”', (said, latex, expected) => {
  expect(missingFileOf(about({ said }), latex)).toEqual(expected)
})

it.each([
  ['There is no file “works.bib” with sources', 'works.bib'],
  ['There is no file “photo.jpg”', 'photo.jpg'],
  ["LaTeX Error: File `mycv.cls' not found", 'mycv.cls'],
  ['“mycv.cls” is not installed here', 'mycv.cls'],
])('reads it from “%s” where TeX’s words are not there', (message, name) => {
  expect(missingFileOf(about({ message }), '')?.name).toBe(name)
})

it.each([
  [{ name: 'mycv.cls', endings: ['cls'] }, 'other.CLS', 'mycv.cls'],
  [{ name: 'mycv.cls', endings: ['cls'] }, 'other.sty', null],
  [{ name: 'photo', endings: images }, 'IMG_1.JPG', 'photo.jpg'],
  [{ name: 'photo.jpg', endings: ['jpg', 'jpeg'] }, 'IMG_1.jpeg', 'photo.jpg'],
  [{ name: 'photo', endings: images }, 'notes.tex', null],
  [{ name: 'cv.v2', endings: images }, 'a.png', 'cv.v2.png'],
])('stores for %o the file %s under %s', (missing, chosen, name) => {
  expect(nameForMissing(missing, chosen)).toBe(name)
})
