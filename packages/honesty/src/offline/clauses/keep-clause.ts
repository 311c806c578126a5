// "Lose the part about the van, but keep the stock list": what is to stay is held against what was taken out.
import { fold } from '../edits/find-places.ts'
import { shortened } from '../edits/shortened.ts'
import { unitsOf, type TextUnit } from '../edits/text-units.ts'
import { phraseTarget } from '../phrases/phrase-target.ts'

const keeping =
  /^(?:keep|leave|not|don't (?:touch|lose))(?: in)? (.{2,80}?)(?: in(?: there)?| as (?:it is|is)| alone)?$/i

/** What a clause wants to stay, by its words; null where it is no such clause, or names nothing. */
export function keptUnit(latex: string, words: string): TextUnit | null {
  const phrase = keeping.exec(words)?.[1]
  const target = phrase === undefined ? null : phraseTarget(latex, phrase)
  return target?.kind === 'line' || target?.kind === 'item' ? target.unit : null
}

/** Whether an edit took the line out. */
export const isGone = (latex: string, unit: TextUnit): boolean =>
  !unitsOf(latex).some(({ text }) => fold(text).includes(fold(unit.text)))

export const saysBoth = (unit: TextUnit): string =>
  `“${shortened(unit.text)}” says what is to go and what is to stay in one line, so I left it. Say: replace "${unit.text.slice(0, 60)}" by "…", with what is to stay.`
