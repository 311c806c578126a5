// Requests to the product, each from the address of a person of its own, and how long they took.
import { Agent, request as httpRequest } from 'node:http'

export interface BenchResponse {
  status: number
  body: Buffer
  ms: number
}

export interface BenchRequest {
  method?: 'GET' | 'POST' | 'PUT'
  path: string
  body?: unknown
  token?: string
  /** A number for each person: the last two bytes of the address. */
  from?: number
  /** Another place than the client's: a socket, another port. */
  at?: object
  /** On a connection of its own, as a new client's first request is. */
  isFresh?: boolean
}

export interface BenchClient {
  ask(request: BenchRequest): Promise<BenchResponse>
  close(): void
}

export function openClient(url: string): BenchClient {
  const agent = new Agent({ keepAlive: true })
  const { hostname, port } = new URL(url)
  function ask(asked: BenchRequest): Promise<BenchResponse> {
    const { path, body, token, from = 0, at, isFresh = false } = asked
    const { method = body === undefined ? 'GET' : 'POST' } = asked
    const startedMs = performance.now()
    const text = body === undefined ? '' : JSON.stringify(body)
    return new Promise((resolve, reject) => {
      const request = httpRequest({
        ...(at ?? { hostname, port }),
        path,
        method,
        agent: isFresh ? false : agent,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          'x-forwarded-for': `10.1.${from >> 8}.${from & 255}`,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
      })
      request.once('error', (error: NodeJS.ErrnoException) => {
        // A connection that has been idle may be closed by the server just as it is used again.
        if (error.code === 'ECONNRESET' && request.reusedSocket) resolve(ask(asked))
        else reject(error)
      })
      request.once('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks),
            ms: performance.now() - startedMs,
          }),
        )
      })
      request.end(text)
    })
  }
  return { ask, close: () => agent.destroy() }
}
