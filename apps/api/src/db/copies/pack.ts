// A folder as one compressed file, by the system's tar.
import { spawn, type ChildProcess } from 'node:child_process'
import { createReadStream, createWriteStream } from 'node:fs'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { forceToDisk } from './durable-files.ts'

/** Resolves when the file is on the disk. The folder must not change meanwhile. */
export async function packFolder(folder: string, file: string): Promise<void> {
  const tar = spawn('tar', ['-c', '-C', folder, '.'], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = endOf(tar)
  await Promise.all([
    ended,
    pipeline(tar.stdout, createZstdCompress(), createWriteStream(file, { flags: 'wx', mode: 0o600 })),
  ])
  await forceToDisk(file)
}

/** Into a folder that exists. Its files belong to the user who unpacks them. */
export async function unpackInto(file: string, folder: string): Promise<void> {
  const tar = spawn('tar', ['-x', '--no-same-owner', '-C', folder], { stdio: ['pipe', 'ignore', 'pipe'] })
  const ended = endOf(tar)
  // tar reads no further than the end of the archive; the file is read to its own end, where a cut shows.
  tar.stdin.on('error', () => {})
  const read = pipeline(createReadStream(file), createZstdDecompress(), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) await writeWhereOpen(tar.stdin, chunk)
    tar.stdin.end()
  })
  await Promise.all([ended, read])
}

async function writeWhereOpen(input: Writable, chunk: Buffer): Promise<void> {
  if (!input.writable || input.write(chunk) || input.destroyed) return
  await new Promise<void>((resolve) => {
    input.once('drain', resolve)
    input.once('close', resolve)
  })
}

/** Rejects with what it said where it did not succeed. */
function endOf(child: ChildProcess): Promise<void> {
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Error('The program tar could not be started.', { cause: error })))
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`tar failed: ${said.trim()}`))))
  })
}
