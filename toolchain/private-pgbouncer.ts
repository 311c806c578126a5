// A PgBouncer of one's own for tests, in transaction mode in front of a Postgres: every database of it, by its name.
import { spawn } from 'node:child_process'
import { chownSync, mkdtempSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { identity } from './private-postgres.ts'
import { untilUp } from './private-server.ts'

export interface PrivatePgBouncer {
  url: string
  stop(): Promise<void>
}

/** `postgresUrl`: as `startPrivatePostgres` returns it. */
export async function startPrivatePgBouncer(postgresUrl: string): Promise<PrivatePgBouncer> {
  const { hostname, port: postgresPort, username } = new URL(postgresUrl)
  const folder = mkdtempSync(join(tmpdir(), 'galley-pgbouncer-'))
  const as = identity()
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${postgresPort} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
max_client_conn = 2000
server_idle_timeout = 2
server_login_retry = 1
logfile = ${join(folder, 'log')}
`,
  )
  if (as.uid !== undefined && as.gid !== undefined) for (const path of [folder, file]) chownSync(path, as.uid, as.gid)
  const server = spawn('pgbouncer', ['-q', file], { ...as, cwd: folder, stdio: 'ignore' })
  const stop = await untilUp({ name: 'PgBouncer', server, folder, isUp: () => listens(port) })
  return { url: Object.assign(new URL(postgresUrl), { hostname: '127.0.0.1', port: String(port) }).href, stop }
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
