// Words and characters that are not what was meant.
import { article, resume, rows } from './mistake.ts'

export const words = rows('error', [
  [
    'a misspelt command',
    article('\\sectoin{Skills}'),
    [4, /^Unknown command \\sectoin$/, /Did you mean \\section\?/],
    '\n\\section{Skills}',
  ],
  [
    'a misspelt command of the class',
    resume('\\begin{header}\n\\name{A}\n\\emial{a@b.c}\n\\end{header}\nx'),
    [5, /\\emial/, /Did you mean \\email\?/],
    '\n\\email{a@b.c}',
  ],
  [
    'a misspelt command of one’s own',
    article('\\emplyer{x}', '\\newcommand{\\employer}[1]{#1}'),
    [4, /\\emplyer/, /Did you mean \\employer\?/],
    '\n\\employer{x}',
  ],
  [
    'a misspelt command behind text',
    article('At \\textbff{Acme}, then \\textit{x}.'),
    [4, /\\textbff/, /Did you mean \\textbf\?/],
    'At \\textbf{Acme}, then',
  ],
  [
    'a misspelt command inside a definition',
    article('x \\me', '\\newcommand{\\me}{\\textbff{A}}'),
    [4, /\\textbff/, /Did you mean \\textbf\?/],
    '{\\me}{\\textbf{A}}',
  ],
  ['a command that resembles nothing', article('\\frobnicate x'), [4, /\\frobnicate/, /not a known command. Check/]],
  [
    'a command of a package',
    article('\\href{https://a.org}{x}'),
    [4, /\\href/, /comes with the package hyperref/],
    '\\usepackage{hyperref}\n\\begin{document}',
  ],
  ['an icon', article('\\faPhone 123'), [4, /\\faPhone/, /full TeX distribution/]],
  [
    'a misspelt environment',
    article('\\begin{itemise}\n\\item x\n\\end{itemise}'),
    [4, /^Unknown environment “itemise”/, /Did you mean “itemize”\?/],
    '\\begin{itemize}\n\\item x\n\\end{itemize}',
  ],
  [
    'an environment of a package',
    article('\\begin{tabularx}{5cm}{lX}a&b\\end{tabularx}'),
    [4, /tabularx/, /package tabularx/],
    '\\usepackage{tabularx}',
  ],
  [
    'a package of the full set',
    article('x', '\\usepackage{fontawesome6}'),
    [
      2,
      /“fontawesome6” is not installed/,
      /server’s administrator can install the full TeX distribution: bin\/start --tex full/i,
    ],
    '\n% \\usepackage{fontawesome6}',
  ],
  [
    'a package of the full set whose commands are used',
    article('\\faHome', '\\usepackage{fontawesome6}'),
    [2, /fontawesome6/, /full TeX distribution/],
  ],
  [
    'a package among others',
    article('x', '\\usepackage{xcolor,no-such-thing}'),
    [2, /no-such-thing/, /not installed here/],
    '\\usepackage{xcolor}',
  ],
  [
    'a misspelt package',
    article('x', '\\usepackage{hyperreff}'),
    [2, /hyperreff/, /Did you mean “hyperref”\?/],
    '\\usepackage{hyperref}',
  ],
  [
    'a misspelt class',
    '\\documentclass{resme}\n\\begin{document}\nx\n\\end{document}\n',
    [1, /“resme”/, /Did you mean “resume”\?/],
    '\\documentclass{resume}',
  ],
  ['a file', article('\\input{skills}'), [4, /no file “skills”/, /under Files/]],
  ['a picture', article('\\includegraphics{photo}', '\\usepackage{graphicx}'), [4, /no file “photo”/, /under Files/]],
  [
    'a colour without a name',
    article('\\textcolor{blu}{x}', '\\usepackage{xcolor}'),
    [4, /no color named “blu”/, /\\definecolor\{blu\}/],
  ],
  [
    'an option of a package',
    article('x', '\\usepackage[margn=2cm]{geometry}'),
    [2, /no option “margn”/, /spelling of the option/],
  ],
  [
    'an option of a list',
    article('\\begin{itemize}[nositemsep]\n\\item x\n\\end{itemize}', '\\usepackage{enumitem}'),
    [4, /no option “nositemsep”/, /noitemsep/],
  ],
  ['a language', article('x', '\\usepackage[klingon]{babel}'), [2, /“klingon”/, /spelling/]],
  [
    'a misspelt theme',
    resume('x', '[theme=moder]'),
    [1, /^“moder” is not a valid theme$/, /^Write theme= with classic, modern, .*, or swiss; until then, the default/],
    '[theme=modern]',
  ],
  [
    'a theme that is none',
    resume('x', '[font=heros, theme=foo]'),
    [1, /^“foo” is not a valid theme$/, /classic.*swiss/],
  ],
  [
    'a font, on a line of its own',
    '\\documentclass[\n  theme=swiss,\n  font = palatino\n]{resume}\n\\begin{document}\nx\n\\end{document}\n',
    [3, /^“palatino” is not a valid font$/, /lm, lmsans, pagella, .*, or adventor/],
  ],
  [
    'a color of the class',
    resume('x', '[accent=Tael]'),
    [1, /^“Tael” is not a valid accent color$/, /black, .*slate, or six hexadecimal digits; until/],
    '[accent=teal]',
  ],
  [
    'a length without a unit',
    resume('x', '[size=7]'),
    [1, /^“7” is not a valid text size$/, /a length such as 10\.5pt;/],
  ],
  ['a paper', resume('x', '[paper=legal]'), [1, /^“legal” is not a valid paper size$/, /paper= with letter or a4;/]],
])

