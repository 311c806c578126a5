// Decodes bytes as text: UTF-8, UTF-16, or the single-byte encodings of older programs, of which the likeliest is
// taken. Null for binary data.
import { oneByteText } from './one-byte-text.ts'

/** Null where it is no text. */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return checked(decoded(bytes.subarray(2), 'utf-16le'))
  if (first === 0xfe && second === 0xff) return checked(decoded(bytes.subarray(2), 'utf-16be'))
  const rest = first === 0xef && second === 0xbb && third === 0xbf ? bytes.subarray(3) : bytes
  const wide = zeroSide(rest)
  if (wide !== null) return checked(decoded(rest, wide))
  const utf8 = decoded(rest, 'utf-8')
  return utf8 === null ? withoutAny(oneByteText(rest)) : checked(utf8)
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** What no text has in it: signs that control a machine. */
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f]/g
const withoutAny = (text: string | null): string | null => (text === null || text.search(controls) >= 0 ? null : text)

/** One, or few of many letters, strayed into it: they are left out. */
const maxControls = 0.01
function checked(text: string | null): string | null {
  if (text === null) return null
  const clean = text.replace(controls, '')
  return text.length - clean.length <= Math.max(1, text.length * maxControls) ? clean : null
}

/** Every other byte of UTF-16 is zero where the text is European. */
function zeroSide(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const head = bytes.subarray(0, 400)
  const zeros = [0, 0]
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2]! += 1
  const many = head.length * 0.35
  if (head.length < 8) return null
  if (zeros[1]! > many && zeros[0]! === 0) return 'utf-16le'
  return zeros[0]! > many && zeros[1]! === 0 ? 'utf-16be' : null
}
