// The verbs that resumes begin their lines with, as what is done and what was done.
import { lookup } from '@galley/resume/text/lookup'

const irregular = lookup<string>({
  begin: 'began',
  bring: 'brought',
  build: 'built',
  buy: 'bought',
  catch: 'caught',
  choose: 'chose',
  cut: 'cut',
  deal: 'dealt',
  do: 'did',
  draw: 'drew',
  drive: 'drove',
  feed: 'fed',
  find: 'found',
  get: 'got',
  give: 'gave',
  go: 'went',
  grow: 'grew',
  have: 'had',
  hold: 'held',
  keep: 'kept',
  lead: 'led',
  leave: 'left',
  lend: 'lent',
  let: 'let',
  make: 'made',
  mean: 'meant',
  meet: 'met',
  oversee: 'oversaw',
  pay: 'paid',
  put: 'put',
  read: 'read',
  rebuild: 'rebuilt',
  rewrite: 'rewrote',
  run: 'ran',
  see: 'saw',
  sell: 'sold',
  send: 'sent',
  set: 'set',
  show: 'showed',
  speak: 'spoke',
  spend: 'spent',
  stand: 'stood',
  take: 'took',
  teach: 'taught',
  tell: 'told',
  troubleshoot: 'troubleshot',
  withhold: 'withheld',
  foresee: 'foresaw',
  shoot: 'shot',
  bind: 'bound',
  grind: 'ground',
  wind: 'wound',
  feel: 'felt',
  fight: 'fought',
  swim: 'swam',
  wake: 'woke',
  bend: 'bent',
  breed: 'bred',
  think: 'thought',
  understand: 'understood',
  undertake: 'undertook',
  win: 'won',
  write: 'wrote',
  split: 'split',
  shut: 'shut',
  forecast: 'forecast',
  broadcast: 'broadcast',
  upset: 'upset',
  seek: 'sought',
  uphold: 'upheld',
  dig: 'dug',
  fly: 'flew',
  freeze: 'froze',
  hang: 'hung',
  hear: 'heard',
  lay: 'laid',
  lose: 'lost',
  ride: 'rode',
  sing: 'sang',
  sit: 'sat',
  spin: 'spun',
  stick: 'stuck',
  sweep: 'swept',
  tear: 'tore',
  throw: 'threw',
  wear: 'wore',
  weave: 'wove',
})

const regular =
  'achieve adapt administer advise allocate analyse analyze answer apply approve arrange assess assign assist audit automate balance book calculate care check clean close coach collaborate collect compile complete conduct configure consult contribute control convert coordinate create debug decrease define deliver deploy design develop direct document double draft edit educate eliminate enable engineer ensure establish evaluate examine execute expand explain facilitate file fix formulate fulfil fulfill generate guide handle help hire identify implement improve increase inform inspect install instruct integrate interpret interview introduce investigate launch learn maintain manage map market mentor migrate model monitor motivate move negotiate observe operate optimise optimize order organise organize own participate perform pilot plan precept prepare present process produce program promote propose protect provide publish raise reach receive recommend record recruit reduce refactor refine register report represent research resolve respond restore restructure review scale schedule screen secure select serve ship simplify solve staff standardise standardize start streamline strengthen supervise supply support survey test track train transfer translate treat troubleshoot tutor update upgrade use validate verify visit volunteer welcome work look talk greet cook bake weld paint pack load unload stock pick count wash fit wire repair replace rotate label weigh measure mix pour polish sort call chase cover demonstrate discuss enter escort fill follow gather host issue join liaise listen lock log lift mark mind note pull push refer remind remove rent seat sign spot tidy trim type unlock wait walk warn water'.split(
    ' ',
  )

/** Short verbs whose last letter is written twice: plan, planned. */
const doubled = new Set([
  'plan',
  'ship',
  'map',
  'program',
  'refer',
  'fit',
  'log',
  'trim',
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

const presents = new Set([...Object.keys(irregular), ...regular])
const pasts = new Set([...presents].map((verb) => irregular[verb] ?? regularPast(verb)))

export const isPast = (word: string): boolean => pasts.has(word.toLowerCase()) && !presents.has(word.toLowerCase())

/** "Assist" and "assists" as "assisted"; null where it is no verb that is known, or reads the same in both. */
export function pastOf(word: string): string | null {
  const low = word.toLowerCase()
  const verb = [low, low.replace(/s$/, ''), low.replace(/es$/, ''), low.replace(/ies$/, 'y')].find((form) =>
    presents.has(form),
  )
  const past = verb === undefined ? null : (irregular[verb] ?? regularPast(verb))
  return past === low ? null : past
}

const nounsToo = new Set(
  'audit balance book control cook cover design document draft file fit guide help host hire issue label lead learn log map mark market model note order pack paint pick pilot plan polish position present process produce program record release repair report research review rewrite run sale scale schedule screen seat ship show sign sort spot staff start stock supply support survey switch talk test track train trim tutor type update upgrade use visit volunteer wait walk wash water weld wire work'.split(
    ' ',
  ),
)
/** "Staff", "a test": which it is, only what stands behind it says. */
export const isNounToo = (word: string): boolean => nounsToo.has(word.toLowerCase().replace(/s$/, ''))

export const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)
