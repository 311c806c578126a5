// A Postgres by its own programs: pg_dump sees the database as it was at one moment, whatever happens meanwhile.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { makeCopy, type FoundCopy } from '../../apps/api/src/db/copies/copy-format.ts'
import { forceToDisk } from '../../apps/api/src/db/copies/durable-files.ts'
import { migrationsFolder, readMigrations } from '../../apps/api/src/db/migrate.ts'
import { openPostgres } from '../../apps/api/src/db/open-database.ts'
import { withPatientClient } from '../../apps/api/src/db/postgres-pool.ts'
import type { Copying } from './embedded.ts'

/** Where Galley's tables are. */
const schemas = ['public', 'drizzle']
/** Which process does which job now: of no meaning later, and after a restore all jobs are due. */
const withoutRows = ['public.job_leases']

const debian = '/usr/lib/postgresql'

/** On PATH, or where Debian has the newest. Throws a sentence where it is missing. */
function program(name: string): string {
  const onPath = (process.env['PATH'] ?? '').split(':').map((folder) => join(folder, name))
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const found = [...onPath, ...versions.map((version) => join(debian, version, 'bin', name))].find(existsSync)
  if (found !== undefined) return found
  throw new Error(
    `The program ${name} is missing. Install the client programs of Postgres (on Debian and Ubuntu: apt-get install postgresql-client; on macOS: brew install libpq).`,
  )
}

/** No password stands among the arguments of a process, where other users of the machine could read it. */
function connection(url: string): { args: string[]; env: NodeJS.ProcessEnv } {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return {
    args: [`--dbname=${address.href}`, '--no-password'],
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  }
}

export async function copyPostgres(url: string, { to, createdAt, copyKeys }: Copying): Promise<FoundCopy> {
  const dump = program('pg_dump')
  const database = await openPostgres(url, { isOnlyRead: true })
  const { lastMs: migratedTo } = await readMigrations(database.db).finally(() => database.close())
  if (migratedTo === 0) throw new Error('There are no tables of Galley in the database of DATABASE_URL.')
  return makeCopy(to, { kind: 'postgres', why: 'asked_for', createdAt }, async (file) => {
    const { args, env } = connection(url)
    const what = [
      ...schemas.map((name) => `--schema=${name}`),
      ...withoutRows.map((name) => `--exclude-table-data=${name}`),
    ]
    const how = ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`]
    await endOf(spawn(dump, [...how, ...what, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] }), 'pg_dump')
    await forceToDisk(file)
    return { migratedTo, keys: await copyKeys() }
  })
}

/** All or nothing: in one transaction the tables that are there go, and those of the copy come. */
export async function restorePostgres(
  copy: FoundCopy,
  url: string,
  { overwrites }: { overwrites: boolean },
): Promise<void> {
  const [restore, psql] = [program('pg_restore'), program('psql')]
  const list = await contentsOf(restore, copy.database)
  await refuseInUse(url)
  const present = await tablesIn(url)
  if (present.length > 0 && !overwrites)
    throw new Error(
      'There are tables in the database of DATABASE_URL already. Nothing was changed. With --overwrite they are dropped, and those of the copy take their place.',
    )
  const own = new Set([...ownTables(), ...list.map(tableOf)])
  const others = present.filter((name) => !own.has(name))
  if (others.length > 0)
    throw new Error(
      `There are tables of another program in the database of DATABASE_URL (${others.join(', ')}). Nothing was changed. Restore into a database of Galley's own.`,
    )
  await replaceTables({ restore, psql, url }, { list, file: copy.database, present })
}

interface Programs {
  restore: string
  psql: string
  url: string
}

async function replaceTables({ restore, psql, url }: Programs, what: Replacing): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'galley-restore-'))
  try {
    const list = join(folder, 'list')
    await writeFile(list, what.list.join('\n'))
    const { args, env } = connection(url)
    const target = spawn(psql, ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', ...args], {
      env,
      stdio: ['pipe', 'ignore', 'pipe'],
    })
    const done = endOf(target, 'psql')
    const how = ['--no-owner', '--no-privileges', `--use-list=${list}`, '--file=-', what.file]
    const source = spawn(restore, how, { stdio: ['ignore', 'pipe', 'pipe'] })
    // psql that has failed reads no more: it says why.
    target.stdin.on('error', () => {})
    target.stdin.write('begin;\ncreate schema if not exists drizzle;\n')
    for (const table of what.present) target.stdin.write(`drop table ${table} cascade;\n`)
    for (const name of ownFunctions()) target.stdin.write(`drop function if exists public.${name} cascade;\n`)
    source.stdout.pipe(target.stdin, { end: false })
    const read = endOf(source, 'pg_restore').then(
      // Written out, and not left to psql: its input ends, too, where this process or pg_restore dies in the middle.
      () => target.stdin.end('commit;\n'),
      (error: unknown) => {
        target.stdin.end()
        throw error
      },
    )
    await Promise.all([read, done])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Replacing {
  /** The lines of the copy's table of contents. */
  list: string[]
  file: string
  /** Tables that go. */
  present: string[]
}

/** Of the copy, but for the schemas themselves, which are there. */
async function contentsOf(restore: string, file: string): Promise<string[]> {
  const child = spawn(restore, ['--list', file], { stdio: ['ignore', 'pipe', 'pipe'] })
  let list = ''
  child.stdout.on('data', (chunk: Buffer) => (list += chunk.toString()))
  await endOf(child, 'pg_restore')
  return list.split('\n').filter((line) => !/^\d+; \d+ \d+ (?:SCHEMA|COMMENT) - /.test(line))
}
const tableOf = (line: string) => / TABLE (\S+) (\S+) /.exec(line)?.slice(1).join('.') ?? ''

/** What the migrations make besides tables: an older copy has less, and its migrations make them anew. */
const ownFunctions = (): string[] =>
  readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .flatMap((name) =>
      Array.from(readFileSync(join(migrationsFolder, name), 'utf8').matchAll(/^CREATE FUNCTION ("\w+")/gm)),
    )
    .map(([, name = '']) => name)

/** Of this program's last migration: more than the copy has, where that is older. */
function ownTables(): string[] {
  const meta = join(migrationsFolder, 'meta')
  const newest = readdirSync(meta)
    .filter((name) => name.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1)
  const { tables } = JSON.parse(readFileSync(join(meta, newest ?? ''), 'utf8')) as { tables: Record<string, unknown> }
  return [...Object.keys(tables), 'drizzle.__drizzle_migrations']
}

const tablesIn = (url: string): Promise<string[]> =>
  withPatientClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = any($1)`,
      [schemas],
    )
    return rows.map(({ name }) => name)
  })

/** A connection that was closed, this program's own among them, is listed until its process has ended. */
const maxLingerMs = 5_000
const pollMs = 100

async function refuseInUse(url: string): Promise<void> {
  const others = await withPatientClient(url, async (client) => {
    const count = async () => {
      const { rows } = await client.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
      )
      return rows[0]?.n ?? 0
    }
    let left = await count()
    for (let waitedMs = 0; left > 0 && waitedMs < maxLingerMs; waitedMs += pollMs) {
      await setTimeout(pollMs)
      left = await count()
    }
    return left
  })
  if (others > 0)
    throw new Error(
      `The database of DATABASE_URL is in use (${others} other connections). Stop every Galley that uses it, and a pooler in front of it. Nothing was changed.`,
    )
}

/** Rejects with what it said where it did not succeed. */
async function endOf(child: ChildProcess, name: string): Promise<void> {
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${name} failed: ${said.trim() || `it ended with ${code}`}`)
}
