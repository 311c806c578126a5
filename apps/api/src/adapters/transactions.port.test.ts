import { describe, expect, it } from 'vitest'
import type { Database } from '../db/open-database.ts'
import { transactionsOf } from './transactions.port.ts'

/** Fails with each of the errors in turn, then runs the work. */
function databaseThatFails(errors: readonly Error[]) {
  const left = [...errors]
  const transaction = async (work: (tx: Database) => Promise<unknown>) => {
    const error = left.shift()
    if (error) throw error
    return work(undefined as unknown as Database)
  }
  return { db: { transaction } as unknown as Database, left }
}

const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' })
const noConnection = new Error('timeout exceeded when trying to connect')
const wrapped = new Error('Failed query: begin', { cause: noConnection })
const constraint = Object.assign(new Error('duplicate key'), { code: '23505' })

describe('a transaction', () => {
  it.each([
    ['ended by a deadlock', [deadlock, deadlock, deadlock]],
    ['for which no connection was free in time', [noConnection, wrapped]],
  ])('%s is retried', async (_title, errors) => {
    const { db } = databaseThatFails(errors)
    expect(await transactionsOf(db).run(async () => 'written')).toBe('written')
  })

  it('is tried four times at most', async () => {
    const { db, left } = databaseThatFails(Array.from({ length: 6 }, () => noConnection))
    await expect(transactionsOf(db).run(async () => 'written')).rejects.toThrow(noConnection)
    expect(left.length).toBe(2)
  })

  it('that broke a constraint is not retried', async () => {
    const { db, left } = databaseThatFails([constraint, constraint])
    await expect(transactionsOf(db).run(async () => 'written')).rejects.toThrow(constraint)
    expect(left.length).toBe(1)
  })
})
