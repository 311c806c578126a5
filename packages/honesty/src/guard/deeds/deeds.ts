// What a line says was done, and by whom. A line of a resume leaves "I" out: a verb without a subject is the person's.
import { isPast } from '../../lexicon/verbs.ts'
import { taggedWords, type WordWithPos } from '../../lexicon/part-of-speech.ts'
import { remembered } from '../text/remembered.ts'

/**
 * `joint`: "we". `other`: someone or something that is named. `result`: "that", "which", what was made. `unknown`: a
 * passive that names no one.
 */
export type Actor = 'self' | 'joint' | 'other' | 'result' | 'unknown'

export interface Deed {
  /** As it stands. */
  readonly verb: string
  /** Offset in the line. */
  readonly from: number
  readonly actor: Actor
}

/** "Was the one who ordered": blanked, as long as it was. */
const theOneWho =
  /\b(?:(?:was|were|am|is) (?:also |always |usually )?)?(?:the (?:one|person)|me|I) who(?: (?:was|were|is))?(?= \p{L})|(?<=\bthe one who [^.;]{3,80}) and who(?: (?:was|were|is))?(?= \p{L})/giu
export const withoutTheOne = (line: string): string => line.replace(theOneWho, (all) => ' '.repeat(all.length))

/** In order. */
export const deedsIn = remembered((line: string): readonly Deed[] =>
  sentencesOf(taggedWords(withoutTheOne(line))).flatMap(deedsOf),
)

const isNominal = ({ pos }: WordWithPos) => pos === 'NOUN' || pos === 'PROPN' || pos === 'PRON' || pos === 'NUM'
const isVerbal = ({ pos }: WordWithPos) => pos === 'VERB' || pos === 'AUX'
const ofPeople = /^(?:who|whom)$/i
const ofThings = /^(?:which|that)$/i
const subordinate =
  /^(?:when|while|whilst|after|before|because|since|as|if|where|until|though|although|whenever|once|so|what|how|whether)$/i
/** Past forms that are no participle, and forms of "be": a verb before them is part of their subject. */
const onlyFinite =
  /^(?:was|were|is|are|has|had|have|fell|rose|went|grew|won|did|began|became|took|gave|wrote|saw|drove|knew|chose|came|ran|shrank|sank)$/i

/** What stands in brackets is no clause of its own. */
function sentencesOf(words: readonly WordWithPos[]): WordWithPos[][] {
  const sentences: WordWithPos[][] = [[]]
  let depth = 0
  for (const word of words) {
    if (word.text === '(') depth += 1
    else if (word.text === ')') depth = Math.max(0, depth - 1)
    else if (depth > 0) continue
    else if (/^[.;:!?–—]+$/.test(word.text)) sentences.push([])
    else sentences.at(-1)!.push(word)
  }
  return sentences.filter(({ length }) => length > 0)
}

/** The clause that is being read. */
interface Clause {
  subject: Actor | null
  hasVerb: boolean
  isInPhrase: boolean
  /** "When needed": without a subject it is not the person's. */
  isSubordinate: boolean
}
const newClause = (subject: Actor | null, isSubordinate = false): Clause => ({
  subject,
  hasVerb: false,
  isInPhrase: false,
  isSubordinate,
})

function deedsOf(words: readonly WordWithPos[]): Deed[] {
  const deeds: Deed[] = []
  let clause = newClause(null)
  words.forEach((_word, index) => {
    const opened = clauseFrom(words, index)
    const others = leftToOthers(words, index)
    if (others) {
      deeds.push(others)
      clause.hasVerb = true
    } else if (opened) clause = opened
    else if (!isBehindPhrase(words, index, clause)) readWord(words, index, { clause, deeds })
  })
  return withoutParticiples(deeds, words)
}

/** "For my supervisor to certify"; null where the word begins no such phrase. */
function leftToOthers(words: readonly WordWithPos[], index: number): Deed | null {
  if (!/^for$/i.test(words[index]!.text)) return null
  const length = words.slice(index + 1, index + 1 + maxInPhrase).findIndex(({ text }) => /^to$/i.test(text))
  const subject = words.slice(index + 1, index + 1 + length)
  const verb = words[index + length + 2]
  const last = subject.at(-1)
  if (!last || !verb || verb.pos !== 'VERB' || !isNominal(last) || subject.some(isVerbal)) return null
  return actsFor.test(last.text) ? { verb: verb.text, from: verb.from, actor: 'other' } : null
}
const maxInPhrase = 6
/** By their form, and the few that have none: no "for three years to come", no "for a job to do". */
const actsFor =
  /(?:[eo]r|ist|ian|ant|ent|man|woman|person|ee|nurse|crew|team|chef|clerk|boss|vet|board|head|staff|colleague|office|aide|surgery)s?$|(?:men|women|people)$/i

/** "In 2023 the lab passed": the subject stands behind the phrase. */
function isBehindPhrase(words: readonly WordWithPos[], index: number, clause: Clause): boolean {
  const before = words[index - 1]
  if (words[index]!.pos !== 'DET' || !clause.isInPhrase || !before || !isNominal(before)) return false
  clause.isInPhrase = false
  return true
}

interface Reading {
  readonly clause: Clause
  readonly deeds: Deed[]
}

