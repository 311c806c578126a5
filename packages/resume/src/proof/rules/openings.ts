// The verb that a bullet begins with, and its form.
import { canBeVerb, isOnlyVerb, verbForms, type TaggedWord, type VerbForm, type VerbForms } from '../english.ts'
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
  // "Check-ins", "Interviewing, records", "CONTACT".
  if (!forms || text.slice(word.end, next.start) !== ' ' || /^\p{Lu}{2}/u.test(word.text)) return null
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

/** Behind "and" or a comma. */
export const isJoined = (text: string, before: TaggedWord | undefined, { start }: TaggedWord): boolean =>
  /^(?:and|or|&)$/i.test(before?.text ?? '') || /,\s*$/.test(text.slice(0, start))

const isFormOfVerb = (word: string, form: VerbForm): boolean => {
  const forms = verbForms(word)
  return forms !== null && forms[form] === word && canBeVerb(forms.base)
}

/** Another verb of the same form would have to change with it: also what may be one, as in "and report damage". */
export const hasSecondVerb = ({ text, tagged }: ReadPiece, form: VerbForm): boolean =>
  tagged.some((word, index) => {
    const before = tagged[index - 1]
    if (index === 0 || /^to$/i.test(before?.text ?? '')) return false
    const isVerb = isAny(word, 'Infinitive', 'Gerund', 'PresentTense')
    return isVerb || (isJoined(text, before, word) && isFormOfVerb(word.text, form))
  })
