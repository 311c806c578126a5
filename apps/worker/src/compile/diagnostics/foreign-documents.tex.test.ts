// Documents that were written for another class or another TeX, and fixes that would fix nothing: by what the real
// pdflatex says.
import { describe, expect, it } from 'vitest'
import { applyFix } from '../testing/apply-fix.ts'
import { diagnose } from '../testing/diagnose.ts'

const ours = (...lines: readonly string[]) =>
  ['\\documentclass{resume}', '\\begin{document}', ...lines, '\\end{document}', ''].join('\n')
const article = (...lines: readonly string[]) =>
  ['\\documentclass{article}', '\\begin{document}', ...lines, '\\end{document}', ''].join('\n')

const treyHunter = [
  '\\documentclass{resume}',
  '\\usepackage[left=0.4in,top=0.4in,right=0.4in,bottom=0.4in]{geometry}',
  '\\name{Firstname Lastname}',
  '\\address{+1(123) 456-7890 \\\\ San Francisco, CA}',
  '\\address{\\href{mailto:contact@example.com}{contact@example.com}}',
  '\\begin{document}',
  '\\begin{rSection}{OBJECTIVE}',
  'Software engineer with 2+ years of experience.',
  '\\end{rSection}',
  '\\begin{rSection}{Education}',
  '{\\bf Master of Computer Science}, Stanford University \\hfill {Expected 2020}',
  '\\end{rSection}',
  '\\end{document}',
  '',
].join('\n')
const carried = treyHunter.replace(
  '\\documentclass{resume}',
  () => `\\begin{filecontents*}{theirs.cls}
\\ProvidesClass{theirs}[2010/07/10 v0.9 Resume class]
\\LoadClass[11pt,letterpaper]{article}
\\usepackage{hyperref}
\\def\\name#1{\\def\\@name{#1}}
\\def\\address#1{\\def\\@address{#1}}
\\newenvironment{rSection}[1]{\\medskip\\textbf{#1}\\par}{\\medskip}
\\end{filecontents*}
\\documentclass{theirs}`,
)

describe('a fix that heals nothing is not offered', () => {
  it.each([
    ['a command where it does not belong', ours('\\name{Maya}', 'Text'), /\\begin\{header\}/],
    ['a command of our class in another', article('\\email{maya@example.com}', 'Text'), /class resume/],
    ['a command of our class in another', article('\\skills{Python}', 'Text'), /class resume/],
  ])('%s', async (_title, latex, hint) => {
    const diagnostics = await diagnose(latex)
    const [first] = diagnostics.filter(({ severity }) => severity === 'error')
    expect(first?.hint).toMatch(hint)
    expect(diagnostics.filter(({ fix }) => fix !== undefined)).toEqual([])
  })

  it.each([
    '\\entry{Engineer}{Acme{Portland}{2020}',
    '\\entry{Engineer{Acme}{Portland}{2020}',
    '\\entry{Engineer}{Acme}{Portland}{2020',
    '\\shortentry{Prize}{Acme{2020}',
    '\\publication{A paper{Me}{Journal}{2020}',
  ])('the missing brace of %s goes where it heals', async (line) => {
    const latex = ours('\\section{Experience}', line, '\\begin{bullets}', '\\item One.', '\\end{bullets}')
    const [first] = await diagnose(latex)
    expect(first).toMatchObject({ severity: 'error', line: 4, fix: expect.anything() })
    expect((await diagnose(applyFix(latex, first?.fix))).filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('of a brace that may be missing in two places none is chosen', async () => {
    const diagnostics = await diagnose(ours('\\section{Skills}', '\\skills{Python, \\textbf{Go, Rust}', '', 'Text'))
    const fixes = diagnostics.flatMap(({ fix }) => fix ?? [])
    for (const fix of fixes) {
      const healed = await diagnose(
        applyFix(ours('\\section{Skills}', '\\skills{Python, \\textbf{Go, Rust}', '', 'Text'), fix),
      )
      expect(healed.filter(({ severity }) => severity === 'error')).toEqual([])
    }
  })
})

describe('a document of another kind is reported as such', () => {
  it('without a class', async () => {
    const [first] = await diagnose('\\begin{document}\nHello\n\\end{document}\n')
    expect(first).toMatchObject({ severity: 'error', line: 1, message: expect.stringContaining('\\documentclass') })
  })

  it.each(['fontspec', 'unicode-math', 'polyglossia'])('for XeLaTeX: %s', async (name) => {
    const latex = `\\documentclass{article}\n\\usepackage{geometry}\n\\usepackage{${name}}\n\\begin{document}\nHello\n\\end{document}\n`
    const [first] = await diagnose(latex)
    expect(first).toMatchObject({ severity: 'error', line: 3, message: 'This document asks for XeLaTeX' })
    expect(first?.hint).toContain(name)
  })

  it('for another class of the same name, with a way to bring it', async () => {
    const [first] = await diagnose(treyHunter)
    expect(first).toMatchObject({ severity: 'error', line: 1, message: expect.stringContaining('another class') })
    expect(first?.hint).toContain('rSection')
    expect(first?.hint).toContain('filecontents*')
  })

  it('and that way works', async () =>
    expect((await diagnose(carried)).filter(({ severity }) => severity === 'error')).toEqual([]))

  const ofCommandsAlone = [
    [
      'subheadings, as many templates have them',
      [
        '\\section{Experience}',
        '\\resumeSubHeadingListStart',
        '\\resumeSubheading{Acme}{2020}{Engineer}{Paris}',
        '\\resumeItem{Built it.}',
        '\\resumeSubHeadingListEnd',
      ],
      '\\resumeSubheading',
    ],
    [
      'a line for the contact and one for each employer',
      ['\\contactline{maya@example.org}{555}', '\\employer{Acme}{Paris}', '\\jobtitle{Engineer}', 'Built it.'],
      '\\employer',
    ],
    [
      'commands of its own, and those that our class has, too',
      ['\\fullname{Maya}', '\\section{Work}', '\\workplace{Acme}{2020}', '\\degree{Physics}{Jena}', '\\skills{Python}'],
      '\\workplace',
    ],
  ] as const
  it.each(ofCommandsAlone)('for another class of the same name, by its commands: %s', async (_title, lines, name) => {
    const [first] = await diagnose(ours(...lines))
    expect(first).toMatchObject({ severity: 'error', line: 1, message: expect.stringContaining('another class') })
    expect(first?.hint).toContain(name)
    expect(first?.hint).toContain('filecontents*')
  })

  it.each([
    ['three typing errors', ['\\sectoin{Skills}', '\\skils{Python}', '\\textbff{Go}']],
    ['two commands that are nowhere', ['\\employer{Acme}', '\\jobtitle{Engineer}', '\\employer{Other}']],
    ['commands of packages', ['\\faGithub', '\\includegraphics{x}', '\\toprule', '\\lipsum']],
    [
      'lost definitions in a document of ours',
      ['\\begin{bullets}', '\\item \\employer{A} \\jobtitle{B} \\contactline{C}', '\\end{bullets}'],
    ],
  ])('%s make no other class', async (_title, lines) => {
    const diagnostics = await diagnose(ours(...lines))
    expect(diagnostics.map(({ message }) => message)).not.toContainEqual(expect.stringContaining('another class'))
    expect(diagnostics.some(({ severity }) => severity === 'error')).toBe(true)
  })

  it('one typing error in a document of ours is none', async () => {
    const diagnostics = await diagnose(ours('\\section{Skills}', '\\skils{Python}'))
    expect(diagnostics.map(({ message }) => message)).not.toContainEqual(expect.stringContaining('another class'))
  })
})
