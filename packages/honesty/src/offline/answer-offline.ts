// The assistant that works by rules: what it is asked, what it did, and what it can't do. It says what it is. Every
// change it proposes goes through the same guard as a model's.
import type { Claim } from '@galley/contract/assistant'
import { tidyMessage } from '../guard/text/tidy-message.ts'
import { missing, respelled, tailored, tailoredTo } from './answer-posting.ts'
import { changedTo, refusal, words, type OfflineAnswer, type OfflineAsk } from './answer.ts'
import { cannotSentence } from './cannot.ts'
import { changeLook, whatLooks } from './look/change-look.ts'
import type { Command } from '../commands/command.ts'
import { edit } from './edits/edit-command.ts'
import { fit, type CountPages } from './look/fit.ts'
import { notUnderstood, whoIAm } from './hints.ts'
import { readClaimAnswer, readCommands } from './patterns/read-command.ts'
import { onlyWithin } from '../reply/selected.ts'
import { readableSentences } from './readable.ts'
import { leftOut, takeAnswer, takeFact } from './take-answer.ts'
import { swapWish } from './wishes/order-wishes.ts'
import { partsOf, readWish } from './wishes/read-wish.ts'
import { vagueLines } from './vague-lines.ts'
import { mendSlips, type FindSureFixes } from './wording/proofread.ts'

export type { OfflineAnswer, OfflineAsk } from './answer.ts'

/** What takes long, or is no pure function: done by the caller. */
export interface OfflineCaller {
  count: CountPages
  proofread: FindSureFixes
}

/** Returns within milliseconds, but for what the caller does. Rejects only where a function of the caller does. */
export async function answerOffline(ask: OfflineAsk, caller: OfflineCaller): Promise<OfflineAnswer> {
  const answer = await answerWhole(ask, caller)
  return ask.selection && answer.latex !== null ? ofSelection(answer, answer.latex, ask) : answer
}

/** Of an answer's changes those within the selection. */
function ofSelection(answer: OfflineAnswer, changed: string, { latex: before, selection }: OfflineAsk): OfflineAnswer {
  const latex = selection ? onlyWithin(before, changed, selection) : changed
  if (latex === before) return refusal('In what you selected there is nothing that my rules could change that way.')
  return { ...answer, message: 'I changed what you selected, and nothing else.', latex }
}

async function answerWhole(ask: OfflineAsk, caller: OfflineCaller): Promise<OfflineAnswer> {
  const swapped = ask.answered === undefined && ask.intent === 'chat' ? swapWish(ask.latex, ask.message) : null
  if (swapped) return changedTo(swapped)
  const commands = commandsOf(ask)
  const answer = await answerCommands(ask, commands, caller)
  if (answer.latex === null && commands.length === 1 && mayBeAWish(commands[0]!, ask))
    return (await answerWishes(ask, caller)) ?? answer
  // What the sentences' patterns took for a name is none: it may be described in casual words.
  const other = ask.answered === undefined && answer.isNotFound ? await answerWishes(ask, caller) : null
  return other?.latex ? other : answer
}

/** Of what the sentences' patterns read nothing, or too little. */
function mayBeAWish({ kind, ...command }: Command, { message, intent, answered: answer }: OfflineAsk): boolean {
  if (intent === 'tailor' || answer !== undefined) return false
  if (kind === 'cannot') return 'what' in command && (command.what === 'link' || command.what === 'entry')
  if (kind === 'missing') return message.includes('\n') || message.length > minPostingChars
  return (
    kind === 'unknown' || kind === 'fact' || ((kind === 'denial' || kind === 'answer') && message.length > minWishChars)
  )
}
/** "No", "I have not": answers, and no wishes. */
const minWishChars = 30
/** A question about a posting is shorter than one with it. */
const minPostingChars = 120

/** Of a part that was not understood: there was something to do. */
const asksForMore =
  /\b(?:add|put|change|make|move|remove|take|get rid|fix|set|update|replace|swap|please|pls|want|need|should|can you|could you|now)\b/i

/** Each part of the message for itself; null where none of them is understood. */
async function answerWishes(ask: OfflineAsk, caller: OfflineCaller): Promise<OfflineAnswer | null> {
  const answers: OfflineAnswer[] = []
  const lost: string[] = []
  let { latex } = ask
  for (const part of partsOf(latex, ask.message)) {
    const answer = await answerWish({ ...ask, latex, message: part }, caller)
    latex = answer?.latex ?? latex
    if (answer) answers.push(answer)
    else if (asksForMore.test(part)) lost.push(part.slice(0, 60))
  }
  if (answers.length === 0) return null
  const answer = answers.length === 1 ? answers[0]! : together(answers)
  const isPartly = lost.length > 0 && answer.latex !== null
  return isPartly ? { ...answer, message: `${answer.message} I did not understand “${lost[0]}”.` } : answer
}

/** Nothing is to be done about them by themselves. */
const saying = new Set<Command['kind']>(['answer', 'denial', 'fact'])

