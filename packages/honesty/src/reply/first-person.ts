// Who speaks of themselves in a language that leaves the pronoun out: by verbs in the first person of what was done, is
// held or is known. English, and pronouns of other languages, are read in assertions.ts.
import { languageOf, type Language } from '../guard/languages/language-of.ts'

const whole = (words: string): RegExp => new RegExp(String.raw`(?<![\p{L}\d])(?:${words})(?![\p{L}\d])`, 'iu')
const verbs: Readonly<Partial<Record<Language, RegExp>>> = {
  es: whole('tengo|soy|estoy|hice|aprobé|acabé|terminé|saqué|obtuve|trabajo|trabajé|hablo|llevo'),
  it: whole('ho|lavoro|lavorai|parlo|terminai'),
  pt: whole('tenho|sou|estou|fiz|terminei|acabei|passei|obtive|trabalho|trabalhei|falo'),
  pl: whole(String.raw`jestem|mam|umiem|znam|mówię|pracuję|\p{L}{3,}(?:łem|łam)`),
}
/** What is wished, asked for in a posting, or done by another person. */
const others = whole(
  String.raw`quiero|quisiera|gustaría|buscamos|ofrecemos|oferta|pide|herman[oa]|jef[ea]|compañer[oa]|amig[oa]|voglio|vorrei|cerchiamo|offriamo|fratello|sorella|collega|quero|gostaria|procuramos|oferecemos|vaga|irmã[o]?|chef[ea]|colega|chcę|chciał\p{L}+|szukamy|oferujemy|brat|siostra|szef|kolega|no|não|non|nie|nunca|mai|nigdy`,
)

/** False for English. Pure. */
export function speaksElsewhere(sentence: string): boolean {
  const language = languageOf(sentence)
  return language !== null && verbs[language]?.test(sentence) === true && !others.test(sentence)
}
