// "The school's called Mile High Data Institute, not Academy", "it is from High Speed Training, three words", "so it is
// Moriarty Carpentry Ltd": a name of several words in the place of the one that it is nearly.
import { escapeTex } from '@galley/resume/text/escape-tex'
import { spliced } from '../edits/splice.ts'
import type { Filled } from '../frames/frame.ts'
import type { EntryThing, Thing } from '../frames/things.ts'

const cue =
  /\b(?:called|named|not|wrong|wrongly|actually|correct\w*|should|rebranded|renamed|words?|spel\w+|proper(?:ly)?|full name|limited|ltd|inc|gmbh|now|officially|is from|it's)\b/i
/** Two capitalised words and more, with the small ones between them. */
const names =
  /\p{Lu}[\p{L}\p{N}'’&.-]*(?:\s(?:(?:of|the|and|for|de|da|do|di|du|van|von|&)\s)*\p{Lu}[\p{L}\p{N}'’&-]*)+/gu
const adds = /\b(?:add|new (?:job|course|project|certificat\w*)|also|got|passed|completed|finished|started|joined)\b/i
/** So large a share of the shorter name's words stands in the other one. */
const minShared = 0.6

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const squeezed = (name: string): string => wordsOf(name).join('')

interface Place {
  readonly entry: EntryThing
  /** Of the entry's arguments. */
  readonly index: number
  readonly old: string
}

/** Pure. */
export function sameNameSaid(latex: string, message: string, things: readonly Thing[]): Filled | null {
  if (message.length > 240 || !cue.test(message) || adds.test(message)) return null
  const found = Array.from(message.matchAll(names), ([name]) => name.replace(/[.]$/, ''))
    .filter((name) => !latex.includes(escapeTex(name)))
    .flatMap((name) => {
      const places = placesOf(things, name)
      const [place] = places
      return place && places.length === 1 ? [{ name, place }] : []
    })
  const [only, ...more] = found
  const range = only?.place.entry.found.entry.argRanges?.[only.place.index]
  if (!only || !range || more.length > 0) return null
  return {
    edited: {
      latex: spliced(latex, [{ from: range.from, to: range.to, text: escapeTex(only.name) }]),
      said: `I changed “${only.place.old}” to “${only.name}”.`,
    },
    stated: [only.name, (only.place.entry.found.entry.args ?? []).toSpliced(only.place.index, 1, only.name).join(', ')],
    isTyped: true,
  }
}

/** Titles, employers, schools and certificates whose name this nearly is. */
const placesOf = (things: readonly Thing[], name: string): Place[] =>
  things
    .filter((thing): thing is EntryThing => thing.kind === 'entry')
    .flatMap((entry) =>
      (entry.found.entry.args ?? [])
        .slice(0, 2)
        .flatMap((old, index) => (isNearly(old, name) ? [{ entry, index, old }] : [])),
    )

function isNearly(old: string, name: string): boolean {
  const [before, now] = [wordsOf(old), wordsOf(name)]
  if (before.length === 0 || squeezed(old) === squeezed(name)) return before.length > 0 && old !== name
  const shared = before.filter((word) => now.includes(word)).length
  return shared > 1 && shared >= minShared * Math.min(before.length, now.length) && shared >= before.length - 1
}
