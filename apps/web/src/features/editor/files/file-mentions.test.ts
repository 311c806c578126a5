import { expect, it } from 'vitest'
import { renameInText } from './file-mentions.ts'

const rename = (latex: string, from: string, to: string, others: readonly string[] = []) =>
  renameInText(latex, { from, to, names: [from, ...others] }).latex

it.each([
  ['\\includegraphics{photo}', 'photo.jpg', 'me.jpg', '\\includegraphics{me}'],
  ['\\includegraphics[width=3cm]{photo.jpg}', 'photo.jpg', 'me.jpg', '\\includegraphics[width=3cm]{me.jpg}'],
  ['\\includegraphics*{./photo.jpg}', 'photo.jpg', 'me.jpg', '\\includegraphics*{./me.jpg}'],
  ['\\includegraphics{"my photo"}', 'my photo.jpg', 'me.jpg', '\\includegraphics{"me"}'],
  ['\\photo[64pt][0.4pt]{photo}', 'photo.png', 'me.png', '\\photo[64pt][0.4pt]{me}'],
  ['\\photo{2.8cm}{photo}', 'photo.png', 'me.png', '\\photo{2.8cm}{me}'],
  ['\\input{parts/work}', 'parts/work.tex', 'parts/jobs.tex', '\\input{parts/jobs}'],
  ['\\input{work.tex}', 'work.tex', 'jobs.tex', '\\input{jobs.tex}'],
  ['\\input work\nx', 'work.tex', 'jobs.tex', '\\input jobs\nx'],
  ['\\input{macros.def}', 'macros.def', 'own.def', '\\input{own.def}'],
  ['\\documentclass[11pt]{mycv}', 'mycv.cls', 'cv2.cls', '\\documentclass[11pt]{cv2}'],
  ['\\usepackage{a, mystyle,b}', 'mystyle.sty', 'own.sty', '\\usepackage{a, own,b}'],
  ['\\RequirePackage{mystyle}', 'mystyle.sty', 'own.sty', '\\RequirePackage{own}'],
  ['\\bibliography{a,papers}', 'papers.bib', 'works.bib', '\\bibliography{a,works}'],
  ['\\addbibresource{papers.bib}', 'papers.bib', 'works.bib', '\\addbibresource{works.bib}'],
  ['\\bibliographystyle{mine}', 'mine.bst', 'own.bst', '\\bibliographystyle{own}'],
  ['\\setmainfont{A.ttf}[BoldFont = B.ttf]', 'B.ttf', 'C.ttf', '\\setmainfont{A.ttf}[BoldFont = C.ttf]'],
  ['\\newcommand{\\face}{photo.jpg}', 'photo.jpg', 'me.jpg', '\\newcommand{\\face}{me.jpg}'],
  ['\\includegraphics{photo}', 'photo.jpg', 'photo.jpeg', '\\includegraphics{photo}'],
  ['\\input{work}', 'work.tex', 'work.def', '\\input{work.def}'],
  ['\\photo{\\includegraphics{photo.jpg}}', 'photo.jpg', 'me.jpg', '\\photo{\\includegraphics{me.jpg}}'],
  [
    '\\graphicspath{{img/}}\n\\includegraphics{photo}',
    'img/photo.jpg',
    'img/me.jpg',
    '\\graphicspath{{img/}}\n\\includegraphics{me}',
  ],
  [
    '\\graphicspath{{img/}}\n\\includegraphics{photo}',
    'img/photo.jpg',
    'me.jpg',
    '\\graphicspath{{img/}}\n\\includegraphics{me}',
  ],
])('in %s, %s becomes %s', (latex, from, to, expected) => {
  expect(rename(latex, from, to)).toBe(expected)
})

it.each([
  ['a comment', '% \\includegraphics{photo}', 'photo.jpg'],
  ['verbatim text', '\\begin{verbatim}\\input{photo.jpg}\\end{verbatim}', 'photo.jpg'],
  ['the words themselves', 'See photo.jpg and \\texttt{photo.jpg}', 'photo.jpg'],
  ['a longer name', '\\includegraphics{photo2.jpg}\\includegraphics{myphoto}', 'photo.jpg'],
  ['another kind of file', '\\usepackage{photo}\\input{photo}', 'photo.jpg'],
  ['a class with its ending written twice', '\\documentclass{mycv.cls.cls}', 'mycv.cls'],
])('leaves %s', (_what, latex, from) => {
  expect(renameInText(latex, { from, to: 'new.jpg', names: [from] })).toEqual({ latex, places: 0 })
})

it('leaves a name without an ending that means another file', () => {
  expect(rename('\\includegraphics{photo}', 'photo.jpg', 'me.jpg', ['photo.png'])).toBe('\\includegraphics{photo}')
  expect(rename('\\includegraphics{photo}', 'photo.pdf', 'me.pdf', ['photo.png'])).toBe('\\includegraphics{me}')
})

it('counts the places', () => {
  const latex = '\\includegraphics{photo}\n\\includegraphics{photo.jpg}\n\\includegraphics{other}'
  expect(renameInText(latex, { from: 'photo.jpg', to: 'me.jpg', names: ['photo.jpg'] })).toEqual({
    latex: '\\includegraphics{me}\n\\includegraphics{me.jpg}\n\\includegraphics{other}',
    places: 2,
  })
})
