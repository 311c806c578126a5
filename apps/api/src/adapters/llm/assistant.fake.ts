// An assistant for tests: what it does is decided by words in the message, and failures in the posting as well.
import { AssistantFailure, type Ask, type AssistantPort, type FailureReason } from './assistant.port.ts'

export interface FakeAssistant extends AssistantPort {
  /** What it was asked so far. */
  asks: Ask[]
  /** How many answers are in progress. */
  underWay(): number
  /** Releases the answers that wait: all, or the given number of those that have waited longest. */
  release(count?: number): void
}

const reasons: FailureReason[] = ['slow', 'unreachable', 'misconfigured', 'refused', 'empty', 'unreadable', 'filtered']
/** More than may be read for nothing. */
const talk = 'This is a sentence of a long answer. '.repeat(8)

/**
 * `FAIL:<reason>` fails with that reason, `REFUSE` declines, `WAIT` waits for its release, `BLANK` says nothing,
 * `EMPTY` gives an empty document, `SAME` the very text, `EDIT:a=>b` the text with one replacement, `BREAK` throws an
 * unexpected error. `TALK` is heard at length before it waits or goes on, `ANNOUNCE` then begins a document. Everything
 * else gets an answer in words.
 */
export function fakeAssistant(): FakeAssistant {
  const asks: Ask[] = []
  const waiting: (() => void)[] = []
  let running = 0
  return {
    kind: 'model',
    patienceMs: 5_000,
    asks,
    underWay: () => running,
    release(count = waiting.length) {
      for (const go of waiting.splice(0, count)) go()
    },
    used: () => ({ answers: asks.length, inputTokens: 0, cachedTokens: 0, outputTokens: 0 }),
    repair: async () => null,
    async draft(ask, { signal, onText, onDocument }) {
      asks.push(ask)
      running += 1
      try {
        if (ask.message.includes('TALK')) onText(talk)
        if (ask.message.includes('ANNOUNCE')) onDocument?.()
        if (ask.message.includes('WAIT'))
          await new Promise<void>((resolve, reject) => {
            waiting.push(resolve)
            signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
          })
        const reason = reasons.find((name) => `${ask.message} ${ask.jobDescription}`.includes(`FAIL:${name}`))
        if (reason) throw new AssistantFailure(reason)
        if (ask.message.includes('BREAK')) throw new TypeError('a fault of our own')
        onText('A ')
        onText('reply.')
        return {
          message: ask.message.includes('BLANK') ? '' : 'A reply.',
          latex: latexOf(ask),
          isRefusal: ask.message.includes('REFUSE'),
        }
      } finally {
        running -= 1
      }
    },
  }
}

function latexOf({ message, latex }: Ask): string | null {
  if (message.includes('EMPTY')) return ''
  if (message.includes('SAME')) return latex
  const edit = /EDIT:(.*?)=>(.*)$/s.exec(message)
  return edit?.[1] === undefined ? null : latex.replaceAll(edit[1], () => edit[2] ?? '')
}
