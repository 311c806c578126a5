import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleLatex } from '../sample-resume.ts'
import { templates } from '../templates.ts'
import { outlineOf } from './outline-of.ts'
import { jake, moderncv, plainHeadings, sb2nov } from './testing/other-classes.ts'
import { growthOf, maxGrowth } from '../testing/growth.ts'
import { tierRuns } from '../testing/tier.ts'

/** Heading and blocks, as `kind: text`. */
const read = (latex: string) =>
  outlineOf(latex).sections.map(({ kind, blocks }) => [kind, ...blocks.map((block) => `${block.kind}: ${block.text}`)])

describe('resumes of our class', () => {
  it.each(templates)('are understood to the last line in $id', ({ id }) => {
    const { sections } = outlineOf(sampleLatex(id))
    expect(sections.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['header', 'summary', 'experience', 'education', 'skills', 'languages']),
    )
    for (const { kind, blocks } of sections)
      for (const block of blocks) {
        if (kind === 'header') expect(block.kind).toBe('contact')
        if (block.kind === 'entry') expect(block.args?.length).toBeGreaterThanOrEqual(3)
        if (block.kind === 'bullet') expect(block.entry).not.toBeNull()
        expect(block.text).not.toMatch(/\\|\{|\}|\]\w/)
      }
  })
  it('gives the label and the list of a line of skills, and where they stand', () => {
    const latex = '\\section{Skills}\n\\skills[Web]{Go, {C, C++}}\n\\skills{Epic}'
    const [web, loose] = outlineOf(latex).sections[0]?.blocks ?? []
    expect(web).toMatchObject({ kind: 'skills', args: ['Web', 'Go, C, C++'], text: 'Web: Go, C, C++' })
    const range = web?.argRanges?.[1]
    expect(latex.slice(range?.from, range?.to)).toBe('Go, {C, C++}')
    expect(loose?.args).toEqual(['', 'Epic'])
  })
})

describe('resumes of other classes', () => {
  it("reads Jake's", () => {
    expect(read(jake)).toEqual([
      ['header', 'contact: Jake Ryan', 'contact: 123-456-7890 | jake@su.edu | github.com/jake'],
      [
        'education',
        'entry: Southwestern University Georgetown, TX Bachelor of Arts in Computer Science Aug. 2018 – May 2021',
      ],
      [
        'experience',
        'entry: Research Assistant June 2020 – Present Texas A&M University College Station, TX',
        'bullet: Developed a REST API using FastAPI',
        'bullet: Cut load by 20%',
      ],
      ['projects', 'entry: Gitlytics | Python, Flask June 2020 – Present', 'bullet: Developed a full-stack web app'],
      ['skills', 'skills: Languages: Java, Python', 'skills: Frameworks: React'],
    ])
  })
  it('reads moderncv', () => {
    const sections = read(moderncv)
    expect(sections[0]).toEqual([
      'experience',
      'entry: 2018–2021 Engineer Acme Berlin Built things\nLed four people\nShipped on time',
      'bullet: A list item',
    ])
    expect(outlineOf(moderncv).sections[0]?.blocks[0]?.args?.slice(0, 4)).toEqual([
      '2018–2021',
      'Engineer',
      'Acme',
      'Berlin',
    ])
    expect(sections[1]).toEqual(['languages', 'paragraph: English Fluent'])
    expect(sections[2]).toEqual(['skills', 'skills: Web HTML, CSS'])
  })
  it("reads sb2nov's", () => {
    expect(read(sb2nov)[1]).toEqual([
      'experience',
      'entry: Google Mountain View, CA Software Engineer Oct 2016 - Present',
      'bullet: Tensorflow TensorFlow is an open source library',
      'bullet: Apache Beam A unified model',
    ])
  })
  it('reads commands of their own that set a heading', () => {
    const latex = `\\documentclass{article}
\\newcommand{\\osio}[1]{\\vspace{1ex}\\section*{\\MakeUppercase{#1}}}
\\begin{document}
\\section{Summary}
A nurse.
\\osio{Experience}
\\textbf{Nurse} \\hfill 2019 -- 2021
\\end{document}`
    expect(read(latex)).toEqual([
      ['summary', 'paragraph: A nurse.'],
      ['experience', 'entry: Nurse 2019 – 2021'],
    ])
  })
  it('reads bold lines as headings and gaps as entries where there are no commands for them', () => {
    expect(read(plainHeadings)).toEqual([
      ['header', 'contact: Ann Lee', 'contact: ann@example.com'],
      ['experience', 'entry: Nurse 2019 – 2021\nHospital Austin', 'bullet: Ran a ward', 'paragraph: More about it.'],
      ['education', 'entry: BSc Biology 2015'],
    ])
  })
})

