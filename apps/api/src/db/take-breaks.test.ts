import type { PGlite } from '@electric-sql/pglite'
import { expect, it } from 'vitest'
import { takeBreaks } from './take-breaks.ts'

/** A database whose statements take so long of this thread, and resolve without a turn of the event loop. */
function heldBy(ms: number) {
  const order: unknown[] = []
  const run = async (what: unknown) => {
    for (const until = performance.now() + ms; performance.now() < until;);
    order.push(what)
    if (what === 'fails') throw new Error('fails')
    return what
  }
  const client = { query: run, transaction: run } as unknown as PGlite
  return { client, order }
}
const ask = (client: PGlite, what: string) => client.query(what) as unknown as Promise<string>

it('hundreds of statements leave the event loop its turns', async () => {
  const { client } = heldBy(1)
  const turnsDuring = async () => {
    let turns = 0
    let isOver = false
    const turn = () => {
      turns += 1
      if (!isOver) setImmediate(turn)
    }
    setImmediate(turn)
    await Promise.all(Array.from({ length: 300 }, (_, n) => ask(client, String(n))))
    isOver = true
    return turns
  }
  expect(await turnsDuring()).toBeLessThan(5)
  takeBreaks(client)
  // 300 ms in parts of some 6 ms.
  expect(await turnsDuring()).toBeGreaterThan(25)
})

it('keeps their order, results and errors', async () => {
  const { client, order } = heldBy(0)
  takeBreaks(client)
  const asked = ['a', 'fails', 'b'].map((what) => ask(client, what))
  const written = client.transaction('t' as never)
  expect((await Promise.allSettled([...asked, written])).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ])
  expect(order).toEqual(['a', 'fails', 'b', 't'])
})
