import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sampleLatex, sampleResume } from '@galley/resume/sample-resume'
import { afterAll, expect, it } from 'vitest'
import { sameThreadBackground } from './same-thread-background.ts'
import { threadBackground } from './judge-pool.ts'

const background = threadBackground()
const impatient = threadBackground({ maxMs: 40 })
afterAll(async () => Promise.all([background.close(), impatient.close()]))

const never = new AbortController().signal
const latex = sampleLatex('classic')
const fitting = {
  intent: 'chat' as const,
  message: 'Fit it on one page',
  latex,
  form: sampleResume('classic'),
  jobDescription: '',
}
/** As long as the API takes it, and the slowest known. */
const slow = { latex: latex.replace('\\end{header}', `\\end{header}\n${'a\u0301\u0327\u0302'.repeat(8_000)}`) }
const slowShare = { ...slow, form: sampleResume('classic'), jobDescription: 'Kafka' }

it('returns what the functions return', async () => {
  const draft = { accepted: latex, asked: '', said: [], jobDescription: '' }
  const given = { ...draft, draft: { message: 'Done.', latex: latex.replace('\\item', '\\item Well:') } }
  const opened = await background.run('openDraft', given, never)
  expect(opened).toEqual(await sameThreadBackground().run('openDraft', given, never))
  expect(opened.proposed).toContain('Well:')
})

it('asks its caller to count pages, again and again', async () => {
  const counted: number[] = []
  const count = async () => {
    counted.push(counted.length)
    return counted.length < 3 ? 2 : 1
  }
  const answer = await background.answerByRules(fitting, count, never)
  expect(answer.latex).not.toBeNull()
  expect(counted.length).toBeGreaterThanOrEqual(3)
})

it('does not run out of time while its caller counts', async () => {
  const patient = threadBackground({ maxMs: 1_000 })
  const isReady = async () => patient.run('assemble', { accepted: latex, given: latex }, never)
  await expect.poll(async () => isReady().catch(() => null), { timeout: 20_000 }).toBe(latex)
  const count = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    return 1
  }
  await expect(patient.answerByRules(fitting, count, never)).resolves.toMatchObject({ latex: null })
  await patient.close()
}, 30_000)

it('fails as its caller does', async () => {
  const count = () => Promise.reject(new Error('no compiler'))
  await expect(background.answerByRules(fitting, count, never)).rejects.toThrow('no compiler')
})

it('leaves the thread of its caller free', async () => {
  await background.run('shareOf', { latex, form: sampleResume('classic'), jobDescription: 'Kafka' }, never)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  await background.run('shareOf', slowShare, never)
  delay.disable()
  expect(delay.max / 1e6).toBeLessThan(80)
})

it('ends what takes too long, as slow, and goes on with the next', async () => {
  await expect(impatient.run('shareOf', slowShare, never)).rejects.toMatchObject({ reason: 'slow' })
})

it('ends what is stopped, with the reason of the stop', async () => {
  const stopper = new AbortController()
  const running = background.run('shareOf', slowShare, stopper.signal)
  setTimeout(() => stopper.abort(new Error('stopped')), 30)
  await expect(running).rejects.toThrow('stopped')
  await expect(background.run('assemble', { accepted: latex, given: latex }, never)).resolves.toBe(latex)
})
