import { expect, it } from 'vitest'
import { canInsert, insertionOf } from './insert-file.ts'

/** With `|` where the cursor is, before and after. */
function insert(name: string, marked: string): string | null {
  const cursor = marked.indexOf('|')
  const latex = marked.replace('|', '')
  const insertion = insertionOf(name, latex, cursor)
  if (insertion === null) return null
  return insertion.changes.reduceRight(
    (text, { from, to, insert: words }, at) =>
      text.slice(0, from) + words + (at === insertion.cursorAfter ? '|' : '') + text.slice(to),
    latex,
  )
}

const article = (body: string, preamble = '\\usepackage{graphicx}\n') =>
  `\\documentclass{article}\n${preamble}\\begin{document}\n${body}\n\\end{document}\n`

it.each([
  ['at the cursor', 'me.jpg', article('a |b'), article('a \\includegraphics[width=3cm]{me.jpg}|b')],
  [
    'with the package that it needs',
    'me.jpg',
    article('a |b', ''),
    article('a \\includegraphics[width=3cm]{me.jpg}|b', '\\usepackage{graphicx}\n'),
  ],
  [
    'not in the preamble',
    'me.jpg',
    `|${article('a')}`,
    article('a').replace('{document}', '{document}\n\\includegraphics[width=3cm]{me.jpg}|'),
  ],
  [
    'not behind the end',
    'me.jpg',
    `${article('a')}|`,
    article('a').replace('\\end{document}', '\\includegraphics[width=3cm]{me.jpg}\n|\\end{document}'),
  ],
  [
    'a package that a list loads',
    'me.png',
    article('|', '\\usepackage{xcolor, graphicx}\n'),
    article('\\includegraphics[width=3cm]{me.png}|', '\\usepackage{xcolor, graphicx}\n'),
  ],
  ['a text without a preamble', 'me.png', 'a|', 'a\\includegraphics[width=3cm]{me.png}|'],
  ['a part', 'parts/work.tex', article('|'), article('\\input{parts/work}|')],
  ['a part in the preamble', 'macros.tex', article('a', '|\n'), article('a', '\\input{macros}|\n')],
  [
    'a part before the class',
    'macros.tex',
    `|${article('a')}`,
    article('a').replace('{document}', '{document}\n\\input{macros}|'),
  ],
  [
    'sources for BibLaTeX',
    'works.bib',
    article('|', '\\usepackage[backend=biber]{biblatex}\n'),
    article('', '\\usepackage[backend=biber]{biblatex}\n\\addbibresource{works.bib}\n|'),
  ],
  ['sources for BibTeX', 'works.bib', article('|'), article('\\bibliographystyle{plain}\n\\bibliography{works}|')],
  [
    'sources with a style',
    'works.bib',
    article('\\bibliographystyle{alpha}|'),
    article('\\bibliographystyle{alpha}\\bibliography{works}|'),
  ],
  ['more sources', 'works.bib', article('|\\bibliography{a}'), article('\\bibliography{a,works|}')],
  [
    'what a comment says is not there',
    'me.jpg',
    article('|', '% \\usepackage{graphicx}\n'),
    article('\\includegraphics[width=3cm]{me.jpg}|', '% \\usepackage{graphicx}\n\\usepackage{graphicx}\n'),
  ],
])('inserts %s', (_what, name, before, after) => {
  expect(insert(name, before)).toBe(after)
})

it.each([
  ['me.pdf', true],
  ['a.tex', true],
  ['a.bib', true],
  ['a.cls', false],
  ['a.sty', false],
  ['a.otf', false],
  ['a.csv', false],
])('knows whether %s can be inserted: %s', (name, can) => {
  expect(canInsert(name)).toBe(can)
  expect(insert(name, article('|')) !== null).toBe(can)
})
