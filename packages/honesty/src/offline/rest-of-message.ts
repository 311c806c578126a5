// What a message says besides what an answer is about: each such part is answered by itself, or said not to be
// understood. A wish must not be lost in silence because another one beside it was done.
import { regexpLiteral } from '@galley/resume/text/regexp-literal'
import { fold } from './edits/find-places.ts'
import { telling } from './edits/text-units.ts'
import { phraseTarget } from './phrases/phrase-target.ts'
import { wishing } from './phrases/wishing-words.ts'
import { carriedVerb, withoutLead } from './phrases/verbs.ts'
import { changedLines, withHeaderWords } from './accounted.ts'
import { together, type OfflineAnswer, type OfflineAsk } from './answer.ts'
import { maxMessageChars, toStay, withoutTakenBack } from './wishes/message-parts.ts'
import { sectionsMeant } from './wishes/named-places.ts'

/** With which a wish of its own begins, behind a comma or a joint. */
const begins = String.raw`(?:also|we|we've|weve|they|there|got|have|had|was|were|am|moved|passed|finished|won|started|left|please|can you|could you|i|i'd|i'm|i've|im|ive|its|it's|the|my|new|get|take|remove|delete|drop|add|put|move|change|make|fix|set|update|replace|swap|cut|lose|call|rename|say|use|order|sort|letters?|text|font|margins?)\b`
const ends = new RegExp(
  String.raw`(?<=[.!?;])\s+|\n+|,?\s+(?:and|but|also|plus|then)\s+(?=${begins})|,\s+(?=(?:(?:and|also|but) )?${begins}|(?:and|also|but)\s)`,
  'i',
)
const pointsBack = /\b(?:it|that|this|them|those)\b/i
/** "Add that to the certificates", after it was done. */
const addsBack = /^(?:please )?(?:put|add|list|include|write) (?:it|that|this|them)\b/i
const wishes =
  /^\W*(?:and )?also\b|\b(?:add|put|change|make|move|remove|delete|drop|take|get rid|fix|set|update|replace|swap|want|need|should|i'd like|i would like|call|rename|bigger|smaller|larger|shorter|capital\w*|spell\w*|typos?|mistakes?|stopp?ed|left|quit|finished|passed|got|won|moved|renewed|promoted)\b/i
/** What happened needs no answer where nothing comes of it; what is to be done does. */
const orders =
  /\b(?:add|put|change|make|remove|delete|drop|take|get rid|fix|set|update|replace|swap|want|need|should|i'd like|i would like|call|rename|bigger|smaller|larger|shorter|capital\w*|spell\w*|typos?|mistakes?|renewed)\b/i
const ofHeader = /\b(?:e-?mail|phone|mobile|number|address|name|linked ?in|website|postcode|zip)\b/i
const maxParts = 5

/** The words of a part that may name what is done about it. */
const wordsOf = (part: string): string[] =>
  telling(part).filter((word) => word.length > 2 && !wishing.has(word) && !/^\d{1,3}$/.test(word))

type AnswerOne = (ask: OfflineAsk) => Promise<OfflineAnswer>

/** What is not to be done, or is left as it is. */
const stays =
  /\b(?:don't|dont|do not|never|not)\b|\b(?:left|leave|keep|kept|stays?)\b|\b(?:my|the|a) (?:mate|friend|boss|mother|mum|mom|dad|father|sister|brother|wife|husband|partner|colleague|neighbou?r)\b/i

/** The answer with those of the parts that it says nothing of. */
export async function withRest(ask: OfflineAsk, answer: OfflineAnswer, answerOne: AnswerOne): Promise<OfflineAnswer> {
  if (ask.message.length > maxMessageChars || /["“”]/.test(ask.message)) return answer
  if (answer.latex === null) return withQuestions(ask, answer, answerOne)
  const parts = partsOf(ask.latex, withoutTakenBack(ask.message).replace(toStay, ' '))
  if (parts.length < 2 || parts.length > maxParts) return answer
  const about = fold(`${withHeaderWords(changedLines(ask.latex, answer.latex))} ${answer.message}`)
  const isSaid = (part: string) => {
    if (ofSize.test(part) && about.includes('font size')) return true
    const words = wordsOf(part)
    return (
      words.length === 0 ||
      words.some((word) => new RegExp(`(?<![\\p{L}\\d])${regexpLiteral(stemOf(word))}`, 'u').test(about))
    )
  }
  // Where it is about nothing that the message says, no part can be distinguished from another.
  if (!parts.some(isSaid)) return answer
  const rest = joined(parts, isSaid).filter((part) => isWish(ask.latex, part))
  return rest.length === 0 ? answer : answerRest({ ...ask, latex: answer.latex }, { answer, rest, answerOne })
}

const ofSize =
  /\b(?:letters?|text|font|writing|print)\b.*\b(?:bigger|larger|smaller|size)\b|\b(?:bigger|larger|smaller) (?:letters?|text|font|writing|print)\b/i

/** An answer with those of the parts that it is not about. */
export async function withWishesBeside(
  ask: OfflineAsk,
  answer: OfflineAnswer,
  { isAbout, answerOne }: { isAbout: (part: string) => boolean; answerOne: AnswerOne },
): Promise<OfflineAnswer> {
  const parts = partsOf(ask.latex, ask.message)
  const isOther = (part: string) => !isAbout(part) && (!asking.test(part) || politely.test(part))
  const rest = parts.filter((part) => isOther(part) && namesSomething(ask.latex, part) && isWish(ask.latex, part))
  return parts.length > maxParts || rest.length === 0 || rest.length === parts.length
    ? answer
    : answerRest({ ...ask, latex: answer.latex ?? ask.latex }, { answer, rest, answerOne })
}

const namesSomething = (latex: string, part: string): boolean =>
  wordsOf(part).length > 0 || ofHeader.test(part) || sectionsMeant(latex, part).length > 0

/** "Is it any good? And will it get through the ATS?": each question has an answer of its own. */
async function withQuestions(ask: OfflineAsk, answer: OfflineAnswer, answerOne: AnswerOne): Promise<OfflineAnswer> {
  const parts = partsOf(ask.latex, ask.message)
  const questions = parts.filter((part) => /\?\W*$/.test(part) || asking.test(part))
  if (questions.length < 2 || questions.length > maxQuestions || questions.length !== parts.length) return answer
  const answers: OfflineAnswer[] = []
  for (const message of questions) answers.push(await answerOne({ ...ask, message }))
  const known = answers.filter(({ isUnknown, isNotFound, latex }) => !isUnknown && !isNotFound && latex === null)
  const said = [...new Set(known.map(({ message }) => message))]
  return said.length < 2 ? answer : { ...together(known), message: said.join(' ') }
}
const asking =
  /^\W*(?:and |also |so )*(?:is|are|do|does|did|will|would|can|could|should|what|which|how|why|where|when|who)\b/i
/** An order in the form of a question. */
const politely = /\b(?:can|could|would|will) (?:you|u|we)\b/i
const moved = /\b(?:moved|moving|relocat\w+)\b/i
const maxQuestions = 2

async function answerRest(
  ask: OfflineAsk,
  { answer, rest, answerOne }: { answer: OfflineAnswer; rest: readonly string[]; answerOne: AnswerOne },
): Promise<OfflineAnswer> {
  const answers = [answer]
  let lost: string | null = null
  let { latex } = ask
  for (const part of rest) {
    const own = await answerOne({ ...ask, latex, message: part })
    // It was done before, in other words than the message's.
    if (own.latex !== null && answer.message.includes(own.message)) continue
    latex = own.latex ?? latex
    if (own.latex !== null || isAdvice(own, part)) answers.push(own)
    else if (!answer.message.includes('did not understand') && orders.test(part)) lost ??= part.slice(0, 60)
  }
  const all = together(answers)
  return lost === null ? all : { ...all, message: `${all.message} I did not understand “${lost}”.`, isPartial: true }
}

const isAdvice = ({ isUnknown, isNotFound }: OfflineAnswer, part: string): boolean =>
  !isUnknown && !isNotFound && (asking.test(part) || moved.test(part))

const stemOf = (word: string): string => word.slice(0, Math.max(4, word.length - 3))

/** With the verb of the part before where it has none: "delete the one, and the other". */
function partsOf(latex: string, message: string): string[] {
  let verb: string | null = null
  return message
    .replaceAll('’', "'")
    .split(ends)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
    .map((part) => {
      const own = carriedVerb(part)
      const isThing = /^(?:the|my) (?:\S+ ?){1,4}$/i.test(withoutLead(part))
      const goesOn = own === null && verb === 'remove' && isThing && phraseTarget(latex, withoutLead(part)) !== null
      if (!goesOn) verb = own
      return goesOn ? `remove ${withoutLead(part)}` : part
    })
}

/** Those that nothing is said of; "add that to the certificates" with what it points back to. */
function joined(parts: readonly string[], isSaid: (part: string) => boolean): string[] {
  const rest: string[] = []
  parts.forEach((part, index) => {
    if (isSaid(part)) return
    const before = parts[index - 1]
    if (before !== undefined && isSaid(before) && addsBack.test(part)) return
    const isOpen = before !== undefined && !isSaid(before)
    if (isOpen && pointsBack.test(part) && rest.length > 0) rest[rest.length - 1] = `${rest.at(-1)}. ${part}`
    else rest.push(part)
  })
  return rest
}

/** Something is to be done, or a thing of the resume is named: no remark. */
const isWish = (latex: string, part: string): boolean =>
  !stays.test(part) &&
  (wishes.test(part) ||
    ofHeader.test(part) ||
    sectionsMeant(latex, part).length > 0 ||
    phraseTarget(latex, withoutLead(part)) !== null)
