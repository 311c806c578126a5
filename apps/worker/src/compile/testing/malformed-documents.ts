// Things that are opened, closed or placed where they can't be.
import { article, resume, rows } from './mistake.ts'

export const structure = rows('error', [
  [
    'an environment without an end',
    article('\\begin{center}\nx'),
    [6, /\\begin\{center\} on line 4 has no \\end/, /Add \\end\{center\}/],
    'x\n\\end{center}\n\\end{document}',
  ],
  [
    'a list without an end before a section',
    resume('\\section{X}\n\\begin{bullets}\n\\item a\n\\section{Y}\nx'),
    [8, /\\begin\{bullets\} on line 4 has no/, /line 4/],
    '\\item a\n\\end{bullets}\n\\section{Y}',
  ],
  [
    'a list without an end inside another environment',
    article('\\begin{center}\n\\begin{itemize}\n\\item a\n\\end{center}'),
    [7, /itemize\} on line 5 has no/, /closed by \\end\{center\}/],
    '\\end{itemize}\n\\end{center}',
  ],
  [
    'an end of another name',
    article('\\begin{itemize}\n\\item x\n\\end{enumerate}'),
    [6, /itemize\} is closed by \\end\{enumerate\}/, /on line 4/],
    '\\item x\n\\end{itemize}',
  ],
  [
    'an end of nothing',
    article('x\n\\end{itemize}'),
    [5, /closes nothing/, /No \\begin\{itemize\} is open/],
    'x\n\n\\end{document}',
  ],
  [
    'a brace that is not closed',
    article('\\textbf{bold text\n\nNext'),
    [4, /closing brace \} is missing/, /opened on line 4, in “\\textbf\{bold text”/],
    '\\textbf{bold text}\n',
  ],
  [
    'a heading that is not closed',
    article('\\section{Skills % mine\n\nText'),
    [4, /closing brace/, /line 4/],
    '\\section{Skills} % mine',
  ],
  ['a percent that hides a brace', article('\\textbf{50%}\nmore'), [4, /closing brace/, /line 4/], '\\textbf{50\\%}'],
  [
    'a brace too many',
    article('\\textit{a} b} c'),
    [4, /One closing brace/, /nothing left to close/],
    '\\textit{a} b c',
  ],
  [
    'too few braces',
    resume('\\section{X}\n\\entry{a}{b}\n\nNext'),
    [4, /\\entry is missing some of its text/, /takes 4 texts in braces/],
  ],
  [
    'no end of the document',
    '\\documentclass{article}\n\\begin{document}\nx',
    [null, /\\end\{document\} is missing/, /last line/],
    'x\n\\end{document}',
  ],
  [
    'text before the document',
    '\\documentclass{article}\nHello\n\\begin{document}\nx\n\\end{document}',
    [2, /before \\begin\{document\}/, /below that line/],
  ],
  ['two documents', article('\\begin{document}'), [4, /\\begin\{document\} appears twice/, /one of the two/]],
  [
    'two classes',
    '\\documentclass{article}\n\\documentclass{article}\n\\begin{document}\nx\n\\end{document}',
    [2, /\\documentclass appears twice/, /one class/],
  ],
  ['a package in the text', article('\\usepackage{xcolor}'), [4, /belongs above/, /before \\begin\{document\}/]],
  [
    'a package loaded twice',
    article('x', '\\usepackage{xcolor}\n\\usepackage[dvipsnames]{xcolor}'),
    [3, /xcolor is loaded twice/, /Keep one/],
  ],
  [
    'text in a list',
    article('\\begin{itemize}\nText\n\\end{itemize}'),
    [6, /text outside an \\item/, /starts with \\item/],
  ],
  ['an item without a list', article('\\item x'), [4, /outside a list/, /\\begin\{itemize\}/]],
  ['a line break without a line', article('\\\\ x'), [4, /no line to break/, /\\vspace/]],
  [
    'lists in lists in lists',
    article('\\begin{itemize}\\item\n'.repeat(5) + '\\end{itemize}'.repeat(5)),
    [8, /nested too deeply/, /four lists/],
  ],
  [
    'an existing command',
    article('x', '\\newcommand{\\section}{x}'),
    [2, /\\section already exists/, /\\renewcommand/],
  ],
  [
    'a command to renew that is none',
    article('x', '\\renewcommand{\\foo}{x}'),
    [2, /\\foo does not exist/, /\\newcommand/],
  ],
  ['too many parameters', article('x', '\\newcommand{\\foo}[1]{#2}'), [2, /definition of \\foo/, /\[2\]/]],
  ['misnumbered parameters', article('x', '\\def\\a#2{}'), [2, /misnumbered/, /#1, #2/]],
  ['a definition without a name', article('\\let=3'), [4, /command name is expected/, /backslash/]],
  ['a command without what it takes', article('\\def\\a b{c}\\a x'), [4, /\\a is not followed/, /how \\a is used/]],
  ['no counter', article('\\setcounter{foo}{3}'), [4, /no counter named “foo”/, /\\newcounter\{foo\}/]],
  [
    'a counter beyond z',
    article('\\newcounter{a}\\setcounter{a}{30}\\alph{a}'),
    [4, /counter is too large/, /\\arabic/],
  ],
  ['no title', article('\\maketitle'), [4, /no title/, /\\title/]],
  ['an \\else alone', article('\\else'), [4, /\\else without its \\if/, /Remove \\else/]],
  ['\\verb without an end', article('\\verb|abc\nx'), [4, /\\verb has no end/, /same line/]],
  ['\\verb in a heading', article('\\section{\\verb|abc|}'), [4, /inside another command/, /\\texttt/]],
  ['an \\endgroup too many', article('x \\endgroup'), [4, /isn’t open is closed/, /too many/]],
])

