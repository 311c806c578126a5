// A Redis of one's own for tests: on a free port of this machine, with nothing on the disk, gone afterwards.
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { untilUp } from './private-server.ts'

export interface PrivateRedis {
  url: string
  port: number
  /** It keeps its connections and responds to nothing, until `resume`. */
  pause(): void
  resume(): void
  /** At once, as when its machine is gone. */
  stop(): Promise<void>
}

/** `port`: of one that was stopped before; a free one where it is omitted. */
export async function startPrivateRedis({ port: wanted }: { port?: number } = {}): Promise<PrivateRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'galley-redis-'))
  const port = wanted ?? (await freePort())
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  const server = spawn('redis-server', settings, { cwd: folder, stdio: 'ignore' })
  const stop = await untilUp({ name: 'Redis', server, folder, isUp: () => isUp(port) })
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    pause: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    stop,
  }
}

const isUp = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('error', () => end(false))
    socket.once('data', (said) => end(said.toString().startsWith('+PONG')))
    socket.once('connect', () => socket.write('PING\r\n'))
  })
