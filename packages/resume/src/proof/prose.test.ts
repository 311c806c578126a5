import { describe, expect, it } from 'vitest'
import { applyEdits } from '../lens/text-edits.ts'
import { jake, moderncv, plainHeadings, sb2nov } from '../outline/testing/other-classes.ts'
import { sampleLatex } from '../sample-resume.ts'
import { templates } from '../templates.ts'
import { growthOf, maxGrowth } from '../testing/growth.ts'
import { tierSample } from '../testing/tier.ts'
import { fixOf, proseOf, sourceSpan } from './prose.ts'

const paragraph = (text: string) =>
  `\\documentclass{article}\\begin{document}\n\\section{Summary}\n${text}\n\\end{document}`
const onlyPiece = (latex: string) => {
  const [piece, ...more] = proseOf(latex).pieces
  if (!piece || more.length > 0) throw new Error('not one piece')
  return piece
}

describe('a reader sees', () => {
  it.each([
    ['signs that TeX escapes', 'Cut 5\\% \\& \\$3 \\_ \\#1', 'Cut 5% & $3 _ #1'],
    ['a tie', 'Acme~Inc', 'Acme\u00a0Inc'],
    ['dashes and quotes', "2--3 --- ``so''", '2–3 — “so”'],
    ['accents', "r\\'esum\\'{e} na\\\"\\i ve \\c{c}a", 'résumé naïve ça'],
    ['a letter and its mark as one', 're\u0301sume\u0301', 'résumé'],
    ['a look', 'a \\textbf{bold \\emph{word}} here', 'a bold word here'],
    ['a link’s text', 'see \\href{https://x.org/a_b}{my page} and \\link[this]{https://y.org}', 'see my page and this'],
    ['an address', 'see \\url{https://x.org}', 'see https://x.org'],
    ['no comment', 'one % two\n  three', 'one three'],
    ['no note, label or place', 'one\\footnote{two}\\label{x} three', 'one three'],
    ['a line break as a space', 'one\\\\[2mm]two', 'one two'],
    ['a sign', '5\\texteuro{} saved\\ldots', '5€ saved…'],
    ['math', 'load $\\times 2$ more', 'load × 2 more'],
    ['characters beyond the first plane', 'big 😀 smile', 'big 😀 smile'],
  ])('%s', (_case, tex, text) => {
    expect(onlyPiece(paragraph(tex)).text).toBe(text)
  })
  it('what the document writes for a word of its own', () => {
    const latex = paragraph('At \\acme{} we ran \\acm it, \\acm.').replace(
      '\\begin{doc',
      '\\newcommand{\\acme}{Acme Co}\\newcommand{\\acm}{ACM\\xspace}\\begin{doc',
    )
    expect(onlyPiece(latex).text).toBe('At Acme Co we ran ACM it, ACM.')
  })
})

const documents: (readonly [string, string])[] = [
  ...templates.map(({ id }) => [id, sampleLatex(id)] as const),
  ['jake', jake],
  ['moderncv', moderncv],
  ['sb2nov', sb2nov],
  ['plainHeadings', plainHeadings],
  [
    'odd',
    paragraph(
      "a \\textbf{b c}\\emph{d}~e\\%f 5\\,kg \\'e\\cut{}x -{}- ``q'' % c\n z 😀 re\u0301 \\\\ \\unknown{y} \\foo w",
    ),
  ],
]

describe.each(tierSample(documents, 5))('in %s', (_name, latex) => {
  const { pieces } = proseOf(latex)
  it('every character has its place, in order', () => {
    expect(pieces.length).toBeGreaterThan(0)
    for (const { text, from, to, isFixed } of pieces) {
      expect([from.length, to.length, isFixed.length]).toEqual([text.length, text.length, text.length])
      from.forEach((start, at) => {
        expect(start).toBeLessThan(to[at]!)
        if (at > 0) expect(start === from[at - 1] || start >= to[at - 1]!).toBe(true)
        // A letter that stands for itself is found there.
        if (to[at]! - start === 1 && /[\p{L}\p{N}.]/u.test(text[at]!)) expect(latex[start]).toBe(text[at])
      })
    }
  })
  it('a fix changes the words, and the source of nothing else', () => {
    let fixes = 0
    for (const [index, piece] of pieces.entries()) {
      for (const { 0: word, index: start } of piece.text.matchAll(/\S+(?: \S+)?/gu)) {
        const end = start + word.length
        const change = fixOf(latex, piece, { start, end, words: 'Ab & 100%' })
        if (!change) continue
        fixes += 1
        expect({ from: change.from, to: change.to }).toEqual(sourceSpan(piece, [start, end]))
        const after = proseOf(applyEdits(latex, [change])).pieces[index]!
        expect(after.text).toBe(`${piece.text.slice(0, start)}Ab & 100%${piece.text.slice(end)}`)
      }
    }
    expect(fixes).toBeGreaterThan(0)
  })
})

it.each([
  'one \\textbf{two} three',
  'one tw\\emph{o} three',
  'one t\\cut{}wo three',
  'one two% c\n three',
  'one \\\\two three',
  'one\\\\two',
  'one$\\times$two',
  'see\\url{a.b}it',
])('offers no fix across a command: %s', (tex) => {
  const latex = paragraph(tex)
  const piece = onlyPiece(latex)
  expect(fixOf(latex, piece, { start: 0, end: piece.text.length, words: 'x' })).toBeNull()
})

it('leaves out names, contacts, dates, employers and lists of skills', () => {
  for (const [name, latex] of documents.slice(0, templates.length)) {
    const text = proseOf(latex)
      .pieces.map((piece) => piece.text)
      .join('\n')
    expect(`${name}: ${text}`).not.toMatch(/@|example\.com|Okafor|Barton Springs|Pyxis|March 2020/)
  }
})

it('knows which job a bullet is of, and when that was', () => {
  const { pieces } = proseOf(sampleLatex('classic'))
  const ends = pieces.map(({ entry }) => entry?.dates?.period.end ?? null)
  expect(ends).toEqual([null, ...Array(4).fill('present'), ...Array(3).fill({ year: 2020, month: 2 }), 'present'])
})

it.each(
  tierSample(
    [
      ['groups', '{'],
      ['commands', '\\a{'],
      ['accents', "\\'"],
      ['options', '\\a['],
      ['dollars', '$ '],
      ['comments', '%\n'],
      ['words', 'wrod '],
    ],
    2,
  ),
)('reads any number of %s in linear time', async (_name, part = '') => {
  const growth = await growthOf((length) => proseOf(paragraph(part.repeat(Math.ceil(length / part.length)))), 60_000)
  expect(growth).toBeLessThanOrEqual(maxGrowth)
})
