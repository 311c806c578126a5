// A line that says more often, longer or of more than its source: one client is no clients, seven weeks no whole year.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import { quantitiesOf } from '../text/quantities.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { canonicalWord, contentStems, stem, wordsOf, type WordToken } from '../text/words.ts'
import { isProse, isSpokenOf, sourceLines } from './sources.ts'

export function judgeWidened({ changed }: CaseFile): Violation[] {
  return changed
    .filter((at) => isProse(at) && at.block.kind === 'bullet')
    .flatMap((at) =>
      [...recurringIn(at), ...boundGone(at), ...sweepingIn(at), ...manyOfOne(at), ...manyOfFew(at)].slice(0, 1),
    )
    .map(({ at, text }) =>
      blockViolation(at, 'scope', {
        text,
        question: `The draft says “${text}”, your resume says less. Which is right?`,
      }),
    )
}

interface Widened {
  readonly at: ChangedBlock
  readonly text: string
}

const sweeping =
  /\b(?:throughout|all[- ]year|year[- ]round|all through|at all times|every single|the (?:whole|entire)|entire|all (?:of )?(?:the|our|my|its)|always|every(?! (?:other|second|third|fourth|fifth|sixth|\d+(?:st|nd|rd|th)|hour|shift|day|night|week|month|quarter|term|season|year)s?\b)|consistent(?:ly)?|reliably|constantly|continuous(?:ly)?|routinely)\b/i
/** A number, or a word that says how little it was. */
const limited =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half|some|part|most|several|few|mostly|mainly|partly|once)\b/i

/** "Throughout 2023" of "for 7 weeks in 2023". */
function sweepingIn(at: ChangedBlock): Widened[] {
  const [text] = sweeping.exec(at.block.text) ?? []
  const lines = [...sourceLines(at), ...at.statements]
  if (text === undefined || !lines.some((line) => limited.test(line)) || lines.some((line) => all.test(line))) return []
  const values = new Set(quantitiesOf(at.block.text).map(({ value }) => value))
  const lost = sourceLines(at).some((line) => quantitiesOf(line).some(({ value }) => !values.has(value)))
  return lost ? [{ at, text }] : []
}
const all = /\b(?:all|every|each|whole|entire|always|throughout)\b/i

/** Said of a time that has an end, or of one occasion. */
const bounded =
  /\b(?:in|during|on|for) (?:the )?(?:(?:spring|summer|autumn|fall|winter|early|late) (?:of )?)?(?:19|20)\d\d\b|\b(?:last|latest|previous|one) (?:[\p{L}-]+ ){0,2}(?:review|audit|year|month|season|saturday|sunday|weekend|time|term|summer)\b|\bin (?:january|february|march|april|may|june|july|august|september|october|november|december)\b/iu
const recurring =
  /\b(?:every|each|a|per) (?:year|month|week|quarter|season|term)\b|\b(?:annual(?:ly)?|yearly|monthly|weekly|since (?:\w+ )?(?:19|20)\d\d|ongoing|to date|throughout)\b/i

/** "Each autumn", "every Christmas". */
const eachTime =
  /\b(?:each|every) (?:spring|summer|autumn|fall|winter|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december)\b/i

/** "Every year" of "in 2023", "since 2020" of "in 2022". */
function recurringIn(at: ChangedBlock): Widened[] {
  const [text] = recurring.exec(at.block.text) ?? []
  const lines = [...sourceLines(at), ...at.statements]
  if (text === undefined || lines.some((line) => recurring.test(line) || eachTime.test(line))) return []
  if (/throughout/i.test(text) && lines.some((line) => all.test(line))) return []
  return lines.some((line) => bounded.test(line)) ? [{ at, text }] : []
}

/** "60 a day" of "up to 60 a day". */
function boundGone(at: ChangedBlock): Widened[] {
  const found = sourceLines(at)
    .flatMap((line) => Array.from(line.matchAll(upTo), ([, number = '']) => number))
    .find((number) => at.block.text.includes(number) && !upToAny.test(at.block.text))
  return found === undefined ? [] : [{ at, text: found }]
}
const upTo =
  /\b(?:up to|at most|no more than|a maximum of|fewer than|less than|almost|nearly)\s(?:[$€£]\s?)?(\d[\d.,]*\d|\d)/gi
const upToAny =
  /\b(?:up to|at most|no more than|max(?:imum|\.)?|fewer than|less than|under|below|almost|nearly|close to|about|around|roughly|some|approximately|as many as|peak\w*)\b|~/i

