// What the person typed in the very request that a proposal comes from. Where it is about their own resume, and not
// denied, asked or said of a posting, a number or a name that stands there is no news of the assistant's. Of 288
// proposals by authors who had read no rule, 23 honest edits were stopped for a number that the request has, and no
// fabrication had one.
import { looksLikePosting } from '@galley/resume/posting/looks-like-posting'
import { isDoubtful, isQuestion } from '../../reply/assertions.ts'
import { isOfAnother, ofPosting } from '../../reply/news.ts'
import { withoutContrast } from '../../reply/contrast.ts'
import { quantitiesOf } from '../text/quantities.ts'
import type { Quantity } from '../text/quantity.ts'
import { shownNumber } from '../text/quantity.ts'
import { proves } from '../text/same-quantity.ts'
import { hasThing } from '../text/thing-names.ts'
import { allStems, canonical, contentStems, isGrammar, stemOf, wordsOf } from '../text/words.ts'
import type { ChangedBlock } from './case-file.ts'
import { dateFact } from './entry-facts.ts'
import type { GuardInput, Violation } from './verdict.ts'

/** What is longer was pasted. */
const maxChars = 700
/** It asks for something, or is about the person. */
const isOwn =
  /\b(?:i|i'?m|i'?ve|my|mine|me|we|our|us|please|pls|add|put|change|update|fix|make|write|mention|include|correct|replace|show|say|use|can (?:you|u)|could (?:you|u)|wrong|mistake|typo|outdated|old|now|new|passed|done)\b/i
