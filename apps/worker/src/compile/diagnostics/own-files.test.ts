import { growthOf, maxGrowth } from '@galley/resume/testing/growth'
import { describe, expect, it } from 'vitest'
import { readDiagnostics } from './log-diagnostics.ts'
import { filesRead, placeIn, withPlaces } from './own-files.ts'

const files = ['part.tex', 'sections/Tätigkeit 1.tex', 'cv.cls']

describe('where an error is', () => {
  it.each([
    ['in a file of the document’s own', './part.tex:3: Undefined control sequence.', { file: 'part.tex', line: 3 }],
    ['in one with spaces in a folder', './sections/Tätigkeit 1.tex:12: X.', { file: files[1], line: 12 }],
    ['in the document itself', './main.tex:3: Undefined control sequence.', null],
    ['in a package', '/usr/share/texmf-dist/tex/latex/a.sty:3: Package a Error: no.', null],
  ])('%s', (_what, line, place) => {
    const [said, after] = withPlaces(line, files).split('\n')
    expect(said).toBe(`! ${line.slice(line.indexOf(': ') + 2)}`)
    expect(placeIn(after)).toEqual(place)
  })
  it.each(['part.tex:3: no path', 'Overfull ./part.tex:3: x', '! Undefined control sequence.', './part.tex: no line'])(
    'nowhere in %s',
    (line) => expect(withPlaces(line, files)).toBe(line),
  )
})

describe('what a remark is about', () => {
  const log = [
    '(./main.tex (/usr/share/article.cls (inside) )',
    'Overfull \\hbox (9.0pt too wide) in paragraph at lines 3--3',
    '(./part.tex (./cv.cls)',
    'Overfull \\hbox (9.0pt too wide) in paragraph at lines 3--3',
    '\\OT1/cmr/m/n/10 a bracket that is never closed (',
    'l.3 (',
    '[1] )',
    'Overfull \\hbox (9.0pt too wide) in paragraph at lines 3--3',
  ]
  it('is the file that was open last', () =>
    expect(filesRead(log, new Set(files))).toEqual([
      null,
      null,
      null,
      'part.tex',
      'part.tex',
      'part.tex',
      'part.tex',
      null,
    ]))
  it('is none where there are no files', () => expect(new Set(filesRead(log, new Set()))).toEqual(new Set([null])))
  it('has no line of the document then, and names the file', () => {
    const source = `\\documentclass{article}\n\\begin{document}\nshort\n\\input{part}\n\\end{document}\n`
    const text = `${log.slice(0, 3).join('\n')}\nLaTeX Warning: Reference \`x' on page 1 undefined on input line 3.\n)`
    const [remark] = readDiagnostics(text, source, files).filter(({ message }) => message.includes('x'))
    expect(remark).toMatchObject({ line: null, hint: expect.stringContaining('In part.tex.') as string })
    expect(readDiagnostics(text, source).find(({ message }) => message.includes('x'))).toMatchObject({ line: 3 })
  })
  it('is found in a log of brackets in time that grows with it', async () => {
    const read = (count: number) =>
      filesRead(
        Array.from({ length: count }, () => '(((('),
        new Set(files),
      )
    expect(await growthOf(read, 40_000)).toBeLessThanOrEqual(maxGrowth)
  })
})
