// The SQL that docs/hosted-accounts.md has the operator run in a hosted project does what it says. The project's own
// parts that it builds on (auth.users and mfa_factors, auth.uid and jwt, the roles) are stood in for.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'

const page = readFileSync(join(import.meta.dirname, '../../../../../../docs/hosted-accounts.md'), 'utf8')
const sql = /```sql\n([\s\S]*?)```/.exec(page)?.[1] ?? ''
const [ann, ben] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b']

const project = `
  create role anon; create role authenticated;
  create schema auth;
  grant usage on schema auth, public to anon, authenticated;
  create table auth.users (id uuid primary key, email text, raw_user_meta_data jsonb);
  create type auth.factor_status as enum ('unverified', 'verified');
  create table auth.mfa_factors (
    id uuid primary key default gen_random_uuid(),
    user_id uuid references auth.users on delete cascade,
    status auth.factor_status not null
  );
  create function auth.jwt() returns jsonb language sql stable as $$ select nullif(current_setting('test.jwt', true), '')::jsonb $$;
  create function auth.uid() returns uuid language sql stable as $$ select nullif(current_setting('test.uid', true), '')::uuid $$;
  alter default privileges in schema public grant all on tables to anon, authenticated;
  alter default privileges in schema public grant execute on functions to anon, authenticated;`

let database: PGlite
beforeAll(async () => {
  database = await PGlite.create('memory://')
  await database.exec(project)
  await database.exec(sql)
  await database.query(
    `insert into auth.users values ($1, 'ann@example.org', '{"full_name":" Ann Example "}'), ($2, 'ben@example.org', null)`,
    [ann, ben],
  )
})
afterAll(() => database.close())

/** As PostgREST does for the bearer of a token. */
async function as(user: string | null, query: string, aal = 'aal1'): Promise<Record<string, unknown>[]> {
  const jwt = JSON.stringify({ sub: user, aal })
  const role = user === null ? 'anon' : 'authenticated'
  await database.exec(`set role ${role}; set test.uid = '${user ?? ''}'; set test.jwt = '${jwt}'`)
  try {
    return (await database.query<Record<string, unknown>>(query)).rows
  } finally {
    await database.exec('reset role; reset test.uid; reset test.jwt')
  }
}
const names = async () =>
  (await database.query<{ full_name: string }>('select full_name from user_profiles order by user_id')).rows.map(
    (row) => row.full_name,
  )

it('gives each new user a row with a name', async () => expect(await names()).toEqual(['Ann Example', 'ben']))

it.each([null, '{}', '{"full_name":""}', '{"full_name":42}', `{"full_name":"${'x'.repeat(500)}"}`])(
  'lets in a user with the metadata %s',
  async (metadata) => {
    const id = crypto.randomUUID()
    await database.query('insert into auth.users values ($1, $2, $3)', [id, '@', metadata])
    expect(await as(id, 'select full_name from user_profiles')).toHaveLength(1)
    await database.query('delete from auth.users where id = $1', [id])
  },
)

it('shows users their own row, and visitors none', async () => {
  expect(await as(ann, 'select user_id, full_name, created_at, updated_at from user_profiles')).toMatchObject([
    { user_id: ann },
  ])
  await expect(as(null, 'select * from user_profiles')).rejects.toThrow('permission denied')
})

it('lets users name their own row alone', async () => {
  expect(await as(ann, `update user_profiles set full_name = 'Ann Other' returning user_id`)).toEqual([
    { user_id: ann },
  ])
  expect(await names()).toEqual(['Ann Other', 'ben'])
  const [row] = await as(ann, 'select updated_at >= created_at as "isTouched" from user_profiles')
  expect(row).toEqual({ isTouched: true })
  for (const query of [
    `update user_profiles set user_id = '${ben}'`,
    `update user_profiles set created_at = now()`,
    `insert into user_profiles (user_id, full_name) values ('${crypto.randomUUID()}', 'x')`,
    'delete from user_profiles',
    'select public.create_user_profile()',
  ])
    await expect(as(ann, query)).rejects.toThrow(/permission denied/)
  await expect(as(ann, `update user_profiles set full_name = ' '`)).rejects.toThrow('check constraint')
})

it('removes the account of its caller, and of no other', async () => {
  await expect(as(null, 'select public.delete_own_account()')).rejects.toThrow('permission denied')
  await as(ben, 'select public.delete_own_account()')
  expect(await names()).toEqual(['Ann Other'])
})

it('removes an account with a second factor only for a token that has shown it', async () => {
  const eve = crypto.randomUUID()
  await database.query(`insert into auth.users values ($1, 'eve@example.org', null)`, [eve])
  const remove = (aal?: string) => as(eve, 'select public.delete_own_account()', aal)
  const factor = (status: string) =>
    database.query('insert into auth.mfa_factors (user_id, status) values ($1, $2)', [eve, status])
  await factor('verified')
  await expect(remove()).rejects.toThrow('second step')
  expect(await names()).toContain('eve')
  await remove('aal2')
  expect(await names()).not.toContain('eve')
  await database.query(`insert into auth.users values ($1, 'eve@example.org', null)`, [eve])
  await factor('unverified')
  await remove()
  expect(await names()).not.toContain('eve')
})
