/** "a, b,, c" → ["a", "b", "c"]: parts trimmed, blanks dropped. */
export const splitCommas = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

export const joinCommas = (parts: readonly string[]): string => parts.join(', ')
