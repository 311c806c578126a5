// What a finding weighs: whether it stops a proposal, or is only for the person to see. Rules find; this is the one
// place that decides.
//
// Measured on five sets of proposals with the rules as they were before anybody had read those sets: nearly every
// invention shows in a number with a new value, a name, a word of the posting, or a word of rank. A common word that is
// new in a reworded line was an invention in none of 250 cases, and the reason for a third of the false alarms.
import { isCredential, skills } from '@galley/resume/posting/skill-list'
import { blocksOf, type CaseFile, type ChangedBlock } from './case/case-file.ts'
import { kindsIn } from './text/kinds.ts'
import { saysHowOften } from './text/often.ts'
import type { Quantity } from './text/quantity.ts'
import { shownNumber } from './text/quantity.ts'
import { quantitiesOf } from './text/quantities.ts'
import { countsRoles, isMeasured } from './text/same-quantity.ts'
import { remembered } from './text/remembered.ts'
import { additionsOf, hasSameNumbers, isKeptWhole, isReworded, isFromStatements, originLine } from './case/rewording.ts'
import { effect } from './rules/outcomes.ts'
import { scopeClaims } from './text/scope-words.ts'
import { shortForms } from './text/short-forms.ts'
import { technologies } from './text/technologies.ts'
import type { Violation } from './case/verdict.ts'
import { allStems, canonicalWord, contentStems, isGrammar, plain, stem, wordsOf } from './text/words.ts'

/** So many common words that no source has are a claim: in a reworded line, and in a new one. */
const maxInReworded = 2
const maxInNew = 1

/** Findings that stop a proposal, and those that do not. */
export function weigh(file: CaseFile, found: readonly Violation[]): { stops: Violation[]; doubts: Violation[] } {
  const asked = allStems(file.input.jobDescription)
  const ofLines = Map.groupBy(found, ({ block }) => block)
  const doubts = file.changed.flatMap((at) => {
    const ofLine = ofLines.get(at.index) ?? []
    if (at.block.kind === 'entry' || ofLine.length === 0 || ofLine.length > maxOfLine) return []
    const light = ofLine.filter((violation) => isLight(violation, at, { file, asked }))
    const newWords = new Set(light.filter(({ code }) => code === 'term').map(({ text }) => text))
    const isMuch = newWords.size > (isReworded(at) ? maxInReworded : maxInNew)
    return light.filter(({ code }) => code !== 'term' || !isMuch)
  })
  const isDoubt = new Set(doubts)
  return { stops: found.filter((one) => !isDoubt.has(one)), doubts }
}
/** A line with more findings is not weighed: it is no rewording, and reading it so often would take long. */
const maxOfLine = 20

interface Known {
  readonly file: CaseFile
  /** Stems of the posting. */
  readonly asked: ReadonlySet<string>
}

function isLight({ code, text }: Violation, at: ChangedBlock, known: Known): boolean {
  if (code === 'number') return isReworded(at) && isOldNumber(at, text)
  if (code === 'term')
    return at.block.kind !== 'skills' && (isCommonWord(text, at, known) || (isFromStatements(at) && isNoSkill(text)))
  if (code === 'scope')
    return isReworded(at) ? isOwnDeed(at, text, known.asked) || isLighter(at, text) : isLighter(at, text)
  return code === 'skill' && isPlainItem(text, known)
}

/**
 * A number that the line had before, of something that is called otherwise now; or how often, where the line did not
 * say it.
 */
function isOldNumber(at: ChangedBlock, text: string): boolean {
  const origin = originLine(at)
  const claim = quantitiesOf(at.block.text).find((one) => shownNumber(one) === text)
  if (!claim) return quantitiesOf(text).length === 0 && !saysHowOften(origin)
  return [...quantitiesOf(origin), ...at.goneFacts.quantities].some((source) => isSameNumber(source, claim))
}

const isSameNumber = (source: Quantity, claim: Quantity) =>
  source.value === claim.value &&
  source.isOpen === claim.isOpen &&
  (isMeasured(source) || isMeasured(claim) ? source.unit === claim.unit : countsRoles(source) || !countsRoles(claim)) &&
  (source.per === null || claim.per === null || source.per === claim.per)

/**
 * In a line that the person dictated, in other words: no tool, no skill that postings ask for, no letters behind a
 * name.
 */
const isNoSkill = (text: string): boolean =>
  !text.includes(' ') &&
  !technologies.has(plain(text)) &&
  !technologies.has(canonicalWord(text)) &&
  !isCredential(text) &&
  !listed.has(text.toLowerCase())

/**
 * In lower case, no tool, and not in the posting; or a short form behind its own words, or of letters that the posting
 * does not ask for.
 */
function isCommonWord(text: string, at: ChangedBlock, { asked, file }: Known): boolean {
  if (shortForms(at.block.text).some((one) => one.text === text)) return true
  const stems = contentStems(text.replaceAll('-', ' '))
  if (text.includes(' ') || stems.every((one) => asked.has(one))) return false
  if (technologies.has(plain(text)) || technologies.has(canonicalWord(text))) return false
  // A line that lost nothing and has a new matter behind it says more than before.
  const added = additionsOf(at, file.all)
  if (stems.some((one) => added.includes(one))) return false
  return (
    /^[\p{Ll}-]+$/u.test(text) || (isReworded(at) && isUnaskedAcronym(text) && !asked.has(stem(canonicalWord(text))))
  )
}

