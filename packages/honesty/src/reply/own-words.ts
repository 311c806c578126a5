// Which of a person's words in the chat are facts about them: what they say of themselves in the first person, what
// they ask to be written, and what they answer. Not what they ask, wish, doubt or deny, and not a posting that they
// pasted.
import { looksLikePosting } from '@galley/resume/posting/looks-like-posting'
import { amendedText, flatOf, hasWords, withChanges, type FactChange, type OwnFact } from './amended.ts'
import {
  isDoubtful,
  isQuestion,
  goesOnAboutIt,
  speaksOfThemselves,
  withoutEnd,
  putsFigureRight,
  tellsToWrite,
  withoutErrand,
} from './assertions.ts'
import {
  answeredFact,
  eachAnswer,
  isBareAnswer,
  isDeniedClaim,
  readAnswer,
  weighAnswer,
  type ClaimAnswer,
} from './answers.ts'
import { bringsNews, newsIn } from './news.ts'

/** Of a longer message only what is said with "I" is theirs. */
const maxOwnChars = 700
/** Beyond these nothing is read: no message that was typed has more. */
const maxSentences = 300
const maxMessageChars = 20_000
const maxPostingSentences = 1000
const maxPostingChars = 50_000

type Words = ReadonlySet<string>
const wordsOf = (text: string): Words => new Set(text.toLowerCase().match(/[\p{L}\p{N}+#]{1,40}/gu) ?? [])

/** What a person wrote: a message, or their answer to the question about a claim. */
export type Written = string | ClaimAnswer
/** A message with what the person withdrew or corrected of it since. */
export interface AmendedMessage {
  written: Written
  changes: readonly FactChange[]
}
export type Said = Written | AmendedMessage

const amended = (said: Said): AmendedMessage =>
  typeof said === 'object' && 'changes' in said ? said : { written: said, changes: [] }

/** Sentences of the messages that count as the person's own word, the postings' own sentences left out. */
export const ownWords = (messages: readonly Said[], jobDescription: string, others: readonly string[] = []): string[] =>
  ownFacts(messages, [jobDescription, ...others]).flatMap((facts) => facts.flatMap(({ sentences }) => sentences))

/** The same, of each message apart: which sentences of it are facts, as they count now. */
export function ownFacts(messages: readonly Said[], postings: readonly string[]): OwnFact[][] {
  const isPasted = pastedFrom(postings)
  let left = maxSentences
  // The latest words first: they are what the person is being asked about.
  return messages
    .toReversed()
    .map((said) => {
      const { written, changes } = amended(said)
      // What was withdrawn is counted as well: no older sentence takes its place.
      const facts = factsOf(written).slice(0, Math.max(0, left))
      left -= facts.length
      return withChanges(facts, changes).flatMap(({ sentences, ...fact }) => {
        const own = sentences.filter((sentence) => !isPasted(sentence))
        return own.length > 0 ? [{ ...fact, sentences: own }] : []
      })
    })
    .toReversed()
}

function pastedFrom(postings: readonly string[]): (sentence: string) => boolean {
  const texts = [...new Set(postings.map((posting) => posting.slice(0, maxPostingChars)))]
  const sentences = texts.flatMap((text) => sentencesOf(text).slice(0, maxPostingSentences).map(wordsOf))
  const flat = texts.map(flatOf)
  return (sentence) =>
    isOfPosting(wordsOf(withoutEnd(sentence)), sentences) ||
    (isLabelled(sentence) && flat.some((text) => text.includes(flatOf(sentence))))
}

/**
 * A correction, read as the message was: its sentences, or null where not all of its words are the person's own word
 * about themselves.
 */
export function readCorrection(message: Written, text: string): string[] | null {
  const label = typeof message === 'string' ? '' : `${message.about}: `
  const words = text.startsWith(label) ? text.slice(label.length) : text
  const readings: Written[] = typeof message === 'string' ? [text] : [{ ...message, words }, text]
  const whole = [text, label + text].map((one) => flatOf(bounded(one)))
  const isWhole = (facts: string[]) => facts.length > 0 && whole.includes(flatOf(facts.join(' ')))
  return readings.map(factsOf).find(isWhole) ?? null
}

/**
 * The message as it is read among others: an answer says what it is about, and what was changed since is in it. Empty
 * where nothing is left.
 */
export function asItCounts({ written, changes }: AmendedMessage): string {
  const label = typeof written === 'string' ? '' : `${written.about}: `
  const text = label + (typeof written === 'string' ? written : written.words)
  if (changes.length === 0) return text
  const left = amendedText(bounded(text), withChanges(factsOf(written), changes))
  return hasWords(left.startsWith(label) ? left.slice(label.length) : left) ? left : ''
}

/** As people type: "ive", "u" and "pls" are meant as they sound. */
const bounded = (text: string) =>
  typed.reduce((words, [pattern, meant]) => words.replace(pattern, meant), text.slice(0, maxMessageChars))
const typed: readonly (readonly [RegExp, string])[] = [
  [/’/g, "'"],
  [
    /(?<![\p{L}\d'])ive(?= (?:been|had|done|got|worked|passed|used|taken|learned|finished|completed|started)\b)/giu,
    "I've",
  ],
  [/(?<![\p{L}\d'])im(?= )/gu, "I'm"],
  [/(?<![\p{L}\d'])(?:pls|plz|plse)(?![\p{L}\d'])/giu, 'please'],
  [/(?<=\b(?:can|could|would|will) )u(?= )/giu, 'you'],
  [/(?<![\p{L}\d'])(?:chuck|pop|stick|throw|slip|squeeze|drop|work|sneak)(?= in(?: that|:| there that)\b)/giu, 'put'],
]

function factsOf(said: Written): string[] {
  const words = bounded(typeof said === 'string' ? said : said.words)
  if (looksLikePosting(words)) return aroundPosting(words).flatMap(factsOf)
  const isPaste = words.length > maxOwnChars
  if (typeof said !== 'string' && !isPaste) return factsOfAnswer({ about: bounded(said.about), words })
  const sentences = sentencesOf(words).flatMap((sentence) => eachAnswer(sentence))
  const own = sentences.flatMap(errandsApart).map(withoutErrand)
  return own.length === 1 && isBareAnswer(own[0]!) ? own : factsIn(own, { isPaste, isAnswered: false })
}

/** What stands first answers the question; what follows may be a part of that, or stand for itself. */
function factsOfAnswer({ about, words }: ClaimAnswer): string[] {
  const [first = '', ...more] = sentencesOf(words)
  const [answer = '', ...others] = eachAnswer(first, about)
  const sentence = `${about}: ${answer}`
  const fact = answeredFact(weighAnswer({ about, words: answer }), sentence)
  const rest = [...others, ...more.flatMap((one) => eachAnswer(one))].flatMap(errandsApart).map(withoutErrand)
  // Where it is no fact, what they say besides may be one; the claim's words are not theirs.
  const asserted = fact === null && !isQuestion(answer) ? assertedIn(answer) : []
  return [...(fact === null ? asserted : [fact]), ...factsIn(rest, { isPaste: false, isAnswered: fact !== null })]
}

interface Reading {
  /** So long that only what is said with "I" is theirs. */
  isPaste: boolean
  /** An answer stands before it. */
  isAnswered: boolean
}

function factsIn(sentences: readonly string[], { isPaste, isAnswered: isAfterAnswer }: Reading): string[] {
  let [isDictated, isAnswered, isOfThem] = [false, isAfterAnswer, false]
  const isNews = bringsNews(sentences)
  return sentences.flatMap((sentence) => {
    if (isQuestion(sentence)) return []
    if (isPaste) return assertedIn(sentence).filter((words) => /\bI\b/.test(words))
    // "Add a bullet to Lumen: Trained 15 librarians. Cut costs.": what follows is still the bullet.
    if (isDictated && !isDoubtful(sentence)) return [sentence]
    isDictated = isDictation.test(sentence)
    if (isDictated) return [sentence]
    // "Kubernetes: yes. At Northwind.": what follows is still part of the answer.
    if (isAnswered && isBareAnswer(sentence)) return [sentence]
    const fact = answeredFact(readAnswer(sentence), sentence)
    isAnswered = fact !== null
    if (fact !== null) return [fact]
    if (isDeniedClaim(sentence)) return []
    const found = ownIn(sentence, { isNews, isOfThem })
    isOfThem = newsOfJob.test(sentence) || (found.length > 0 && (isOfThem || saysWhatTheyDo.test(sentence)))
    return found
  })
}

/** "New job!", "Add my old summer job: kitchen assistant at …" */
const newsOfJob =
  /^(?:\p{L}+ ){0,3}(?:add|include|put in|list) my (?:\p{L}+ ){0,3}(?:job|role|position|internship|placement|apprenticeship)\b[^:.!?]{0,20}: ?\S|^\W*(?:(?:i )?(?:have |got )?(?:a |the |my )?new (?:job|role|position)|(?:i )?got (?:a |the )?job)\W*$/iu

/** Of a job, a course or an exam of theirs, not of what they read. */
const saysWhatTheyDo =
  /\bI(?:'m| am|'ve| have)? (?:also |now |just |been )*(?:work(?:ed|ing)?|lead|led|got promoted|was promoted|start(?:ed)?|join(?:ed)?|passed|finished|completed|do|did|teach|taught|volunteer(?:ed)?)\b|\bI(?:'m| am)(?: now)?(?: an?| the)? \p{Lu}[\p{L} ]{2,40} (?:at|with)\b/iu

/** `isOfThem`: the sentence before it was about the person. */
function ownIn(sentence: string, { isNews, isOfThem }: { isNews: boolean; isOfThem: boolean }): string[] {
  if (isOfThem && goesOnAboutIt(sentence)) return [sentence]
  const asserted = assertedIn(sentence)
  if (!isNews || asserted.includes(sentence)) return asserted
  const news = newsIn(sentence)
  return news.length > 0 ? news : asserted
}

/**
 * The "I" of a posting is not the person's. Theirs is what stands in front of it or behind it, and says what it is for.
 */
function aroundPosting(message: string): string[] {
  const lines = message.split('\n').filter((line) => line.trim() !== '')
  return [lines[0] ?? '', lines.at(-1) ?? ''].filter((line) => speaksOfIt.test(line) && !looksLikePosting(line))
}
const speaksOfIt =
  /\b(?:my (?:resume|résumé|cv)|tailor|(?:this|the) (?:posting|advert|ad|job description)|(?:please|also|and) (?:add|mention|include))\b/i

/** "Remove Git from my skills and add Docker": what is to be added stands for itself. */
const errandsApart = (sentence: string): string[] =>
  /^(?:(?:please|no|wait|ok),? ){0,3}(?:remove|delete|drop|hide|undo|go back|move|make|use|set|put|tailor|check|fix|rename)\b/i.test(
    sentence,
  )
    ? sentence.split(/,? (?:and|then) (?=(?:add|include|replace|change|put|write|set|correct|fix|update) )/i)
    : [sentence]

const isDictation =
  /^(?:please )?(?:add|insert|write) (?:a|an|the|this|another|one more) (?:new )?(?:bullet|point|line)\b[^:]{0,80}: ?\S/i

const isLabelled = (sentence: string) => /^[^:]{1,300}:/.test(sentence)

/** The sentence where nothing in it is in doubt; else those of its clauses that are asserted and clear. */
function assertedIn(sentence: string): string[] {
  if (!isDoubtful(sentence))
    return tellsToWrite(sentence) || speaksOfThemselves(sentence) || putsFigureRight(sentence) ? [sentence] : []
  return sentence
    .split(/[,;()]|\s[–—-]\s|\b(?:but|although|though|however)\b/)
    .map((clause) => clause.trim())
    .filter(
      (clause) => /\b[Ii]\b/.test(clause) && !isDoubtful(clause) && !isQuestion(clause) && speaksOfThemselves(clause),
    )
}

const sentencesOf = (text: string) =>
  text
    .split(/\n+|(?<=(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St|Inc|Co|Ltd|No|vs|e\.g|i\.e))[.!?;])\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** Four fifths of a sentence of six words and more stand in one sentence of the posting. */
function isOfPosting(words: Words, posting: readonly Words[]): boolean {
  if (words.size < 6) return false
  const few = [...words].slice(0, 60)
  return posting.some((sentence) => few.filter((word) => sentence.has(word)).length >= few.length * 0.8)
}
