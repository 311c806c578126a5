// The verbs that resumes begin their lines with, in three forms: what is done, what was done, and what somebody is responsible for.
import { lookup } from '../lookup.ts'
const irregular = lookup<string>({
  begin: 'began', bring: 'brought', build: 'built', buy: 'bought', catch: 'caught', choose: 'chose', cut: 'cut', deal: 'dealt', do: 'did',
  draw: 'drew', drive: 'drove', feed: 'fed', find: 'found', get: 'got', give: 'gave', go: 'went', grow: 'grew', have: 'had', hold: 'held',
  keep: 'kept', lead: 'led', leave: 'left', lend: 'lent', let: 'let', make: 'made', mean: 'meant', meet: 'met', oversee: 'oversaw',
  pay: 'paid', put: 'put', read: 'read', rebuild: 'rebuilt', rewrite: 'rewrote', run: 'ran', see: 'saw', sell: 'sold', send: 'sent',
  set: 'set', show: 'showed', speak: 'spoke', spend: 'spent', stand: 'stood', take: 'took', teach: 'taught', tell: 'told',
  think: 'thought', understand: 'understood', undertake: 'undertook', win: 'won', write: 'wrote', split: 'split', shut: 'shut',
  forecast: 'forecast', broadcast: 'broadcast', upset: 'upset', seek: 'sought', uphold: 'upheld',
}) // prettier-ignore

const regular =
  'achieve adapt administer advise allocate analyse analyze answer apply approve arrange assess assign assist audit automate balance book calculate care check clean close coach collaborate collect compile complete conduct configure consult contribute control convert coordinate create debug decrease define deliver deploy design develop direct document double draft edit educate eliminate enable engineer ensure establish evaluate examine execute expand explain facilitate file fix formulate fulfil fulfill generate guide handle help hire identify implement improve increase inform inspect install instruct integrate interpret interview introduce investigate launch learn maintain manage map market mentor migrate model monitor motivate move negotiate observe operate optimise optimize order organise organize own participate perform pilot plan precept prepare present process produce program promote propose protect provide publish raise reach receive recommend record recruit reduce refactor refine register report represent research resolve respond restore restructure review scale schedule screen secure select serve ship simplify solve staff standardise standardize start streamline strengthen supervise supply support survey test track train transfer translate treat troubleshoot tutor update upgrade use validate verify visit volunteer welcome work'.split(
    ' ',
  )

/** Short verbs whose last letter is written twice: plan, planned, planning. */
const doubled = new Set([
  'plan',
  'ship',
  'map',
  'program',
  'refer',
  'run',
  'cut',
  'set',
  'get',
  'put',
  'win',
  'begin',
  'let',
  'split',
  'shut',
  'transfer',
])

const isVowel = (letter = '') => 'aeiou'.includes(letter)

function regularPast(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`
  if (verb.endsWith('y') && !isVowel(verb.at(-2))) return `${verb.slice(0, -1)}ied`
  return doubled.has(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`
}

function gerund(verb: string): string {
  if (verb.endsWith('ee') || verb.endsWith('ye')) return `${verb}ing`
  if (verb.endsWith('e') && verb !== 'be') return `${verb.slice(0, -1)}ing`
  return doubled.has(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`
}

const third = (verb: string) =>
  /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`

const forms = [...Object.keys(irregular), ...regular].map((verb) => ({
  present: verb,
  past: irregular[verb] ?? regularPast(verb),
  third: third(verb),
  gerund: gerund(verb),
}))
const byForm = (form: 'present' | 'past' | 'third' | 'gerund') => new Map(forms.map((verb) => [verb[form], verb]))
const presents = byForm('present')
const pasts = byForm('past')
const thirds = byForm('third')
const gerunds = byForm('gerund')

export type Tense = 'present' | 'past'

/** The same verb in another tense, with the capital that it had; null for a word that is no known verb, or stands in it already. */
export function inTense(word: string, tense: Tense): string | null {
  const lower = word.toLowerCase()
  // "Cut" and "set" are both: nobody can tell, and nothing need be changed.
  if (pasts.get(lower)?.present === lower) return null
  const verb = tense === 'past' ? (presents.get(lower) ?? thirds.get(lower)) : (pasts.get(lower) ?? thirds.get(lower))
  return verb ? likeWritten(verb[tense], word) : null
}

/** "managing" as what was or is done: "Managed". Null where it is not the form of a known verb. */
export function fromGerund(word: string, tense: Tense): string | null {
  const verb = gerunds.get(word.toLowerCase())
  return verb ? verb[tense] : null
}

export const isPast = (word: string): boolean => pasts.has(word.toLowerCase()) && !presents.has(word.toLowerCase())

const likeWritten = (form: string, as: string) => (/^\p{Lu}/u.test(as) ? capitalised(form) : form)
export const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)
