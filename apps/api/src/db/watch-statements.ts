// Who watches statements sees each when it begins and when it ends, with the wait for a connection before it.
import type { PGlite, Transaction } from '@electric-sql/pglite'
import type pg from 'pg'

/**
 * Called when a statement begins, with its SQL, never with its values; null: a transaction that asks for a connection.
 * What it returns is called at the end, with the code of what went wrong.
 */
export type StatementWatch = (sql: string | null) => (failure: string | null) => void

export const unwatched: StatementWatch = () => () => {}

/** How busy the connections are. */
export interface DatabaseLoad {
  max: number
  used: number
  /** Statements and transactions that wait for one. */
  waiting: number
}

type Ask = (...given: unknown[]) => unknown

const sqlOf = (given: unknown): string => {
  const text = typeof given === 'string' ? given : (given as { text?: unknown } | null)?.text
  return typeof text === 'string' ? text : ''
}

const codeOf = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return [code, name].find((one) => typeof one === 'string') ?? 'unknown'
}

/** A promise ends with the statement. Callbacks are the pool's own: what called it is watched. */
function watched(watch: StatementWatch, ask: Ask, toSql: (given: unknown) => string | null): Ask {
  return (...given) => {
    if (given.some((one) => typeof one === 'function')) return ask(...given)
    const end = watch(toSql(given[0]))
    const asked = ask(...given)
    if (!(asked instanceof Promise)) end(null)
    else
      void asked.then(
        () => end(null),
        (error: unknown) => end(codeOf(error)),
      )
    return asked
  }
}

export function watchPool(pool: pg.Pool, watch: StatementWatch): void {
  const { query, connect } = { query: pool.query.bind(pool) as Ask, connect: pool.connect.bind(pool) as Ask }
  pool.query = watched(watch, query, sqlOf) as typeof pool.query
  pool.connect = watched(watch, connect, () => null) as typeof pool.connect
  // For transactions, which have a connection of their own.
  pool.on('connect', (client) => {
    client.query = watched(watch, client.query.bind(client) as Ask, sqlOf) as typeof client.query
  })
}

export const loadOf = (pool: pg.Pool): DatabaseLoad => ({
  max: pool.options.max,
  used: pool.totalCount - pool.idleCount,
  waiting: pool.waitingCount,
})

/** Its one connection serves one statement or transaction at a time. Returns how busy it is. */
export function watchEmbedded(client: PGlite, watch: StatementWatch): () => DatabaseLoad {
  let open = 0
  const counted =
    (ask: Ask): Ask =>
    (...given) => {
      open += 1
      return (ask(...given) as Promise<unknown>).finally(() => (open -= 1))
    }
  const transaction = client.transaction.bind(client) as Ask
  client.query = watched(watch, counted(client.query.bind(client) as Ask), sqlOf) as typeof client.query
  client.transaction = counted((work) => {
    const end = watch(null)
    return transaction((tx: Transaction) => {
      end(null)
      tx.query = watched(watch, tx.query.bind(tx) as Ask, sqlOf) as typeof tx.query
      return (work as (tx: Transaction) => unknown)(tx)
    })
  }) as typeof client.transaction
  return () => ({ max: 1, used: Math.min(open, 1), waiting: Math.max(0, open - 1) })
}
