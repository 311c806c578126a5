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
  const placeOf = placesIn(text)
  let [amended, end] = ['', 0]
  for (const { written, sentences } of facts.filter(({ isCorrected }) => isCorrected)) {
    const place = placeOf(written, end)
    if (place === null) return facts.flatMap((fact) => fact.sentences).join(' ')
    amended += text.slice(end, place.from) + sentences.join(' ')
    end = place.to
  }
  return (amended + text.slice(end)).trim()
}

type PlaceOf = (sentence: string, after: number) => { from: number; to: number } | null

/** Where sentences are by their words, each behind the one before it; the text is read once for all of them. */
function placesIn(text: string): PlaceOf {
  const words = [...text.matchAll(token)]
  const lowered = tokensOf(text)
  // A few letters become two in lower case: then the words can't be counted.
  if (words.length !== lowered.length) return () => null
  const flat = flatOf(text)
  /** Where each word begins in the flat text. */
  const starts: number[] = []
  let length = 1
  for (const word of lowered) {
    starts.push(length)
    length += word.length + 1
  }
  return (sentence, after) => {
    const next = words.findIndex((word) => word.index >= after)
    const count = tokensOf(sentence).length
    const found = next < 0 || count === 0 ? -1 : flat.indexOf(flatOf(sentence), starts[next]! - 1)
    if (found < 0) return null
    const first = starts.indexOf(found + 1)
    const last = words[first + count - 1]!
    const to = last.index + last[0].length
    return { from: words[first]!.index, to: to + (/^[.!;]+/.exec(text.slice(to, to + 9))?.[0].length ?? 0) }
  }
}
