// What a task in another thread asks of its caller: requests and replies by id, over a message port. The thread reports
// when it rests, so that its deadline counts its own work alone.
import type { MessagePort } from 'node:worker_threads'
import type { Deadline } from './deadline.ts'

/** Each takes one value, or none. */
export type CallerFunctions = Readonly<Record<string, (input: never) => Promise<unknown>>>

interface Request {
  kind: 'asked'
  id: number
  name: string
  input: unknown
}
type FromTask =
  | { kind: 'started' }
  | Request
  /** The thread has nothing to do until a reply comes. `replies`: how many it has received. */
  | { kind: 'resting'; replies: number }
/** Without `value` where the caller's function failed: its error stays with the caller. */
type Reply = { id: number; value: unknown } | { id: number; hasFailed: true }

/** The task's side: functions that ask the caller. A task that ends closes the port. */
export function connectToCaller(port: MessagePort, names: readonly string[]): CallerFunctions {
  const open = new Map<number, PromiseWithResolvers<unknown>>()
  let [asked, replies] = [0, 0]
  const post = (message: FromTask) => port.postMessage(message)
  // Tasks compute without a pause: the turn after this one begins when there is nothing left to compute.
  const reportRest = () => setImmediate(() => open.size > 0 && post({ kind: 'resting', replies }))
  port.on('message', (reply: Reply) => {
    replies += 1
    const request = open.get(reply.id)
    open.delete(reply.id)
    if ('value' in reply) request?.resolve(reply.value)
    else request?.reject(new Error('a function of the caller failed'))
    reportRest()
  })
  const ask = async (name: string, input: unknown): Promise<unknown> => {
    const [id, request] = [asked, Promise.withResolvers<unknown>()]
    asked += 1
    open.set(id, request)
    post({ kind: 'asked', id, name, input })
    reportRest()
    return request.promise
  }
  post({ kind: 'started' })
  return Object.fromEntries(names.map((name) => [name, async (input: unknown) => ask(name, input)]))
}

/**
 * The caller's side: runs what is asked for. The deadline begins with the task, and is paused while the task's thread
 * rests. Returns a promise that only ever rejects: as the first function that fails.
 */
export function serveTask(port: MessagePort, functions: CallerFunctions, deadline: Deadline): Promise<never> {
  const failure = Promise.withResolvers<never>()
  let replies = 0
  const reply = (message: Reply) => {
    replies += 1
    deadline.run()
    port.postMessage(message)
  }
  const serve = async ({ id, name, input }: Request) => {
    try {
      reply({ id, value: await functions[name]!(input as never) })
    } catch (error) {
      failure.reject(error)
      reply({ id, hasFailed: true })
    }
  }
  port.on('message', (message: FromTask) => {
    if (message.kind === 'started') deadline.run()
    else if (message.kind === 'asked') void serve(message)
    // A reply that is on its way ends the rest.
    else if (message.replies === replies) deadline.pause()
  })
  return failure.promise
}
