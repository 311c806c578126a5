// A clause behind a line that says what it said before: what the clause says stands in no line about that work.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import { isKeptWhole, originLine, strangeWords } from '../case/rewording.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { plainVocabulary } from '../text/plain-vocabulary.ts'
import { acronymsOf, canonicalWord, contentStems, isGrammar, stem, wordsOf } from '../text/words.ts'
import { quantitiesOf } from '../text/quantities.ts'
import { shortForms } from '../text/short-forms.ts'
import { withoutSpelledOut } from '../text/spelled-out.ts'
import { isConverted } from '../figures/converted.ts'
import type { Quantity } from '../text/quantity.ts'
import { isDerived } from '../figures/derived-numbers.ts'
import { sharedBy, stemsIn } from './clauses.ts'
import { isProse, sourceLines } from './sources.ts'

/** So large a share of the line before is still there: what comes besides was added. */
const minKept = 0.5
/** So small a share of a clause stands in any one line: it says something else. */
const maxSupport = 0.34
const minWords = 2
/** Plain words say something, too, where there are several and none of them is known here. */
const minPlainWords = 3

export function judgeAdded({ changed, all }: CaseFile): Violation[] {
  return changed.filter(isProse).flatMap((at) => {
    const before = sourceLines(at)
    if (!isSaidAsBefore(at, before)) return []
    const stems = stemsIn(at.block.text)
    const near = (at.own.text.length > maxChars ? '' : at.own.text)
      .split('\n')
      .filter((line) => sharedBy(stemsIn(line), stems) > 0)
    const lines = [...before, ...near].slice(0, maxLines)
    const numbers = new Set(
      [...before, ...at.statements].flatMap((line) => quantitiesOf(line).map(({ value }) => value)),
    )
    const short = shortForms(at.block.text).flatMap(({ text, start, from }) => [text, at.block.text.slice(start, from)])
    const acronyms = acronymsOf(at.own.text)
    const isShort = (clause: string) =>
      acronyms.has(initialsOf(clause)) ||
      short.some((one) => one.trim() !== '' && (one.includes(clause.trim()) || clause.includes(one.trim())))
    const amounts = before.flatMap((line) => quantitiesOf(line))
    const isMade = (claim: Quantity) => before.some((line) => isDerived(line, at.block.text, { claim, isAsked: false }))
    const isNumbered = (clause: string) =>
      quantitiesOf(clause).some((one) => numbers.has(one.value) || isConverted(amounts, one) || isMade(one))
    const added = additions(withoutSpelledOut(at.block.text, before.join('\n')))
      .filter((clause) => !isNumbered(clause) && !isShort(clause) && !/^\p{Lu}+s?$/u.test(clause.trim()))
      .find((clause) => isAdded(clause, { at, lines, known: all.stems }))
    if (added === undefined || !at.block.text.includes(added.trim()))
      return isKeptWhole(at) ? addedMatter(at, all.stems) : []
    return [
      blockViolation(at, 'scope', { text: added.trim(), question: `The draft added “${added.trim()}”. Is that so?` }),
    ]
  })
}

