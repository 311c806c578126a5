// 'New bullet for Buckeye: "Reconciled …". It should be the second one in the list': a bullet with its place.
import { lookup } from '@galley/resume/text/lookup'
import { escapeTex } from '@galley/resume/text/escape-tex'
import { addBulletTo, asNeighbours } from '../edits/edit-bullets.ts'
import type { Edited } from '../edits/edited.ts'
import { bulletsOf, titleOf, type FoundEntry } from '../edits/find-places.ts'
import { spliced } from '../edits/splice.ts'
import { phraseTarget } from '../phrases/phrase-target.ts'
import type { MessageReader } from './message-reader.ts'

const adding =
  /^\W*(?:please |pls |can you |could you )*(?:(?:add|put|write|include|insert) )?(?:a |an |one |this |the |another )?(?:new |extra |following )?(?:bullet|line|point)(?: point)? (?:for|to|under|in|at|on) (?:the |my )?(?<phrase>[^:"“\n]{2,60})[:,-]?\s{0,5}["“](?<words>[^"“”]{5,400})["”]/isu
const where =
  /\b(?:should be|goes|go|put it|make it|place it|comes?|as) (?:in |on |at )?(?:the )?(?<which>first|second|third|fourth|fifth|last|top|bottom)\b/i
const places = lookup<number>({ first: 0, top: 0, second: 1, third: 2, fourth: 3, fifth: 4 })

const ofPlace = /^[^.!?]*\b(?:first|second|third|fourth|fifth|last|top|bottom)\b[^.!?]*[.!?]*/i

/** Null where no place is said, or no job is named. */
export const bulletInPlace: MessageReader = ({ latex, message }) => {
  const found = adding.exec(message)
  if (!found?.groups) return null
  const { words = '' } = found.groups
  const phrase = (found.groups['phrase'] ?? '')
    .trim()
    .replace(/[:,-]$/, '')
    .replace(/ (?:job|role)$/i, '')
  const rest = message.slice(found.index + found[0].length)
  const which = where.exec(rest)?.groups?.['which']?.toLowerCase()
  const target = which === undefined ? null : phraseTarget(latex, phrase)
  if (target?.kind !== 'entry' || which === undefined) return null
  const edited = withBulletAt(latex, target.found, { which, line: asNeighbours(latex, words.trim()) })
  return { edited, stated: [words], rest: rest.replace(ofPlace, '') }
}

function withBulletAt(latex: string, found: FoundEntry, { which, line }: { which: string; line: string }): Edited {
  const before = bulletsOf(found.section, found.entry)[places[which] ?? Number.POSITIVE_INFINITY]
  if (!before) return addBulletTo(latex, found, line)
  const inside = before.argRanges?.[0]?.from
  const [command, end] = inside === undefined ? ['\\item ', ''] : [latex.slice(before.from, inside), '}']
  const indent = /[^\S\n]*$/.exec(latex.slice(Math.max(0, before.from - 80), before.from))?.[0] ?? ''
  const text = `${command}${escapeTex(line)}${end}\n${indent}`
  return {
    latex: spliced(latex, [{ from: before.from, to: before.from, text }]),
    said: `I added your bullet to ${titleOf(found.entry)}, as the ${which} one.`,
  }
}
