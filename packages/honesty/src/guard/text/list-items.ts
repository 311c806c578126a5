// The items of a list in one line of text.

export interface ListItem {
  readonly text: string
  /** Where it begins in the text. */
  readonly from: number
}

const commas = ',;|•·\n'

/**
 * What commas, semicolons, bars, bullets and line ends separate, but not inside brackets; as written, blanks and empty
 * items too. In time that grows with the text: a lookahead for the closing bracket would read the rest at each comma.
 */
export function listItems(text: string, separators = commas): ListItem[] {
  const ends = [text.length]
  let isInside = false
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const char = text.charAt(at)
    if (char === ')' || char === '(') isInside = char === ')'
    else if (!isInside && separators.includes(char)) ends.push(at)
  }
  ends.reverse()
  return ends.map((to, index) => {
    const from = index === 0 ? 0 : (ends[index - 1] ?? 0) + 1
    return { text: text.slice(from, to), from }
  })
}

/** The same where a colon after a label separates, too. */
export const labelledItems = (text: string): ListItem[] => listItems(text, `${commas}:`)
