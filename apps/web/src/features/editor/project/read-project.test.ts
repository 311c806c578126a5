import { strToU8, zipSync, type Zippable } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readProject } from './read-project.ts'

const doc = (body = '', cls = 'article') => `\\documentclass{${cls}}\n\\begin{document}${body}\\end{document}`
const zipOf = (files: Record<string, string | Uint8Array>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [path, typeof content === 'string' ? strToU8(content) : content]),
    ) as Zippable,
  )
const read = (files: Record<string, string | Uint8Array>, name = 'cv.zip') => readProject(zipOf(files), name)
const latin1 = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))
const namesOf = (project: ReturnType<typeof read>) => project?.files.map(({ name }) => name).toSorted()

describe('the document', () => {
  it.each([
    ['main.tex before others', { 'a.tex': doc(), 'main.tex': doc() }, 'main.tex'],
    ['resume.tex before cv.tex', { 'cv.tex': doc(), 'resume.tex': doc() }, 'resume.tex'],
    ['the shallower', { 'x/ann.tex': doc(), 'bob.tex': doc() }, 'bob.tex'],
    ['not what another reads', { 'main.tex': doc(), 'whole.tex': doc('\\input{main}') }, 'whole.tex'],
    ['not what is commented out', { 'main.tex': `% ${doc().replace('\n', '')}`, 'ann.tex': doc() }, 'ann.tex'],
  ])('is %s', (_what, files, main) => {
    expect(read(files)?.main).toBe(main)
  })
  it.each([
    ['a LinkedIn export', { 'Profile.csv': 'First Name' }],
    ['a part alone', { 'part.tex': 'Welder' }],
  ])('%s has none', (_what, files) => {
    expect(read(files)).toBeNull()
  })
})

it('takes names from the document’s folder, and leaves out what is not the resume’s', () => {
  const project = read(
    {
      'cv-main/.git/config': 'x',
      '__MACOSX/cv-main/._main.tex': 'x',
      'cv-main/main.tex': doc('\\input{parts/work}\\includegraphics{me (1).PNG}', 'own'),
      'cv-main/main.aux': 'x',
      'cv-main/main.pdf': 'x',
      'cv-main/own.cls': 'x',
      'cv-main/parts/work.tex': 'Welder',
      'cv-main/me (1).PNG': 'x',
      'cv-main/README.md': 'x',
      'other/letter.bib': 'x',
    },
    'cv-main (2).zip',
  )
  expect(project?.title).toBe('cv')
  expect(namesOf(project)).toEqual(['me -1.png', 'own.cls', 'parts/work.tex'])
  expect(project?.latex).toContain('\\includegraphics{me -1.png}')
  expect(project?.left).toEqual([
    { name: 'README.md', reason: 'ending' },
    { name: 'other/letter.bib', reason: 'outside' },
  ])
})

it('keeps what the LaTeX mentions, then the smaller ones, and lists the others', () => {
  const others = Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`p${index}.txt`, 'x'.repeat(index + 1)]))
  const project = read({ 'main.tex': doc('\\includegraphics{big}'), 'big.png': 'x'.repeat(9_000), ...others })
  expect(namesOf(project)).toHaveLength(20)
  expect(namesOf(project)).toContain('big.png')
  expect(project?.left.map(({ name }) => name)).toEqual([
    'p19.txt',
    'p20.txt',
    'p21.txt',
    'p22.txt',
    'p23.txt',
    'p24.txt',
  ])
  expect(project?.left[0]?.reason).toBe('count')
})

it('reads Latin-1, and says UTF-8 from then on', async () => {
  const project = read({
    'main.tex': latin1(`\\usepackage[latin1]{inputenc}${doc('Zo\u00eb \\input{work}')}`),
    'work.tex': latin1('Caf\u00e9'),
  })
  expect(project?.latex).toContain('\\usepackage[utf8]{inputenc}')
  expect(project?.latex).toContain('Zoë')
  expect(project?.files[0]?.content.size).toBe(strToU8('Café').length)
})

it('does not inflate what is too large, or more than the zip says', () => {
  const bomb = zipOf({ 'main.tex': doc(), 'a.png': new Uint8Array(6 * 1024 * 1024), 'b.cls': 'x'.repeat(100_000) })
  const view = new DataView(bomb.buffer)
  for (let at = 0; at + 46 < bomb.length; at += 1) {
    const isListed = view.getUint32(at, true) === 0x02014b50
    if (isListed && String.fromCharCode(bomb[at + 46] ?? 0) === 'b') view.setUint32(at + 24, 10, true)
  }
  const project = readProject(bomb, 'cv.zip')
  expect(project?.files).toEqual([])
  expect(project?.left).toEqual([
    { name: 'a.png', reason: 'large' },
    { name: 'b.cls', reason: 'unread' },
  ])
})
