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
const bytes = 200_000
const documents = (piece: string) => [
  (length: number) => `\\documentclass{resume}\n\\begin{document}\n${piece.repeat(length / piece.length)}`,
  (length: number) =>
    `\\documentclass{resume}\n\\begin{document}\n\\begin{header}${piece.repeat(length / piece.length)}\\end{header}\n\\end{document}`,
  (length: number) =>
    `\\documentclass{resume}\n\\begin{document}\n\\section{Experience}\n\\entry{${piece.repeat(length / piece.length)}}{}{}{}\n\\end{document}`,
]
const cases = pieces.flatMap((piece) =>
  documents(piece).map((make, place) => ({ name: JSON.stringify(piece), place, make })),
)

it.each(tierSample(cases, 10))('$name, place $place', async ({ make }) => {
  const growth = await growthOf((length) => {
    const document = readResume(make(length))
    if (document) resumeDataOf(document)
  }, bytes)
  expect(growth).toBeLessThanOrEqual(maxGrowth)
})
