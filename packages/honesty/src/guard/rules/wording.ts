// Doubts: words that an entry does not have, a technology from another entry. The person decides, and is asked.
import { type CaseFile, type ChangedBlock, type Facts } from '../case/case-file.ts'
import { statementStems } from '../case/statements.ts'
import { measureOf } from '../claims/measures.ts'
import { effect } from './outcomes.ts'
import { plainVocabulary } from '../text/plain-vocabulary.ts'
import { quantitiesOf } from '../text/quantities.ts'
import { proves } from '../text/same-quantity.ts'
import { isReworded, originLine, strangeWords as strangeIn } from '../case/rewording.ts'
import { scopeClaims } from '../text/scope-words.ts'
import { technologies } from '../text/technologies.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { allStems, canonical, canonicalWord, contentStems, isGrammar, plain, stem, wordsOf } from '../text/words.ts'

/** So many words that no source has, so many that the entry does not have, or so small a share that it has. */
const foreignWords = 1
const newWords = 2
const minOverlap = 0.4
/** A line is invented with so many foreign words, if they are so large a share of what it says. */
const inventedWords = 3
const inventedShare = 0.7

export function doubtWording({ changed, all, input }: CaseFile): Violation[] {
  return changed
    .filter(({ block, section }) => block.kind !== 'entry' && block.kind !== 'skills' && section.kind !== 'header')
    .filter((at) => !isDictated(at, input))
    .flatMap((at) => {
      const stems = at.statements.length === 0 ? null : statementStems(at)
      return doubtsOf(at, all).filter(({ text }) => stems === null || !isStated(text, stems))
    })
}

/** The line stands word for word in what the person said, and is no line of the posting. */
function isDictated({ block }: ChangedBlock, { said, jobDescription }: CaseFile['input']): boolean {
  const line = ` ${canonical(block.text)} `
  const isIn = (words: string) => ` ${canonical(words)} `.includes(line)
  return line.trim() !== '' && said.some(isIn) && !isIn(jobDescription)
}

/** The person said these words of this entry. */
const isStated = (text: string, stems: ReadonlySet<string>): boolean =>
  wordsOf(text.replaceAll('-', ' ')).every(({ text: one }) => isGrammar(one) || stems.has(stem(canonicalWord(one))))

function doubtsOf(at: ChangedBlock, all: Facts): Violation[] {
  return [
    ...(isReworded(at) ? unexplainedWords(at, all.stems) : [...strangeWords(at, all.stems), ...broughtWords(at)]),
    ...longerLine(at),
    ...sweepingWords(at),
    ...largerLines(at),
    ...newEffects(at),
    ...movedTechnology(at),
  ]
}

/**
 * Of a line in other words: a matter that no word of the old one stands for. How a thing is done has many names, and
 * who did it is for other rules: verbs and plain words are not asked about.
 */
function unexplainedWords(at: ChangedBlock, known: ReadonlySet<string>): Violation[] {
  const strange = strangeWordsOf(at)
  const foreign = wordsOf(at.block.text.replaceAll('-', ' ').replaceAll('/', ' ')).find(({ text }) => {
    const [own] = contentStems(text)
    if (own === undefined || !strange.has(own) || known.has(own) || plainVocabulary.has(own) || saysNoMore.test(text))
      return false
    return quantitiesOf(text).length === 0 && measureOf(`1 ${text}`) === null && !isVerbHere(at, text)
  })
  return foreign ? [doubtAbout(at, foreign.text)] : []
}

/** More than half of a word's senses: it stands for an act. */
const minVerbShare = 0.5
const isVerbHere = ({ lexicon }: ChangedBlock, word: string): boolean =>
  lexicon.verbShare(word) > minVerbShare || /(?:ed|ing)$/.test(word)

