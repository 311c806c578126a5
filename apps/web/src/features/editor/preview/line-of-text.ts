/**
 * The number, in another text, of a line of this one; both count from 1. What was edited stands between the lines that
 * both texts begin with and those that both end with: there, the line as far from the beginning.
 */
export function lineIn(target: string, { text, line }: { text: string; line: number }): number {
  if (text === target) return line
  const [before, after] = [text.split('\n'), target.split('\n')]
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  if (line <= start) return line
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const grown = after.length - before.length
  if (line > before.length - end) return line + grown
  return Math.max(1, Math.min(line, after.length - end))
}
