// Words that hide who acted, or speak of the person as "I".
import { verbForms, type TaggedWord } from '../english.ts'
import { activeVoice } from './active-voice.ts'
import { finding, type Finding, type ReadPiece, type AdviceRule } from './rule-context.ts'

export const passive: AdviceRule = ({ latex, pieces }) =>
  pieces.flatMap((piece) =>
    piece.tagged.flatMap((word, index): Finding[] => {
      if (!isPassive(word) || word.tags.has('Auxiliary')) return []
      const helpers = helpersBefore(piece.tagged, index)
      const first = helpers[0]
      if (!first || !/^(?:was|were|is|are|been|being|be)$/i.test(helpers.at(-1)!.text)) return []
      if (!isMainClause(piece, first) || isActorNamed(piece, index)) return []
      return [
        finding(latex, piece, {
          rule: 'passive',
          start: first.start,
          end: word.end,
          message: 'This leaves open who did it. If it was you, say so: “Cut costs” instead of “Costs were cut”.',
        }),
      ]
    }),
  )

/** Nothing was done before it in the sentence: else the actor is named, and the passive is about another. */
const isMainClause = ({ text, tagged }: ReadPiece, { start }: TaggedWord): boolean => {
  const from = text.lastIndexOf('. ', start)
  return !tagged.some(
    (word) =>
      word.start > from &&
      word.start < start &&
      (word.tags.has('Verb') ||
        isPastForm(word.text) ||
        /^(?:who|that|which|whom|whose|where|when|as|so)$/i.test(word.text)),
  )
}

/** "Was promoted by the head": not "by 10%", "by May" or "by hiring". */
function isActorNamed({ text, tagged }: ReadPiece, passiveAt: number): boolean {
  const from = tagged[passiveAt]!.end
  const clauseEnd = /[,;:]|[.!?]\s/.exec(text.slice(from))
  const to = clauseEnd ? from + clauseEnd.index : text.length
  const rest = tagged.filter(({ start }) => start >= from && start < to)
  const by = rest.findIndex((word) => /^by$/i.test(word.text))
  if (by < 0 || rest.slice(0, by).some(({ tags }) => tags.has('Verb'))) return false
  const after = rest.slice(by + 1)
  const phraseEnd = after.findIndex(({ tags }) => tags.has('Preposition') || tags.has('Verb'))
  const phrase = after.slice(0, phraseEnd < 0 ? undefined : phraseEnd)
  const named = phrase.at(-1)
  const isMeasure = phrase.some(({ text: one, tags }) => tags.has('Date') || tags.has('Unit') || measures.test(one))
  const isCounted = phrase.some(({ tags }) => tags.has('Value')) && !named?.tags.has('Actor')
  return Boolean(named?.tags.has('Noun')) && !isMeasure && !isCounted
}

const measures = /^(?:half|third|quarter|factor|margin|end|start|beginning|deadline|time|hand|mail|email|phone)$/i

/** The tagger takes some for adjectives. */
const isPastForm = (word: string) => verbForms(word)?.past === word.toLowerCase()

const isPassive = ({ tags }: TaggedWord) => tags.has('Passive')

function helpersBefore(tagged: readonly TaggedWord[], index: number): TaggedWord[] {
  let from = index
  while (from > 0 && tagged[from - 1]!.tags.has('Auxiliary') && isPassive(tagged[from - 1]!)) from -= 1
  return tagged.slice(from, index)
}

const pronouns = /^(?:I|I['’](?:m|ve|d|ll)|me|my|My|myself|Myself)$/

export const firstPerson: AdviceRule = ({ latex, pieces }) =>
  pieces.flatMap((piece) =>
    piece.tagged.flatMap((word, index): Finding[] => {
      if (!pronouns.test(word.text) || isNumeral(piece, word, index)) return []
      const { start, end } = word
      return [
        finding(latex, piece, {
          rule: 'firstPerson',
          start,
          end,
          message: `A resume is about you anyway: it reads better without “${word.text}”.`,
          fix: withoutI(piece, word, index) ?? activeVoice(piece, word),
        }),
      ]
    }),
  )

/** "A level I trauma center": behind a noun, and without a past after it. */
function isNumeral({ text, tagged }: ReadPiece, { text: word, start }: TaggedWord, index: number): boolean {
  const [before, next] = [tagged[index - 1], tagged[index + 1]]
  if (word !== 'I') return false
  if (!next?.tags.has('Verb') && !next?.tags.has('Adverb')) return true
  const isBehindNoun = before?.tags.has('Noun') && !before.tags.has('Pronoun') && text.slice(before.end, start) === ' '
  return Boolean(isBehindNoun) && !next.tags.has('PastTense')
}

const sentenceStart = /(?:^|[.!?]\s)$/
/** "I am a", "I'm looking", "I have an": what follows says it without them. */
const being = /^(?:I am|I['’]m) (?:(?:an?|the) (?=[\p{L}\d])|(?=\p{L}+ing\b))|^I have an? (?=[\p{L}\d])/u
/** The sentence from here on; in one with another "I" the rest would have no one to do it. */
const hasSecond = (rest: string): boolean => /^I[^.!?]*\bI\b/u.test(rest)

/** "I managed" as "Managed", "I am a nurse" as "Nurse", where the sentence begins with it; "and I file" behind that. */
function withoutI(piece: ReadPiece, { text: word, start, end }: TaggedWord, index: number) {
  const { text, tagged } = piece
  const isFirst = sentenceStart.test(text.slice(0, start))
  const left = isFirst && !hasSecond(text.slice(start)) ? being.exec(text.slice(start))?.[0].length : undefined
  if (left !== undefined) {
    const at = start + left
    return { start, end: at + 1, words: text[at]!.toUpperCase(), shown: '' }
  }
  const next = tagged[index + 1]
  if (word !== 'I' || !next || !isPlainVerb(next) || text.slice(end, next.start) !== ' ') return undefined
  if (isFirst) return { start, end: next.start + 1, words: text[next.start]!.toUpperCase(), shown: '' }
  return isSecond(piece, start) ? { start, end: next.start, words: '', shown: '' } : undefined
}

/** Behind "I supervise …, and": the first one of the sentence stands before a verb that says it alone, too. */
function isSecond({ text, tagged }: ReadPiece, start: number): boolean {
  const before = text.slice(0, start)
  const from = Math.max(before.lastIndexOf('. '), before.lastIndexOf('! '), before.lastIndexOf('? ')) + 1
  const first = tagged.findIndex((one) => one.start >= from)
  const verb = tagged[first + 1]
  return tagged[first]?.text === 'I' && verb !== undefined && isPlainVerb(verb) && /\b(?:and|but) $/u.test(before)
}

/** One that says by itself what was done: neither "am", "have" nor "can". */
const isPlainVerb = ({ tags }: TaggedWord): boolean =>
  tags.has('Verb') && !tags.has('Auxiliary') && !tags.has('Copula') && !tags.has('Modal')
