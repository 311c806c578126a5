// A stand-in for a hosted Supabase project: the paths of its accounts and of user_profiles on a port, with keys of its
// own that can be changed, a clock of its own, and outages of every kind. Behind it are the embedded accounts of
// another installation, which speak the same protocol (auth-protocol.test.ts).
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { InjectOptions } from 'fastify'
import type { OpenDatabase } from '../../db/open-database.ts'
import { startTestApp, type TestApp } from '../start-test-app.ts'
import { rotatingTokens, type RotatingTokens } from './rotating-tokens.ts'

export const standInKey = 'sb_publishable_stand_in'

/** `refusing`: nothing listens. `failing`: 503. `silent`: no response, ever. */
export type Outage = 'none' | 'refusing' | 'failing' | 'silent'

export interface StandIn {
  url: string
  inner: TestApp
  keys: RotatingTokens
  outage(kind: Outage): Promise<void>
  /** Responds so to the next requests of this path, until it is called again with null. */
  respond(path: string, response: { status: number; body: object; headers?: Record<string, string> } | null): void
  /** How many requests of this path have come. */
  count(path: string): number
  close(): Promise<void>
}

interface Options {
  startAt?: string
  secret?: string
  database?: OpenDatabase
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'access-control-allow-headers':
    'authorization, apikey, content-type, x-client-info, x-supabase-api-version, accept-profile, content-profile, prefer',
  'access-control-expose-headers': 'x-supabase-api-version, x-sb-error-code',
}
/** In these responses an error's `code` is a text. */
const versioned = { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' }
const jwksPath = '/auth/v1/.well-known/jwks.json'
const settingsPath = '/auth/v1/settings'

export async function startStandIn({ startAt, secret, database }: Options = {}): Promise<StandIn> {
  let kind: Outage = 'none'
  const counts = new Map<string, number>()
  const canned = new Map<string, { status: number; body: object; headers?: Record<string, string> }>()
  const server = createServer((request, response) => void handle(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`

  let keys: RotatingTokens | undefined
  const inner = await startTestApp({
    ...(startAt !== undefined && { startAt }),
    ...(database && { database }),
    async ownTokens(clock) {
      keys = await rotatingTokens({ issuer: `${url}/auth/v1`, clock, secret })
      return keys.tokens
    },
  })
  if (!keys) throw new Error('the app asked for no tokens')
  const ownKeys = keys

  const send = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { ...cors, 'content-type': 'application/json' }).end(JSON.stringify(body))

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (request.method !== 'OPTIONS') counts.set(path, (counts.get(path) ?? 0) + 1)
    if (kind === 'silent') return
    if (kind === 'failing') return void send(response, 503, { message: 'The service is down' })
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end()
    const prepared = canned.get(path)
    if (prepared) {
      response.writeHead(prepared.status, { ...cors, ...versioned, ...prepared.headers })
      return void response.end(JSON.stringify(prepared.body))
    }
    if (path === jwksPath) return void send(response, 200, { keys: ownKeys.publicKeys() })
    if (request.headers['apikey'] !== standInKey) return void send(response, 401, { message: 'Invalid API key' })
    if (path === settingsPath) return void send(response, 200, await settingsOf(inner))
    await forward(inner, request, response)
  }

  return {
    url,
    inner,
    keys: ownKeys,
    async outage(next) {
      if (kind === 'refusing' && next !== 'refusing') {
        server.listen(port, '127.0.0.1')
        await once(server, 'listening')
      }
      if (next === 'refusing' && kind !== 'refusing') {
        server.closeAllConnections()
        server.close()
        await once(server, 'close')
      }
      // What was opened while it was silent would wait for ever.
      if (kind === 'silent') server.closeAllConnections()
      kind = next
    },
    respond: (path, response) => void (response ? canned.set(path, response) : canned.delete(path)),
    count: (path) => counts.get(path) ?? 0,
    async close() {
      server.closeAllConnections()
      if (server.listening) {
        server.close()
        await wait(0)
      }
      await inner.close()
    },
  }
}

/** A hosted service has none of the settings that only the embedded accounts add. */
async function settingsOf({ app }: TestApp): Promise<object> {
  const settings = (await app.inject({ url: settingsPath })).json<Record<string, unknown>>()
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !name.startsWith('galley_')))
}

async function forward({ app }: TestApp, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { host, connection, 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = request.headers
  void host
  void connection
  const result = await app.inject({
    method: request.method as 'GET',
    url: request.url ?? '/',
    headers: headers as Record<string, string>,
    ...(chunks.length > 0 && { payload: Buffer.concat(chunks) }),
  } satisfies InjectOptions)
  const passed = ['content-type', 'x-supabase-api-version', 'x-sb-error-code', 'retry-after', 'location']
  const kept = passed.flatMap((name) => {
    const value = result.headers[name]
    return value === undefined ? [] : [[name, String(value)] as const]
  })
  response.writeHead(result.statusCode, { ...cors, ...Object.fromEntries(kept) }).end(result.rawPayload)
}
