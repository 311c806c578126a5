// "The join date at Marina is wrong, it is July 2016 not June": the beginning or the end of an entry that is named.
import type { Edited } from '../edits/edited.ts'
import { titleOf, type FoundEntry } from '../edits/find-places.ts'
import { spliced } from '../edits/splice.ts'
import { isDoubtful } from '../../reply/assertions.ts'
import { betweenDates, dateIn, dateLike, present, type SaidDate } from './corrections/dates-said.ts'
import { entryMeant } from './named-places.ts'

const ofStart =
  /\b(?:start(?:ing)? (?:date|month|year)|join(?:ing)? date|beginning of|the start|i (?:started|joined|began)(?= (?:at |with |in |there))|should (?:start|begin))\b/iu
const ofEnd =
  /\b(?:end(?:ing)? (?:date|month|year)|leaving date|last day|the end of|(?:was|were|is|went on|lasted) (?:only |just )?(?:until|till|up to)|i (?:left|finished|ended|quit)(?= (?:at |with |in |there))|should end)\b/iu
/** What was done there has dates of its own. */
const ofWork = /\b(?:bullets?|lines?|projects?|redesign|points?|launch\w*|built|guide|did ?n[o'’]t|did not)\b/i
const putsRight =
  /\b(?:wrong|incorrect|mistake|(?:was|were|went on|lasted) (?:only |just )?(?:until|till|up to)|should (?:be|say|end|start|begin)|not|instead|actually|correct|fix|change)\b/i

const maxChars = 100
/** Null where no entry is named, no date is said, or it is unclear which of its dates is meant. */
export function entryDateWish(latex: string, message: string): Edited | null {
  if (
    !putsRight.test(message) ||
    ofWork.test(message) ||
    isDoubtful(message.replaceAll(/\bnot\b/gi, ' ')) ||
    message.length > 200
  )
    return null
  const isStart = ofStart.test(message)
  const date = isStart === ofEnd.test(message) ? null : dateIn(message)
  const found = date && entryMeant(latex, message)
  return found ? withDate(latex, found, { date, isStart }) : null
}

function withDate(
  latex: string,
  found: FoundEntry,
  { date, isStart }: { date: SaidDate; isStart: boolean },
): Edited | null {
  const range = found.entry.argRanges?.at(-1)
  if (!range) return null
  const dates = latex.slice(range.from, range.to)
  if (dates.length > maxChars) return null
  const parts = dates.split(betweenDates)
  const old = (isStart ? parts[0] : parts[1]) ?? ''
  const fresh = dateLike([found], date)
  // Only one of two dates can be the wrong one.
  if (parts.length !== 2 || old === fresh || !isDate(old)) return null
  const at = isStart ? dates.indexOf(old) : dates.lastIndexOf(old)
  const text = `${dates.slice(0, at)}${fresh}${dates.slice(at + old.length)}`
  return {
    latex: spliced(latex, [{ from: range.from, to: range.to, text }]),
    said: `I changed ${isStart ? 'the beginning' : 'the end'} of ${titleOf(found.entry)} from ${old} to ${fresh}.`,
  }
}

const isDate = (text: string): boolean => dateIn(text) !== null || present.test(text)
