// Single-byte text of older programs: its encoding is the one that makes the most known words.

/** Of those that do equally well the first: of Western Europe, of Central Europe, Cyrillic, and Cyrillic of Unix. */
const pages = ['windows-1252', 'windows-1250', 'windows-1251', 'koi8-r'] as const
/** This much of it suffices. */
const sampleBytes = 65_536

/** Null where it is no text. */
export function oneByteText(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, sampleBytes)
  const scored = pages.map((page) => ({ page, score: senseOf(new TextDecoder(page).decode(sample)) }))
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one))
  const isText = isMostlyAscii(bytes) || best.score > lettersBeyond(sample) * minSense
  return isText ? new TextDecoder(best.page).decode(bytes) : null
}

/** A text of few ASCII letters makes sense in most of the others. */
const minSense = 0.6
const lettersBeyond = (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum + (byte > 127 ? 1 : 0), 0)

/** Mostly of ASCII's letters and spaces. */
function isMostlyAscii(bytes: Uint8Array): boolean {
  let plain = 0
  for (const byte of bytes) if ((byte >= 32 && byte < 127) || byte === 9 || byte === 10 || byte === 13) plain += 1
  return plain > bytes.length * 0.8
}

const senseOf = (text: string): number =>
  text
    .split(/[\s!-/:-@[-`{-~]+/u)
    .filter((word) => /[^!-~]/u.test(word))
    .reduce((sum, word) => sum + wordSense(word), 0)

const maxWordLength = 40

/** A point for each letter that is not ASCII's where it may stand so, one less for each that may not. */
function wordSense(word: string): number {
  const foreign = word.match(/[^!-~]/gu)?.length ?? 0
  if (word.length > maxWordLength) return -foreign
  const letters = word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  if (letters === '') return 0
  if (/\p{Script=Cyrillic}/u.test(letters)) return cyrillicSense(letters, foreign)
  const isStrange = /[^\p{L}\p{M}\d'’.–—-]|[^!-~]{3}/u.test(letters)
  return isStrange ? -foreign : foreign - oddPlaces(letters)
}

function cyrillicSense(word: string, foreign: number): number {
  const isOneScript = /^[\p{Script=Cyrillic}\d'’–—.-]+$/u.test(word)
  const isCased = /^\p{Lu}?[^\p{Lu}]*$|^[^\p{Ll}]+$/u.test(word.replace(/^.*[–—.-]/u, ''))
  if (!isOneScript || !isCased) return -foreign
  return (word.match(/[оеаинтсрвлкмдпуя]/giu)?.length ?? 0) + (word.match(/[ыьгзбчйхжшюцщэфъё]/giu)?.length ?? 0) / 2
}

/** Letters of the West where its languages have none: the bytes are rather those of č, ě, ę, ć and ń. */
const oddPlaces = (word: string): number =>
  (word.match(/^[èÈ](?=\p{L})|ì(?=\p{L})|[êæ]$|ñ(?![aeiouáéíóú])|[ÿŸ]/gu)?.length ?? 0) * 2
