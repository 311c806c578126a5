// The verb that a bullet begins with: whether it says what was done, fits the job's time, and is not there again.
import { isOnlyVerb, verbForms, type TaggedWord, type VerbForm, type VerbForms } from '../english.ts'
import { finding, likeCased, type Finding, type ReadPiece, type AdviceRule } from './rule-context.ts'

interface Opening {
  readonly word: TaggedWord
  readonly forms: VerbForms
  readonly form: VerbForm
}

const isAny = (word: TaggedWord | undefined, ...tags: readonly string[]) => tags.some((tag) => word?.tags.has(tag))
const beginsObject = ['Determiner', 'Value', 'Possessive', 'Adjective']

/** Null where the bullet begins with anything that might be a noun. */
function openingOf({ kind, tagged, text }: ReadPiece): Opening | null {
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
const hasSecondVerb = ({ tagged }: ReadPiece): boolean =>
  tagged.some((word, index) => {
    const before = tagged[index - 1]
    return index > 0 && isAny(word, 'Infinitive', 'Gerund', 'PresentTense') && !/^to$/i.test(before?.text ?? '')
  })

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
    const found = piece.kind === 'bullet' ? weakPhrases.map((phrase) => phrase.exec(piece.text)).find(Boolean) : null
    if (!found) return []
    const range = { start: 0, end: found[0].length }
    return [
      finding(latex, piece, { rule: 'weakVerb', ...range, message: weakMessage(found[0]), fix: plainVerb(piece) }),
    ]
  })

/** "Was responsible for managing the" as "Managed the": in a job that is over, nothing else can be meant. */
function plainVerb({ text, tense, tagged }: ReadPiece) {
  const found = /^((?:(?:was|were)\s+)?responsible for )(\w+ing)\b(?=\s)/i.exec(text)
  const gerund = found?.[2] ?? ''
  const forms = found && tense === 'past' ? verbForms(gerund) : null
  const next = tagged.find(({ start }) => start > (found?.[0].length ?? 0))
  const hasMore = tagged.some((word) => word.start > (found?.[0].length ?? 0) && isAny(word, 'Gerund'))
  if (!found || forms?.gerund !== gerund.toLowerCase() || hasMore || !isAny(next, ...beginsObject, 'Noun'))
    return undefined
  return { start: 0, end: found[0].length, words: likeCased(forms.past, 'A') }
}

export const tense: AdviceRule = ({ latex, pieces }) =>
  pieces.flatMap((piece): Finding[] => {
    const opening = openingOf(piece)
    if (!opening || !piece.tense) return []
    const { word, forms, form } = opening
    const wanted = piece.tense === 'past' ? forms.past : forms.base
    const isRight = form === 'past' || (piece.tense === 'current' && form === 'base')
    if (isRight || wanted === word.text.toLowerCase() || weakVerbs.has(forms.base)) return []
    const words = likeCased(wanted, word.text)
    const range = { start: word.start, end: word.end }
    const message =
      piece.tense === 'past'
        ? `This job is over, so say “${words}” instead of “${word.text}”.`
        : `In your current job, say “${words}” instead of “${word.text}”.`
    const fix = hasSecondVerb(piece) ? undefined : { ...range, words }
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
