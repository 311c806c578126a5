// What is read of a whole message at once, and then what is left of it.
import { capitalised, isPast } from '../lexicon/verbs.ts'
import { changedTo, refusal, together, type OfflineAnswer, type OfflineAsk } from './answer.ts'
import { telling } from './edits/text-units.ts'
import type { ReadMessage } from './messages/message-reader.ts'
import { isLanguage } from './wishes/list-wishes.ts'

type AnswerRest = (ask: OfflineAsk) => Promise<OfflineAnswer>

export async function answerWithRest(
  ask: OfflineAsk,
  { edited, stated = [], rest }: ReadMessage,
  answerRest: AnswerRest,
): Promise<OfflineAnswer> {
  const answer = { ...changedTo(edited), stated }
  if (!/\p{L}{3}/u.test(rest) || telling(rest).length === 0 || sortsIt.test(rest)) return answer
  const more = await answerRest({ ...ask, latex: answer.latex ?? ask.latex, message: rest })
  if (more.isUnknown && answer.latex !== null)
    return { ...answer, message: `${answer.message} I did not understand “${rest.slice(0, 60)}”.`, isPartial: true }
  return together([answer, more])
}

/** Of what was read before. */
const sortsIt =
  /^\W*(?:(?:please|pls|can you|could you|just|so) )*(?:sort|fix|correct|change|mend|do|update) (?:it|that|this|them)(?: (?:out|please|pls|for me))*\W*$/i

/** "Does it say that I have a licence? If it doesn't, add it": looked up, and then added. */
export async function answerIfMissing(
  ask: OfflineAsk,
  { name, isThere }: { name: string; isThere: boolean },
  answerRest: AnswerRest,
): Promise<OfflineAnswer> {
  if (isThere)
    return refusal(`It stands there already, so I added nothing: ask “where does it say ${name}?” to see where.`)
  const skill = capitalised(name)
  if (isPast(name.split(' ')[0] ?? ''))
    return refusal(`It is not there. In your words it may stand: say “add a bullet to <employer>: ${skill} …”.`)
  const added = await answerRest({ ...ask, message: `add ${skill} to my ${isLanguage(name) ? 'languages' : 'skills'}` })
  return added.latex === null
    ? added
    : {
        ...added,
        message: `It was not there. ${added.message}`,
        stated: [isLanguage(name) ? `I speak ${skill}.` : `I have ${skill}.`],
      }
}
