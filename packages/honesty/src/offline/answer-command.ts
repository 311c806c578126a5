// What each command of the rule-based assistant comes to.
import type { Claim } from '@galley/contract/assistant'
import type { Command } from './commands/command.ts'
import { changedTo, refusal, words, type OfflineAnswer, type OfflineAsk, type OfflineCaller } from './answer.ts'
import { fitted } from './answer-fit.ts'
import { missing, respelled, tailored, tailoredTo } from './answer-posting.ts'
import { cannotSentence } from './cannot.ts'
import { edit } from './edits/edit-command.ts'
import { notUnderstood, whoIAm } from './intents/hints.ts'
import { changeLook, whatLooks } from './look/change-look.ts'
import { readableSentences } from './readable.ts'
import { takeAnswer, takeDenial, takeFact } from './take-answer.ts'
import { reviewOf } from './wishes/review.ts'
import { mendSlips } from './wording/proofread.ts'
import { vagueLines } from './wording/vague-lines.ts'

/** What one command comes to. Rejects only where a function of the caller does. */
export async function answerTo(ask: OfflineAsk, command: Command, caller: OfflineCaller): Promise<OfflineAnswer> {
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
      return changedTo(takeDenial(ask.message))
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
      return refusal(reviewOf(latex))
    case 'looks':
      return refusal(whatLooks)
    case 'who':
      return refusal(whoIAm)
    case 'cannot':
      return refusal(cannotSentence(command.what, latex, message))
    case 'unknown':
      return { ...refusal(notUnderstood(message, latex)), isUnknown: true }
    default:
      return changedTo(edit(latex, command))
  }
}

/** Lines that say little are asked about, where stronger words are wished. */
async function reworded(
  { latex, today }: OfflineAsk,
  command: Extract<Command, { kind: 'reword' }>,
): Promise<OfflineAnswer> {
  // English grammar takes half a second to load, and 50 MB: a thread has it from the first such wish on.
  const { reword } = await import('./wording/reword.ts')
  const answer = changedTo(reword(latex, command, today))
  if (command.aim !== 'strengthen' && command.aim !== 'charge') return answer
  const claims = vagueLines(answer.latex ?? latex).map((line): Claim => ({
    code: 'wording',
    ...line,
    isHeldBack: false,
  }))
  if (claims.length === 0) return answer
  const asked = `${claims.length === 1 ? 'One line says' : `${claims.length} lines say`} little: see the questions.`
  return { ...answer, message: `${answer.message} ${asked}`, claims }
}
