// What a person withdrew or corrected of their own words. A sentence is known by its words, whatever its signs and
// lines.

export interface FactChange {
  /** Of a sentence; null: every sentence of the message. */
  key: string | null
  /** What counts in its place; empty: nothing. */
  instead: readonly string[]
}

export interface OwnFact {
  /** Of the sentence as it was written: the same while its words are. */
  key: string
  /** What counts: the sentence, or those of its correction. */
  sentences: string[]
  isCorrected: boolean
}

/** In one piece, whatever its lines and signs: a short line of the posting is known by its very words. */
export const flatOf = (text: string): string => ` ${tokensOf(text).join(' ')} `
const token = /[\p{L}\p{N}+#]{1,40}/gu
const tokensOf = (text: string): string[] => text.toLowerCase().match(token) ?? []

export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/** 16 hexadecimal digits: enough to distinguish the sentences of one message, and no secret. */
export function factKey(sentence: string): string {
  // FNV-1a, twice.
  let [low, high] = [0x811c9dc5, 0xcbf29ce4]
  for (const char of flatOf(sentence)) {
    const code = char.codePointAt(0)!
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ (code + low), 0x01000193)
  }
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}

export interface ReadFact extends OwnFact {
  /** As it was written. */
  written: string
}

/** Each sentence with what counts in its place now. */
export function withChanges(sentences: readonly string[], changes: readonly FactChange[]): ReadFact[] {
  const byKey = new Map(changes.map(({ key, instead }) => [key, instead]))
  return sentences.map((written) => {
    const key = factKey(written)
    const instead = byKey.get(key) ?? byKey.get(null)
    return { key, written, sentences: instead ? [...instead] : [written], isCorrected: instead !== undefined }
  })
}

/** The text with the changed sentences replaced; only what still counts of it where one of them is not found. */
export function amendedText(text: string, facts: readonly ReadFact[]): string {
  let left = text
  for (const { written, sentences, isCorrected } of facts) {
    const place = isCorrected ? placeOf(written, left) : null
    if (place) left = `${left.slice(0, place.from)}${sentences.join(' ')}${left.slice(place.to)}`
    else if (isCorrected) return facts.flatMap((fact) => fact.sentences).join(' ')
  }
  return left.trim()
}

function placeOf(sentence: string, text: string): { from: number; to: number } | null {
  const sought = flatOf(sentence)
  const found = sought.trim() === '' ? -1 : flatOf(text).indexOf(sought)
  if (found < 0) return null
  const places = [...text.matchAll(token)]
  // A few letters become two in lower case: then the words can't be counted.
  if (places.length !== tokensOf(text).length) return null
  const first = flatOf(text).slice(0, found).split(' ').length - 1
  const last = places[first + tokensOf(sentence).length - 1]
  const end = last ? last.index + last[0].length : text.length
  return { from: places[first]?.index ?? 0, to: end + (/^[.!;]+/.exec(text.slice(end))?.[0].length ?? 0) }
}
