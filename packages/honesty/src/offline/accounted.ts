// Whether an edit is about what the message says. A reader that looks for a few words finds them in a message about
// something else, too: then most of its words have nothing to do with what changed.
import { fold } from './edits/find-places.ts'
import { telling } from './edits/text-units.ts'

/** What is wished, and how, in words that name nothing in a resume. */
const wishing = new Set(
  `please thanks want wish need like would could should can will make makes made making put puts set sets use used using get gets got give given show shows showing move moved moving change changed changes
  changing replace replaced swap swapped rename renamed call called fix fixed update updated correct corrected correction add added adding include including remove removed delete deleted drop dropped
  take taken took keep kept leave left hide hidden write written say says said list listed mention mentioned order ordered sort sorted group merge split shorten shorter longer stronger better
  first last top bottom above below before after under over next beside behind between higher lower newest oldest latest recent current present past old new other another same different
  section sections part parts line lines bullet bullets sentence word words text title titles name names heading headings list item items entry entries job jobs role position post work place employer company
  resume page pages date dates year years month months day days time since from until till through during now today yesterday week last ago year also again still already actually really only just maybe
  wrong right mistake mistakes typo instead rather because anymore longer here there where when which what who how why think know sure sorry forgot remember one two three four five both all every each
  year jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october november december doing did done does have has had been being was were are
  i'm i've it's that's don't doesn't didn't wasn't isn't can't won't let's they them their our ours your yours mine myself hey hello hi okay lol thing things stuff bit bits kind sort way ways lot lots much many more most less few
  little big small summary profile sentences paragraph renewed renew valid good thru expires expired expiry card certificate cert licence license number value level full max maximum minimum`.split(
    /\s+/,
  ),
)
const minShare = 0.3
/** What only changes places holds many words. */
const minShareOfMove = 0.6
const minWords = 3

/** Pure; true where the message has too few telling words to say. */
export function isAccountedFor(before: string, after: string, message: string): boolean {
  const named = [...new Set(telling(message))].filter(
    (word) => word.length > 2 && !wishing.has(word) && !/\d/.test(word),
  )
  if (named.length < minWords) return true
  const about = fold(changedLines(before, after))
  const isMove = linesOf(before).toSorted().join('\n') === linesOf(after).toSorted().join('\n')
  const shown = named.filter((word) => about.includes(word.slice(0, Math.max(4, word.length - 3))))
  return shown.length / named.length >= (isMove ? minShareOfMove : minShare)
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

/** The lines between the first and the last that differ, with the heads that stand before them. */
function changedLines(before: string, after: string): string {
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  const gone = old.flatMap((line, index) => (fresh.includes(line) ? [] : [index]))
  const come = fresh.filter((line) => !old.includes(line))
  const moved =
    gone.length === 0 && come.length === 0 ? old.flatMap((line, index) => (line === fresh[index] ? [] : [index])) : gone
  const heads = moved.flatMap((index) => [
    old.slice(0, index + 1).findLast((line) => /\\entry\b|\\shortentry\b|\\resumeSubheading/.test(line)) ?? '',
    old.slice(0, index + 1).findLast((line) => /\\section\b/.test(line)) ?? '',
  ])
  const from = fresh.flatMap((line) => (come.includes(line) ? [fresh.indexOf(line)] : []))
  const freshHeads = from.flatMap((index) => [
    fresh.slice(0, index + 1).findLast((line) => /\\entry\b|\\shortentry\b|\\resumeSubheading/.test(line)) ?? '',
    fresh.slice(0, index + 1).findLast((line) => /\\section\b/.test(line)) ?? '',
  ])
  return [...moved.map((index) => old[index]!), ...come, ...heads, ...freshHeads].join('\n')
}
