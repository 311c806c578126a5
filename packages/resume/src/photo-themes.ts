import type { TemplateId } from './templates.ts'

/** Themes with a place for `\photo`. The others leave it out: beside their text a picture would split what is read. */
const photoThemes: ReadonlySet<TemplateId> = new Set<TemplateId>(['sidebar', 'european'])

export const showsPhoto = (theme: TemplateId): boolean => photoThemes.has(theme)
