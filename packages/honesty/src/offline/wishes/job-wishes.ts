// What changes in a working life: a promotion, a new job, work to add. In the person's own words.
import { titleWords } from '@galley/resume/title-words'
import { cardinals } from '@galley/resume/proof/number-words'
import { escapeTex } from '@galley/resume/text/escape-tex'
import { addBulletTo, asNeighbours } from '../edits/edit-bullets.ts'
import type { Edited } from '../edits/edited.ts'
import { isOwnClass } from '../edits/own-class.ts'
import { jobsOf, titleOf, type FoundEntry } from '../edits/find-places.ts'
import { spliced, type Splice } from '../edits/splice.ts'
import { capitalised, isPast } from '../../lexicon/verbs.ts'
import { withoutEnd } from '../../reply/assertions.ts'
import { dashLike, dateIn, dateLike, present } from './corrections/dates-said.ts'
import { entryMeant } from './named-places.ts'

const role = String.raw`([\p{L}][\p{L}&/ '-]{2,50}?)`
/** "Head of Nursing" goes on, "lead of 5 people" does not. */
const ofPeople = String.raw`of(?=\s+(?:\d|an?\b|my\b|our\b|this\b|that\b|these\b|those\b|all\b|some\b|several\b|many\b|about\b|over\b|around\b|nearly\b|up to\b|both\b|(?:${cardinals})\b))`
const end = String.raw`(?=[,.;!]|\s+(?:from|since|in|at|on|as of|starting|last|this|same|with|and|${ofPeople})\b|$)`
const promoted = new RegExp(
  String.raw`\b(?:(?:promoted|bumped|moved|stepped) (?:me )?(?:up )?to|made me|(?:got|was|have been|been) (?:made|named|appointed)|(?:i'm|i am) now(?! (?:(?!acting\b)\p{L}+ing|unemployed|done|ready|free|fine|happy|sure|back|retired|at|in)\b)|became) (?:an? |the )?${role}${end}`,
  'iu',
)
const promotedThen = new RegExp(
  String.raw`\b(?:promot\w+\W+(?:to )?|my (?:job )?title is (?:now )?)(?:an? |the )?(\p{L}[\p{L}\d&/(), '-]{2,50}?)(?=,? since\b|,? from\b)`,
  'iu',
)
const aPromotion = /\bpromot\w+\b/i
/** "Since 1 March 2025 I'm Financial Accountant at …", of a promotion. */
const sinceThen = new RegExp(
  String.raw`\b(?:since|from|as of) [^,.;]{4,25} i(?:'m| am) (?:an? |the |now )*${role}(?= at\b| in\b|[,.;]|$)`,
  'iu',
)
const promotedSince = (message: string) => (aPromotion.test(message) ? sinceThen.exec(message) : null)
const starts =
  /\b(?:start(?:ed|ing|s)?|began|begin|join(?:ed|ing)?|hired|new job|got (?:a|the) job|work(?:ing)? now)\b/i
const linesStart = /\b(?:bullets?|lines?|sentences?|points?)\b[^.!?]{0,30}\b(?:starts?|starting|begins?) with\b/i
const where =
  /\b(?:at|with|for|joined|joining) ((?:the )?\p{Lu}[\p{L}\p{N}&'.-]*(?: (?:\p{Lu}[\p{L}\p{N}&'.-]*|of|and|the|&)){0,5})/u
const asRole = new RegExp(String.raw`\bas (?:an? |the |their )${role}${end}`, 'iu')
/** "A new job: Engineer at Acme". */
const namedJob = new RegExp(String.raw`\bjob:? (?:as )?(?:an? )?${role} (?:at|with|for) `, 'iu')
const ended = /\b(?:last day|left|finish(?:ed|ing)?|ended|leaving|until)\b[^.!?]{0,40}/i

/** The one that goes on, or else the first on the page. */
export const currentJob = (jobs: readonly FoundEntry[]): FoundEntry | undefined =>
  jobs.find(({ entry }) => present.test(entry.args?.at(-1) ?? '')) ?? jobs[0]

/** Null where the message is about none of them. */
export function jobWish(latex: string, message: string): Edited | null {
  const jobs = jobsOf(latex)
  const own = currentJob(jobs)
  return (
    promotionWish(latex, { message, jobs, own }) ??
    newJobWish(latex, { message, jobs, own }) ??
    endWish(latex, { message, jobs })
  )
}

