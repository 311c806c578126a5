// Commands that a document defines for itself: what a reader of the page sees, and headings among them.
import { describe, expect, it } from 'vitest'
import { hideBlock, insertItem, moveBlock, removeBlock } from './edit-blocks.ts'
import { editItem, editPerson, editText, editTitle } from './edit-field.ts'
import { insertSection } from './edit-sections.ts'
import { resumeDataOf } from './resume-data-of.ts'
import { bulletsOf, itemsOf, read } from './testing/laws.ts'
import { applyEdits } from './text-edits.ts'

const document = (preamble: string, body: string) =>
  `\\documentclass{resume}\n${preamble}\n\\begin{document}\n${body}\n\\end{document}\n`

/** As the text of a bullet. */
const shown = (preamble: string, text: string) =>
  bulletsOf(read(document(preamble, `\\section{Experience}\n\\begin{bullets}\n  \\item ${text}\n\\end{bullets}`)))[0]!
    .bullet

describe('a command that stands for text', () => {
  it.each([
    [String.raw`\newcommand{\firma}{Acme GmbH}`, String.raw`At \firma{} in Bonn`, 'At Acme GmbH in Bonn'],
    [String.raw`\newcommand*\firma{Acme}`, String.raw`At \firma, Bonn`, 'At Acme, Bonn'],
    [String.raw`\def\firma{Acme \& Co}`, String.raw`\firma  in`, 'Acme & Coin'],
    [String.raw`\providecommand{\firma}{Acme}`, String.raw`\firma`, 'Acme'],
    [String.raw`\DeclareRobustCommand{\firma}{Acme}`, String.raw`\firma`, 'Acme'],
    [String.raw`\NewDocumentCommand{\firma}{}{Acme}`, String.raw`\firma`, 'Acme'],
    ['\\newcommand{\\firma}{%\n  Acme % the first\n  Inc.}', String.raw`\firma`, 'Acme Inc.'],
    ['\\newcommand{\\a}{x}\n\\renewcommand{\\a}{y}', String.raw`\a\ \a`, 'y y'],
    ['\\newcommand{\\a}{x}\n\\providecommand{\\a}{y}', String.raw`\a`, 'x'],
    ['\\newcommand{\\whole}{\\part{} of \\part}\n\\newcommand{\\part}{one}', String.raw`\whole!`, 'one of one!'],
    [String.raw`\newcommand{\firma}{\textbf{Acme} -- \emph{the} firm}`, String.raw`\firma`, 'Acme – the firm'],
    [String.raw`\newcommand{\firma}{\textcolor{blue}{Acme}}`, String.raw`\firma`, 'Acme'],
    [String.raw`\newcommand{\firma}{Acme\xspace}`, String.raw`\firma is \firma.`, 'Acme is Acme.'],
    [String.raw`\newcommand{\tex}{\LaTeX}`, String.raw`\tex ed, \textbf\tex`, 'LaTeXed, LaTeX'],
    [String.raw`\newcommand{\user}{maya}`, String.raw`\user@example.org`, 'maya@example.org'],
    [String.raw`\newcommand{\x}{b}`, String.raw`a \\x`, 'a x'],
  ])('%j: %j is read as %j', (preamble, tex, text) => {
    const bullet = shown(preamble, tex)
    expect(bullet.text.replace('\n', ' ')).toBe(text)
    expect(bullet.isEditable).toBe(!/\\[a-wyz]/.test(tex) && tex.includes('\\\\'))
  })

  it.each([
    ['takes an argument', String.raw`\newcommand{\x}[1]{no}`],
    ['has an argument in it', String.raw`\newcommand{\x}{no #1}`],
    ['is a program', String.raw`\newcommand{\x}{\ifdefined\y no\else none\fi}`],
    ['changes the meaning of characters', String.raw`\newcommand{\x}{\catcode65=14 no}`],
    ['is defined under a condition', '\\ifwork\n\\newcommand{\\x}{no}\n\\fi'],
    ['is defined twice', '\\ifwork\\fi\n\\newcommand{\\x}{no}\\newcommand{\\x}{none}'],
    ['is defined in a group', String.raw`{\newcommand{\x}{no}}`],
    ['is changed by another', String.raw`\newcommand{\x}{no}\newcommand{\y}{\renewcommand{\x}{none}}`],
    ['is hidden', '%hidden \\newcommand{\\x}{no}'],
    ['is a comment', '% \\newcommand{\\x}{no}'],
    ['is part of the structure', String.raw`\newcommand{\x}{\item no}`],
    ['leads back to itself', String.raw`\newcommand{\x}{\x}`],
    ['gets another meaning', String.raw`\newcommand{\x}{no}\let\x\relax`],
  ])('stays as it is where it %s', (_, preamble) => {
    expect(shown(preamble, String.raw`a \x{}.`)).toMatchObject({ text: 'a .', isEditable: false })
  })

  it('stays as it is where the body changes it', () => {
    expect(shown(String.raw`\newcommand{\x}{no}`, String.raw`a \renewcommand{\x}{none}\x{}`).text).toBe('a')
  })

  it('ends at a bound, however it is made', () => {
    const doubling = Array.from({ length: 26 }, (_, at) => {
      const [own, next] = [at, at + 1].map((code) => String.fromCharCode(97 + code))
      return `\\newcommand{\\${own}${own}}{\\${next}${next}\\${next}${next}}`
    })
    expect(shown(doubling.join('\n'), String.raw`\aa`).text.length).toBeLessThan(10_000)
    const long = `\\newcommand{\\x}{${'long '.repeat(700)}}`
    expect(shown(long, '\\x'.repeat(1000)).text.length).toBeLessThan(300_000)
  })

  const preamble = String.raw`\newcommand{\firma}{Acme}
\newcommand{\ort}{Bonn}
\newcommand{\zeit}{2019 -- heute}
\newcommand{\mail}{maya@acme.example}
\newcommand{\werk}{Werk}`
  const body = String.raw`\begin{header}
  \name{Maya \ort}
  \email{\mail}
  \contact{Near \ort}
\end{header}
\section{Summary}
\firma{} is where I was.
\section{\werk}
\section{Experience}
\entry{Nurse}{\firma}{\ort, DE}{\zeit}
\sidesection{Skills}
\skills[\firma]{Go, \ort}`
  const latex = document(preamble, body)

  it('is read in every field, and no field with it can be edited', () => {
    const one = read(latex)
    const [{ section, item }] = itemsOf(one) as [ReturnType<typeof itemsOf>[number]]
    expect(item.values).toMatchObject({ company: 'Acme', location: 'Bonn, DE', startDate: '2019', current: true })
    expect(editItem(one, { section, item }, { field: 'company', value: 'Other' })).toBeNull()
    expect(editItem(one, { section, item }, { field: 'position', value: 'Cook' })).toHaveLength(1)
    expect(editPerson(one, 'name', 'Zoë')).toBeNull()
    expect(one.header!.contacts[0]).toMatchObject({ text: 'Near Bonn', isEditable: false })
    expect(one.sections[1]!.title).toMatchObject({ text: 'Werk', isEditable: false })
    expect(editTitle(one, one.sections[1]!, 'Other')).toBeNull()
  })

  it('is in the data', () => {
    expect(resumeDataOf(read(latex))).toMatchObject({
      personalInfo: { name: 'Maya Bonn', email: 'maya@acme.example' },
      summary: 'Acme is where I was.',
      experience: [{ company: 'Acme', location: 'Bonn, DE', startDate: '2019', endDate: '', current: true }],
      skills: ['Acme: Go, Bonn'],
    })
  })
})

