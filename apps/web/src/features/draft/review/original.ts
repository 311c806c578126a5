// What a read file looks like: its own PDF, the one that its LaTeX became, or its text on pages.
import type { Imported, PageText } from '@galley/contract/import'

export type Original =
  | { readonly kind: 'pdf'; readonly bytes: Promise<Uint8Array> }
  | { readonly kind: 'text'; readonly pages: Imported['pages']; readonly items: readonly PageText[] }

/** Null where there are no pages: a list of values looks like nothing. */
export function originalOf(found: Imported, file: Blob): Original | null {
  if (found.pdf !== null) return { kind: 'pdf', bytes: Promise.resolve(fromBase64(found.pdf)) }
  if (found.page_text.length > 0) return { kind: 'text', pages: found.pages, items: found.page_text }
  if (found.source !== 'pdf' && found.source !== 'linkedin_pdf') return null
  return { kind: 'pdf', bytes: file.arrayBuffer().then((buffer) => new Uint8Array(buffer)) }
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
