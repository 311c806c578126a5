// The embedded database runs in this thread, and its statements follow each other without a turn of the event loop.
// While hundreds wait, new clients would not be heard for seconds: between two of them the loop gets its turns.
import type { PGlite } from '@electric-sql/pglite'

/** How long statements may hold the event loop. */
const maxHeldMs = 5

type Ask = (...given: unknown[]) => Promise<unknown>

/** One statement or transaction after the other, as the database itself has them, with breaks. */
export function takeBreaks(client: PGlite): void {
  let last: Promise<unknown> = Promise.resolve()
  let heldSince: number | null = null
  const hold = () => {
    if (heldSince !== null) return
    heldSince = performance.now()
    setImmediate(() => (heldSince = null))
  }
  const nextTurn = () => new Promise((resolve) => setImmediate(resolve))
  const oneByOne =
    (ask: Ask): Ask =>
    (...given) => {
      const asked = last.then(async () => {
        if (heldSince !== null && performance.now() - heldSince > maxHeldMs) await nextTurn()
        hold()
        return ask(...given)
      })
      last = asked.catch(() => {})
      return asked
    }
  client.query = oneByOne(client.query.bind(client) as Ask) as typeof client.query
  client.transaction = oneByOne(client.transaction.bind(client) as Ask) as typeof client.transaction
}