const isUnaskedAcronym = (text: string) =>
  /^\p{Lu}[\p{Lu}\d]{1,5}$/u.test(text) && !isCredential(text) && !listed.has(text.toLowerCase())

/** Every way to write a skill that postings ask for. */
const listed = new Set(skills.flatMap(({ ways }) => ways.map(({ text }) => text.toLowerCase())))

/** What anybody says of their own work in another line's words: rank, reach and honours are not among it. */
const deeds =
  /^(?:manag(?:e|es|ed|ing)|guid(?:e|es|ed|ing)|direct(?:s|ed|ing)|train(?:s|ed|ing)?|teach(?:es|ing)?|taught|coordinat\w*|author(?:ed)?|teams?|sales|hires|(?:bi|tri|multi)lingual)$/i
const helping =
  /\b(?:help|assist|support|contribut|participat|shadow|took part|take part|part of|under|worked with|member)\w*/i
const charge =
  /\b(?:teams?|people|persons?|staff|engineers|developers|nurses|teachers|interns|employees|drivers|pickers|designers|analysts|colleagues|clerks|reports|workers|hires|crews?|budgets?|departments?|projects?|programs?|p&l)\b/i

/**
 * Who did not merely help before, and is not put in charge of people or money now; or the name of what the line's own
 * numbers count.
 */
function isOwnDeed(at: ChangedBlock, text: string, asked: ReadonlySet<string>): boolean {
  const origin = originLine(at)
  if (text.includes(' ')) return isNamedEffect(at, text) && !contentStems(text).every((one) => asked.has(one))
  if (!deeds.test(text)) return false
  if (groups.test(text)) return !isKeptWhole(at)
  const [object = ''] = at.block.text
    .slice(at.block.text.indexOf(text) + text.length)
    .split(/[,;.]|\b(?:with|for|from|by|through)\b/)
  return !helping.test(origin) && (!/^(?:manag|direct|guid|coordinat)/i.test(text) || !charge.test(object))
}
/** "Improved stability:" before the numbers that the line had already, in a reworded line. */
const isNamedEffect = (at: ChangedBlock, text: string): boolean =>
  Array.from(`- ${text}`.matchAll(effect)).length > 0 && hasSameNumbers(at) && !isKeptWhole(at)
/**
 * Rows of the table that say how work was done: in a reworded line, or in one that the person wrote, they are a
 * question.
 */
const lighter = new Set([
  'a team',
  'mentoring',
  'being a mentor',
  'a launch',
  'coordination',
  'negotiation',
  'authorship',
  'publishing',
  'speaking',
  'presenting',
  'retention',
  'coverage',
  'quality',
  'a rating',
  'both sides of the work',
  'the front end',
  'the back end',
  'a rebuild',
  'speaking for others',
  'sales',
  'fundraising',
  'sole work',
  'strategy',
  'a level',
  'a licence',
  'certification',
])

function isLighter(at: ChangedBlock, text: string): boolean {
  if (!isFromStatements(at) && (!isReworded(at) || isKeptWhole(at))) return false
  const rows = scopeClaims.filter(({ claims }) => text.match(claims) !== null)
  return rows.length > 0 && rows.every(({ name }) => lighter.has(name))
}

const groups = /^(?:teams?|sales|hires)$/i

const levels =
  /nativ|fluen|basic|advanc|expert|conversation|\((?:working|clinical|professional)|year|certif|intermediat|beginner|proficien|senior|lead|licen|\d/i

/** "Budget management" of a line that says "manage a yearly budget". */
const isOfOneLine = (words: readonly { text: string }[], { accepted }: CaseFile): boolean => {
  const stems = words.map((one) => stem(canonicalWord(one.text)))
  const isIn = (line: ReadonlySet<string>) => stems.every((one) => line.has(one))
  return (
    words.length > 1 && blocksOf(accepted).some(({ text, kind }) => kind === 'bullet' && isIn(stemsWithKinds(text)))
  )
}
const stemsWithKinds = remembered((line): ReadonlySet<string> => allStems(`${line} ${kindsIn(line)}`))

/**
 * An item of a list whose new words are common ones that the posting does not ask for, or one name beside a skill that
 * is known.
 */
function isPlainItem(item: string, { file, asked }: Known): boolean {
  if (levels.test(item.replace(/(?<=\p{L}{2})\d(?!\d)/gu, ''))) return false
  const words = wordsOf(item.replaceAll('/', ' ')).filter(({ text }) => !isGrammar(text))
  const fresh = words.filter(({ text }) => {
    const known = [canonicalWord(text), text.replace(/\d$/, '')]
    return !known.some((one) => file.all.stems.has(stem(one)))
  })
  if (listed.has(item.toLowerCase()) && fresh.length > 0) return false
  if (fresh.some(({ text }) => technologies.has(plain(text)))) return false
  const isAsked = ({ text }: { text: string }) => asked.has(stem(canonicalWord(text)))
  const names = fresh.filter(({ text, isFirst }) =>
    /\p{Lu}/u.test(isFirst && words.length === 1 ? text.slice(1) : text),
  )
  if (names.length > 0) return names.length === 1 && fresh.length < words.length && !names.some(isAsked)
  if (fresh.length === 0) return !words.every(isAsked) || isOfOneLine(words, file)
  return !fresh.every(isAsked)
}
