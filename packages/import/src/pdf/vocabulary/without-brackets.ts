/**
 * The text with each piece in round brackets replaced. A bracket that never closes stays: it is looked for once, not
 * from every other.
 */
export function withoutBrackets(text: string, by = ''): string {
  let rest = ''
  let from = 0
  for (let open = text.indexOf('('); open >= 0; open = text.indexOf('(', from)) {
    const close = text.indexOf(')', open)
    if (close < 0) break
    rest += text.slice(from, open) + by
    from = close + 1
  }
  return rest + text.slice(from)
}
