// Tables only: what LaTeX's commands print. A command that is in no table prints its arguments.

function table<Value>(rows: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> {
  return new Map(Object.entries(rows))
}

/** Commands that print a sign. */
export const signs = table<string>({
  textbar: '|', textbackslash: '\\', textasciitilde: '~', textasciicircum: '^', textasciigrave: '`', textendash: '–',
  textemdash: '—', textbullet: '•', textperiodcentered: '·', textquotesingle: "'", textquotedbl: '"', textdollar: '$',
  textless: '<', textgreater: '>', textunderscore: '_', textbraceleft: '{', textbraceright: '}', ldots: '…', dots: '…',
  textellipsis: '…', copyright: '©', textcopyright: '©', textregistered: '®', texttrademark: '™', texteuro: '€', euro: '€',
  EUR: '€', pounds: '£', textsterling: '£', textyen: '¥', textdegree: '°', degree: '°', LaTeX: 'LaTeX', TeX: 'TeX',
  slash: '/', S: '§', textquoteleft: '‘', textquoteright: '’', textquotedblleft: '“', textquotedblright: '”',
  guillemotleft: '«', guillemotright: '»', quotedblbase: '„', cdot: '·', cdotp: '·', vert: '|', mid: '|', times: '×',
  sim: '~', approx: '≈', geq: '≥', ge: '≥', leq: '≤', le: '≤', rightarrow: '→', to: '→', textrightarrow: '→', bullet: '•',
  pm: '±', textpm: '±', textmu: 'µ', mu: 'µ', textonehalf: '½', percent: '%', ss: 'ß', o: 'ø', O: 'Ø', l: 'ł', L: 'Ł',
  ae: 'æ', AE: 'Æ', oe: 'œ', OE: 'Œ', aa: 'å', AA: 'Å', i: 'i', j: 'j', dh: 'ð', DH: 'Ð', th: 'þ', TH: 'Þ', dj: 'đ', DJ: 'Đ',
}) // prettier-ignore

/** Commands that part words or lines. */
export const spaces = table<string>({
  quad: ' ', qquad: ' ', enspace: ' ', enskip: ' ', thinspace: ' ', hfill: ' ', hfil: ' ', hspace: ' ', space: ' ', dotfill: ' ',
  hrulefill: ' ', nobreakspace: ' ', kern: ' ', newline: '\n', linebreak: '\n', par: '\n', break: '\n', item: '\n',
  tabularnewline: '\n', newpage: '\n', clearpage: '\n', bigskip: '\n', medskip: '\n', smallskip: '\n', vfill: '\n',
}) // prettier-ignore

/** Accents: the combining character that follows the letter. */
export const accents = table<string>({
  '`': '\u0300', "'": '\u0301', '^': '\u0302', '~': '\u0303', '=': '\u0304', u: '\u0306', '.': '\u0307', '"': '\u0308',
  r: '\u030a', H: '\u030b', v: '\u030c', d: '\u0323', c: '\u0327', k: '\u0328', b: '\u0331',
}) // prettier-ignore

/**
 * Commands that print nothing of their first arguments: how many those are. What follows them is printed. Measures, colours, targets,
 * definitions and settings.
 */
export const silentArguments = table<number>({
  href: 1, textcolor: 1, colorbox: 1, fcolorbox: 2, multicolumn: 2, multirow: 2, parbox: 1, raisebox: 1, resizebox: 2, scalebox: 1,
  rotatebox: 1, foreignlanguage: 1, hyperlink: 1, hypertarget: 1, begin: 1, end: 1, vspace: 1, hspace: 1, setlength: 2,
  addtolength: 2, setcounter: 2, addtocounter: 2, color: 1, pagecolor: 1, label: 1, ref: 1, pageref: 1, input: 1, include: 1,
  includegraphics: 1, rule: 2, hypersetup: 1, newcommand: 2, renewcommand: 2, providecommand: 2, usepackage: 1, documentclass: 1,
  definecolor: 3, colorlet: 2, pagestyle: 1, thispagestyle: 1, fontsize: 2, fontfamily: 1, fontseries: 1, fontshape: 1,
  faIcon: 1, faicon: 1, titleformat: 5, titlespacing: 4, newenvironment: 3, renewenvironment: 3, setlist: 1, bibliographystyle: 1,
  bibliography: 1, moderncvstyle: 1, moderncvcolor: 1, setstretch: 1, linespread: 1, needspace: 1, columnratio: 1, setmainfont: 1,
  geometry: 1, newgeometry: 1, pdfbookmark: 2, selectlanguage: 1, urlstyle: 1, newlength: 1, addcontentsline: 3, markboth: 2,
  hyphenation: 1, photo: 1, cite: 1, nocite: 1,
}) // prettier-ignore

/** Environments that begin with arguments of their own, which set how a table or a column looks: how many there are. */
export const environmentArguments = table<number>({
  tabular: 1, 'tabular*': 2, tabularx: 2, tabulary: 2, longtable: 1, minipage: 1, multicols: 1, 'multicols*': 1, paracol: 1,
  adjustwidth: 2, list: 2, spacing: 1, array: 1, tblr: 1,
}) // prettier-ignore
