// An end in order, behind a load balancer: the process says that it is not healthy, goes on serving until the load
// balancer has seen that, and ends when the requests under way have.
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Two checks of deploy/haproxy.cfg, and room. */
const noticedMs = 1_500
const pollMs = 50

interface Draining {
  /** So long it waits for what is under way; 0: it ends at once, as there is nothing in front of it. */
  drainMs: number
  /** What goes on without its request: an answer whose user has left. */
  isBusy: () => boolean
}

export interface UnderWay {
  isDraining: () => boolean
  /** Requests that have begun and not ended. */
  count: () => number
}

export function registerDrain(app: FastifyInstance, { drainMs, isBusy }: Draining): UnderWay {
  let isDraining = false
  let underWay = 0
  app.addHook('onRequest', (_request, reply, done) => {
    underWay += 1
    // A client that leaves brings no onResponse.
    reply.raw.once('close', () => (underWay -= 1))
    done()
  })
  app.addHook('preClose', async () => {
    if (drainMs === 0) return
    isDraining = true
    await wait(noticedMs)
    for (let waitedMs = noticedMs; (underWay > 0 || isBusy()) && waitedMs < drainMs; waitedMs += pollMs)
      await wait(pollMs)
  })
  return { isDraining: () => isDraining, count: () => underWay }
}
