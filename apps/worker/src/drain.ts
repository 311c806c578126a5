// Before a worker ends it accepts nothing new and finishes what it has.
import type { ServerResponse } from 'node:http'

export interface Drain {
  isOn(): boolean
  /** Counts a request until its response has gone out, or its client has disconnected. */
  enter(response: ServerResponse): void
  /** From now on nothing is accepted; resolves when nothing is under way any more, or after `maxMs`. */
  begin(maxMs: number): Promise<void>
}

export function createDrain(): Drain {
  const underWay = new Set<ServerResponse>()
  const idle = Promise.withResolvers<void>()
  let isOn = false
  const look = () => isOn && underWay.size === 0 && idle.resolve()
  return {
    isOn: () => isOn,
    enter(response) {
      underWay.add(response)
      response.once('close', () => {
        underWay.delete(response)
        look()
      })
    },
    async begin(maxMs) {
      isOn = true
      look()
      const over = setTimeout(idle.resolve, maxMs)
      await idle.promise
      clearTimeout(over)
    },
  }
}
