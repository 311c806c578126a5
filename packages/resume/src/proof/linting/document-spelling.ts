// Whether a document is spelled in the American or the British way: by its words, else by the browser's language.
import type { Spelling } from './suggestion.ts'

const british =
  /\b\w{3,}(?:isations?|is(?:ed|es|ing)(?<!(?:adv|rev|superv|prom|comprom|prem|exerc|ra|improv|surpr|franch|dev|telev|arise|ar|r|w|expert)is(?:ed|es|ing))|ys(?:ed|es|ing)(?<!analyses))\b|\b(?:colour|favour|behaviour|labour|honour|neighbour|endeavour|centre|theatre|programmes?\b|catalogue|licence|defence|enrol\b|fulfil\b|travell|modell|cancell|labell|counsell|jewell|paediatric|anaesthe|haema|orthopaed)/gi
const american =
  /\b\w{3,}(?:izations?|iz(?:ed|es|ing)|yz(?:ed|es|ing))\b|\b(?:color|favor|behavior|labor(?!at)|honor|neighbor|endeavor|center|theater|license|defense|enroll|fulfill|travele|traveling|modele|modeling|canceled|canceling|labele|labeling|counselor|jewelry|pediatric|anesthe|hema|orthoped)/gi
/** Of the English that is written as in Britain. */
const britishRegions = /^en-(?:GB|AU|NZ|IE|IN|ZA|SG|HK|MT|KE|NG)\b/i

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

export function documentSpelling(latex: string, browserLanguage: string): Spelling {
  const [ours, theirs] = [count(latex, american), count(latex, british)]
  if (ours !== theirs) return ours > theirs ? 'american' : 'british'
  return britishRegions.test(browserLanguage) ? 'british' : 'american'
}
