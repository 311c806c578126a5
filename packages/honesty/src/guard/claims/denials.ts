// What a source denies and the proposal affirms: "no direct reports", "not yet certified".
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { isGrammar, stemOf, wordsOf } from '../text/words.ts'
import { clausesOf, itemsIn, sharedBy, stemsIn, type Clause } from './clauses.ts'
import { draftedWish } from '../case/wish.ts'
import { isProse, isSpokenOf, sourceLines } from './sources.ts'

export function judgeDenials({ changed }: CaseFile): Violation[] {
  return changed
    .filter((at) => isProse(at) || at.block.kind === 'skills')
    .flatMap((at) => {
      // A line that went into this one was denied there.
      const denied = [...new Set([...sourceLines(at), ...at.gone])].flatMap(deniedIn)
      if (denied.length === 0) return []
      // "Seeking to move" of "hopes to move" affirms nothing.
      const affirmed = affirmedIn(at.block.text.replaceAll(draftedWish, ' '))
      const before = new Set(sourceLines(at).flatMap((line) => [...affirmedIn(line).keys()]))
      const wider = widerDenial(at, denied)
      if (wider !== null) return [denialViolation(at, wider, denied[0]?.text ?? '')]
      const wrong = denied.find(
        ({ word, text }) =>
          affirmed.has(word) &&
          !before.has(word) &&
          !isSpokenOf(at, new Set([word])) &&
          !(/\b(?:plan|intend|hop|due|about|expect|will|yet|to be)/i.test(text) && isDoneNow(at)),
      )
      return wrong ? [denialViolation(at, affirmed.get(wrong.word) ?? at.block.text, wrong.text)] : []
    })
}

/** "The labels are done now, went live in October": what was planned. */
const isDoneNow = (at: ChangedBlock): boolean => {
  const stems = stemsIn(at.block.text)
  return (
    at.statements.some((words) => doneNow.test(words)) &&
    at.statements.some((words) => sharedBy(stems, stemsIn(words)) > 1)
  )
}
const doneNow =
  /\b(?:done|finished|finally|completed|went live|is live|are live|launched|rolled out|up and running|already|happened)\b/i

/** "Incident-free" of "no lost-time injury": less was denied. */
function widerDenial(at: ChangedBlock, denied: readonly Denied[]): string | null {
  const nouns = denied.filter(({ isNoun }) => isNoun)
  if (nouns.length === 0) return null
  const stems = stemsIn(sourceLines(at).join('\n'))
  const isKnown = (word: string) =>
    stems.has(stemOf(word)) || nouns.some((one) => one.word === stemOf(word) || at.lexicon.covers(one.noun, word))
  const now = Array.from(at.block.text.matchAll(freeOf), ([, before, after]) => before ?? after ?? '')
  const wider = now.find((word) => word !== '' && !isKnown(word))
  if (wider !== undefined) return wider
  // "Accident-free" of "no at-fault accidents".
  const said = stemsIn(at.block.text)
  const bare = now.find((word) =>
    nouns.some((one) => one.word === stemOf(word) && ![...one.kind].every((kind) => said.has(kind))),
  )
  return bare ?? null
}
const freeOf =
  /([\p{L}]+)-free\b|\b(?:zero|no|never (?:had|caused|been in|missed|made) (?:an?|any|one|single))\s(?:[\p{L}-]+\s){0,1}?([\p{L}]+)(?=\s(?:in|on|at|for|since|across|over|during)\b|[.,;]|$)/giu

const denialViolation = (at: ChangedBlock, text: string, denial: string) =>
  blockViolation(at, 'scope', {
    text,
    question: `Your resume says “${denial}”, the draft says the opposite. Which is right?`,
  })

