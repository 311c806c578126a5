// An untrusted zip, unpacked piece by piece: its declared sizes are ignored, its output is counted.
import type { ImportRefusal } from '@galley/contract/worker-wire'
import { Unzip, UnzipInflate } from 'fflate'
import { refused } from './reader-output.ts'

export const zipLimits = { entries: 5_000, unpackedBytes: 24 * 1024 * 1024 } as const
/** A thousand times as much can come out of a piece. */
const pieceBytes = 16 * 1024

export type UnpackOutcome =
  | { readonly kind: 'unpacked'; readonly names: readonly string[]; readonly files: ReadonlyMap<string, Uint8Array> }
  | ImportRefusal

/** All names, and the bytes of those files that are wanted; others are passed over. */
export function unpack(zip: Uint8Array, isWanted: (name: string) => boolean): UnpackOutcome {
  const names: string[] = []
  const files = new Map<string, Uint8Array[]>()
  let bytes = 0
  let isBroken = false
  const isTooMuch = () => bytes > zipLimits.unpackedBytes || names.length > zipLimits.entries
  const unzip = new Unzip((file) => {
    names.push(file.name)
    if (isTooMuch() || !isWanted(file.name)) return
    const pieces: Uint8Array[] = []
    files.set(file.name, pieces)
    file.ondata = (error, piece) => {
      if (error) isBroken = true
      else if ((bytes += piece.length) <= zipLimits.unpackedBytes) pieces.push(piece)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < zip.length && !isTooMuch() && !isBroken; at += pieceBytes)
      unzip.push(zip.subarray(at, at + pieceBytes), at + pieceBytes >= zip.length)
  } catch {
    isBroken = true
  }
  if (isTooMuch()) return refused('file_too_long')
  if (isBroken || names.length === 0) return refused('file_unreadable')
  return {
    kind: 'unpacked',
    names,
    files: new Map(Array.from(files, ([name, pieces]) => [name, Buffer.concat(pieces)])),
  }
}
