// Reads an untrusted PDF into the form's data.
import { extraction } from '@galley/contract/import'
import { sourceLines, type ExtractAnswer } from '@galley/contract/worker-wire'
import type { Refusal } from './recognise/file-said.ts'
import type { UploadReader } from './reader/start-reader.ts'

export type Extractor = (pdf: Uint8Array, signal: AbortSignal) => Promise<ExtractAnswer>

type Why = Extract<ExtractAnswer, { kind: 'refused' }>['why']
const whys: Partial<Record<Refusal, Why>> = {
  pdf_encrypted: 'encrypted',
  pdf_too_long: 'too_long',
  pdf_without_text: 'without_text',
  busy: 'busy',
  sandbox_unavailable: 'sandbox_unavailable',
}

export const createExtractor =
  (read: UploadReader): Extractor =>
  async (pdf, signal) => {
    const said = await read(pdf, 'pdf', signal)
    if (said.kind === 'refused') return { kind: 'refused', why: whys[said.why] ?? 'unreadable' }
    const { data, fields, unread, pages, isCut, lines } = said
    // The reader's output is untrusted: it passes the form's schema, or it is dropped.
    const found = extraction.safeParse({ resume_data: data, fields, unread, pages, is_cut: isCut })
    if (!found.success) return { kind: 'refused', why: 'unreadable' }
    return { kind: 'read', extraction: found.data, lines: sourceLines.catch([]).parse(lines) }
  }