const ofWishes =
  /\b(?:go(?:ing)? for|aim\w*|want(?:ed)? to|would like|i'?d like|hope\w*|looks? (?:right|good|ready|senior|better|more)|spot|ready for|fit for|next step|show that|reflects?|say that kind|trusted)\b/i
const maxCompared = 60

export interface Typed {
  readonly stems: ReadonlySet<string>
  readonly quantities: readonly Quantity[]
  /** In canonical words, with a space around. */
  readonly clauses: readonly string[]
  /** "2014-11". */
  readonly dates: ReadonlySet<string>
  /** A title may be one that they want. */
  readonly isWish: boolean
}

const nothing: Typed = { stems: new Set(), quantities: [], clauses: [], dates: new Set(), isWish: true }

/** Pure. */
export function typedIn({ asked = [], jobDescription }: Pick<GuardInput, 'asked' | 'jobDescription'>): Typed {
  const posting = ` ${canonical(jobDescription)} `
  const clauses = asked.flatMap((message) => ownClauses(message, posting))
  const text = clauses.join('\n')
  return text === ''
    ? nothing
    : {
        stems: allStems(text),
        quantities: quantitiesOf(text),
        clauses: clauses.map((clause) => ` ${canonical(clause)} `),
        dates: datesTyped(text),
        isWish: asked.some((one) => ofWishes.test(one)),
      }
}

function ownClauses(message: string, posting: string): string[] {
  if (message.length > maxChars || looksLikePosting(message) || ofPosting.test(message) || !isOwn.test(message))
    return []
  return withoutContrast(message.replaceAll('’', "'"))
    .split(/(?<=[.!?])\s+|\n/)
    .filter((sentence) => !isQuestion(sentence) && !isOfAnother(sentence) && !ofHow.test(sentence))
    .flatMap((sentence) => sentence.split(/[;:]|,(?!\d{3}(?!\d))|\s(?:but|and|so)\s/))
    .filter((clause) => !isDoubtful(clause) && !isOfAnother(clause) && !isPasted(clause, posting))
}

/** Of the look and the length of the text. */
const ofHow =
  /\b(?:characters?|words?|letters?|fonts?|pt|points? (?:size|font)|margins?|pages?|lines? (?:max|only|at most)|\d+\s?% (?:shorter|longer|smaller|bigger))\b/i

const minPasted = 5
const isPasted = (clause: string, posting: string): boolean =>
  clause.trim().split(/\s+/).length >= minPasted && posting.includes(` ${canonical(clause)} `)

/** A number, a name or a head that the request has; what was left out is for the rules that found it. */
export function isTyped({ code, text }: Violation, at: ChangedBlock | undefined, typed: Typed): boolean {
  if (typed.stems.size === 0 || !at) return false
  if (code === 'number') return isNumberTyped(text, at, typed)
  if (code === 'term') return at.block.kind !== 'skills' && areTyped(text, typed, new Set())
  if (code === 'entry' || code === 'contact') return isHeadTyped(text, at, typed)
  return false
}

function isNumberTyped(text: string, at: ChangedBlock, { quantities }: Typed): boolean {
  // Of a longer text each number would be looked for among all.
  if (at.block.text.length > maxBlockChars) return false
  const claims = quantitiesOf(at.block.text).filter((one) => shownNumber(one) === text || one.text === text)
  return (
    claims.length > 0 &&
    claims.every((claim) =>
      quantities.slice(0, maxCompared).some((one) => isSame(one, claim) && isOfSameThing(one, claim, at)),
    )
  )
}

const maxBlockChars = 1_500

/** "710k" is £710,000 there; a share, a rate and an open number are others. */
const isSame = (source: Quantity, claim: Quantity): boolean =>
  source.value === claim.value &&
  (source.unit === '%') === (claim.unit === '%') &&
  (claim.per === null || source.per === claim.per || source.near.has(claim.per)) &&
  (!claim.isOpen || source.isOpen)

/** They count the same; or the request says no thing, and the line had another number of what is claimed. */
function isOfSameThing(source: Quantity, claim: Quantity, at: ChangedBlock): boolean {
  const things = source.counted.filter((one) => !ofNow.has(one))
  if (claim.counted.some((one) => hasThing(new Set(things), one))) return true
  if (proves(source, claim) && things.length > 0) return true
  const line = new Set(contentStems(at.gone.join(' ')))
  const isOfLine = [...source.near].some((one) => line.has(one) && !ofNow.has(one))
  const isReplaced = quantitiesOf(at.gone.join('\n')).some(
    (one) => one.value !== claim.value && (one.unit === claim.unit || one.counted[0] === claim.counted[0]),
  )
  return isReplaced && (things.length === 0 || isOfLine || things.every((one) => one === stemOf('person')))
}
const ofNow = allStems('now today more like about roughly already')

function areTyped(text: string, { stems }: Typed, known: ReadonlySet<string>): boolean {
  const words = wordsOf(text.replaceAll('-', ' ')).filter((word) => !isGrammar(word.text))
  const fresh = words.filter((word) => !known.has(stemOf(word.text)))
  return fresh.length > 0 && fresh.length <= maxCompared && fresh.every((word) => stems.has(stemOf(word.text)))
}

/** "Promoted", "since": how a step is said. */
const ofSteps = allStems('promoted since until then previously formerly later present now')
/** Each word of a title, a name or a certificate that was not there before. */
function isHeadTyped(text: string, at: ChangedBlock, typed: Typed): boolean {
  if (areDatesTyped(text, at, typed)) return true
  // Of a new entry each part has to be said: its rule knows which.
  if (typed.isWish || (at.block.kind === 'entry' && !at.source)) return false
  const before = allStems(
    [at.source?.head?.text ?? '', ...at.gone.filter(({ length }) => length < maxHeadChars)].join(' '),
  )
  return areTyped(text, typed, new Set([...before, ...ofSteps])) && isDeclared(text, before, typed)
}
const maxHeadChars = 120

/** "I'm Lead Hygienist", "it was Cobequid Building Co.": the new words stand together, and are said to be so. */
function isDeclared(text: string, before: ReadonlySet<string>, { clauses }: Typed): boolean {
  const words = canonical(text.replaceAll(/[()]/g, ' '))
    .split(' ')
    .filter((word) => word !== '' && !/\d/.test(word))
  const fresh = words.filter((word) => !before.has(stemOf(word)) && !ofSteps.has(stemOf(word)) && !isGrammar(word))
  const phrase = fresh.join(' ')
  return clauses.some(
    (clause) => declares.test(clause) && !isMade.test(clause) && (phrase === '' || clause.includes(` ${phrase} `)),
  )
}
const declares =
  /\b(?:i'm|im|i am|i was|it's|its|it was|it is|title|called|named|renamed|position|role|post|made me|promoted|became|now|since|as of|wrong|correct|official|officially)\b/i
const isMade = /\b(?:make (?:me|it|my)|should|could|would|lead with|reported? to|delivered? to|almost|for the)\b/i

/** "In November, not September 2014": of one year that is named each month is a date. */
function areDatesTyped(text: string, at: ChangedBlock, { dates }: Typed): boolean {
  const parts = dateFact(text)?.split(' ') ?? []
  const before = (at.source?.head?.args ?? []).flatMap((arg) => dateFact(arg)?.split(' ') ?? [])
  const fresh = parts.filter((part) => !before.includes(part))
  return at.source !== null && fresh.length > 0 && fresh.every((part) => dates.has(part))
}

const monthName =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/gi
/** Months of the request, with its year where it names one only. */
function datesTyped(text: string): ReadonlySet<string> {
  const years = new Set(text.match(/\b(?:19|20)\d\d\b/g))
  const [year] = years
  if (years.size !== 1 || year === undefined) return new Set()
  return new Set(
    (text.match(monthName) ?? []).flatMap((month) => dateFact(`${month.slice(0, 3)} ${year}`)?.split(' ') ?? []),
  )
}
