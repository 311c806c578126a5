// The assistant that works by rules: what it is asked, what it did, and what it can't do. It says what it is. Every
// change it proposes goes through the same guard as a model's.
import { isOtherLanguage } from './other-language.ts'
import { answerPosting } from './answer-posting.ts'
import { answerIfMissing, answerWithRest } from './answer-read-whole.ts'
import { changedTo, refusal, together, type OfflineAnswer, type OfflineAsk, type OfflineCaller } from './answer.ts'
import { cannotSentence } from './cannot.ts'
import { readComplaint } from './complaints/read-complaint.ts'
import { isAccountedFor } from './accounted.ts'
import { doubtOfRemoval } from './clauses/meant-removal.ts'
import { answerTo } from './answer-command.ts'
import { honestAnswer } from './untrue/honest-answer.ts'
import { answerClauses } from './answer-clauses.ts'
import { languageLevel } from './evidence/items-named.ts'
import { isVague, refusedAtOnce, saysWhatToChange, unreadSaid, withFrames } from './answer-framed.ts'
import { asWritten } from './phrases/as-written.ts'
import { inCanonicalSentences } from './phrases/canonical-sentences.ts'
import { withoutUnsure } from './phrases/unsure.ts'
import { withSectionInside } from './phrases/section-before.ts'
import type { Command, Impossible } from './commands/command.ts'
import { readMessage } from './messages/read-message.ts'
import { nearestIntent } from './intents/nearest-intent.ts'
import { nextStep } from './intents/next-step.ts'
import { readClaimAnswer, readCommands } from './commands/read-command.ts'
import { onlyWithin } from '../reply/selected.ts'
import { withRest, withWishesBeside } from './rest-of-message.ts'
import { generalAnswer } from './questions/general-questions.ts'
import { quotedAnswer } from './frames/quote-line.ts'
import { ifMissing } from './questions/if-missing.ts'
import { answerQuestion } from './questions/answer-question.ts'
import { statedOf } from './stated.ts'
import { headerWish } from './wishes/header-wishes.ts'
import { swapWish } from './wishes/order-wishes.ts'
import { telling } from './edits/text-units.ts'
import { isAsked, isLost, onlyWishes, partsOf, pointsBack, withName } from './wishes/message-parts.ts'
import { withPosting } from './wishes/pasted-posting.ts'
import { readWish } from './wishes/read-wish.ts'

export type { OfflineAnswer, OfflineAsk, OfflineCaller } from './answer.ts'

/** Returns within milliseconds, but for what the caller does. Rejects only where a function of the caller does. */
export async function answerOffline(ask: OfflineAsk, caller: OfflineCaller): Promise<OfflineAnswer> {
  const whole = await answerWhole(ask, caller)
  const answer = { ...whole, stated: statedOf(ask, whole) }
  return ask.selection && answer.latex !== null ? ofSelection(answer, answer.latex, ask) : answer
}

/** Of an answer's changes those within the selection. */
function ofSelection(answer: OfflineAnswer, changed: string, { latex: before, selection }: OfflineAsk): OfflineAnswer {
  const latex = selection ? onlyWithin(before, changed, selection) : changed
  if (latex === before) return refusal('In what you selected there is nothing that my rules could change that way.')
  return { ...answer, message: 'I changed what you selected, and nothing else.', latex }
}

async function answerWhole(given: OfflineAsk, caller: OfflineCaller): Promise<OfflineAnswer> {
  const untrue = isChat(given) ? honestAnswer(given.latex, asWritten(given.message), given.today) : null
  if (untrue) return changedTo(untrue)
  const answer = await answerRead(
    isChat(given)
      ? {
          ...given,
          message: withSectionInside(
            given.latex,
            inCanonicalSentences(onlyWishes(inSentences(asWritten(given.message)))),
          ),
        }
      : given,
    caller,
  )
  return isChat(given) && answer.latex !== null && changesNothing.test(given.message)
    ? refusal(`Nothing is changed yet, as you asked. Said without that, this comes of it: ${answer.message}`)
    : answer
}

