// The honesty guard: a proposal says nothing about a person that the person did not say. Pure; rules are in rules/, one
// concern each; weigh.ts decides what stops a line and what is only asked about.
import type { GuardCode } from '@galley/contract/assistant'
import type { PdfReading } from '@galley/contract/worker-wire'
import type { CaseFile } from './case/case-file.ts'
import { judgeAffirmed } from './bounds/affirmed-before.ts'
import { judgeAlone } from './bounds/alone.ts'
import { judgeJoined } from './bounds/joined-things.ts'
import { judgeListItems } from './bounds/list-items.ts'
import { judgeLostEnds } from './bounds/lost-ends.ts'
import { judgePartsOfNumbers } from './bounds/parts-of-numbers.ts'
import { judgeQuantifiers } from './bounds/quantifiers.ts'
import { judgeMeans } from './bounds/means.ts'
import { judgeNamedEmployers } from './bounds/named-employers.ts'
import { judgeStatuses } from './bounds/statuses.ts'
import { judgeActs } from './claims/acts.ts'
import { judgeActors } from './claims/actors.ts'
import { judgeAdded } from './claims/added-claims.ts'
import { judgeAims } from './claims/aims.ts'
import { judgeAmountRoles } from './claims/amount-roles.ts'
import { doubtCauses, judgeCauses } from './claims/causes.ts'
import { judgeDenials } from './claims/denials.ts'
import { judgeLimits } from './claims/lost-limits.ts'
import { judgeLevels } from './claims/raised-levels.ts'
import { judgeNarrowed } from './claims/narrowed.ts'
import { judgeNewDeeds } from './claims/new-deeds.ts'
import { judgeNewItems } from './claims/new-items.ts'
import { judgeNewThings } from './claims/new-things.ts'
import { judgeOpposites } from './claims/opposites.ts'
import { judgeOthersWork } from './claims/others-work.ts'
import { judgeOwnDeeds } from './claims/own-deeds.ts'
import { judgeParties } from './claims/parties.ts'
import { judgePlaces } from './claims/places.ts'
import { judgeSwapped } from './claims/swapped-things.ts'
import { judgeLesserPlaces } from './bounds/lesser-places.ts'
import { judgePendingNames } from './bounds/pending-names.ts'
import { judgePhases } from './bounds/phases.ts'
import { judgePossessors } from './bounds/possessors.ts'
import { judgeUnderWay } from './bounds/under-way.ts'
import { judgeYearsOf } from './bounds/years-of.ts'
import { judgeWished } from './bounds/wished-for.ts'
import { judgeWidened } from './claims/widened.ts'
import { openCase } from './case/case-file.ts'
import { judgeCertificates } from './rules/certificates.ts'
import { judgeContact } from './rules/contact.ts'
import { judgeEnlarged } from './rules/enlarged.ts'
import { judgeEntries } from './rules/entries.ts'
import { judgeFields } from './rules/fields.ts'
import { judgeForm } from './rules/form.ts'
import { judgeHidden } from './rules/hidden.ts'
import { judgeMoved } from './rules/moved.ts'
import { judgeNumbers } from './rules/numbers.ts'
import { judgeOutcomes } from './rules/outcomes.ts'
import { doubtRemoved, judgeLostSections } from './rules/removed.ts'
import { judgeScope } from './rules/scope.ts'
import { judgeSkills } from './rules/skills.ts'
import { judgeTerms } from './rules/terms.ts'
import { judgeTex } from './rules/tex.ts'
import { judgeTranslated } from './rules/translated.ts'
import { doubtWording, judgeNewLines } from './rules/wording.ts'
import type { GuardInput, Verdict, Violation } from './case/verdict.ts'
import { documentViolation } from './case/violation.ts'
import { isTyped, typedIn } from './case/typed.ts'
import { isOfStatements } from './case/statements.ts'
import { weigh } from './weigh.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'

/**
 * Everything that is wrong with a proposal, all rules at once. Facts come from the accepted resume, the form and the
 * person's words, never from the posting. Whether it compiles is the caller's to say; with both PDFs, what only the
 * page shows is judged as well.
 */
