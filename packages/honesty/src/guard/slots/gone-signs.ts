// Signs of words that a line has lost: from a clause of which something is left, or with all of their clause; and of
// words of the closed classes that only one of the two has.
import type { Compared } from './compared.ts'
import type { LineWord } from './line-words.ts'
import type { Sign } from './sign.ts'
import { classes, classNames, type ClassName } from './word-classes.ts'

export function goneSigns(compared: Compared): Sign[] {
  const { gone, came } = compared
  const first = came[0]?.word ?? null
  const known = {
    fresh: new Set<string>(came.flatMap(({ support, word }) => (support === 'none' ? [word.kind] : []))),
    counted: new Set(
      gone.flatMap(({ support, word }) => (support !== 'none' && word.kind === 'number' ? [word.clause] : [])),
    ),
    words: new Set(gone.flatMap(({ support, word }) => (support === 'none' ? [word] : []))),
  }
  return gone.flatMap(({ word, support, like }): Sign[] => {
    if (support === 'narrower') return [{ name: `broadened:${word.kind}`, at: like, lost: word }]
    if (support !== 'none') return []
    return namesOf(word, compared, known).map((name) => ({ name, at: first, lost: word }))
  })
}

interface Known {
  /** Kinds of the words that came. */
  readonly fresh: ReadonlySet<string>
  /** Clauses whose number is left. */
  readonly counted: ReadonlySet<number>
  /** All that is gone. */
  readonly words: ReadonlySet<LineWord>
}

function namesOf(word: LineWord, { before, kept, keptParts, spoken, mode }: Compared, known: Known): string[] {
  const { kind, clause, place, link, head } = word
  if (spoken.has(clause)) return [`gone:spoken:${kind}`]
  if (!kept.has(clause)) return [`dropped:${kind}`, `dropped:${place}`]
  if (!keptParts.has(word.part))
    return [`tail:${kind}`, `tail:${mode}:${place}`, ...(link === null ? [] : [`tail:behind:${link}`])]
  const noun = head === null ? undefined : before[head]
  const isCounted = known.counted.has(clause)
  // Without its number a claim says less; without the other of two it may say more.
  const what = kind === 'number' ? `${kind}:${isCounted ? 'beside' : 'alone'}` : kind
  return [
    `gone:${known.fresh.has(kind) ? 'replaced' : 'lost'}:${what}`,
    `gone:${mode}:${place}`,
    ...(link === null ? [] : [`gone:behind:${link}`, `gone:${mode}:linked`]),
    ...(noun ? ['gone:before-noun', known.words.has(noun) ? 'gone:with-head' : 'gone:without-head'] : []),
    ...(isCounted ? [`gone:beside-number:${kind}`] : []),
  ]
}

export const classSigns = (compared: Compared): Sign[] => classNames.flatMap((name) => classSign(name, compared))

function classSign(name: ClassName, { now, before, kept, mode, spoken }: Compared): Sign[] {
  const isOf = ({ low }: LineWord) => classes[name].has(low)
  const [old, fresh] = [before.filter(isOf), now.find(isOf) ?? null]
  const [lost] = old
  if (!lost) return fresh ? [{ name: `class-came:${name}`, at: fresh }] : []
  if (fresh) return [{ name: `class-stays:${name}`, at: fresh }]
  if (old.every(({ clause }) => spoken.has(clause))) return [{ name: 'class-gone:spoken', at: null, lost }]
  const where = old.some(({ clause }) => kept.has(clause)) ? 'kept' : 'dropped'
  return [name, mode].map((what) => ({ name: `class-gone:${where}:${what}`, at: null, lost }))
}