/** "Don't change anything yet": whatever is found is said, and not done. "Don't remove anything" alone says how. */
const changesNothing =
  /\b(?:don['’]?t|do not|not) (?:change|alter|edit|touch|fix|do|drop|remove) anything (?:yet|for now|at the moment|just yet)\b|\bjust tell me (?:which|what|where|whether|if)\b/i

/** "Add this; drop that": each is a sentence. What is quoted or dictated stays as it is typed. */
const inSentences = (message: string): string => (/[:"“”]/.test(message) ? message : message.replaceAll(/;\s+/g, '. '))

async function answerRead(ask: OfflineAsk, caller: OfflineCaller): Promise<OfflineAnswer> {
  if (!isChat(ask)) return answerMessage(ask, caller)
  const posting = withPosting(ask.message)
  if (posting) return answerPosting(ask, posting)
  const missing = ifMissing(ask.latex, ask.message)
  if (missing) return answerIfMissing(ask, missing, (one) => answerChat(one, caller))
  const general = generalAnswer(ask.latex, ask.message)
  if (general !== null) return refusal(general)
  const looked = quotedAnswer(ask.latex, ask.message, ask.today) ?? (await answerQuestion(ask, caller.count))
  if (looked !== null && !saysWhatToChange(ask)) return refusal(looked)
  return refusedAtOnce(ask) ?? answerSure(ask, caller)
}

async function answerSure(ask: OfflineAsk, caller: OfflineCaller): Promise<OfflineAnswer> {
  const level = languageLevel(ask.latex, ask.message)
  if (level) return { ...changedTo(level.edited), stated: level.stated ?? [] }
  const { message, unsure } = withoutUnsure(ask.message)
  const sure = { ...ask, message }
  const read = await withRest(sure, await answerChat(sure, caller), (one) => answerChat(one, caller))
  const whole = await withFrames(sure, read, caller)
  return unsure === null
    ? whole
    : { ...whole, message: `${whole.message} You were not sure about “${unsure}”: I left that as it is.` }
}

async function answerMessage(ask: OfflineAsk, caller: OfflineCaller): Promise<OfflineAnswer> {
  const answer = await answerAnyMessage(ask, caller)
  if (!isChat(ask) || answer.latex === null) return answer
  const doubt = doubtOfRemoval(ask.latex, answer.latex, ask.message)
  if (doubt !== null) return refusal(doubt)
  return asksWhether.test(ask.message)
    ? refusal(`You ask, so I changed nothing. Said as a wish, this comes of it: ${answer.message}`)
    : answer
}

/** "Do I need full stops at the end?" */
const asksWhether =
  /^\W*(?:and |but |so |also )?(?:do (?:i|we|they)|does (?:it|this|that|my)|(?:should|must) (?:i|we|it|they|this|that|my))\b[^.!\n]*\?+\W*$/i

async function answerAnyMessage(ask: OfflineAsk, caller: OfflineCaller): Promise<OfflineAnswer> {
  const swapped = isChat(ask) ? swapWish(ask.latex, ask.message) : null
  if (swapped) return changedTo(swapped)
  const commands = commandsOf(ask)
  const answer = await answerCommands(ask, commands, caller)
  return (await answerOtherwise(ask, { commands, answer }, caller)) ?? answer
}

async function answerChat(ask: OfflineAsk, caller: OfflineCaller): Promise<OfflineAnswer> {
  const answerOne = async (one: OfflineAsk) => (await answerComplaint(one, caller)) ?? answerMessage(one, caller)
  const whole = readMessage(ask)
  if (whole) return answerWithRest(ask, whole, (one) => answerChat(one, caller))
  const complaint = await answerComplaint(ask, caller)
  if (!complaint) return (await answerClauses(ask, answerOne)) ?? (await answerMessage(ask, caller))
  const isAbout = (part: string) => readComplaint(ask.latex, part) !== null
  return withWishesBeside(ask, complaint, { isAbout, answerOne })
}

function answerComplaint(ask: OfflineAsk, caller: OfflineCaller): Promise<OfflineAnswer> | null {
  const complaint = readComplaint(ask.latex, ask.message)
  if (complaint === null) return null
  return complaint.kind === 'command'
    ? answerTo(ask, complaint.command, caller)
    : Promise.resolve(changedTo(complaint.edited))
}

const isChat = ({ answered, intent }: OfflineAsk) => answered === undefined && intent === 'chat'

/** Of what the sentences' patterns read as nothing, too little, or something that is not there. */
async function answerOtherwise(
  ask: OfflineAsk,
  { commands, answer }: { commands: readonly Command[]; answer: OfflineAnswer },
  caller: OfflineCaller,
): Promise<OfflineAnswer | null> {
  const [only] = commands.length === 1 ? commands : []
  if (answer.latex === null && only && mayBeAWish(only, ask))
    return isOtherLanguage(ask.message)
      ? inOtherLanguage(ask)
      : ((await answerWishes(ask, caller)) ?? (await answerLeft(ask, only, caller)))
  if (only?.kind === 'cannot') return answerLeft(ask, only, caller)
  // What they took for a name is none: it may be described in casual words.
  const other = ask.answered === undefined && answer.isNotFound ? await answerWishes(ask, caller) : null
  return other?.latex ? other : null
}

/** What no pattern reads, or only as what can't be done: by what it is about, or with the next step. */
async function answerLeft(ask: OfflineAsk, command: Command, caller: OfflineCaller): Promise<OfflineAnswer | null> {
  const { latex, message } = ask
  const isLeft = ['unknown', 'denial', 'fact'].includes(command.kind)
  if (!isLeft && !(command.kind === 'cannot' && inOtherWords.has(command.what))) return null
  const answer = await answerIntent(ask, caller)
  // What they say of themselves is kept as such, unless it is a wish.
  if (command.kind === 'fact' && !isVague(latex, message))
    return answer && (answer.latex !== null || isQuestioning(message)) ? answer : null
  if (answer || (command.kind !== 'unknown' && command.kind !== 'fact')) return answer
  return { ...refusal(unreadSaid(latex, message) ?? nextStep(latex, message)), isUnknown: true }
}

const isQuestioning = (message: string): boolean =>
  /\?|\b(?:how (?:do|can) i|where|why|can you|could you)\b/i.test(message)

async function answerIntent(ask: OfflineAsk, caller: OfflineCaller): Promise<OfflineAnswer | null> {
  const outcome = nearestIntent(ask.latex, ask.message)
  if (outcome === null) return null
  if (typeof outcome === 'string') return refusal(outcome)
  return 'edited' in outcome ? changedTo(outcome.edited) : answerTo(ask, outcome.command, caller)
}
/** An address or a number is one in every language. */
function inOtherLanguage({ latex, message }: OfflineAsk): OfflineAnswer {
  const known = headerWish(latex, message)
  return known && 'latex' in known ? changedTo(known) : refusal(cannotSentence('language', latex))
}

/** For these there is more to say than that they can't be done. */
const inOtherWords: ReadonlySet<Impossible> = new Set(['rewrite', 'summary', 'section', 'entry'])

/** Of what the sentences' patterns read nothing, or too little. */
function mayBeAWish({ kind, ...command }: Command, { message, intent, answered: answer }: OfflineAsk): boolean {
  if (intent === 'tailor' || answer !== undefined) return false
  if (kind === 'cannot') return 'what' in command && ['link', 'entry', 'section'].includes(command.what)
  if (kind === 'missing') return message.includes('\n') || message.length > minPostingChars
  return (
    kind === 'unknown' || kind === 'fact' || ((kind === 'denial' || kind === 'answer') && message.length > minWishChars)
  )
}
/** "No", "I have not": answers, and no wishes. */
const minWishChars = 30
/** A question about a posting is shorter than one with it. */
const minPostingChars = 120

/** Each part of the message for itself; null where none of them is understood. */
async function answerWishes(ask: OfflineAsk, caller: OfflineCaller): Promise<OfflineAnswer | null> {
  const answers: OfflineAnswer[] = []
  const lost: string[] = []
  let { latex } = ask
  const parts = partsOf(ask.latex, ask.message)
  for (const [index, said] of parts.entries()) {
    const part = withName(ask.latex, said, parts[index - 1])
    // "Please fix", "add it": of what was said before.
    if (answers.length > 0 && (telling(part).length === 0 || pointsBack.test(part))) continue
    const answer = await answerPart({ ...ask, latex, message: part }, { caller, isOne: parts.length === 1 })
    latex = answer?.latex ?? latex
    if (answer) answers.push(answer)
    else if (isLost(part)) lost.push(part.slice(0, 60))
  }
  if (answers.length === 0) return null
  const answer = together(answers)
  // Beside advice, what is only remarked needs no answer.
  return lost.length > 0 && answer.latex !== null
    ? { ...answer, message: `${answer.message} I did not understand “${lost[0]}”.`, isPartial: true }
    : answer
}

interface PartSurroundings {
  caller: OfflineCaller
  /** It is the whole message: what it is about is asked for later. */
  isOne: boolean
}

async function answerPart(ask: OfflineAsk, { caller, isOne }: PartSurroundings): Promise<OfflineAnswer | null> {
  const answer = await answerWish(ask, caller)
  return answer ?? (!isOne && isAsked(ask.message) ? answerIntent(ask, caller) : null)
}

/** Nothing is to be done about them by themselves. */
const saying = new Set<Command['kind']>(['answer', 'denial', 'fact'])

async function answerWish(ask: OfflineAsk, caller: OfflineCaller): Promise<OfflineAnswer | null> {
  const commands = readCommands(ask.message)
  const isClear = commands.every((command) => !mayBeAWish(command, ask) && !saying.has(command.kind))
  const clear = isClear ? await answerCommands(ask, commands, caller) : null
  if (clear && !clear.isNotFound) return clear
  const wish = readWish(ask.latex, ask.message, ask.today)
  switch (wish?.kind) {
    case 'edited':
      return 'latex' in wish.edited && !isAccountedFor(ask.latex, wish.edited.latex, ask.message)
        ? clear
        : changedTo(wish.edited)
    case 'command':
      return answerTo(ask, wish.command, caller)
    case 'advice':
      return refusal(wish.text)
    case 'posting':
      return answerPosting(ask, wish)
    case undefined:
      return clear
  }
}

async function answerCommands(ask: OfflineAsk, commands: Command[], caller: OfflineCaller): Promise<OfflineAnswer> {
  // The look decides how much room there is: what is to fit is fitted last.
  commands.sort((a, b) => Number(a.kind === 'fit') - Number(b.kind === 'fit'))
  const answers: OfflineAnswer[] = []
  let { latex } = ask
  for (const command of commands) {
    const answer = await answerTo({ ...ask, latex }, command, caller)
    latex = answer.latex ?? latex
    answers.push(answer)
  }
  return together(answers)
}

function commandsOf({ intent, message, answered: answer }: OfflineAsk): Command[] {
  if (intent === 'tailor') return [{ kind: 'tailor', posting: null }]
  return answer === undefined ? readCommands(message) : readClaimAnswer(answer)
}
