// Runs beside the page, so that typing never waits for it.
import { measureCoverage } from './measure-coverage.ts'
import type { TermQuestion } from './measured.ts'

addEventListener('message', ({ data: { id, question } }: MessageEvent<{ id: number; question: TermQuestion }>) => {
  postMessage({ id, measured: measureCoverage(question) })
})
