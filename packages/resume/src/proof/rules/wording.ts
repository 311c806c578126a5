// Words that say nothing, hide who acted, or speak of the person as "I".
import { verbForms, type TaggedWord } from '../english.ts'
import { finding, likeCased, type Finding, type ReadPiece, type AdviceRule } from './rule-context.ts'

/** What is said in more words than it needs, and what says the same. Empty: it can be left out. */
const fillers: readonly (readonly [RegExp, string])[] = [
  [/\bin order to\b/gi, 'to'],
  [/\bso as to\b/gi, 'to'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bin the event that\b/gi, 'if'],
  [/\bfor the purposes? of (?=\w+ing\b)/gi, 'for '],
  [/\bwith the (?:aim|goal|purpose) of (?=\w+ing\b)/gi, 'for '],
  [/\bat this point in time\b/gi, 'now'],
  [/\bon a (daily|weekly|monthly|quarterly|yearly) basis\b/gi, '$1'],
  [/\bin a timely (?:manner|fashion)\b/gi, 'on time'],
  [/\ba (?:large|great) number of\b/gi, 'many'],
  [/\bthe majority of\b/gi, 'most of'],
  [/\bin the area of\b/gi, 'in'],
  [/\bhas the ability to\b/gi, 'can'],
  [/\butili([sz])(e[ds]?|ing)\b/gi, 'us$2'],
  [/\b(?:successfully|actively|basically|really|very) /gi, ''],
]

export const filler: AdviceRule = ({ latex, pieces }) =>
  pieces.flatMap((piece) =>
    fillers.flatMap(([pattern, shorter]) =>
      Array.from(piece.text.matchAll(pattern), (found): Finding => {
        const [start, end] = [found.index, found.index + found[0].length]
        const words = likeCased(filled(shorter, found), found[0])
        return finding(latex, piece, {
          rule: 'filler',
          start,
          end: start + found[0].trimEnd().length,
          message:
            words.trim() === ''
              ? `“${found[0].trim()}” adds nothing here.`
              : `“${words.trim()}” says the same as “${found[0].trim()}”.`,
          fix: words === '' ? leftOut(piece, [start, end]) : { start, end, words },
        })
      }),
    ),
  )

const filled = (shorter: string, found: RegExpExecArray | RegExpMatchArray) =>
  shorter.replace('$1', (found[1] ?? '').toLowerCase()).replace('$2', found[2] ?? '')

/** What begins a sentence takes the capital letter along. */
function leftOut({ text }: ReadPiece, [start, end]: readonly [number, number]) {
  const next = text[end] ?? ''
  if (!/^\p{Lu}/u.test(text[start] ?? '') || !/\p{Ll}/u.test(next)) return { start, end, words: '' }
  return { start, end: end + 1, words: next.toUpperCase(), shown: '' }
}

export const passive: AdviceRule = ({ latex, pieces }) =>
  pieces.flatMap((piece) =>
    piece.tagged.flatMap((word, index): Finding[] => {
      if (!isPassive(word) || word.tags.has('Auxiliary')) return []
      const helpers = helpersBefore(piece.tagged, index)
      const first = helpers[0]
      if (!first || !/^(?:was|were|is|are|been|being|be)$/i.test(helpers.at(-1)!.text)) return []
      if (!isMainClause(piece, first)) return []
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
      const next = piece.tagged[index + 1]
      if (!pronouns.test(word.text) || isNumeral(piece, word, index)) return []
      const { start, end } = word
      return [
        finding(latex, piece, {
          rule: 'firstPerson',
          start,
          end,
          message: `A resume is about you anyway: it reads better without “${word.text}”.`,
          fix: withoutI(piece, word, next),
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

/** "I managed" as "Managed", where the sentence begins with it. */
function withoutI({ text }: ReadPiece, { text: word, start, end }: TaggedWord, next: TaggedWord | undefined) {
  const isFirst = start === 0 || /[.!?]\s$/.test(text.slice(0, start))
  const isPast = next?.tags.has('PastTense') && !next.tags.has('Auxiliary') && !next.tags.has('Copula')
  if (word !== 'I' || !isFirst || !isPast || text.slice(end, next!.start) !== ' ') return undefined
  return { start, end: next!.start + 1, words: text[next!.start]!.toUpperCase(), shown: '' }
}
