// A migration that has run somewhere never changes: data that it was applied to could not be opened any more.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, it } from 'vitest'
import { migrationsFolder } from './migrate.ts'

/** SHA-256 of each file. A new migration gets a line; a line that is here never changes. */
const applied = {
  '0000_first.sql': '50ab86a004598dc5a3c7284e3437e99de3fad42673bd69f0d3b9001236635aeb',
  '0001_assistant.sql': '3a7332fa85c1f6288e49b5276792a100c223e6e403330d8acc6a75ce8ebc7913',
  '0002_billing.sql': '2536d6bf5f5f63d55d54d48c1eb072abdfae39d1c2b746d63e48488a20a29708',
  '0003_plans.sql': 'cb62412e9758153ee5d9f6754350057d10cb9f13039fe8b9216c09ce9b954baf',
  '0004_money.sql': 'aee0cad565b91573ef7818636a45d05ea9cccc4bf42e57928148cd657e6f8b60',
  '0005_one_chat.sql': '512d82104f7218a98ae7916324510232cfc408fef5ac170f81e8ad4111d482fa',
  '0006_answers_claim.sql': '3ec42ef4b573cf6c03b51ac5fd3afe98bc9101b0159172bd9a5ceff17cd102a2',
  '0007_history.sql': '65b4b3a3cd23d3a55c2ad307f37411e57086d6dcf7ab1d45c065c7ca3ef5b25f',
  '0008_dashboard.sql': 'b1d758cd6efbd8f85061b07dcc21c4c5cc8bab6fd93563aa25b9c3b67d7c3d53',
  '0009_thumbnails.sql': '1859d5f45018066ff09c082bfafc6eaaac1d74c8ef55bf221f6c99143b231e28',
  '0010_variants.sql': 'c735333da111b1d6984b860d8a29f839bfac2791cbca72b2ed01fa9660d68abf',
  '0011_free_calls.sql': '2a3801ab1651a15b2ec7bf161f646bdea54d873405a014c6b6eac336800c931a',
  '0012_selected.sql': 'e9b00e142eacd683ef684a1d60a95f0d7162d2cddf28a652781ec9a937c5af9e',
  '0013_facts.sql': '8f390c7746b8554a109103f8bbdddf37624b629b2e02e952eee5fb0d25ebe75e',
  '0014_documents.sql': 'b2975aee79374ec0deeb54168ca5887603e11a4aa03e21d880fbb1c7c21c8e8b',
  '0015_sign_in_places.sql': 'f1ce91ccca66e397c9fd7ed69399bcec0b61ca1a3ccc2eec0faa4f413d5c3636',
  '0016_account_changes.sql': 'ccb0462e408fc7ebdc41ec1846258fea75982ada0df4be6a7cb64ec3c3d6873d',
  '0017_accounts_whole.sql': '8e77c6ad5de6edf7e9f20db6d75ceec2e232377a1af772601ca396d2280d9d1d',
  '0018_job_leases.sql': '4a46de352ae1895a35e8e41e9a6a13bb4c71881c441103387b2e93df31022642',
  '0019_operators.sql': '90d015338bf42c220a21a34bcf783d217323563d7b1b6dd274a5740535332745',
  '0020_stop_elsewhere.sql': 'ee473a1b69952c7789127d6fc1c0e90804a77b87814f061671a60eff6fb055dc',
  '0021_signs_of_life.sql': '035542e7ffab9fcd2f459080c69d9445703fc4ef91ac08b5d89d19477efab74c',
  '0022_resume_files.sql': 'a3b28465f4bfd33d8f3207d51a157015f261d80a0994eab78cde7fc637cf3d41',
}

it('every migration is as it was when it first ran, and none is missing', () => {
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'))
  const hashes = files.map((name) => [
    name,
    createHash('sha256')
      .update(readFileSync(join(migrationsFolder, name)))
      .digest('hex'),
  ])
  expect(Object.fromEntries(hashes)).toEqual(applied)
})

/** Of the rule below; these ran before it was one. */
const beforeTheRule = Object.keys(applied).filter((name) => name < '0019')
const contraction =
  /\b(?:drop\s+(?:table|column)|rename\s+(?:to|column)|set\s+not\s+null|set\s+data\s+type)\b|\badd\s+column\b(?![^;]*\bdefault\b)[^;]*\bnot\s+null\b/i
const reason = /^-- contracts: .{20,}$/m
/** What takes something from the version before, without saying why that version does not need it. */
const breaks = (statements: string) => contraction.test(statements) && !reason.test(statements)

it('expand, then contract: the version before goes on with the tables, or the migration says why it can', () => {
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql') && !beforeTheRule.includes(name))
  expect(files.filter((name) => breaks(readFileSync(join(migrationsFolder, name), 'utf8')))).toEqual([])
})