export const characters = rows('error', [
  ['an ampersand', article('R&D and Q&A'), [4, /plain & in the text/, /\\& for the character &/], 'R\\&D and Q\\&A'],
  [
    'an underscore',
    article('A snake_case b_c word\n\nNext'),
    [4, /plain _ in the text/, /\\_ for _/],
    'snake\\_case b\\_c',
  ],
  ['a caret', article('x^2 text'), [4, /plain \^ in the text/, /\\\^\{\} for \^/], 'x\\^{}2'],
  ['a hash', article('C# and F#'), [4, /plain # in the text/, /\\# for the character #/], 'C\\# and F\\#'],
  [
    'an underscore beside an address',
    article('\\url{a_b} is c_d', '\\usepackage{hyperref}'),
    [4, /plain _/, /\\_/],
    '\\url{a_b} is c\\_d',
  ],
  [
    'a lone dollar',
    article('Saved $5M in cost\n\nNext'),
    [4, /dollar sign has no match/, /on line 4 is never closed/],
    'Saved \\$5M',
  ],
  [
    'a lone dollar among formulas',
    article('With $x$ it was\n$5M in cost\n\nNext'),
    [5, /dollar sign/, /line 5/],
    '\n\\$5M',
  ],
  [
    'a command of formulas',
    article('The \\alpha value'),
    [4, /\\alpha is outside a formula/, /Write \$\\alpha\$/],
    'The $\\alpha$ value',
  ],
  ['an emoji', article('a 😀 b'), [4, /character “😀” \(U\+1F600\)/, /an emoji/]],
  [
    'a check mark',
    article('✓ done'),
    [4, /“✓” \(U\+2713\)/, /a check mark/],
    '\\usepackage{pifont}\n\\begin{document}\n\\ding{51} done',
  ],
  [
    'a comparison',
    article('≥ 5 ▪ x'),
    [4, /“▪” \(U\+25AA\), “≥”|“≥” \(U\+2265\), “▪”/, /mathematical/],
    '$\\geq$ 5 \\textbullet{} x',
  ],
  ['a space of no width', article('a\u200bb'), [4, /\(U\+200B\)/, /cannot be seen/], '\nab\n'],
  ['a fraction', article('⅓ of it'), [4, /U\+2153/, /a fraction/], '\n1/3 of it'],
  ['an accent apart from its letter', article('Rene\u0301 x'), [4, /U\+0301/, /accent/], 'René x'],
  ['Arabic', article('مرحبا'), [4, /“م” \(U\+0645\), “ر”/, /Arabic/]],
  ['a control character', article('a\u0001b'), [4, /U\+0001/, /control character/], '\nab\n'],
])
