// Documents whose beginning and end are hard to tell apart, or hold on to something across the line between them.

export interface Tricky {
  title: string
  latex: string
  /**
   * `warm`: read up to its fence once, and from there for each compile. The others can't be divided: `cold` where its text
   * shows that, `started` where only a slot that never came as far as its fence does.
   */
  path: 'warm' | 'started' | 'cold'
}

const doc = (preamble: string, body: string, cls = '{article}') =>
  `\\documentclass${cls}\n${preamble}\n\\begin{document}\n${body}\n\\end{document}\n`
const split = (title: string, latex: string): Tricky => ({ title, latex, path: 'warm' })
const whole = (title: string, latex: string): Tricky => ({ title, latex, path: 'cold' })
const unready = (title: string, latex: string): Tricky => ({ title, latex, path: 'started' })

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
  split('Cyrillic', doc('\\usepackage[T2A]{fontenc}', 'Юлия Иванова')),
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

const files = [
  split(
    'a file opened before, written after',
    doc(
      '\\newwrite\\w\\immediate\\openout\\w=a.txt',
      '\\immediate\\write\\w{written}\\immediate\\closeout\\w\\input{a.txt}',
    ),
  ),
  split(
    'a file written before and after',
    doc(
      '\\newwrite\\w\\immediate\\openout\\w=a.txt \\immediate\\write\\w{one}',
      '\\immediate\\write\\w{two}\\immediate\\closeout\\w\\input{a.txt}',
    ),
  ),
  split(
    'a file made before, read after',
    doc(
      '\\newwrite\\w\\immediate\\openout\\w=a.txt \\immediate\\write\\w{one}\\immediate\\closeout\\w',
      '\\input{a.txt}',
    ),
  ),
  split(
    'a file opened for reading before, read after',
    doc(
      '\\begin{filecontents}{a.txt}\none\ntwo\nthree\n\\end{filecontents}\n\\newread\\r\\openin\\r=a.txt \\read\\r to\\x',
      '\\x\\read\\r to\\y\\y\\read\\r to\\y\\y\\ifeof\\r end\\else more\\fi',
    ),
  ),
  split(
    'a file of the distribution, half read',
    doc(
      '\\newread\\r\\openin\\r=size10.clo \\read\\r to\\x',
      '\\makeatletter\\begingroup\\catcode`\\%=12 \\catcode`\\\\=12 \\read\\r to\\y \\y\\read\\r to\\y \\y\\endgroup',
    ),
  ),
  split(
    'a large file, half read',
    doc(
      `\\begin{filecontents}{a.txt}\n${Array.from({ length: 900 }, (_, n) => `line ${n} of many`).join('\n')}\n\\end{filecontents}\n\\newread\\r\\openin\\r=a.txt \\count1=0 \\loop\\read\\r to\\x\\advance\\count1 by1 \\ifnum\\count1<500 \\repeat`,
      '\\x\\loop\\read\\r to\\x\\advance\\count1 by1 \\ifnum\\count1<880 \\repeat\\x',
    ),
  ),
  split(
    'filecontents',
    doc('\\begin{filecontents}{part.tex}\nfrom the \\textbf{part}\n\\end{filecontents}', '\\input{part}'),
  ),
  split(
    'filecontents in the body',
    doc('', '\\begin{filecontents}[overwrite]{part.tex}\nfrom the part\n\\end{filecontents}\\input{part}'),
  ),
  split(
    'filecontents before the class',
    `\\begin{filecontents}{my.sty}\n\\def\\mine{my package}\n\\end{filecontents}\n${doc('\\usepackage{my}', '\\mine')}`,
  ),
  split(
    'an \\includeonly',
    doc(
      '\\begin{filecontents}{a.tex}\nA\n\\end{filecontents}\n\\begin{filecontents}{b.tex}\nB\n\\end{filecontents}\n\\includeonly{b}',
      '\\include{a}\\include{b}',
    ),
  ),
  split('an index and a glossary of its own', doc('\\makeindex', 'x\\index{y}\\label{a}\\pageref{a}')),
  split('a table of contents', doc('', '\\tableofcontents\\section{A}\\section{B}x')),
  split('references that are not settled', doc('', 'See \\ref{b}, page \\pageref{b}.\\newpage\\section{B}\\label{b}x')),
  split(
    'a bibliography without a program',
    doc('', '\\cite{k}\\begin{thebibliography}{9}\\bibitem{k} Knuth\\end{thebibliography}'),
  ),
  split('\\listfiles', doc('\\listfiles', 'x')),
  whole(
    'a file that is read by its own name',
    doc('\\newread\\r\\openin\\r=main.tex \\read\\r to\\x \\read\\r to\\x', '\\ifeof\\r end\\else more\\fi'),
  ),
  whole(
    'its own name asked for',
    doc(
      '\\newread\\r\\openin\\r=\\jobname.tex \\loop\\ifeof\\r\\else\\read\\r to\\x\\repeat\\count1=3',
      '\\number\\count1',
    ),
  ),
  whole(
    'itself, by a name without an ending',
    doc(
      '\\newread\\r\\openin\\r=main \\count1=0 \\loop\\unless\\ifeof\\r\\readline\\r to\\x\\advance\\count1 by1 \\repeat',
      '\\number\\count1',
    ),
  ),
  unready(
    'itself, in a way that the text does not show',
    doc(
      '\\newread\\r\\csname openin\\endcsname\\r=ma^^69n \\count1=0 \\loop\\unless\\ifeof\\r\\readline\\r to\\x\\advance\\count1 by1 \\repeat',
      '\\number\\count1',
    ),
  ),
  whole('its own size', doc('\\edef\\s{\\pdffilesize{main.tex}}', '\\s')),
  split('its own size, asked for in the body', doc('', '\\pdffilesize{main.tex} \\pdfmdfivesum file{main.tex}')),
  split(
    'itself, read in the body',
    doc(
      '',
      '\\newread\\r\\openin\\r=main.tex \\loop\\ifeof\\r\\else\\readline\\r to\\x\\detokenize\\expandafter{\\x}\\par\\repeat',
    ),
  ),
  split(
    'itself written over',
    doc('\\newwrite\\w', '\\immediate\\openout\\w=main.tex \\immediate\\write\\w{x}\\immediate\\closeout\\w y'),
  ),
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
