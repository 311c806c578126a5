// What the database holds about a user, table by table: what an export shows, and what a deletion removes or keeps.
// personal-data.test.ts fails for a table, or a column with a user in it, that is not listed here.
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from './open-database.ts'

interface PersonalTable {
  name: string
  /** The column with the user's id, or the table that this one belongs to: (column, other table, its column). */
  of: string | readonly [column: string, owner: string, ownerColumn: string]
  /** `keep`: accounting. What it says of the person is cleared: the new values of these columns. */
  onDeletion: 'remove' | { keep: Record<string, string | null> }
  /** Columns that an export leaves out; `all`: the table has nothing that means something to a person. */
  hidden: readonly string[] | 'all'
}

/** In the order in which a deletion takes them: what refers to another table before that one. */
const personalTables: readonly PersonalTable[] = [
  // Their contents are files of the export.
  { name: 'resume_file_contents', of: 'user_id', onDeletion: 'remove', hidden: 'all' },
  { name: 'resume_files', of: 'user_id', onDeletion: 'remove', hidden: ['hash'] },
  { name: 'resume_thumbnails', of: 'user_id', onDeletion: 'remove', hidden: 'all' },
  { name: 'document_asks', of: 'user_id', onDeletion: 'remove', hidden: 'all' },
  { name: 'resume_documents', of: 'user_id', onDeletion: 'remove', hidden: [] },
  { name: 'resume_versions', of: 'user_id', onDeletion: 'remove', hidden: ['latex_content', 'packed', 'base_id'] },
  { name: 'resume_version_bases', of: 'user_id', onDeletion: 'remove', hidden: 'all' },
  { name: 'resumes', of: 'user_id', onDeletion: 'remove', hidden: ['origin_base'] },
  { name: 'ai_fact_changes', of: 'user_id', onDeletion: 'remove', hidden: [] },
  { name: 'ai_messages', of: 'user_id', onDeletion: 'remove', hidden: [] },
  { name: 'ai_asks', of: 'user_id', onDeletion: 'remove', hidden: 'all' },
  { name: 'ai_sessions', of: 'user_id', onDeletion: 'remove', hidden: 'all' },
  { name: 'ai_free_calls', of: 'user_id', onDeletion: 'remove', hidden: [] },
  { name: 'subscription_leases', of: 'user_id', onDeletion: 'remove', hidden: 'all' },
  { name: 'security_events', of: 'user_id', onDeletion: 'remove', hidden: ['account', 'place'] },
  { name: 'passkey_challenges', of: 'user_id', onDeletion: 'remove', hidden: 'all' },
  { name: 'passkeys', of: 'user_id', onDeletion: 'remove', hidden: ['public_key', 'credential'] },
  { name: 'recovery_codes', of: 'user_id', onDeletion: 'remove', hidden: ['code_hash'] },
  { name: 'mfa_challenges', of: ['factor_id', 'mfa_factors', 'id'], onDeletion: 'remove', hidden: 'all' },
  { name: 'mfa_factors', of: 'user_id', onDeletion: 'remove', hidden: ['secret', 'last_step'] },
  { name: 'sign_in_places', of: 'user_id', onDeletion: 'remove', hidden: 'all' },
  { name: 'mailed_tokens', of: 'user_id', onDeletion: 'remove', hidden: 'all' },
  { name: 'refresh_tokens', of: ['session_id', 'sessions', 'id'], onDeletion: 'remove', hidden: 'all' },
  { name: 'sessions', of: 'user_id', onDeletion: 'remove', hidden: [] },
  { name: 'operators', of: 'user_id', onDeletion: 'remove', hidden: [] },
  { name: 'bans', of: 'user_id', onDeletion: 'remove', hidden: [] },
  { name: 'seen_people', of: 'user_id', onDeletion: 'remove', hidden: [] },
  { name: 'user_profiles', of: 'user_id', onDeletion: 'remove', hidden: [] },
  { name: 'users', of: 'id', onDeletion: 'remove', hidden: ['password_hash'] },
  { name: 'credit_accounts', of: 'user_id', onDeletion: { keep: {} }, hidden: [] },
  { name: 'credit_entries', of: 'user_id', onDeletion: { keep: {} }, hidden: [] },
  { name: 'credit_holds', of: 'user_id', onDeletion: { keep: {} }, hidden: 'all' },
  { name: 'credit_debts', of: 'user_id', onDeletion: { keep: {} }, hidden: [] },
  // A log that can't be changed: of operators, too, only their ids are in it.
  {
    name: 'operator_acts',
    of: 'target_id',
    onDeletion: { keep: {} },
    hidden: ['actor_id', 'idempotency_key', 'position'],
  },
  {
    name: 'payment_refunds',
    of: ['payment_id', 'payments', 'id'],
    onDeletion: { keep: {} },
    hidden: [],
  },
  { name: 'payments', of: ['purchase_id', 'purchases', 'id'], onDeletion: { keep: {} }, hidden: [] },
  { name: 'payment_orders', of: ['purchase_id', 'purchases', 'id'], onDeletion: { keep: {} }, hidden: [] },
  { name: 'purchases', of: 'user_id', onDeletion: { keep: { email: null, idempotency_key: null } }, hidden: [] },
  { name: 'subscriptions', of: 'user_id', onDeletion: { keep: { email: '' } }, hidden: [] },
]

