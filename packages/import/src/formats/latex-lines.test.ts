// LaTeX's source as lines: what each of the usual templates means, and nothing that makes it fail.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromLatexSource, latexLines } from './latex/latex-lines.ts'
import { growthOf, maxGrowth } from '@galley/resume/testing/growth'
import { tierRuns, tierSample } from '@galley/resume/testing/tier'

const shown = (latex: string) =>
  latexLines(latex).lines.map(
    ({ cells, bullet, heading }) =>
      `${heading === null ? '' : `${heading} `}${bullet === null ? '' : `${bullet} `}${cells.map((runs) => runs.map(({ text, bold, italic, link }) => `${bold ? '*' : ''}${italic ? '_' : ''}${text}${link === undefined ? '' : `<${link}>`}`).join('|')).join(' ⇥ ')}`,
  )

it.each<[string, string, string[]]>([
  ['text in styles', '\\textbf{A} b \\emph{c} {\\bfseries d} e', ['*A| b |_c| |*d| e']],
  [
    'links',
    '\\href{https://a.example/x\\_y}{my \\underline{page}} \\url{b.example}',
    ['my page<https://a.example/x_y>| b.example'],
  ],
  [
    'signs and accents',
    "caf\\'e \\& 10\\% --- ``so'' \\\"{o}~\\c{c} \\LaTeX{} \\$5",
    ['café & 10% — “so” ö ç LaTeX $5'],
  ],
  ['comments', 'a % nothing\nb', ['a b']],
  ['paragraphs and breaks', 'a\n\nb \\\\[2pt] c \\newline d', ['a', 'b', 'c', 'd']],
  [
    'sections',
    '\\section*{Work}\\subsection{Now}x\\cvsection{Skills}',
    ['section Work', 'sub Now', 'x', 'section Skills'],
  ],
  ['headings that are environments', '\\begin{rSection}{Education}MIT\\end{rSection}', ['section Education', 'MIT']],
  [
    'lists in lists',
    '\\begin{itemize}[noitemsep]\\item a\\begin{itemize}\\item[x] b\\end{itemize}\\item c\\end{itemize}d',
    ['0 a', '1 *x| b', '0 c', 'd'],
  ],
  ['tables', '\\begin{tabular}{ll}a & b\\\\ \\hline c & d\\end{tabular}', ['a ⇥ b', 'c ⇥ d']],
  ['what is set at the right', 'Engineer \\hfill 2019', ['Engineer ⇥ 2019']],
  ['four arguments', '\\resumeSubheading{MIT}{Boston}{BSc}{2016}', ['MIT ⇥ Boston', 'BSc ⇥ 2016']],
  [
    'moderncv’s entries',
    '\\cventry{2019--2020}{Engineer}{Acme}{London}{}{Did \\textbf{much}, for many people, at all times of the day and of the night, and on many of the holidays too.}',
    [
      'Engineer ⇥ 2019–2020',
      'Acme ⇥ London',
      'Did |*much|, for many people, at all times of the day and of the night, and on many of the holidays too.',
    ],
  ],
  [
    'Galley’s own words',
    '\\begin{header}\\name{Maya}\\email{m@x.org}\\end{header}\\sidesection{Skills}\\skills[Tools]{Git, Go}\\skills{Java}\\entry[Part-time]{Engineer}{Acme}{}{2019 – 2020}\\shortentry{Prize}{Acme}{2020}',
    [
      'title Maya',
      'm@x.org',
      'section Skills',
      '*Tools|: Git, Go',
      'Java',
      'Engineer ⇥ 2019 – 2020',
      'Acme',
      'Part-time',
      'Prize ⇥ Acme ⇥ 2020',
    ],
  ],
  ['one argument', '\\resumeItem{Built it}\\tiny{small}', ['0 Built it', 'small']],
  ['what is never asked for', 'a \\iffalse never \\ifdraft x \\else y \\fi never\\fi b', ['a b']],
  ['what is said instead', 'a \\iffalse never\\else b\\fi\\ c', ['a b c']],
  ['a question that is only spoken of', 'a % \\iffalse\nb \\fi c', ['a b c']],
  ['a block without an end', 'a \\iffalse b', ['a b']],
  ['what goes to the shell', 'a \\write18{id} b \\immediate\\write18{id > /tmp/x}c', ['a b c']],
  [
    'what goes to a file',
    '\\newwrite\\f\\immediate\\openout\\f=out.txt a\\write\\f{never}\\immediate\\write-1{never}\\closeout\\f b',
    ['ab'],
  ],
  ['a file of a number', '\\openout15 = out.txt a', ['a']],
  ['definitions', '\\newcommand{\\x}[1]{#1 never}\\vspace{2pt}\\definecolor{a}{b}{c}text', ['text']],
])('reads %s', (_what, latex, lines) => expect(shown(latex)).toEqual(lines))

