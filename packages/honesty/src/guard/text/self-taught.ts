// "R (self-taught)" of "I learned R on my own".

const remark = /\s*\(self[- ]taught\)$/i
const said =
  /\btaught myself\b|\b(?:learn(?:ed|t|ing)?|picked (?:it|\S+) up)\b[^.!?]{0,40}\b(?:on my own|by myself|alone|at home)\b/i

/** An item of a list, without the remark where the person says so of it. */
export const withoutSelfTaught = (item: string, statements: readonly string[]): string =>
  remark.test(item) &&
  statements.some((words) => said.test(words) && words.toLowerCase().includes(item.replace(remark, '').toLowerCase()))
    ? item.replace(remark, '')
    : item
