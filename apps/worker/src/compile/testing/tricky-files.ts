// Documents that make, read and write files on both sides of their split point.
import { doc, split, unready, whole } from './tricky.ts'

export const files = [
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