export function judge(input: GuardInput, lexicon?: Lexicon): Verdict {
  const file = openCase(input, lexicon)
  const rules = [
    judgeContact,
    judgeMeans,
    judgeNamedEmployers,
    judgeStatuses,
    judgeJoined,
    judgePartsOfNumbers,
    judgeListItems,
    judgeQuantifiers,
    judgeAffirmed,
    judgeEntries,
    judgeNumbers,
    judgeSkills,
    judgeTerms,
    judgeScope,
    judgeFields,
    judgeMoved,
    judgeCertificates,
    judgeOutcomes,
    judgeEnlarged,
    judgeNewLines,
    judgeHidden,
  ]
  const found = weigh(
    file,
    rules.flatMap((rule) => rule(file)),
  )
  const slots = [
    judgeLimits,
    judgeLevels,
    judgeDenials,
    judgeAmountRoles,
    judgeActors,
    judgeOwnDeeds,
    judgeNewDeeds,
    judgeNewItems,
    judgeOthersWork,
    judgeCauses,
    judgeActs,
    judgeOpposites,
    judgeWished,
    judgeLesserPlaces,
    judgeYearsOf,
    judgePhases,
    judgePossessors,
    judgePendingNames,
    judgeAlone,
    judgeLostEnds,
    judgeUnderWay,
  ]
  const besideSaid = slots.flatMap((rule) => rule(file))
  const isSoft = softly(file)
  const ofWords = ofWordsAlone.flatMap((rule) => rule(file))
  const translated = judgeTranslated(file)
  const typed = typedIn(input)
  const blocks = new Map(file.changed.map((at) => [at.index, at]))
  const isSaidHere = (one: Violation) => one.block !== null && isTyped(one, blocks.get(one.block), typed)
  const violations = [
    ...judgeForm(input),
    ...judgeTex(input),
    ...found.stops,
    ...besides(found.stops, [...besideSaid, ...ofWords.filter((one) => !isSoft(one))]),
    ...translated.stops,
    ...judgeLostSections(file),
  ].filter((one) => !isSaidHere(one))
  const doubts = [
    ...[...found.doubts, ...translated.doubts, ...ofWords.filter(isSoft)].map(asDoubt),
    ...doubtCauses(file),
    ...doubtWording(file),
    ...doubtRemoved(file),
  ]
  return { violations, doubts: onceEach(doubts, violations), checked: checkedIn(file) }
}

/** What these find is that a word is new: of what the person has just said in other words it is a question. */
const ofWordsAlone = [
  judgeNewThings,
  judgeSwapped,
  judgeParties,
  judgeAims,
  judgePlaces,
  judgeWidened,
  judgeNarrowed,
  judgeAdded,
]

/** Whether a finding is about a line that says what the person has just said. */
function softly({ changed }: CaseFile): (found: Violation) => boolean {
  const said = new Set(changed.filter(isOfStatements).map(({ index }) => index))
  return ({ block }) => block !== null && said.has(block)
}

/** Whether a translation says the same cannot be decided by its words. */
const checkedIn = ({ changed, translated }: CaseFile): GuardCode[] =>
  ruleCodes.filter((code) => code !== 'wording' || changed.length > 0 || translated.length === 0)
const ruleCodes: readonly GuardCode[] = [
  'form',
  'tex',
  'contact',
  'entry',
  'number',
  'skill',
  'term',
  'scope',
  'hidden',
  'wording',
  'removed',
]

/** Of several doubts about one thing the first; none about what is stopped. */
function onceEach(doubts: readonly Violation[], violations: readonly Violation[]): Violation[] {
  const nameOf = ({ block, text }: Violation) => `${block} ${text}`
  const stopped = new Set(violations.map(nameOf))
  const first = new Map(doubts.toReversed().map((doubt) => [nameOf(doubt), doubt]))
  return doubts.filter((doubt) => first.get(nameOf(doubt)) === doubt && !stopped.has(nameOf(doubt)))
}

/** Of the second those that name no words of the same line that were named before. */
function besides(named: readonly Violation[], more: readonly Violation[]): Violation[] {
  const all = [...named]
  return more.filter((one) => {
    const isNamed = all.some(({ block, text }) => block === one.block && isSameWords(text, one.text))
    if (!isNamed) all.push(one)
    return !isNamed
  })
}
const isSameWords = (one: string, other: string): boolean => {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return a.includes(b) || b.includes(a)
}

const asDoubt = (violation: Violation): Violation => ({ ...violation, code: 'wording' })

/** Before anything is compiled: whether the source alone may be given to TeX. */
export const judgeSource = (input: GuardInput): Violation[] => [...judgeForm(input), ...judgeTex(input)]

/** A proposal may fill two pages, or as many as the accepted resume does. */
export function judgePages(accepted: PdfReading, proposed: PdfReading): Violation | null {
  const most = Math.max(2, accepted.pages)
  return proposed.pages <= most
    ? null
    : documentViolation('pages', `${proposed.pages} pages`, { allowed: [`${most} pages`] })
}
