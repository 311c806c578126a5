// Who speaks of themselves in a language that leaves the pronoun out, or has another for it: by forms of verbs and by
// possessives. English is read in assertions.ts.
import { languageOf, type Language } from '../guard/languages/language-of.ts'

const whole = (words: string): string => String.raw`(?<![\p{L}\d])(?:${words})(?![\p{L}\d])`
const forms: Readonly<Partial<Record<Language, string>>> = {
  de: whole('ich|mir|mich|mein(?:e[mnrs]?)?'),
  fr: `${whole('je|me|moi|mon|ma|mes')}|(?<![\\p{L}\\d])[jm]['’]`,
  es: whole(
    String.raw`yo|mi|mis|me|tengo|soy|estoy|he|hice|hago|fui|voy|llevo|sé|hablo|trabajo|vivo|aprendo|uso|conozco|\p{L}{3,}(?:é|í)`,
  ),
  it: whole(String.raw`io|mio|mia|miei|mie|mi|ho|sono|faccio|lavoro|parlo|abito|uso|conosco|\p{L}{3,}(?:ai|ii)`),
  pt: whole(
    String.raw`eu|meu|minha|meus|minhas|me|tenho|sou|estou|fiz|fui|faço|trabalho|falo|moro|sei|uso|\p{L}{3,}ei`,
  ),
  nl: whole('ik|mij|mijn'),
  pl: whole(
    String.raw`ja|mnie|mi|mój|moja|moje|mam|jestem|umiem|znam|mówię|pracuję|mieszkam|robię|\p{L}{3,}(?:łem|łam)`,
  ),
}
const patterns = new Map(Object.entries(forms).map(([language, words]) => [language, new RegExp(words, 'iu')] as const))

/** False for English. Pure. */
export function speaksElsewhere(sentence: string): boolean {
  const language = languageOf(sentence)
  return language !== null && patterns.get(language)?.test(sentence) === true
}
