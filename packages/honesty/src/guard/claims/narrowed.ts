// What made a claim smaller and is gone: the part of a whole, the team that did it, the quarter of a year, what the
// person was not involved in.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import { isFromStatements, originLine } from '../case/rewording.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { isPast } from '../../lexicon/verbs.ts'
import { isGrammar, stemOf, wordsOf } from '../text/words.ts'
import { segmentsOf, sharedBy, stemsIn } from './clauses.ts'
import { isDeedSpokenOf, isProse, isSpokenOf } from './sources.ts'

export function judgeNarrowed({ changed }: CaseFile): Violation[] {
  return [...changed.flatMap(lostTail), ...narrowedLines(changed)]
}

/** "MSc Engineering, thesis not submitted": what is left of the head claims the degree. */
const unfinished =
  /\b(?:not|no|without|never|incomplete|unfinished|coursework|undergraduate|attended|audited|left|withdr[ae]w\w*|dropped out|booked|scheduled|pending|partial\w*|(?:\d+|one|two|three|four|five|six) (?:of (?:\d+|\w+) )?(?:years?|semesters?|terms?|credits?|modules?|papers?|exams?))\b/i

function lostTail(at: ChangedBlock): Violation[] {
  if (at.block.kind !== 'entry' || !at.source?.head?.args) return []
  const claimed = at.block.args ?? []
  if (claimed.some((arg) => unfinished.test(arg))) return []
  const [lost] = at.source.head.args.filter(
    (arg) => arg.length <= maxChars && unfinished.test(arg) && !claimed.includes(arg),
  )
  const text = claimed.find((arg) => lost !== undefined && sharedBy(stemsIn(arg), stemsIn(lost)) > 0)
  if (lost === undefined || text === undefined || isDeedSpokenOf(at, stemsIn(lost))) return []
  const question = `Your resume says “${lost}”, the draft leaves a part of that out. Is it finished now?`
  return [blockViolation(at, 'entry', { text, allowed: [lost], question })]
}

function narrowedLines(changed: readonly ChangedBlock[]): Violation[] {
  return changed
    .filter((at) => isProse(at) && !isFromStatements(at))
    .flatMap((at) => {
      const line = originLine(at)
      if (line === '' || line.length > maxChars) return []
      const now = stemsIn(at.block.text)
      const [lost] = [lostPart, lostTeam, lostQuarter, lostOccasion, deniedPart].flatMap(
        (find) => find(at, { line, now }) ?? [],
      )
      if (!lost || isSpokenOf(at, stemsIn(lost.text))) return []
      return [blockViolation(at, 'scope', lost)]
    })
}
/** Longer lines are not checked: the patterns would take too long. */
const maxChars = 1_000

interface Before {
  readonly line: string
  /** Stems of the draft's line. */
  readonly now: ReadonlySet<string>
}
type Lost = { readonly text: string; readonly question: string } | null