/** What a doubt about words asks: with the line, so that it can be answered without looking. */
const doubtAbout = (
  at: ChangedBlock,
  text: string,
  question = `Is "${text}" right in "${clipped(at.block.text)}"?`,
): Violation => blockViolation(at, 'wording', { text, question })

const maxQuoted = 120
const clipped = (line: string) =>
  line.length <= maxQuoted ? line : `${line.slice(0, maxQuoted).replace(/\s\S*$/, '')} …`

/** Hard: a line that shares next to nothing with its entry, nor with anything that is known. It is no rewording. */
export function judgeNewLines({ changed, all }: CaseFile): Violation[] {
  return changed
    .filter(
      ({ block, section }) => (block.kind === 'bullet' || block.kind === 'paragraph') && section.kind !== 'header',
    )
    .filter((at) => {
      const { block, own } = at
      const stems = Array.from(new Set(contentStems(block.text))).filter((one) => quantitiesOf(one).length === 0)
      const strange = strangeWordsOf(at)
      const foreign = stems.filter((one) => !own.stems.has(one) && !all.stems.has(one) && strange.has(one))
      return foreign.length >= inventedWords && foreign.length >= inventedShare * stems.length
    })
    .filter((at) => !isOfOldNumbers(at) && !isOfStatement(at))
    .map((at) =>
      blockViolation(at, 'term', {
        text: at.block.text,
        question: `The draft had "${at.block.text}". Did you do that? Where?`,
      }),
    )
}

/** Stems that the line it was made of has in no words. */
const strangeWordsOf = (at: ChangedBlock) => strangeIn(at, originLine(at))

/** Of a line that is gone it has the numbers, and so it is that line in other words. */
function isOfOldNumbers({ block, goneFacts }: ChangedBlock): boolean {
  const claims = quantitiesOf(block.text)
  const sources = goneFacts.quantities
  return claims.length > 0 && claims.every((claim) => sources.some((source) => proves(source, claim)))
}

/** Of the very message that brings it: who did what is for other rules. */
function isOfStatement({ block, statements }: ChangedBlock): boolean {
  const claims = quantitiesOf(block.text)
  const numbers = statements.flatMap((words) => quantitiesOf(words))
  return claims.length > 0 && claims.every(({ value }) => numbers.some((one) => one.value === value))
}

/** Sweeping words that seldom matter, but may. */
const sweeping = /^(?:all|every|entire|majority|whole|always|numerous|entirely)$/i

function strangeWords(at: ChangedBlock, known: ReadonlySet<string>): Violation[] {
  const stems = Array.from(new Set(contentStems(at.block.text)))
  const fresh = stems.filter((one) => !at.own.stems.has(one))
  const foreign = fresh.filter((one) => !known.has(one))
  const overlap = stems.length === 0 ? 1 : 1 - fresh.length / stems.length
  if (foreign.length < foreignWords && fresh.length < newWords && (overlap >= minOverlap || fresh.length === 0))
    return []
  const shown = foreign.length > 0 ? foreign : fresh
  const words = wordsOf(at.block.text.replaceAll('-', ' ').replaceAll('/', ' ')).filter(
    ({ text }) => shown.includes(stem(canonicalWord(text))) && !saysNoMore.test(text),
  )
  if (words.length === 0) return []
  const first = words[0]?.text ?? at.block.text
  return [doubtAbout(at, at.block.text.includes(first) ? first : at.block.text)]
}

