import { normalized } from './normalized.ts'

/** For comparison with tables: no accents, no capitals, nothing but letters and figures, one space between words. */
export function plainWords(text: string): string {
  return normalized(text, 'NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/['’`.]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
}
