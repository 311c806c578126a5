// Parts of speech of the words of a line, by wink-nlp and its model of English (both MIT). A line of a resume mostly
// begins with a verb and without its subject, which no model of sentences expects: such a line is read with "I" before
// it.
import model from 'wink-eng-lite-web-model'
import winkNlp, { type ItemToken, type WinkMethods } from 'wink-nlp'
import { remembered } from '../guard/text/remembered.ts'

/** Universal part-of-speech tags, as the model gives them. */
export type PartOfSpeech =
  | 'ADJ'
  | 'ADP'
  | 'ADV'
  | 'AUX'
  | 'CCONJ'
  | 'DET'
  | 'INTJ'
  | 'NOUN'
  | 'NUM'
  | 'PART'
  | 'PRON'
  | 'PROPN'
  | 'PUNCT'
  | 'SCONJ'
  | 'SYM'
  | 'VERB'
  | 'X'

export interface WordWithPos {
  readonly text: string
  /** Offset in the line. */
  readonly from: number
  readonly pos: PartOfSpeech
}

/** What is longer is no line that someone wrote: it is not read. */
const maxChars = 1_000

let wink: WinkMethods | undefined
/** The first call takes half a second and 90 MB. */
const loaded = (): WinkMethods => (wink ??= winkNlp(model, ['sbd', 'pos']))

/** In order, marks included. Empty for a longer text. */
export const taggedWords = remembered((line: string): readonly WordWithPos[] => {
  if (line.length > maxChars) return []
  const own = tag(line)
  const [first, second] = own
  if (!first || !/^\p{Lu}?\p{Ll}+$/u.test(first.text) || !/^(?:PROPN|NOUN|ADJ)$/.test(first.pos)) return own
  if (second && /^(?:ADP|AUX)$/.test(second.pos) && second.text.toLowerCase() === 'of') return own
  const asVerb = tag(`I ${line[0]?.toLowerCase()}${line.slice(1)}`).slice(1)
  return asVerb[0]?.pos === 'VERB' && asVerb.length === own.length
    ? asVerb.map((word, index) => ({ ...word, text: own[index]!.text, from: own[index]!.from }))
    : own
})

function tag(text: string): WordWithPos[] {
  const nlp = loaded()
  let at = 0
  const words: WordWithPos[] = []
  nlp
    .readDoc(text)
    .tokens()
    .each((token: ItemToken) => {
      const word = token.out(nlp.its.value)
      const from = text.indexOf(word, at)
      if (from === -1) return
      at = from + word.length
      words.push({ text: word, from, pos: token.out(nlp.its.pos) as PartOfSpeech })
    })
  return words
}
