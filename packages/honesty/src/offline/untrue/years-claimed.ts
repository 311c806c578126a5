// "Can you write that I have 10 years of experience in aged care?": more years than the jobs show are not written.
import { lookup } from '@galley/resume/text/lookup'
import { fold, titleOf } from '../edits/find-places.ts'
import type { Edited } from '../edits/edited.ts'
import { shared, telling } from '../edits/text-units.ts'
import { counted, jobsIn, viewOf, type DatedEntry } from '../questions/resume-view.ts'

const numbers = lookup<number>({
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
})
const ofExperience = new RegExp(
  String.raw`\b(?:make|change|set|put|increase|bump) (?:my |the )?(?:years of )?experience (?:to |as |up to )*(?<count>\d{1,2}|${Object.keys(numbers).join('|')})\+? (?:years?)\b(?<about>)`,
  'i',
)
const wish = new RegExp(
  String.raw`\b(?:say|write|put|add|state|claim|mention|make it)\b[^.!?;]{0,50}?\b(?<count>\d{1,2}|${Object.keys(numbers).join('|')})\+? (?:or more )?years?'?\b(?! (?:old|ago|of age|later|before|earlier)\b)(?<about>[^.!?;,]{0,60})`,
  'i',
)
/** Of a job or a place: "add a bullet to Acme: …" says what was done, and has the person's own number. */
const isOfOwnWords = /:\s|["“]/

/** Null where no such number is wished, or the dates show as many. */
export function yearsClaimed(latex: string, message: string, today: Date): Edited | null {
  const found = (ofExperience.exec(message) ?? wish.exec(message))?.groups
  if (!found || isOfOwnWords.test(message) || /\bdon't (?:say|write|put)\b/i.test(message)) return null
  const claimed = numbers[found['count']!.toLowerCase()] ?? Number(found['count'])
  const jobs = jobsIn(viewOf(latex, today))
  if (jobs.length === 0 || jobs.some(({ time }) => time === null)) return null
  const named = telling(
    found['about']!.replace(/\b(?:of|in|as|an?|the|work|working|experience|field|industry|sector)\b/gi, ' '),
  )
  const own = named.length === 0 ? jobs : jobs.filter((job) => isOf(job, named))
  const years = Math.floor((monthsOf(own) + 1) / 12)
  if (own.length === 0 || claimed <= years + 1) return null
  const field =
    named.length === 0 ? 'of work' : `of “${named.join(' ')}” (${own.map(({ entry }) => titleOf(entry)).join('; ')})`
  return {
    problem: `By their dates your jobs show ${years === 0 ? 'less than a year' : `about ${counted(years, 'year')}`} ${field}, so I don’t write ${claimed}: the dates beside it would say otherwise. If work is missing, add it with its dates; else the true number is fine.`,
  }
}

const isOf = ({ title, bullets }: DatedEntry, named: readonly string[]): boolean =>
  shared(fold(`${title} ${bullets.join(' ')}`), named) > 0

/** What overlaps counts once. */
function monthsOf(jobs: readonly DatedEntry[]): number {
  let [total, until] = [0, 0]
  for (const { time } of jobs.toSorted((a, b) => a.time!.from - b.time!.from)) {
    total += Math.max(0, time!.to - Math.max(time!.from, until))
    until = Math.max(until, time!.to)
  }
  return total
}
