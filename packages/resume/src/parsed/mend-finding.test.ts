import { describe, expect, it } from 'vitest'
import { readResume } from '../lens/read-resume.ts'
import { mendedText } from './mend-finding.ts'
import type { ParsedPage } from './parsed-text.ts'
import { parserFindings, type FindingKind } from './parser-findings.ts'

const document = (body: string, options = '', preamble = '') =>
  `\\documentclass${options}{resume}\n${preamble}\\begin{document}\n${body}\n\\end{document}\n`
const pageOf = (text: string, size = 10): ParsedPage => ({
  width: 612,
  height: 792,
  words: text.split('\n').map((line, n) => ({ text: line, size, endsLine: true, x: 51, baseline: 64 + n * 13 })),
})
/** The first finding of the kind, mended. */
function mended(kind: FindingKind, latex: string, read: string, size = 10): string | null {
  const finding = parserFindings([pageOf(read, size)], readResume(latex)).find((one) => one.kind === kind)
  if (!finding) throw new Error(`Nothing is found: ${kind}`)
  return mendedText(finding, latex)
}

describe('a word that is broken at the end of a line', () => {
  it.each([
    ['loses its own marks', 'Led an engi\\-neer\\-ing team', 'Led an engineering team'],
    ['is boxed where it has none', 'Led an engineering team', 'Led an \\mbox{engineering} team'],
  ])('%s', (_what, written, expected) => {
    const before = 'Unlike engineering elsewhere.'
    const latex = document(`\\section{Experience}\n${before}\n\n${written}`)
    const read = `EXPERIENCE\n${before}\nLed an engi-\nneering team`
    expect(mended('hyphenated', latex, read)).toBe(document(`\\section{Experience}\n${before}\n\n${expected}`))
  })
})

describe('icons', () => {
  it.each([
    ['before words', '\\faPhone\\ +1 512 and \\faIcon{map-pin}~Austin', '+1 512 and Austin'],
    ['of another package, with options', '\\aiOrcid{} 0000 \\faStar[regular]\\,five', '0000 five'],
    ['as the letter itself', '\uf0e0 ann@example.org', 'ann@example.org'],
    ['that alone are a link', '\\href{https://github.com/x}{\\faGithub}', '\\link{https://github.com/x}'],
    ['that stand for an address', '\\github[\\faGithub]{github.com/x}', '\\github{github.com/x}'],
    [
      'in verbatim text',
      '\\faPhone{} 5\n\\begin{verbatim}\n\\faPhone\n\\end{verbatim}',
      '5\n\\begin{verbatim}\n\\faPhone\n\\end{verbatim}',
    ],
    ['in a comment', '\\faPhone{} 5 % \\faPhone as before', '5 % \\faPhone as before'],
  ])('%s', (_what, written, expected) =>
    expect(mended('odd_signs', document(written, '', '\\usepackage{fontawesome5}\n'), 'words \uf095')).toBe(
      document(expected, '', '\\usepackage{fontawesome5}\n'),
    ),
  )
  it.each([
    ['what makes the sign is not in sight', document('\\myicon words', '', '\\newcommand\\myicon{\\faPhone}\n')],
    ['there is only a word like one', document('\\fancy \\family \\aim words')],
  ])('stay where %s', (_what, latex) => expect(mended('odd_signs', latex, 'words \uf095')).toBeNull())
})

describe('a link that shows nothing', () => {
  it.each([
    ['\\href{https://example.org/a_b}{ }', '\\link{https://example.org/a_b}'],
    ['\\link[]{example.org}', '\\link{example.org}'],
  ])('%s shows its address', (written, expected) => {
    const latex = document(`% \\href{https://old.example}{}\nMine: ${written}.`)
    const found = parserFindings([pageOf('Mine: .')], readResume(latex)).filter(({ kind }) => kind === 'empty_link')
    expect(found.map(({ line }) => line)).toEqual([4])
    expect(mendedText(found[0]!, latex)).toBe(latex.replace(written, expected))
  })
  it('is none where it has text', () => {
    const latex = document('\\href{https://example.org}{mine} \\link{example.org} \\link[mine]{example.org}')
    expect(parserFindings([pageOf('x')], readResume(latex)).map(({ kind }) => kind)).not.toContain('empty_link')
  })
})

describe('small letters', () => {
  it('are set larger where the option of the class makes them small', () =>
    expect(mended('small', document('Words', '[theme=swiss,size=7pt]'), 'Words', 6.4)).toBe(
      document('Words', '[theme=swiss,size=9.5pt]'),
    ))
  it('stay where the author has set them so', () =>
    expect(mended('small', document('{\\tiny Words}', '[size=10pt]'), 'Words', 6)).toBeNull())
})

it('is no guess: what takes a person has none', () => {
  const latex = document('\\section{My journey}\n\\section{Experience}\n\\entry{Nurse}{Barton}{Austin}{}')
  const found = parserFindings([pageOf('MY JOURNEY\nEXPERIENCE\nNurs Barton Austin')], readResume(latex))
  expect(found.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['altered', 'no_contact', 'no_date', 'unusual_heading']),
  )
  expect(found.map((finding) => mendedText(finding, latex))).toEqual(found.map(() => null))
})
