import { templates } from '@galley/resume/templates'
import { sampleLatex } from '@galley/resume/sample-resume'
import { describe, expect, it } from 'vitest'
import { findSplitPoint, isNonDeterministic, isOwnBeginning, ownBeginnings } from './split-point.ts'
import { doc } from '../testing/tricky.ts'
import { growthOf, maxGrowth } from '@galley/resume/testing/growth'

/** What a warm process may read of this document. */
const beginning = (source: string) => {
  const fence = findSplitPoint(Buffer.from(source))
  return fence === null ? null : Buffer.from(source).subarray(0, fence).toString()
}
const start = '\\documentclass{article}\n'

describe('where a document is divided', () => {
  it.each([
    ['behind the line', `${start}\\begin{document}\nx\n`, `${start}\\begin{document}\n`],
    ['behind blanks and a comment', `${start}\\begin {document}  % here\nx\n`, `${start}\\begin {document}  % here\n`],
    ['before a line with text', `${start}\\begin{document} Hello\nx\n`, start],
    [
      'not at one in a comment',
      `${start}% \\begin{document}\n\\begin{document}\nx\n`,
      `${start}% \\begin{document}\n\\begin{document}\n`,
    ],
    [
      'behind an escaped percent sign',
      `${start}\\title{5\\%}\\begin{document}\nx\n`,
      `${start}\\title{5\\%}\\begin{document}\n`,
    ],
    ['at bytes, not at characters', `${start}% ü\n\\begin{document}\nx\n`, `${start}% ü\n\\begin{document}\n`],
    ['nowhere without one', `${start}Hello\n`, null],
    ['nowhere on the first line', '\\documentclass{article}\\begin{document}x\n', null],
    ['nowhere in a line that has no end', '\\begin{document}', null],
  ])('%s', (_title, source, expected) => expect(beginning(source)).toBe(expected))

  it.each(['\\jobname', '\\input{main}', '\\openin\\r=main.tex', '\\pdffilesize{a}', '\\endinput'])(
    'nowhere, where the beginning may look at its own file: %s',
    (preamble) => expect(beginning(doc(preamble, 'x'))).toBeNull(),
  )
  it('wherever it would be, where the body does', () => expect(beginning(doc('', '\\jobname'))).not.toBeNull())

  it.each(['{', '\\', '\\begin', 'tikz pgf ', '\\openin', '{datetim', '\\openin main'])(
    'is looked for in proportion to the text, however odd: %s',
    async (odd) => {
      const look = (size: number) =>
        findSplitPoint(Buffer.from(`${odd.repeat(size / odd.length)}\n${`${odd}\n`.repeat(size / 10)}`))
      expect(await growthOf(look, 150_000)).toBeLessThanOrEqual(maxGrowth)
    },
  )
})

describe('what has to be run from nothing', () => {
  it.each([
    '\\time',
    '\\currenttime',
    '\\pdfelapsedtime',
    '\\pdfuniformdeviate 7',
    '\\pdfmapline{=a}',
    '\\pgfmathrandominteger\\x{1}{2}',
    '\\usepackage{scrtime}',
    '\\tikz\\draw (0,0) -- (rnd,1);',
  ])('%s', (text) => expect(isNonDeterministic(Buffer.from(doc(text, 'x')))).toBe(true))
  it.each(['\\today', '\\timing', 'a rand (ZAR)', '\\times', 'full-time'])('but not %s', (text) =>
    expect(isNonDeterministic(Buffer.from(doc('', text)))).toBe(false),
  )
})

describe('the product’s own beginnings', () => {
  it('are those of the samples', () => {
    const own = ownBeginnings().map(String)
    expect(templates.map(({ id }) => beginning(sampleLatex(id)))).toEqual(own)
    expect(ownBeginnings().every(isOwnBeginning)).toBe(true)
  })
  it('may have the class’s options in single words', () =>
    expect(
      isOwnBeginning(
        Buffer.from('\\documentclass[theme=modern, accent=336699, size=11pt]{resume}\n\\begin{document}\n'),
      ),
    ).toBe(true))
  it.each([
    '\\documentclass[theme=modern, accent=\\input]{resume}\n\\begin{document}\n',
    '\\documentclass[theme=modern]{resume}% Ann\n\\begin{document}\n',
    '\\documentclass[theme=modern]{resume}\n\\begin{document}\nAnn\n',
    '\\documentclass[theme=modern]{resume}\n\\def\\a{}\n\\begin{document}\n',
    '\\documentclass[theme=modern, name=Ann]{resume}\n\\begin{document}\n',
    '',
  ])('and are not shareable: %j', (prefix) => expect(isOwnBeginning(Buffer.from(prefix))).toBe(false))
})