/** "For libraries and universities": nothing is gone, and another thing is joined to what was there. */
function addedMatter(at: ChangedBlock, known: ReadonlySet<string>): Violation[] {
  const lines = at.block.kind === 'bullet' ? at.own.stems : known
  const strange = strangeWords(at, originLine(at))
  const short = shortForms(at.block.text)
  const text = withoutSpelledOut(at.block.text, originLine(at))
  const found = Array.from(text.matchAll(joined)).find(({ index, groups }) => {
    const words = wordsOf((groups?.['thing'] ?? '').replaceAll('-', ' '))
    const telling = words.filter(({ text }) => !isGrammar(text) && quantitiesOf(text).length === 0)
    const isNew = telling.some(
      ({ text }) =>
        // Names are judged by themselves.
        !/(?:ed|ing|ly)$|\p{Lu}/u.test(text) &&
        contentStems(text).some((one) => strange.has(one) && !lines.has(one) && !plainVocabulary.has(one)),
    )
    const isOld = telling.some(({ text }) =>
      contentStems(text).some((one) => !strange.has(one) || at.own.stems.has(one)),
    )
    return (
      isNew &&
      !isOld &&
      telling.length === words.filter(({ text }) => !isGrammar(text)).length &&
      !short.some(({ start, to }) => index + 4 >= start && index < to)
    )
  })
  const thing = found?.groups?.['thing']?.trim()
  if (!thing || !at.block.text.includes(thing)) return []
  return [blockViolation(at, 'scope', { text: thing, question: `The draft added “${thing}”. Is that so?` })]
}
/** What "and", "including" or "with" join to a line, up to the next joint. */
const joined =
  /(?:\b(?:and|or|including|with|as well as|plus)|,)\s(?<thing>(?:[\p{L}\d'’-]+(?:\s|(?=[,.;:()]|$))){1,4}?)(?=$|[,.;:()]|(?:and|or|in|on|of|to|from|by|for|with|at|across|through|using|that|which|who)\s)/giu

const isSaidAsBefore = (at: ChangedBlock, before: readonly string[]): boolean => {
  const now = stemsIn(at.block.text)
  const lines = [...before, ...at.statements]
  return lines.some((line) => {
    const own = stemsIn(line)
    return own.size > 1 && sharedBy(own, now) >= minKept * Math.min(own.size, now.size)
  })
}

const initialsOf = (clause: string) =>
  wordsOf(clause)
    .flatMap(({ text }) => (isGrammar(text) ? [] : [text[0]?.toUpperCase() ?? '']))
    .join('')

/** All clauses but the one that a line begins with. */
const joint =
  /[;:](?=\s)|,(?=\s)|\s[–—-]{1,3}\s|[()\n]|(?<=[^.])\.\s|\s(?:and(?= [a-z]+(?:ed|ing)?\s)|by(?= [a-z]+ing\b)|through|via|while|thereby|which|so that)(?=\s)/g
const additions = (text: string): string[] =>
  text
    .split(joint, maxClauses)
    .filter((part, index) => part.trim() !== '' && (index > 0 || (fronted.test(part) && text[part.length] === ',')))
/** "Through targeted preparation, the share rose": how it came about may stand first. */
const fronted = /^(?:through|by|with|via|using|thanks to|due to|after|following|under)\s/i
/** More clauses, and more lines about one piece of work, are not compared with each other. */
const maxClauses = 40
const maxClauseWords = 40
const maxLineWords = 60
const maxLines = 40
/** A piece of work takes a page at most. */
const maxChars = 10_000

interface Known {
  at: ChangedBlock
  /** All that is known of that work. */
  lines: readonly string[]
  /** Of everything that is known. */
  known: ReadonlySet<string>
}

function isAdded(clause: string, { at, lines, known }: Known): boolean {
  const telling = tellingWords(clause)
  const words = wordsOf(clause.replaceAll('-', ' '))
    .flatMap(({ text }) => (isGrammar(text) ? [] : [text]))
    .slice(0, maxClauseWords)
  const isIn = (line: string) => {
    const stems = stemsIn(line)
    const others = wordsOf(line)
      .flatMap(({ text }) => (light.test(text) ? [] : [text]))
      .slice(0, maxLineWords)
    return words.filter(
      (word) => stems.has(stem(canonicalWord(word))) || others.some((other) => at.lexicon.covers(other, word)),
    ).length
  }
  // A summary draws on all that is known.
  const inAll = at.block.kind === 'paragraph' ? words.filter((word) => known.has(stem(canonicalWord(word)))).length : 0
  const best = Math.max(inAll, ...lines.map(isIn))
  const isForeign = telling.some((word) => !known.has(stem(canonicalWord(word))))
  if (words.length === 1) return false
  // What happened then, and nothing of it known: "later adopted across the service".
  const isEvent = /^\s*(?:later |then |also |since |now )?[a-z]+ed\b/.test(clause) && !endings.test(clause)
  if (best === 0 && (words.length >= minPlainWords || isEvent)) return true
  if (telling.length === 0) return false
  return best <= maxSupport * words.length && (telling.length >= minWords || isForeign)
}

/** What makes less of it is no boast. */
const endings =
  /\b(?:stopped|shelved|halted|cancell?ed|abandoned|discontinued|paused|ended|closed|withdrawn|rejected|postponed)\b/i

/** Verbs of so many senses that they stand for any act. */
const light =
  /^(?:t(?:ake|akes|ook|aking)|ma(?:ke|kes|de|king)|ha(?:ve|s|d)|do|does|did|g[eo]t?s?|got|went|g[ia]ves?|giving|r[ua]ns?|running|keeps?|kept|puts?|sets?|holds?|held|work\w*|bring\w*|brought|show\w*)$/i

/** Words that carry a fact; numbers are another rule's. */
const tellingWords = (clause: string): string[] =>
  wordsOf(clause.replaceAll('-', ' '))
    .map(({ text }) => text)
    .filter((word) => !isGrammar(word) && contentStems(word).some((one) => !plainVocabulary.has(one)))
