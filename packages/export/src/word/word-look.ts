// How a document of the class looks, in the terms of a Word file: the nearest fonts that computers come with, the
// theme's colour, sizes and paper.
import { lookOf } from '@galley/resume/class-options'
import { accentColors, themeDefaults } from '@galley/resume/look-choices'

/** Word shows another font where one is missing: these come with Windows, macOS or Office. */
const fontNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    lm: 'Cambria',
    lmsans: 'Calibri',
    pagella: 'Palatino Linotype',
    termes: 'Times New Roman',
    schola: 'Century Schoolbook',
    bonum: 'Bookman Old Style',
    heros: 'Arial',
    adventor: 'Century Gothic',
  }),
)

export interface WordLook {
  /** Six hexadecimal digits. */
  readonly accent: string
  readonly font: string
  /** In half points, as Word counts them. */
  readonly size: number
  /** In twips, a twentieth of a point. */
  readonly margin: number
  readonly page: { readonly width: number; readonly height: number }
  readonly isCentred: boolean
}

const twipsPerMm = 56.6929
const a4 = { width: 11_906, height: 16_838 }
const letter = { width: 12_240, height: 15_840 }

export function wordLookOf(latex: string): WordLook {
  const { own = {}, sizePt = 10, marginMm = 18 } = lookOf(latex) ?? {}
  const theme = themeDefaults[own['theme'] ?? ''] ? own['theme']! : 'classic'
  const { accent, font } = themeDefaults[theme]!
  const wanted = own['accent'] ?? accent
  return {
    accent: accentColors[wanted] ?? (/^[0-9a-f]{6}$/i.test(wanted) ? wanted.toUpperCase() : accentColors[accent]!),
    font: fontNames.get(own['font'] ?? '') ?? fontNames.get(font)!,
    // A half-point smaller is another page in TeX; Word's own fonts run wider.
    size: Math.min(28, Math.max(16, Math.round(sizePt * 2))),
    margin: Math.round(Math.min(50, Math.max(5, marginMm)) * twipsPerMm),
    page: own['paper'] === 'a4' ? a4 : letter,
    isCentred: theme === 'classic',
  }
}

/** A tag with a region, as Word wants it: "de" → "de-DE". */
export function wordLanguage(language: string): string {
  try {
    const { language: code, region } = new Intl.Locale(language).maximize()
    return region === undefined ? code : `${code}-${region}`
  } catch {
    return 'en-US'
  }
}
