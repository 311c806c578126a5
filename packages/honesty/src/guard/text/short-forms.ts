// A short form right behind what it stands for: "single-cell RNA sequencing (scRNA-seq)", "Medical-Surgical
// (Med-Surg)".

const bracketed = /\(([\p{L}\d&./-]{2,14})\)/gu
/** A short form stands for so many words at most, and each gives it so many letters at most before its own end. */
const maxWords = 6
/** And for so many letters. */
const maxChars = 120

/** The brackets of a text that only shorten the words before them. */
export const shortForms = (text: string): ShortForm[] =>
  Array.from(text.matchAll(bracketed)).flatMap((match) => {
    const { 0: brackets, 1: short = '', index: from } = match
    const nearby = Math.max(0, from - maxChars)
    const start = startOf(short, text.slice(nearby, from))
    return start === null ? [] : [{ text: short, start: nearby + start, from, to: from + brackets.length }]
  })

interface ShortForm {
  text: string
  /** Where the words begin that it stands for. */
  start: number
  /** Of the brackets. */
  from: number
  to: number
}

/**
 * A text with the short forms that are known in place of their words and brackets: who has written CI may spell it out.
 */
export function withShortForms(text: string, acronyms: ReadonlySet<string>): string {
  if (!text.includes('(')) return text
  const parts: string[] = []
  let done = 0
  for (const { text: short, start, to } of shortForms(text)) {
    const letters = short.replace(/[^\p{L}\d]/gu, '')
    const isKnown = /^\p{Lu}{2}/u.test(letters) && (acronyms.has(letters) || acronyms.has(letters.replace(/s$/, '')))
    // The words of one may be what another stands for as well: they are taken once.
    if (!isKnown || start < done) continue
    parts.push(text.slice(done, start), short)
    done = to
  }
  return parts.join('') + text.slice(done)
}

/**
 * Where the last words of a text begin that, each by its beginning and in order, give the letters of a short form; null
 * where none do.
 */
function startOf(short: string, before: string): number | null {
  const letters = short
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '')
    .replace(/(?<=..)s$/, '')
  if (letters.length < 2) return null
  const words = Array.from(before.matchAll(/[\p{L}\d]+(?:['’]s)?/gu)).slice(-maxWords)
  // As few words as will do.
  for (let at = words.length - 2; at >= 0; at -= 1) {
    const last = words.slice(at).map(([word]) => word.toLowerCase())
    if (canSpell(letters, last)) return words[at]?.index ?? null
  }
  const last = words.at(-1)
  return last && isDrawnFrom(letters, last[0].toLowerCase()) ? last.index : null
}

/** "MSK" of "musculoskeletal": the letters of one long word, in order. */
function isDrawnFrom(letters: string, word: string): boolean {
  if (letters.length < 3 || word.length < 3 * letters.length || word[0] !== letters[0]) return false
  let at = -1
  return Array.from(letters).every((letter) => (at = word.indexOf(letter, at + 1)) !== -1)
}

/** "E2E", "B2B". */
const digits = new Map([
  ['to', '2'],
  ['for', '4'],
])

/** Every word but "of" and its like begins a part of the letters. */
export function canSpell(letters: string, words: readonly string[]): boolean {
  const [word, ...others] = words
  if (word === undefined) return letters === ''
  if (/^(?:of|and|the|for|in|on|to|a|an|as|with)$/.test(word) && canSpell(letters, others)) return true
  if (letters !== '' && digits.get(word) === letters[0] && canSpell(letters.slice(1), others)) return true
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