/** Adds what the word says to the clause, and to the deeds. */
function readWord(words: readonly WordWithPos[], index: number, { clause, deeds }: Reading): void {
  const word = words[index]!
  if (word.pos === 'ADP') clause.isInPhrase = true
  else if (isVerbal(word) || (index === 0 && isPast(word.text.toLowerCase()))) {
    const deed = clause.hasVerb ? null : deedAt(words, index, { clause, deeds })
    if (deed) deeds.push(deed)
    clause.hasVerb ||= deed !== null
  } else if (isNominal(word) && !clause.hasVerb && !clause.isInPhrase)
    // "Its run time fell": of what was made.
    clause.subject ??= /^(?:its|their)$/i.test(word.text) ? 'result' : 'other'
}

/** The clause that begins with this word; null where it begins none. */
function clauseFrom(words: readonly WordWithPos[], index: number): Clause | null {
  const word = words[index]!
  // "A menu I cooked on".
  if (/^(?:i|i'm|i've)$/i.test(word.text)) return newClause('self')
  if (/^we$/i.test(word.text)) return newClause('joint')
  const relative = relativeClause(word, words[index - 1])
  if (relative) return relative
  const next = words[index + 1]
  const isSubordinate = subordinate.test(word.text) && words.slice(index + 1, index + 8).some(isVerbal)
  // "After joining": what follows is still the person's.
  if (isSubordinate && next && !/ing$/i.test(next.text)) return newClause(null, true)
  return word.pos === 'CCONJ' || word.text === ',' ? newClause(null) : null
}

function relativeClause({ text }: WordWithPos, before: WordWithPos | undefined): Clause | null {
  if (!before || !(isNominal(before) || before.text === ',' || before.pos === 'ADP')) return null
  if (ofPeople.test(text)) return newClause('other')
  return ofThings.test(text) ? newClause('result') : null
}

function deedAt(words: readonly WordWithPos[], index: number, { clause, deeds }: Reading): Deed | null {
  const word = words[index]!
  const next = words[index + 1]
  if (word.pos === 'AUX' && next?.pos === 'VERB')
    return withAuxiliary(word, clause, { verb: next, agent: agentOf(words, index + 2) })
  // "With no faults recorded".
  if (clause.isInPhrase && clause.subject === null && /(?:ed|en)$/i.test(word.text)) return null
  if (isModifier(word, words[index - 1], clause)) return null
  const before = clause.isSubordinate ? 'unknown' : (deeds.at(-1)?.actor ?? 'self')
  const inherited = index === 0 ? 'self' : before
  return { verb: word.text, from: word.from, actor: clause.subject ?? inherited }
}

const ofTense = /^(?:have|has|had|do|does|did|can|could|will|would|may|might|should)$/i

/** "The code was tested": by whom is said behind it, or not at all. "Was asked": the person was. */
function withAuxiliary(
  { text }: WordWithPos,
  { subject }: Clause,
  { verb, agent }: { verb: WordWithPos; agent: Actor },
): Deed | null {
  const deed = { verb: verb.text, from: verb.from }
  if (subject === null || subject === 'self') return { ...deed, actor: 'self' }
  return ofTense.test(text) || /ing$/i.test(verb.text) ? null : { ...deed, actor: agent }
}

/** "Waiting times", but "by waiting". */
const isModifier = ({ text }: WordWithPos, before: WordWithPos | undefined, { subject, isInPhrase }: Clause): boolean =>
  /ing$/i.test(text) && (isInPhrase || subject !== null) && subject !== 'self' && !/^by$/i.test(before?.text ?? '')

/** "By me", "by the crew". */
function agentOf(words: readonly WordWithPos[], index: number): Actor {
  const at = words.findIndex(({ text }, place) => place >= index && place < index + 3 && /^by$/i.test(text))
  if (at === -1) return 'unknown'
  const next = words[at + 1]
  if (!next || /ing$/i.test(next.text)) return 'unknown'
  // "Cut by two days", "built by two scientists".
  if (next.pos === 'NUM' && !isOfPeople(words.slice(at + 2, at + 5))) return 'unknown'
  return /^(?:me|myself)$/i.test(next.text) ? 'self' : 'other'
}

const ofActors =
  /(?:ers|ors|ists|ians|ants|ents|eers|ees|men|women|people|colleagues|nurses|crews?|teams?|chefs?|clerks|cooks|guards|pilots|aides)$/i
/** Behind a number: who acts, as far as the form of the word shows. */
const isOfPeople = (behind: readonly WordWithPos[]): boolean =>
  behind.some(({ text, pos }) => pos === 'NOUN' && ofActors.test(text) && !ofMeasure.test(text))
const ofMeasure =
  /^(?:percent|cents|metres|meters|litres|liters|quarters|orders|customers|patients|residents|students|tickets?)$/i

/** "Missed appointments fell": what stands first is no deed. */
function withoutParticiples(deeds: Deed[], words: readonly WordWithPos[]): Deed[] {
  const [first] = deeds
  if (!first || first.from !== words[0]?.from) return deeds
  const end = words.findIndex(
    ({ text, pos }, index) =>
      index > 0 &&
      (pos === 'CCONJ' || text === ',' || ofThings.test(text) || ofPeople.test(text) || subordinate.test(text)),
  )
  const rest = words.slice(1, end === -1 ? words.length : end)
  const finite = rest.find((word) => onlyFinite.test(word.text) && isVerbal(word))
  if (!finite || rest[0]?.from === finite.from) return deeds
  const at = words.indexOf(finite)
  const next = words[at + 1]
  // "Sheds were built by me".
  const deed: Deed =
    finite.pos === 'AUX' && next?.pos === 'VERB'
      ? { verb: next.text, from: next.from, actor: agentOf(words, at + 2) }
      : { verb: finite.text, from: finite.from, actor: 'other' }
  return [deed, ...deeds.slice(1).filter(({ from }) => from !== deed.from)]
}
