// "This one has a period, the others don't": bullets that end in two ways, made alike as most of them are.
import type { Edited } from '../edits/edited.ts'
import { unitsOf } from '../edits/text-units.ts'
import { setFullStops } from '../intents/full-stops.ts'

/** "Period" and "dot" are words of other things, too. */
const ofStops =
  /\bfull[- ]?stops?\b|\b(?:periods?|dots?)\b(?=[^.!?]{0,30}\b(?:at the end|others?|rest)\b)|\b(?:bullets?|lines?|sentences?|points?)\b[^.!?]{0,40}\b(?:periods?|dots?)\b/i
const ofTime = /\b(?:notice|exam|trial|other|last|first|this|that|time|probation\w*|some) periods?\b|\bdates?\b/i
const wantsAll =
  /\b(?:want|add|need|put|end)\b[^.!?]{0,20}\bfull[- ]?stops?\b[^.!?]{0,30}\b(?:rest|all|every|each|others?|too)\b/i
const wantsNone =
  /\b(?:remove|delete|drop|take|get rid of|lose)\b[^.!?]{0,20}\b(?:from|off|in|on) (?:all|every|each|them all|everywhere)\b|\b(?:none|no bullets?) (?:should|of them)\b/i
const differ =
  /\b(?:others?|rest|some|half|most|not all|only (?:one|some)|inconsistent\w*|consistent\w*|(?:the )?same|alike|differ\w*)\b/i
const explicit =
  /\b(?:add|put|end (?:all|every|each)|with|without|remove|take|delete|drop|no)\b[^.!?]{0,30}\b(?:full[- ]?stops?|periods?|dots?)\b/i

/** Null where nothing is said of full stops that differ. */
export function fullStopComplaint(latex: string, message: string): Edited | null {
  if (!ofStops.test(message) || ofTime.test(message)) return null
  if (wantsAll.test(message)) return setFullStops(latex, true)
  if (wantsNone.test(message) && !/\b(?:except|but|apart from|other than|only)\b/i.test(message))
    return setFullStops(latex, false)
  if (!differ.test(message) || explicit.test(message)) return null
  const ends = unitsOf(latex)
    .filter(({ kind }) => kind === 'bullet')
    .map(({ text }) => text.trim().endsWith('.'))
  const dotted = ends.filter(Boolean).length
  return dotted === 0 || dotted === ends.length ? null : setFullStops(latex, dotted * 2 > ends.length)
}
