// "How many times does HACCP appear, and where?", "would a director see that I make corsets?": where words stand.
import { regexpLiteral } from '@galley/resume/text/regexp-literal'
import { outlineOf } from '@galley/resume/outline/outline-of'
import { fold, sectionsOf, titleOf } from '../edits/find-places.ts'
import { listed } from '../edits/listed.ts'
import { shortened } from '../edits/shortened.ts'
import { shared, telling } from '../edits/text-units.ts'
import { counted, type ResumeView } from './resume-view.ts'

const counts =
  /\bhow (?:many times|often)\b[^?.!]{0,20}?\b(?:do(?:es)?|did|is|are|have|has|appears?|comes? up|mention)\b/i
const places =
  /\bwhere (?:does it|do i|is it|is|are|did i|have i|in (?:it|my|the))\b[^?.!]{0,60}\b(?:say|mention|stand|written|appear|listed|come up|talk about|mentioned)\b|\btell me where\b|\bwhere (?:is|are) (?:my |the )?[\p{L} ]{3,30} (?:mentioned|listed|written)\b/iu
const seen =
  /\b(?:would|will|could|can) (?!(?:you|u|we|i|they)\b)(?:a|an|the|any|some)?\s?[\p{L} ]{3,30}? (?:\p{L}+ing (?:this|it|through it) )?(?:see|realise|realize|notice|know|understand|tell|spot|find)(?: out)?\b(?: that| whether| if)?\b/iu
const anywhere =
  /\b(?:does|do) (?:it|this|that|my (?:resume|cv)|the (?:resume|cv)) (?:say|mention|show|state)\b[^?.!]{0,12}\b(?:anywhere|somewhere|at all)\b(?: that)?/i

/** The frame of the question, and what is said of whom; what is left names what is looked for. */
const frames =
  /\b(?:how many times|how often|where|anywhere|somewhere|appears?|appearing|comes? up|mention(?:s|ed)?|stands?|written|listed|shown|says?|said|state[sd]?|does|do|did|is|are|has|have|had|would|will|could|can|should|a|an|the|any|in|on|of|at|my|this|that|it|resume|cv|document|page|thing|and|or|if|tell|me|what|want|wants|don't|dont|here|i'm|i've|i'd|ive|i|we|you|see|seeing|realise|realize|notice|know|knows|understand|spot|find|skimming|reading|looking|through|recruiter|employer|manager|director|hr|someone|somebody|person|people|reader|got|get|out|tucked|away|hidden|some|there|not|yet|anything|word|words|term|name|times?|many|used|use|so|please|about|to|for)\b/gi

interface Found {
  heading: string
  of: string | null
  text: string
}

/** "What licence number have I got on there?" */
const asked =
  /^\W*(?:so |and )?(?:what|which)(?:'s| is| are)? (?:my |the )?(?<what>[\p{L} '-]{3,40}?) (?:have i got|do i have|did i (?:put|write|give|list)|is|are|does it say|do you have)(?: (?:on|in|down|written|listed))*(?: (?:there|it|here|my (?:resume|cv)|the (?:resume|cv)))\W*$/iu

/** The lines and entries that have the words; those with a number first where a number is asked for. */
function ofWhat(what: string, view: ResumeView): string | null {
  const isOfNumber = /\bnumber\b/i.test(what)
  const words = telling(what.replaceAll(/\b(?:number|date|name|title|kind|type)\b/gi, ' '))
  if (words.length === 0) return null
  const found = standing(view, (text) =>
    Number(shared(text, words) === words.length && (!isOfNumber || /\d/.test(text))),
  )
  return found.length === 0
    ? `Nothing on your resume says “${what}”.`
    : `${found
        .slice(0, maxPlaces)
        .map(({ heading, text }) => `${heading}: “${shortened(text)}”`)
        .join('; ')}.`
}

/** Null where no such question is asked, or nothing is named. */
export function aboutPlaces(message: string, view: ResumeView): string | null {
  const what = asked.exec(message)?.groups?.['what']
  if (what !== undefined) return ofWhat(what, view)
  const isCount = counts.test(message)
  const isAsked = isCount || [places, seen, anywhere].some((pattern) => pattern.test(message))
  const named = isAsked ? nameIn(message) : ''
  const words = telling(named)
  return words.length === 0 || words.length > maxWords ? null : whereSaid(named, { view, isCount })
}

/** As it is written; else by its words. */
function whereSaid(named: string, { view, isCount }: { view: ResumeView; isCount: boolean }): string {
  const words = telling(named)
  const exact = standing(view, (text) => timesIn(text, named))
  const found = exact.length > 0 ? exact : standing(view, (text) => Number(shared(text, words) === words.length))
  if (found.length === 0)
    return `No, nothing on your resume says “${named}”. If it is so, say where it belongs, such as “add ${named} to Skills”.`
  const where = found.map(({ heading, of, text }) => `${heading}${of ? ` (${of})` : ''}: “${shortened(text)}”`)
  const shown = listed(where.slice(0, maxPlaces))
  const times = found.reduce((sum, { times: one }) => sum + one, 0)
  if (isCount) return `“${named}” appears ${times === 1 ? 'once' : `${times} times`}. ${shown}.`
  const easy = isEasyToMiss(found, view) ? ' That is easy to miss: in the summary or the skills it is seen first.' : ''
  return `It appears in ${counted(found.length, 'place')}. ${shown}.${easy}`
}
const maxWords = 5

/** What is looked for: what is quoted, or what is left of the question. */
function nameIn(message: string): string {
  const quoted = /["“'‘]([^"”'’]{2,40})["”'’]/.exec(message)?.[1]
  const [question = ''] = message.split(/(?<=\?)\s/)
  return (
    quoted ??
    question
      .replace(seen, ' ')
      .replaceAll(frames, ' ')
      .replaceAll(/[^\p{L}\p{N}+#.' -]/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  )
}

/** Null where the question names nothing. */
export function standsAnywhere(latex: string, question: string): { name: string; isThere: boolean } | null {
  const name = nameIn(question)
  const words = telling(name)
  if (words.length === 0 || words.length > maxWords) return null
  const found = standing({ latex }, (text) => Number(shared(text, words) === words.length))
  return { name, isThere: found.length > 0 }
}
const maxPlaces = 4

const timesIn = (text: string, named: string): number =>
  (fold(text).match(new RegExp(String.raw`(?<![\p{L}\p{N}])${regexpLiteral(fold(named))}(?![\p{L}\p{N}])`, 'gu')) ?? [])
    .length

function standing(
  { latex }: Pick<ResumeView, 'latex'>,
  count: (text: string) => number,
): (Found & { times: number })[] {
  const header = outlineOf(latex).sections.find(({ kind }) => kind === 'header')
  const top = header ? count(header.blocks.map(({ text }) => text).join(' ')) : 0
  return [
    ...(top > 0 ? [{ heading: 'At the top', of: null, text: 'contact details', times: top }] : []),
    ...sectionsOf(latex).flatMap(({ heading, blocks }) =>
      blocks.flatMap(({ text, entry }) => {
        const times = count(text)
        const owner = entry === null || entry === undefined ? undefined : blocks[entry]
        return times > 0 ? [{ heading, of: owner ? titleOf(owner) : null, text, times }] : []
      }),
    ),
  ]
}

/** Once, and under a job. */
const isEasyToMiss = (found: readonly Found[], { latex }: ResumeView): boolean =>
  found.length === 1 && found[0]!.of !== null && sectionsOf(latex)[0]?.heading !== found[0]!.heading
