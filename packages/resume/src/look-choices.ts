// What the options of the class may say: the lists in tex/class/resume.cls, and what each theme has of itself.
import { documentLanguages } from '@galley/contract/variants'
import { lookup } from './text/lookup.ts'

/** The colours that have names, as six hexadecimal digits. */
export const accentColors = lookup<string>({
  black: '1A1A1A',
  navy: '1F3A5F',
  blue: '1D5FAA',
  teal: '0F6B6B',
  forest: '2A5B3A',
  olive: '5F6128',
  rust: 'A3471F',
  burgundy: '7A1F2E',
  plum: '5B2A5E',
  slate: '3F4C5A',
})

export const accents: readonly string[] = Object.keys(accentColors)
export const fonts = ['lm', 'lmsans', 'pagella', 'termes', 'schola', 'bonum', 'heros', 'adventor'] as const
export const densities = ['tight', 'normal', 'airy'] as const
export const papers = ['letter', 'a4'] as const
/** Those that the class knows the months of; it takes any. */
export const languages: readonly string[] = documentLanguages

export interface ThemeDefaults {
  readonly accent: string
  readonly font: (typeof fonts)[number]
  readonly sizePt: number
  readonly marginMm: number
}

/** \rsdefaults in tex/class/resume-theme-*.def. */
export const themeDefaults = lookup<ThemeDefaults>({
  classic: { accent: 'black', font: 'pagella', sizePt: 10.2, marginMm: 18 },
  modern: { accent: 'blue', font: 'heros', sizePt: 9.4, marginMm: 17 },
  compact: { accent: 'slate', font: 'termes', sizePt: 9.6, marginMm: 13 },
  academic: { accent: 'burgundy', font: 'schola', sizePt: 10, marginMm: 21 },
  sidebar: { accent: 'teal', font: 'heros', sizePt: 9.5, marginMm: 16 },
  executive: { accent: 'navy', font: 'lm', sizePt: 10.6, marginMm: 22 },
  european: { accent: 'navy', font: 'lmsans', sizePt: 10, marginMm: 18 },
  graduate: { accent: 'forest', font: 'schola', sizePt: 10.2, marginMm: 18 },
  creative: { accent: 'plum', font: 'adventor', sizePt: 9.2, marginMm: 17 },
  federal: { accent: 'black', font: 'termes', sizePt: 11, marginMm: 24 },
  timeline: { accent: 'rust', font: 'pagella', sizePt: 9.8, marginMm: 17 },
  swiss: { accent: 'black', font: 'heros', sizePt: 9.3, marginMm: 19 },
})
export const themes: readonly string[] = Object.keys(themeDefaults)
