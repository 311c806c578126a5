// TeX's log, read: errors and remarks with the line of the source that they are about.
import type { Diagnostic } from '@galley/contract/latex'
import { findHint } from './plain-hints.ts'

const mostDiagnostics = 50
/** Where in the lines after "! message" the "l.12 context" is looked for: long macro traces come in between. */
const contextLines = 40

/**
 * Reads a pdflatex log (written with max_print_line long enough that nothing is broken).
 * Errors come first, each with its line where TeX named one, then remarks worth a person's while.
 */
export function readDiagnostics(log: string): Diagnostic[] {
  const lines = log.split('\n')
  const errors: Diagnostic[] = []
  const remarks: Diagnostic[] = []
  lines.forEach((text, index) => {
    if (text.startsWith('! ')) errors.push(readError(text.slice(2), lines.slice(index + 1, index + 1 + contextLines)))
    else {
      const remark = readRemark(text, lines[index + 1] ?? '')
      if (remark) remarks.push(remark)
    }
  })
  return unique([...withoutEchoes(errors), ...unsetCharacters(lines), ...remarks]).slice(0, mostDiagnostics)
}

/** After a fatal error TeX says once more that it stops: that adds nothing but, at times, the line that the error itself lacks. */
function withoutEchoes(errors: Diagnostic[]): Diagnostic[] {
  const told: Diagnostic[] = []
  for (const error of errors) {
    const before = told.at(-1)
    if (before === undefined || !/^(Emergency stop|==> Fatal error)/.test(error.message)) told.push(error)
    else if (before.line === null) told[told.length - 1] = { ...before, line: error.line }
  }
  return told
}

const unsetCharacter = /^Class resume Warning: Character U\+([0-9A-F]+).*?cannot be set.*?(?: on input line (\d+))?\.?$/

/** Every character that no font has is named, all of a line together: a line in another script would fill the log otherwise. */
function unsetCharacters(lines: string[]): Diagnostic[] {
  const byLine = new Map<number | null, Set<string>>()
  for (const text of lines) {
    const [, code, line] = unsetCharacter.exec(text) ?? []
    if (code === undefined) continue
    const characters = byLine.get(number(line)) ?? new Set()
    byLine.set(number(line), characters.add(`${characterOf(code)} (U+${code})`.trim()))
  }
  return [...byLine].map(([line, characters]) => ({
    line,
    severity: 'warning',
    message: `No font here has ${characters.size === 1 ? 'the character' : 'the characters'} ${[...characters].join(', ')}`,
    hint: 'Boxes stand in their place. Remove them, or write them differently.',
  }))
}

function readError(first: string, following: string[]): Diagnostic {
  const end = following.findIndex((text) => text.startsWith('! '))
  const own = end < 0 ? following : following.slice(0, end)
  const at = own.map((text) => /^l\.(\d+) ?(.*)$/.exec(text)).find((found) => found !== null)
  const named = /on input line (\d+)/.exec(first)
  const message = first.replace(/\.$/, '').trim()
  const line = at?.[1] ?? named?.[1]
  return {
    line: line === undefined ? null : Number(line),
    severity: 'error',
    message,
    hint: findHint(first, at?.[2] ?? ''),
  }
}

interface RemarkRule {
  matches: RegExp
  severity: Diagnostic['severity']
  tell: (groups: string[], next: string) => Omit<Diagnostic, 'severity'>
}

const number = (text: string | undefined) => (text === undefined ? null : Number(text))

const remarkRules: RemarkRule[] = [
  {
    matches: /^Missing character: There is no (.+?) (?:\("[0-9A-F]+\) )?in font/,
    severity: 'warning',
    tell: ([character]) => ({
      line: null,
      message: `The font has no character ${character}`,
      hint: 'It is missing from the PDF. Remove it, or write it differently.',
    }),
  },
  {
    matches: /^Overfull \\hbox \(([\d.]+)pt too wide\) .*?(?:at lines? (\d+))/,
    severity: 'info',
    tell: ([width, line]) => ({
      line: number(line),
      message: `A line is ${width} points too wide`,
      hint: 'Its text sticks out into the margin. Shorten it, or let it break.',
    }),
  },
  {
    matches: /^(?:Class|Package) (\S+) Warning: (.+?)(?: on input line (\d+))?\.?$/,
    severity: 'warning',
    tell: ([source, text, line]) => ({
      line: number(line),
      message: source === 'resume' ? (text ?? '') : `${source}: ${text}`,
      hint: null,
    }),
  },
  {
    matches: /^LaTeX Warning: (.+?)(?: on input line (\d+))?\.?$/,
    severity: 'warning',
    tell: ([text, line]) => ({ line: number(line), message: text ?? '', hint: null }),
  },
]

/** Remarks that are about the machinery, and that another run or nobody mends. */
const noise =
  /Class resume Warning: Character U|rerunfilecheck|Rerun to get|has changed|Label\(s\) may have changed|Font shape|Token not allowed in a PDF string|Unused global option/

function readRemark(text: string, next: string): Diagnostic | null {
  if (noise.test(text)) return null
  for (const { matches, severity, tell } of remarkRules) {
    const found = matches.exec(text)
    if (found) return { severity, ...tell(found.slice(1), next) }
  }
  return null
}

function characterOf(code: string): string {
  const point = Number.parseInt(code, 16)
  return point > 0x20 && point <= 0x10ffff ? `“${String.fromCodePoint(point)}”` : ''
}

function unique(diagnostics: Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>()
  return diagnostics.filter(({ line, message }) => {
    const key = `${line}:${message}`
    return !seen.has(key) && seen.add(key)
  })
}
