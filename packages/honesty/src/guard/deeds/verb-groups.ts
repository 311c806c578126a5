// Tables only: verbs that resumes use for one another, which a dictionary of senses does not know as the same. A verb
// stands in several groups where it is used for several acts.
import { lemmasOf } from '../../lexicon/lemmas.ts'
import { remembered } from '../text/remembered.ts'

/**
 * They claim a role, an authority, a service or an honour: to train, to advise, to approve, to win. How a thing was
 * made or done has many names, and is not asked about.
 */
const raising = new Set(
  `train teach coach mentor tutor lead head direct supervise own resolve settle negotiate win receive earn offer advise consult counsel finalise
  finalize approve authorise authorize certify diagnose prescribe treat write author architect invent found establish commission adopt select
  appoint represent chair host assess evaluate audit decide hire recruit dismiss promote deputise deputize stand rebrand pioneer spearhead master
  lecture speak examine accredit award nominate elect license patent qualify graduate operate pilot captain broker`
    .trim()
    .split(/\s+/),
)

const groups = `
  reduce lower cut bring shorten shrink drop take decrease slash halve trim drive get narrow lessen minimise minimize save optimise optimize
  increase raise grow lift boost improve drive bring expand double triple
  fix resolve remediate debug diagnose repair solve sort mend correct clear troubleshoot rectify trace find track close
  handle answer resolve respond deal address process manage field take look settle receive reply attend
  write author draft compose pen prepare produce document create develop
  make build create develop engineer construct assemble produce prepare draw draft design put compile code program implement set fashion craft form
  rewrite rework redesign revise redo update upgrade overhaul rebuild redraw refresh reorganise reorganize restructure change replace modernise modernize edit
  run conduct perform hold deliver facilitate manage execute operate lead host give organise organize administer
  teach train show instruct tutor mentor precept coach guide explain give lead induct onboard demonstrate brief educate
  book arrange schedule plan coordinate organise organize set fix order roster timetable
  cover deputise deputize fill stand substitute replace step relieve
  check inspect review verify test examine measure audit proofread compare look go assess control validate confirm read monitor
  record log report note document enter track write register chart file keep list count fill input capture list
  move migrate convert switch transfer shift carry take port change transition digitise digitize
  deploy install launch introduce roll implement release set fit publish mount
  restock replenish refill stock fill order top
  sign enrol enroll register recruit join
  manage supervise oversee run lead head direct
  mind maintain look care keep service handle tend upkeep
  sell serve help deal advise assist
  explain present show describe demonstrate talk share communicate give walk
  clean wash sweep mop wipe scrub tidy sanitise sanitize disinfect sterilise sterilize clear
  cook prepare make bake prep fry grill
  pack wrap box load fill put stack
  count tally stocktake inventory audit check
  balance reconcile settle match cash close check total
  show display exhibit present plot hang
  hire recruit take bring employ engage interview
  automate convert script program
  analyse analyze study examine evaluate assess investigate look interpret research explore review
  summarise summarize outline condense note write
  translate interpret render
  collect gather pick receive take fetch obtain compile
  deliver drive bring transport carry haul ship take
  welcome greet receive meet seat
  order buy purchase procure source
  argue plead present represent
  approve sign authorise authorize pass
  onboard induct train welcome
  investigate triage research examine look
  solder assemble build
  exceed beat surpass top bring reach achieve meet hit make attain
  start establish found set open launch introduce initiate begin create
  use adopt
  win open close land gain secure sign
  operate run use drive handle work ring load
  earn gain win receive obtain get pass achieve complete hold
  send mail post email forward pass hand issue distribute share give
  speak talk discuss communicate liaise consult coordinate contact meet work call
  learn study train pick practise practice take
  visit call see go attend travel
  raise collect bring generate fundraise earn
  spot notice identify find detect catch discover recognise recognize see flag
  flag report raise alert tell inform notify escalate pass
  remove strip take clear dismantle delete
  rehearse practise practice
  optimise optimize tune improve streamline speed refine simplify
  join attach connect fasten fit
  leave exit quit finish
`
  .trim()
  .split('\n')
  .map((row) => new Set(row.trim().split(/\s+/)))

/** "Rewrote" is a form of "rewrite" as "wrote" is of "write". */
const formsOf = remembered((verb: string): string => {
  const again = /^(re|over|out|under|mis)(?=.{3})/.exec(verb)?.[0] ?? ''
  return [...lemmasOf(verb, 'verb'), ...lemmasOf(verb.slice(again.length), 'verb').map((one) => again + one)].join(' ')
})
const lemmas = (verb: string): readonly string[] => formsOf(verb.toLowerCase()).split(' ')

export const isRaising = (verb: string): boolean => lemmas(verb).some((one) => raising.has(one))

/** Whether both are used for one act. */
export const isSameAct = (known: string, verb: string): boolean => {
  const [some, others] = [lemmas(known), lemmas(verb)]
  return groups.some((group) => some.some((one) => group.has(one)) && others.some((one) => group.has(one)))
}
