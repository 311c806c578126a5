// Which known terms a text names. Longest first, so that "machine learning engineer" names machine learning once, and
// "C++" is not a "C". A common word counts only as a product's name is written, never because a sentence begins with
// it.
import { productNames } from './product-names.ts'
import { skills } from './skill-list.ts'

export interface FoundTerms {
  /** The term as it is shown; the same for every way to write it. */
  name: string
  /** As the text has it. */
  text: string
  from: number
  to: number
}

interface Entry {
  name: string
  /** Null: upper and lower case are the same. */
  exact: string | null
}

/** Letters, digits and what may stand inside a term: C++, C#, .NET, Node.js, CI/CD, TCP/IP, R&D, e-mail. */
const token = /\.?[\p{L}\p{N}]+(?:[.'’&/+#-]+[\p{L}\p{N}]+)*[+#]*/gu
const maxTokens = 5
/** A resume has two thousand; of a text with more the rest is not read. */
const maxWords = 30_000
/** No term has a longer word; what is longer is compared as it is. */
const maxStemLength = 40

/**
 * One form for a word in singular and plural, and for the ends that English verbs take. Names are never brought to it.
 */
export function stemOf(word: string): string {
  const lower = word.toLowerCase()
  if (lower.length < 5 || lower.length > maxStemLength || /[^a-z]/.test(lower)) return lower
  return lower
    .replace(/(?:ss)es$/, 'ss')
    .replace(/ies$/, 'y')
    .replace(/([^aiouse])s$/, '$1')
    .replace(/([aeiou][a-z]*)es$/, '$1e')
    .replace(/isation/, 'ization')
}

const keyOf = (text: string) => [...text.matchAll(token)].map(([word]) => stemOf(word)).join(' ')

/**
 * Terms by their words; and how many words the longest term has that begins with a word, so that most words are looked
 * up once.
 */
interface Index {
  entries: Map<string, Entry[]>
  longest: Map<string, number>
}

function add(index: Index, text: string, entry: Entry) {
  const key = keyOf(text)
  if (key === '') return
  index.entries.set(key, [...(index.entries.get(key) ?? []), entry])
  const words = key.split(' ')
  index.longest.set(words[0]!, Math.max(words.length, index.longest.get(words[0]!) ?? 0))
}

const emptyIndex = (): Index => ({ entries: new Map(), longest: new Map() })

function build(): Index {
  const index = emptyIndex()
  for (const { name, ways } of skills)
    for (const { text, isExact } of ways) add(index, text, { name, exact: isExact ? text : null })
  for (const name of productNames) if (!index.entries.has(keyOf(name))) add(index, name, { name, exact: name })
  return index
}
let known: Index | null = null
/** What callers look for besides, by the array that they give: they give the same one for every sentence. */
const besides = new WeakMap<readonly string[], Index>()

interface Indexes {
  known: Index
  more: Index
}

const entriesOf = ({ known: own, more }: Indexes, key: string): Entry[] =>
  own.entries.get(key) ?? more.entries.get(key) ?? []

/**
 * The terms of the list, and those in `more`, that stand in a text, in their order; none overlaps another. Pure; never
 * throws.
 */
export function findTerms(text: string, more: readonly string[] = []): FoundTerms[] {
  known ??= build()
  const indexes = { known, more: indexOf(more) }
  const words = wordsOf(text)
  const found: FoundTerms[] = []
  for (let at = 0; at < words.length;) {
    const hit = longestAt(text, words.slice(at, at + maxTokens), indexes)
    for (const one of hit?.found ?? []) found.push(one)
    at += hit?.count ?? 1
  }
  return found
}

function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const { 0: word, index } of text.matchAll(token)) {
    if (words.length >= maxWords) break
    words.push({ text: word, stem: stemOf(word), from: index, to: index + word.length })
  }
  return words
}

function indexOf(more: readonly string[]): Index {
  const made = besides.get(more)
  if (made) return made
  const index = emptyIndex()
  for (const name of more) if (!index.entries.has(keyOf(name))) add(index, name, { name, exact: null })
  besides.set(more, index)
  return index
}

interface Word {
  text: string
  stem: string
  from: number
  to: number
}
interface Hit {
  found: FoundTerms[]
  /** How many words it takes. */
  count: number
}

function longestAt(text: string, words: readonly Word[], indexes: Indexes): Hit | null {
  const first = words[0]!
  const most = Math.max(indexes.known.longest.get(first.stem) ?? 0, indexes.more.longest.get(first.stem) ?? 0)
  for (let count = Math.min(most, words.length); count > 0; count -= 1) {
    const part = count === words.length ? words : words.slice(0, count)
    const entries = entriesOf(indexes, part.map(({ stem }) => stem).join(' '))
    if (entries.length === 0) continue
    // Words of a term stand in one clause.
    const as = text.slice(first.from, part.at(-1)!.to)
    if (count > 1 && /[.;:,!?()\n](?:\s|$)/.test(as)) continue
    const entry = entries.find(
      ({ exact }) => exact === null || (exact === as && !opensSentence(text, first.from, exact)),
    )
    if (entry) return { found: [{ name: entry.name, text: as, from: first.from, to: first.from + as.length }], count }
  }
  return takenApart(first, indexes)
}

/** "Docker/Kubernetes" is two terms where no list has it as one. */
function takenApart(word: Word, indexes: Indexes): Hit | null {
  if (!word.text.includes('/')) return null
  const found: FoundTerms[] = []
  let at = word.from
  for (const part of word.text.split('/')) {
    const entry = entriesOf(indexes, stemOf(part)).find(({ exact }) => exact === null || exact === part)
    if (entry) found.push({ name: entry.name, text: part, from: at, to: at + part.length })
    at += part.length + 1
  }
  return found.length > 0 ? { found, count: 1 } : null
}

const opening = new Set([
  'Go',
  'Spring',
  'React',
  'Rust',
  'Swift',
  'Express',
  'Lean',
  'Word',
  'Excel',
  'Sketch',
  'Unity',
  'Perl',
  'Sage',
  'Epic',
  'Outlook',
  'Assembly',
  'Networking',
  'Polish',
])

/**
 * "Go to our site" and "Spring is here" are no skills: a word that begins a sentence may have its capital from there.
 */
function opensSentence(text: string, at: number, word: string): boolean {
  if (!opening.has(word)) return false
  const before = text.slice(Math.max(0, at - 3), at)
  if (!(at === 0 || /[.!?]\s+$/.test(before))) return false
  // A list of names has them at its beginning, too: "Go, Python and Rust".
  return !/^\s*(?:,|and\b|or\b|\/|$|\n)/.test(text.slice(at + word.length, at + word.length + 6))
}
