// Measures again at every pause in typing, in a worker; what is overtaken is dropped.
import { useEffect, useRef, useState } from 'react'
import type { Measured, TermQuestion } from './measured.ts'
import { startMeasuring, type Measuring } from './start-measuring.ts'

export interface MeasuredCoverage {
  /** Null until there is something to show. It may be of a text that is a moment old. */
  measured: Measured | null
  isFailed: boolean
}

const pauseMs = 250

/**
 * `question` is null where the result is not needed: then nothing is worked out, or fetched. Hand over the same object
 * until it changes.
 */
export function useCoverage(question: TermQuestion | null, start: () => Measuring = startMeasuring): MeasuredCoverage {
  const [coverage, setCoverage] = useState<MeasuredCoverage>({ measured: null, isFailed: false })
  const measuring = useRef<Measuring | null>(null)
  const hasMeasured = useRef(false)

  useEffect(() => {
    if (question === null) return
    let isOvertaken = false
    const ask = () => {
      const worker = (measuring.current ??= start())
      worker.measure(question).then(
        (measured) => {
          if (isOvertaken) return
          hasMeasured.current = true
          setCoverage({ measured, isFailed: false })
        },
        () => {
          worker.stop()
          // The next question tries anew: it may have been the connection.
          if (measuring.current === worker) measuring.current = null
          if (!isOvertaken) setCoverage(({ measured }) => ({ measured, isFailed: true }))
        },
      )
    }
    const timer = setTimeout(ask, hasMeasured.current ? pauseMs : 0)
    return () => {
      isOvertaken = true
      clearTimeout(timer)
    }
  }, [question, start])

  useEffect(
    () => () => {
      measuring.current?.stop()
      measuring.current = null
    },
    [],
  )
  // Another posting's terms are not shown: until the new ones are there nothing is shown.
  const isOther = question !== null && coverage.measured?.jobDescription !== question.jobDescription
  return isOther ? { ...coverage, measured: null } : coverage
}
