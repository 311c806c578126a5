// Whether the sources of a line have a word, in any of its names.
import type { ChangedBlock } from '../case/case-file.ts'
import { isPast } from '../../lexicon/verbs.ts'
import { taggedWords } from '../../lexicon/part-of-speech.ts'
import { hasThing } from '../text/thing-names.ts'
import { stemOf, wordsOf } from '../text/words.ts'
import { sourceLines } from './sources.ts'

/** More words than any line that is reworded has. */
const maxWords = 400

interface SourceWords {
  readonly words: readonly string[]
  /** Those of them that are verbs where they stand. */
  readonly acts: readonly string[]
  readonly stems: ReadonlySet<string>
}
const wordsOfBlocks = new WeakMap<ChangedBlock, SourceWords>()

/** Of the lines that a line may be made of, and of what the person said. */
function sourceWords(at: ChangedBlock): SourceWords {
  const known = wordsOfBlocks.get(at)
  if (known) return known
  const lines = [...sourceLines(at), ...at.statements, ...at.gone]
  const words = [...new Set(lines.flatMap((line) => wordsOf(line.replaceAll('-', ' ')).map(({ text }) => text)))]
  const acts = lines
    .flatMap((line) => taggedWords(line))
    .filter(({ pos, text }) => pos === 'VERB' || pos === 'AUX' || isPast(text.toLowerCase()))
  const read = {
    words: words.slice(0, maxWords),
    acts: [...new Set(acts.map(({ text }) => text))].slice(0, maxWords),
    stems: new Set(words.map(stemOf)),
  }
  wordsOfBlocks.set(at, read)
  return read
}

const minCompoundChars = 4
/** "Coastline" of "coast", "closure" of "closed". */
const isBeginning = (one: string, word: string): boolean =>
  one.startsWith(word) ||
  (one.length >= minCompoundChars && word.startsWith(one)) ||
  (one.length > minCompoundChars && word.length > minCompoundChars && one.slice(0, 5) === word.slice(0, 5))

/** "Bookkeeping" of "keep the books": both halves are there. */
function isOfTwo(word: string, stems: ReadonlySet<string>): boolean {
  for (let at = minCompoundChars; at <= word.length - minCompoundChars; at += 1)
    if (stems.has(stemOf(word.slice(0, at))) && stems.has(stemOf(word.slice(at)))) return true
  return false
}

/** The word, or one that the dictionary knows as it; `isSame` is asked of the verbs. */
export function isInSources(
  at: ChangedBlock,
  word: string,
  isSame: (known: string, word: string) => boolean = () => false,
): boolean {
  const { words, acts, stems } = sourceWords(at)
  if (hasThing(stems, stemOf(word))) return true
  // "Hand off" of "handoff".
  const low = word.toLowerCase()
  if (low.length >= minCompoundChars && words.some((one) => isBeginning(one.toLowerCase(), low))) return true
  if (isOfTwo(low, stems) || acts.some((one) => isSame(one, word))) return true
  return words.some((one) => at.lexicon.covers(one, word) || at.lexicon.covers(word, one))
}
