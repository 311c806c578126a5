// "I was also acting headmistress from September 2021 to July 2022": a part of a job, as a line under it.
import { addBulletTo, asNeighbours } from '../edits/edit-bullets.ts'
import type { Edited } from '../edits/edited.ts'
import { entriesOf, titleOf } from '../edits/find-places.ts'
import { capitalised } from '../../lexicon/verbs.ts'
import { dateIn, inWords } from './corrections/dates-said.ts'
import { entryMeant } from './named-places.ts'

const role =
  /\bI(?:'ve| have)? (was|been|acted|served|worked)( also)?( as)? (an? |the |their |our )?([\p{L}][\p{L}() &/'-]{3,70}?),? (?:from|between) ([\p{L}]{0,10} ?(?:19|20)\d\d) (?:to|until|till|and|-) ([\p{L}]{0,10} ?(?:19|20)\d\d)/iu

/** What a person is or where they are, and no part of a job. */
const state =
  /\b(?:sick|ill(?:ness)?|unwell|injured|recover\w*|unemployed|jobless|employed|out of|between jobs|redundant|furlough\w*|laid|fired|(?:on|sick|maternity|paternity|parental|family|unpaid|study|medical) leave|pregnan\w*|maternity|paternity|sabbatical|break|gap|away|abroad|off|overseas|travel(?:l?ing|led)|stud(?:y|ying|ied)|students?|pupil|learner|patient|caring|at home|stay-at-home|house(?:wife|husband)|(?:new |single |full-time |young )?(?:mum|mom|mother|dad|father|parent)|prison\w*|jail|homeless|depress\w*|burn(?:ed|t)|busy|alone|unavailable|absent|living|based|single|married|retired|bit|lot|refugee|victim|unable)\b/i
const aPlace = /^(?:in|on|at|off|out|with|without|under|for|from|by|to|not|no|very|so|really|still|only|part|full)\b/i

/** "Acting …", "as …", "the …": a role is named as one. */
function roleIn(found: RegExpExecArray | null): string | null {
  const [, verb = '', , as, determiner, name = ''] = found ?? []
  const isNamed =
    as !== undefined ||
    /^(?:acted|served)$/i.test(verb) ||
    /^(?:acting|interim|deputy|head|chief)\b/i.test(name) ||
    (determiner !== undefined && !/^worked$/i.test(verb))
  return isNamed && !state.test(name) && !aPlace.test(name) ? name.trim() : null
}

/** Null where no role with its time is said, or no job of that time is on the resume. */
export function roleWish(latex: string, message: string): Edited | null {
  const said = role.exec(message)
  const [name, from, to] = [roleIn(said), dateIn(said?.[6] ?? ''), dateIn(said?.[7] ?? '')]
  if (name === null || !from || !to) return null
  const jobs = entriesOf(latex).filter(({ section }) => section.kind === 'experience')
  const years = (dates: string) => (dates.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number)
  const during = jobs.find(({ entry }) => {
    const dates = entry.args?.at(-1) ?? ''
    const [first, last = /present|current|now/i.test(dates) ? 9999 : undefined] = years(dates)
    return first !== undefined && first <= Number(from.year) && (last ?? first) >= Number(to.year)
  })
  const meant = entryMeant(latex, message)
  const job = meant?.section.kind === 'experience' ? meant : during
  if (!job) return null
  const line = asNeighbours(latex, `${capitalised(name)}, ${inWords(from)} – ${inWords(to)}`)
  const edited = addBulletTo(latex, job, line)
  if ('problem' in edited) return edited
  return {
    ...edited,
    said: `I added a line to ${titleOf(job.entry)}: “${line}”. If it was a post of its own, add it in the form instead.`,
  }
}
