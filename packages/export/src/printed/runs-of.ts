// A piece of LaTeX inside one line, as runs: bold and italic words and links, each with its text.
import { linkAddress } from '@galley/resume/text/link-tex'
import { lookup } from '@galley/resume/text/lookup'
import { afterSpaces, groupEnd, optionEnd } from '@galley/resume/fields/groups'
import { addressText, readInline } from '@galley/resume/fields/inline'
import type { PrintedRun, Runs } from './printed-resume.ts'

type Style = Omit<PrintedRun, 'text'>

/** Bold in italic in a link: no text needs more. */
const maxDepth = 20
const styled = /\\(textbf|textit|emph|textsl|href|link|url)(?![A-Za-z@])/g

/** Never throws. What it does not know is read as the lens does. */
export function runsOf(tex: string): Runs {
  const joined: PrintedRun[] = []
  for (const run of readRuns(tex, {})) {
    const last = joined.at(-1)
    const text =
      last === undefined ? run.text.trimStart() : last.text.endsWith(' ') ? run.text.replace(/^ /, '') : run.text
    if (text !== '') joined.push({ ...run, text })
  }
  const end = joined.at(-1)
  if (end) joined[joined.length - 1] = { ...end, text: end.text.trimEnd() }
  return joined.filter(({ text }) => text !== '')
}

function readRuns(tex: string, style: Style, depth = 0): PrintedRun[] {
  const runs: PrintedRun[] = []
  let at = 0
  for (;;) {
    styled.lastIndex = at
    const found = depth < maxDepth ? styled.exec(tex) : null
    const argument = found ? argumentOf(tex, found) : null
    if (!found || argument === null) return [...runs, ...plainRuns(tex.slice(at), style)]
    runs.push(
      ...plainRuns(tex.slice(at, found.index), style),
      ...readRuns(argument.tex, { ...style, ...argument.style }, depth + 1),
    )
    at = argument.to
  }
}

/** Spaces at the ends count: another run is beside them. */
function plainRuns(tex: string, style: Style): PrintedRun[] {
  const { text } = readInline(tex)
  const isSpace = (char: string | undefined) => char !== undefined && /\s/.test(char)
  if (text === '') return isSpace(tex[0]) ? [{ ...style, text: ' ' }] : []
  return [{ ...style, text: `${isSpace(tex[0]) ? ' ' : ''}${text.trim()}${isSpace(tex.at(-1)) ? ' ' : ''}` }]
}

interface Argument {
  readonly tex: string
  readonly style: Style
  readonly to: number
}

const looks = lookup<Style>({
  textbf: { isBold: true },
  textit: { isItalic: true },
  emph: { isItalic: true },
  textsl: { isItalic: true },
})

/** What a command sets, and how; null where its arguments are not complete. */
function argumentOf(tex: string, found: RegExpExecArray): Argument | null {
  const name = found[1]!
  const at = afterSpaces(tex, found.index + found[0].length)
  if (name === 'link' && tex[at] === '[') return linkWithText(tex, at)
  const first = group(tex, at)
  if (!first) return null
  const look = looks[name]
  if (look) return { ...first, style: look }
  if (name !== 'href') return { ...first, style: linkTo(first.tex) }
  const shown = group(tex, afterSpaces(tex, first.to))
  return shown && { ...shown, style: linkTo(first.tex) }
}

/** `\link[text]{address}`, from its bracket. */
function linkWithText(tex: string, at: number): Argument | null {
  const close = optionEnd(tex, at)
  const address = close === null ? null : group(tex, afterSpaces(tex, close + 1))
  if (close === null || address === null) return null
  const shown = tex.slice(at + 1, close).replace(/^\{(.*)\}$/s, '$1')
  return { tex: shown, to: address.to, style: linkTo(address.tex) }
}

function linkTo(tex: string): Style {
  const link = linkAddress(addressText(tex) ?? '')
  return link === null ? {} : { link }
}

function group(tex: string, at: number): { tex: string; to: number } | null {
  const end = tex[at] === '{' ? groupEnd(tex, at) : null
  return end === null ? null : { tex: tex.slice(at + 1, end), to: end + 1 }
}
