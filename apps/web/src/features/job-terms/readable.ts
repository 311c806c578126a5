/** The words of a passage of LaTeX, and where each of their characters stands in the source. */
export interface Readable {
  text: string
  at: number[]
}

const escaped = new Set('&#%$_{}')

/** Commands, braces and ties become blanks, what is escaped becomes itself, comments go. */
export function readable(latex: string, from: number, to: number): Readable {
  let text = ''
  const at: number[] = []
  const put = (char: string, offset: number) => {
    text += char
    at.push(offset)
  }
  for (let here = from; here < to; here += 1) {
    const char = latex.charAt(here)
    if (char === '\\') {
      const next = latex.charAt(here + 1)
      const command = /^[A-Za-z]+/.exec(latex.slice(here + 1, Math.min(to, here + 64)))?.[0]
      if (escaped.has(next)) put(next, here + 1)
      else put(' ', here)
      here += command?.length ?? 1
    } else if (char === '%') {
      const end = latex.indexOf('\n', here)
      here = end < 0 ? to : end
    } else put('{}~'.includes(char) ? ' ' : char, here)
  }
  return { text, at }
}
