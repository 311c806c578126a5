import { expect, it } from 'vitest'
import { createEvenPace } from './even-pace.ts'

/** A clock whose steps a test makes. */
function steps() {
  const waiting: (() => void)[] = []
  const asked: number[] = []
  const sleep = (ms: number) => {
    asked.push(ms)
    return new Promise<void>((resolve) => void waiting.push(resolve))
  }
  const turn = () => new Promise((done) => setImmediate(done))
  return {
    sleep,
    asked,
    async pass() {
      waiting.shift()?.()
      await turn()
    },
    turn,
  }
}

/** What `promise` has come to so far. */
function watch(promise: Promise<unknown>) {
  const seen: unknown[] = []
  promise.then(
    (value) => seen.push(value),
    (error: unknown) => seen.push(error),
  )
  return seen
}

it('holds what is ready until the step is over, and times the step from the beginning', async () => {
  const clock = steps()
  const order: string[] = []
  const sleep = (ms: number) => {
    order.push('step')
    return clock.sleep(ms)
  }
  const seen = watch(
    createEvenPace(
      200,
      sleep,
    )(async () => {
      order.push('work')
      return 'done'
    }),
  )
  await clock.turn()
  expect([order, seen]).toEqual([['step', 'work'], []])
  await clock.pass()
  expect([seen, clock.asked]).toEqual([['done'], [200]])
})

it('holds what takes longer until the end of a later step', async () => {
  const clock = steps()
  const work = Promise.withResolvers<string>()
  const seen = watch(createEvenPace(200, clock.sleep)(() => work.promise))
  await clock.pass()
  work.resolve('done')
  await clock.turn()
  expect(seen).toEqual([])
  await clock.pass()
  expect([seen, clock.asked]).toEqual([['done'], [200, 200]])
})

it('passes a failure on at the same pace', async () => {
  const clock = steps()
  const failure = new Error('no database')
  const seen = watch(createEvenPace(200, clock.sleep)(() => Promise.reject(failure)))
  await clock.turn()
  expect(seen).toEqual([])
  await clock.pass()
  expect(seen).toEqual([failure])
})

it('waits for nothing where there is no step', async () => {
  const clock = steps()
  expect(await createEvenPace(0, clock.sleep)(async () => 'done')).toBe('done')
  expect(clock.asked).toEqual([])
})
