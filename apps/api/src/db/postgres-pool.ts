// Connections to Postgres, or to a pooler such as PgBouncer in front of it, in transaction mode: nothing here or in a
// repository depends on which connection a statement gets.
import pg from 'pg'

const timeouts = { connectionTimeoutMillis: 5_000, query_timeout: 5_000 }
const maxStatementMs = 5_000
const maxConnections = 10

type Connected = Parameters<pg.Pool['connect']>[0]

/** Says of a connection that could not be opened that it is the database's: the error of a socket does not. */
class DatabasePool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(then: Connected): void
  override connect(then?: Connected): Promise<pg.PoolClient> | void {
    if (then) return super.connect(then)
    return super.connect().catch((cause: unknown) => {
      throw new Error('no connection to the database', { cause })
    })
  }
}

export interface OpenedPool {
  pool: pg.Pool
  /** Whether the database itself ends a statement that takes too long; otherwise only the wait for it ends. */
  endsStatements: boolean
}

export async function openPool(connectionString: string): Promise<OpenedPool> {
  const { isTaken, isDefault } = await tryStatementTimeout(connectionString)
  const pool = new DatabasePool({
    connectionString,
    max: maxConnections,
    // An API that has nothing to do still shows among the connections: nothing is restored beneath it.
    min: 1,
    ...timeouts,
    ...(isTaken && { statement_timeout: maxStatementMs }),
  })
  // A connection that breaks is replaced. Without listeners it would end the process: the pool's while it is idle, its
  // own while a transaction has it and no query is under way.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return { pool, endsStatements: isTaken || isDefault }
}

/** One connection without a limit of time, which is closed after `work`. */
export async function withPatientClient<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: timeouts.connectionTimeoutMillis })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * PgBouncer refuses connections that bring the setting. `isDefault`: its own configuration sets one. A database that
 * cannot be reached says nothing: the first query reports that.
 */
async function tryStatementTimeout(connectionString: string): Promise<{ isTaken: boolean; isDefault: boolean }> {
  const client = new pg.Client({ connectionString, ...timeouts, statement_timeout: maxStatementMs })
  client.on('error', () => {})
  try {
    await client.connect()
    return { isTaken: true, isDefault: false }
  } catch (error) {
    if (!/unsupported startup parameter/.test((error as Error).message)) return { isTaken: true, isDefault: false }
    return { isTaken: false, isDefault: await withPatientClient(connectionString, hasStatementTimeout) }
  } finally {
    await client.end().catch(() => {})
  }
}

async function hasStatementTimeout(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ statement_timeout: string }>('show statement_timeout')
  return rows[0] !== undefined && rows[0].statement_timeout !== '0'
}
