// Documents whose preamble and end are hard to separate, or hold on to something across the line between them.

import { doc, split, unready, whole, type Tricky } from './tricky.ts'
import { files } from './tricky-files.ts'

const preambles = [
  split(
    'counters',
    doc('\\newcounter{a}\\setcounter{a}{7}\\addtocounter{page}{4}', '\\stepcounter{a}\\thea, \\thepage'),
  ),
  split('\\AtBeginDocument', doc('\\AtBeginDocument{\\def\\x{set late}\\setlength\\parindent{3cm}}', '\\x\n\nagain')),
  split('hooks at both ends', doc('\\AddToHook{begindocument/end}{A}\\AtEndDocument{\\par Z}', 'between')),
  split('\\makeatletter', doc('\\makeatletter\n\\def\\x@y{private}\\let\\z\\x@y\n\\makeatother', '\\z')),
  split('@ left a letter', doc('\\makeatletter\\def\\my@x{seen}', '\\my@x')),
  split('other category codes', doc('\\catcode`\\|=13 \\def|{BAR}\\catcode`\\!=0', 'a|b !textbf{c}')),
  split('babel', doc('\\usepackage[english]{babel}\\usepackage[T1]{fontenc}', '\\today, \\contentsname, "quoted"')),
  split(
    'hyperref',
    doc('\\usepackage[colorlinks]{hyperref}', '\\section{A}\\href{https://a.org}{a}, \\url{https://b.org/_%}'),
  ),
  split(
    'hyperref with a title',
    doc('\\usepackage{hyperref}\\hypersetup{pdftitle={R\\&D}}', '\\section{One}\\section{Two}x'),
  ),
  split(
    'tikz',
    doc('\\usepackage{tikz}\\usetikzlibrary{calc}', '\\tikz\\draw[red] (0,0) circle (1) node {x} -- ($(1,1)+(2,2)$);'),
  ),
  split(
    'tikz with a saved picture',
    doc('\\usepackage{tikz}\\newsavebox\\b\\savebox\\b{\\tikz\\fill (0,0) rectangle (1,1);}', '\\usebox\\b\\usebox\\b'),
  ),
  split(
    'a box set before',
    doc('\\newbox\\a\\setbox\\a\\hbox{a box \\textit{in italics}}', '\\copy\\a\\ and \\box\\a'),
  ),
  split(
    'xcolor',
    doc(
      '\\usepackage[dvipsnames]{xcolor}\\definecolor{mine}{HTML}{336699}',
      '\\textcolor{mine}{a}\\colorbox{Salmon}{b}',
    ),
  ),
  split('a page colour', doc('\\usepackage{xcolor}\\pagecolor{yellow!20}', 'x\\newpage y')),
  split('geometry', doc('\\usepackage[a5paper,margin=1cm,landscape]{geometry}', 'x \\the\\textwidth')),
  split(
    'longtable',
    doc('\\usepackage{longtable}', `\\begin{longtable}{lr}\n${'a & 1\\\\\n'.repeat(70)}\\end{longtable}`),
  ),
  split(
    'multicol',
    doc('\\usepackage{multicol}', `\\begin{multicols}{3}\n${'many words in columns '.repeat(80)}\n\\end{multicols}`),
  ),
  split(
    'T1 and lmodern',
    doc('\\usepackage[T1]{fontenc}\\usepackage{lmodern}', 'Łukasz Żółć, Zoë, \\textsc{Small} \\texttt{mono}'),
  ),
  split(
    'fonts of the distribution',
    doc('\\usepackage[T1]{fontenc}\\usepackage{tgpagella}\\usepackage[scaled]{helvet}', 'x \\textsf{y}'),
  ),
  split('a font loaded by hand', doc('\\font\\big=cmr10 scaled 2000', '\\big large {\\rm and not} \\fontname\\font')),
  split('the name of the font itself', doc('', '\\expandafter\\string\\the\\font, \\fontname\\font')),
  split('Vietnamese', doc('\\usepackage[T5]{fontenc}', 'Nguyễn Văn Ánh')),
  split('Cyrillic', doc('', 'Юлия Иванова', '[theme=modern]{resume}')),
  split(
    'microtype',
    doc('\\usepackage[T1]{fontenc}\\usepackage{lmodern,microtype}', 'Protruding, hyphen-ated text. '.repeat(30)),
  ),
  split(
    'enumitem, titlesec and fancyhdr',
    doc(
      '\\usepackage{enumitem,titlesec,fancyhdr}\\pagestyle{fancy}\\lhead{L}\\rfoot{\\thepage}',
      '\\section{A}\n\\begin{itemize}[noitemsep]\\item x\\end{itemize}',
    ),
  ),
  split('a paper set by hand', doc('\\pdfpagewidth=10cm \\pdfpageheight=8cm \\pdfhorigin=0pt', 'small')),
  split(
    'the PDF’s own objects',
    doc('\\immediate\\pdfobj{<< /A (b) >>}\\pdfinfo{/Title (x)}\\pdfcompresslevel=0', 'x'),
  ),
  split(
    'a form of the PDF',
    doc('', '\\setbox0\\hbox{form}\\pdfxform0 \\pdfrefxform\\pdflastxform\\pdfrefxform\\pdflastxform'),
  ),
  split(
    'a form made before',
    doc(
      '\\setbox0\\hbox{early}\\immediate\\pdfxform0 \\edef\\f{\\the\\pdflastxform}',
      '\\pdfrefxform\\f x\\pdfrefxform\\f',
    ),
  ),
  split('an older version of PDF', doc('\\pdfminorversion=4 \\pdfobjcompresslevel=0', 'x')),
  split(
    'a character in front of \\begin{document}',
    '\\documentclass{article}\n^\\begin{document}\nx\n\\end{document}\n',
  ),
  split('DVI asked for', doc('\\pdfoutput=0', 'x')),
  whole('a package that is not there', doc('\\undefinedone\n\\usepackage{no-such-thing}', 'x\n\\undefinedtwo')),
  split('an error before and one after', doc('\\undefinedone', 'x\n\\undefinedtwo')),
  split('batch mode', doc('\\batchmode', 'x \\undefinedtwo')),
  split('a group left open', doc('\\begingroup\\def\\x{inside}', '\\x\\endgroup')),
  split('a condition left open', doc('\\iftrue', 'x\\fi y')),
  split('\\everypar and \\everyjob', doc('\\everyjob{x}\\everypar{*}', 'a\n\nb')),
  split('marks and insertions', doc('\\newinsert\\i\\skip\\i=1pt', '\\mark{m}\\insert\\i{\\hbox{x}}y\\footnote{z}')),
]

