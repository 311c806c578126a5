import type { Measure, Measured } from './measured.ts'

export interface Measuring {
  measure: Measure
  stop: () => void
}

/**
 * Starts the worker that measures. One that could not be fetched, or that died, refuses every question from then on.
 */
export function startMeasuring(): Measuring {
  const worker = new Worker(new URL('./coverage-worker.ts', import.meta.url), { type: 'module' })
  const asked = new Map<number, PromiseWithResolvers<Measured>>()
  let last = 0
  let isBroken = false
  worker.addEventListener('message', ({ data: { id, measured } }: MessageEvent<{ id: number; measured: Measured }>) => {
    asked.get(id)?.resolve(measured)
    asked.delete(id)
  })
  worker.addEventListener('error', () => {
    isBroken = true
    for (const { reject } of asked.values()) reject(new Error('the worker that measures has failed'))
    asked.clear()
  })
  return {
    measure(question) {
      if (isBroken) return Promise.reject(new Error('the worker that measures has failed'))
      last += 1
      const answer = Promise.withResolvers<Measured>()
      asked.set(last, answer)
      worker.postMessage({ id: last, question })
      return answer.promise
    },
    stop: () => worker.terminate(),
  }
}
