import { describe, expect, it } from 'vitest'
import { emptyResumeData } from '@galley/contract/resume-data'
import { judge, judgePages } from './judge.ts'
import { salvage } from './salvage.ts'
import { guardInput } from './testing/proposals.ts'
import type { ProposalCase } from './testing/proposals.ts'
import { getSubject, subjects } from './testing/subjects.ts'
import { tidyMessage } from './text/tidy-message.ts'
import { growthOf, maxGrowth } from '@galley/resume/testing/growth'
import { tierSample } from '@galley/resume/testing/tier'

describe('the guard', () => {
  it.each(Object.keys(subjects))('has nothing to say about %s as it is', (name) => {
    const input = guardInput(getSubject(name), { title: 'nothing', edits: [] })
    expect(judge(input)).toMatchObject({ violations: [], doubts: [] })
  })
  it('names what is wrong, where, and asks a plain question', () => {
    const proposal = {
      title: '',
      edits: [
        ['used by 12 merchants', 'used by 120 merchants'],
        ['Git, Docker', 'Git, Kubernetes'],
      ],
    } as const
    const { violations } = judge(guardInput(getSubject('base'), proposal))
    expect(violations).toMatchObject([
      {
        code: 'number',
        text: '120 merchants',
        where: 'Software Engineer, Mar 2021 – Present',
        block: 4,
        allowed: ['12 merchants'],
        question: 'Your resume says 12 merchants, the draft said 120 merchants. Which is right?',
      },
      {
        code: 'skill',
        text: 'Kubernetes',
        where: 'Skills',
        question: 'The posting asks for Kubernetes. Have you used it? Where?',
      },
    ])
  })
  it('never throws, whatever stands in a document', () => {
    for (const latex of [
      '',
      '\\',
      '{'.repeat(5000),
      '\\item',
      '\\entry{}{}{}{}',
      'a\u0000b 😀 1e99 99999999999999999999 %',
      '\\section{}'.repeat(50),
    ])
      expect(() =>
        judge({
          accepted: { latex, pdf: null },
          proposed: { latex: `${latex} 12 Kubernetes`, pdf: null },
          form: emptyResumeData(),
          said: [latex],
          jobDescription: latex,
          message: latex,
        }),
      ).not.toThrow()
  })
  const hostileTexts: readonly [string, (n: number) => string][] = [
    ['letters', (n: number) => 'a'.repeat(n * 2)],
    ['hyphens', (n: number) => 'a-'.repeat(n)],
    ['digits', (n: number) => '1 '.repeat(n / 5)],
    ['dots', (n: number) => 'a.'.repeat(n)],
    ['options', (n: number) => '\\a['.repeat(n * 0.6)],
    ['capitals', (n: number) => 'Ab Cd '.repeat(n * 0.3)],
  ]
  it.each(tierSample(hostileTexts, 1))('reads twice as many %s in twice the time', async (_, latexOf) => {
    const input = guardInput(getSubject('base'), { title: '', edits: [] })
    const read = (size: number) =>
      judge({
        ...input,
        proposed: { latex: input.accepted.latex.replace('Wrote unit', () => latexOf(size)), pdf: null },
      })
    expect(await growthOf(read, 20_000)).toBeLessThanOrEqual(maxGrowth)
  })
  it.each([
    '\\begin{filecontents}{x}a\\end{filecontents}',
    '\\catcode65=0',
    '\\def\\x{}',
    '^^5cinput',
    '\\pdfliteral{x}',
    '\\openin5=x',
  ])('gives %s to no TeX', (latex) => {
    const { violations } = judge(guardInput(getSubject('base'), { title: '', edits: [['Wrote unit', latex]] }))
    expect(violations.map(({ code }) => code)).toContain('tex')
  })
  it('counts pages', () => {
    const pages = (count: number) => ({ pages: count, text: '', links: [], faint: [] })
    expect(judgePages(pages(1), pages(2))).toBeNull()
    expect(judgePages(pages(1), pages(3))).toMatchObject({ code: 'pages', text: '3 pages', allowed: ['2 pages'] })
    expect(judgePages(pages(4), pages(4))).toBeNull()
  })
})

