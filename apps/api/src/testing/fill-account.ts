import { limits } from '@galley/contract/limits'
import { sql } from 'drizzle-orm'
import type { TestApp } from './start-test-app.ts'

/** Far from its quota an account is summed once a minute. */
const afterMs = 61_000

/** The account has versions of as many bytes as its quota has, as they are seen a minute later. */
export async function fillAccount(
  { database, clock }: Pick<TestApp, 'database' | 'clock'>,
  { userId, resumeId }: { userId: string; resumeId: string },
): Promise<void> {
  await database.db.execute(
    sql`insert into resume_versions (id, user_id, resume_id, reason, author, latex_content, written_at, created_at)
      select gen_random_uuid(), ${userId}::uuid, ${resumeId}::uuid, 'before_proposal', 'you', repeat('v', 524288), now(), now()
      from generate_series(1, ${Math.ceil(limits.accountBytes / 524_288)}::int)`,
  )
  clock.forward(afterMs)
}