describe('a command that sets a heading', () => {
  const own = (definition: string) =>
    document(
      definition,
      '\\osio{Experience}\n\\entry{A}{}{}{}\n\nA text before\n\\osio{Education}\n\\entry{B}{}{}{}\n\\section{Skills}\n\\skills{Go}',
    )
  const usual = String.raw`\newcommand{\osio}[1]{\section{#1}}`

  it.each([
    usual,
    String.raw`\def\osio#1{\section{#1}}`,
    String.raw`\newcommand{\osio}[1]{\vspace{2mm}{\color{blue}\section*{\MakeUppercase{#1}}}\vspace*{-1ex}}`,
    '\\newcommand{\\osio}[1]{%\n  \\vskip 4pt plus 1pt\n  \\sidesection{\\textsc{#1}}%\n  \\hrule height 1pt\n}',
    '\\newcommand{\\osio}[1]{\\luku{#1}}\n\\newcommand{\\luku}[1]{\\section{#1}\\addcontentsline{toc}{section}{#1}}',
    String.raw`\NewDocumentCommand{\osio}{m}{\begin{center}\section{#1}\end{center}}`,
  ])('is one: %j', (definition) => {
    const one = read(own(definition))
    expect(one.sections.map(({ name, title }) => [name, title.text, title.isEditable])).toEqual([
      ['experience', 'Experience', true],
      ['education', 'Education', true],
      ['skills', 'Skills', true],
    ])
    expect(one.lead).toEqual([])
    expect(one.sections.map(({ blocks }) => blocks[0]!.kind)).toEqual(['item', 'item', 'skills'])
  })

  it.each([
    ['prints more', String.raw`\newcommand{\osio}[1]{\section{#1}More}`],
    ['prints its argument twice', String.raw`\newcommand{\osio}[1]{\section{#1, #1}}`],
    ['begins a list', String.raw`\newcommand{\osio}[1]{\section{#1}\begin{bullets}}`],
    ['depends on more', String.raw`\newcommand{\osio}[1]{\ifx\a\b\section{#1}\fi}`],
    ['takes two arguments', String.raw`\newcommand{\osio}[2]{\section{#1}}`],
    ['sets two', String.raw`\newcommand{\osio}[1]{\section{#1}\section{}}`],
    ['leads back to itself', String.raw`\newcommand{\osio}[1]{\osio{#1}}`],
  ])('is none where it %s', (_, definition) => {
    expect(read(own(definition)).sections.map(({ title }) => title.text)).toEqual(['Skills'])
  })

  it('has words of its own around its argument: the title is what a reader sees, and only LaTeX can edit it', () => {
    const one = read(own(String.raw`\newcommand{\osio}[1]{\section{\textbf{My #1} so far}}`))
    expect(one.sections.map(({ title }) => [title.text, title.isEditable])).toEqual([
      ['My Experience so far', false],
      ['My Education so far', false],
      ['Skills', true],
    ])
  })

  it('says what its sections are, where it says so', () => {
    const one = read(
      document(String.raw`\newcommand{\osio}[1]{\section[experience]{#1}}`, '\\osio{Stations}\n\\entry{A}{}{}{}'),
    )
    expect(one.sections[0]).toMatchObject({ name: 'experience', title: { text: 'Stations' } })
  })

  it('keeps its command where the title changes', () => {
    const one = read(own(usual))
    const made = applyEdits(one.latex, editTitle(one, one.sections[0]!, 'Work & more')!)
    expect(made).toBe(one.latex.replace('\\osio{Experience}', '\\osio{Work \\& more}'))
    const changed = read(applyEdits(one.latex, editTitle(one, one.sections[0]!, 'Stations')!))
    expect(changed.latex).toBe(one.latex.replace('\\osio{Experience}', '\\osio{Stations}'))
    expect(changed.sections[0]!.title.text).toBe('Stations')
  })

  it('moves, hides, goes and takes entries as any section', () => {
    const one = read(own(usual))
    const titles = (latex: string) => read(latex).sections.map(({ title }) => title.text)
    const moved = applyEdits(one.latex, moveBlock(one, one.sections, { index: 0, target: 1 })!)
    expect(titles(moved)).toEqual(['Education', 'Experience', 'Skills'])
    const hidden = applyEdits(one.latex, hideBlock(one, one.sections[1]!)!)
    expect(hidden).toContain('%hidden \\osio{Education}\n%hidden \\entry{B}')
    expect(resumeDataOf(read(hidden)).education).toEqual([])
    expect(titles(applyEdits(one.latex, removeBlock(one, one.sections[0]!)!))).toEqual(['Education', 'Skills'])
    expect(titles(applyEdits(one.latex, insertSection(one, 'projects', 1)!))).toContain('Projects')
    expect(itemsOf(read(applyEdits(one.latex, insertItem(one, one.sections[0]!, 5)!)))).toHaveLength(3)
    const text = bulletsOf(one)
    expect(text).toEqual([])
    expect(editText(one, one.sections[0]!.title, 'Experience')).toEqual([])
  })
})
