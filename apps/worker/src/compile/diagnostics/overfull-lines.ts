// Lines that stick out: by how much, and with which words, as they stand in the source.
import type { Diagnostic } from '@galley/contract/latex'
import type { SourceText } from './source-text.ts'

const millimetresOfPoint = 25.4 / 72.27
/** Anything narrower is invisible to the eye. */
const minPoints = 1
/** From here on it is seen at once. */
const plainPoints = 5
const shownChars = 48

const overfull = /^Overfull \\hbox \(([\d.]+)pt too wide\) (?:.*?(?:at lines?|at line) (\d+)(?:--(\d+))?)?/

/** `following` are the lines of the log behind it: what is in the box, as TeX shows it. */
export function readOverfull(
  text: string,
  following: readonly string[],
  source: SourceText,
): Diagnostic | 'narrow' | null {
  const found = overfull.exec(text)
  if (!found) return null
  const points = Number(found[1])
  if (points < minPoints) return 'narrow'
  const line = found[2] === undefined ? null : Number(found[2])
  const contents = cleanBox(following)
  const words = line === null ? contents : asTyped(contents, source, [line, Number(found[3] ?? line)])
  const end = words.length > shownChars ? `…${words.slice(-shownChars)}` : words
  return {
    line,
    severity: points >= plainPoints ? 'warning' : 'info',
    message: `A line is ${points.toFixed(1)} points (${(points * millimetresOfPoint).toFixed(1)} mm) too wide`,
    hint: `${end ? `It ends with “${end}”, which` : 'Its text'} sticks out into the margin. Shorten it, or let it break.`,
  }
}

/** \T1/lmr/m/n/10, or the name of a font that was loaded by hand. */
const fontSwitch = /\\(?:[A-Z]\w{0,5}(?:\/[^\s/]+){3}\/[\d.]+|[A-Za-z@]+) ?/g

/** The words of a box without the names of fonts, rules and boxes in it. */
function cleanBox(following: readonly string[]): string {
  const shown: string[] = []
  for (const text of following) {
    if (text.trim() === '' || /^ ?\[\]\s*$/.test(text)) break
    shown.push(text.slice(-400))
  }
  const words = shown
    .join(' ')
    .replace(fontSwitch, '')
    .replace(/\[\]|\|/g, ' ')
    .replace(/\$/g, '')
  return words.replace(/\s+/g, ' ').trim()
}

/**
 * TeX shows where words might be hyphenated, and letters beyond ASCII as bytes of the font: the source knows the words
 * as typed.
 */
function asTyped(words: string, { lines }: SourceText, [from, to]: [number, number]): string {
  const typed = lines
    .slice(from - 1, Math.min(to, from + 20))
    .join(' ')
    .slice(0, 5_000)
  return words
    .split(' ')
    .slice(-12)
    .map((word) => (typed.includes(word) ? word : (wordIn(typed, word) ?? word)))
    .join(' ')
}

function wordIn(typed: string, word: string): string | null {
  if (word.length > 60 || !/[-\ufffd^]/.test(word)) return null
  const pattern = word
    .split(/(-|\ufffd|\^\^..)/)
    .map((part) =>
      part === '-' ? '-?' : /^(\ufffd|\^\^..)$/.test(part) ? '.' : part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'),
    )
    .join('')
  return new RegExp(pattern, 'u').exec(typed)?.[0] ?? null
}
