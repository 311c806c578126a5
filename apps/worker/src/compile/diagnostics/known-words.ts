// The commands, environments and packages that a resume's LaTeX is likely to mean. Data; what is guessed from it:
// unknown-words.ts.
import { lookup } from '@galley/resume/text/lookup'

const words = (text: string) => text.trim().split(/\s+/)

/** Of LaTeX itself and the article class, without their backslashes. */
export const latexCommands: readonly string[] = words(`
  documentclass usepackage begin end input include newcommand renewcommand providecommand newenvironment renewenvironment def let
  section subsection subsubsection paragraph subparagraph part chapter title author date maketitle thanks tableofcontents appendix abstract
  item itemsep parsep topsep labelsep leftmargin textbf textit texttt textsc textsf textrm textsl textup textmd textnormal emph underline
  bfseries itshape scshape ttfamily sffamily rmfamily mdseries upshape slshape normalfont bf it tt sc sf rm sl em
  tiny scriptsize footnotesize small normalsize large Large LARGE huge Huge fontsize selectfont fontfamily fontseries fontshape
  hspace vspace hfill vfill hskip vskip smallskip medskip bigskip quad qquad enspace thinspace noindent indent par newline linebreak
  nolinebreak pagebreak nopagebreak newpage clearpage cleardoublepage raggedright raggedleft raggedbottom centering center
  pagestyle thispagestyle pagenumbering setlength addtolength settowidth newlength setcounter addtocounter newcounter stepcounter
  refstepcounter value arabic roman Roman alph Alph textwidth linewidth columnwidth textheight paperwidth paperheight baselineskip
  baselinestretch linespread parindent parskip topmargin oddsidemargin evensidemargin headheight headsep footskip tabcolsep
  arraystretch hline cline vline multicolumn tabularnewline hrule vrule rule hrulefill dotfill makebox mbox fbox framebox parbox raisebox
  minipage footnote footnotemark footnotetext marginpar label ref pageref cite bibliography bibliographystyle bibitem caption
  textbullet textperiodcentered textbar textbackslash textasciitilde textasciicircum textunderscore textless textgreater textendash
  textemdash textquoteleft textquoteright textquotedblleft textquotedblright textellipsis ldots dots cdots cdot today LaTeX TeX copyright textcopyright
  textregistered texttrademark textdegree texteuro textsterling pounds S P dag ddag textsuperscript textsubscript
  alpha beta gamma delta epsilon lambda mu pi sigma omega times div pm leq geq neq approx rightarrow leftarrow Rightarrow to infty sum prod int
  frac sqrt left right bullet star circ diamond ensuremath mathrm mathbf mathit mathsf mathtt protect relax makeatletter makeatother
  AtBeginDocument AtEndDocument newif ifnum ifx ifdim else fi expandafter csname endcsname the number null phantom hphantom vphantom llap rlap
  strut leavevmode ignorespaces unskip newsavebox sbox savebox usebox verb sloppy fussy hyphenation nobreak allowbreak penalty
  RequirePackage PassOptionsToPackage DeclareRobustCommand NewDocumentCommand RenewDocumentCommand DeclareUnicodeCharacter
`)

export const latexEnvironments: readonly string[] = words(`
  document itemize enumerate description center flushleft flushright quote quotation verse minipage tabular tabular* tabbing
  table figure verbatim abstract titlepage list trivlist equation eqnarray displaymath math array thebibliography picture sloppypar
`)

/**
 * Of the product's own class: tex/class/resume.cls. The number behind a command is how many pieces of text in braces it
 * takes.
 */
export const resumeCommands = lookup<number>({
  name: 1,
  headline: 1,
  location: 1,
  phone: 1,
  email: 1,
  contact: 1,
  website: 1,
  portfolio: 1,
  linkedin: 1,
  github: 1,
  photo: 1,
  link: 1,
  href: 2,
  url: 1,
  section: 1,
  sidesection: 1,
  subsection: 1,
  entry: 4,
  shortentry: 3,
  publication: 4,
  detail: 2,
  skills: 1,
  recipient: 1,
  subject: 1,
  opening: 1,
  closing: 1,
  cut: 0,
})
export const resumeEnvironments: readonly string[] = ['header', 'bullets', 'letter']

interface KnownPackage {
  /** Whether the small set of TeX, which every server has, holds it. */
  isSmall: boolean
  commands?: readonly string[]
  environments?: readonly string[]
}

const small = (commands = '', environments = ''): KnownPackage => ({
  isSmall: true,
  commands: words(commands),
  environments: words(environments),
})
const full = (commands = '', environments = ''): KnownPackage => ({ ...small(commands, environments), isSmall: false })

