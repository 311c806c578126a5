import type { ImportAnswer } from '@galley/contract/worker-wire'
import type { ImportSource, PageText } from '@galley/contract/import'
import type { Extraction } from '@galley/import/pdf/fields/extraction'
import type { PageSize } from '@galley/import/pdf/layout/pdf-text'

export type Refusal = Extract<ImportAnswer, { kind: 'refused' }>['why']

/** `pdf`: nothing else is taken. `own`: a PDF that Galley's class set. `any`: whatever it is. */
export type ReadAs = 'pdf' | 'own' | 'any'

/** How the reading process ends where it fails by a mistake of its own, and not at a limit. */
export const crashCode = 70

/** The reading process's output. */
export type ReaderOutput =
  | (Pick<Extraction, 'data' | 'fields' | 'unread' | 'lines'> & {
      readonly kind: 'read'
      readonly source: ImportSource
      readonly pages: readonly PageSize[]
      readonly pageText: readonly PageText[]
      readonly isCut: boolean
      /** Its text, to be compiled, and without icons if it has some: what is read here is only what its source says. */
      readonly latex?: readonly string[]
    })
  | { readonly kind: 'refused'; readonly why: Refusal }
