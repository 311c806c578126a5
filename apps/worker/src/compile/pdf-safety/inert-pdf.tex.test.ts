// The quick look and the thorough one on real PDFs: what the quick one calls inert, the thorough one finds nothing in.
import { describe, expect, it } from 'vitest'
import { noSandbox } from '../../sandbox/sandbox.ts'
import { isPlainlyInert } from './inert-pdf.ts'
import { findActiveContent } from './active-content.ts'
import { scanPdf } from './run-qpdf.ts'
import { plainRun } from '../testing/runs.ts'
import { doc } from '../testing/tricky.ts'

const hyper = '\\usepackage{hyperref}'
const link = (action: string) => doc('', `x\\pdfannot width 1in height 1in{/Subtype/Link /A ${action}}`)
const stream = (attributes: string, text: string) =>
  doc('\\pdfcompresslevel=0', `\\immediate\\pdfobj stream attr{${attributes}}{${text}}\\pdfrefobj\\pdflastobj x`)
/** A number sign, which TeX would double. */
const sharp = (latex: string) => latex.replace('\\begin{document}', '\\catcode`\\#=12 \\begin{document}')

async function look(latex: string) {
  const { pdf, log } = await plainRun(latex)
  if (pdf === null) throw new Error(log)
  return { isInert: isPlainlyInert(pdf), found: findActiveContent(await scanPdf(pdf, noSandbox()))?.what ?? null }
}

describe('seen to be harmless by the quick look', () => {
  it.concurrent.each([
    ['an ordinary page', doc('', 'x')],
    ['links', doc(hyper, '\\href{https://a.org}{a} \\href{mailto:a@b.c}{b} \\url{http://x.y/_%}')],
    [
      'bookmarks and jumps',
      doc(hyper, '\\tableofcontents\\section{A}\\subsection{B}\\section{C}\\label{c}\\ref{c}\\footnote{f}'),
    ],
    ['numbers of pages', doc(hyper, '\\pagenumbering{roman}x\\newpage\\pagenumbering{arabic}y')],
    [
      'an older PDF, whose objects are not packed',
      doc(`\\pdfobjcompresslevel=0 ${hyper}`, '\\section{A}\\section{B}x'),
    ],
    ['see-through colours', doc('\\usepackage{tikz}', '\\tikz\\shade[opacity=.5] (0,0) circle (1);')],
  ])('%s', async (_title, latex) => expect(await look(latex)).toEqual({ isInert: true, found: null }))
})

describe('left to the thorough look', () => {
  it.concurrent.each<[title: string, latex: string, found: string | null]>([
    ['a script in a link', doc(hyper, '\\href{javascript:alert(1)}{x}'), 'a link javascript:'],
    ['a program to start', doc(hyper, '\\href{run:calc.exe}{x}'), 'the action Launch'],
    ['another file', doc(hyper, '\\href{file:///etc/passwd}{x}'), 'the action GoToR'],
    [
      'a script when it opens',
      doc('\\pdfcatalog{/OpenAction << /S /JavaScript /JS (app.beep) >>}', 'x'),
      'the action JavaScript',
    ],
    [
      'named scripts',
      doc('\\pdfnames{/JavaScript << /Names [(a) << /S /JavaScript /JS (app.beep) >>] >>}', 'x'),
      'JavaScript',
    ],
    [
      'an action of a page',
      doc('\\pdfpageattr{/AA << /O << /S /Named /N /Print >> >>}', 'x'),
      'an action that starts by itself',
    ],
    ['a form', doc(hyper, '\\begin{Form}\\TextField{a}\\end{Form}'), null],
    [
      'a program, in a packed object',
      doc(
        '',
        'x\\immediate\\pdfobj{<< /S /Launch /F (a.exe) >>}\\pdfannot width 1in height 1in{/Subtype/Link /A \\the\\pdflastobj\\space 0 R}',
      ),
      'the action Launch',
    ],
    ['a name in disguise', sharp(link('<< /S /J#61vaScript /JS (app.beep) >>')), 'the action JavaScript'],
    ['a key in disguise', sharp(link('<< /#53 /Launch /F (a.exe) >>')), 'the action Launch'],
    ['an address in figures', link('<< /S /URI /URI <6a6176617363726970743a61> >>'), 'a link javascript:'],
    [
      'a kind that stands elsewhere',
      doc(
        '',
        'x\\immediate\\pdfobj{/Launch}\\pdfannot width 1in height 1in{/Subtype/Link /A << /S \\the\\pdflastobj\\space 0 R >>}',
      ),
      null,
    ],
    ['an action that is none', link('<< /S /D >>'), 'the action D'],
    ['an earlier table of objects', doc('\\pdftrailer{/Prev 15}', 'x'), null],
    ['a second table of objects', doc('\\pdfobjcompresslevel=0 \\pdftrailer{/XRefStm 15}', 'x'), null],
    ['packed objects made by hand', stream('/Type/ObjStm /N 1 /First 4', '1 0 << /S /Launch /F (a.exe) >>'), null],
    ['packed objects that are broken', stream('/Type/ObjStm /N 2 /First 8', '1 0 2 5 << /S /GoTo >> >>'), null],
    ['brackets that do not match', doc('', '\\immediate\\pdfobj{<< /A [ >>}\\pdfrefobj\\pdflastobj x'), null],
  ])('%s', async (_title, latex, found) => {
    const seen = await look(latex)
    expect(seen.isInert).toBe(false)
    if (found !== null) expect(seen.found).toBe(found)
  })
})
