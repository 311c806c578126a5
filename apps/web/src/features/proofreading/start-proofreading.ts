import type { Proofread, ProofQuestion } from '@galley/resume/proof/suggestion'

export interface Proofreading {
  ask: (question: ProofQuestion) => void
  stop: () => void
}

export interface ProofListener {
  /** Of the newest question; twice where the dictionary takes its time. */
  onRead: (result: Proofread) => void
  /** The dictionary could not be fetched, or the worker died: nothing more will come of it. */
  onFailed: () => void
}

export function startProofreading({ onRead, onFailed }: ProofListener): Proofreading {
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' })
  let newest = 0
  worker.addEventListener(
    'message',
    ({ data: { id, result } }: MessageEvent<{ id: number; result: Proofread | null }>) => {
      if (result === null) onFailed()
      else if (id === newest) onRead(result)
    },
  )
  worker.addEventListener('error', onFailed)
  return {
    ask(question) {
      newest += 1
      worker.postMessage({ id: newest, question })
    },
    stop: () => worker.terminate(),
  }
}