const isOver =
  /\b(?:(?:don'?t|do not|no longer) work|not (?:work(?:ing)?|employed)|(?:i |i've |i have |just )left|quit|resigned|stopped (?:working|at)|stopped (?:doing|volunteering|helping|coaching|running)|contract (?:ended|ran out)|laid off|was let go|job ended|finished (?:at|my job|working)|end date)\b/i

/** What was done at a job may end before it. */
const isOfActs = /\bstopped (?:doing|volunteering|helping|coaching|running)\b/i

/** The one that is named, or else the only one that goes on. */
function jobThatEnds(latex: string, message: string, jobs: readonly FoundEntry[]): FoundEntry | undefined {
  const meant = entryMeant(latex, message)
  const isVoluntary = meant?.section.kind === 'volunteering'
  if (isOfActs.test(message) && !isVoluntary) return undefined
  const open = [...jobs, ...(isVoluntary ? [meant] : [])].filter(({ entry }) => present.test(entry.args?.at(-1) ?? ''))
  return open.find(({ entry }) => entry.from === meant?.entry.from) ?? (meant ? undefined : open[0])
}

/** "I left Acme in June 2026": the end of a job that goes on. */
function endWish(latex: string, { message, jobs }: Pick<OfJobs, 'message' | 'jobs'>): Edited | null {
  if (!isOver.test(message) || /\btenses?\b|\bwhy\b|\breasons?\b/i.test(message)) return null
  const one = jobThatEnds(latex, message, jobs)
  if (!one) return null
  const date = dateIn(message)
  const name = titleOf(one.entry)
  if (!date)
    return {
      problem: `Since when? Say: “I left ${one.entry.args?.[1] ?? name} in June 2026”, and I set the end of ${name}.`,
    }
  const written = dateLike(jobs, date)
  const splices = endOf(one, written)
  if (splices === null || splices.length === 0) return cannotWrite
  return {
    latex: spliced(latex, splices),
    said: `I set the end of ${name} to ${written}. Its lines may go into the past tense now: say “past tense”.`,
  }
}

interface OfJobs extends Change {
  own: FoundEntry | undefined
}

function promotionWish(latex: string, { message, jobs, own }: OfJobs): Edited | null {
  if (!own) return null
  const said = (promoted.exec(message) ?? promotedThen.exec(message) ?? promotedSince(message))?.[1]
  const title = said?.replace(/ (?:at|with) .*$/, '').trim()
  if (title && isPost(message, title)) return promotion(latex, { message, jobs, own, title })
  if (!aPromotion.test(message)) return null
  return {
    problem: `To what, and since when? Say: “promoted to <title> in March 2025”, and I set it above ${titleOf(own.entry)}.`,
  }
}

/** "Moved to York", "made redundant", "became a mother": a post is promoted to, or is named as one. */
const isPost = (message: string, title: string): boolean =>
  aPromotion.test(message) ||
  title.split(/[\s-]+/).some((word) => titleWords.has(word.toLowerCase())) ||
  (!/\bmoved (?:me )?to\b/i.test(message) && /^\p{Lu}/u.test(title))

function newJobWish(latex: string, { message, jobs, own }: OfJobs): Edited | null {
  if (!starts.test(message) || linesStart.test(message)) return null
  const employer = where.exec(message)?.[1]
  if (own && !employer && /\bnew (?:job|role|position)\b/i.test(message))
    return {
      problem: `Where, as what and since when? Say: “I started at <employer> as a <title> in March 2025”, and when ${titleOf(own.entry)} ended.`,
    }
  if (!employer || titleIncludes(jobs, employer)) return null
  if (!own)
    return { problem: 'Your resume has no work experience yet. Add the section in the form, with “Add section”.' }
  return newJob(latex, { message, jobs, own, employer })
}

const titleIncludes = (jobs: readonly FoundEntry[], name: string) =>
  jobs.some(({ entry }) => titleOf(entry).toLowerCase().includes(name.toLowerCase()))

interface Change {
  message: string
  jobs: readonly FoundEntry[]
}

