// What the compiler remarked about a page, as a response with a PDF carries it.
import { diagnostic, type Diagnostic } from '@galley/contract/latex'
import { z } from 'zod'

const fromHeader = z.array(diagnostic)

export function readDiagnostics({ headers }: Response): Diagnostic[] {
  const header = headers.get('x-diagnostics')
  if (!header) return []
  const bytes = Uint8Array.from(atob(header), (character) => character.charCodeAt(0))
  return fromHeader.catch([]).parse(JSON.parse(new TextDecoder().decode(bytes)))
}

/** Which letters of the text are not on the page, in words; null where all are. */
export function missingLettersIn(diagnostics: readonly Diagnostic[]): string | null {
  const messages = diagnostics.flatMap(({ about, message }) => (about === 'missing_characters' ? [message] : []))
  return messages.length === 0 ? null : [...new Set(messages)].join('. ')
}
