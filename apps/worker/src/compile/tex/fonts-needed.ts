// How much of its fonts a document needs. The small cut is read much faster; what it lacks is seen in the log.
import { LRUCache } from 'lru-cache'
import type { Fonts } from './tex-command.ts'

/** Letters that western European languages do without. */
const european = /[\u0100-\u0151\u0154-\u017f]/
/** Letters that European languages in Latin script do without, as characters and as commands. */
const further =
  /[\u0180-\u02ff\u0370-\u1fff]|\\(?:[vkHurcd]|[lL]|dj|DJ|ng|NG|fontencoding|usefont|symbol|char)(?![A-Za-z@])|\\[=.]/
/**
 * A document set in fonts that were cut for previews. Any other may need one that only the long table of fonts has, and
 * would be run twice.
 */
const hasCutFonts =
  /\{(?:resume|moderncv)\}|\blmodern\b|\btg(?:termes|heros|pagella|schola|bonum|adventor|cursor|chorus)\b|\{(?:lm[rst][a-z]{0,3}|q(?:tm|hv|pl|cs|bk|ag|cr|zc))\}/
const lacking = /glyph `[^'\n]{1,80}' undefined|Font [^\n]{1,200} at \d{1,6} not found/

/** What a text shows by itself. */
export function fontsOf(source: string): Fonts {
  if (further.test(source) || !hasCutFonts.test(source)) return 'all'
  return european.test(source) ? 'latin' : 'basic'
}

export interface FontsNeeded {
  of(document: { source: string; key: string | null }): Fonts
  /**
   * Whether a run with a smaller cut left characters out, or found no font; the document then gets the whole fonts from
   * now on.
   */
  hasMissed(document: { key: string | null; fonts: Fonts; log: string }): boolean
}

const maxDocuments = 1_000

export function createFontsNeeded(): FontsNeeded {
  /** Documents whose text does not show that they need more. */
  const known = new LRUCache<string, true>({ max: maxDocuments })
  return {
    of: ({ source, key }) => (key !== null && known.get(key) ? 'all' : fontsOf(source)),
    hasMissed({ key, fonts, log }) {
      if (fonts === 'all' || !lacking.test(log)) return false
      if (key !== null) known.set(key, true)
      return true
    },
  }
}