/** "Every morning" of "each morning", "every week" of "weekly": what follows "every" is the same, or a time. */
function isEach(text: string, { block, line }: { block: string; line: string }): boolean {
  if (!/^every$/i.test(text)) return false
  const [, what = ''] = /\bevery ([\p{L}-]+)/iu.exec(block) ?? []
  const isTime =
    /^(?:day|week|month|year|morning|evening|afternoon|night|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/i
  return line.toLowerCase().includes(`each ${what.toLowerCase()}`) || (isTime.test(what) && often.test(line))
}
const often = /\b(?:each|daily|nightly|weekly|monthly|yearly|annual(?:ly)?|an?|per)\b/i

const sweepingWords = (at: ChangedBlock): Violation[] =>
  wordsOf(at.block.text)
    .filter(({ text }) => sweeping.test(text) && !at.own.stems.has(stem(text)))
    .filter(({ text }) => ![originLine(at), ...at.gone].some((line) => isEach(text, { block: at.block.text, line })))
    .map(({ text }) => doubtAbout(at, text))

/** What orders or rounds what is said, or says it of a time, and no matter of its own. */
const saysNoMore =
  /^(?:since|around|roughly|mostly|mainly|largely|primarily|together|earlier|previously|formerly|beforehand|ahead|am|is|having|occasionally|sometimes|pre|post|each|every)$/i

/** A line that lost nothing and has more behind it says more, even in words that the resume has elsewhere. */
function longerLine(at: ChangedBlock): Violation[] {
  const stems = allStems(at.block.text)
  const origin = originLine(at)
  // Where two lines became one, the words of both are old.
  const before = new Set([...allStems(origin), ...at.goneFacts.stems])
  const isWhole = contentStems(origin).length > 1 && contentStems(origin).every((one) => stems.has(one))
  const [first] = wordsOf(at.block.text).filter(({ text }) => {
    const [own] = contentStems(text)
    if (own === undefined || before.has(own) || saysNoMore.test(text)) return false
    return !isVerbHere(at, text) && quantitiesOf(text).length === 0
  })
  return isWhole && first ? [doubtAbout(at, first.text)] : []
}

/** Words that a line takes from elsewhere in its entry, not from a line that it was made of. */
function broughtWords(at: ChangedBlock): Violation[] {
  if (at.block.kind !== 'bullet') return []
  const { stems } = at.goneFacts
  const stated = statementStems(at)
  const isBrought = (one: string) => !stems.has(one) && !stated.has(one) && !plainVocabulary.has(one)
  const brought = wordsOf(at.block.text).find(({ text }) => contentStems(text).some(isBrought))
  return brought ? [doubtAbout(at, brought.text)] : []
}

/** "And reduced patient falls": of words that the entry knows a new claim can be made. */
function newEffects(at: ChangedBlock): Violation[] {
  const effects = Array.from(at.block.text.matchAll(effect), ([text]) => text.trim())
  return effects
    .filter((text) => !at.own.stems.has(stem(canonicalWord(text.split(' ')[0] ?? ''))))
    .map((text) => doubtAbout(at, text, `The draft says "${text}". Did you see that happen?`))
}

/** A word of the old line says as much. */
const isCovered = (at: ChangedBlock, word: string): boolean =>
  !strangeWordsOf(at).has(contentStems(word)[0] ?? stem(canonicalWord(word)))

/** The entry may lead somewhere, but the line that this one was made from did not. */
function largerLines(at: ChangedBlock): Violation[] {
  if (at.block.kind !== 'bullet' || !at.source) return []
  const origin = originLine(at)
  return scopeClaims.flatMap(({ claims, proves }) => {
    const [word] = at.block.text.match(claims) ?? []
    const isOld =
      word === undefined ||
      origin.match(claims) !== null ||
      (proves && origin.match(proves) !== null) ||
      isCovered(at, word)
    return isOld ? [] : [doubtAbout(at, word, `Did this work include "${word}": "${clipped(at.block.text)}"?`)]
  })
}

function movedTechnology(at: ChangedBlock): Violation[] {
  return wordsOf(at.block.text)
    .filter(({ text }) => technologies.has(plain(text)) || technologies.has(canonicalWord(text)))
    .filter(({ text }) => !at.own.stems.has(stem(canonicalWord(text))))
    .map(({ text }) =>
      blockViolation(at, 'wording', {
        text,
        question: `Did you use ${text}${at.where === null ? '' : ` at ${at.where}`}?`,
      }),
    )
}
