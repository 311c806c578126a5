// The diagnostics of a document that made a PDF travel in a header, as base64 of JSON, because the body is the PDF.
import type { Diagnostic } from '@galley/contract/latex'

/** Proxies limit the size of all headers together, often to 8 KiB. */
const headerBytes = 5_500
const messageChars = 600
const hintChars = 200

/**
 * As many remarks as fit, then as many of their fixes as still fit; where remarks are left out, the last line says how
 * many.
 */
export function diagnosticsHeader(diagnostics: readonly Diagnostic[]): string {
  const count = howManyFit(diagnostics)
  let kept = [...diagnostics.slice(0, count).map(shorten), ...more(diagnostics.length - count)]
  for (const [index, { fix }] of diagnostics.slice(0, count).entries()) {
    if (fix === undefined) continue
    const withFix = kept.map((one, at) => (at === index ? { ...one, fix } : one))
    if (encode(withFix).length <= headerBytes) kept = withFix
  }
  return encode(kept)
}

function howManyFit(diagnostics: readonly Diagnostic[]): number {
  const shortened = diagnostics.map(shorten)
  let count = shortened.length
  while (count > 0 && encode([...shortened.slice(0, count), ...more(shortened.length - count)]).length > headerBytes)
    count -= 1
  return count
}

const more = (left: number): Diagnostic[] =>
  left > 0
    ? [
        {
          line: null,
          severity: 'info',
          message: left === 1 ? 'And 1 more note.' : `And ${left} more notes.`,
          hint: null,
        },
      ]
    : []

const encode = (kept: readonly Diagnostic[]) => Buffer.from(JSON.stringify(kept)).toString('base64')

const shorten = ({ line, severity, message, hint }: Diagnostic): Diagnostic => ({
  line,
  severity,
  message: message.slice(0, messageChars),
  hint: hint?.slice(0, hintChars) ?? null,
})
