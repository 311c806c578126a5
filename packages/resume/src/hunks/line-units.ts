// A text as the units that a change is made of: a command with the lines that belong to it, or a paragraph. To take a
// part of a unit would cut a sentence or a brace in two.

/** Commands that stand within a sentence, also at the beginning of a line. */
const inline = /^\\(?:text\w+|emph|href|url|underline|small|footnotesize|normalsize|large|bfseries|itshape)\b/

const isCommand = (line: string): boolean => {
  const text = line.trimStart()
  return text.startsWith('%') || (/^\\[a-zA-Z]/.test(text) && !inline.test(text))
}
/** A bullet's sentence goes on below it; any other command ends with its braces. */
const goesOn = (first: string): boolean => !isCommand(first) || /^\s*\\item\b/.test(first)

/** Arguments on a line of their own. */
const isArgument = (line: string): boolean => /^\s*[{[]/.test(line)

const isStart = (line: string, unit: readonly string[]): boolean =>
  line.trim() === '' || unit.at(-1)?.trim() === '' || isCommand(line) || !(goesOn(unit[0] ?? '') || isArgument(line))

/** How many braces a line opens and does not close. Escaped ones and comments are none. */
const opened = (line: string): number => {
  const code = line.replaceAll(/\\./g, '').replace(/%.*$/, '')
  return (code.match(/\{/g) ?? []).length - (code.match(/\}/g) ?? []).length
}

/** A brace that is never closed holds so many lines together at most. */
const maxHeldLines = 80

/** Each of whole lines; joined by line breaks they are the text. */
export function unitsOf(text: string): string[] {
  const lines = text.split('\n')
  const units: string[][] = []
  let depth = 0
  for (const line of lines) {
    const last = units.at(-1)
    const isHeld = depth > 0 && last !== undefined && last.length < maxHeldLines
    if (last === undefined || (!isHeld && isStart(line, last))) {
      units.push([line])
      depth = opened(line)
    } else {
      last.push(line)
      depth += opened(line)
    }
  }
  return units.map((unit) => unit.join('\n'))
}
