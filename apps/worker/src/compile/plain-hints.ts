// What TeX says, in words that a job seeker understands. The first row that matches tells.

export interface Hint {
  matches: RegExp
  /** `$1` and so on stand for the groups of `matches`; `context` is the source where TeX stopped, up to that point. */
  hint: string | ((groups: string[], context: string) => string)
}

const command = (context: string) => /\\[A-Za-z@]+\*?(?=[^A-Za-z@]*$)/.exec(context)?.[0]

export const errorHints: Hint[] = [
  {
    matches: /^Undefined control sequence/,
    hint: (_groups, context) => {
      const name = command(context)
      return name
        ? `${name} is not a command that this document knows. Check its spelling, or load the package it comes from.`
        : 'This command is not known. Check its spelling.'
    },
  },
  {
    matches: /^LaTeX Error: Environment (\S+) undefined/,
    hint: 'There is no environment named “$1”. Check its spelling in \\begin{$1}.',
  },
  {
    matches: /^LaTeX Error: File `([^']+)\.(?:sty|cls)' not found/,
    hint: 'The package or class “$1” is not installed here. Remove the line, or use another package.',
  },
  {
    matches: /^LaTeX Error: File `([^']+)' not found/,
    hint: 'There is no file “$1” here: a resume can read nothing but its own text.',
  },
  {
    matches: /^LaTeX Error: \\begin\{(.+?)\} on input line (\d+) ended by \\end\{(.+?)\}/,
    hint: '\\begin{$1} on line $2 is closed by \\end{$3}. The two names must be the same.',
  },
  {
    matches: /^Missing \$ inserted/,
    hint: 'A character here has a special meaning: write \\_ for _, \\^{} for ^, \\$ for $.',
  },
  { matches: /^Misplaced alignment tab character &/, hint: 'Write \\& for the character &.' },
  {
    matches: /^You can't use `macro parameter character #'|^Illegal parameter number/,
    hint: 'Write \\# for the character #.',
  },
  {
    matches: /^Missing \} inserted|^Extra \}, or forgotten/,
    hint: 'The braces do not pair up: one { or } is missing or too many near here.',
  },
  { matches: /^Too many \}'s/, hint: 'There is one closing brace } too many near here.' },
  {
    matches: /^Runaway argument|^Paragraph ended before (\S+) was complete/,
    hint: 'A closing brace } is missing: the text that $1 takes has no end.',
  },
  {
    matches: /^File ended while scanning/,
    hint: 'A closing brace } is missing: the document ends before a command’s text does.',
  },
  {
    matches: /^LaTeX Error: Something's wrong--perhaps a missing \\item/,
    hint: 'A list holds text that is not in an \\item.',
  },
  {
    matches: /^LaTeX Error: Lonely \\item/,
    hint: '\\item stands outside a list. Put it between \\begin{itemize} and \\end{itemize}.',
  },
  {
    matches: /^LaTeX Error: There's no line here to end/,
    hint: 'A line break \\\\ stands where there is no line. Remove it, or leave an empty line instead.',
  },
  {
    matches: /^LaTeX Error: Missing \\begin\{document\}/,
    hint: 'Text stands before \\begin{document}. Move it below that line.',
  },
  { matches: /^LaTeX Error: Can be used only in preamble/, hint: 'This command belongs above \\begin{document}.' },
  {
    matches: /^LaTeX Error: Unknown option|^LaTeX Error: Option clash for package (\S+?)\.?$/,
    hint: 'The same package is loaded twice with different options.',
  },
  {
    matches: /^LaTeX Error: Unicode character (\S+) \(U\+([0-9A-F]+)\)/,
    hint: 'The font has no character “$1” (U+$2). Remove it or write it differently.',
  },
  { matches: /^LaTeX Error: Invalid UTF-8/, hint: 'A character here is damaged. Delete it and type it again.' },
  {
    matches: /^Missing number, treated as zero|^Illegal unit of measure/,
    hint: 'A length is expected here, such as 4pt or 1.5em.',
  },
  {
    matches: /^Double (?:super|sub)script/,
    hint: 'Two ^ or two _ follow one another. Write \\^{} or \\_ if you mean the characters.',
  },
  {
    matches: /^TeX capacity exceeded/,
    hint: 'The document asks for more than can be computed: often a command that calls itself.',
  },
  {
    matches: /^Emergency stop|^==> Fatal error|job aborted/,
    hint: 'The document ends too early: often \\end{document} or a closing brace is missing.',
  },
  {
    matches: /^I can't find file `([^']+)'|^(?:Package \S+ Error: File `([^']+)'|(\S+)) not found/,
    hint: 'That file is not here: a resume can read nothing but its own text.',
  },
  { matches: /^I can't write on file/, hint: 'A document may not write files.' },
  { matches: /^Font \S+ not loadable/, hint: 'This font is not installed here. Use another one.' },
  { matches: /^Class resume Error: (.+)/, hint: '$1' },
]

/** The hint for an error message, or null where there is none to give. */
export function findHint(message: string, context: string): string | null {
  for (const { matches, hint } of errorHints) {
    const found = matches.exec(message)
    if (!found) continue
    const groups = found.slice(1).map((group) => group ?? 'the command')
    return typeof hint === 'function'
      ? hint(groups, context)
      : hint.replace(/\$(\d)/g, (_all, digit: string) => groups[Number(digit) - 1] ?? 'the command')
  }
  return null
}
