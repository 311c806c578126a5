// The errors of TeX itself. The first row that matches applies.
import type { Rule } from './diagnostic-rule.ts'
import { fixOf } from './text-fixes.ts'
import {
  lookForAmpersand,
  lookForDollar,
  lookForExtraBrace,
  lookForHash,
  lookForOpenBrace,
  lookInParagraph,
} from './unbalanced.ts'
import { lookForCommand } from './unknown-words.ts'

const addEnd: Rule['look'] = ({ source }) => {
  if (source.code.some((text) => /\\end\s*\{document\}/.test(text))) return null
  const line = source.lines.findLastIndex((text) => text.trim() !== '')
  const column = (source.lines[line] ?? '').length
  const hasBegin = source.code.some((text) => /\\begin\s*\{document\}/.test(text))
  return {
    message: '\\end{document} is missing',
    hint: 'Write \\end{document} on the last line.',
    fix: hasBegin
      ? fixOf(source, 'Add \\end{document}', [{ line, column, to: column, text: '\n\\end{document}' }])
      : undefined,
  }
}

export const texErrorRules: readonly Rule[] = [
  {
    matches: /^Undefined control sequence/,
    message: 'Unknown command',
    hint: 'This command is not known. Check its spelling.',
    look: lookForCommand,
  },
  {
    matches: /^Missing \$ inserted/,
    message: 'A character or command of formulas stands in the text',
    hint: 'A character here has a special meaning: write \\_ for _, \\^{} for ^, \\$ for $.',
    look: lookForDollar,
  },
  {
    matches: /^Display math should end with \$\$/,
    message: 'A formula on its own line has no proper end',
    hint: 'A formula that begins with \\[ ends with \\], without an empty line in between.',
  },
  {
    matches: /^Misplaced alignment tab character &/,
    message: 'The character & stands in the text',
    hint: 'It has a special meaning in LaTeX. Write \\& for the character &.',
    look: lookForAmpersand,
  },
  {
    matches: /^Extra alignment tab has been changed to \\cr/,
    message: 'A row of a table has more cells than the table has columns',
    hint: 'End the row with \\\\, give the table one more column, or write \\& for the character &.',
  },
  {
    matches: /^Misplaced \\(?:noalign|omit|cr|crcr|span)/,
    message: 'A line or a joined cell stands in the wrong place of a table',
    hint: '\\hline belongs directly behind \\\\ at the end of a row, \\multicolumn at the beginning of a cell, and both only in a table.',
  },
  {
    matches: /^Missing (?:\\cr|# )? ?inserted in alignment preamble|^Missing \\cr inserted/,
    message: 'The row of a table has no end',
    hint: 'End each row with \\\\ before \\hline or the end of the table.',
  },
  {
    matches: /^You can't use [`']macro parameter character #'/,
    message: 'The character # stands in the text',
    hint: 'It has a special meaning in LaTeX. Write \\# for the character #.',
    look: lookForHash,
  },
  {
    matches: /^Illegal parameter number in definition of (\S+)/,
    message: 'A definition uses more texts than it takes',
    hint: 'Say how many it takes, such as \\newcommand{\\x}[2]{#1 #2}. Write \\# for the character #.',
    look: ({ groups, error }) =>
      /new|def|Command/.test(error.before)
        ? { message: `The definition of ${groups[0]} uses more texts than it takes` }
        : null,
  },
  {
    matches: /^(?:Parameters must be numbered consecutively|You already have nine parameters)/,
    message: 'The texts of a definition are misnumbered',
    hint: 'They are numbered #1, #2 and so on, nine at most.',
  },
  {
    matches: /^Missing \} inserted/,
    message: 'A closing brace } is missing near here',
    hint: 'The braces do not pair up: each { needs its }.',
    look: lookForOpenBrace,
  },
  {
    matches: /^Missing \{ inserted/,
    message: 'An opening brace { is missing near here',
    hint: 'The braces do not pair up, or a command lacks its text in braces.',
  },
  {
    matches: /^Extra \}, or forgotten (\S+)/,
    message: 'One closing brace } too many, or $1 is missing',
    hint: 'The braces do not pair up: one { or } is missing or too many near here.',
    look: lookForExtraBrace,
  },
  {
    matches: /^Too many \}'s/,
    message: 'One closing brace } too many',
    hint: 'There is one closing brace } too many near here: none is open that it could close.',
    look: lookForExtraBrace,
  },
  {
    matches: /^Argument of (\S+) has an extra \}/,
    message: 'One closing brace } too many near here',
    hint: 'A } stands where $1 still waits for its text.',
  },
  {
    matches: /^Paragraph ended before (\S+)\s+was complete/,
    message: 'A closing brace } is missing before the paragraph ends',
    hint: 'The text that a command takes has no end. Look for a { without its }.',
    look: lookInParagraph,
  },
  {
    matches: /^File ended while scanning (?:use|text|definition) of (\S+)|^Runaway (?:argument|definition|text)/,
    message: 'A closing brace } is missing',
    hint: 'A closing brace } is missing: the document ends before a command’s text does.',
    look: lookForOpenBrace,
  },
  {
    matches: /^Use of (\S+) doesn't match its definition/,
    message: '$1 is not followed by what it takes',
    hint: 'Something else must stand directly behind it. Check how $1 is used.',
  },
  {
    matches: /^(?:Missing number, treated as zero|Illegal unit of measure|Missing (?:=|keyword))/,
    message: 'A number or a length is expected here',
    hint: 'A length is a number with a unit, such as 4pt, 2mm or 1.5em.',
    look: ({ stop, source }) => {
      const bare = /\{(-?\d*\.?\d+)\s*\}/.exec(stop ? (source.code[stop.line] ?? '') : '')
      return bare
        ? { hint: `A length is a number with a unit: ${bare[1]}pt or ${bare[1]}mm rather than ${bare[1]}.` }
        : null
    },
  },
  {
    matches: /^Dimension too large/,
    message: 'A length is too large',
    hint: 'TeX works with lengths up to 5 metres. Check the number and its unit.',
  },
  {
    matches: /^Arithmetic overflow|^Number too big/,
    message: 'A number is too large',
    hint: 'TeX works with numbers up to about two billion.',
  },
  {
    matches: /^Double superscript/,
    message: 'Two ^ follow one another in a formula',
    hint: 'Write x^{a^b}, or \\^{} if you mean the character.',
  },
  {
    matches: /^Double subscript/,
    message: 'Two _ follow one another in a formula',
    hint: 'Write x_{a_b}, or \\_ if you mean the character.',
  },
  {
    matches: /^Missing delimiter/,
    message: 'A bracket is missing in a formula',
    hint: 'Behind \\left and \\right a bracket must stand: ( ) [ ] \\{ \\} or a full stop.',
  },
  {
    matches: /^Missing \\right/,
    message: '\\left has no \\right',
    hint: 'Each \\left( in a formula needs its \\right).',
  },
  {
    matches: /^Extra \\right/,
    message: '\\right has no \\left',
    hint: 'Each \\right) in a formula needs its \\left(.',
  },
  {
    matches: /^Extra \\(fi|else|or)/,
    message: '\\$1 without its \\if',
    hint: 'Remove \\$1, or add the \\if that it belongs to.',
  },
  { matches: /^Incomplete (\\if\w*)/, message: '$1 has no \\fi', hint: 'Each $1 needs its \\fi.' },
  {
    matches: /^Extra \\endgroup|^Extra \\end/,
    message: 'Something is closed here that is not open',
    hint: 'An \\end{…} or a closing brace stands here too many.',
  },
  {
    matches: /^Missing \\endgroup inserted|^Missing \\begingroup/,
    message: 'Something is not closed before this',
    hint: 'An \\end{…} or a closing brace is missing above.',
  },
  {
    matches: /^Missing control sequence inserted/,
    message: 'The name of a command is expected here',
    hint: 'A definition begins with the name, with its backslash: \\newcommand{\\myname}{…}.',
  },
  {
    matches: /^You can't use [`'](.+?)' in (.+)$/,
    message: '$1 can’t be used here',
    hint: 'It works in another place only. Remove it.',
  },
  {
    matches: /^You can't use [`'](.+?)'/,
    message: '$1 can’t be used here',
    hint: 'It works in another place only. Remove it.',
  },
  {
    matches: /^Missing (\\\w+) inserted/,
    message: '$1 is missing near here',
    hint: 'Often a command stands where only plain text can.',
  },
  {
    matches: /^Not a letter/,
    message: 'Only letters can be hyphenated',
    hint: 'Write the word of \\hyphenation with letters and hyphens only.',
  },
  {
    matches: /^Font (\S+?)=?(\S*) not loadable/,
    message: 'A font is not installed here',
    hint: 'This font is not installed here. Use another one.',
  },
  {
    matches: /^Text line contains an invalid character/,
    message: 'A character that can’t be seen stands on this line',
    hint: 'It came along when the text was pasted. Delete the line and type it again.',
  },
  {
    matches: /^Keyboard character used is undefined/,
    message: 'A character on this line can’t be used',
    hint: 'Delete it and type it again.',
  },
  {
    matches: /^TeX capacity exceeded, sorry \[(.+?)=/,
    message: 'The document asks for more than can be computed',
    hint: 'Often a command that calls itself without an end. Look at the definitions of your own commands.',
  },
  {
    matches: /^(?:Interruption|Infinite glue shrinkage|Infinite shrinkage)/,
    message: 'A length may shrink without an end',
    hint: 'Write no negative \\hfil or \\hss here.',
  },
  { matches: /^Improper (\S+)/, message: 'A command stands in an improper place', hint: 'Remove it, or move it.' },
  {
    matches: /^Unbalanced (?:write|output)/,
    message: 'The braces do not pair up',
    hint: 'Each { needs its }.',
    look: lookForOpenBrace,
  },
  {
    matches: /^I can't write on file/,
    message: 'A document may not write files',
    hint: 'Remove the command that writes one.',
  },
  {
    matches: /^pdfTeX error/,
    message: 'The PDF could not be made',
    hint: 'A font or a picture could not be used. Remove what was added last.',
  },
  {
    matches: /^(?:Emergency stop|==> Fatal error|.*job aborted)/,
    message: 'The document ends too early',
    hint: 'Often \\end{document} or a closing brace is missing.',
    look: addEnd,
  },
]
