// The errors of LaTeX, its packages and the resume class. The first row that matches applies.
import { lookForValue } from './option-mistakes.ts'
import type { Rule } from './diagnostic-rule.ts'
import { lookForCrossing } from './unbalanced.ts'
import { lookForEnvironment, lookForPackage } from './unknown-words.ts'

export const latexErrorRules: readonly Rule[] = [
  {
    matches: /^LaTeX Error: Environment (\S+) undefined/,
    message: 'Unknown environment “$1”',
    hint: 'There is no environment named “$1”. Check its spelling in \\begin{$1}.',
    look: lookForEnvironment,
  },
  {
    matches: /^LaTeX Error: File `([^']+)\.(sty|cls)' not found/,
    message: '“$1” is not installed here',
    hint: 'The package or class “$1” is not installed here. Remove the line, or use another package.',
    look: lookForPackage,
  },
  {
    matches: /^LaTeX Error: File `([^'.]+)(?:\.tex)?' not found/,
    message: 'There is no file “$1”',
    hint: 'Add it under Files, check its name, or remove this command.',
  },
  {
    matches: /^LaTeX Error: File `([^']+)' not found/,
    message: 'There is no file “$1”',
    hint: 'Add it under Files if you have it, check the name, or remove this command.',
  },
  {
    matches: /^LaTeX Error: \\begin\{(.+?)\}(?: on input line (\d+))? ended by \\end\{(.+?)\}/,
    message: '\\begin{$1} is closed by \\end{$3}',
    hint: '\\begin{$1} on line $2 is closed by \\end{$3}. The two names must be the same.',
    look: lookForCrossing,
  },
  {
    matches: /^LaTeX Error: Something's wrong--perhaps a missing \\item/,
    message: 'A list has text outside an \\item',
    hint: 'Every list item starts with \\item. Options such as [noitemsep] need the package enumitem.',
  },
  {
    matches: /^LaTeX Error: Lonely \\item/,
    message: '\\item is outside a list',
    hint: 'Put it between \\begin{itemize} and \\end{itemize}.',
  },
  {
    matches: /^LaTeX Error: There's no line here to end/,
    message: 'There is no line to break with \\\\ here',
    hint: 'Remove it, or leave an empty line instead. For more space, write \\vspace{4pt}.',
  },
  {
    matches: /^LaTeX Error: Missing \\begin\{document\}/,
    message: 'There is text before \\begin{document}',
    hint: 'Move it below that line. Only setup commands go above it.',
  },
  {
    matches: /^LaTeX Error: Can be used only in preamble/,
    message: 'This command belongs above \\begin{document}',
    hint: 'Move it to the lines before \\begin{document}.',
    look: ({ error }) =>
      /\\begin\s*\{document\}/.test(error.before)
        ? { message: '\\begin{document} appears twice', hint: 'Remove one of the two.' }
        : null,
  },
  {
    matches: /^LaTeX Error: Two \\documentclass/,
    message: '\\documentclass appears twice',
    hint: 'A document has one class. Remove one of the two lines.',
  },
  {
    matches: /^LaTeX Error: Option clash for package (\S+)$/,
    message: 'The package $1 is loaded twice with different options',
    hint: 'Keep one of the two lines, with all the options you need.',
    look: ({ groups, source, line }) => {
      const name = groups[0] ?? ''
      const loads = source.code.flatMap((text, at) => (/\\usepackage/.test(text) && text.includes(name) ? [at] : []))
      const last = loads.at(-1)
      return { line: last === undefined ? line : last + 1 }
    },
  },
  {
    matches: /^LaTeX Error: Unknown option [`']?([^'`]+?)'? for package [`']?([^'`]+?)'?$/,
    message: 'The package $2 has no option “$1”',
    hint: 'Check the spelling of the option, or remove it.',
  },
  {
    matches: /^LaTeX Error: Invalid UTF-8/,
    message: 'A character here is damaged',
    hint: 'Delete it and type it again.',
  },
  {
    matches: /^LaTeX (?:cmd )?Error: Command '?\\?([^\s']+)'? already defined/,
    message: '\\$1 already exists',
    hint: 'Give your own command another name, or use \\renewcommand to change the existing one.',
  },
  {
    matches: /^LaTeX Error: Command \\?(\S+) undefined/,
    message: '\\$1 does not exist yet',
    hint: '\\renewcommand changes a command that exists. Use \\newcommand for a new one.',
  },
  {
    matches: /^LaTeX Error: Environment (\S+) already defined/,
    message: 'The environment “$1” already exists',
    hint: 'Give your own another name, or use \\renewenvironment.',
  },
  {
    matches: /^LaTeX Error: No counter '?([^']+?)'? defined/,
    message: 'There is no counter named “$1”',
    hint: 'Check its name, or make it with \\newcounter{$1}.',
  },
  {
    matches: /^LaTeX Error: Counter too large/,
    message: 'A counter is too large for this number style',
    hint: 'The alphabet has only 26 letters. Number with \\arabic instead.',
  },
  {
    matches: /^LaTeX Error: Too many unprocessed floats/,
    message: 'Too many figures or tables are waiting for a page',
    hint: 'Put \\clearpage between them, or don’t use figure and table around them.',
  },
  {
    matches: /^LaTeX Error: Unknown float option [`']([^']*)'/,
    message: '“$1” isn’t a valid position for a figure or table',
    hint: 'Use the letters h, t, b, p and !, such as [ht].',
  },
  {
    matches: /^LaTeX Error: Not in outer par mode/,
    message: 'A figure, table, or margin note is inside a box',
    hint: 'Move it out of the \\mbox, \\parbox, minipage, or table around it.',
  },
  {
    matches: /^LaTeX Error: Bad math environment delimiter/,
    message: 'A formula starts inside another, or ends where none is open',
    hint: 'Each $, \\( or \\[ needs its own closing $, \\) or \\], and formulas can’t be nested.',
  },
  {
    matches: /^LaTeX Error: \\verb ended by end of line/,
    message: '\\verb has no end on its line',
    hint: 'The character after \\verb must also end the text, on the same line.',
  },
  {
    matches: /^LaTeX Error: \\verb illegal in (?:command )?argument/,
    message: '\\verb is inside another command',
    hint: 'It can’t be used there. Write \\texttt{…} instead.',
  },
  {
    matches: /^LaTeX Error: Too deeply nested/,
    message: 'Lists are nested too deeply',
    hint: 'You can nest at most four lists of one kind. Check that each has its \\end.',
  },
  {
    matches: /^LaTeX Error: (?:Illegal character|Illegal pream-token) (?:\(.*\) )?in array arg/,
    message: 'A table’s column settings have an unknown letter',
    hint: '\\begin{tabular} takes the columns in braces: l, c, r, p{4cm}, | and @{}, such as {lr}.',
  },
  {
    matches: /^LaTeX Error: Undefined tab position/,
    message: 'There is no such tab stop',
    hint: 'In tabbing, \\= sets a tab stop before \\> goes to it.',
  },
  {
    matches: /^LaTeX Error: No \\title given/,
    message: '\\maketitle has no title to set',
    hint: 'Write \\title{…} above it, or remove \\maketitle.',
  },
  {
    matches: /^LaTeX Error: Encoding scheme [`'](\S+)' unknown/,
    message: 'There is no font encoding “$1” here',
    hint: 'T1 has the letters of Western languages: \\usepackage[T1]{fontenc}.',
  },
  {
    matches: /^LaTeX Error: This file needs format/,
    message: 'A package is too new for the TeX here',
    hint: 'Remove it, or use another package.',
  },
  {
    matches: /^LaTeX Error: Command (\S+) invalid in math mode/,
    message: '$1 is in a formula',
    hint: 'A formula is still open here. Close it first, or write \\$ and \\_ for the characters $ and _ above.',
    look: ({ earlier }) => {
      const cause = earlier.find(({ said }) => said.startsWith('Missing $'))
      return cause ? { hint: `Fixing the error on line ${cause.line} will clear this too.` } : null
    },
  },
  {
    matches: /^LaTeX Error: Command (\S+) (?:invalid|unavailable|not provided|not defined)/,
    message: '$1 can’t be used here',
    hint: 'Remove it, or load the package it comes from.',
  },
  {
    matches: /^LaTeX Error: Cannot (?:include|determine size of) graphic/,
    message: 'This picture can’t be read',
    hint: 'Save it as PNG, JPG or PDF, and add it under Files.',
  },
  {
    matches: /^LaTeX Error: \\include cannot be nested/,
    message: 'A file can’t be included here',
    hint: 'A file that is included can’t include another: use \\input there.',
  },
  {
    matches: /^Package xcolor Error: Undefined color [`']([^']*)'/,
    message: 'There is no color named “$1”',
    hint: 'Check its spelling, or define it above: \\definecolor{$1}{HTML}{1F3A5F}.',
  },
  {
    matches: /^Package xcolor Error: Undefined color model [`']([^']*)'/,
    message: 'There is no color model “$1”',
    hint: 'Use rgb, RGB, HTML, cmyk or gray.',
  },
  {
    matches: /^Package (?:keyval|kvsetkeys) Error: (.+?) undefined/,
    message: 'There is no option “$1”',
    hint: 'Check the spelling of the option, or remove it.',
  },
  {
    matches: /^Package enumitem Error: (.+?) undefined/,
    message: 'A list has no option “$1”',
    hint: 'Check its spelling: noitemsep, nosep, leftmargin=*, label=… are options of lists.',
  },
  {
    matches: /^Package babel Error: Unknown (?:option|language) ['`]([^']+)'/,
    message: 'The language “$1” is not known here',
    hint: 'Check its spelling. The server’s administrator can install the full TeX distribution, which has more languages.',
  },
  {
    matches: /^(?:Package \S+ Error: File [`']([^']+)' not found|I can't find file [`']([^']+)')/,
    message: 'There is no file “$1$2”',
    hint: 'Add it under Files, check its name, or remove this command.',
    look: ({ groups }) => ({ message: `There is no file “${groups[0] || groups[1]}”` }),
  },
  {
    matches: /^Class resume Error: Unknown (\w+) [`'](.*?)'\. Allowed: (.+)/,
    message: '“$2” is not a valid $1',
    hint: 'Write $1= with one of $3.',
    look: lookForValue,
  },
  { matches: /^Class resume Error: (.+)/, message: '$1', hint: 'Until this is fixed, the default is used.' },
  {
    matches: /^(?:Package|Class) (\S+) Error: (.+)/,
    message: '$1: $2',
    hint: 'The package or class $1 reported this. Check what this line passes to it.',
  },
  { matches: /^LaTeX (?:\S+ )?Error: (.+)/, message: '$1', hint: null },
]
