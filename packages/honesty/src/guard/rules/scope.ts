// Words that make work larger than its entry says: leading, seniority, honours, money, reach.
import type { Block } from '@galley/resume/outline/outline'
import type { CaseFile, ChangedBlock, Facts } from '../case/case-file.ts'
import { quantitiesOf } from '../text/quantities.ts'
import { scopeClaims, type ScopeClaim } from '../text/scope-words.ts'
import { withoutSpelledOut } from '../text/spelled-out.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { stem, wordsOf } from '../text/words.ts'
import { isExpansion } from './terms.ts'
import { sharedBy, stemsIn } from '../claims/clauses.ts'
import { sourceLines } from '../claims/sources.ts'
import { draftedWish, typedWish } from '../case/wish.ts'

export function judgeScope({ changed, all, input: { asked = [] } }: CaseFile): Violation[] {
  return changed
    .filter(({ block, section }) => block.kind !== 'entry' || section.kind === 'header')
    .flatMap((at) => {
      const text = withoutWishes(withoutSpelledOut(claimedText(at.block), at.own.text), asked)
      return scopeClaims.flatMap((claim) => claimedBy(claim, { at, text, all }))
    })
}

function claimedBy(
  { name, claims, proves }: ScopeClaim,
  { at, text, all }: { at: ChangedBlock; text: string; all: Facts },
): Violation[] {
  const [word] = text.match(claims) ?? []
  if (word === undefined || isDenied(text, word, at)) return []
  const known = ofTheLine.has(name) && at.block.kind === 'bullet' ? ownLines(at) : at.own.text
  if (known.match(claims) !== null || (proves && known.match(proves) !== null)) return []
  const isSide = sides.test(name) && all.text.match(claims) !== null
  if (isSide || isKnownOtherwise(at, name) || isSaidAlready(at, word, { all, known })) return []
  const question = `The draft said "${word}"${at.where === null ? '' : ` under ${at.where}`}, which claims ${name}. Is that so? In which way?`
  return [blockViolation(at, 'scope', { text: word, question })]
}

/** "Seeking a head of service post", where the request says that the person wants one: no claim of having been one. */
const withoutWishes = (text: string, asked: readonly string[]): string => {
  const wished = new Set(
    asked.flatMap((message) => message.match(typedWish) ?? []).flatMap((part) => [...stemsIn(part)]),
  )
  return text.replaceAll(draftedWish, (part) => {
    const [verb = ''] = part.split(' ', 1)
    const named = stemsIn(part.slice(verb.length))
    return named.size > 0 && sharedBy(named, wished) === named.size ? '' : part
  })
}

/** "Used by claims managers": of several people it was no title of the person's before, and is none now. */
const isPluralThere = (word: string, known: string): boolean =>
  /^[\p{Ll}]{4,}ers$/u.test(word) && new RegExp(`\\b${word}\\b`).test(known)

/** By an acronym, or by another form of the verb. */
const isSaidAlready = (
  { block: { text } }: ChangedBlock,
  word: string,
  { all, known }: { all: Facts; known: string },
) => isOfAcronym(text, word, all) || isSameVerb(text, word, known) || isPluralThere(word, known)

/** "Direct 14 nurses" as "Directed 14 nurses": only the verb's form has changed, and before an object it is a verb. */
function isSameVerb(text: string, claim: string, known: string): boolean {
  const rest = text.slice(claim.length)
  if (!text.startsWith(claim) || !beforeObject.test(rest)) return false
  return known.split('\n').some((line) => {
    const [first = ''] = line.split(' ', 1)
    return line.slice(first.length) === rest && stem(first) === stem(claim)
  })
}
const beforeObject = /^ (?:an?|the|all|our|their|\d+|two|three|four|five|six|seven|eight|nine|ten)\s/

/** What is true of an entry need not be true of each of its lines. */
const ofTheLine = new Set(
  'leading,being in charge,managing,managing people,seniority,a rank,hiring,founding,revenue,reach,recognition,an honour,expertise'.split(
    ',',
  ),
)
function ownLines(at: ChangedBlock): string {
  const lines = sourceLines(at)
  return lines.length === 0 ? at.own.text : [...lines, ...at.statements].join('\n')
}

/** Figures say it, or the section's heading. */
const isKnownOtherwise = (at: ChangedBlock, name: string): boolean =>
  (name === 'more than was asked' && isBeyondTarget(ownLines(at))) ||
  (name === 'certification' && at.section.kind === 'certifications')

/** "3.4 million against a target of 3.1 million" says it in figures. */
function isBeyondTarget(line: string): boolean {
  const target = /\b(?:target|goal|quota|plan|budget|objective)\b[^.;]*/i.exec(line)
  if (!target) return false
  const aims = quantitiesOf(target[0])
  const reached = quantitiesOf(line.replace(target[0], ' '))
  return aims.some((aim) => reached.some((one) => one.unit === aim.unit && one.value > aim.value))
}

/** "Not as their manager". */
const isDenied = (text: string, word: string, at: ChangedBlock): boolean =>
  isSaidOfAnother(at, word) || /\b(?:not|no|never|without)\b[^.;,()]{0,40}$/i.test(text.slice(0, text.indexOf(word)))

/** "The sales manager signed them off": the line named that person before. */
function isSaidOfAnother(at: ChangedBlock, word: string): boolean {
  const before = at.block.text.slice(0, at.block.text.indexOf(word))
  const own = /[\p{L}-]+\s$/u.exec(before)?.[0]
  const phrase = own === undefined ? undefined : `${own}${word}`
  const theirs = before.slice(-80)
  const isTheirs = ofThem.test(theirs) && !asThem.test(theirs)
  return (
    isTheirs &&
    phrase !== undefined &&
    !/^(?:and|to|i|we|also)\s/i.test(phrase) &&
    at.own.text.toLowerCase().includes(phrase.toLowerCase())
  )
}

const ofThem = /\b(?:the|our|a|an|his|her|their|another)\s(?:[\p{L}-]+\s){0,3}$/iu
const asThem = /\bas\s(?:(?:the|an?)\s)?(?:[\p{L}-]+\s){0,3}$/iu

/** Who is a backend developer by the summary is one at work, too. */
const sides = /^the (?:front|back) end$/

/** "Chartered Financial Analyst" where a source has CFA. Shorter acronyms stand for too many things. */
function isOfAcronym(text: string, claim: string, { acronyms }: Facts): boolean {
  const words = wordsOf(text)
  const long = new Set(Array.from(acronyms).filter((letters) => letters.length > 2))
  return words.some(
    (word, index) =>
      word.text === claim && /^\p{Lu}/u.test(claim) && isExpansion(words, index, { acronyms: long, text: '' }),
  )
}

/** Items of a list are judged one by one as skills; its label is a claim like others. */
const claimedText = ({ kind, text, args }: Block) => (kind === 'skills' ? (args?.[0] ?? '') : text)