/** "One floor of the clinic", "some of the promotions". */
const partOf =
  /(?<![\p{L}\d])(?<part>[\p{L}-]{3,})\sof\s(?:the|our|my|its|their|an?|this|each)\s(?<whole>(?:[\p{L}\d'’–-]+\s){0,5}?[\p{L}-]{3,})(?=\s(?:in|on|at|for|with|by|to|from|and|that|which|who|during|of|using|after|before)\b|[.,;:()]|$)/giu
const parts =
  /^(?:one|some|most|half|several|few|many|parts?|portions?|sections?|floors?|wings?|wards?|phases?|stages?|chapters?|corners?|sides?|branch(?:es)?|units?|packages?|modules?|aisles?|thirds?|quarters?|pieces?|segments?|blocks?|rooms?|lots?|stations?|lines?|shelves|shelf)$/i

function lostPart(at: ChangedBlock, { line, now }: Before): Lost {
  for (const { groups } of [...line.matchAll(partOf)].slice(0, maxParts)) {
    const { part = '', whole = '' } = groups ?? {}
    // "As part of a crew of four" says who did it, and not how much.
    if (!parts.test(part) || shares.test(whole)) continue
    const wholes = wordsOf(whole).flatMap(({ text }) => (isGrammar(text) || /^\d/.test(text) ? [] : [stemOf(text)]))
    const last = wholes.at(-1)
    if (last === undefined || !now.has(last) || wholes.filter((one) => now.has(one)).length * 2 < wholes.length)
      continue
    if (isKept(at, part, now)) continue
    return {
      text: wordOf(at, last),
      question: `Your resume says “${part} of” it, the draft leaves that out. Was it all?`,
    }
  }
  return null
}
const maxParts = 10
/** The draft has the part, by its name or another one, or a share. */
function isKept({ block, lexicon }: ChangedBlock, part: string, now: ReadonlySet<string>): boolean {
  if (now.has(stemOf(part)) || /\b(?:some|part(?:s|ly)?|half|most|of the|several|a few|portion)\b/i.test(block.text))
    return true
  return wordsOf(block.text).some(({ text }) => lexicon.covers(part, text) || lexicon.covers(text, part))
}

const wordOf = ({ block }: ChangedBlock, own: string): string =>
  wordsOf(block.text).find(({ text }) => stemOf(text) === own)?.text ?? block.text

/** "Our team reduced the turnaround": the team did. */
const byTeam =
  /^\W*(?:our|the|my)\s(?:[\p{L}\d-]+\s){0,3}?(?:team|crew|group|department|unit|squad|shift|staff|committee|company|firm|branch|office)\s(?:then\s|also\s)?(?<deed>[\p{L}]{3,})/iu
const shares =
  /\b(?:team\w*|crew|group|department|unit|squad|shift|staff|committee|company|firm|branch|office|we|our|us|with|help\w*|assist\w*|support\w*|contribut\w*|part|member|among|colleagues?|joint\w*|together|collaborat\w*)\b/i

function lostTeam(at: ChangedBlock, { line, now }: Before): Lost {
  const { deed } = byTeam.exec(line)?.groups ?? {}
  if (
    deed === undefined ||
    !(isPast(deed.toLowerCase()) || /^(?:cut|set|put|hit|beat|shut|split|spread)$/i.test(deed)) ||
    shares.test(at.block.text)
  )
    return null
  const first = wordsOf(at.block.text)[0]?.text ?? ''
  if (!now.has(stemOf(deed)) && at.lexicon.verbShare(first) === 0) return null
  return {
    text: first,
    question: 'Your resume says that a team did this, the draft leaves it out. Did you do it alone?',
  }
}

/** "In Q1 2020": the rest of the year is not claimed. */
const quarter =
  /\b(?:Q[1-4]|H[12]|(?:first|second|third|fourth|last) (?:quarter|half)(?: of)?)\s?(?<year>(?:19|20)\d\d)\b/gi

function lostQuarter({ block }: ChangedBlock, { line }: Before): Lost {
  const found = [...line.matchAll(quarter)].find(
    ({ groups }) =>
      block.text.includes(groups?.['year'] ?? '') &&
      !/\b(?:Q[1-4]|H[12]|quarter|half|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)\b/i.test(
        block.text,
      ),
  )
  const year = found?.groups?.['year']
  return year === undefined
    ? null
    : { text: year, question: `Your resume says “${found![0].trim()}”, the draft the whole year. Which is right?` }
}

/** "During each harvest", of the harvest of one year; "throughout the year", of a summer. */
const recurring =
  /\b(?:each|every)\s(?:[\p{L}-]+\s){0,2}?(?:season|year|summer|winter|spring|autumn|fall|harvest|term|semester|month|quarter|holiday|christmas)s?\b|\b(?:annual(?:ly)?|yearly|throughout the year|year-round|all year(?: round)?)\b/iu
const oneOccasion =
  /\b(?:in|during|for|over|of) (?:the )?(?:[\p{L}-]+ ){0,3}(?:19|20)\d\d\b|\b(?:in|over|during) (?:the )?(?:summer|winter|spring|autumn|fall|harvest|holidays)\b/iu

function lostOccasion({ block, source }: ChangedBlock, { line }: Before): Lost {
  const text = recurring.exec(block.text)?.[0]
  const isKnown = [line, ...(source?.blocks ?? []).map((one) => one.text)].some((one) => recurring.test(one))
  if (text === undefined || isKnown || !oneOccasion.test(line)) return null
  return { text, question: `Your resume names one time, the draft says “${text}”. Which is right?` }
}

/** "Was not involved in the analysis". */
const notInvolved =
  /(?:\bnot|\bnever|n['’]t)\s(?:[\p{L}]+\s){0,2}?(?:involved|included|responsible|in charge|part|engaged|present|allowed|trained|certified|licen[sc]ed|qualified|authori[sz]ed|taking part)\s(?:in|for|of|at|to|on|with)\s(?<thing>(?:[\p{L}'’-]+\s?){1,4})/giu
const denies = /\b(?:not|no|never|without|except|excluding|apart|other than|outside)\b|n['’]t\b/i

function deniedPart(at: ChangedBlock, { line, now }: Before): Lost {
  if (denies.test(at.block.text)) return null
  for (const { index, 0: all, groups } of line.matchAll(notInvolved)) {
    const thing = [...stemsIn(groups?.['thing'] ?? '')]
    const rest = stemsIn(
      segmentsOf(line.slice(0, index) + line.slice(index + all.length))
        .map(({ text }) => text)
        .join(' '),
    )
    const own = thing.filter((one) => !rest.has(one))
    if (own.length === 0 || own.filter((one) => now.has(one)).length * 2 <= own.length) continue
    const named = own.find((one) => now.has(one)) ?? ''
    return {
      text: wordOf(at, named),
      question: `Your resume says “${all.trim()}”, the draft the opposite. Which is right?`,
    }
  }
  return null
}
