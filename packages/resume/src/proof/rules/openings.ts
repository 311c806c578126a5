// The verb that a bullet begins with, and its form.
import { isOnlyVerb, verbForms, type TaggedWord, type VerbForm, type VerbForms } from '../english.ts'
import type { ReadPiece } from './rule-context.ts'

export interface Opening {
  readonly word: TaggedWord
  readonly forms: VerbForms
  readonly form: VerbForm
}

export const isAny = (word: TaggedWord | undefined, ...tags: readonly string[]) =>
  tags.some((tag) => word?.tags.has(tag))
export const beginsObject = ['Determiner', 'Value', 'Possessive', 'Adjective']

/** Null where the bullet begins with anything that might be a noun. */
export function openingOf({ kind, tagged, text }: ReadPiece): Opening | null {
  const [word, next] = tagged
  if (kind !== 'bullet' || !word || word.start > 0 || !next) return null
  const forms = verbForms(word.text)
  if (!forms || /^[^\p{L}]*-/u.test(text.slice(word.end))) return null
  const form = formOf(word, next, forms)
  return form && { word, forms, form }
}

function formOf(word: TaggedWord, next: TaggedWord, forms: VerbForms): VerbForm | null {
  const form = (['past', 'gerund', 'third', 'base'] as const).find((one) => forms[one] === word.text.toLowerCase())
  return form && isVerbHere[form](word, next) ? form : null
}

const hasObject = (next: TaggedWord) => isAny(next, ...beginsObject)
const isVerbHere: Readonly<Record<VerbForm, (word: TaggedWord, next: TaggedWord) => boolean>> = {
  // "Assisted living" is a noun.
  past: (word, next) => !next.text.endsWith('ing') && (isAny(word, 'PastTense') || hasObject(next)),
  gerund: (word, next) => isAny(word, 'Gerund') && hasObject(next),
  third: (word, next) =>
    isAny(word, 'PresentTense') && !isAny(next, 'Verb') && (hasObject(next) || isAny(next, 'Noun')),
  base: (word, next) =>
    (isAny(word, 'Infinitive', 'Imperative') && hasObject(next)) ||
    // "Record sales" is a noun with another before it.
    (isAny(word, 'Infinitive') && isAny(next, 'Plural') && isOnlyVerb(word.text.toLowerCase())),
}

/** Another verb of the same form would have to change with it. */
export const hasSecondVerb = ({ tagged }: ReadPiece): boolean =>
  tagged.some((word, index) => {
    const before = tagged[index - 1]
    return index > 0 && isAny(word, 'Infinitive', 'Gerund', 'PresentTense') && !/^to$/i.test(before?.text ?? '')
  })
