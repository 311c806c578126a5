import { MessageChannel, Worker } from 'node:worker_threads'
import { afterEach, expect, it } from 'vitest'
import { serveTask } from './caller-port.ts'
import { createDeadline, type Deadline } from './deadline.ts'

const after = async (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
let worker: Worker | undefined
afterEach(() => worker?.terminate())

/** A task that asks its caller for `compile`, computes for a while, and ends when the reply has come. */
function startTask(busyMs: number) {
  const { port1: own, port2: port } = new MessageChannel()
  const source = `
    const { workerData: port } = require('node:worker_threads')
    import(${JSON.stringify(new URL('caller-port.ts', import.meta.url).href)}).then(async ({ connectToCaller }) => {
      const compiled = connectToCaller(port, ['compile']).compile('a text')
      const until = Date.now() + ${busyMs}
      while (Date.now() < until);
      await compiled.catch(() => {})
      port.close()
    })`
  worker = new Worker(source, { eval: true, workerData: port, transferList: [port] })
  return { own, ended: new Promise((resolve) => own.once('close', resolve)) }
}

const never = new AbortController().signal

it('pauses the deadline while the caller works and the task waits', async () => {
  const { own, ended } = startTask(0)
  const calls: string[] = []
  const { promise: rested, resolve: rest } = Promise.withResolvers<void>()
  const deadline: Deadline = {
    signal: never,
    run: () => void calls.push('run'),
    pause() {
      calls.push('pause')
      rest()
    },
    end: () => {},
  }
  const compile = async (text: string) => {
    // The task waits for nothing else.
    await rested
    calls.push(text)
  }
  void serveTask(own, { compile }, deadline).catch(() => {})
  await ended
  expect(calls).toEqual(['run', 'pause', 'a text', 'run'])
})

it('does not pause it while the task works as well', async () => {
  const { own, ended } = startTask(500)
  const deadline = createDeadline(200)
  void serveTask(own, { compile: async () => after(1_000) }, deadline).catch(() => {})
  await ended
  expect(deadline.signal.aborted).toBe(true)
})

it('fails as the caller’s function does, and lets the task end', async () => {
  const { own, ended } = startTask(0)
  const compile = async () => Promise.reject(new Error('no compiler'))
  await expect(serveTask(own, { compile }, createDeadline(10_000))).rejects.toThrow('no compiler')
  await ended
})
