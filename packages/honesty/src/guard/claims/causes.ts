// Effects that a source only saw happen: what fell while the person was there is not what they reduced.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import { isFromStatements } from '../case/rewording.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { deedsIn as deedsOf } from '../deeds/deeds.ts'
import { sharedBy, stemsIn } from './clauses.ts'
import { isProse, isSpokenOf, sourceLines } from './sources.ts'

export function judgeCauses({ changed }: CaseFile): Violation[] {
  return changed
    .filter(isProse)
    .flatMap((at) =>
      [...causedIn(at), ...connectedIn(at)].filter(({ isStop }) => isStop).map((found) => causeViolation(at, found)),
    )
}

/** Beside each other in a source, and now cause and effect: it may be so, and is asked. */
export function doubtCauses({ changed }: CaseFile): Violation[] {
  return changed.filter(isProse).flatMap((at) =>
    causedIn(at)
      .filter(({ isStop }) => !isStop)
      .map((found) => ({ ...causeViolation(at, found), code: 'wording' as const })),
  )
}

const change =
  'reduc(?:ed|es?|ing)|cut(?:s|ting)?|lower(?:ed|s|ing)?|decreas(?:ed|es?|ing)|shorten(?:ed|s|ing)?|halv(?:ed|es?|ing)|increas(?:ed|es?|ing)|rais(?:ed|es?|ing)|boost(?:ed|s|ing)?|grew|grow(?:s|ing)?|improv(?:ed|es?|ing)|doubl(?:ed|es?|ing)|tripl(?:ed|es?|ing)|sped up|speed(?:s|ing)? up|accelerat(?:ed|es?|ing)|eliminat(?:ed|es?|ing)|prevent(?:ed|s|ing)?|br(?:ought|ings?|inging) (?:[\\w’-]+ ){0,8}down|dr(?:ove|ives?|iving)|lift(?:ed|s|ing)?|slash(?:ed|es|ing)?|generat(?:ed|es?|ing)|push(?:ed|es|ing)? up|deliver(?:ed|s|ing)(?= (?:an?|the)? ?[\\d~])|achiev(?:ed|es?|ing)(?= (?:an?|the)? ?[\\d~])'
const onlyChange = new RegExp(`^(?:${change})$`, 'i')
/** "Reduced", "brought down": what something came to. */
export const isChange = (verb: string): boolean => onlyChange.test(verb) || /^(?:brought|brings?|bringing)$/i.test(verb)

/** Said of what the person does: where a clause begins, after "and", "to" or "by", behind "which" of their deed. */
const agentive = new RegExp(
  String.raw`(?:^|[.;:!?(]\s*|,\s*|\b(?:and|to|by|helped|helping|that|which|whose (?:[\w-]+ ){0,2}[\w-]+)\s+)(?:(?:and|which|thereby|thus|therefore|consequently|hence|in turn|so|also|further|then|\w{2,12}ly) ){0,2}(?<deed>${change})(?![\p{L}-])`,
  'giu',
)
const leadsTo =
  /\b(?<deed>(?:leading|contributing|led|contributed) to|result(?:ing|ed) in|thanks to my|causing|caused)\b/gi
/** Said of the thing: "open invoices fell", "the rate is down". */
export const happens =
  /\b(?:(?:has|have|had) (?:since )?(?:gone|fallen|risen|dropped|grown|come down|climbed|declined|improved)|fell|falls?|falling|rose|rises?|rising|dropp(?:ed|ing)|drops?|went (?:from|up|down)|goes (?:from|up|down)|declin(?:ed|es?|ing)|climb(?:ed|s|ing)|came down|(?:is|was|are|were|stood|came|ended)(?: about| around| roughly| some)? (?:[$€£]?[\d.,]+\s?%? )?(?:above|below|over|under|higher|lower|better|worse|more|less|fewer|up|down)|(?:is|was|are|were) (?:down|up|lower|higher|fewer|less)|(?:was|were|stood at|is|are)(?: about| around)? [$€£]?\d[\d.,]*\s?%?(?: [\w-]+){0,3}? in (?:19|20)\d\d,? (?:and|but|against)(?: about| around)? [$€£]?\d[\d.,]*\s?%?|dipped|shrank|used to (?:be|take|need)|(?:takes?|took|needs?) [^.;]{1,20}\bnow|now (?:takes?|needs?)|(?:fewer|more|less) (?:[a-z-]+ ){1,3}?(?:now |then )?(?:cancel|come|came|complain|return|leave|left|call|miss|drop|sign|join|buy|bought|order|book|fail|pass|arrive|stay)(?:s|l?ed)?\b|(?<=[a-z] )(?:grew|improved|increased|decreased|halved|doubled)(?= (?:from|by|to|over|during|in|the same|that|while|when|after|and|\.|,|$)))\b/i
