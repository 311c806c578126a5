// "Replace the summary by: …": the user's own words in its place.
import { escapeTex } from '@galley/resume/text/escape-tex'
import { isOwnClass } from '../edits/own-class.ts'
import type { Edited } from '../edits/edited.ts'
import { sectionsOf } from '../edits/find-places.ts'
import { unitsOf } from '../edits/text-units.ts'
import { spliced } from '../edits/splice.ts'
import { sectionOf } from './named-places.ts'

const named = String.raw`(?:summary|profile|objective|about me|personal statement|intro(?:duction)?)`
const itsWords = String.raw`(?: (?:this|the following|these words|this text))?`
const lead = String.raw`(?:\b(?:replace|change|swap|rewrite|set|update|make|put|add|write) (?:(?:in|a|an|my|the|this|new|whole|old|current|professional) )*${named}(?: section)?(?: (?:by|with|to|into|as|say|so (?:that )?it says))?${itsWords}|\b(?:my|the|new) (?:new )?${named}(?: section)? (?:should|must|is to|needs to|ought to) (?:be|say|read)${itsWords}|\buse (?:this|the following|it)(?: text)? (?:as|for|in) (?:my|the) ${named}|(?:^|[.!?\n]) ?(?:here(?:'s| is) )?(?:(?:my|the|a) )?(?:new |whole )?${named})`
const inQuotes = new RegExp(String.raw`${lead}\s*:?\s*["“]([^"“”]{20,1500})["”]`, 'is')
/** Behind a colon, or on lines of their own. */
const behind = new RegExp(String.raw`${lead}\s*(?::|\n)\s*([^"“”\s].{19,1500})`, 'is')

/** What a person writes of a text, and not what a summary says. */
const ofIt =
  /^(?:(?:please|pls|just|maybe|also|then|and|but|or|so|because|can|could|would|should|not|too|very|more|less|much|a bit|a little) )*(?:be|sound|something|anything|make|more|less|keep|mention\w*|focus(?: on|\b)|emphasi[sz]e|highlight|stress|add|include|remove|delete|drop|cut|shorten|shorter|longer|trim|rewrite|reword|rephrase|improve|fix|change|replace|update|write|put|say|show|use|tell|talk|describe|tailor|adapt|move|hide|translate|give|get|let|do|don't|it|it's|its|that|that's|this|there|these|those|they|english|german|boring|bad|old|outdated|long|short|too|wrong|needs?|in (?:english|german|one|two|three|the first|the third)|i (?:want|need|would|'d|think|don't|do not|hate|like|wish)|i'd|you|why|what|how|where|which|can|could|would|should|please)\b/i
const ofATask =
  /\b(?:please|pls|can you|could you|would you|help me|thanks|thank you|my resume|this resume|my cv|the one (?:i have|that)|make it|rewrite it|shorten it|improve it)\b/i

const isOfIt = (words: string): boolean =>
  ofIt.test(words) || ofATask.test(words) || new RegExp(String.raw`\b(?:my|the|this) ${named}\b`, 'i').test(words)

/** The words that are to stand there; null where only something is said of them. */
function wordsGiven(message: string): string | null {
  const quoted = inQuotes.exec(message)?.[1]?.trim()
  if (quoted) return quoted
  const words = behind.exec(message)?.[1]?.trim()
  return words && !isOfIt(words) ? words : null
}

const nextWish =
  /(?:[.!?;]\s+|\n+)(?:(?:also|and|then|please|pls|plus|finally|oh|can you|could you)[, ]+)*(?:add|remove|delete|drop|move|make|change|fix|put|hide|use|replace|update|set|translate|tailor|rename|shorten|take|get rid|swap|order|sort|fit|keep|(?:my|the) [\p{L} ]{2,20} (?:is|are|should))\b/iu

const counts = ['one', 'two', 'three', 'four', 'five']
const number = `[1-5]|${counts.join('|')}`
/** "Two sentences max", "cut the profile to 2 sentences", "summary: 2 sentences". */
const toSentences = new RegExp(
  String.raw`(?=.*\b${named}\b)(?:.*\b(?:cut|shorten|reduce|trim|keep|down|bring|limit|condense)\b[^.!?]{0,40}?\bto (?:just |only )?(?<cut>${number}) sentences?\b|.*\b(?:only|at most|max(?:imum)?|no more than|just) (?<only>${number}) sentences?\b|.*\b(?<most>${number}) sentences? (?:max|maximum|at most|only|tops|is enough|are enough)\b|.*\b${named}:? (?<count>${number}) sentences?\b)(?!.*\b(?:each|every|bullets?|add|about|more|another|give)\b)`,
  'is',
)

/** Its words go over several sentences, and nothing else is wished behind them. */
export const isSummaryAlone = (message: string): boolean =>
  (wordsGiven(message) !== null && !nextWish.test(message)) || toSentences.test(message)

/** How many sentences it may have. */
function countIn(message: string): number | null {
  const groups = Object.values(toSentences.exec(message)?.groups ?? {})
  const asked = groups.find((one) => one !== undefined)?.toLowerCase()
  if (asked === undefined) return null
  return counts.includes(asked) ? counts.indexOf(asked) + 1 : Number(asked)
}

/** "Summary: 2 sentences max": its first ones stay, in their words. */
function shortened(latex: string, message: string): Edited | null {
  const most = countIn(message)
  const block = sectionOf(latex, 'summary')?.blocks[0]
  if (most === null || block?.kind !== 'paragraph') return null
  const sentences = unitsOf(latex).filter((unit) => unit.kind === 'sentence' && unit.block.from === block.from)
  const gone = sentences.slice(most)
  const last = sentences[most - 1]
  if (gone.length === 0 || !last)
    return { problem: `It has ${sentences.length === 1 ? 'one sentence' : `${sentences.length} sentences`} already.` }
  return {
    latex: spliced(latex, [{ from: last.to, to: gone.at(-1)!.to, text: '' }]),
    said: `I kept the first ${most === 1 ? 'sentence' : `${most} sentences`} and took out: ${gone.map(({ text }) => `“${text}”`).join(' ')}`,
  }
}

/** Null where the message brings no words for it, and does not say how long it may be. */
export function summaryWish(latex: string, message: string): Edited | null {
  const words = wordsGiven(message)
  if (words === null) return shortened(latex, message)
  const text = escapeTex(words)
  const section = sectionOf(latex, 'summary')
  if (!section) return newSummary(latex, text)
  const [first, last] = [section.blocks[0], section.blocks.at(-1)]
  const range = first && last ? { from: first.from, to: last.to } : { from: section.bodyFrom, to: section.bodyFrom }
  return {
    latex: spliced(latex, [{ ...range, text: first ? text : `\n${text}\n` }]),
    said: `I put your words in the place of ${section.heading}.`,
  }
}

function newSummary(latex: string, text: string): Edited | null {
  const [first] = sectionsOf(latex)
  if (!first || !isOwnClass(latex)) return null
  return {
    latex: spliced(latex, [{ from: first.from, to: first.from, text: `\\section{Summary}\n${text}\n\n` }]),
    said: 'I set your words as a summary at the top.',
  }
}
