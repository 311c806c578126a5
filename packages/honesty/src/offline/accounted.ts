// Whether an edit is about what the message says. A reader that looks for a few words finds them in a message about
// something else, too: then most of its words have nothing to do with what changed.
import { conceptsOf } from './intents/concepts.ts'
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

/** A question in few words may be answered in quite others; what is told or ordered at length has to come back in part. */
const asks =
  /\?|^\W*(?:so |and |but |also |hey |hi )?(?:what|how|why|when|where|which|who|should|do|does|is|are|am|can|could|would|will)\b|\b(?:should i|do i|is it|no idea|not sure|i wonder|advice|opinion|tips)\b/i
const minUnanswered = 3

/** Whether general advice is about what the message says: one word of it may belong to another matter. Pure. */
export function isAnswered(message: string, reply: string): boolean {
  if (asks.test(message)) return true
  const named = [...new Set(telling(message))].filter((word) => word.length > 2 && !wishing.has(word))
  const text = fold(reply)
  const open = named.filter(
    (word) => conceptsOf(word).size === 0 && !text.includes(word.slice(0, Math.max(4, word.length - 3))),
  )
  return open.length < minUnanswered || open.length / named.length <= 0.5
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

/** The lines that differ, with the heads of their entries and sections; of what only moved, the lines that moved. */
function changedLines(before: string, after: string): string {
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  const [oldLines, freshLines] = [new Set(old), new Set(fresh)]
  const gone = withHeads(old, (line) => !freshLines.has(line))
  const come = withHeads(fresh, (line) => !oldLines.has(line))
  const changed = [...gone, ...come]
  return (changed.length > 0 ? changed : withHeads(old, (line, index) => line !== fresh[index])).join('\n')
}

const entryHead = /\\entry\b|\\shortentry\b|\\resumeSubheading/
const sectionHead = /\\section\b/

function withHeads(lines: readonly string[], isChanged: (line: string, index: number) => boolean): string[] {
  let [section, entry] = ['', '']
  return lines.flatMap((line, index) => {
    if (sectionHead.test(line)) [section, entry] = [line, '']
    if (entryHead.test(line)) entry = line
    return isChanged(line, index) ? [line, entry, section] : []
  })
}