function promotion(latex: string, { message, jobs, own, title }: Change & { own: FoundEntry; title: string }): Edited {
  const date = dateIn(message)
  const [, organisation = '', place = ''] = own.entry.args ?? []
  if (!date)
    return {
      problem: `Since when? Say: “promoted to ${title} in March 2025”, and I set it above ${titleOf(own.entry)}.`,
    }
  const from = dateLike(jobs, date)
  const line = entryLine([capitalised(title), organisation, place, `${from}${dashLike(jobs)}Present`])
  const closing = endOf(own, from)
  if (closing === null || !isOwnClass(latex)) return cannotWrite
  return {
    latex: spliced(latex, [{ from: own.entry.from, to: own.entry.from, text: `${line}\n\n` }, ...closing]),
    said: `I set ${capitalised(title)} from ${from} above your earlier post, which now ends there. Add what you do in it in the form.`,
  }
}

function newJob(
  latex: string,
  { message, jobs, own, employer }: Change & { own: FoundEntry; employer: string },
): Edited {
  const title = (asRole.exec(message) ?? namedJob.exec(message))?.[1]?.trim()
  const leaving = ended.exec(message)
  const date = dateIn(leaving ? message.replace(leaving[0], ' ') : message)
  if (!title || !date)
    return { problem: `As what, and since when? Say: “I started at ${employer} as a <title> in March 2025”.` }
  const last = dateIn(leaving?.[0] ?? '')
  const closing = last ? endOf(own, dateLike(jobs, last)) : []
  if (closing === null) return cannotWrite
  const line = entryLine([capitalised(title), employer, '', `${dateLike(jobs, date)}${dashLike(jobs)}Present`])
  const asksEnd = leaving && !last ? ` When did ${titleOf(own.entry)} end? Say it with its year.` : ''
  return {
    latex: spliced(latex, [{ from: jobs[0]!.entry.from, to: jobs[0]!.entry.from, text: `${line}\n\n` }, ...closing]),
    said: `I added ${capitalised(title)} at ${employer}${last ? ` and the end of ${titleOf(own.entry)}` : ''}. Add what you do there in the form.${asksEnd}`,
  }
}

const cannotWrite: Edited = {
  problem:
    'I can’t tell how this document writes the dates of a job. Add the post in the LaTeX view, beside its neighbours.',
}
const entryLine = (parts: readonly string[]) => `\\entry${parts.map((part) => `{${escapeTex(part)}}`).join('')}`

/** The splice that ends a post that goes on; none where it has ended; null where its dates can't be found. */
function endOf({ entry }: FoundEntry, date: string): Splice[] | null {
  const [dates, range] = [entry.args?.at(-1), entry.argRanges?.at(-1)]
  if (dates === undefined || !range || !entry.argRanges || entry.args?.length !== 4) return null
  return present.test(dates) ? [{ from: range.from, to: range.to, text: dates.replace(present, date) }] : []
}

