// A short form right behind what it stands for: "single-cell RNA sequencing (scRNA-seq)", "Medical-Surgical (Med-Surg)".

const bracketed = /\(([\p{L}\d&./-]{2,14})\)/gu
/** A short form stands for so many words at most, and each gives it so many letters at most before its own end. */
const mostWords = 6

/** The brackets of a text that only shorten the words before them. */
export const shortForms = (text: string): { text: string; from: number; to: number }[] =>
  Array.from(text.matchAll(bracketed), (match) => ({
    text: match[1] ?? '',
    from: match.index,
    to: match.index + match[0].length,
  })).filter(({ text: short, from }) => isShortOf(short, text.slice(Math.max(0, from - 120), from)))

/** Whether the last words of a text, each by its beginning and in order, give the letters of a short form. */
function isShortOf(short: string, before: string): boolean {
  const letters = short
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '')
    .replace(/(?<=...)s$/, '')
  const words = (before.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).slice(-mostWords)
  return letters.length > 1 && words.some((_, at) => words.length - at > 1 && canSpell(letters, words.slice(at)))
}

/** "E2E", "B2B". */
const digits = new Map([['to', '2'], ['for', '4']]) // prettier-ignore

/** Every word but "of" and its like begins a part of the letters. */
function canSpell(letters: string, words: readonly string[]): boolean {
  const [word, ...others] = words
  if (word === undefined) return letters === ''
  if (/^(?:of|and|the|for|in|on|to|a|an|with)$/.test(word) && canSpell(letters, others)) return true
  if (digits.get(word) === letters[0] && canSpell(letters.slice(1), others)) return true
  let shared = 0
  while (shared < letters.length && letters[shared] === word[shared]) {
    shared += 1
    if (canSpell(letters.slice(shared), others)) return true
  }
  return false
}

/** Whether two to four words in a row of a text, each by its beginning, give the letters of a short form. */
export function isShortFor(short: string, text: string): boolean {
  const letters = short.toLowerCase()
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  return words.some(
    (word, at) => word[0] === letters[0] && [2, 3, 4].some((count) => canSpell(letters, words.slice(at, at + count))),
  )
}
