import type { Extraction } from '@galley/resume/import/extraction'
import type { PageSize } from '@galley/resume/import/pdf-text'

/** What the reading process answers. */
export type ReaderSaid =
  | (Pick<Extraction, 'data' | 'fields' | 'unread'> & {
      readonly kind: 'read'
      readonly pages: readonly PageSize[]
      readonly isCut: boolean
    })
  | { readonly kind: 'refused'; readonly why: 'encrypted' | 'broken' | 'too many pages' | 'without text' }
