// A zip that is written while its files are made, for more than fits in memory.
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipFile {
  /** A path with `/` between folders. */
  name: string
  bytes: Uint8Array
}

/** Of no use to compress again. */
const compressed = /\.(?:pdf|zip|jpg|png)$/

/** The zip's bytes, in parts. Returning early stops `files`, too. */
export async function* zipStream(files: AsyncIterable<ZipFile>, mtime: Date): AsyncGenerator<Uint8Array> {
  let parts: Uint8Array[] = []
  let failed: Error | null = null
  const zip = new Zip((error, part) => {
    if (error) failed = error
    else parts.push(part)
  })
  function* take() {
    if (failed) throw failed
    const ready = parts
    parts = []
    yield* ready
  }
  for await (const { name, bytes } of files) {
    const entry = compressed.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    entry.mtime = mtime
    zip.add(entry)
    entry.push(bytes, true)
    yield* take()
  }
  zip.end()
  yield* take()
}