it.each([
  ['ALTER TABLE "resumes" DROP COLUMN "title";', true],
  ['DROP TABLE "resumes";', true],
  ['ALTER TABLE "resumes" RENAME COLUMN "title" TO "name";', true],
  ['ALTER TABLE "resumes" ALTER COLUMN "title" SET NOT NULL;', true],
  ['ALTER TABLE "resumes" ALTER COLUMN "version" SET DATA TYPE bigint;', true],
  ['ALTER TABLE "resumes" ADD COLUMN "name" text NOT NULL;', true],
  ['ALTER TABLE "resumes" ADD COLUMN "read_at" timestamp (3) with time zone NOT NULL;', true],
  ['ALTER TABLE "resumes" ADD COLUMN "name" text NOT NULL DEFAULT \'\';', false],
  ['ALTER TABLE "resumes" ADD COLUMN "name" text DEFAULT \'\' NOT NULL;', false],
  ['ALTER TABLE "resumes" ADD COLUMN "name" text;', false],
  ['CREATE TABLE "more" ("id" uuid NOT NULL);', false],
  ['-- contracts: no version since 0020 reads or writes the column\nALTER TABLE "resumes" DROP COLUMN "title";', false],
])('the rule: %s', (statements, isBreach) => expect(breaks(statements)).toBe(isBreach))

it('the journal names them in their order', () => {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[]
  }
  expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual(Object.keys(applied))
  const times = journal.entries.map(({ when }) => when)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})

it('a stored “<claim>: <answer>” becomes the answer to that claim, and nothing else changes', async () => {
  const db = new PGlite()
  const files = Object.keys(applied)
  const run = async (name: string) => db.exec(readFileSync(join(migrationsFolder, name), 'utf8'))
  for (const name of files.filter((one) => one < '0006')) await run(name)
  const [me, other, resume] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  const store = async (userId: string, role: string, content: string, claims: string[] = []) =>
    db.query(
      `INSERT INTO ai_messages (id, user_id, resume_id, ask_id, role, content, attachments, claims, decision, is_charged, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, '[]', $7, 'pending', false, now())`,
      [crypto.randomUUID(), userId, resume, crypto.randomUUID(), role, content, claims.map((text) => ({ text }))],
    )
  await store(me, 'user', 'Kafka: before it was asked')
  await store(me, 'assistant', 'Kafka: a question', ['Kafka', 'Led: a team', 'Led', '30%'])
  await store(me, 'user', 'Kafka: yes, at Northwind: in 2021')
  await store(me, 'user', 'Led: a team: five people')
  await store(me, 'user', 'Note: shorten it')
  await store(other, 'user', 'Kafka: yes')
  await run('0006_answers_claim.sql')
  const { rows } = await db.query('SELECT answers_claim, content FROM ai_messages ORDER BY position', [], {
    rowMode: 'array',
  })
  await db.close()
  expect(rows).toEqual([
    [null, 'Kafka: before it was asked'],
    [null, 'Kafka: a question'],
    ['Kafka', 'yes, at Northwind: in 2021'],
    ['Led: a team', 'five people'],
    [null, 'Note: shorten it'],
    [null, 'Kafka: yes'],
  ])
})

it('versions and resumes of earlier releases count as the user’s, dated by what is known of them', async () => {
  const db = new PGlite()
  const run = async (name: string) => db.exec(readFileSync(join(migrationsFolder, name), 'utf8'))
  for (const name of Object.keys(applied).filter((one) => one < '0007')) await run(name)
  const [user, resume, at] = [crypto.randomUUID(), crypto.randomUUID(), '2026-01-02T03:04:05.000Z']
  await db.query(
    `INSERT INTO resumes (id, user_id, title, template_name, resume_data, latex_content, version, created_at, updated_at)
     VALUES ($1, $2, 'Mine', 'classic', '{}', 'x', 1, now(), $3)`,
    [resume, user, at],
  )
  await db.query(
    `INSERT INTO resume_versions (id, user_id, resume_id, reason, latex_content, created_at)
     VALUES ($1, $2, $3, 'before_proposal', 'as it was', $4)`,
    [crypto.randomUUID(), user, resume, at],
  )
  await run('0007_history.sql')
  const { rows } = await db.query(
    `SELECT latex_author, latex_at, author, written_at, v.latex_content, packed FROM resumes JOIN resume_versions v ON resume_id = resumes.id`,
    [],
    { rowMode: 'array' },
  )
  await db.close()
  expect(rows).toEqual([['you', new Date(at), 'you', new Date(at), 'as it was', null]])
})
