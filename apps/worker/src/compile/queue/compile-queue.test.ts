import { describe, expect, it } from 'vitest'
import { createCompileQueue } from './compile-queue.ts'
import { createOwnerPace } from './owner-pace.ts'

/** A job that ends when released, and records whether it was stopped. */
function controlled() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const state = { started: false, aborted: false, finish: () => resolve() }
  const run = async (signal: AbortSignal) => {
    state.started = true
    signal.addEventListener('abort', () => {
      state.aborted = true
      resolve()
    })
    await promise
    return 'pdf'
  }
  return { run, state }
}

describe('the compile queue', () => {
  it('runs as many at a time as it has places, in order', async () => {
    const queue = createCompileQueue<string>({ places: 1, maxWaiting: 5 })
    const [first, second] = [controlled(), controlled()]
    const done = [
      queue.submit({ key: 'a', owner: 'ann', run: first.run }),
      queue.submit({ key: 'b', owner: 'ben', run: second.run }),
    ]
    expect([first.state.started, second.state.started]).toEqual([true, false])
    first.state.finish()
    await done[0]
    await Promise.resolve()
    expect(second.state.started).toBe(true)
    second.state.finish()
    expect(await Promise.all(done)).toEqual([{ done: 'pdf' }, { done: 'pdf' }])
  })

  it('stops the older compile of the same key, whether it runs or waits', async () => {
    const queue = createCompileQueue<string>({ places: 1, maxWaiting: 5 })
    const [running, waiting, newest] = [controlled(), controlled(), controlled()]
    const first = queue.submit({ key: 'a', owner: 'ann', run: running.run })
    const second = queue.submit({ key: 'a', owner: 'ann', run: waiting.run })
    expect(await first).toEqual({ refused: 'superseded' })
    expect(running.state.aborted).toBe(true)
    const third = queue.submit({ key: 'a', owner: 'ann', run: newest.run })
    expect(await second).toEqual({ refused: 'superseded' })
    newest.state.finish()
    expect(await third).toEqual({ done: 'pdf' })
  })

  it('refuses what has waited for as long as its client wants, and stops nothing that runs', async () => {
    const queue = createCompileQueue<string>({ places: 1, maxWaiting: 5 })
    const [running, waiting, patient] = [controlled(), controlled(), controlled()]
    const first = queue.submit({ key: 'a', owner: 'ann', run: running.run, maxQueueMs: 20 })
    const late = queue.submit({ key: 'b', owner: 'ben', run: waiting.run, maxQueueMs: 20 })
    const last = queue.submit({ key: 'c', owner: 'carl', run: patient.run, maxQueueMs: 60_000 })
    expect(await late).toEqual({ refused: 'late' })
    expect([running.state.aborted, waiting.state.started, queue.load().waiting]).toEqual([false, false, 1])
    running.state.finish()
    expect(await first).toEqual({ done: 'pdf' })
    await expect.poll(() => patient.state.started).toBe(true)
    patient.state.finish()
    expect(await last).toEqual({ done: 'pdf' })
  })

  it('leaves a place to others, however many documents one person has that never end', async () => {
    const queue = createCompileQueue<string>({ places: 2, maxWaiting: 5 })
    const [endless, another, bens] = [controlled(), controlled(), controlled()]
    const anns = [endless, another].map(({ run }, n) => queue.submit({ key: `ann-${n}`, owner: 'ann', run }))
    const done = queue.submit({ key: 'b', owner: 'ben', run: bens.run })
    expect([endless, another, bens].map(({ state }) => state.started)).toEqual([true, false, true])
    for (const { state } of [bens, endless, another]) state.finish()
    expect(await done).toEqual({ done: 'pdf' })
    expect(await Promise.all(anns)).toEqual([{ done: 'pdf' }, { done: 'pdf' }])
  })

  it('gives the place of what runs long to others, and lets one of them run on', async () => {
    const queue = createCompileQueue<string>({ places: 1, maxWaiting: 5, slowMs: 10 })
    const [anns, bens, carls] = [controlled(), controlled(), controlled()]
    const all = [anns, bens, carls]
    const done = all.map(({ run }, n) => queue.submit({ key: `${n}`, owner: `${n}`, run }))
    await expect.poll(() => all.map(({ state }) => state.started)).toEqual([true, true, true])
    // Ann's goes on; Ben's was stopped for Carl's, and begins again when the slow lane is free.
    expect(all.map(({ state }) => state.aborted)).toEqual([false, true, false])
    expect(queue.isSlow('0')).toBe(true)
    for (const { state } of all) state.finish()
    expect(await Promise.all(done)).toEqual(all.map(() => ({ done: 'pdf' })))
    await queue.close()
  })

  it('stops nothing that runs long while no other owner waits', async () => {
    const queue = createCompileQueue<string>({ places: 2, maxWaiting: 5, slowMs: 10 })
    const all = [controlled(), controlled()]
    const done = all.map(({ run }, n) => queue.submit({ key: `${n}`, owner: `${n}`, run }))
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(all.map(({ state }) => [state.started, state.aborted])).toEqual([
      [true, false],
      [true, false],
    ])
    for (const { state } of all) state.finish()
    expect(await Promise.all(done)).toEqual([{ done: 'pdf' }, { done: 'pdf' }])
  })

  it('keeps a place for those who are known to be quick, however many others come', async () => {
    const queue = createCompileQueue<string>({ places: 2, maxWaiting: 50, slowMs: 10_000 })
    const quick = () => queue.submit({ key: null, owner: 'typist', run: () => Promise.resolve('pdf') })
    await quick()
    const endless = Array.from({ length: 20 }, controlled)
    const theirs = endless.map(({ run }, n) => queue.submit({ key: null, owner: `stranger ${n}`, run }))
    expect(await quick()).toEqual({ done: 'pdf' })
    expect(await quick()).toEqual({ done: 'pdf' })
    expect(endless.filter(({ state }) => state.started).length).toBe(2)
    for (const { state } of endless) state.finish()
    await Promise.all(theirs)
  })

  it('keeps no quick owner waiting for others who were quick once and now run long', async () => {
    const queue = createCompileQueue<string>({ places: 2, maxWaiting: 50, slowMs: 10_000 })
    const quick = (owner: string) => queue.submit({ key: null, owner, run: () => Promise.resolve('pdf') })
    const owners = ['typist', 'ann', 'ben', 'carl']
    for (const owner of owners) await quick(owner)
    const endless = owners.slice(1).map(controlled)
    const theirs = endless.map(({ run }, n) => queue.submit({ key: null, owner: owners[n + 1]!, run }))
    expect(endless.map(({ state }) => state.started)).toEqual([true, true, false])
    // Carl's is looked at again once Ann's and Ben's have run longer than a page takes, although neither has ended.
    await expect.poll(() => endless.at(-1)?.state.started).toBe(true)
    expect(await quick('typist')).toEqual({ done: 'pdf' })
    for (const { state } of endless) state.finish()
    await Promise.all(theirs)
  })

  it('bounds how many run at once, however many quick owners run long', async () => {
    const queue = createCompileQueue<string>({ places: 1, maxWaiting: 50, slowMs: 10_000 })
    const owners = Array.from({ length: 9 }, (_, n) => `owner ${n}`)
    for (const owner of owners) await queue.submit({ key: null, owner, run: () => Promise.resolve('pdf') })
    const endless = owners.map(controlled)
    const theirs = endless.map(({ run }, n) => queue.submit({ key: null, owner: owners[n]!, run }))
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    expect(queue.load()).toEqual({ running: 5, waiting: 4 })
    for (const { state } of endless) state.finish()
    await Promise.all(theirs)
  })

  it('lets those whose documents run long take one place together, and refuses what is too much for it', async () => {
    const pace = createOwnerPace()
    const owners = Array.from({ length: 8 }, (_, n) => `owner ${n}`)
    for (const owner of owners) pace.wasSlow(owner)
    const queue = createCompileQueue<string>({ places: 3, maxWaiting: 50, maxWaitingSlow: 4, pace })
    const jobs = owners.map(() => controlled())
    const verdicts = jobs.map(({ run }, n) => queue.submit({ key: null, owner: owners[n] ?? '', run }))
    expect(queue.load()).toEqual({ running: 1, waiting: 4 })
    for (const { state } of jobs) state.finish()
    const ended = await Promise.all(verdicts)
    expect(ended.filter((verdict) => 'done' in verdict).length).toBe(5)
    expect(ended.filter((verdict) => 'refused' in verdict).length).toBe(3)
  })

  it('refuses at once when too many wait', async () => {
    const queue = createCompileQueue<string>({ places: 1, maxWaiting: 1 })
    const [a, b] = [controlled(), controlled()]
    const kept = [
      queue.submit({ key: null, owner: 'ann', run: a.run }),
      queue.submit({ key: null, owner: 'ann', run: b.run }),
    ]
    expect(await queue.submit({ key: null, owner: 'ben', run: controlled().run })).toEqual({ refused: 'full' })
    a.state.finish()
    b.state.finish()
    await Promise.all(kept)
  })

  it('lets another person in before the second document of a busy one', async () => {
    const queue = createCompileQueue<string>({ places: 2, maxWaiting: 9 })
    const jobs = { ann1: controlled(), ann2: controlled(), ann3: controlled(), ben: controlled() }
    const all = [
      queue.submit({ key: null, owner: 'ann', run: jobs.ann1.run }),
      queue.submit({ key: null, owner: 'ann', run: jobs.ann2.run }),
      queue.submit({ key: null, owner: 'ann', run: jobs.ann3.run }),
      queue.submit({ key: null, owner: 'ben', run: jobs.ben.run }),
    ]
    jobs.ann1.state.finish()
    await all[0]
    await Promise.resolve()
    expect([jobs.ben.state.started, jobs.ann3.state.started]).toEqual([true, false])
    for (const job of Object.values(jobs)) job.state.finish()
    await Promise.all(all)
  })

  it('lets no owner fill the queue alone', async () => {
    const queue = createCompileQueue<string>({ places: 1, maxWaiting: 40, maxWaitingPerOwner: 2 })
    const jobs = Array.from({ length: 6 }, controlled)
    const verdicts = jobs.map(({ run }, n) => queue.submit({ key: null, owner: n < 5 ? 'ann' : 'ben', run }))
    expect(queue.load()).toEqual({ running: 1, waiting: 3 })
    for (const job of jobs) job.state.finish()
    expect(await Promise.all(verdicts)).toEqual([
      { done: 'pdf' },
      { done: 'pdf' },
      { done: 'pdf' },
      { refused: 'full' },
      { refused: 'full' },
      { done: 'pdf' },
    ])
  })

  it('drops what no client waits for any more, whether it runs, waits or has yet to come', async () => {
    const queue = createCompileQueue<string>({ places: 1, maxWaiting: 5 })
    const [running, waiting, late, next] = [controlled(), controlled(), controlled(), controlled()]
    const gone = { running: new AbortController(), waiting: new AbortController() }
    const first = queue.submit({ key: null, owner: 'ann', run: running.run, signal: gone.running.signal })
    const second = queue.submit({ key: null, owner: 'ann', run: waiting.run, signal: gone.waiting.signal })
    gone.waiting.abort()
    expect(await second).toEqual({ refused: 'abandoned' })
    expect(queue.load()).toEqual({ running: 1, waiting: 0 })
    expect(await queue.submit({ key: null, owner: 'ann', run: late.run, signal: AbortSignal.abort() })).toEqual({
      refused: 'abandoned',
    })
    const third = queue.submit({ key: null, owner: 'ben', run: next.run })
    gone.running.abort()
    expect(await first).toEqual({ refused: 'abandoned' })
    await expect.poll(() => next.state.started).toBe(true)
    next.state.finish()
    expect(await third).toEqual({ done: 'pdf' })
    expect([running, waiting, late].map(({ state }) => [state.started, state.aborted])).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ])
  })

  it('gives its place back when a compile fails unexpectedly', async () => {
    const queue = createCompileQueue<string>({ places: 1, maxWaiting: 1 })
    await expect(queue.submit({ key: null, owner: 'ann', run: () => Promise.reject(new Error('no')) })).rejects.toThrow(
      'no',
    )
    await Promise.resolve()
    expect(queue.load()).toEqual({ running: 0, waiting: 0 })
  })

  it('leaves no client without a verdict when it is closed while one is stopped for others', async () => {
    const queue = createCompileQueue<string>({ places: 1, maxWaiting: 5, slowMs: 10 })
    const jobs = [controlled(), controlled(), controlled()]
    const verdicts = jobs.map(({ run }, n) => queue.submit({ key: null, owner: `${n}`, run }))
    await expect.poll(() => jobs.some(({ state }) => state.aborted)).toBe(true)
    await queue.close()
    expect((await Promise.all(verdicts)).length).toBe(3)
  })

  it('calls no owner slow who is alone on the machine', async () => {
    const queue = createCompileQueue<string>({ places: 2, maxWaiting: 5, slowMs: 5 })
    const job = controlled()
    const done = queue.submit({ key: null, owner: 'ann', run: job.run })
    await new Promise((resolve) => setTimeout(resolve, 40))
    job.state.finish()
    await done
    expect(queue.isSlow('ann')).toBe(false)
  })

  it('stops everything when it is closed', async () => {
    const queue = createCompileQueue<string>({ places: 1, maxWaiting: 1 })
    const job = controlled()
    const running = queue.submit({ key: null, owner: 'ann', run: job.run })
    await queue.close()
    expect(job.state.aborted).toBe(true)
    await running
    expect(await queue.submit({ key: null, owner: 'ann', run: job.run })).toEqual({ refused: 'full' })
  })
})
