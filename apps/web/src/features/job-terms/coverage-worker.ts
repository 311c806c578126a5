// Runs beside the page, so that typing never waits for it.
import { measureCoverage } from './measure-coverage.ts'
import type { Question } from './measured.ts'

addEventListener('message', ({ data: { id, question } }: MessageEvent<{ id: number; question: Question }>) => {
  postMessage({ id, measured: measureCoverage(question) })
})
