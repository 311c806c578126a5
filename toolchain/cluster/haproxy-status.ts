// What HAProxy itself says of the processes behind it: the cluster adds a socket for it to the deployed configuration.
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'

export const statusSocket = (folder: string): string => join(folder, 'haproxy.sock')

/** Returns the path of a configuration that is read after the deployed one. */
export function statusConfig(folder: string): string {
  const path = join(folder, 'haproxy-status.cfg')
  writeFileSync(path, `global\n    stats socket ${statusSocket(folder)} level user\n`)
  return path
}

const maxMs = 60_000
const running = '2'

/** Rejects with the states of all of them where one is not used within a minute. */
export async function untilBalanced(socketPath: string): Promise<void> {
  for (const until = performance.now() + maxMs; ; await setTimeout(100)) {
    const states = await statesOf(socketPath)
    if (states.length > 0 && states.every(([, state]) => state === running)) return
    if (performance.now() > until) throw new Error(`HAProxy leaves one out: ${JSON.stringify(states)}`)
  }
}

/** Of each server its name and its state, as `show servers state` numbers them. */
async function statesOf(socketPath: string): Promise<[name: string, state: string][]> {
  const socket = connect(socketPath)
  socket.end('show servers state\n')
  const lines = (await text(socket)).split('\n')
  const columns =
    lines
      .find((line) => line.startsWith('# '))
      ?.slice(2)
      .split(' ') ?? []
  const [name, state] = [columns.indexOf('srv_name'), columns.indexOf('srv_op_state')]
  return lines
    .filter((line) => /^\d+ /.test(line))
    .map((line) => line.split(' '))
    .map((cells) => [cells[name] ?? '', cells[state] ?? ''])
}
