import type { DraftCaller } from '@galley/honesty/draft/judge-draft'
import { sampleLatex, sampleResume } from '@galley/resume/sample-resume'
import { afterAll, expect, it } from 'vitest'
import type { Background } from './background.port.ts'
import { sameThreadBackground } from './same-thread-background.ts'
import { threadBackground } from './judge-pool.ts'

const background = threadBackground()
const impatient = threadBackground({ maxMs: 40 })
afterAll(async () => Promise.all([background.close(), impatient.close()]))

const never = new AbortController().signal
const form = sampleResume('classic')
const latex = sampleLatex('classic')
const fitting = {
  intent: 'chat' as const,
  message: 'Fit it on one page',
  latex,
  form,
  jobDescription: '',
  today: new Date(),
}
/** As long as the API takes it, and the slowest known. */
const slowLatex = latex.replace('\\end{header}', `\\end{header}\n${'a\u0301\u0327\u0302'.repeat(8_000)}`)
const slow = { ...fitting, message: 'Show the gaps', latex: slowLatex, jobDescription: 'Kafka' }

const counting = (count: () => Promise<number | null> = async () => 1, signal = never) => ({
  caller: { count, proofread: async () => ({ isEnglish: true, fixes: [], open: [] }) },
  signal,
})

const draftFor = (accepted: string) => ({
  accepted,
  asked: '',
  draft: { message: 'Done.', latex: accepted.replace('\\item', '\\item Well:') },
  said: [],
  form,
  jobDescription: '',
  ignored: [],
})
const page = { pdf: { pages: 1, text: '', links: [], faint: [] }, problem: null, line: null }
const inspecting = (more: Partial<DraftCaller> = {}, signal = never) => ({
  caller: { inspect: async () => page, readAttached: async () => [], ...more },
  signal,
})

it('starts no thread before it has to, and none once it is closed', async () => {
  let count = 0
  const note = () => (count += 1)
  process.on('worker', note)
  const [kept, closed] = [threadBackground({ startDelayMs: 1 }), threadBackground({ startDelayMs: 1 })]
  expect(count).toBe(0)
  closed.startSoon()
  await closed.close()
  kept.startSoon()
  await expect.poll(() => count).toBe(2)
  await kept.close()
  expect(count).toBe(2)
  process.off('worker', note)
})

it('returns what the functions return', async () => {
  const judged = await background.run('judgeDraft', draftFor(latex), inspecting())
  expect(judged).toEqual(await sameThreadBackground().run('judgeDraft', draftFor(latex), inspecting()))
  expect(judged).toMatchObject({ kind: 'judged', text: { latex: expect.stringContaining('Well:') } })
})

it('asks its caller to count pages, again and again', async () => {
  const counted: number[] = []
  const count = async () => {
    counted.push(counted.length)
    return counted.length < 3 ? 2 : 1
  }
  const answer = await background.run('answerByRules', fitting, counting(count))
  expect(answer.latex).not.toBeNull()
  expect(counted.length).toBeGreaterThanOrEqual(3)
})

it('asks its caller for two things at once, which may come in any order', async () => {
  const second = Promise.withResolvers<void>()
  const inspect = async (inspected: string) => {
    if (inspected === latex) await second.promise
    else second.resolve()
    return { ...page, line: inspected === latex ? 1 : 2 }
  }
  const judged = await background.run('judgeDraft', draftFor(latex), inspecting({ inspect }))
  expect(judged).toMatchObject({ before: { line: 1 }, text: { seen: { line: 2 } } })
})

/** A deadline without a clock, which says whether it runs. */
function watchedDeadline() {
  const seen = { isRunning: false, runs: 0 }
  const deadline = {
    signal: never,
    run: () => Object.assign(seen, { isRunning: true, runs: seen.runs + 1 }),
    pause: () => Object.assign(seen, { isRunning: false }),
    end: () => Object.assign(seen, { isRunning: false }),
  }
  return { seen, deadline }
}

it.each(['answerByRules', 'judgeDraft'] as const)('has no time counted while the caller of %s works', async (name) => {
  const { seen, deadline } = watchedDeadline()
  const watched = threadBackground({ startDeadline: () => deadline })
  const isPaused = async () => {
    await expect.poll(() => seen.isRunning, { timeout: 90_000 }).toBe(false)
  }
  const count = async () => {
    await isPaused()
    return 1
  }
  const inspect = async () => {
    await isPaused()
    return page
  }
  if (name === 'answerByRules') await watched.run(name, fitting, counting(count))
  else await watched.run(name, draftFor(latex), inspecting({ inspect }))
  // Once when the task began, and once when a reply came.
  expect(seen.runs).toBeGreaterThanOrEqual(2)
  await watched.close()
})

it('fails as its caller does, and goes on with the next', async () => {
  const fail = async () => Promise.reject(new Error('no compiler'))
  await expect(background.run('answerByRules', fitting, counting(fail))).rejects.toThrow('no compiler')
  await expect(background.run('judgeDraft', draftFor(latex), inspecting({ inspect: fail }))).rejects.toThrow(
    'no compiler',
  )
  await expect(background.run('answerByRules', fitting, counting())).resolves.toMatchObject({ latex: null })
})

it('leaves the thread of its caller free', async () => {
  // Processor time of this thread alone, the least of several runs: how long its turns last depends on what else the
  // machine does, and one run may hold a collection of garbage, or a compilation by the engine.
  const ownCpuOf = async (work: Background) => {
    const runs: number[] = []
    for (let run = 0; run < 5; run += 1) {
      const start = process.threadCpuUsage()
      await work.run('answerByRules', slow, counting())
      const { user, system } = process.threadCpuUsage(start)
      runs.push(user + system)
    }
    return Math.min(...runs)
  }
  const blocked = await ownCpuOf(sameThreadBackground())
  expect(await ownCpuOf(background)).toBeLessThan(blocked / 2)
})

it('ends what takes too long, as slow, and goes on with the next', async () => {
  await expect(impatient.run('answerByRules', slow, counting())).rejects.toMatchObject({ reason: 'slow' })
})

it('ends what is stopped, with the reason of the stop', async () => {
  const stopper = new AbortController()
  const running = background.run('answerByRules', slow, counting(undefined, stopper.signal))
  // Soon: on a warm thread the whole takes some 30 ms.
  setTimeout(() => stopper.abort(new Error('stopped')), 1)
  await expect(running).rejects.toThrow('stopped')
  await expect(background.run('answerByRules', fitting, counting())).resolves.toMatchObject({ latex: null })
})

it('ends what is stopped while its caller works', async () => {
  const stopper = new AbortController()
  const inspect = async () => {
    stopper.abort(new Error('stopped'))
    return page
  }
  await expect(background.run('judgeDraft', draftFor(latex), inspecting({ inspect }, stopper.signal))).rejects.toThrow(
    'stopped',
  )
})
