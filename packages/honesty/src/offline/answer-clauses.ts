// A message as several wishes, of which one at least is read as a sentence; the others go the usual way, each by itself.
import { changedTo, together, type OfflineAnswer, type OfflineAsk } from './answer.ts'
import { isLost } from './wishes/message-parts.ts'
import type { Edited } from './edits/edited.ts'
import type { TextUnit } from './edits/text-units.ts'
import { isGone, keptUnit, saysBoth } from './clauses/keep-clause.ts'
import { readClause } from './clauses/read-clause.ts'
import { splitClauses } from './clauses/split-clauses.ts'
import { withoutLead } from './clauses/verbs.ts'

const pointer =
  /\b(it|that|this|them|those)$|^((?:\S+ ){1,2})(it|that|this|them) (?=to\b|up\b|down\b|above\b|below\b|under\b)/i

/** "Skills after that": after what was moved before. */
const withName = (words: string, about: string | null): string =>
  about === null ? words : words.replace(pointer, (_found, _end, verb?: string) => (verb ? `${verb}${about} ` : about))

/** Null where none of them is read as a sentence: the message goes the usual way. */
export async function answerClauses(
  ask: OfflineAsk,
  answerOne: (ask: OfflineAsk) => Promise<OfflineAnswer>,
): Promise<OfflineAnswer | null> {
  const clauses = splitClauses(ask.latex, ask.message).map((text) => ({ text, words: withoutLead(text) }))
  const read = (latex: string, words: string) => readClause({ latex, words, message: ask.message })
  if (!clauses.some(({ words }) => read(ask.latex, words))) return null
  const kept = clauses.flatMap(({ words }) => keptUnit(ask.latex, words) ?? [])
  const answers: OfflineAnswer[] = []
  const lost: string[] = []
  let { latex } = ask
  let about: string | null = null
  for (const clause of clauses) {
    if (keptUnit(ask.latex, clause.words)) continue
    const words = withName(clause.words, about)
    const found = read(latex, words)
    // What it names went with what was done before.
    if (!found && latex !== ask.latex && read(ask.latex, words)) continue
    about = found?.about ?? about
    const answer = found ? withKept(found.edited, kept) : await answerOne({ ...ask, latex, message: clause.text })
    latex = answer.latex ?? latex
    if (!answer.isUnknown) answers.push(answer)
    else if (isLost(clause.text)) lost.push(clause.text.slice(0, 60))
  }
  const answer = together(answers)
  return lost.length > 0 ? { ...answer, message: `${answer.message} I did not understand “${lost[0]}”.` } : answer
}

/** An edit that takes out what is to stay is not done. */
function withKept(edited: Edited, kept: readonly TextUnit[]): OfflineAnswer {
  const gone = 'latex' in edited ? kept.find((unit) => isGone(edited.latex, unit)) : undefined
  return changedTo(gone ? { problem: saysBoth(gone) } : edited)
}