const places = [
  split(
    '\\begin{document} in a comment',
    '\\documentclass{article}\n% \\begin{document}\n\\newcommand\\x{y}\n\\begin{document}\n\\x\n\\end{document}\n',
  ),
  split(
    '\\begin{document} in a macro',
    '\\documentclass{article}\n\\newcommand\\x{\n\\begin{document}\n}\n\\x\ny\n\\end{document}\n',
  ),
  split(
    '\\begin{document} in verbatim',
    doc('', '\\begin{verbatim}\n\\begin{document}\n\\end{document}\n\\end{verbatim}\nx'),
  ),
  split(
    '\\begin{document} in a file that it makes',
    '\\begin{filecontents}{a.tex}\n\\begin{document}\nnot yet\n\\end{filecontents}\n\\documentclass{article}\n\\begin{document}\nx\n\\end{document}\n',
  ),
  split(
    '\\begin{document} in a condition that is false',
    '\\documentclass{article}\n\\iffalse\n\\begin{document}\n\\fi\n\\usepackage{xcolor}\n\\begin{document}\n\\textcolor{red}{x}\n\\end{document}\n',
  ),
  split(
    'text on the line of \\begin{document}',
    '\\documentclass{article}\n\\begin{document}Hello % there\nx\n\\end{document}\n',
  ),
  split('a comment on that line', '\\documentclass{article}\n\\begin{document}% here it begins\nx\n\\end{document}\n'),
  split('a space in \\begin {document}', '\\documentclass{article}\n\\begin {document}\nx\n\\end{document}\n'),
  split(
    'preamble and beginning on one line',
    '\\documentclass{article}\n\\title{x}\\author{y}\\begin{document}\n\\maketitle\n\\end{document}\n',
  ),
  whole('all on one line', '\\documentclass{article}\\begin{document}x\\end{document}\n'),
  whole('no \\begin{document}', 'Dear Sir or Madam,\n\nplease read.\n'),
  whole('no \\begin{document}, and a class', '\\documentclass{article}\n\\newcommand\\x{y}\n'),
  whole('\\document instead', '\\documentclass{article}\n\\document\nx\n\\enddocument\n'),
  split('\\begin{document} twice', doc('', '\\begin{document}\nx')),
  split('no \\end{document}', '\\documentclass{article}\n\\begin{document}\nx\n'),
  split('nothing after \\begin{document}', '\\documentclass{article}\n\\begin{document}\n'),
  split('text after \\end{document}', `${doc('', 'x')}\\undefined \\input{nothing}\n`),
  whole(
    '\\end{document} in the preamble',
    '\\documentclass{article}\n\\end{document}\n\\begin{document}\nx\n\\end{document}\n',
  ),
  unready(
    '\\end in the preamble',
    '\\documentclass{article}\n\\csname @@end\\endcsname\n\\begin{document}\nx\n\\end{document}\n',
  ),
  whole('\\endinput in the preamble', '\\documentclass{article}\n\\endinput\n\\begin{document}\nx\n\\end{document}\n'),
  split('\\endinput in the body', doc('', 'x\n\\endinput\ny')),
  split(
    'an argument across the fence',
    '\\documentclass{article}\n\\newcommand\\x[1]{[#1]}\n\\AtBeginDocument{\\x}\n\\begin{document}\n{the argument}\ny\n\\end{document}\n',
  ),
  split('lines that count', doc('\\edef\\l{\\the\\inputlineno}', '\\l, \\the\\inputlineno\n\n\\undefined')),
  split(
    'empty lines and blanks at the fence',
    '\\documentclass{article}\n\\begin{document}   \n\n   \n\n  x\n\\end{document}\n',
  ),
  split('line ends that are spaces', doc('\\endlinechar=`\\ ', 'a\nb\n\nc')),
  split('a character that ends lines', doc('\\catcode`\\^^M=13 \\def^^M{!}', 'a\nb')),
  split('very long lines', doc(`\\def\\x{${'long '.repeat(9_000)}}`, 'word '.repeat(9_000))),
  split('a prefix of many kilobytes', doc('% padding of the preamble\n'.repeat(2_000), 'x')),
  split(
    'the letters of Europe in the class',
    doc('', 'Đặng Thị Thuý, Țepeș, Ģirts, Αλέξης, Юлия, Šķēle, Łódź, Ñandú', '[theme=classic]{resume}'),
  ),
  split('characters that no font has', doc('', 'a 😀 b 李', '[theme=modern]{resume}')),
  split(
    'a class with options',
    doc('', '\\section{A}\n\\entry{a}{b}{c}{d}', '[theme=compact, accent=336699, size=11pt, paper=letter]{resume}'),
  ),
  split('odd bytes', doc('', 'tab\tform feed\f null\0 end')),
]

const moments = [
  whole('the time of day', doc('\\newcount\\t\\t=\\time', 'x')),
  whole('the time, in the body', doc('', '\\the\\time')),
  whole('lots that are drawn', doc('\\pdfsetrandomseed 7', '\\pdfuniformdeviate 1000 \\pdfnormaldeviate')),
  whole('lots in a drawing', doc('\\usepackage{tikz}\\pgfmathsetseed{7}', '\\tikz\\draw (0,0) -- (rnd,rnd);')),
  whole('a table of fonts of its own', doc('\\pdfmapline{=cmr10 cmr10 " .5 SlantFont " <cmr10.pfb}', 'slanted')),
  whole(
    'a table of fonts of its own, in the body',
    doc('', '\\pdfmapline{=cmr10 cmr10 " .5 SlantFont " <cmr10.pfb}slanted'),
  ),
]

export const trickyDocuments: readonly Tricky[] = [...preambles, ...files, ...places, ...moments]
