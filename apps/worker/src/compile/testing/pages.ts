// What a reader sees of a run: its pages' pixels and words, and the diagnostics of the source.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { constants, inflateSync } from 'node:zlib'
import { readDiagnostics } from '../diagnostics/log-diagnostics.ts'
import type { TexRun } from '../tex/tex-results.ts'

export interface RunResult {
  code: number | null
  /** Of all pages at 100 dpi, as one fingerprint; null where there is no PDF. */
  pixels: string | null
  text: string | null
  /** The diagnostics, with lines: `4 error Unknown command …`. */
  diagnostics: string[]
}

/** Two runs that compare equal look the same to every reader of the page and the messages. */
export async function see(source: string, run: TexRun | null): Promise<RunResult> {
  const { code = null, pdf = null, log = '' } = run ?? {}
  const [pixels, text] = pdf === null ? [null, null] : await Promise.all([draw(pdf), read(pdf)])
  const diagnostics = readDiagnostics(log, source).map(
    ({ line, severity, message }) => `${line} ${severity} ${message}`,
  )
  return { code, pixels, text, diagnostics }
}

/** The pixels of all pages, as they come from the rasteriser: one PPM after the other. */
export async function draw(pdf: Uint8Array): Promise<string> {
  const pixels = await through('pdftoppm', ['-r', '100', '-'], pdf)
  return `${pixels.length} ${createHash('sha256').update(pixels).digest('hex')}`
}

export const read = async (pdf: Uint8Array): Promise<string> => (await through('pdftotext', ['-', '-'], pdf)).toString()

/** As the file holds the words, as the reader works their order out from where they stand, or line by line. */
export type Way = 'raw' | 'reading' | 'layout'
const optionsOf: Readonly<Record<Way, readonly string[]>> = { raw: ['-raw'], reading: [], layout: ['-layout'] }
export const readAs = async (way: Way, pdf: Uint8Array): Promise<string> =>
  (await through('pdftotext', [...optionsOf[way], '-enc', 'UTF-8', '-', '-'], pdf)).toString()

/**
 * What stands in the streams of a PDF, whether or not anything refers to them: a secret inside one shows. Of streams
 * that are alike, each is unpacked once: a document may have hundreds of thousands of them.
 */
export function inflateStreams(pdf: Buffer): string {
  const text = pdf.toString('latin1')
  const starts = new Map(
    [...text.matchAll(/(?<!end)stream\r?\n/g)].map(({ index, 0: word }) => {
      const start = index + word.length
      return [text.slice(start, text.indexOf('endstream', start)), start]
    }),
  )
  return [...starts.values()]
    .map((start) => {
      try {
        return inflateSync(pdf.subarray(start), { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1')
      } catch {
        return '' // not compressed: it shows as it is
      }
    })
    .join('\n')
}

async function through(program: string, args: string[], input: Uint8Array): Promise<Buffer> {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'] })
  child.stdin.on('error', () => {
    /* it gave up on a PDF that makes no sense */
  })
  child.stdin.end(input)
  const chunks: Buffer[] = []
  for await (const chunk of child.stdout) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
