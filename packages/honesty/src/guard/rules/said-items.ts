// Listed items with a remark, of which the person said every part: "driving (class B licence, obtained this August)".
import { levelIn } from '../claims/ladders.ts'
import { allStems, isGrammar, plain, stemOf, wordsOf } from '../text/words.ts'

/** What a licence, a course or a language may be said to be. */
const ofRemarks =
  /^(?:licen[cs]e[ds]?|certificates?|certs?|certified|certification|cards?|tickets?|permits?|courses?|class|categor(?:y|ies)|valid|since|until|till|expir\w+|register(?:ed)?|registration|number|nos?|currently|ago|this|last|depuis|seit|desde|permis|führerschein)$/i
const ofDone = /^(?:obtained|passed|acquired|completed|earned|gained|awarded|renewed|held|holds?|taken|got)$/i
const ofLearning = /^(?:self|taught|stud(?:y|ied|ying)|learn(?:ing|t|ed)?|autodidact\w*)$/i
const isLearnt =
  /\b(?:learn\w*|taught|teach\w*|stud(?:y|ied|ying)|self|on my own|by myself|youtube|appris\w*|gelernt|aprend\w+|imparat\w*)\b/i
const isDone =
  /\b(?:got|have|has|had|hold|passed|did|done|took|taken|finished|completed|collected|obtained|earned|received|renewed|redid|since|am|i'm|ai|habe|tengo)\b/i
const maxChars = 120
const minNameChars = 2

export function isSaidWithRemark(item: string, said: readonly string[]): boolean {
  if (item.length > maxChars) return false
  const level = levelIn(item)
  return said.some((words) => {
    const stems = allStems(words)
    const low = plain(words)
    const isSaid = (word: string) =>
      stems.has(stemOf(word)) || (/\d/.test(word) && low.includes(word)) || isTyped(word, stems)
    const [name = ''] = item.split(/\s*\(/)
    const named = wordsOf(name.replaceAll('-', ' ')).filter(({ text }) => !isGrammar(text) && !isOfRemark(text))
    const telling = named.filter(({ text }) => text.length >= minNameChars)
    if (telling.length === 0 || !telling.every(({ text }) => isSaid(text))) return false
    if (level !== null && levelIn(words) !== level) return false
    return wordsOf(item.replaceAll('-', ' ')).every(
      ({ text }) =>
        isGrammar(text) ||
        isSaid(text) ||
        ofRemarks.test(text) ||
        (ofDone.test(text) && isDone.test(words)) ||
        (ofLearning.test(text) && isLearnt.test(words)),
    )
  })
}

const isOfRemark = (text: string) => [ofRemarks, ofDone, ofLearning].some((one) => one.test(text))
/** "Three weeks" of "3 week", "September" of "sept". */
const isTyped = (word: string, stems: ReadonlySet<string>): boolean =>
  small.has(word.toLowerCase())
    ? stems.has(String(small.get(word.toLowerCase())))
    : word.length > 4 && stems.has(word.slice(0, 3).toLowerCase())
const small = new Map(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((one, index) => [one, index + 1]),
)
