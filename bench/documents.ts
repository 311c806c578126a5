// What is compiled in the benchmarks: the product's own resumes, and two heavy ones of the kinds that people bring
// along.
import { sampleLatex } from '@galley/resume/sample-resume'
import { templates } from '@galley/resume/templates'

export interface BenchDocument {
  name: string
  kind: 'class' | 'moderncv' | 'altacv'
  latex: string
}

const jobs = (
  entry: (job: { title: string; where: string; when: string; points: string[] }) => string,
  count: number,
) =>
  Array.from({ length: count }, (_, n) =>
    entry({
      title: ['Charge Nurse', 'Platform Engineer', 'Warehouse Manager', 'Lecturer', 'Product Designer'][n % 5]!,
      where: `${['Barton Springs', 'Kassenwerk', 'Porto Sul', 'Uppsala', 'Studio Nord'][n % 5]} No. ${n + 1}`,
      when: `${2006 + n}--${2008 + n}`,
      points: [
        'Led a shift of fourteen people and kept the hand-over below five minutes for two years in a row.',
        `Brought the time from order to answer down from ${40 + n} to ${12 + n} hours, measured every week.`,
        'Wrote the manual that the whole house now uses, and taught it to everybody who came after.',
      ],
    }),
  ).join('\n')

/** Two pages of moderncv, with letters for icons: the font of icons that it asks for belongs to TeX's full set. */
const moderncv = String.raw`\begin{filecontents}{fontawesome5.sty}
\ProvidesPackage{fontawesome5}
\newcommand{\faIcon}[2][]{}
\newcommand{\faCircle}[1][]{\textbullet}
\end{filecontents}
\documentclass[11pt,a4paper,sans]{moderncv}
\moderncvstyle{classic}
\moderncvcolor{blue}
\moderncvicons{letters}
\usepackage[scale=0.75]{geometry}
\name{John}{Doe}
\title{Resumé title}
\address{street and number}{postcode city}{country}
\phone[mobile]{+1~(234)~567~890}
\email{john@doe.org}
\homepage{www.johndoe.com}
\begin{document}
\makecvtitle
\section{Education}
\cventry{2004--2008}{Bachelor}{Uppsala}{Sweden}{\textit{with distinction}}{Mathematics and a little music}
\section{Experience}
${jobs(
  ({ title, where, when, points }) =>
    `\\cventry{${when}}{${title}}{${where}}{City}{}{${points[0]}\\begin{itemize}\\item ${points[1]}\\item ${points[2]}\\end{itemize}}`,
  8,
)}
\section{Languages}
\cvitemwithcomment{English}{fluent}{daily}
\cvitemwithcomment{French}{good}{two years in Lyon}
\section{Computer skills}
\cvdoubleitem{Languages}{C, Haskell, TypeScript}{Systems}{Linux, Postgres, Kafka}
\cvdoubleitem{Methods}{tracing, load tests}{Writing}{LaTeX, plain English}
\cvlistitem{A last word here}
\end{document}
`

/** Columns, coloured boxes and many small drawings: what makes AltaCV and its like the slowest of resumes. */
const altacv = String.raw`\documentclass[10pt,a4paper]{article}
\usepackage[T1]{fontenc}
\usepackage{lmodern}
\usepackage[margin=1.5cm]{geometry}
\usepackage{tikz,paracol,enumitem,graphicx,xcolor,tabularx,fancyhdr,multicol}
\usetikzlibrary{arrows,shapes,calc,positioning,shadows}
\usepackage[most]{tcolorbox}
\usepackage[colorlinks]{hyperref}
\renewcommand{\familydefault}{\sfdefault}
\definecolor{accent}{HTML}{8F0D0D}
\newcommand{\cvtag}[1]{\tikz[baseline]\node[anchor=base,draw=black!30,rounded corners,inner xsep=1ex,inner ysep=.75ex,text height=1.5ex,text depth=.25ex]{#1};}
\newcommand{\cvskill}[2]{\textbf{#1}\hfill\foreach \x in {1,...,5}{\space{\ifnum\x>#2\color{black!20}\else\color{accent}\fi\tikz\fill (0,0) circle (.8ex);}}\par\smallskip}
\newenvironment{event}[2]{\par\medskip{\large\color{accent}#1\hfill\small #2}\par}{\par{\color{black!30}\hrule}}
\pagestyle{empty}
\begin{document}
\begin{tcolorbox}[enhanced,colback=accent!5,colframe=accent]{\Huge\bfseries\color{accent} Marissa Doe}\end{tcolorbox}
\begin{tikzpicture}\foreach \angle/\size in {0/40,40/60,100/80,180/90,270/90}{\fill[accent!\size] (0,0) -- (\angle:1cm) arc (\angle:\angle+\size:1cm) -- cycle;}\end{tikzpicture}
\columnratio{0.62}
\begin{paracol}{2}
${jobs(
  ({ title, where, when, points }) =>
    `\\begin{event}{${title}}{${when}}\\textbf{${where}}\\begin{itemize}[leftmargin=*]${points.map((point) => `\\item ${point}`).join('')}\\end{itemize}\\cvtag{planning}\\end{event}`,
  8,
)}
\switchcolumn
\section*{Skills}
${['English', 'German', 'Spanish', 'Python'].map((skill, n) => `\\cvskill{${skill}}{${(n % 4) + 2}}`).join('\n')}
\section*{Strengths}
${['Hard-working', 'Eye for detail', 'Motivator', 'Leader', 'Calm'].map((word) => `\\cvtag{${word}}`).join('\n')}
A last word here.
\end{paracol}
\end{document}
`

export const documents: BenchDocument[] = [
  ...templates.map(({ id }): BenchDocument => ({ name: id, kind: 'class', latex: sampleLatex(id) })),
  { name: 'moderncv', kind: 'moderncv', latex: moderncv },
  { name: 'altacv-like', kind: 'altacv', latex: altacv },
]

const words = ['measured', 'careful', 'steady', 'quick', 'thorough', 'lively']

/**
 * Where the n-th edit is made: in one line, as while typing; each time in another; in one for a while, then in another.
 */
export type Where = 'same line' | 'other lines' | 'moving on'
/** Edits of all people together before they move on: of forty, ten each. */
const editsInALine = 400

/** The document after the n-th edit: a word in its body differs, as after a pause in typing. */
export function edited(latex: string, n: number, where: Where = 'same line'): string {
  const start = latex.indexOf('\\begin{document}')
  const places = [...latex.slice(start).matchAll(/ (?:and|of|the|with) /g)]
  const at = { 'same line': Math.floor(places.length / 2), 'other lines': n, 'moving on': Math.floor(n / editsInALine) }
  const place = places[at[where] % places.length]
  if (!place) throw new Error('nothing to edit')
  const from = start + place.index
  return `${latex.slice(0, from)} ${words[n % words.length]}${n}${latex.slice(from)}`
}
