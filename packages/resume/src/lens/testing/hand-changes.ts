// For tests: generated documents as people change them by hand.
import { renderResume } from '../../render-resume.ts'
import { sampleResume } from '../../sample-resume.ts'
import { templates } from '../../templates.ts'
import type { Random } from '../../testing/random.ts'

type Change = (latex: string, random: Random) => string

/** Puts a line before one of the lines that `where` matches. */
const lineBefore =
  (where: RegExp, line: string): Change =>
  (latex, random) => {
    const lines = latex.split('\n')
    const places = lines.flatMap((text, at) => (where.test(text) ? [at] : []))
    if (places.length === 0) return latex
    lines.splice(random.pick(places), 0, ...line.split('\n'))
    return lines.join('\n')
  }
const replaceOne =
  (what: RegExp, by: string): Change =>
  (latex, random) => {
    const found = [...latex.matchAll(new RegExp(what.source, 'gm'))]
    if (found.length === 0) return latex
    const { index, 0: text } = random.pick(found)
    return latex.slice(0, index) + text.replace(new RegExp(what.source, 'm'), by) + latex.slice(index + text.length)
  }

/** A command of the document's own, and its use. */
const withOwn =
  (definition: string, use: Change): Change =>
  (latex, random) => {
    const used = use(latex, random)
    const line = latex.includes('\r\n') ? `${definition}\r\n` : `${definition}\n`
    return used === latex ? latex : used.replace('\\begin{document}', () => `${line}\\begin{document}`)
  }
const acme = '\\providecommand{\\firma}{Acme \\& \\textbf{Sons}}'

/** A section in a column of its own. */
const inColumn: Change = (latex, random) => {
  const lines = latex.split('\n')
  const starts = lines.flatMap((line, at) => (/^\\(?:side)?section/.test(line) ? [at] : []))
  if (starts.length === 0) return latex
  const from = random.pick(starts)
  const length = lines.slice(from + 1).findIndex((line) => /^\\(?:(?:side)?section|end\{document\})/.test(line))
  lines.splice(from + 1 + length, 0, '\\end{minipage}\\hfill')
  lines.splice(from, 0, '\\noindent', '\\begin{minipage}[t]{\\linewidth}')
  return lines.join('\n')
}

const changes: readonly Change[] = [
  inColumn,
  lineBefore(/^\\entry/, '% the next one is the best'),
  lineBefore(/^ {2}\\item/, '  % a note'),
  lineBefore(/^\\(?:entry|section)/, '\\vspace{2mm}'),
  lineBefore(/^\\section/, '\\providecommand{\\mymacro}[1]{#1}\\mymacro{kept \\& safe}'),
  lineBefore(/^\\begin\{document\}/, '\\providecommand{\\mymacro}[1]{\\textbf{#1}}\n\\usepackage{xcolor}'),
  lineBefore(/^\\section/, '\\begin{center}\n  A word in the middle\n\\end{center}\n'),
  lineBefore(/^\\end\{header\}/, '  \\contact{Open to relocation}\n  \\phone{+49 30 1234567}'),
  lineBefore(/^\\end\{header\}/, '  \\linkedin[me, here]{linkedin.com/in/me}'),
  lineBefore(/^\\(?:entry|shortentry)/, 'A paragraph of its own, with \\emph{weight} -- and more.\n'),
  lineBefore(/^\\entry/, '\\detail{Reference}{on \\textit{request}}'),
  lineBefore(
    /^\\end\{document\}/,
    '\\section{Patents}\n\\begin{itemize}\n\\item[1.] One\n\\item Two\n\\end{itemize}\n',
  ),
  lineBefore(
    /^\\section/,
    '\\section{Teaching}\n\\entry{Lecturer}{A school}{Town}{2001 -- 2003}\nFirst line\nsecond line.\n',
  ),
  lineBefore(/^\\section/, '%hidden \\section{Secrets}\n%hidden Nothing here.\n'),
  replaceOne(/^\\entry\{(.*?)\}/, '\\entry[remote]{$1}'),
  replaceOne(/^\\entry(\[.*?\])?\{(.*?)\}\{/, '\\entry$1 {\\textbf{$2}}\n  {'),
  replaceOne(/^( {2}\\item )(\w+) /, '$1\\textbf{$2} '),
  // TeX knows no list without an item.
  replaceOne(/^( {2}\\item .*\n)( {2}\\item .*)$/, '$1%hidden $2'),
  replaceOne(/^ {2}\\item /, '\\item   '),
  replaceOne(/^( {2}\\item .*)$/, '$1 % really'),
  replaceOne(/^( {2}\\item \S+ \S+ )/, '$1\n      '),
  replaceOne(/ – /, ' -- '),
  replaceOne(/ – Present/, ' – heute'),
  replaceOne(/ – Present/, ' --'),
  replaceOne(/(\d{4}) – /, '09/$1 -- '),
  replaceOne(/^ {2}\\item (.*)$/, '  \\item{$1}'),
  replaceOne(/\\section\{Experience\}/, '\\section[experience]{Where I have been}'),
  replaceOne(/\\section\{Education\}/, '\\section{Wykształcenie i kursy}'),
  replaceOne(/\\sidesection\{Skills\}/, '\\section*{Kenntnisse}'),
  replaceOne(/^(\\skills.*)$/, '$1\n$1'),
  replaceOne(/\\begin\{bullets\}/, '\n\\begin{bullets}\n'),
  replaceOne(/^( {2}\\(?:email|phone|headline).*)\n( {2}\\.*)$/, '$2\n$1'),
  replaceOne(/^( {2}\\email.*)\n {2}/, '$1 '),
  withOwn(acme, replaceOne(/^( {2}\\item \w+) /, '$1 \\firma{} ')),
  withOwn(acme, replaceOne(/^(\\entry(?:\[.*?\])?\{.*?\})\{.*?\}/, '$1{\\firma}')),
  withOwn(acme, replaceOne(/^ {2}\\headline\{.*\}/, '  \\headline{Cook, \\firma}')),
  withOwn(acme, replaceOne(/^\\section\{Projects\}/, '\\section[projects]{\\firma}')),
  withOwn('\\providecommand{\\now}{today}', replaceOne(/ – Present/, ' – \\now')),
  withOwn('\\providecommand{\\osio}[1]{\\vspace{1mm}\\section{#1}}', replaceOne(/^\\section\{(\w+)\}/, '\\osio{$1}')),
  withOwn(
    '\\providecommand*{\\sideosio}[1]{%\n  \\color{black}\\sidesection{\\MakeUppercase{#1}}}',
    replaceOne(/^\\sidesection\{(\w+)\}/, '\\sideosio{$1}'),
  ),
  replaceOne(/\\documentclass\[/, '\\documentclass[accent=teal, '),
  (latex) => latex.replaceAll('\n', '\r\n'),
  (latex) => latex.trimEnd(),
  (latex) => latex.replaceAll('\n\n', '\n\n\n'),
  (latex) => latex.replaceAll('\n\n\\', '\n\\'),
]

/** A sample in a theme, changed in up to six ways. */
export function handChanged(random: Random): string {
  const template = random.pick(templates)
  let latex = renderResume(sampleResume(random.pick(templates).id), template)
  const count = random.below(7)
  for (let at = 0; at < count; at += 1) latex = random.pick(changes)(latex, random)
  return latex
}
