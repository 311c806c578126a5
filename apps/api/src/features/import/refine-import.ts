// A second reading by a language model, where one is configured and the rules are unsure. It points at lines and the
// text is copied from them; on any failure, the rules' reading stands. It costs no credit.
import type { Extraction, SourceLine } from '@galley/contract/import'
import {
  applyPointers,
  fieldList,
  isUnsure,
  numberedLines,
  readPointers,
  shownLines,
} from '@galley/import/pointers/pointers'
import type { LineReader } from '../../adapters/llm/line-reader.port.ts'

interface Read {
  extraction: Extraction
  lines: readonly SourceLine[]
}

export async function refineImport(read: Read, reader: LineReader | null, signal: AbortSignal): Promise<Extraction> {
  const { resume_data: data, fields, unread } = read.extraction
  const reading = { data, fields, unread }
  const lines = shownLines(read.lines)
  if (reader === null || lines.length === 0 || !isUnsure(reading)) return read.extraction
  const reply = await reader.look(numberedLines(lines), fieldList(reading), signal).catch(() => '')
  const refined = applyPointers(reading, lines, readPointers(reply))
  return {
    ...read.extraction,
    resume_data: refined.data,
    fields: [...refined.fields],
    unread: [...refined.unread],
  }
}
