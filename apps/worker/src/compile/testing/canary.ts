// A world-readable file with a secret, and the check whether anything of it leaked.
import { createHash } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TexRun } from '../tex/tex-results.ts'
import { inflateStreams, read } from './pages.ts'

const secret = 'CANARY4d1f'
/** A length that is nothing else's. */
const text = `${secret} is a secret\n${'and more of it\n'.repeat(900)}`

const picture = (() => {
  const stream = `BT /F1 12 Tf 20 20 Td (${secret}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)
  let at = '%PDF-1.4\n'.length
  const places = objects.map((object) => {
    const place = String(at).padStart(10, '0')
    at += object.length
    return `${place} 00000 n \n`
  })
  return `%PDF-1.4\n${objects.join('')}xref\n0 6\n0000000000 65535 f \n${places.join('')}trailer << /Size 6 /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`
})()

/** How the worker's own file begins that one of the attacks opens. */
const ownWords = readFileSync(new URL('attacks.ts', import.meta.url), 'utf8').slice('// '.length, 20)

export function plantCanary() {
  const folder = mkdtempSync(join(tmpdir(), 'galley-canary-'))
  const path = join(folder, 'secret.txt')
  chmodSync(folder, 0o777)
  writeFileSync(path, text, { mode: 0o644 })
  writeFileSync(join(folder, 'secret.pdf'), picture, { mode: 0o644 })
  const md5 = createHash('md5').update(text).digest('hex').toUpperCase()
  const traces = [
    secret,
    Buffer.from(secret).toString('hex').toUpperCase(),
    md5,
    `SIZE[${text.length}]`,
    'DATE[D:',
    'FOUND[it]',
    'root:x:',
    ownWords,
  ]
  return {
    folder,
    path,
    /**
     * What of the secret shows in anything that a run left: the log and every file, the PDF as it is, unpacked, and as
     * text.
     */
    async tracesIn({ log, pdf, synctex, carried }: TexRun): Promise<string[]> {
      const seen = pdf === null ? [] : [pdf.toString('latin1'), inflateStreams(pdf), await read(pdf)]
      const all = [log, synctex ?? '', ...Object.values(carried).map((bytes) => bytes.toString('latin1')), ...seen]
      // What the document says itself, in an error's lines, is no leak.
      const output = all.join('\n').replaceAll(/\\edef ?\\x ?\{.*|\\message ?\{FOUND.*|(?:^|\n)l\.\d+ .*/g, '')
      return traces.filter((trace) => output.includes(trace))
    },
    isUntouched: () =>
      readFileSync(path, 'utf8') === text && readdirSync(folder).toSorted().join() === 'secret.pdf,secret.txt',
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
