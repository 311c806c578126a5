// Signs of words that the sources of a line do not have: whether the person, the entry or the resume has them
// elsewhere.
import type { Facts } from '../case/case-file.ts'
import { isRaising } from '../deeds/verb-groups.ts'
import { plainVocabulary } from '../text/plain-vocabulary.ts'
import { aligned, numbersIn, type Aligned } from './alignment.ts'
import { maxSourceWords, type Compared } from './compared.ts'
import { lineWords } from './line-words.ts'
import type { Sign } from './sign.ts'

export function cameSigns(compared: Compared, all: Facts): Sign[] {
  // What a list names is for the rules of skills.
  if (compared.at.block.kind === 'skills') return []
  const { came, gone } = compared
  const said = saidOf(compared)
  const lost = new Set(gone.flatMap(({ support, word }) => (support === 'none' ? [word.kind] : [])))
  return came.flatMap(({ word, support }, index): Sign[] => {
    if (support === 'same') return []
    if (support !== 'none') return [{ name: `${support}:${word.kind}`, at: word }]
    const names = namesOf(word, said[index]?.support ?? 'none', { compared, all, lost })
    return names.map((name) => ({ name, at: word }))
  })
}

const saidOf = ({ at, came }: Compared): readonly Aligned[] =>
  aligned(
    { words: came.map(({ word }) => word), numbers: numbersIn(at.block.text) },
    {
      words: at.statements.flatMap((one) => lineWords(one)).slice(0, maxSourceWords),
      numbers: numbersIn(at.statements.join('\n')),
    },
    at.lexicon,
  )

interface Known {
  readonly compared: Compared
  readonly all: Facts
  /** Kinds of the words that are gone. */
  readonly lost: ReadonlySet<string>
}

function namesOf(word: Aligned['word'], spoken: Aligned['support'], { compared, all, lost }: Known): string[] {
  const { kind, stems, link, place, head, low } = word
  const { mode, at } = compared
  if (spoken !== 'none') return [`said:${spoken}`, `said:${kind}`]
  const isIn = (known: ReadonlySet<string>) => stems.length > 0 && stems.every((stem) => known.has(stem))
  if (kind !== 'number' && isIn(at.own.stems)) return [`entry:${kind}`, `entry:${mode}`]
  const raised = [
    ...(kind === 'deed' && isRaising(low) ? ['new:raising'] : []),
    ...(/^\p{Ll}+est$/u.test(low) ? ['new:superlative'] : []),
  ]
  if (isIn(all.stems)) return [`elsewhere:${kind}`, `elsewhere:${mode}`, ...raised]
  return [
    `new:${kind}`,
    `new:${mode}`,
    `new:${lost.has(kind) ? 'instead' : 'added'}:${kind}`,
    `new:${place}`,
    ...(link === null ? [] : [`new:behind:${link}`]),
    ...(head === null ? [] : ['new:before-noun']),
    ...(kind !== 'number' && isIn(plainVocabulary) ? [`plain:${kind}`] : []),
    ...raised,
  ]
}
