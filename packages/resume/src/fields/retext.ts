// New text written into a piece of LaTeX: what did not change keeps its source, bold words and own spellings with it.
import { escapeTex, linesOf } from '../text/escape-tex.ts'
import { readInline, withoutEmptyLooks, type Inline, type Piece } from './inline.ts'

/** A text as a line of a resume can hold it: one line, single spaces, composed letters, nothing invisible. */
export function lineText(text: string): string {
  return linesOf(text).join(' ').replaceAll('-\u00a0', '- ')
}

/**
 * The source with `text` in place of what is read there: `readInline(retext(tex, text)).text` is `lineText(text)`. The
 * source must be plain (`readInline(tex).isPlain`); white space around it stays.
 */
export function retext(tex: string, text: string): string {
  const wanted = lineText(text)
  const inline = readInline(tex)
  if (inline.text === wanted) return tex
  const [, before = '', core = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(tex)!
  const whole = `${before}${escapeTex(wanted)}${after}`
  if (core === escapeTex(inline.text)) return whole
  const patched = withoutEmptyLooks(patch(tex, inline, wanted))
  return readInline(patched).text === wanted ? patched : whole
}

interface Placed extends Piece {
  readonly start: number
  readonly end: number
}

function patch(tex: string, { text, pieces }: Inline, wanted: string): string {
  const { prefix, suffix } = commonEnds(text, wanted)
  const placed = placedPieces(pieces)
  const [from, to] = [prefix, text.length - suffix]
  const removed = placed.filter(
    ({ start, end }) => start < end && start < Math.max(to, from) && end > from && (to > from || start < from),
  )
  const first = removed[0]
  const last = removed.at(-1)
  if (!first || !last) {
    const at = placed.filter(({ end, start }) => end <= from && end > start).at(-1)?.to ?? placed[0]?.from ?? tex.length
    return `${tex.slice(0, at)}${fragment(wanted.slice(prefix, wanted.length - suffix))}${tex.slice(at)}`
  }
  const inserted = fragment(
    text.slice(first.start, from) + wanted.slice(prefix, wanted.length - suffix) + text.slice(to, last.end),
  )
  const isOneGroup = placed.every(({ from: at, group }) => at < first.from || at >= last.to || group === first.group)
  if (isOneGroup) return `${tex.slice(0, first.from)}${inserted}${tex.slice(last.to)}`
  let out = ''
  let at = 0
  for (const piece of removed) {
    out += tex.slice(at, piece.from) + (piece === first ? inserted : '')
    at = piece.to
  }
  return out + tex.slice(at)
}

function placedPieces(pieces: readonly Piece[]): Placed[] {
  let end = 0
  return pieces.map((piece) => {
    const start = end
    end += piece.text.length
    return { ...piece, start, end }
  })
}

/** Source of a text in the middle of others: the spaces at its ends stay. */
function fragment(text: string): string {
  const inner = escapeTex(text)
  if (inner === '') return text === '' ? '' : ' '
  return `${text.startsWith(' ') ? ' ' : ''}${inner}${text.endsWith(' ') ? ' ' : ''}`
}

function commonEnds(a: string, b: string): { prefix: number; suffix: number } {
  const most = Math.min(a.length, b.length)
  let prefix = 0
  while (prefix < most && a[prefix] === b[prefix]) prefix += 1
  let suffix = 0
  while (suffix < most - prefix && a.at(-1 - suffix) === b.at(-1 - suffix)) suffix += 1
  return { prefix, suffix }
}
