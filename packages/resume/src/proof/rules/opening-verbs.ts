// The verb that a bullet begins with: whether it says what was done, fits the job's time, and is not there again.
import { hasSecondVerb, openingOf } from './openings.ts'
import { plainVerb } from './plain-verbs.ts'
import { finding, likeCased, type Finding, type AdviceRule } from './rule-context.ts'

const weakVerbs = new Set('help assist aid participate try attempt'.split(' '))
/** What is said before what was done. */
const weakPhrases: readonly RegExp[] = [
  /^(?:(?:was|were|am|is|been)\s+)?responsible for\b/i,
  /^(?:(?:my|key|main|primary)\s+)?(?:duties|responsibilities|tasks)\s+(?:include[ds]?|including|were)\b/i,
  /^(?:(?:was|were|am|is|been)\s+)?(?:involved in|tasked with|in charge of|part of)\b/i,
  /^work(?:ed|s|ing)? (?:on|with)\b/i,
]
const weakMessage = (words: string) =>
  `“${words}” hides what you did. Begin with what you did yourself, such as “Built” or “Trained”, if it is true.`

export const weakVerb: AdviceRule = ({ latex, pieces }) =>
  pieces.flatMap((piece): Finding[] => {
    const opening = openingOf(piece)
    if (opening && weakVerbs.has(opening.forms.base)) {
      const { start, end, text } = opening.word
      return [finding(latex, piece, { rule: 'weakVerb', start, end, message: weakMessage(text) })]
    }
    if (piece.kind !== 'bullet') return []
    const fix = plainVerb(piece, pieces)
    const found = weakPhrases.map((phrase) => phrase.exec(piece.text)).find(Boolean)?.[0] ?? fix?.opener
    if (found === undefined) return []
    const range = { start: 0, end: found.length }
    return [finding(latex, piece, { rule: 'weakVerb', ...range, message: weakMessage(found), fix })]
  })

export const tense: AdviceRule = ({ latex, pieces }) =>
  pieces.flatMap((piece): Finding[] => {
    const opening = openingOf(piece)
    if (!opening || !piece.tense) return []
    const { word, forms, form } = opening
    const wanted = piece.tense === 'past' ? forms.past : forms.base
    const isRight = form === 'past' || (piece.tense === 'current' && form === 'base')
    if (isRight || wanted === word.text.toLowerCase()) return []
    const words = likeCased(wanted, word.text)
    const range = { start: word.start, end: word.end }
    const message =
      piece.tense === 'past'
        ? `This job is over, so say “${words}” instead of “${word.text}”.`
        : `In your current job, say “${words}” instead of “${word.text}”.`
    const fix = hasSecondVerb(piece, form) ? undefined : { ...range, words }
    return [finding(latex, piece, { rule: 'tense', ...range, message, fix })]
  })

/** In one job twice, or so often in all. */
const maxInAll = 3

export const repeatedVerb: AdviceRule = ({ latex, pieces }) => {
  const all = new Map<string, number>()
  const inEntry = new Map<unknown, Set<string>>()
  return pieces.flatMap((piece): Finding[] => {
    const opening = openingOf(piece)
    if (!opening) return []
    const { word, forms } = opening
    const seen = inEntry.get(piece.entry) ?? new Set()
    inEntry.set(piece.entry, seen)
    const count = (all.get(forms.base) ?? 0) + 1
    all.set(forms.base, count)
    const isAgain = piece.entry !== null && seen.has(forms.base)
    seen.add(forms.base)
    if (!isAgain && count < maxInAll) return []
    const message = isAgain
      ? `Another bullet of this entry begins with “${forms.base}” too. Another verb says more.`
      : `${count} bullets begin with “${forms.base}”. Another verb says more.`
    return [finding(latex, piece, { rule: 'repeatedVerb', start: word.start, end: word.end, message })]
  })
}
