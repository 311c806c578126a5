// What is opened and never closed, or the other way round: environments, braces, dollars.
import type { Explanation, ErrorContext } from './diagnostic-rule.ts'
import { resumeCommands } from './known-words.ts'
import {
  isBefore,
  isInFormula,
  openBefore,
  paragraphStart,
  type SourcePosition,
  type SourceText,
} from './source-text.ts'
import { closeOnLine, escapeOnLine, findEnd, fixOf, insertEnd, replaceAt } from './text-fixes.ts'
import { lookForFormulaCommand } from './unknown-words.ts'

const isUndefined = (name: string) => new RegExp(`^LaTeX Error: Environment ${name.replace(/\W/g, '\\$&')} undefined`)

/** \begin{a} on input line 5 ended by \end{b}. */
export function lookForCrossing({ groups, source, line, earlier }: ErrorContext): Partial<Explanation> | null {
  const [begun = '', beginLine, ended = ''] = groups
  const cause = earlier.find(({ said }) => isUndefined(ended).test(said))
  if (cause) return { hint: `Fixing the error on line ${cause.line} will clear this too.` }
  const end = line === null ? undefined : findEnd(source, ended, line - 1)
  if (begun === 'document') {
    const message = `\\end{${ended}} closes nothing`
    const fix = end && fixOf(source, `Remove \\end{${ended}}`, [replaceAt(end, `\\end{${ended}}`, '')])
    return {
      message,
      hint: `No \\begin{${ended}} is open here. Remove this line, or add the missing \\begin.`,
      fix,
    }
  }
  const isOpen = end !== undefined && openBefore(source, end).some(({ name }) => name === ended)
  const where = beginLine ? ` on line ${beginLine}` : ''
  if (ended === 'document' || isOpen)
    return {
      message: `\\begin{${begun}}${where} has no \\end{${begun}}`,
      hint: `\\begin{${begun}}${where} is closed by \\end{${ended}}. Add \\end{${begun}} where it ends.`,
      fix: end && insertEnd(source, begun, end),
    }
  const fix = end && fixOf(source, `Change to \\end{${begun}}`, [replaceAt(end, `\\end{${ended}}`, `\\end{${begun}}`)])
  return { fix }
}

const shown = ({ lines }: SourceText, { line, column }: SourcePosition) => {
  const before = /\\[A-Za-z]+\*?(?:\[[^\]]*\])?(?:\{[^{}]*\})*$/.exec((lines[line] ?? '').slice(0, column))?.[0] ?? ''
  const text = `${before.slice(-30)}${(lines[line] ?? '').slice(column, column + 24)}`.trim()
  return `“${text}${(lines[line] ?? '').length > column + 24 ? '…' : ''}”`
}

function explainOpen(source: SourceText, open: SourcePosition): Partial<Explanation> {
  return {
    message: 'A closing brace } is missing',
    line: open.line + 1,
    hint: `The brace opened on line ${open.line + 1}, in ${shown(source, open)}, is never closed. Add the closing brace } where it ends.`,
    fix: closeOnLine(source, open),
  }
}

/** The document ended inside a command's text: that is the outermost brace that nothing closes. */
export function lookForOpenBrace({ source }: ErrorContext): Partial<Explanation> | null {
  const [open] = source.unclosed
  return open ? explainOpen(source, open) : null
}

/**
 * A paragraph ended inside a command's text: its brace was opened in this paragraph, or it has fewer braces than it
 * takes.
 */
export function lookInParagraph({ groups, source, line }: ErrorContext): Partial<Explanation> | null {
  if (line === null) return null
  const start = paragraphStart(source, line - 1)
  const open = source.unclosed.find((place) => place.line >= start && place.line < line)
  if (open) return explainOpen(source, open)
  const name = /^\\([a-z]+)/.exec(groups[0] ?? '')?.[1] ?? ''
  const pieces = Object.hasOwn(resumeCommands, name) ? resumeCommands[name] : undefined
  const used = source.code.slice(start, line).findLastIndex((text) => text.includes(`\\${name}`))
  if (pieces === undefined || used < 0) return null
  return {
    line: start + used + 1,
    message: `\\${name} is missing some of its text`,
    hint: `\\${name} takes ${pieces} ${pieces === 1 ? 'text' : 'texts'} in braces, one after the other, but fewer follow it here. Write {} for an empty one.`,
  }
}

export function lookForExtraBrace({ source, stop }: ErrorContext): Partial<Explanation> | null {
  const [extra] = source.unopened
  if (!extra || !stop || extra.line !== stop.line) return null
  const isThere = extra.column === stop.column - 1
  return { fix: isThere ? fixOf(source, 'Remove this }', [replaceAt(extra, '}', '')]) : undefined }
}

/** "Missing $": a special character in the text, a command of formulas, or a dollar without its partner further up. */
export function lookForDollar({ source, stop, line, earlier }: ErrorContext): Partial<Explanation> | null {
  if (stop) {
    const character = source.code[stop.line]?.[stop.column - 1] ?? ''
    if ((character === '_' || character === '^') && !isInFormula(source, { line: stop.line, column: stop.column - 1 }))
      return {
        message: `There is a plain ${character} in the text`,
        hint: `It has a special meaning in LaTeX. Write ${character === '_' ? '\\_ for _' : '\\^{} for ^'}.`,
        fix: escapeOnLine(source, stop.line, character),
      }
    const command = lookForFormulaCommand(source, stop)
    if (command) return command
  }
  const cause = earlier.findLast(({ said }) => said.startsWith('Missing $'))
  const lone = line === null ? null : loneDollar(source, line - 1)
  if (lone)
    return {
      line: lone.line + 1,
      message: 'A dollar sign has no match',
      hint: `A $ starts a formula, and the one on line ${lone.line + 1} is never closed. Write \\$ for the character $.`,
      fix: fixOf(source, 'Write \\$ for $', [replaceAt(lone, '$', '\\$')]),
    }
  return cause ? { hint: `Fixing the error on line ${cause.line} will clear this too.` } : null
}

/** Of an odd number of dollars in a paragraph: the only one, or the only one before a number. */
function loneDollar(source: SourceText, line: number): SourcePosition | null {
  const start = paragraphStart(source, line)
  const dollars: SourcePosition[] = []
  for (let at = start; at <= line; at += 1)
    for (const { index } of (source.code[at] ?? '').matchAll(/\$/g)) dollars.push({ line: at, column: index })
  if (dollars.length % 2 === 0) return null
  const amounts = dollars.filter((place) => /^\$\d/.test(source.code[place.line]?.slice(place.column) ?? ''))
  const candidates = dollars.length === 1 ? dollars : amounts
  return candidates.length === 1 ? (candidates[0] ?? null) : null
}

export const lookForAmpersand = ({ source, stop }: ErrorContext): Partial<Explanation> | null =>
  stop && source.code[stop.line]?.[stop.column - 1] === '&' ? { fix: escapeOnLine(source, stop.line, '&') } : null

export const lookForHash = ({ source, stop, line }: ErrorContext): Partial<Explanation> | null => {
  const at = stop?.line ?? (line === null ? -1 : line - 1)
  return source.code[at]?.includes('#') ? { fix: escapeOnLine(source, at, '#') } : null
}

/** What "\end occurred inside a group" is about: the first brace that is open at the end. */
export const openAtEnd = (source: SourceText): Partial<Explanation> | null => {
  const end = source.environments.findLast(({ kind, name }) => kind === 'end' && name === 'document')
  const open = source.unclosed.find((place) => !end || isBefore(place, end))
  return open ? explainOpen(source, open) : null
}
