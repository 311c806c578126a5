// What English grammar says of the words of a sentence: their parts of speech and the forms of verbs. The only file
// that knows the library which reads it; nothing but a worker should load it.
import nlp from 'compromise/three'

export interface TaggedWord {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly tags: ReadonlySet<string>
}

interface Term {
  text: string
  tags?: string[]
  offset: { start: number; length: number }
}

/** Of the bullets of a few resumes; then it begins anew. */
const maxRemembered = 500
const remembered = new Map<string, readonly TaggedWord[]>()

/** In order. Offsets are those of the text. */
export function taggedWords(text: string): readonly TaggedWord[] {
  const found = remembered.get(text)
  if (found) return found
  if (remembered.size >= maxRemembered) remembered.clear()
  const tagged = tag(text)
  remembered.set(text, tagged)
  return tagged
}

function tag(text: string): TaggedWord[] {
  const sentences = nlp(text).json({ offset: true, terms: { tags: true, offset: true } }) as { terms: Term[] }[]
  return sentences
    .flatMap(({ terms }) => terms)
    .map(({ text: word, tags, offset }) => {
      // What stands around a word (quotes, brackets) is counted to it.
      const start = Math.max(text.indexOf(word, offset.start), offset.start)
      return { text: word, start, end: start + word.length, tags: new Set(tags) }
    })
}

export type VerbForm = 'base' | 'third' | 'gerund' | 'past'
export type VerbForms = Readonly<Record<VerbForm, string>>

const known = new Map<string, VerbForms | null>()

/** The forms of a verb, by any of them. Null where the word is none of the forms that are made of it. */
export function verbForms(word: string): VerbForms | null {
  const lower = word.toLowerCase()
  const found = known.get(lower)
  if (found !== undefined) return found
  if (known.size >= maxRemembered) known.clear()
  const forms = /^[a-z]+(?:-[a-z]+)?$/.test(lower) ? conjugated(lower) : null
  known.set(lower, forms)
  return forms
}

interface Lexicon {
  one: { lexicon: Readonly<Record<string, string>> }
  two: { switches: Readonly<Record<string, string>> }
}
const { one, two } = nlp.model() as unknown as Lexicon
/** Nouns as well ("Build times", "Transport costs"), which the library knows as verbs alone. */
const missedNouns = new Set('build install quote sort transport'.split(' '))

/** Of a base form: whether it is known as a verb, and as nothing else. */
export const isOnlyVerb = (base: string): boolean =>
  one.lexicon[base] === 'Infinitive' && two.switches[base] === undefined && !missedNouns.has(base)

/** Of a base form: whether it is known as a verb, whatever else it is. */
export const canBeVerb = (base: string): boolean =>
  one.lexicon[base] === 'Infinitive' || /Verb|Present/.test(two.switches[base] ?? '')

interface Conjugation {
  Infinitive?: string
  PastTense?: string
  PresentTense?: string
  Gerund?: string
}

function conjugated(word: string): VerbForms | null {
  const view = nlp(word)
  view.tag('Verb')
  const [found] = view.verbs().conjugate() as Conjugation[]
  const { Infinitive: base, PastTense: past, PresentTense: third, Gerund: gerund } = found ?? {}
  if (!base || !past || !third || !gerund?.endsWith('ing')) return null
  const forms: VerbForms = { base, past, third, gerund }
  return Object.values(forms).includes(word) ? forms : null
}
