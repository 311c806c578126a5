// Texts of a project are stored in UTF-8, whatever they were written in.

/** The names that inputenc has for older encodings. */
const encodings = new Map([
  ['latin1', 'windows-1252'],
  ['ansinew', 'windows-1252'],
  ['cp1252', 'windows-1252'],
  ['latin2', 'iso-8859-2'],
  ['latin3', 'iso-8859-3'],
  ['latin4', 'iso-8859-4'],
  ['latin5', 'windows-1254'],
  ['latin9', 'iso-8859-15'],
  ['latin10', 'iso-8859-16'],
  ['cp1250', 'windows-1250'],
  ['cp1251', 'windows-1251'],
  ['koi8-r', 'koi8-r'],
  ['koi8-u', 'koi8-u'],
  ['applemac', 'macintosh'],
])
const fallback = 'windows-1252'
/** Its groups: what stands before the encoding, and the encoding. */
const inputEncoding = /(\\(?:usepackage|RequirePackage)\s*\[)\s*([\w-]+)\s*(?=\]\s*\{inputenc\})/

/** Null where the bytes are not UTF-8. */
export function asUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

export const asLatin1 = (bytes: Uint8Array): string => new TextDecoder(fallback).decode(bytes)

/** The texts of one project. Where one of them is not UTF-8 all become it, and say so. */
export function projectTexts(contents: ReadonlyMap<string, Uint8Array>): Map<string, string> {
  const texts = Array.from(contents, ([path, bytes]) => ({ path, bytes, text: asUtf8(bytes) }))
  const isUtf8 = texts.every(({ text }) => text !== null)
  const encoding = isUtf8 ? fallback : namedIn(texts.map(({ text, bytes }) => text ?? asLatin1(bytes)))
  return new Map(
    texts.map(({ path, bytes, text }) => {
      const decoded = text ?? new TextDecoder(encoding).decode(bytes)
      return [path, isUtf8 ? decoded : sayingUtf8(decoded)]
    }),
  )
}

/** The encoding that one of the texts names. */
function namedIn(texts: readonly string[]): string {
  const named = texts.flatMap((text) => encodings.get(inputEncoding.exec(text)?.[2] ?? '') ?? [])
  return named[0] ?? fallback
}

const sayingUtf8 = (latex: string): string =>
  latex.replace(inputEncoding, (whole, before: string, named: string) =>
    encodings.has(named) ? `${before}utf8` : whole,
  )
