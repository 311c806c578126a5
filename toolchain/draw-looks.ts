// Draws again what the templates look like: the pictures that looks.slow.test.ts compares with, and the sheet of all
// templates in the README. Run: npm run looks
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleLatex } from '@galley/resume/sample-resume'
import { templates } from '@galley/resume/templates'
import { compileToPdf } from '@galley/resume/testing/pdf-text'
import { drawnLook, keepLook } from './looks.ts'

const sheet = String.raw`\documentclass{article}
\usepackage[T1]{fontenc}\usepackage{graphicx,xcolor,tgpagella}
\usepackage[paperwidth=332mm,paperheight=356mm,margin=8mm,noheadfoot]{geometry}
\pagestyle{empty}\parindent0pt\pagecolor[gray]{.93}\fboxsep0pt\fboxrule.2pt
\newcommand\page[2]{\begin{minipage}[t][113mm][t]{77mm}\centering
  \fcolorbox{black!30}{white}{\vbox to101mm{\hbox{\includegraphics[width=76.5mm]{#1.pdf}}\vss}}\par\vskip2mm\Large #2\end{minipage}}
\begin{document}
`

const folder = mkdtempSync(join(tmpdir(), 'galley-looks-'))
mkdirSync(join(import.meta.dirname, 'looks'), { recursive: true })
try {
  for (const { id } of templates) {
    const latex = sampleLatex(id)
    keepLook(id, await drawnLook(latex))
    writeFileSync(join(folder, `${id}.pdf`), await compileToPdf(latex))
  }
  const rows = templates.map(({ id, name }, n) => `\\page{${id}}{${name}}${n % 4 === 3 ? '\\par' : '\\hfill'}`)
  writeFileSync(join(folder, 'sheet.tex'), `${sheet}${rows.join('\n')}\n\\end{document}\n`)
  execFileSync('pdflatex', ['-interaction=batchmode', '-no-shell-escape', 'sheet.tex'], {
    cwd: folder,
    stdio: 'ignore',
  })
  const drawing = ['-jpeg', '-jpegopt', 'quality=72,optimize=y', '-singlefile', '-r', '110', 'sheet.pdf', 'sheet']
  execFileSync('pdftoppm', drawing, { cwd: folder })
  copyFileSync(join(folder, 'sheet.jpg'), join(import.meta.dirname, '../docs/templates.jpg'))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
