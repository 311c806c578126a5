// Words that say nothing, hide who acted, or speak of the person as "I".
import { verbForms, type TaggedWord } from '../english.ts'
import { cardinals } from './number-words.ts'
import { finding, likeCased, type Finding, type ReadPiece, type AdviceRule } from './rule-context.ts'

/** "In the area of 20%" means about as much. */
const amount = `(?:(?:about|around|some|[a-z]{2,3})\\s*)?(?:\\p{Sc}|[^\\p{L}\\s]?\\d|(?:${cardinals})\\b)`

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
  [new RegExp(`\\bin the area of\\b(?!\\s+${amount})`, 'giu'), 'in'],
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

/** What begins a sentence takes the capital letter along; "a" and "an" follow the sound of what comes now. */
function leftOut({ text }: ReadPiece, [start, end]: readonly [number, number]) {
  const article = /\b(an?) $/i.exec(text.slice(0, start))
  if (article) {
    const rest = text.slice(end)
    const wanted = articleBefore(rest)
    if (wanted === null) return undefined
    const words = likeCased(wanted, article[0])
    if (words !== article[1])
      return { start: article.index, end, words: `${words} `, shown: `${words} ${/^\S*/.exec(rest)![0]}` }
  }
  const next = text[end] ?? ''
  if (!/^\p{Lu}/u.test(text[start] ?? '') || !/\p{Ll}/u.test(next)) return { start, end, words: '' }
  return { start, end: end + 1, words: next.toUpperCase(), shown: '' }
}

/** Null where the letters leave open how it sounds: "hour", "union", "one-off", "MBA". */
function articleBefore(rest: string): 'a' | 'an' | null {
  if (/^(?:[ai]|e(?!u)|o(?!n[ce]))\p{Ll}/u.test(rest)) return 'an'
  return /^[bcdfgj-np-tvwyz]\p{Ll}/u.test(rest) ? 'a' : null
}

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
