// Whether an edit is about what the message says. A reader that looks for a few words finds them in a message about
// something else, too: then most of its words have nothing to do with what changed.
import { fold } from './edits/find-places.ts'
import { telling } from './edits/text-units.ts'
import { sectionsMeant } from './wishes/named-places.ts'
import { wishing } from './phrases/wishing-words.ts'

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
  const about = fold(withHeaderWords(changedLines(before, after)))
  const isMove = linesOf(before).toSorted().join('\n') === linesOf(after).toSorted().join('\n')
  // What people call a section names it, too.
  const shown = named.filter(
    (word) =>
      about.includes(word.slice(0, Math.max(4, word.length - 3))) || (isMove && sectionsMeant(before, word).length > 0),
  )
  return shown.length / named.length >= (isMove ? minShareOfMove : minShare)
}

/** What people call the fields of the header. */
const headerWords = [
  ['\\phone', 'phone mobile cell number telephone'],
  ['\\email', 'email mail address'],
  ['\\location', 'location moved address town city live'],
  ['\\name', 'name surname called married'],
] as const
export const withHeaderWords = (lines: string): string =>
  `${lines}\n${headerWords.flatMap(([command, words]) => (lines.includes(command) ? [words] : [])).join(' ')}`

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

/** The lines that differ, with the heads of their entries and sections; of what only moved, the lines that moved. */
export function changedLines(before: string, after: string): string {
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
