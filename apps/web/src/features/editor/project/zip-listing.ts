// What a zip says that it holds, and one file of it at a time. Nothing is believed: what comes out is counted, and ends
// where it is more than the zip said.
import { Inflate } from 'fflate'
import { asLatin1, asUtf8 } from './text-encoding.ts'

export interface ZippedFile {
  readonly path: string
  /** As the zip says. */
  readonly bytes: number
  readonly isReadable: boolean
  readonly isDeflated: boolean
  /** Where the file's own header begins, and how long its content is in the zip. */
  readonly at: number
  readonly packedBytes: number
}

/** A listing with more is not read to its end. */
const maxListed = 20_000
const signs = { file: 0x04034b50, listed: 0x02014b50, end: 0x06054b50 } as const
const sizes = { file: 30, listed: 46, end: 22, comment: 0xffff } as const
const flags = { encrypted: 0x1 } as const
const methods = { stored: 0, deflated: 8 } as const

/** The files that a zip lists, folders left out; null where it has no listing that can be read. */
export function listZip(zip: Uint8Array): ZippedFile[] | null {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const end = findEnd(view)
  if (end === null) return null
  const files: ZippedFile[] = []
  let at = view.getUint32(end + 16, true)
  const count = Math.min(view.getUint16(end + 10, true), maxListed)
  for (let index = 0; index < count; index += 1) {
    if (at + sizes.listed > end || view.getUint32(at, true) !== signs.listed) return null
    const nameBytes = view.getUint16(at + 28, true)
    const path = nameOf(zip.subarray(at + sizes.listed, at + sizes.listed + nameBytes))
    const method = view.getUint16(at + 10, true)
    if (!path.endsWith('/'))
      files.push({
        path,
        bytes: view.getUint32(at + 24, true),
        isReadable:
          (view.getUint16(at + 8, true) & flags.encrypted) === 0 &&
          (method === methods.stored || method === methods.deflated),
        isDeflated: method === methods.deflated,
        at: view.getUint32(at + 42, true),
        packedBytes: view.getUint32(at + 20, true),
      })
    at += sizes.listed + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return files
}

/** It stands at the end, with a comment behind it at most. */
function findEnd(view: DataView): number | null {
  const last = view.byteLength - sizes.end
  for (let at = last; at >= 0 && at >= last - sizes.comment; at -= 1)
    if (view.getUint32(at, true) === signs.end) return at
  return null
}

const nameOf = (bytes: Uint8Array) => (asUtf8(bytes) ?? asLatin1(bytes)).replaceAll('\\', '/')

/** A thousand times as much can come out of a piece. */
const pieceBytes = 4 * 1024

/** The content of a file; null where it is not what the zip says, or can't be read. */
export function unzipped(zip: Uint8Array, { at, bytes, isReadable, isDeflated, packedBytes }: ZippedFile) {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  if (!isReadable || at + sizes.file > zip.length || view.getUint32(at, true) !== signs.file) return null
  const from = at + sizes.file + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  const packed = zip.subarray(from, from + packedBytes)
  if (packed.length !== packedBytes) return null
  if (!isDeflated) return packedBytes === bytes ? packed.slice() : null
  return inflated(packed, bytes)
}

function inflated(packed: Uint8Array, bytes: number): Uint8Array<ArrayBuffer> | null {
  const content = new Uint8Array(bytes)
  let length = 0
  const inflate = new Inflate((piece) => {
    if (length + piece.length <= bytes) content.set(piece, length)
    length += piece.length
  })
  try {
    for (let from = 0; from < packed.length && length <= bytes; from += pieceBytes)
      inflate.push(packed.subarray(from, from + pieceBytes), from + pieceBytes >= packed.length)
  } catch {
    return null
  }
  return length === bytes ? content : null
}