describe('salvage', () => {
  const subject = getSubject('base')
  const salvaged = (edits: ProposalCase['edits']) => {
    const input = guardInput(subject, { title: '', edits })
    const { violations } = judge(input)
    const left = salvage(subject.latex, input.proposed.latex, violations)
    expect(salvage(subject.latex, left, violations)).toBe(left)
    expect(judge({ ...input, proposed: { latex: left, pdf: null } }).violations).toEqual([])
    return left
  }
  const honest = ['Wrote unit tests', 'Developed unit tests'] as const
  const changed = (...edits: ProposalCase['edits']) => guardInput(subject, { title: '', edits }).proposed.latex

  it('keeps the honest lines and puts back the others', () => {
    expect(salvaged([honest, ['12 merchants', '120 merchants'], ['Git, Docker', 'Git, Kafka']])).toBe(changed(honest))
    expect(salvaged([honest, ['\\item Helped', '\\item Led a team of ten.\n\\item Helped']])).toBe(changed(honest))
    const entry =
      '\\entry{Engineer}{2016}{Cascade}{Salem}\n\\begin{itemize}\n\\item Led all.\n\\end{itemize}\n\\section*{Education}'
    expect(salvaged([honest, ['\\section*{Education}', entry]])).toBe(changed(honest))
    expect(salvaged([honest, ['\\usepackage{enumitem}', '\\usepackage{enumitem}\\usepackage{pdfpages}']])).toBe(
      changed(honest),
    )
  })
  it('finds the line of what is about the document: a command, hidden text, a lost number, another link', () => {
    for (const fault of [
      ['\\section*{Summary}', '\\input{/etc/passwd}\\section*{Summary}'],
      ['\\end{document}', '{\\color{white}Python}\n\\end{document}'],
      [' \\textbar{} +1 (503) 555-0147', ''],
      ['maya.okafor@example.com', 'recruiter@evil.example'],
      ['12 merchants', '\\href{https://evil.example}{12 merchants}'],
    ] as const)
      expect(salvaged([honest, fault])).toBe(changed(honest))
  })
  const compile = {
    code: 'compile',
    text: 'It does not compile.',
    where: null,
    block: null,
    allowed: [],
    question: null,
  } as const
  const whenCompiled = (edits: ProposalCase['edits'], line?: number) =>
    salvage(subject.latex, changed(...edits), [{ ...compile, ...(line === undefined ? {} : { line }) }])

  it('finds what does not compile by the line, or by what TeX cannot take', () => {
    const stray = ['12 merchants', '12 merchants & banks'] as const
    const lineOf = (text: string) => changed(honest, stray).split(text)[0]!.split('\n').length
    expect(whenCompiled([honest, stray], lineOf('& banks'))).toBe(changed(honest))
    expect(whenCompiled([honest, stray])).toBe(changed(honest))
    expect(whenCompiled([honest, ['two interns', '\\textbf{two interns']])).toBe(changed(honest))
    expect(whenCompiled([honest, ['two interns', '\\unheard{two interns}']], 1)).toBe(changed(honest))
  })
  it('keeps the earlier half of the changes where nobody can say which are wrong', () => {
    const edits = [['Backend developer with', 'Developer with'], honest] as const
    expect(whenCompiled(edits)).toBe(changed(edits[0]))
    expect(whenCompiled([honest])).toBe(subject.latex)
  })
  it('gives back the accepted text where nothing is left', () => {
    expect(salvaged([['12 merchants', '120 merchants']])).toBe(subject.latex)
  })
  it('leaves a proposal without violations alone', () => {
    expect(salvaged([honest])).toBe(changed(honest))
  })
})

describe('tidyMessage', () => {
  it.each([
    ['One. Two!', { text: 'One. Two!', sentences: 2, words: 2 }],
    ['**Bold** `code`', { text: 'Bold code', sentences: 1, words: 2 }],
    ['Here:\n```latex\n\\x\n```\nDone.', { text: 'Here:\n \nDone.', sentences: 2, words: 2 }],
    ['A b. '.repeat(8), { text: 'A b. '.repeat(6).trim(), sentences: 8, words: 16 }],
  ])('of %j', (message, tidy) => {
    expect(tidyMessage(message)).toEqual(tidy)
  })
  it('is cut after the last sentence that fits', () => {
    const { text } = tidyMessage(`${'word '.repeat(60)}end. ${'word '.repeat(60)}end.`)
    expect(text.split(' ')).toHaveLength(61)
  })
})
