// A document is untrusted, and is read on every save and every keystroke: however it is made, the work grows with its
// length.
import { expect, it } from 'vitest'
import { growthOf, maxGrowth } from '../testing/growth.ts'
import { tierSample } from '../testing/tier.ts'
import { readResume } from './read-resume.ts'
import { resumeDataOf } from './resume-data-of.ts'

const pieces = [
  'a',
  'a ',
  '\n',
  '\n\n',
  '{',
  '}',
  '{}',
  '[',
  '\\item ',
  '\\entry',
  '\\entry{}{}{}{}',
  '\\entry{}{}{}{}\n',
  '\\skills{}',
  '\\skills{a, ',
  '\\begin{a}',
  '\\begin{bullets}',
  '\\begin{bullets}\\item ',
  '\\end{a}',
  '\\begin{a}\\end{b}',
  '\\section{a}',
  '\\section{a}\n',
  '%hidden ',
  '%hidden \n',
  '%hidden a\n',
  '% a\n',
  '%',
  '\\detail{a}{b}',
  '\\contact{a}',
  '\\textbf{',
  '\\link[',
  '$',
  '--',
  ',{}',
  '\\cut',
  '\\phone{1}\n',
  '~',
  '\u0301',
]
const definitions = [
  '\\newcommand{\\a}{a}',
  '\\newcommand{\\a}{\\a}\n',
  '\\newcommand{\\a}{\\newcommand{\\a}{',
  '\\newcommand{\\a}[1]{\\section{#1}}\n',
  '\\renewcommand\\a',
  '\\def\\a{\\b\\b}\\def\\b{\\a\\a}',
  '\\def',
  '\\def\\a{',
  '\\ifx{',
  '\\newif',
]
const bytes = 200_000
const documents = (piece: string) => [
  (length: number) => `\\documentclass{resume}\n\\begin{document}\n${piece.repeat(length / piece.length)}`,
  (length: number) =>
    `\\documentclass{resume}\n\\begin{document}\n\\begin{header}${piece.repeat(length / piece.length)}\\end{header}\n\\end{document}`,
  (length: number) =>
    `\\documentclass{resume}\n\\begin{document}\n\\section{Experience}\n\\entry{${piece.repeat(length / piece.length)}}{}{}{}\n\\end{document}`,
]
/** Many words, each of many others; `\\aab` stands for the next one twice. */
const nameOf = (at: number) =>
  `\\${[...at.toString(16)].map((digit) => String.fromCharCode(97 + parseInt(digit, 16))).join('')}x`
const growing = (length: number) =>
  Array.from({ length: length / 40 }, (_, at) => `\\def${nameOf(at)}{${nameOf(at + 1)}${nameOf(at + 1)} }\n`)
const preambles = [
  ...definitions.map((piece) => ({
    name: JSON.stringify(piece),
    place: 3,
    make: (length: number) =>
      `\\documentclass{resume}\n${piece.repeat(length / piece.length)}\n\\begin{document}\n\\section{A}\n\\a\n\\end{document}\n`,
  })),
  {
    name: 'words that grow',
    place: 3,
    make: (length: number) =>
      `\\documentclass{resume}\n${growing(length).join('')}\n\\begin{document}\n${growing(length)
        .map((_, at) => nameOf(at))
        .join(' ')}\n\\end{document}\n`,
  },
  {
    name: 'a long word used often',
    place: 3,
    make: (length: number) =>
      `\\documentclass{resume}\n\\newcommand{\\a}{${'long '.repeat(700)}}\n\\begin{document}\n${'\\a\n\n'.repeat(length / 4)}\\end{document}\n`,
  },
  {
    name: 'headings of headings',
    place: 3,
    make: (length: number) =>
      `\\documentclass{resume}\n${growing(length)
        .map((_, at) => `\\newcommand{${nameOf(at)}}[1]{${nameOf(at + 1)}{#1}}\n`)
        .join(
          '',
        )}\\newcommand{${nameOf(growing(length).length)}}[1]{\\section{#1}}\n\\begin{document}\n${nameOf(3)}{A}`,
  },
]
/** What is between a command and its length: spaces, or a word that stands for them. */
const spaced = ['\\h', '\\w'].map((space) => ({
  name: `spaces before a heading in a command of the document’s own (${space})`,
  place: 3,
  make: (length: number) => {
    const spaces = ' '.repeat(Math.min(length / 100, 1900))
    const gap = space === '\\h' ? spaces : '\\w \\w '
    const heads = Array.from(
      // As many in each document: only the spaces become more.
      { length: 40 },
      (_, at) => `\\newcommand{${nameOf(at)}}[1]{\\z${gap}\\section{#1}}\n`,
    )
    return `\\documentclass{resume}\n\\newcommand{\\w}{${spaces}x}\n${heads.join('')}\\begin{document}\n\\end{document}\n`
  },
}))
const spacious = [' ', '\n', '\t\r\n'].map((gap) => ({
  name: `a word with much ${JSON.stringify(gap)} in it`,
  place: 3,
  make: (length: number) =>
    `\\documentclass{resume}\n\\newcommand{\\a}{x${gap.repeat(length / gap.length)}y}\n\\begin{document}\n\\a\n\\end{document}\n`,
}))
const cases = [
  ...spacious,
  ...spaced,
  ...preambles,
  ...pieces.flatMap((piece) => documents(piece).map((make, place) => ({ name: JSON.stringify(piece), place, make }))),
]

it.each(tierSample(cases, 10))('$name, place $place', async ({ make }) => {
  const growth = await growthOf((length) => {
    const document = readResume(make(length))
    if (document) resumeDataOf(document)
  }, bytes)
  expect(growth).toBeLessThanOrEqual(maxGrowth)
})