async function answerWish(ask: OfflineAsk, caller: OfflineCaller): Promise<OfflineAnswer | null> {
  const commands = readCommands(ask.message)
  const isClear = commands.every((command) => !mayBeAWish(command, ask) && !saying.has(command.kind))
  const clear = isClear ? await answerCommands(ask, commands, caller) : null
  if (clear && !clear.isNotFound) return clear
  const wish = readWish(ask.latex, ask.message)
  switch (wish?.kind) {
    case 'edited':
      return changedTo(wish.edited)
    case 'command':
      return answerTo(ask, wish.command, caller)
    case 'advice':
      return refusal(wish.text)
    case 'posting':
      return missing({ ...ask, jobDescription: wish.text })
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
  return answers.length === 1 ? answers[0]! : together(answers)
}

function commandsOf({ intent, message, answered: answer }: OfflineAsk): Command[] {
  if (intent === 'tailor') return [{ kind: 'tailor', posting: null }]
  return answer === undefined ? readCommands(message) : readClaimAnswer(answer)
}

/** What was done and what was not, each in its own words. */
function together(answers: readonly OfflineAnswer[]): OfflineAnswer {
  const said = [...new Set(answers.map(({ message }) => message.replace(' Nothing else has changed.', '')))].join(' ')
  return {
    message: tidyMessage(said).text,
    latex: answers.findLast(({ latex }) => latex !== null)?.latex ?? null,
    isRefusal: answers.every(({ isRefusal }) => isRefusal),
    claims: answers.flatMap(({ claims }) => claims),
    ...(answers.some(({ isNotFound }) => isNotFound) && { isNotFound: true }),
  }
}

async function answerTo(ask: OfflineAsk, command: Command, caller: OfflineCaller): Promise<OfflineAnswer> {
  if (command.kind === 'fit') return fitted(ask, command.pages, caller.count)
  if (command.kind === 'proofread') {
    const { latex, ignoredFindings: ignored = [] } = ask
    return changedTo(await mendSlips({ latex, ignored }, command.where, caller.proofread))
  }
  return command.kind === 'reword' ? reworded(ask, command) : answered(ask, command)
}

function answered(ask: OfflineAsk, command: Exclude<Command, { kind: 'fit' | 'proofread' | 'reword' }>): OfflineAnswer {
  const { latex } = ask
  switch (command.kind) {
    case 'tailor':
      return command.posting === null ? tailored(ask) : tailoredTo(ask, command.posting)
    case 'missing':
      return missing(ask)
    case 'respell':
      return respelled(ask)
    case 'look':
      return changedTo(changeLook(latex, command.wishes))
    case 'fact':
      return changedTo(takeFact(ask, command))
    case 'answer':
      return changedTo(takeAnswer(ask, command))
    case 'denial':
      return changedTo(leftOut)
    default:
      return answerSimpleCommand(ask, command)
  }
}

type SimpleCommand = Exclude<
  Command,
  { kind: 'fit' | 'proofread' | 'tailor' | 'missing' | 'respell' | 'reword' | 'look' | 'fact' | 'answer' | 'denial' }
>

/** Words alone, and the edits that are asked for in so many words. */
function answerSimpleCommand({ latex, message }: OfflineAsk, command: SimpleCommand): OfflineAnswer {
  switch (command.kind) {
    case 'readable':
      return words(readableSentences(latex))
    case 'rate':
      return rated(latex)
    case 'looks':
      return refusal(whatLooks)
    case 'who':
      return refusal(whoIAm)
    case 'cannot':
      return refusal(cannotSentence(command.what, latex, message))
    case 'unknown':
      return refusal(notUnderstood(message, latex))
    default:
      return changedTo(edit(latex, command))
  }
}

/** What the rules see, and nothing of how good it is. */
function rated(latex: string): OfflineAnswer {
  const { length } = vagueLines(latex)
  const found =
    length === 0 ? 'no line says little' : length === 1 ? 'one line says little' : `${length} lines say little`
  return refusal(
    `I can’t say how good a resume is: I work by fixed rules. By them, ${found}. Say “fix spelling and grammar”, “make it stronger” or “show the gaps”.`,
  )
}

/** Lines that say little are asked about, where stronger words are wished. */
async function reworded(
  { latex, today }: OfflineAsk,
  command: Extract<Command, { kind: 'reword' }>,
): Promise<OfflineAnswer> {
  // English grammar takes half a second to load, and 50 MB: a thread has it from the first such wish on.
  const { reword } = await import('./wording/reword.ts')
  const answer = changedTo(reword(latex, command, today))
  if (command.aim !== 'strengthen') return answer
  const claims = vagueLines(answer.latex ?? latex).map((line): Claim => ({
    code: 'wording',
    ...line,
    isHeldBack: false,
  }))
  if (claims.length === 0) return answer
  const asked = `${claims.length === 1 ? 'One line says' : `${claims.length} lines say`} little: see the questions.`
  return { ...answer, message: `${answer.message} ${asked}`, claims }
}

async function fitted({ latex }: OfflineAsk, target: number, count: CountPages): Promise<OfflineAnswer> {
  const { latex: smaller, pages, done, candidates } = await fit(latex, target, count)
  const aim = target === 1 ? 'one page' : `${target} pages`
  if (pages === null) return refusal('The document does not compile at the moment. Mend the errors in the log first.')
  if (done.length > 0)
    return {
      message: `It fits on ${aim} with ${done.join(', ')}. Not a word was cut.`,
      latex: smaller,
      isRefusal: false,
      claims: [],
    }
  if (pages <= target) return refusal(fitsAlready(pages, target))
  const hint =
    candidates.length > 0
      ? ` These say least: ${candidates.map((text) => `“${shortened(text)}”`).join('; ')}. Which may go?`
      : ''
  return refusal(
    `It does not fit on ${aim} at any size that can still be read: it has ${pages} pages, so lines would have to go.${hint}`,
  )
}

const shortened = (text: string) => (text.length > 70 ? `${text.slice(0, 67).trimEnd()}…` : text)

function fitsAlready(pages: number, target: number): string {
  const has = `it has ${pages === 1 ? 'one page' : `${pages} pages`}`
  if (pages === target) return `It fits already: ${has}.`
  return `It fits already: ${has}. I can’t make a resume longer, because only you know what is missing.`
}
