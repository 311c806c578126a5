// Two hundred edits of many documents: a warm process gives what plain pdflatex makes of the same text.
import { sampleLatex } from '@galley/resume/sample-resume'
import { templates } from '@galley/resume/templates'
import { expect, it } from 'vitest'
import { normalise } from './engine.ts'
import { see } from '../testing/pages.ts'
import { editedTexts, lotsOf } from '../testing/random-edits.ts'
import { plainRun, warmRunner } from '../testing/runs.ts'

const article = `\\documentclass[11pt]{article}
\\usepackage[T1]{fontenc}
\\usepackage{lmodern,xcolor,geometry,enumitem}
\\usepackage[colorlinks]{hyperref}
\\newcommand{\\job}[2]{\\textbf{#1} \\hfill #2\\par}
\\begin{document}
\\section{Experience}\\label{work}
\\job{Engineer}{2019--2023}
\\begin{itemize}[noitemsep]
  \\item Cut cost by 30\\% with \\href{https://example.org/a_b}{a tool}
  \\item Wrote R\\&D reports, see \\ref{more} \\& others
\\end{itemize}
\\section{More}\\label{more}
\\begin{tabular}{l|r}
  Skill & Years \\\\ \\hline
  \\textcolor{blue}{C\\#} & $4 \\times 2$ \\\\
\\end{tabular}
A \\verb|_word_| of code\\footnote{And a note.}.
\\newpage
Another page: ${'words that fill lines and lines, '.repeat(20)}
\\end{document}
`
const drawing = `\\documentclass{article}
\\usepackage{tikz,longtable,multicol}
\\begin{document}
\\begin{tikzpicture}
  \\foreach \\x in {1,...,40} \\draw[red!\\x!blue] (\\x mm,0) -- (0,\\x mm) node {\\x};
\\end{tikzpicture}
${'A paragraph with a \\textit{few} words in it, 50\\% of them plain.\n\n'.repeat(12)}
\\begin{longtable}{ll}
${'one & \\textbf{two} \\\\\n'.repeat(30)}\\end{longtable}
\\begin{multicols}{2}
Text in two columns. ${'More of it. '.repeat(30)}
\\end{multicols}
\\end{document}
`

const bases: [name: string, latex: string, count: number][] = [
  ...templates.map(({ id }): [string, string, number] => [id, sampleLatex(id), 12]),
  ['an article with hyperref', article, 32],
  ['a drawing and long tables', drawing, 24],
]

it('makes two hundred of them', () =>
  expect(bases.reduce((sum, [, , count]) => sum + count, 0)).toBeGreaterThanOrEqual(200))

it.concurrent.each(bases)(
  'edits of %s',
  async (name, latex, count) => {
    await using runner = warmRunner()
    let fine = 0
    for (const [n, text] of editedTexts(latex, count, lotsOf(name.length * 7919)).entries()) {
      const source = normalise(text)
      // Each is a document of its own: no run finds references of another, here or there.
      const run = await runner.warm(source, { key: `edit ${n}` })
      if (run.path === 'warm' && run.code === 0) fine += 1
      const [seen, plain] = await Promise.all([see(source, run), plainRun(source).then((made) => see(source, made))])
      expect({ source, seen }).toEqual({ source, seen: plain })
    }
    // An error stops nothing from being compared, but it ends a page early: enough have none.
    expect(fine).toBeGreaterThan(count / 5)
  },
  300_000,
)
