import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { dataModelOf, dataModelPage, schema } from './data-model.ts'

describe('the sketch of the data model', () => {
  it('is what the script writes: run npm run docs:data-model', () => {
    expect(readFileSync(join(import.meta.dirname, '../docs/data-model.md'), 'utf8')).toBe(dataModelPage())
  })
  it('draws foreign keys with solid lines, and references without one dashed', () => {
    const page = dataModelOf(schema)
    expect(page).toContain('users ||--o{ sessions : "user_id"')
    expect(page).toContain('resumes ||..o{ resume_versions : "resume_id"')
    expect(page).toContain('credit_holds |o..o{ ai_asks : "hold_id"')
  })
  it('lists columns with type, key and null', () => {
    const page = dataModelOf(schema)
    expect(page).toContain('    uuid id PK\n')
    expect(page).toContain('    timestamptz deleted_at "null"\n')
    expect(page).toContain('    text gateway_id UK\n')
  })
  it('lists what the database enforces', () => {
    expect(dataModelOf(schema)).toContain(
      '- `purchases_one_open`: one per (`user_id`, `pack_id`) where "state" = \'open\' and "subscription_id" is null',
    )
  })
  it('refuses a table that belongs to no group, and a uuid that refers to no known table', () => {
    const strays = pgTable('strays', { id: text('id').primaryKey() })
    expect(() => dataModelOf({ ...schema, strays })).toThrow('strays: in no group')
    const aiStrays = pgTable('ai_strays', { id: text('id').primaryKey(), thingId: uuid('thing_id') })
    expect(() => dataModelOf({ ...schema, aiStrays })).toThrow('ai_strays.thing_id: refers to no known table')
  })
})
