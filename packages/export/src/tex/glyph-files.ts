// Which files of tex/dist a text needs: the fonts of Greek, Cyrillic and more. Nothing of their names is assumed but
// `resume-glyphs.def` and `<encoding><family>.fd`: each file names the next.
import type { ReadTexFile } from './read-tex-file.ts'
import { normalized } from '@galley/resume/text/normalized'

/** It goes with the fonts; without it they stay behind. */
const licence = 'fonts-urw-base35.txt'
/** LaTeX checks at the beginning that each encoding has this family (`\rs@encoding` in resume-glyphs.def). */
const substitute = 'qtm'
/** LaTeX's names of the class's fonts: `\rs_family:n` in resume.cls. */
const families: ReadonlyMap<string, string> = new Map(
  Object.entries({
    lm: 'lmr',
    lmsans: 'lmss',
    pagella: 'qpl',
    termes: 'qtm',
    schola: 'qcs',
    bonum: 'qbk',
    heros: 'qhv',
    adventor: 'qag',
  }),
)

export interface GlyphFiles {
  readonly names: readonly string[]
  /** Characters that the class can't set where these files are missing. */
  readonly isLacking: boolean
}

/** `fonts`: the class's names of those that the document is set in. */
export function glyphFiles(shown: string, fonts: readonly string[], read: ReadTexFile): GlyphFiles {
  const table = textOf(read('resume-glyphs.def'))
  if (table === '') return { names: [], isLacking: /[\u0370-\u052f]/.test(shown) }
  const encodings = encodingsOf(shown, table)
  if (encodings.length === 0) return { names: [], isLacking: false }
  if (!read(licence)) return { names: [], isLacking: true }
  const used = new Set(fonts.flatMap((font) => families.get(font) ?? []))
  // What is set in none of the class's fonts gets the substitute's letters.
  if (setsOtherFonts.test(shown)) used.add(substitute)
  const all = [...new Set(Array.from(table.matchAll(/\\rs@encoding\{(\w+)\}/g), ([, encoding]) => encoding!))]
  const names = new Set(['resume-glyphs.def', licence])
  for (const encoding of all) names.add(definition(encoding, substitute))
  for (const encoding of encodings)
    for (const family of used) for (const name of fontFiles(definition(encoding, family), read)) names.add(name)
  return { names: [...names], isLacking: false }
}

const setsOtherFonts = /\\(?:texttt|ttfamily|textsf|sffamily|fontfamily|usefont|verb|usepackage)(?![A-Za-z@])/
const definition = (encoding: string, family: string) => `${encoding.toLowerCase()}${family}.fd`
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes ?? new Uint8Array())

function encodingsOf(shown: string, table: string): string[] {
  const rows = Array.from(
    table.matchAll(/\\rsC\{(.)\}\{(\w+)\}/gu),
    ([, char, encoding]) => [char!, encoding!] as const,
  )
  const byCharacter = new Map(rows)
  for (const [, char = '', , drawing = ''] of table.matchAll(/\\rsS\{(.)\}\{(\w+)\}\{(.)\}/gu))
    byCharacter.set(char, byCharacter.get(drawing) ?? '')
  const found = new Set(Array.from(normalized(shown, 'NFC'), (char) => byCharacter.get(char) ?? ''))
  return [...found].filter((encoding) => encoding !== '')
}

/** The definition of a family, and the metrics, the encodings and the shapes that it names. */
function fontFiles(name: string, read: ReadTexFile): string[] {
  const text = textOf(read(name))
  if (text === '') return []
  const metrics = Array.from(text.matchAll(/<->([\w-]+)/g), ([, font]) => `${font}.tfm`)
  const embedded = Array.from(text.matchAll(/<([\w-]+\.(?:enc|pfb))/g), ([, file]) => file!)
  return [name, ...metrics, ...embedded]
}