describe('any text', () => {
  const pieces = fc.constantFrom(
    '\\section{Experience}',
    '\\entry{a}{b}{c}{d}',
    '\\entry[x]{a}{b}',
    '\\begin{itemize}',
    '\\item one',
    '\\end{itemize}',
    '{',
    '}',
    '[',
    ']',
    '% note\n',
    '\n\n',
    '\n',
    'words 2020',
    '\\hfill',
    '\\\\',
    '\\textbf{x}',
    '\\verb|%{|',
    '\\begin{verbatim}',
    '\\end{verbatim}',
    '\\',
    '$',
    '&',
    '\\begin{document}',
    '\\end{document}',
    '\\section*{Skills}',
    '\\skills[a]{b, c}',
    '\\small',
    '\\resumeItem{x}',
    '\\cventry{a}{b}{c}{d}{e}{\\item x}',
  )
  const documents = fc.oneof(
    fc
      .array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 60 })
      .map((all) => all.join('')),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc
      .tuple(fc.constantFrom(...templates.map(({ id }) => sampleLatex(id))), fc.nat(2000), fc.nat(60))
      .map(([latex, from, count]) => latex.slice(0, from) + latex.slice(from + count)),
  )
  it('has blocks in order, apart, inside their sections, and each reads again as the same text', () => {
    fc.assert(
      fc.property(documents, (latex) => {
        let last = 0
        for (const section of outlineOf(latex).sections) {
          expect(section.from).toBeGreaterThanOrEqual(last)
          last = section.from
          for (const [index, { from, to, entry, argRanges = [] }] of section.blocks.entries()) {
            expect(from).toBeGreaterThanOrEqual(last)
            expect(to).toBeGreaterThan(from)
            expect(to).toBeLessThanOrEqual(section.to)
            for (const range of argRanges) expect(range.from >= from && range.to <= to).toBe(true)
            if (entry !== null) expect(section.blocks[entry]?.kind).toBe('entry')
            if (entry !== null) expect(entry).toBeLessThan(index)
            last = to
          }
          expect(section.to).toBeGreaterThanOrEqual(last)
          last = section.to
        }
      }),
      { numRuns: tierRuns(150, 1_500) },
    )
  })
  it.each([
    ['braces', (n: number) => '{'.repeat(n) + '\\item x' + '}'.repeat(n)],
    ['items', (n: number) => '\\section{Skills}' + '\\item x\\\\ y {z \\\\ z}'.repeat(n / 5)],
    ['arguments', (n: number) => '\\section{A}\\entry' + '{x}'.repeat(n / 2)],
    ['brackets', (n: number) => '\\a['.repeat(n / 2)],
    ['backslashes', (n: number) => '\\'.repeat(n + 1)],
    ['verbatim', (n: number) => '\\begin{verbatim}'.repeat(n / 5)],
  ])('of twice as many %s takes twice the time', async (_, latexOf) => {
    expect(await growthOf((n) => outlineOf(latexOf(n)), 20_000)).toBeLessThanOrEqual(maxGrowth)
  })
})