export const packages = lookup<KnownPackage>({
  hyperref: small('href url hypersetup nolinkurl hyperref hyperlink hypertarget texorpdfstring autoref'),
  xcolor: small('color textcolor definecolor colorlet colorbox fcolorbox pagecolor rowcolors'),
  graphicx: small('includegraphics scalebox resizebox rotatebox reflectbox graphicspath'),
  geometry: small('geometry newgeometry restoregeometry'),
  enumitem: small('setlist setlistdepth newlist'),
  titlesec: small('titleformat titlespacing titlerule titleclass'),
  fancyhdr: small('fancyhf fancyhead fancyfoot lhead chead rhead lfoot cfoot rfoot fancypagestyle'),
  amsmath: small(
    'text dfrac tfrac binom boldsymbol DeclareMathOperator',
    'align align* gather gather* multline multline* equation* alignat cases pmatrix bmatrix matrix split aligned',
  ),
  amssymb: small('checkmark blacksquare square blacktriangleright mathbb geqslant leqslant'),
  booktabs: small('toprule midrule bottomrule cmidrule addlinespace'),
  tabularx: small('', 'tabularx'),
  longtable: small('endhead endfirsthead endfoot endlastfoot', 'longtable'),
  multirow: small('multirow'),
  multicol: small('columnbreak', 'multicols multicols*'),
  tikz: small('tikz draw node tikzset usetikzlibrary', 'tikzpicture'),
  ulem: small('uline sout uwave xout'),
  soul: small('hl st ul so'),
  setspace: small(
    'singlespacing onehalfspacing doublespacing setstretch',
    'spacing onehalfspace doublespace singlespace',
  ),
  paracol: small('switchcolumn', 'paracol'),
  marvosym: small('Letter Mobilefone Telefon Mundus Email'),
  pifont: small('ding dingline', 'dinglist'),
  fontawesome: full('faPhone faEnvelope faLinkedin faGithub faGlobe faIcon faHome faMapMarker'),
  fontawesome5: full(
    'faIcon faPhone faEnvelope faLinkedin faLinkedinIn faGithub faGlobe faMapMarkerAlt faMobileAlt faHome faLink',
  ),
  academicons: full('aiOrcid aiGoogleScholar aiResearchGate'),
  moderncv: small('cventry cvitem cvlistitem cvskill cvdoubleitem moderncvstyle moderncvcolor makecvtitle'),
  biblatex: full('addbibresource printbibliography parencite textcite autocite'),
  ragged2e: small('justifying RaggedRight Centering', 'justify'),
  parskip: small(),
  microtype: small(),
  fontenc: small(),
  inputenc: small(),
  babel: small('selectlanguage foreignlanguage'),
  lmodern: small(),
  latexsym: small(),
  marginnote: small('marginnote'),
  changepage: small('', 'adjustwidth'),
  etoolbox: small('ifdefempty ifstrempty newtoggle patchcmd'),
  calc: small(),
  array: small('newcolumntype arraybackslash'),
  fullpage: small(),
  comment: small('', 'comment'),
  wrapfig: small('', 'wrapfigure'),
  tcolorbox: small('tcbox newtcolorbox', 'tcolorbox'),
  listings: small('lstset lstinline', 'lstlisting'),
  altacv: full(),
  raleway: full(),
  roboto: full(),
  sourcesanspro: full(),
  FiraSans: full(),
  lato: full(),
  opensans: full(),
  noto: full(),
  libertine: full(),
  ebgaramond: full(),
  cormorant: full(),
  CormorantGaramond: full(),
  charter: small(),
  helvet: small(),
  tgheros: small(),
})

/** Of what the small set of TeX lacks. */
export const whoAddsIt = 'The server’s administrator can install the full TeX distribution: bin/start --tex full.'

/** Packages that want another engine than pdflatex. */
export const otherEngines = new Set([
  'fontspec',
  'unicode-math',
  'polyglossia',
  'xunicode',
  'xltxtra',
  'luacode',
  'xeCJK',
  'luatexja',
])

/** Commands that work only in formulas, and can stand in one by themselves. */
export const formulaCommands: ReadonlySet<string> = new Set(
  words(`
    alpha beta gamma delta epsilon varepsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau phi varphi chi psi omega Gamma
    Delta Theta Lambda Pi Sigma Phi Psi Omega times div pm mp leq geq neq le ge ne approx equiv sim simeq propto rightarrow leftarrow Rightarrow
    Leftarrow leftrightarrow Leftrightarrow to gets uparrow downarrow infty cdot cdots bullet star circ ast diamond partial nabla in notin subset
    subseteq cup cap wedge vee neg forall exists mid parallel perp triangle triangleright triangleleft surd checkmark blacktriangleright blacksquare
  `),
)