const negator =
  /(?<![\p{L}\d])(?:not(?! only\b| just\b)|never|no(?! (?:later|less|fewer|more|longer than)\b)|without|nor|neither|lack(?:s|ed|ing)?|except(?:ing)?(?: for)?|excluding|apart from|other than|rather than|instead of|save for|non|(?:still |yet )?to be|will be|yet to|(?:plan(?:s|ned|ning)?|intend(?:s|ed|ing)?|hop(?:e|es|ed|ing)|due|about|expect(?:s|ed|ing)?) to|thinking (?:of|about)|considering|looking into|(?:do|does|did|have|has|had|is|are|was|were|ca|could|wo|would)n['’]t)(?![\p{L}\d])/giu
const nounAfter =
  /^(?:no|without|nor|neither|lack(?:s|ed|ing)?|except(?:ing)?(?: for)?|excluding|apart from|other than|rather than|instead of|save for|non)$/i
/** Verbs that say too little by themselves. */
const light = /^(?:like|make|made|have|know|need|want|get|let|mind|think|find|fond|check)$/i
const general =
  /^(?:work|experience|use|contact|involvement|access|dut(?:y|ies)|training|tasks?|jobs?|activit(?:y|ies)|exposure|role)$/i
const ofTime = /^(?:yet|ever|currently|longer|always|fully|been|being|be|to)$/i
const preposition =
  /^(?:in|on|of|to|from|by|for|with|at|across|through|and|or|but|as|than|that|which|who|since|until|before|after|during|over|between|under)$/i

interface Denied {
  /** Stem of the word that is denied: the verb, or the noun that the others stand before. */
  readonly word: string
  readonly isNoun: boolean
  /** Stems of the words before a noun: "at-fault". */
  readonly kind: ReadonlySet<string>
  readonly noun: string
  /** As it stands. */
  readonly text: string
}

/** Words after a negation, to the end of its phrase. */
const maxPhrase = 4
const maxPhraseChars = 80

function deniedIn(line: string): Denied[] {
  return parts(line).flatMap(({ text }) =>
    Array.from(text.matchAll(negator)).flatMap(({ index, 0: found }) => {
      const behind = wordsOf(text.slice(index + found.length, index + found.length + maxPhraseChars)).filter(
        (one) => !ofTime.test(one.text),
      )
      const end = behind.findIndex((one) => preposition.test(one.text))
      const phrase = (end === -1 ? behind : behind.slice(0, end)).slice(0, maxPhrase)
      const content = phrase.filter((one) => !isGrammar(one.text) && !/^\d/.test(one.text))
      // "No underground work": what is denied is underground.
      const named = content.filter((one) => !general.test(one.text))
      const word = nounAfter.test(found) ? (named.at(-1) ?? content.at(-1)) : content[0]
      return word && !light.test(word.text)
        ? [
            {
              word: stemOf(word.text),
              noun: word.text,
              isNoun: nounAfter.test(found),
              kind: stemsIn(
                phrase
                  .filter((one) => one !== word && !/^(?:single|any|one)$/i.test(one.text))
                  .map((one) => one.text)
                  .join(' '),
              ),
              text: `${found}${text.slice(index + found.length, index + found.length + word.from + word.text.length)}`,
            },
          ]
        : []
    }),
  )
}

const parts = (line: string): readonly Clause[] => [
  ...new Set([...itemsIn(line)].flatMap(({ text }) => clausesOf(text))),
]

/** "Error-free", "zero errors": a denial as well. */
const isWithout = /^(?:zero|free|unable|un|non|0)$/i
/** "Launch planned", "planned launch": it did not happen yet. */
const isIntended = /^(?:planned|scheduled|proposed|intended|upcoming|future)$/i

const isWholly = /\b(?:pending|outstanding|awaiting|not yet|yet to|to be|no longer)\b|\bnot\s(?:\w+\s){0,3}yet\b/i

/** By their stems the words that stand in no negation. */
function affirmedIn(line: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { text } of parts(line)) {
    const [first] = text.matchAll(negator)
    // "The licence is not yet held": of what stands before it, too.
    const clear = isWholly.test(text) ? '' : first ? text.slice(0, first.index) : text
    const words = wordsOf(clear.replaceAll('-', ' '))
    words.forEach((one, index) => {
      const near = [...words.slice(Math.max(0, index - maxPhrase), index), ...words.slice(index + 1, index + 2)]
      const beside = [words[index - 1], words[index + 1]]
      const isDenied =
        near.some(({ text: other }) => isWithout.test(other)) ||
        beside.some((other) => other && isIntended.test(other.text))
      // "Made by others" is no deed of the person's.
      if (!isDenied && words[index + 1]?.text !== 'by') found.set(stemOf(one.text), one.text)
    })
  }
  return found
}