const inTime =
  /\b(?:while|during|when|whilst|meanwhile|(?:in|over|for|within|across) (?:the|that|this) (?:same |following |next |first )?(?:\w+ )?(?:period|time|year|months?|quarter|half|half year|season|term|weeks?|days)|that year|that summer|the year (?:i|we|that)|the (?:same|following|next) (?:year|month|quarter|season|term)|coincid\w+|since (?:i|we|my|our)|after (?:we|they|it|management)\b|after (?:the|our|a|an) (?:[\w-]+ ){1,3}(?:got|received|bought|introduced|changed|opened|hired|installed|moved|switched|brought|took|added|replaced|launched|came|left|joined)|alongside|at the time|part(?:ly|ially)|thanks to)\b/i
/** What a person only looks at. */
const looking =
  /^\W*(?:track|monitor|record|report|log|measur|count|observ|check|watch|not|document|audit|follow|tall|survey|analy[sz]|calculat)(?:e|es|ed|s|ing|ied|ies|ted|ting)?\b/i

/** "Took part in the trial of a protocol": what came of it was others' work, too. */
const partIn = /\b(?:t(?:ook|ake|akes|aking) part|participat\w+|s[ia]t(?:s|ting)? (?:on|in)|member of)\b/i
/** Being of a group that did something: what the person did in it is not said. */
const belonging =
  /^(?:part|member|belong(?:s|ed|ing)?|join(?:s|ed|ing)?|attend(?:s|ed|ing)?|serv(?:e|es|ed|ing)|sat|sits?)$/i

/** "Because we changed the bedding" of a line that only has both. */
const connector =
  /\b(?:because(?! of (?:the|a) (?:weather|season))|due to|thanks to|owing to|as a result of|helping (?:[\w'’-]+ ){1,4}to|contributing to|enabling|resulting in)\b/i
const anyConnector =
  /\b(?:because|due to|thanks to|owing to|result(?:s|ed|ing)?|help(?:s|ed|ing)?|contribut\w+|enabl\w+|lead(?:s|ing)?|led|by [a-z]+ing|so that)\b/i

function connectedIn(at: ChangedBlock): Caused[] {
  const [text] = connector.exec(at.block.text) ?? []
  const lines = [...sourceLines(at), ...at.statements]
  return text === undefined || sourceLines(at).length === 0 || lines.some((line) => anyConnector.test(line))
    ? []
    : [{ text, isStop: true }]
}

interface Caused {
  readonly text: string
  readonly isStop: boolean
}

function causedIn(at: ChangedBlock): Caused[] {
  const deed = deedsIn(at.block.text)[0]
  // What the person says of the region is no deed of theirs either.
  const lines = isFromStatements(at) ? [...at.statements, ...sourceLines(at)] : sourceLines(at)
  if (deed === undefined || lines.length === 0 || lines.some((line) => deedsIn(line).length > 0)) return []
  const now = stemsIn(at.block.text)
  const source = lines.find((line) => (happens.test(line) || looking.test(line)) && sharedBy(stemsIn(line), now) > 1)
  if (source === undefined || isSpokenOf(at, stemsIn(deed))) return []
  if (looking.test(source)) return [{ text: deed, isStop: true }]
  // "Rewrote the query; its run time fell": the line has a deed that may have caused it.
  const isOfDeed =
    !partIn.test(source) &&
    deedsOf(source).some(({ actor, verb }) => (actor === 'self' || actor === 'joint') && !belonging.test(verb))
  return [{ text: deed, isStop: inTime.test(source) || !isOfDeed }]
}

const deedsIn = (line: string): string[] =>
  [...line.matchAll(agentive), ...line.matchAll(leadsTo)].map(({ groups }) => groups?.['deed'] ?? '').filter(Boolean)

const causeViolation = (at: ChangedBlock, { text }: Caused): Violation =>
  blockViolation(at, 'scope', {
    text,
    question: `Your resume says that it happened, the draft that you made it happen (“${text}”). Did your work cause it?`,
  })
