// Labels of forms as their tables have them: without accents, strokes and apostrophes, in lower case.
import { plainWords } from '@galley/resume/text/plain-words'

/** Letters that no accent is taken from: the tables have them without their strokes. */
const strokes = new Map([
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ı', 'i'],
])
/** "l’employeur" is two words. */
export const labelKey = (text: string): string =>
  plainWords(text.replace(/['’`]/g, ' ')).replace(/[łøđı]/g, (letter) => strokes.get(letter)!)
