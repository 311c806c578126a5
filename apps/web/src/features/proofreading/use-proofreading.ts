// Proofreads at every pause in typing, in a worker that is started once the page has nothing better to do.
import { useEffect, useRef, useState } from 'react'
import { withDictionaryOf, withoutDictionary } from './joined-suggestions.ts'
import { startProofreading, type Proofreading, type ProofListener } from './start-proofreading.ts'
import type { Proofread, ProofQuestion } from '@galley/resume/proof/suggestion'

const pauseMs = 500
/** A page that is never idle does not wait for longer. */
const maxIdleWaitMs = 4_000
/** Where the browser does not say when it is idle. */
const idleGuessMs = 1_500

export interface ProofreadText {
  /** Null until there is something to show. It may be of a text that is a moment old. */
  result: Proofread | null
  /** The dictionary is missing: what is shown are the rules for resumes. */
  isFailed: boolean
}

/** Hand over the same question until it changes; null where nothing is to be read. */
export function useProofreading(
  question: ProofQuestion | null,
  start: (listener: ProofListener) => Proofreading = startProofreading,
): ProofreadText {
  const [shown, setShown] = useState<ProofreadText>({ result: null, isFailed: false })
  const isIdle = useIdle()
  const proofreading = useRef<Proofreading | null>(null)
  const hasAsked = useRef(false)

  useEffect(() => {
    if (question === null || !isIdle) return
    let isOvertaken = false
    const timer = setTimeout(
      () => {
        hasAsked.current = true
        const worker = (proofreading.current ??= start({
          onRead: (result) =>
            setShown((before) => ({
              result: withDictionaryOf(before.result, result),
              isFailed: before.isFailed && !result.isSpelled,
            })),
          onFailed: () => {
            // The next question tries anew: it may have been the connection.
            proofreading.current?.stop()
            proofreading.current = null
            setShown(({ result }) => ({ result: result && withoutDictionary(result), isFailed: true }))
          },
        }))
        if (!isOvertaken) worker.ask(question)
      },
      hasAsked.current ? pauseMs : 0,
    )
    return () => {
      isOvertaken = true
      clearTimeout(timer)
    }
  }, [question, isIdle, start])

  useEffect(
    () => () => {
      proofreading.current?.stop()
      proofreading.current = null
    },
    [],
  )
  return shown
}

function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (typeof requestIdleCallback === 'function') {
      const id = requestIdleCallback(() => setIdle(true), { timeout: maxIdleWaitMs })
      return () => cancelIdleCallback(id)
    }
    const timer = setTimeout(() => setIdle(true), idleGuessMs)
    return () => clearTimeout(timer)
  }, [])
  return isIdle
}