const isPlural = (word: string): boolean => /[^s'’]s$/i.test(word) && !/(?:ics|ness|sis|us)$/i.test(word)
const article = /^(?:an?|one|single)$/i
/** Words between "a" and what it stands before: "a weekly lunch talk". */
const maxBetween = 3

/** "Talks" of "a talk", "clients" of "one client"; a number beside it is for another rule. */
function manyOfOne(at: ChangedBlock): Widened[] {
  const single = new Set(sourceLines(at).flatMap((line) => singularsIn(line)))
  const known = new Set([...sourceLines(at), ...at.statements].flatMap((line) => pluralsIn(line).map(({ own }) => own)))
  const values = new Set(sourceLines(at).flatMap((line) => quantitiesOf(line).map(({ value }) => value)))
  // "Three talks" of "a talk, three times".
  const counted = new Set(
    quantitiesOf(at.block.text).flatMap((one) => (one.value > 1 && values.has(one.value) ? one.counted : [])),
  )
  const found = pluralsIn(at.block.text).find(
    ({ own }) => single.has(own) && !known.has(own) && !counted.has(own) && !isSpokenOf(at, new Set([own])),
  )
  return found ? [{ at, text: found.text }] : []
}

/** Of so few the number is part of what is said. */
const few =
  /(?<![\p{L}\d])(?:one|two|three|[123])\s(?:[\p{L}-]+\s){0,2}?(\p{L}{3,})(?=[.,;]|\s(?:in|on|at|for|since|during|and|of|to|with|from|by)\b|$)/giu
const ofTime = /^(?:years?|months?|weeks?|days?|hours?|minutes?|times?|thirds?|quarters?|halves)$/i
const counts = /(?<![\p{L}\d])(?:an?|one|two|three|\d+|single|both|pair|couple|few|several)(?![\p{L}\d])/iu

/** "Minutes of staff meetings" of "minutes of two staff meetings". */
function manyOfFew(at: ChangedBlock): Widened[] {
  const nouns = sourceLines(at).flatMap((line) => Array.from(line.matchAll(few), ([, noun = '']) => noun))
  const counted = new Set(nouns.filter((noun) => !ofTime.test(noun)).map((text) => stem(canonicalWord(text))))
  const words = wordsOf(at.block.text)
  // "All planners" stands in a line of its own.
  const uncounted = new Set(
    sourceLines(at).flatMap((line) =>
      Array.from(line.matchAll(few)).length > 0 ? [] : pluralsIn(line).map(({ own }) => own),
    ),
  )
  const index = words.findIndex(
    (word, place) =>
      counted.has(stemOf(word)) &&
      !uncounted.has(stemOf(word)) &&
      isPlural(word.text) &&
      !words.slice(Math.max(0, place - maxBetween - 1), place).some(({ text }) => counts.test(text)),
  )
  const text = words[index]?.text
  const isCounted = quantitiesOf(at.block.text).some(({ value }) => value <= 3)
  return text === undefined || isCounted || isSpokenOf(at, new Set([stem(canonicalWord(text))])) ? [] : [{ at, text }]
}

const stemOf = ({ text }: WordToken) => stem(canonicalWord(text))

/** The last noun before a preposition or an end, behind "a" or "one". */
function singularsIn(line: string): string[] {
  const words = wordsOf(line)
  return words.flatMap((word, index) => {
    if (!article.test(word.text)) return []
    const behind = words.slice(index + 1, index + 2 + maxBetween)
    const end = behind.findIndex(
      ({ text, from }, at) =>
        at > 0 &&
        (preposition.test(text) ||
          /[,.;:()]/.test(line.slice((behind[at - 1]?.from ?? 0) + (behind[at - 1]?.text.length ?? 0), from))),
    )
    const noun = behind[(end === -1 ? behind.length : end) - 1]
    return noun && !isPlural(noun.text) && contentStems(noun.text).length > 0 ? [stemOf(noun)] : []
  })
}
const preposition = /^(?:in|on|of|to|from|by|for|with|at|across|through|and|or|but|as|that|which|who|when|while)$/i

const pluralsIn = (line: string): { own: string; text: string }[] =>
  wordsOf(line.replaceAll('-', ' ')).flatMap((word, index, words) =>
    isPlural(word.text) &&
    !words
      .slice(Math.max(0, index - maxBetween), index)
      .some(({ text }) => /^(?:no|zero|without|never|not|\d+)$/i.test(text)) &&
    !/^(?:is|was|has|does|this|its|us|less|across)$/i.test(word.text)
      ? [{ own: stemOf(word), text: word.text }]
      : [],
  )
