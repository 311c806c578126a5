// The words with which a wish begins, and what it does.
import { inCanonicalForm } from './canonical.ts'

export const removing =
  'remove|delete|drop|cut|kill|lose|scrap|ditch|bin|chuck|axe|erase|hide|get rid of|take off|take out|take away|leave off|leave out|throw out|strike out|strike|omit|wipe|do away with|get shot of|strip out|rub out|discard|trash|nix|nuke|scratch|yank|dump|knock off|exclude'
export const moving = 'move|put|place|shift|bring|stick|have'
const others =
  'add|include|list|mention|give|make|fix|set|update|replace|swap|change|call|rename|retitle|say|use|order|sort|alphabetize|alphabetise|arrange|reorder|group|merge|join|combine|split|separate|keep|leave|show|get|take|throw|translate|write|draft|rewrite|reword|rephrase|shorten|trim|tighten|condense|reduce|strengthen|improve|tailor|proofread|check|correct|spell|bold|highlight|underline|tell|turn|switch|increase|decrease|enlarge|centre|center|align|start|end|capitalise|capitalize'
const lead = String.raw`(?:(?:please|also|and|then|just|now|ok|okay|so|maybe|oh|wait|actually|do|but|plus|can (?:you|we|I)|could (?:you|we|I)|may I|kindly|feel free to|I think|I guess|would you|will you|I(?: would|'d) like (?:you )?to|I (?:want|need)(?: you)? to|let's|go ahead and|we can|while (?:you're|you are|we're|we are) at it|one more thing|last thing|finally|in addition|secondly|next)[,:\s]+)*`

export const leadIn = new RegExp(`^[\\s,;.–-]*${lead}`, 'i')
const beginning = new RegExp(`^(?:${removing}|${moving}|${others})\\b`, 'i')

/** Why it is wished. What is to be written down, behind a colon or in quotation marks, has its own reasons. */
const reason = new RegExp(
  String.raw`(?<=^[^:"“]{4,200}?)(?:,? please)?,? (?:because|cause|cuz|cos|so that|since(?= (?:it|this|that|i|they|he|she|we)\b)|(?:i'?ve |i have )?been (?:using|doing|working with)(?= (?:it|that|them|this)\b)|if (?:it|they|that) (?:isn'?t|aren'?t|is not|are not)|(?:as )?(?:that|it|they|this)(?:'s| is| was| were|'re)(?: just| so| all)? (?:forever|ages|years|decades|long|ancient|irrelevant|too|not relevant|no longer|outdated))\b(?:(?!,| (?:and|but|then) (?:${removing}|${moving}|${others})\b).)*$`,
  'is',
)

/** Without what only leads to it: "and can you please remove it, because it is old" is "remove it". */
export const withoutLead = (clause: string): string =>
  inCanonicalForm(
    clause
      .replace(leadIn, '')
      .replace(reason, '')
      .replace(/(?:[\s,;.!?]+(?:please|tho|though|thanks|thank you|thx|lol))*[\s,;.!?]*$/i, ''),
  )

export const beginsWithVerb = (clause: string): boolean => beginning.test(withoutLead(clause))

/** The verb that a clause without one goes on with: "drop the first, and the second". Null where it has neither. */
export function carriedVerb(clause: string): 'remove' | 'move' | null {
  const words = withoutLead(clause)
  if (new RegExp(`^(?:${removing})\\b|^(?:take|leave|throw|get)\\b.{2,60}\\b(?:off|out|away)$`, 'i').test(words))
    return 'remove'
  return new RegExp(`^(?:${moving})\\b`, 'i').test(words) ? 'move' : null
}

/** Where one thing is to stand beside another. */
export const beside = String.raw`(?:right |just |directly |straight |immediately )?(above|below|under|underneath|beneath|before|after|behind|ahead of|on top of)`
