// How the text of a version is stored: compressed, with a base text of the same resume as the dictionary. A base stands
// by itself, and no version depends on another version: removing one touches no other (ADR 18).
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { limits } from '@galley/contract/limits'

const level = 9
/** A text that takes more than this share of its own base's size differs too much: it becomes the next base. */
const maxShareOfBase = 0.4
/** Below that a base of its own would not pay for its row. */
const minBaseBytes = 400

const dictionaryOf = (base: string | null) => (base === null ? {} : { dictionary: Buffer.from(base) })

/** Without a base the text stands by itself. */
export const packText = (text: string, base: string | null): Buffer =>
  deflateRawSync(Buffer.from(text), { level, ...dictionaryOf(base) })

/** Throws where it was packed with another base. */
export const unpackText = (packed: Uint8Array, base: string | null): string =>
  inflateRawSync(packed, { maxOutputLength: limits.latexBytes, ...dictionaryOf(base) }).toString()

/** Whether a text, packed with its base, is better stored as a base of its own. */
export function isFarFromBase(packed: Uint8Array, text: string): boolean {
  return packed.byteLength > minBaseBytes && packed.byteLength > maxShareOfBase * packText(text, null).byteLength
}
