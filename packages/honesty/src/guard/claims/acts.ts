// What kind of act a line begins with: who books interviews does not hold them, who teaches a course did not design it.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { contentStems, stem, wordsOf } from '../text/words.ts'
import { clausesOf, stemsIn } from './clauses.ts'
import { isProse, isSpokenOf, sourceLines } from './sources.ts'

export function judgeActs({ changed }: CaseFile): Violation[] {
  return changed.filter(isProse).flatMap((at) => {
    const before = sourceLines(at).flatMap(actsIn).slice(0, maxActs)
    const [first] = before
    if (!first) return []
    const known = stemsIn(sourceLines(at).join('\n'))
    const raised = actsIn(at.block.text)
      .slice(0, maxActs)
      .find(({ deed, text }) =>
        steps.some(
          ({ from, to }) =>
            to.has(deed) &&
            from.has(first.deed) &&
            !known.has(deed) &&
            !before.some((one) => to.has(one.deed) || at.lexicon.covers(one.text, text)) &&
            !isSpokenOf(at, new Set([deed])),
        ),
      )
    const joined = joinedAct(at, before)
    if (!raised && joined)
      return [blockViolation(at, 'scope', { text: joined, question: `The draft added “${joined}”. Did you do that?` })]
    const question = raised && `Your resume says “${first.text}”, the draft “${raised.text}”. Which is right?`
    return raised ? [blockViolation(at, 'scope', { text: raised.text, ...(question && { question }) })] : []
  })
}

/** A line says what was done in a few clauses. */
const maxActs = 40

/** "Defended and assisted" of "assisted": another deed beside the old one. */
function joinedAct(at: ChangedBlock, before: readonly Act[]): string | null {
  const [one, other, ...more] = actsIn(at.block.text)
  if (!one || !other || more.length > 2 || at.block.kind !== 'bullet') return null
  const stems = stemsIn(sourceLines(at).join('\n'))
  const isOld = ({ deed, text }: Act) =>
    stems.has(deed) ||
    at.own.stems.has(deed) ||
    contentStems(text).length === 0 ||
    before.some((known) => at.lexicon.covers(known.text, text))
  const [first, second] = [isOld(one), isOld(other)]
  const fresh = first === second ? undefined : first ? other : one
  return fresh && /ed$/i.test(fresh.text) && /^\S+ and \S+/.test(at.block.text) ? fresh.text : null
}

interface Act {
  readonly deed: string
  readonly text: string
}

/** The verbs that clauses begin with, and those that "and" joins to them. */
const actsIn = (line: string): Act[] =>
  clausesOf(line).flatMap(({ text, from }) => {
    // Behind a comma it is more often what was done to a thing ("a site, built with Django").
    if (from > 0 && !/\sand$/.test(line.slice(0, from))) return []
    const words = wordsOf(text)
    const [first] = words
    const second = words[1]?.text.toLowerCase() === 'and' ? words[2] : undefined
    return [first, second].flatMap((one) => (one ? [{ deed: stem(one.text), text: one.text }] : []))
  })

const deeds = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(stem))

/** An act of the first kind is no act of the second. */
const steps: readonly { readonly from: ReadonlySet<string>; readonly to: ReadonlySet<string> }[] = [
  {
    from: deeds(
      'schedule arrange book post file type collect gather forward pass draft prepare distribute print copy scan enter',
    ),
    to: deeds('conduct perform hold lead run deliver give negotiate decide approve sign chair present teach'),
  },
  {
    from: deeds(
      'teach taught use used maintain operate run follow test check monitor serve sell sold clean deliver answer handle apply attend study clean stock pack',
    ),
    to: deeds(
      'design develop create build built invent author found architect pioneer establish launch devise conceive',
    ),
  },
]