/** Tables that say nothing about a user. */
export const impersonalTables = [
  'alarms',
  'analytics_events',
  'feature_switches',
  'gateway_plans',
  'job_leases',
  'payment_events',
  'server_keys',
]

export const namesOfPersonalTables = personalTables.map(({ name }) => name)

/** Those in which a deletion leaves removed or overwritten rows. */
export const tablesToPurge = personalTables
  .filter(({ onDeletion }) => onDeletion === 'remove' || Object.keys(onDeletion.keep).length > 0)
  .map(({ name }) => name)

const tableNamed = (name: string): PersonalTable | undefined => personalTables.find((table) => table.name === name)

function belongsTo(table: PersonalTable, userId: string): SQL {
  if (typeof table.of === 'string') return sql`${sql.identifier(table.of)} = ${userId}`
  const [column, owner, ownerColumn] = table.of
  const owning = tableNamed(owner)
  if (!owning) throw new Error(`${owner}: not a table of personal data`)
  const ids = sql`select ${sql.identifier(ownerColumn)} from ${sql.identifier(owner)} where ${belongsTo(owning, userId)}`
  return sql`${sql.identifier(column)} in (${ids})`
}

/**
 * Removes all of it within the caller's transaction, but for the accounting: in that, only a random id is left of the
 * user. Returns how many rows are gone.
 */
export async function removePersonalData(tx: Database, userId: string): Promise<number> {
  let removed = 0
  for (const table of personalTables) {
    const [name, isTheirs] = [sql.identifier(table.name), belongsTo(table, userId)]
    if (table.onDeletion === 'remove') {
      const gone = await tx.execute(sql`delete from ${name} where ${isTheirs}`)
      removed += affected(gone)
      continue
    }
    const cleared = Object.entries(table.onDeletion.keep).map(
      ([column, value]) => sql`${sql.identifier(column)} = ${value}`,
    )
    if (cleared.length > 0) await tx.execute(sql`update ${name} set ${sql.join(cleared, sql`, `)} where ${isTheirs}`)
  }
  return removed
}

const affected = (result: unknown): number => {
  const { rowCount, affectedRows } = result as { rowCount?: number | null; affectedRows?: number }
  return rowCount ?? affectedRows ?? 0
}

/** Each table with what it says of the user, a row an object, as JSON has it; tables without a row are left out. */
export async function* personalData(db: Database, userId: string): AsyncGenerator<{ name: string; rows: object[] }> {
  for (const table of personalTables) {
    if (table.hidden === 'all') continue
    const hidden = sql`array[${sql.join(
      table.hidden.map((column) => sql`${column}`),
      sql`, `,
    )}]::text[]`
    const shown = table.hidden.length === 0 ? sql`to_jsonb(t)` : sql`to_jsonb(t) - ${hidden}`
    const found = (await db.execute(
      sql`select ${shown} as row from ${sql.identifier(table.name)} t where ${belongsTo(table, userId)}`,
    )) as unknown as { rows: { row: object }[] }
    if (found.rows.length > 0) yield { name: table.name, rows: found.rows.map(({ row }) => row) }
  }
}
