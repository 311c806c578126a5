// Lines as they were typed: which of them are points, and which were one before they were broken at a width.

export interface TypedLine {
  readonly text: string
  readonly isPoint: boolean
}

/** What stands before a point. An "o", a plus and a number begin lines of running text, too. */
export const mark = /^(\s*)(?<sign>[-–—*+•·▪◦‣●○∙o]|\d{1,2}[.)])\s+(?=\S)/u

/** Fewer full lines than this do not show where lines were broken. */
const minFull = 4
const narrowest = 55
const widest = 110
/** A line is full where a longer word would not have fitted. */
const longWord = 14

/** Text that was broken at a fixed width, as mail programs do, with its paragraphs and points whole again. */
export function unwrapped(lines: readonly string[]): TypedLine[] {
  const width = widthOf(lines)
  const points = pointsIn(lines, width)
  const result: { text: string; isPoint: boolean }[] = []
  let above = ''
  for (const [index, line] of lines.entries()) {
    const last = result.at(-1)
    const isPoint = points[index]!
    if (last && width > 0 && !isPoint && goesOn({ line, above, width })) last.text = `${last.text} ${line.trim()}`
    else result.push({ text: line, isPoint })
    above = line
  }
  return result
}

/** Of the full lines, or nought where there are too few. */
function widthOf(lines: readonly string[]): number {
  const lengths = lines.map((line) => line.length).filter((length) => length >= narrowest)
  const width = lengths.reduce((most, length) => Math.max(most, length), 0)
  const full = lengths.filter((length) => length > width - longWord).length
  return width > widest || full < minFull ? 0 : width
}

interface Neighbours {
  readonly line: string
  readonly above: string
  readonly width: number
}

function goesOn({ line, above, width }: Neighbours): boolean {
  const word = /^\s*(\S+)/.exec(line)?.[1] ?? ''
  const isFull = mark.test(line) ? above.length > width - longWord : above.length + 1 + word.length > width
  return (
    word !== '' &&
    !/\t| {3}\S/.test(line.trimStart()) &&
    above.length > narrowest * 0.8 &&
    isFull &&
    !/\t|\S {3}/.test(above.trim())
  )
}

/** Of a paragraph's lines those that begin with a mark which is none of its words. */
function pointsIn(lines: readonly string[], width: number): boolean[] {
  let seen = new Set<string>()
  return lines.map((line, index) => {
    if (line.trim() === '') seen = new Set()
    const sign = mark.exec(line)?.groups?.['sign']?.replace(/\d+/, '')
    if (sign === undefined) return false
    const isPoint = seen.has(sign) || !isWord({ line, above: lines[index - 1] ?? '', width }, lines[index + 1] ?? '')
    if (isPoint) seen.add(sign)
    return isPoint
  })
}

const indentOf = (line: string) => line.length - line.trimStart().length

/** "…the other / o clock", "…and then / 1. I did": the line above is full and says nothing to its end. */
function isWord({ line, above, width }: Neighbours, below: string): boolean {
  const isLetter = /^o\s/.test(line)
  if (!isLetter && (width === 0 || !/^\s*(?:\+|\d{1,2}[.)])\s/.test(line))) return false
  const full = width === 0 ? narrowest : width - longWord
  if (above.length > full && !/[.!?:;]$/.test(above) && indentOf(above) === indentOf(line)) return true
  return isLetter && /^o\s+\p{Ll}/u.test(line) && !/^o\s/.test(below)
}
