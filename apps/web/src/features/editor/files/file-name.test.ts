import { isResumeFileName } from '@galley/contract/resume-files'
import { expect, it } from 'vitest'
import { endingOf, isSameFormat, mendFileName, mendNewName, withoutEnding } from './file-name.ts'

it.each([
  ['photo.jpg', 'photo.jpg'],
  ['  photo.jpg ', 'photo.jpg'],
  ['Photo.JPG', 'Photo.jpg'],
  ['photo (1).jpg', 'photo -1.jpg'],
  ['my photo, new.png', 'my photo- new.png'],
  ['~$draft.tex', 'draft.tex'],
  ['.hidden.cls', 'hidden.cls'],
  ['C:\\me\\photo.PNG', 'C-me-photo.png'],
  ['résumé.cls', 'résumé.cls'],
  ['re\u0301sume\u0301.cls', 'résumé.cls'],
  ['фото.jpg', 'фото.jpg'],
  ['a--b-.bib', 'a--b-.bib'],
  ['photo .jpeg', 'photo .jpeg'],
  ['sections/ work?.tex', 'sections/work.tex'],
  ['v1.2.pdf', 'v1.2.pdf'],
])('mends %s to %s', (given, name) => {
  expect(mendFileName(given)).toEqual({ kind: 'name', name })
  expect(isResumeFileName(name)).toBe(true)
})

it.each([
  ['cv.docx', 'ending'],
  ['photo', 'ending'],
  ['cls', 'ending'],
  ['.cls', 'ending'],
  ['', 'ending'],
  ['main.tex', 'reserved'],
  ['MAIN.PDF', 'reserved'],
  ['texcache/a.tex', 'reserved'],
  [`${'a'.repeat(130)}.png`, 'long'],
  ['???.png', 'letters'],
  ['a/b/c/d/e/f.tex', 'letters'],
])('refuses %s for its %s', (given, problem) => {
  expect(mendFileName(given)).toEqual({ kind: 'problem', problem })
})

it.each([
  ['me', 'photo.jpg', 'me.jpg'],
  ['me.v2', 'photo.jpg', 'me.v2.jpg'],
  ['me.jpeg', 'photo.jpg', 'me.jpeg'],
  ['part.txt', 'part.tex', 'part.txt'],
  ['photos/me', 'photo.jpg', 'photos/me.jpg'],
])('takes %s as a new name of %s: %s', (given, old, name) => {
  expect(mendNewName(given, old)).toEqual({ kind: 'name', name })
})

it.each([
  ['me.png', 'photo.jpg', 'format'],
  ['photo.tex', 'photo.jpg', 'format'],
  ['main', 'part.tex', 'reserved'],
  ['  ', 'photo.jpg', 'ending'],
])('refuses %s as a new name of %s for its %s', (given, old, problem) => {
  expect(mendNewName(given, old)).toEqual({ kind: 'problem', problem })
})

it.each([
  ['a.b.JPG', 'jpg', 'a.b'],
  ['dir.x/file', '', 'dir.x/file'],
  ['.cls', '', '.cls'],
])('splits %s', (name, ending, stem) => {
  expect([endingOf(name), withoutEnding(name)]).toEqual([ending, stem])
})

it('knows jpg and jpeg for one format', () => {
  expect([isSameFormat('jpg', 'jpeg'), isSameFormat('jpg', 'png')]).toEqual([true, false])
})
