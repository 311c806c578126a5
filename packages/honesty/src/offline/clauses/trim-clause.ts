// "Cut the cashier job to one line": an entry keeps so many of its lines, those that say most.
import { bulletsOf, titleOf, type FoundEntry } from '../edits/find-places.ts'
import type { Edited } from '../edits/edited.ts'
import { shortened } from '../edits/shortened.ts'
import { spliced } from '../edits/splice.ts'
import { shared, telling, wholeLine } from '../edits/text-units.ts'
import type { WishClause, ReadClause } from '../phrases/clause.ts'
import { phraseTarget } from '../phrases/phrase-target.ts'
import { smallNumber } from '../phrases/small-numbers.ts'

const trimming =
  /^(?:cut|shorten|trim|reduce|keep|make|squeeze|condense|bring|get) (?:down )?(.{2,60}?) (?:down )?(?:to |into |only )+(?:just |about |only )?(a|one|a single|two|three|four|[1-4]) (?:short |single )?(?:line|bullet|point|sentence)s?(?:,? (?:whichever|the one|the ones|those|whatever|preferably|ideally)(?: one| ones)?(?: that| which)? ?(.{3,60}))?$/i
/** Null where a word is left over, or it is no entry. */
export function trimClause({ latex, words }: WishClause): ReadClause | null {
  const [, phrase = '', count = '', topic = ''] = trimming.exec(words) ?? []
  const target = phrase === '' ? null : phraseTarget(latex, phrase)
  if (target?.kind !== 'entry') return null
  return { edited: trimmed(latex, target.found, { count: smallNumber(count), topic: telling(topic) }), about: phrase }
}

function trimmed(
  latex: string,
  found: FoundEntry,
  { count, topic }: { count: number; topic: readonly string[] },
): Edited {
  const bullets = bulletsOf(found.section, found.entry)
  const name = titleOf(found.entry)
  if (bullets.length <= count) return { problem: `${name} has no more than that: ${linesOf(bullets.length)}.` }
  const kept = bullets.toSorted((a, b) => tellsOf(b.text, topic) - tellsOf(a.text, topic)).slice(0, count)
  const gone = bullets.filter((bullet) => !kept.includes(bullet))
  return {
    latex: spliced(
      latex,
      gone.map((block) => ({ ...wholeLine(latex, block), text: '' })),
    ),
    said: `I kept ${linesOf(count)} of ${name}: ${kept.map(({ text }) => `“${shortened(text)}”`).join(', ')}. Make sure that the others may go before you accept.`,
  }
}

const linesOf = (count: number): string => (count === 1 ? 'one line' : `${count} lines`)

/** What is wished for says most, then numbers; then how much is said. */
const tellsOf = (text: string, topic: readonly string[]): number =>
  shared(text, topic) * 10_000 + (/\d/.test(text) ? 1_000 : 0) + Math.min(text.length, 999)
