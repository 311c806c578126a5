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
    hint: 'This is not a known command. Check its spelling.',
    look: lookForCommand,
  },
  {
    matches: /^Missing \$ inserted/,
    message: 'A math character or command is outside a formula',
    hint: 'A character here has a special meaning: write \\_ for _, \\^{} for ^, \\$ for $.',
    look: lookForDollar,
  },
  {
    matches: /^Display math should end with \$\$/,
    message: 'A formula on its own line isn’t closed properly',
    hint: 'A formula that starts with \\[ ends with \\], with no empty line in between.',
  },
  {
    matches: /^Misplaced alignment tab character &/,
    message: 'There is a plain & in the text',
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
    message: 'A line or merged cell is in the wrong place in a table',
    hint: '\\hline goes right after \\\\ at the end of a row, \\multicolumn at the start of a cell, and both only in a table.',
  },
  {
    matches: /^Missing (?:\\cr|# )? ?inserted in alignment preamble|^Missing \\cr inserted/,
    message: 'A table row isn’t ended',
    hint: 'End each row with \\\\ before \\hline or the end of the table.',
  },
  {
    matches: /^You can't use [`']macro parameter character #'/,
    message: 'There is a plain # in the text',
    hint: 'It has a special meaning in LaTeX. Write \\# for the character #.',
    look: lookForHash,
  },
  {
    matches: /^Illegal parameter number in definition of (\S+)/,
    message: 'A definition uses more arguments than it takes',
    hint: 'Say how many it takes, such as \\newcommand{\\x}[2]{#1 #2}. Write \\# for the character #.',
    look: ({ groups, error }) =>
      /new|def|Command/.test(error.before)
        ? { message: `The definition of ${groups[0]} uses more arguments than it takes` }
        : null,
  },
  {
    matches: /^(?:Parameters must be numbered consecutively|You already have nine parameters)/,
    message: 'A definition’s arguments are misnumbered',
    hint: 'They are numbered #1, #2 and so on, nine at most.',
  },
  {
    matches: /^Missing \} inserted/,
    message: 'A closing brace } is missing near here',
    hint: 'The braces don’t match: each { needs its }.',
    look: lookForOpenBrace,
  },
  {
    matches: /^Missing \{ inserted/,
    message: 'An opening brace { is missing near here',
    hint: 'The braces don’t match, or a command is missing its text in braces.',
  },
  {
    matches: /^Extra \}, or forgotten (\S+)/,
    message: 'One closing brace } too many, or $1 is missing',
    hint: 'The braces don’t match: there is a { or } missing, or one too many, near here.',
    look: lookForExtraBrace,
  },
  {
    matches: /^Too many \}'s/,
    message: 'One closing brace } too many',
    hint: 'There is one closing brace } too many near here, with nothing left to close.',
    look: lookForExtraBrace,
  },
  {
    matches: /^Argument of (\S+) has an extra \}/,
    message: 'One closing brace } too many near here',
    hint: 'There is a } where $1 still needs its text.',
  },
  {
    matches: /^Paragraph ended before (\S+)\s+was complete/,
    message: 'A closing brace } is missing before the paragraph ends',
    hint: 'A command’s text isn’t closed. Look for a { without its }.',
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
    hint: 'Something else must come right after it. Check how $1 is used.',
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
    hint: 'TeX works with lengths up to 5 meters. Check the number and its unit.',
  },
  {
    matches: /^Arithmetic overflow|^Number too big/,
    message: 'A number is too large',
    hint: 'TeX works with numbers up to about two billion.',
  },
  {
    matches: /^Double superscript/,
    message: 'A formula has two ^ in a row',
    hint: 'Write x^{a^b}, or \\^{} if you mean the character.',
  },
  {
    matches: /^Double subscript/,
    message: 'A formula has two _ in a row',
    hint: 'Write x_{a_b}, or \\_ if you mean the character.',
  },
  {
    matches: /^Missing delimiter/,
    message: 'A bracket is missing in a formula',
    hint: '\\left and \\right must be followed by a bracket: ( ) [ ] \\{ \\} or a period.',
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
    message: 'Something that isn’t open is closed here',
    hint: 'There is one \\end{…} or closing brace too many here.',
  },
  {
    matches: /^Missing \\endgroup inserted|^Missing \\begingroup/,
    message: 'Something is not closed before this',
    hint: 'An \\end{…} or a closing brace is missing above.',
  },
  {
    matches: /^Missing control sequence inserted/,
    message: 'A command name is expected here',
    hint: 'A definition starts with the command’s name, including the backslash: \\newcommand{\\myname}{…}.',
  },
  {
    matches: /^You can't use [`'](.+?)' in (.+)$/,
    message: '$1 can’t be used here',
    hint: 'It only works elsewhere. Remove it.',
  },
  {
    matches: /^You can't use [`'](.+?)'/,
    message: '$1 can’t be used here',
    hint: 'It only works elsewhere. Remove it.',
  },
  {
    matches: /^Missing (\\\w+) inserted/,
    message: '$1 is missing near here',
    hint: 'Often this means a command where only plain text is allowed.',
  },
  {
    matches: /^Not a letter/,
    message: 'Only letters can be hyphenated',
    hint: 'In \\hyphenation, write words with letters and hyphens only.',
  },
  {
    matches: /^Font (\S+?)=?(\S*) not loadable/,
    message: 'A font is not installed here',
    hint: 'This font is not installed here. Use another one.',
  },
  {
    matches: /^Text line contains an invalid character/,
    message: 'This line has an invisible character',
    hint: 'It was probably pasted in with the text. Delete the line and type it again.',
  },
  {
    matches: /^Keyboard character used is undefined/,
    message: 'A character on this line can’t be used',
    hint: 'Delete it and type it again.',
  },
  {
    matches: /^TeX capacity exceeded, sorry \[(.+?)=/,
    message: 'The document needs too much to compile',
    hint: 'Often a command that calls itself forever. Check the commands you define.',
  },
  {
    matches: /^(?:Interruption|Infinite glue shrinkage|Infinite shrinkage)/,
    message: 'A length can shrink without limit',
    hint: 'Don’t use a negative \\hfil or \\hss here.',
  },
  { matches: /^Improper (\S+)/, message: 'A command is in the wrong place', hint: 'Remove it, or move it.' },
  {
    matches: /^Unbalanced (?:write|output)/,
    message: 'The braces don’t match',
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
    hint: 'A font or picture could not be used. Remove what you added last.',
  },
  {
    matches: /^(?:Emergency stop|==> Fatal error|.*job aborted)/,
    message: 'The document ends too early',
    hint: 'Usually \\end{document} or a closing brace is missing.',
    look: addEnd,
  },
]
