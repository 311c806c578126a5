// Mistakes that the grammar leaves out and that are no matter of taste: spaces around signs, a word that stands twice,
// a verb that does not agree with the subject beside it. Each has one right fix.
import { taggedWords, type TaggedWord } from '../english.ts'
import { articleBefore } from '../rules/article.ts'
import { likeCased } from '../rules/rule-context.ts'
import type { ProseLint } from './prose-lint.ts'

type OwnLint = Pick<ProseLint, 'start' | 'end' | 'message'> & { kind: 'Formatting' | 'Repetition' | 'Agreement' } & {
  words: string
}

/** No bullet is longer; of what is, only the signs are read. */
const maxTaggedChars = 4_000

export function ownLints(text: string): ProseLint[] {
  const tagged = text.length > maxTaggedChars ? [] : taggedWords(text)
  return [...spacing(text), ...repetition(text), ...twoArticles(text), ...agreement(text, tagged)].map(
    ({ words, ...lint }) => ({
      ...lint,
      rule: `own${lint.kind}`,
      isSpelling: false,
      replacements: [words],
    }),
  )
}

const spacing = (text: string): OwnLint[] => [
  ...Array.from(text.matchAll(/(?<=[\p{L}\p{N}%)]) +([,;!?]|\.(?![.\p{L}\p{N}])) ?(?=[\p{L}\p{N}]|$)/gu), (found) => ({
    kind: 'Formatting' as const,
    start: found.index,
    end: found.index + found[0].length,
    message: `No space belongs before “${found[1]}”.`,
    words: found.index + found[0].length === text.length ? found[1]! : `${found[1]} `,
  })),
  // Between plain words: "10,000", "e.g." and "React,Vue" may be meant as they are.
  ...Array.from(text.matchAll(/(?<=(?:^|\s)\p{L}?\p{Ll}{2,})[,;](?=\p{Ll}{3,}(?:[\s,;.]|$))/gu), (found) => ({
    kind: 'Formatting' as const,
    start: found.index,
    end: found.index + 1,
    message: `A space belongs after “${found[0]}”.`,
    words: `${found[0]} `,
  })),
]

/** Said twice on purpose, or each in a sense of its own: "what had had to wait". */
const doubles = new Set('had that very much more many again never pretty little tutti'.split(' '))

const repetition = (text: string): OwnLint[] =>
  Array.from(text.matchAll(/(?<![\p{L}\p{N}'’-])(\p{Ll}{4,}) \1(?![\p{L}\p{N}'’-])/gu))
    .filter(([, word]) => !doubles.has(word!))
    .map((found) => ({
      kind: 'Repetition',
      start: found.index,
      end: found.index + found[0].length,
      message: 'This word stands twice.',
      words: found[1]!,
    }))

/** "A an": only where it is sure which of them is right. */
const twoArticles = (text: string): OwnLint[] =>
  Array.from(text.matchAll(/\b(?:(a) an|(A) an|(an) a|(An) a) (?=\p{L})/gu)).flatMap((found): OwnLint[] => {
    const end = found.index + found[0].length
    const right = articleBefore(text.slice(end))
    if (right === null) return []
    const words = `${likeCased(right, found[0])} `
    return [{ kind: 'Repetition', start: found.index, end, message: 'One article is enough.', words }]
  })

const ofMany: ReadonlyMap<string, string> = new Map([
  ['was', 'were'],
  ['is', 'are'],
  ['has', 'have'],
  ['does', 'do'],
])
/** One thing, though it ends as many do; or a field of knowledge. */
const isOneThing = (word: string) =>
  /(?:ics|ss|us|is)$/i.test(word) ||
  /^(?:news|series|sales|headquarters|species|means|works|data|media|staff)$/i.test(word)

/** "They was", "The reports was": only where the subject stands right before, and begins the sentence. */
function agreement(text: string, tagged: readonly TaggedWord[]): OwnLint[] {
  return tagged.flatMap((verb, index): OwnLint[] => {
    const plural = ofMany.get(verb.text)
    const [determiner, subject] = [tagged[index - 2], tagged[index - 1]]
    if (plural === undefined || !subject || text.slice(subject.end, verb.start) !== ' ') return []
    const isMany = /^(?:they|we|They|We)$/.test(subject.text) || isPluralNoun(determiner, subject, text)
    if (!isMany) return []
    const message = `“${subject.text}” are several: “${plural}” instead of “${verb.text}”.`
    return [{ kind: 'Agreement', start: verb.start, end: verb.start + verb.text.length, message, words: plural }]
  })
}

function isPluralNoun(determiner: TaggedWord | undefined, noun: TaggedWord, text: string): boolean {
  if (!determiner || !/^(?:The|These|Those|All|Both|Many|Several|Most)$/.test(determiner.text)) return false
  const isFirst = determiner.start === 0 || /[.!?]\s$/.test(text.slice(0, determiner.start))
  return isFirst && noun.tags.has('Plural') && /^\p{Ll}+s$/u.test(noun.text) && !isOneThing(noun.text)
}
