// What TeX and packages remark without stopping. The first row that matches applies; remarks about the machinery are
// left out.
import type { Diagnostic } from '@galley/contract/latex'

export interface RemarkRule {
  matches: RegExp
  severity: Diagnostic['severity']
  /** `$1` and so on stand for what the expression caught. */
  message: string
  hint: string | null
}

/** Remarks about the machinery, which another run fixes or no user can. */
export const noise =
  /Class resume Warning: Character U|^Galley: bibtex: Warning--I didn't find|^Galley: (?:bibtex: I found no|biber: WARN - (?:I didn't find|The entry))|rerunfilecheck|Rerun (?:to get|LaTeX)|has changed|Label\(s\) may have changed|There were (?:undefined|multiply)|Font shape|font shapes|Token not allowed in a PDF string|bookmark level|Option [`'].*' has already been used|Suppressing link|Ignoring empty anchor|float specifier changed|contains only floats|^Package microtype|PDF inclusion|destination with the same identifier|Table widths|Column widths|in font nullfont|No hyphenation patterns|Marginpar on page|The format you are using|Calling [`']rerunfilecheck|Unable to (?:apply|load)/

export const remarkRules: readonly RemarkRule[] = [
  {
    matches: /^Missing character: There is no (.+?) (?:\("[0-9A-F]+\) )?in font/,
    severity: 'warning',
    message: 'The font has no character $1',
    hint: 'It is missing from the PDF. Remove it, or write it differently.',
  },
  {
    matches: /^LaTeX Warning: (?:Hyper r|R)eference [`']([^']*)' on page \S+ undefined/,
    severity: 'warning',
    message: 'Nothing is labeled “$1”',
    hint: 'The PDF shows two question marks instead. Check the name, or add \\label{$1} where it should point.',
  },
  {
    matches: /^(?:LaTeX|Package natbib|Package biblatex) Warning: Citation [`']([^']*)' (?:on page \S+ )?undefined/,
    severity: 'warning',
    message: 'There is no source named “$1”',
    hint: 'The PDF shows a question mark instead. Check the name, or add \\bibitem{$1}.',
  },
  {
    matches: /^LaTeX Warning: Label [`']([^']*)' multiply defined/,
    severity: 'warning',
    message: 'The label “$1” is used twice',
    hint: 'References go to the last one. Rename one of the two.',
  },
  {
    matches: /^LaTeX Warning: No \\author given/,
    severity: 'warning',
    message: '\\maketitle has no author to set',
    hint: 'Write \\author{…} above it.',
  },
  {
    matches: /^LaTeX Warning: Float too large for page by ([\d.]+)pt/,
    severity: 'warning',
    message: 'A figure or table is $1 points too high for the page',
    hint: 'Make it smaller.',
  },
  {
    matches: /^LaTeX Warning: Command (\S+)\s+invalid in math mode/,
    severity: 'warning',
    message: '$1 does not work in a formula',
    hint: 'Close the formula with $ before it.',
  },
  {
    matches: /^LaTeX Warning: Empty [`']thebibliography' environment/,
    severity: 'warning',
    message: 'A list of sources is empty',
    hint: 'Add \\bibitem{…}, or remove it.',
  },
  {
    matches: /^LaTeX Warning: You have requested (?:package|document class) [`']([^']*)'/,
    severity: 'info',
    message: 'The package “$1” is loaded by the path of its file',
    hint: 'Its name alone is enough.',
  },
  {
    matches: /^LaTeX Warning: Unused global option\(s\): (.+)/,
    severity: 'info',
    message: 'The option $1 of the class is not used',
    hint: 'Check its spelling, or remove it.',
  },
  {
    matches:
      /^Package fancyhdr Warning: \\(head|foot)(?:height|skip) is too small \([\d.]+pt\): ?(?:.*at least ([\d.]+pt))?/,
    severity: 'warning',
    message: 'The page’s $1 doesn’t have enough room',
    hint: 'Write \\setlength{\\headheight}{15pt} above \\begin{document}.',
  },
  {
    matches: /^Package geometry Warning: Over-specification in [`'](\w)'-direction/,
    severity: 'warning',
    message: 'The page’s margins are set twice',
    hint: 'Width, height, and margins contradict each other: leave one of them out.',
  },
  {
    matches: /^Overfull \\vbox \(([\d.]+)pt too high\)/,
    severity: 'warning',
    message: 'A page’s text is $1 points too high',
    hint: 'It runs off the bottom. Shorten it, or end the page earlier with \\newpage.',
  },
  {
    matches: /^Underfull \\hbox \(badness (\d+)\) .*?at lines? \d+/,
    severity: 'info',
    message: 'A line is stretched very wide',
    hint: 'Often there is a \\\\ before an empty line: remove it.',
  },
  {
    matches: /^\(\\end occurred when (\\\w+) on line \d+ was incomplete\)/,
    severity: 'warning',
    message: '$1 has no \\fi',
    hint: 'The document ends before it does.',
  },
  {
    matches: /^Galley: biber is not installed/,
    severity: 'warning',
    message: 'The list of sources is missing: biber is not installed here',
    hint: 'The server’s administrator can install the full TeX distribution: bin/start --tex full. Or write \\usepackage[backend=bibtex]{biblatex}.',
  },
  {
    matches: /^Galley: (?:biber|bibtex): (?:ERROR|WARN) - (.+)/,
    severity: 'warning',
    message: 'Sources: $1',
    hint: null,
  },
  {
    matches: /^Galley: bibtex: I couldn't open style file (\S{1,200}?)(?:\.bst)?$/,
    severity: 'warning',
    message: 'The style “$1” for the list of sources is not installed here',
    hint: 'The list is missing, and each mention is a question mark. Write \\bibliographystyle{plain}, or unsrt, alpha or abbrv.',
  },
  {
    matches: /^Galley: bibtex: I was expecting .+---line \d+ of file \S+$/,
    severity: 'warning',
    message: 'A comma, a quotation mark or a brace is missing in this source, or on the line before',
    hint: 'The rest of the source is left out. Each of its fields is written as name = {…}, with a comma after it.',
  },
  {
    matches: /^Galley: bibtex: Repeated entry---line \d+ of file \S+$/,
    severity: 'warning',
    message: 'This source has the name of one before',
    hint: 'Only the first one is used. Rename one of the two, or remove it.',
  },
  {
    matches: /^Galley: bibtex: Illegal end of database file---line \d+ of file \S+$/,
    severity: 'warning',
    message: 'The sources end in the middle of one',
    hint: 'A closing brace } is missing in one of them. It and what follows it are left out.',
  },
  {
    matches: /^Galley: bibtex: (.+?)---line (\d+) of file (\S+)$/,
    severity: 'warning',
    message: 'Sources: $1',
    hint: 'It is line $2 of $3.',
  },
  {
    matches: /^Galley: bibtex: I couldn't open database file (\S+)/,
    severity: 'warning',
    message: 'There is no file “$1” with sources',
    hint: 'Add the file of sources under Files, or write the sources into the text, between \\begin{filecontents}{$1} and \\end{filecontents}.',
  },
  {
    matches: /^Galley: bibtex: Warning--(?!I didn't find)(.+)/,
    severity: 'info',
    message: 'Sources: $1',
    hint: null,
  },
  {
    matches: /^xdvipdfmx:warning: (.+)/,
    severity: 'warning',
    message: 'The PDF lacks something: $1',
    hint: null,
  },
  {
    matches: /^pdfTeX warning[^:]*: (.+)/,
    severity: 'info',
    message: '$1',
    hint: null,
  },
  {
    matches: /^Class resume Warning: (.+?)(?: on input line \d+)?\.?$/,
    severity: 'warning',
    message: '$1',
    hint: null,
  },
  {
    matches: /^(?:Class|Package) (\S+) Warning: (.+?)(?: on input line \d+)?\.?$/,
    severity: 'warning',
    message: '$1: $2',
    hint: null,
  },
  { matches: /^LaTeX Warning: (.+?)(?: on input line \d+)?\.?$/, severity: 'warning', message: '$1', hint: null },
]