it('reads the person from the preamble', () => {
  const preamble =
    '\\name{Maya}{Okafor}\\title{Engineer}\\phone[mobile]{+1 503}\\email{maya@example.org}\\social[github]{maya}\\photo[64pt]{me.jpg}'
  expect(shown(`\\documentclass{moderncv}${preamble}\\begin{document}\\makecvtitle x\\end{document}`)).toEqual([
    'title Maya Okafor',
    'Engineer',
    '+1 503',
    'maya@example.org',
    'github.com/maya',
    'x',
  ])
  expect(latexLines(`${preamble}\\begin{document}\\end{document}`).left).toEqual(['\\photo{me.jpg}'])
})
it('lists what no text says', () => {
  const latex = '\\includegraphics[width=2cm]{me.jpg}\\begin{tikzpicture}\\draw (0,0);\\end{tikzpicture}\\input{other}'
  expect(latexLines(latex)).toEqual({
    lines: [],
    left: ['\\includegraphics{me.jpg}', '\\begin{tikzpicture}', '\\input{other}'],
  })
})
describe('a resume', () => {
  it('becomes the form', () => {
    const { reading } = fromLatexSource(`\\documentclass{article}\\begin{document}
\\begin{center}\\textbf{\\Huge Jake Ryan}\\\\ 123-456-7890 $|$ \\href{mailto:jake@su.edu}{jake@su.edu}\\end{center}
\\section{Experience}
\\resumeSubheading{Undergraduate Research Assistant}{June 2020 -- Present}{Texas A\\&M University}{Austin, TX}
\\resumeItem{Developed a REST API}
\\section{Skills}
\\textbf{Languages}{: Java, Python}
\\end{document}`)
    expect(reading.data).toMatchObject({
      personalInfo: { name: 'Jake Ryan', email: 'jake@su.edu', phone: '123-456-7890' },
      experience: [
        {
          position: 'Undergraduate Research Assistant',
          company: 'Texas A&M University',
          location: 'Austin, TX',
          startDate: 'June 2020',
          current: true,
          description: '- Developed a REST API',
        },
      ],
      skills: ['Java', 'Python'],
    })
  })
})
it('takes whatever there is', () => {
  const piece = fc.constantFrom(
    '\\',
    '{',
    '}',
    '[',
    ']',
    '&',
    '%',
    '\n',
    '$',
    '\\item',
    '\\begin{itemize}',
    '\\end{itemize}',
    '\\section',
    '\\x{a}{b}',
    '\\href{',
    '\\verb|',
    "\\'",
    'é',
    ' ',
    '\\\\',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 200 }), (pieces) => void latexLines(pieces.join(''))),
    { numRuns: tierRuns(100, 500), seed: 7 },
  )
})
const pieces = [
  '\\a{',
  '{',
  '\\begin{itemize}',
  '\\a{b}{c}{',
  '\\textbf{',
  '\\href{x}{',
  '\\section{',
  "\\'",
  '$',
  '\\verb|',
]
it.each(tierSample(pieces, 1))('grows no faster than many of %s', async (piece) => {
  const read = (size: number) => fromLatexSource(`\\begin{document}${piece.repeat(size)}`)
  expect(await growthOf(read, 10_000)).toBeLessThanOrEqual(maxGrowth)
})
