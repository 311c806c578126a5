// Reads a resume's file of any kind into the form's data. What it is, is told from its content, never from its name.
import type { ImportAnswer } from '@galley/contract/worker-wire'
import type { Extractor } from './extract.ts'

interface GivenFile {
  readonly bytes: Uint8Array
  /** Whose it is. */
  readonly userKey: string
}
export type Importer = (file: GivenFile, signal: AbortSignal) => Promise<ImportAnswer>

const whys = {
  without_text: 'pdf_without_text',
  encrypted: 'pdf_encrypted',
  too_long: 'pdf_too_long',
  unreadable: 'pdf_unreadable',
  busy: 'busy',
  sandbox_unavailable: 'sandbox_unavailable',
} as const

export function createImporter({ extract }: { extract: Extractor }): Importer {
  return async ({ bytes }, signal) => {
    if (bytes.length === 0) return { kind: 'refused', why: 'empty_file' }
    if (!Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) return { kind: 'refused', why: 'unknown_kind' }
    const answer = await extract(bytes, signal)
    if (answer.kind === 'refused') return { kind: 'refused', why: whys[answer.why] }
    return { kind: 'read', extraction: answer.extraction, file: { source: 'pdf', page_text: [], pdf: null } }
  }
}
