// Documents with one mistake each, and its expected diagnostic; and documents without one.
import { formulas, sizes, structure, tables } from './malformed-documents.ts'
import { characters, words } from './misspelt-documents.ts'
import { article, resume, rows, type Mistake } from './mistake.ts'

const long = 'an-address-like-https://example.org/a/very/long/path/that/does/not/break/anywhere/at/all/and/then/some'
const remarks = rows('warning', [
  ['a reference to nothing', article('See \\ref{foo}.'), [4, /labeled “foo”/, /\\label\{foo\}/]],
  ['a source that is none', article('See \\cite{bar}.'), [4, /no source named “bar”/, /\\bibitem\{bar\}/]],
  ['no author', article('\\title{x}\\maketitle'), [null, /no author/, /\\author/]],
  [
    'an option of the class',
    resume('x', '[foo=1]'),
    [1, /no option “foo”/, /^Its options are theme, accent.*, paper, and lang\.$/],
  ],
  [
    'another name of an option',
    resume('x', '[theme=swiss,fontsize=9pt]'),
    [1, /no option “fontsize”/, /^Did you mean size\? Its options are theme/],
    '[theme=swiss,size=9pt]',
  ],
  ['another name of one that is set', resume('x', '[size=9pt,fontsize=9pt]'), [1, /no option “fontsize”/, /^Its/]],
  ['a language that is none', resume('x', '[lang=e]'), [1, /^“e” is not the code of a language$/, /en, de, .*, or ko/]],
  [
    'a language by its name',
    resume('x', '[theme=swiss, lang=Deutsch]'),
    [1, /^“Deutsch” is not the code of a language$/, /lang= with a code/],
    'lang=de]',
  ],
  [
    'a language as other programs write it',
    resume('x', '[lang=pt_BR]'),
    [1, /^“pt_BR” is not the code of a language$/, /lang= with a code/],
    'lang=pt-BR]',
  ],
  [
    'a line that is too wide',
    article(`\\noindent The word before ${long}`),
    [
      4,
      /^A line is [\d.]+ points \([\d.]+ mm\) too wide$/,
      /ends with “….*anywhere\/at\/all\/and\/then\/some”.*margin/,
    ],
  ],
  [
    'a hyphenated word in a line that is too wide',
    article('\\noindent\\hbox to 2cm{Extraordinary responsibilities}'),
    [4, /too wide/, /“Extraordinary responsibilities”/],
  ],
  ['a group that is not closed', article('{\\bfseries text'), [4, /closing brace/, /opened on line 4/]],
  ['a condition that is not closed', article('\\iftrue x'), [4, /\\iftrue has no \\fi/, /ends before/]],
  [
    'text behind a percent',
    article('Grew 50% of revenue'),
    [4, /percent sign hides/, /“of revenue” is not in the PDF/],
    'Grew 50\\% of',
  ],
  ['two amounts', article('From $5M to $6M in cost'), [4, /treated as a formula/, /\\\$/], 'From \\$5M to \\$6M'],
  ['what the class can’t set', resume('x 😀'), [3, /character “😀”/, /The PDF shows a box instead.*an emoji/]],
])

const notes = rows('info', [
  [
    'an option of the class that nobody knows',
    '\\documentclass[foo]{article}\n\\begin{document}\nx\n\\end{document}',
    [null, /option foo/, /spelling/],
  ],
  ['a line that is spread', article('a\\\\\n\nb'), [4, /stretched very wide/, /empty line/]],
])

export const mistakes: readonly Mistake[] = [
  words,
  characters,
  structure,
  tables,
  formulas,
  sizes,
  remarks,
  notes,
].flat()

/** These have no diagnostics. */
export const faultless: readonly [title: string, latex: string][] = [
  ['a language that the class has no months of', resume('x', '[lang=hu-HU]')],
  ['a plain document', article('R\\&D at 50\\%, C\\#, \\$5M, a\\_b, $x_1^2$ and \\textbf{bold}.')],
  [
    'remarks of its author',
    article('Grew by 50\\%. % in 2023\nA 5 % why not\n\\vspace{4pt}%\n2019--2023% the years\n'),
  ],
  ['a table', article('\\begin{tabular}{lr}\na & b \\\\ \\hline\nc & \\multicolumn{1}{l}{d}\n\\end{tabular}')],
  ['formulas', article('$a$ and $5 + 6$ cost \\$7, \\(x_1\\)\n\\[ y^2 \\]')],
  ['headings with formulas for hyperref', article('\\section{$x$ and \\textbf{a}}', '\\usepackage{hyperref}')],
  ['shapes that a font lacks', article('\\textbf{\\textsc{a}}')],
  [
    'the class',
    resume(
      '\\begin{header}\n\\name{A}\n\\end{header}\n\\section{X}\n\\entry{a}{b}{c}{d}\n\\begin{bullets}\n\\item x\n\\end{bullets}',
    ),
  ],
]
