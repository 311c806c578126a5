// The role of operators, as bin/operator gives it: no call of the API does.
import { sql } from 'drizzle-orm'
import type { TestApp, TestUser } from './start-test-app.ts'

export async function makeOperator({ database: { db } }: TestApp, { id }: Pick<TestUser, 'id'>): Promise<void> {
  await db.execute(sql`insert into operators (user_id, granted_at) values (${id}, now())`)
}

/** Something for operators to look at; returns its id. */
export async function raiseAlarm({ database: { db } }: TestApp, subject = 'pay_unknown'): Promise<string> {
  const id = crypto.randomUUID()
  await db.execute(
    sql`insert into alarms (id, at, kind, subject) values (${id}, '2026-03-01T12:00:00Z', 'unknown_order', ${subject})`,
  )
  return id
}
