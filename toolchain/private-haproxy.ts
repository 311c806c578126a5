// HAProxy as it is deployed (deploy/haproxy.cfg), for tests: in front of processes on loopback, on a free port.
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { respondsWell, untilUp } from './private-server.ts'

export interface PrivateHaproxy {
  url: string
  stop(): Promise<void>
}

/** `apis`: the two that it balances, as host:port. There are no workers behind it. */
export async function startPrivateHaproxy(apis: readonly [string, string]): Promise<PrivateHaproxy> {
  const bind = `127.0.0.1:${await freePort()}`
  // No worker listens there: its checks find that out.
  const nothing = '127.0.0.1:9'
  const server = spawn('haproxy', ['-db', '-q', '-f', join(import.meta.dirname, '../deploy/haproxy.cfg')], {
    env: {
      PATH: process.env['PATH'],
      GALLEY_BIND: bind,
      WORKERS_BIND: `127.0.0.1:${await freePort()}`,
      API_1: apis[0],
      API_2: apis[1],
      WORKER_1: nothing,
      WORKER_2: nothing,
      WORKER_3: nothing,
    },
    stdio: 'ignore',
  })
  const folder = mkdtempSync(join(tmpdir(), 'galley-haproxy-'))
  const url = `http://${bind}`
  const stop = await untilUp({ name: 'HAProxy', server, folder, isUp: () => respondsWell(`${url}/healthz`) })
  return { url, stop }
}
