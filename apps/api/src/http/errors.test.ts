// A database that is gone for a moment is a temporary failure: the response is 503 with Retry-After.
import { sql } from 'drizzle-orm'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPostgres } from '../db/open-database.ts'
import { registerErrors } from './errors.ts'

let app: FastifyInstance
let thrown: unknown
beforeEach(() => {
  app = Fastify()
  registerErrors(app)
  app.get('/', () => {
    throw thrown
  })
})
afterEach(() => app.close())
const answered = async () => {
  const response = await app.inject('/')
  return [response.statusCode, response.json<{ code: string }>().code, response.headers['retry-after']]
}

it('a server that nothing listens at', async () => {
  const database = await openPostgres('postgres://nobody@127.0.0.1:9/none', { isOnlyRead: true })
  thrown = await database.db.execute(sql`select 1`).then(
    () => null,
    (error: unknown) => error,
  )
  expect(await answered()).toEqual([503, 'unavailable', '5'])
  await database.close()
})

it('the same in a transaction, whose connection cannot be opened', async () => {
  const database = await openPostgres('postgres://nobody@127.0.0.1:9/none', { isOnlyRead: true })
  thrown = await database.db
    .transaction(async () => {})
    .then(
      () => null,
      (error: unknown) => error,
    )
  expect(await answered()).toEqual([503, 'unavailable', '5'])
  await database.close()
})

it.each([
  ['is stopped', { code: '57P01', message: 'terminating connection due to administrator command' }],
  ['starts', { code: '57P03', message: 'the database system is starting up' }],
  ['has too many clients', { code: '53300', message: 'sorry, too many clients already' }],
  ['is lost to PgBouncer', { code: '08P01', message: 'server login has been failing, try again later' }],
  ['breaks the connection', { message: 'Connection terminated unexpectedly' }],
  ['lets no connection in', { message: 'timeout exceeded when trying to connect' }],
  ['keeps silent', { message: 'Query read timeout' }],
  ['resets the connection', { code: 'ECONNRESET', message: 'read ECONNRESET' }],
])('one that %s', async (_what, said) => {
  thrown = new DrizzleQueryError('select 1', [], Object.assign(new Error(said.message), said))
  expect(await answered()).toEqual([503, 'unavailable', '5'])
})

it.each([
  ['a full disk', new DrizzleQueryError('insert', [], Object.assign(new Error('full'), { code: '53100' })), 507],
  [
    'a query that is wrong',
    new DrizzleQueryError('selct', [], Object.assign(new Error('syntax'), { code: '42601' })),
    500,
  ],
  ['another server that is gone', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }), 500],
])('%s is something else', async (_what, error, status) => {
  thrown = error
  expect((await answered())[0]).toBe(status)
})