const saying =
  /\b(?:i'?d like to say|i want to say|say|mention|put in|add|include|write)(?: (?:to|in|under|at|for) (?:the |my )?[^,.:]{2,40}?(?= that\b| (?:the |my )))?(?: that)? (?:that )?((?:my|our|the|i|we) .{10,220})/i

const aboutBullet =
  /^\W*(?:please |can you |could you )*(?:add|put|write|include|do) (?:a |one |another |in a )?(?:new )?(?:bullet|line|point)(?: point)?(?: (?:in|to|under|for|at|on) (?:the |my )?(.{2,60}?))? about (.{5,200})$/is

/** "Add a bullet about the Iceland trip, 42 kids": the line is the person's to word, and the job is found for it. */
export function bulletAboutWish(latex: string, message: string): Edited | null {
  const [, place = '', about = ''] = aboutBullet.exec(message) ?? []
  if (about === '') return null
  const jobs = jobsOf(latex)
  const named =
    place === '' || /\b(?:current|present|newest|latest|last)\b/i.test(place) ? null : entryMeant(latex, place)
  const job = named ?? currentJob(jobs)
  const words = about
    .trim()
    .replace(/[.!?]+$/, '')
    .replace(/^(?:the|how|that|when) /i, '')
  return job
    ? {
        problem: `I write a line in your words, as it should stand there. Say: add a bullet to ${job.entry.args?.[1] || titleOf(job.entry)}: ${capitalised(words)}. Begin it with what you did, such as “Led …” or “Ran …”.`,
      }
    : null
}

/** "I'd like to say my shop got 5 stars": a bullet in these words, where they name the job; else it is asked for. */
export function sayWish(latex: string, message: string): Edited | null {
  const said = saying.exec(message)
  const words = said?.[1]?.trim()
  // "Don't write I was the lead".
  if (
    !said ||
    !words ||
    /(?:n['’]?t|not|never)\s*$/i.test(message.slice(0, said.index)) ||
    !/\b(?:got|had|won|was|were|did|made|ran|has|have|\p{L}{3,}ed)\b/iu.test(words)
  )
    return null
  const found = entryMeant(latex, message)
  if (!found || found.section.kind !== 'experience') {
    const job = jobsOf(latex)[0]
    return job
      ? {
          problem: `Under which job does it stand? Say: “add a bullet to ${titleOf(job.entry)}: ${capitalised(words.replace(/^(?:my|our|i|we) /i, ''))}”.`,
        }
      : null
  }
  const stranger = elsewhere(latex, words)
  if (stranger) return stranger
  const line = asNeighbours(latex, capitalised(words.replace(/^(?:i|we) /i, '')))
  const edited = addBulletTo(latex, found, line)
  return 'problem' in edited ? edited : { ...edited, said: `I added a bullet to ${titleOf(found.entry)}: “${line}”.` }
}

/** "Trained ten baristas at Google", where no job there is in the resume: it may be of another one. */
function elsewhere(latex: string, words: string): Edited | null {
  const place = /\bat (?<name>\p{Lu}[\p{L}\p{N}&'’-]+(?: \p{Lu}[\p{L}\p{N}&'’-]+){0,3})[.!]*$/u.exec(words.trim())
    ?.groups?.['name']
  const job = jobsOf(latex)[0]
  if (place === undefined || !job || latex.toLowerCase().includes(place.toLowerCase().split(' ')[0]!)) return null
  return {
    problem: `Your resume has no job at ${place}. If it is one of yours, say “new job: title at ${place}, March 2024 to June 2025”; if it is part of another, say: add a bullet to ${titleOf(job.entry)}: …`,
  }
}

const work = /\b(?:I|we)(?:'ve| have)?(?: also| just| recently)? (\p{L}{2,20}) ([^.;!?]{8,220})/u
/** Verbs that say nothing of work. */
const idle =
  /^(?:worked|work|had|got|went|saw|thought|left|did|met|moved|used|started|lived|forgot|told|said|liked|heard|typed|mentioned|noticed|realised|realized)$/i
const hedged =
  /\b(?:but|only|although|though|except|however|almost|sometimes|partly|maybe|a bit|a little|they|he|she|my (?:boss|team|manager))\b|\bfor (?:about |almost |over )?(?:\d+|an?|one|two|three|four|five|six|several|some|many) (?:day|week|month|year|hour)s?\b/i

/** Of how something is written. */
const ofSlips =
  /\binstead of\b|\btypos?\b|\bmis-?spel\w*|\bspel(?:t|led|ling)\b|\bembarr?as+\w*|\bby mistake\b|\bwrote [^.!?]{2,30} (?:wrong|twice)\b/i

/** Without ", add the number" behind it; "packed orders and put them on pallets" is all of it work. */
function withoutErrandBehind(message: string): string {
  const fact = withoutEnd(message)
  return /^ and (?!please|pls|can you|could you)/i.test(message.slice(fact.length)) ? message : fact
}

/** "At Sandia I also ran the solar install": a bullet in these words, in the job that they name. */
export function workWish(latex: string, message: string): Edited | null {
  const [, verb = '', rest = ''] = work.exec(withoutErrandBehind(message)) ?? []
  // "I wrote that I filed", "found this in the advert".
  if (/^(?:that|this|out|it|in the)\b/i.test(rest) && /^(?:wrote|found|put|said)$/i.test(verb)) return null
  if (!isPast(verb) || idle.test(verb) || hedged.test(message) || ofSlips.test(message)) return null
  const found = entryMeant(latex, message)
  if (!found || found.section.kind !== 'experience') return null
  const stranger = elsewhere(latex, rest)
  if (stranger) return stranger
  const words = asNeighbours(latex, `${capitalised(verb.toLowerCase())} ${rest.trim()}`)
  const edited = addBulletTo(latex, found, words)
  return 'problem' in edited ? edited : { ...edited, said: `I added a bullet to ${titleOf(found.entry)}: “${words}”.` }
}
