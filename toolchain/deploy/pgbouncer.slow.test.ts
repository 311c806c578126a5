// deploy/image/pgbouncer.sh, as the container of deploy/compose.yaml runs it: in front of a Postgres, for its password.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../free-port.ts'
import { identity, startPrivatePostgres, type PrivatePostgres } from '../private-postgres.ts'

const password = 'a "quoted" pass word'
let postgres: PrivatePostgres
let bouncer: ChildProcess
let folder = ''
let port = ''
beforeAll(async () => {
  postgres = await startPrivatePostgres()
  folder = mkdtempSync(join(tmpdir(), 'galley-pgbouncer-'))
  port = String(await freePort())
  const as = identity()
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid)
  const url = new URL(postgres.url)
  bouncer = spawn('sh', [join(import.meta.dirname, '../../deploy/image/pgbouncer.sh')], {
    ...as,
    cwd: folder,
    stdio: 'ignore',
    env: {
      PATH: `${process.env['PATH']}:/usr/sbin`,
      POSTGRES_HOST: url.hostname,
      POSTGRES_PORT: url.port,
      POSTGRES_USER: url.username,
      POSTGRES_DB: url.pathname.slice(1),
      POSTGRES_PASSWORD: password,
      PGBOUNCER_FOLDER: folder,
      PGBOUNCER_LISTEN: '127.0.0.1',
      PGBOUNCER_PORT: port,
    },
  })
})
afterAll(async () => {
  bouncer.kill('SIGKILL')
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

function ask(statement: string, given: string) {
  const { username, pathname } = new URL(postgres.url)
  const args = ['-h', '127.0.0.1', '-p', port, '-U', username, '-d', pathname.slice(1), '-Atc', statement]
  return spawnSync('psql', args, { env: { PATH: process.env['PATH'], PGPASSWORD: given }, encoding: 'utf8' })
}

it('starts', async () => {
  await expect.poll(() => ask('select 1', password).stdout, { timeout: 10_000 }).toBe('1\n')
})
it('lets in clients with the password, and no others', () => {
  const refused = ask('select 1', 'another')
  expect([refused.stdout, refused.stderr]).toEqual(['', expect.stringContaining('authentication failed')])
})
it('ends statements that hang, which Galley cannot ask for through a pooler', () =>
  expect(ask('show statement_timeout', password).stdout).toBe('5s\n'))
it('gives no other user of the machine its files', () => {
  for (const name of ['users.txt', 'pgbouncer.ini']) expect(statSync(join(folder, name)).mode & 0o077).toBe(0)
})
