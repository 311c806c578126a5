// What listens in a worker's place: it says that it is ready, and then responds with nonsense, or ten seconds late.
import { once } from 'node:events'
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'

export interface Address {
  host: string
  port: number
}

const lateMs = 10_000

/** `behind`: the worker whose responses come late; null: nonsense. Resolves with what ends it. */
export async function standInForWorker(at: Address, behind: Address | null): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.url === '/readyz' || request.url === '/healthz') return void response.end('{}')
    if (behind) return void passOnLate(request, response, behind)
    request.resume()
    response.writeHead(200, { 'content-type': 'application/pdf' }).end('<html>{"outcome": ')
  })
  server.listen(at.port, at.host)
  await once(server, 'listening')
  return async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
}

async function passOnLate(request: IncomingMessage, response: ServerResponse, { host, port }: Address): Promise<void> {
  const { method, url, headers } = request
  await setTimeout(lateMs)
  const passed = forward({ host, port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  passed.on('error', () => response.destroy())
  response.on('close', () => passed.destroy())
  request.pipe(passed)
}
