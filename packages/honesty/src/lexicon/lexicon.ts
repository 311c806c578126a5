// Which words say the same, by a dictionary of senses in WordNet's file format. Pure: the caller reads the files.
import { remembered } from '../guard/text/remembered.ts'
import { lemmasOf, type WordClass } from './lemmas.ts'

export interface Lexicon {
  /** Whether `word` says no more than `known` does: a synonym, a more general word, or another part of speech of it. */
  covers: (known: string, word: string) => boolean
  /** Whether a word can be a verb, and how likely it is one: its senses as a verb by all its senses, 0 to 1. */
  verbShare: (word: string) => number
  /** Whether it is a word: a form of one that the dictionary has, or an adverb of such a one. */
  knows: (word: string) => boolean
}

/** Without a dictionary no two words are the same. */
export const noLexicon: Lexicon = { covers: () => false, verbShare: () => 0, knows: () => false }

/** The texts of `index.*` and `data.*`. */
export type WordNetFiles = Readonly<Record<WordClass, { readonly index: string; readonly data: string }>>

const classes: readonly WordClass[] = ['noun', 'verb', 'adj']
/** Rarer senses of a word relate it to nearly everything. */
const maxSenses: Record<WordClass, number> = { noun: 4, verb: 7, adj: 4 }
/** A sense's class and offset as one number. */
const keyOf = (at: WordClass, offset: string): number => classes.indexOf(at) * 1e8 + Number(offset)

type Senses = ReadonlyMap<string, readonly number[]>

/** Source of the format: wndb(5WN). Lines that it does not know are passed over. */
export function readLexicon(files: WordNetFiles): Lexicon {
  const senses = Object.fromEntries(classes.map((one) => [one, sensesIn(files[one].index, one)])) as Record<
    WordClass,
    Senses
  >
  const wanted = new Set(classes.flatMap((one) => [...senses[one].values()].flat()))
  const links = new Map(classes.flatMap((one) => linksIn(files[one].data, one, wanted)))
  const sensesOf = remembered((word): ReadonlyMap<WordClass, readonly number[]> => {
    const found = classes.map(
      (one) => [one, lemmasOf(word, one).flatMap((lemma) => senses[one].get(lemma) ?? [])] as const,
    )
    return new Map(found.filter(([, all]) => all.length > 0))
  }, 20_000)
  const meaningsOf = remembered((word) => new Set([...sensesOf(word).values()].flat()), 20_000)
  /** What a word says besides: its more general words, and its other parts of speech. */
  const impliedBy = remembered((word): ReadonlySet<number> => {
    const own = [...meaningsOf(word)]
    const derived = own.flatMap((one) => links.get(one)?.derived ?? [])
    const all = [...own, ...derived]
    return new Set([...all, ...all.flatMap((one) => links.get(one)?.general ?? [])])
  }, 20_000)
  const verbs = (word: string) => sensesOf(word).get('verb') ?? []
  const isNarrowerVerb = (known: string, word: string) => {
    const own = new Set(verbs(known))
    return verbs(word).some((one) => links.get(one)?.general.some((broad) => own.has(broad)))
  }
  return {
    covers: (known, word) => {
      const implied = impliedBy(known)
      return [...meaningsOf(word)].some((one) => implied.has(one)) || isNarrowerVerb(known, word)
    },
    verbShare: (word) => {
      const found = sensesOf(word)
      const all = [...found.values()].reduce((sum, { length }) => sum + length, 0)
      return all === 0 ? 0 : (found.get('verb')?.length ?? 0) / all
    },
    knows: (word) => [word, word.replace(/ly$/, ''), word.replace(/ily$/, 'y')].some((one) => sensesOf(one).size > 0),
  }
}

/** `lemma pos synset_cnt p_cnt [symbol …] sense_cnt tagsense_cnt offset …`, the most frequent sense first. */
function sensesIn(index: string, at: WordClass): Senses {
  const found = new Map<string, readonly number[]>()
  for (const line of index.split('\n')) {
    if (line.startsWith(' ')) continue
    const [lemma = '', , , pointers = '', ...rest] = line.trimEnd().split(' ')
    // Words of several parts are not looked up.
    if (lemma === '' || /[_\d]/.test(lemma)) continue
    const offsets = rest.slice(Number(pointers) + 2)
    found.set(
      lemma,
      offsets.slice(0, maxSenses[at]).map((offset) => keyOf(at, offset)),
    )
  }
  return found
}

interface Links {
  readonly general: readonly number[]
  readonly derived: readonly number[]
}

const classOfLetter = new Map<string, WordClass>([
  ['n', 'noun'],
  ['v', 'verb'],
  ['a', 'adj'],
  ['s', 'adj'],
])

/** `offset lex_filenum ss_type w_cnt word lex_id … p_cnt [symbol offset pos source/target …] …`. */
function linksIn(data: string, at: WordClass, wanted: ReadonlySet<number>): [number, Links][] {
  return data.split('\n').flatMap((line): [number, Links][] => {
    if (line.startsWith(' ')) return []
    const key = keyOf(at, line.slice(0, 8))
    if (!wanted.has(key)) return []
    const parts = (line.split(' | ')[0] ?? '').split(' ')
    const first = 4 + 2 * Number.parseInt(parts[3] ?? '0', 16)
    const count = Number(parts[first])
    const pointers = Array.from({ length: count || 0 }, (_, n) => parts.slice(first + 1 + 4 * n, first + 5 + 4 * n))
    const to = (symbols: RegExp) =>
      pointers.flatMap(([symbol = '', offset = '', letter = '']) => {
        const of = classOfLetter.get(letter)
        return of && symbols.test(symbol) ? [keyOf(of, offset)] : []
      })
    return [[key, { general: to(/^(?:@i?|\$|&)$/), derived: to(/^[+\\]$/) }]]
  })
}