export const tables = rows('error', [
  ['a column that is none', article('\\begin{tabular}{lqr}\na&b&c\n\\end{tabular}'), [4, /unknown letter/, /l, c, r/]],
  ['a cell too many', article('\\begin{tabular}{l}\na & b\n\\end{tabular}'), [5, /more cells/, /one more column/]],
  ['a rule outside a table', article('x \\hline y'), [4, /wrong place in a table/, /\\hline/]],
  ['no such tab stop', article('\\begin{tabbing}\na \\> b\n\\end{tabbing}'), [5, /tab stop/, /\\=/]],
  ['a figure in a box', article('\\mbox{\\begin{figure}x\\end{figure}}'), [4, /inside a box/, /\\mbox/]],
  [
    'a place for a figure that is none',
    article('\\begin{figure}[q]x\\end{figure}'),
    [4, /“q” isn’t a valid position/, /\[ht\]/],
  ],
  ['many figures', article('\\begin{figure}[p]x\\end{figure}\n'.repeat(55)), [56, /Too many figures/, /\\clearpage/]],
])

export const formulas = rows('error', [
  ['a formula in a formula', article('$a \\[ b \\] $'), [4, /formula starts inside another/, /its own closing/]],
  ['a formula with an empty line', article('\\[ a\n\nb \\]'), [5, /formula/, /./]],
  ['no bracket', article('$\\left x$'), [4, /bracket is missing/, /\\left/]],
  ['\\left alone', article('$\\left( a$'), [4, /\\left has no \\right/, /\\right\)/]],
  ['\\right alone', article('$a \\right)$'), [4, /\\right has no \\left/, /\\left\(/]],
  ['two subscripts', article('$a_b_c$'), [4, /two _ in a row/, /x_\{a_b\}/]],
  ['two superscripts', article('$a^b^c$'), [4, /two \^ in a row/, /x\^\{a\^b\}/]],
])

export const sizes = rows('error', [
  ['no number', article('\\vspace{abc}'), [4, /number or a length/, /unit/]],
  ['no unit', article('\\vspace{10}'), [4, /number or a length/, /10pt/]],
  ['a huge length', article('\\vspace{99999cm}'), [4, /length is too large/, /5 meters/]],
  ['a huge number', article('\\count1=2147483647 \\multiply\\count1 by 9'), [4, /number is too large/, /two billion/]],
  ['a command that calls itself', article('\\def\\a{x\\a y}\\a'), [4, /needs too much to compile/, /calls itself/]],
  ['no font', article('\\font\\x=nosuch \\x a'), [4, /font is not installed/, /another one/]],
  ['no encoding', article('\\fontencoding{LGX}\\selectfont a'), [4, /no font encoding “LGX”/, /T1/]],
  ['a hyphenation with a number', article('\\hyphenation{3x}'), [4, /Only letters/, /\\hyphenation/]],
])
