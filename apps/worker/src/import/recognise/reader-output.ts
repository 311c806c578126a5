// What the process that reads files returns. It is untrusted: the worker parses it.
import {
  importedFile,
  type ImportSource,
  type PageSize,
  type PageText,
  type UnreadableFile,
} from '@galley/contract/import'
import { importedAnswer, importRefusal, type ImportRefusal } from '@galley/contract/worker-wire'
import type { ResumeReading } from '@galley/import/pdf/fields/resume-reading'
import { z } from 'zod'

/** `any`: whatever it is. `own`: a PDF that Galley's class set. */
export type ReadAs = 'any' | 'own'

/** How the reading process ends where it fails by a mistake of its own, and not at a limit. */
export const crashCode = 70

export const readerOutput = z.discriminatedUnion('kind', [
  importedAnswer.extend({
    /** Only the worker makes a PDF. */
    file: importedFile.extend({ pdf: z.null() }),
    /**
     * Its text, to be compiled, and without icons if it has some: what is read here is only what the source of LaTeX
     * says.
     */
    latex: z.array(z.string()).optional(),
  }),
  importRefusal,
])
export type ReaderOutput = z.infer<typeof readerOutput>

export const refused = (why: UnreadableFile): ImportRefusal => ({ kind: 'refused', why })

interface ShownPages {
  readonly pages: readonly PageSize[]
  readonly pageText: readonly PageText[]
  readonly isCut: boolean
}

/** What has no page: nothing is shown of it. */
const noPages: ShownPages = { pages: [], pageText: [], isCut: false }

export function readAs(
  source: ImportSource,
  { data, fields, unread, lines = [] }: Omit<ResumeReading, 'headings'>,
  { pages, pageText, isCut } = noPages,
) {
  return {
    kind: 'read' as const,
    extraction: { resume_data: data, fields: [...fields], unread: [...unread], pages: [...pages], is_cut: isCut },
    file: { source, page_text: [...pageText], pdf: null },
    lines: [...lines],
  } satisfies ReaderOutput
}
