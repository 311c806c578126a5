import { describe, expect, it } from 'vitest'
import { readResume } from '../lens/read-resume.ts'
import { plainText } from '../outline/plain-text.ts'
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

  /** What becomes of a bullet that is read with the word broken after `start`; null: nothing is offered. */
  const mendedBullet = (bullet: string, start: string, rest: string) => {
    const latexOf = (text: string) =>
      document(`\\section{Experience}\n\\begin{bullets}\n  \\item ${text}\n\\end{bullets}`)
    const read = `EXPERIENCE\n${plainText(bullet).replace(start + rest, `${start}-\n${rest}`)}`
    const [before, after] = latexOf('|||').split('|||')
    return mended('hyphenated', latexOf(bullet), read)?.replace(before!, '').replace(after!, '') ?? null
  }
  it.each([
    [
      'with a hyphen of its own',
      'Leads cross-func\\-tional teams.',
      'cross-func',
      'tional',
      'Leads cross-functional teams.',
    ],
    ['with signs of regular expressions', 'Ran (C++)-based|x. It', 'C++)-ba', 'sed', 'Ran \\mbox{(C++)-based|x.} It'],
    [
      'and not the same letters in an address',
      'See \\href{https://x.org/engineering}{my} engineering',
      'engi',
      'neering',
      'See \\href{https://x.org/engineering}{my} \\mbox{engineering}',
    ],
    [
      'and not the same letters in a comment',
      'Led % engineering\n  an engineering team',
      'engi',
      'neering',
      'Led % engineering\n  an \\mbox{engineering} team',
    ],
    ['but not one of two', 'Did engineering for engineering', 'engi', 'neering', null],
    ['but not within an address', 'See example.org/engineering/x now', 'example.org/engi', 'neering/x', null],
    ['but not within a link', 'See \\link{engineering.org} now', 'engi', 'neering.org', null],
  ])('is put right %s', (_what, bullet, start, rest, expected) =>
    expect(mendedBullet(bullet, start, rest)).toBe(expected),
  )
})

describe('icons', () => {
  it.each([
    ['before words', '\\faPhone\\ +1 512 and \\faIcon{map-pin}~Austin', '+1 512 and Austin'],
    ['of another package, with options', '\\aiOrcid{} 0000 \\faMap[regular]\\,five', '0000 five'],
    ['as the letter itself', '\uf0e0 ann@example.org', 'ann@example.org'],
    ['that alone are a link', '\\href{https://github.com/x}{\\faGithub}', '\\link{https://github.com/x}'],
    ['that alone are a mail', '\\href{mailto:a_b@x.org}{\\faEnvelope}', '\\link[a\\_b@x.org]{mailto:a_b@x.org}'],
    ['that alone are a mail in a link', '\\link[\\faAt]{mailto:a@b.org}', '\\link[a@b.org]{mailto:a@b.org}'],
    ['with words in braces after them', '\\faPhone{555-1234} \\faIcon[solid]{map-pin}{Austin}', '{555-1234} {Austin}'],
    ['between words', 'A\\faArrowRight B, C\\faArrowRight\\textbf{D} \\faMap, E', 'A B, C \\textbf{D} , E'],
    ['but for those in \\verb', '\\verb|\\faPhone x| \\faPhone 5', '\\verb|\\faPhone x| 5'],
    [
      'but for those that say something',
      '\\faMap\\faStar\\faStarHalfO\\faCircle \\faCircle[regular]\\faRegSquare\\faCheckSquare \\faTimes{}\\faBatteryHalf \\faIcon{star-half-alt}\uf005',
      '\\faStar\\faStarHalfO\\faCircle \\faCircle[regular]\\faRegSquare\\faCheckSquare \\faTimes{}\\faBatteryHalf \\faIcon{star-half-alt}\uf005',
    ],
    ['in a circle or a square', '\\faPhoneSquare\\ 5 \\faSquareGithub{} x \\faCircleUser{} y', '5 x y'],
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
    ['\\href{https://github.com/x_y}{\\faGithub}', '\\href{https://github.com/x_y}{github.com/x\\_y}'],
    ['\\href{mailto:a@b.org?subject=Hi}{\\faEnvelope}', '\\href{mailto:a@b.org?subject=Hi}{a@b.org}'],
    [
      '\\href{https://a-long-name.example.org/at/a/place}{\\faGlobe}',
      '\\href{https://a-long-name.example.org/at/a/place}{a-long-name.example.org/at/a/place}',
    ],
    ['\\href{\\home}{\\faHome}', '\\href{\\home}{\\home}'],
  ])('in a document of another class show the address in its own words: %s', (written, expected) => {
    const latexOf = (text: string) => document(text).replace('{resume}', '{article}')
    expect(mended('odd_signs', latexOf(written), 'words \uf095')).toBe(latexOf(expected))
  })
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
