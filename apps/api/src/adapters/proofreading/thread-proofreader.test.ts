import { sampleLatex } from '@galley/resume/sample-resume'
import { afterAll, expect, it } from 'vitest'
import { threadProofreader } from './thread-proofreader.ts'

const proofreader = threadProofreader()
const impatient = threadProofreader({ maxMs: 20 })
afterAll(async () => Promise.all([proofreader.close(), impatient.close()]))

const never = new AbortController().signal
const latex = sampleLatex('classic')
const wrong = latex.replace('\\item ', '\\item Recieved a prize and ')
const question = { spelling: 'american' as const, ignored: [] }

it('finds what is surely wrong, and blocks nobody meanwhile', async () => {
  // Reading the dictionary takes more than a second in one go: on this thread the event loop would turn a few times.
  let turns = 0
  const counting = setInterval(() => (turns += 1), 10)
  const { fixes } = await proofreader.sureFixes({ latex: wrong, ...question }, never)
  clearInterval(counting)
  expect(fixes.map(({ words, by }) => [words, by])).toEqual([['Recieved', 'Received']])
  expect(turns).toBeGreaterThan(15)
})

it('reads several documents, each with what is ignored of it', async () => {
  const ask = async (ignored: string[]) => proofreader.sureFixes({ latex: wrong, ...question, ignored }, never)
  const [one, other] = await Promise.all([ask(['spelling:recieved']), ask([])])
  expect([one.fixes.length, other.fixes.length]).toEqual([0, 1])
})

it('gives up in time, and when it is stopped', async () => {
  await expect(impatient.sureFixes({ latex, ...question }, never)).rejects.toMatchObject({ reason: 'slow' })
  const stopper = new AbortController()
  const running = proofreader.sureFixes({ latex, ...question }, stopper.signal)
  stopper.abort(new Error('stopped'))
  await expect(running).rejects.toThrow('stopped')
  await expect(proofreader.sureFixes({ latex, ...question }, never)).resolves.toMatchObject({ isEnglish: true })
})
