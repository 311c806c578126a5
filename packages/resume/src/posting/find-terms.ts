// Which known terms a text names. Longest first, so that "machine learning engineer" names machine learning once, and "C++" is
// not a "C". A common word counts only as a product's name is written, never because a sentence begins with it.
import { productNames } from './product-names.ts'
import { skills } from './skill-list.ts'

export interface Found {
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
const mostTokens = 5

/** One form for a word in singular and plural, and for the ends that English verbs take. Names are never brought to it. */
export function stemOf(word: string): string {
  const lower = word.toLowerCase()
  if (lower.length < 5 || /[^a-z]/.test(lower)) return lower
  return lower
    .replace(/(?:ss)es$/, 'ss')
    .replace(/ies$/, 'y')
    .replace(/([^aiouse])s$/, '$1')
    .replace(/([aeiou][a-z]*)es$/, '$1e')
    .replace(/isation/, 'ization')
}

const keyOf = (text: string) =>
  [...text.matchAll(token)].map(([word]) => stemOf(word.replace(/^\.(?=.)/, '.'))).join(' ')

function build(): Map<string, Entry[]> {
  const index = new Map<string, Entry[]>()
  const add = (text: string, entry: Entry) => {
    const key = keyOf(text)
    if (key !== '') index.set(key, [...(index.get(key) ?? []), entry])
  }
  for (const { name, ways } of skills)
    for (const { text, isExact } of ways) add(text, { name, exact: isExact ? text : null })
  for (const name of productNames) if (!index.has(keyOf(name))) add(name, { name, exact: name })
  return index
}
let known: Map<string, Entry[]> | null = null

/** The terms of the list, and those in `more`, that stand in a text, in their order; none overlaps another. Pure; never throws. */
export function findTerms(text: string, more: readonly string[] = []): Found[] {
  known ??= build()
  const index = more.length === 0 ? known : withMore(known, more)
  const words = [...text.matchAll(token)].map((match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }))
  const found: Found[] = []
  for (let at = 0; at < words.length;) {
    const hit = longestAt(text, words.slice(at, at + mostTokens), index)
    if (hit) found.push(...hit.found)
    at += hit?.count ?? 1
  }
  return found
}

function withMore(index: Map<string, Entry[]>, more: readonly string[]): Map<string, Entry[]> {
  const wider = new Map(index)
  for (const name of more) {
    const key = keyOf(name)
    if (key !== '' && !wider.has(key)) wider.set(key, [{ name, exact: null }])
  }
  return wider
}

interface Word {
  text: string
  from: number
  to: number
}
interface Hit {
  found: Found[]
  /** How many words it takes. */
  count: number
}

function longestAt(text: string, words: Word[], index: Map<string, Entry[]>): Hit | null {
  for (let count = words.length; count > 0; count -= 1) {
    const part = words.slice(0, count)
    const [first, last] = [part[0]!, part.at(-1)!]
    // Words of a term stand in one clause.
    const as = text.slice(first.from, last.to)
    if (count > 1 && /[.;:,!?()\n](?:\s|$)/.test(as)) continue
    const entries = index.get(part.map((word) => stemOf(word.text)).join(' ')) ?? []
    const entry = entries.find(
      ({ exact }) => exact === null || (exact === as && !opensSentence(text, first.from, exact)),
    )
    if (entry) return { found: [{ name: entry.name, text: as, from: first.from, to: last.to }], count }
  }
  return takenApart(words[0]!, index)
}

/** "Docker/Kubernetes" is two terms where no list has it as one. */
function takenApart(word: Word, index: Map<string, Entry[]>): Hit | null {
  const found: Found[] = []
  let at = word.from
  for (const part of word.text.split('/')) {
    const entry = index.get(stemOf(part))?.find(({ exact }) => exact === null || exact === part)
    if (entry) found.push({ name: entry.name, text: part, from: at, to: at + part.length })
    at += part.length + 1
  }
  return found.length > 0 && word.text.includes('/') ? { found, count: 1 } : null
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

/** "Go to our site" and "Spring is here" are no skills: a word that begins a sentence may have its capital from there. */
function opensSentence(text: string, at: number, word: string): boolean {
  if (!opening.has(word)) return false
  const before = text.slice(Math.max(0, at - 3), at)
  if (!(at === 0 || /[.!?]\s+$/.test(before))) return false
  // A list of names has them at its beginning, too: "Go, Python and Rust".
  return !/^\s*(?:,|and\b|or\b|\/|$|\n)/.test(text.slice(at + word.length, at + word.length + 6))
}
