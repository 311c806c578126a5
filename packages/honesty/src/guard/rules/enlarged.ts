// The same work, made to look like more: alone instead of helping, in charge instead of reporting to others, in a role
// or a reach that no source knows.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import type { Group } from '../case/source-group.ts'
import { quantitiesOf } from '../text/quantities.ts'
import { originLine } from '../case/rewording.ts'
import { sentencesOf } from '../case/said-facts.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { contentStems, isGrammar, stem, wordsOf } from '../text/words.ts'

export function judgeEnlarged({ changed, input, all }: CaseFile): Violation[] {
  const clauses = clausesIn(input.said)
  // Of each group once, and only where the person has said something.
  const sources = clauses.length === 0 ? [] : Array.from(new Set(changed.map(({ source }) => source)))
  const known = new Map(sources.map((source) => [source, stemsOf(source)]))
  return changed
    .filter(
      ({ block, section }) => (block.kind === 'bullet' || block.kind === 'paragraph') && section.kind !== 'header',
    )
    .flatMap((at) =>
      [
        ...takenOver(at),
        ...overstated(at, clauses, known.get(at.source) ?? new Set()),
        ...newRoles(at, all.text),
        ...widerReach(at),
      ].map((text) =>
        blockViolation(at, 'scope', { text, question: `The draft said "${text}". Is that so? In which way?` }),
      ),
    )
}

const helping = /\b(?:help|assist|support|contribut|participat|took part|take part|part of|under)\w*/i
/** "Helped organise", "assisted in planning": what was not done alone. */
const helpedTo = /\b(?:help|assist)(?:s|ed|ing)?(?: to| in| with)? ([a-z]{3,})/i
const inCharge =
  /^(?:led|leads?|managed?|manages|direct(?:ed|s)?|head(?:ed|s)|ran|runs?|own(?:ed|s)|dr(?:o|i)ves?|oversaw|oversees?|supervise[sd]?|spearheaded|coordinate[sd]?|control(?:s|led)|orchestrate[sd]?)$/i
/** So large a share of a line comes from the one it was made of. */
const minShared = 0.5

/** Who helped with it now does it, or is in charge of it. */
function takenOver(at: ChangedBlock): string[] {
  const origin = originLine(at)
  const first = wordsOf(at.block.text)[0]?.text ?? ''
  if (at.block.kind !== 'bullet' || !helping.test(origin) || helping.test(at.block.text)) return []
  const stems = contentStems(at.block.text)
  const before = new Set(contentStems(origin))
  if (stems.filter((one) => before.has(one)).length < minShared * Math.min(stems.length, before.size)) return []
  const helped = helpedTo.exec(origin)?.[1]
  const isAlone = helped !== undefined && stem(helped) === stem(first)
  const isRaised = inCharge.test(first) && !wordsOf(origin).some(({ text }) => inCharge.test(text))
  return (isAlone || isRaised) && !at.statements.some((words) => words.toLowerCase().includes(first.toLowerCase()))
    ? [first]
    : []
}

/** What the person did once, for a while, or beside another person. */
const hedged =
  /\b(?:help(?:ed)?(?: out)?|assist(?:ed)?|once(?! (?:an?|every|each|per)\b)|one time|a bit|a little|briefly|for (?:a|one|two|three|a few|a couple of) (?:days?|weeks?)|filled in|stood in|sat in|went to (?:a|one)|just to|listen(?:ed)?|watch(?:ed)?|shadow(?:ed)?|observed|tinkered|attended|workshop|took (?:a|an|the) (?:[\w-]+ )?(?:course|class)|read about|played (?:around )?with|stud(?:y|ying) for|enrolled|preparing for|started (?:the|my|an?) (?:[\w-]+ ){0,3}(?:program(?:me)?|course|degree|certificat\w*|training|bootcamp|class))\b/i
const modest =
  /\b(?:help|assist|support|contribut|participat|took part|take part|attend|shadow|observ|cover|substitut|fill|once|one-time|stood|stand|occasional|basic|experiment|explor|listen|watch|brief|progress|pursu|candidate|expected|enrol|stud(?:y|ies)|ongoing|start|prepar)\w*/i

/** A line that drops the hedge from what the person said. */
function overstated(at: ChangedBlock, clauses: readonly Clause[], before: ReadonlySet<string>): string[] {
  const [first] = wordsOf(at.block.text)
  if (at.statements.length === 0 || !first || modest.test(at.block.text)) return []
  const fresh = contentStems(at.block.text).filter((one) => !before.has(one))
  const sources = clauses.filter(({ stems }) => fresh.some((one) => stems.has(one)))
  return sources.length > 0 && sources.every(({ isHedged }) => isHedged) ? [first.text] : []
}

interface Clause {
  readonly stems: ReadonlySet<string>
  readonly isHedged: boolean
}

const clausesIn = (said: readonly string[]): Clause[] =>
  sentencesOf(said.join('\n'))
    .flatMap((sentence) => sentence.split(/[,:;]\s/))
    .map((clause) => ({ stems: new Set(contentStems(clause)), isHedged: hedged.test(clause) }))

const stemsOf = (group: Group | null): ReadonlySet<string> =>
  new Set([group?.head, ...(group?.blocks ?? [])].flatMap((one) => contentStems(one?.text ?? '')))

const role =
  /\b(?:as|became|named|elected|appointed)\s(?:an?\s|the\s|our\s)?((?:[\p{L}-]{2,20}\s){0,3}(?:nurse|officer|captain|chair|coordinator|representative|secretary|treasurer|delegate|ambassador|instructor|trainer|tutor|steward|foreman|buyer|auditor|editor|reviewer|examiner|preceptor|marshal|lecturer|referee|judge))\b/giu

/** "Served as charge nurse": each word of a role is the entry's own. */
const newRoles = ({ block, own }: ChangedBlock, known: string): string[] =>
  Array.from(block.text.matchAll(role), ([, name = '']) => name).filter(
    (name) =>
      !known.toLowerCase().includes(`as ${name.toLowerCase()}`) &&
      wordsOf(name).some(({ text }) => !isGrammar(text) && !own.stems.has(stem(text))),
  )

const across =
  /\bacross\s(?!(?:the\s)?(?:past|last|same|next|full)\b)(?:(?:the|our|all|its|multiple|several|many|various|different|entire|whole|roughly|around|about|some|nearly|over|approximately)\s)*(?!(?:roughly|around|about|some|nearly|over|approximately)\b)([\p{L}-]{3,20})/giu

/** "Across the region" says how far work reached: of an entry that knows of no region it is a claim. */
const widerReach = ({ block, own }: ChangedBlock): string[] =>
  Array.from(block.text.matchAll(across))
    .filter(
      ([, place = '']) =>
        quantitiesOf(place).length === 0 && contentStems(place.replaceAll('-', ' ')).some((one) => !own.stems.has(one)),
    )
    .map(([text]) => text)
