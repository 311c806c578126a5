// Writes docs/data-model.md from the Drizzle schema: `npm run docs:data-model`. data-model.test.ts fails when the page
// is out of date.
import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { is, type SQL } from 'drizzle-orm'
import { getTableConfig, PgDialect, PgTable, type PgColumn } from 'drizzle-orm/pg-core'

const root = join(import.meta.dirname, '..')
const files = globSync('apps/api/src/features/**/*.tables.ts', { cwd: root }).sort()
const modules = await Promise.all(files.map((path) => import(join(root, path)) as Promise<Record<string, unknown>>))
/** All tables, by their names in the code. */
export const schema: Record<string, unknown> = Object.assign({}, ...modules)

const groups: readonly [title: string, tables: RegExp][] = [
  [
    'Accounts',
    /^(users|sessions|refresh_tokens|user_profiles|sign_in_places|mailed_tokens|mfa_.+|recovery_codes|passkeys|passkey_.+|server_keys|security_events|bans|seen_people)$/,
  ],
  ['Resumes', /^(resume|document_)/],
  ['Assistant', /^ai_/],
  ['Credits', /^credit_/],
  ['Payments', /^(payment|purchases|subscription|gateway_)/],
  ['Events', /^analytics_/],
  ['Operating', /^(operators|operator_acts|feature_switches|alarms)$/],
  ['Processes', /^job_/],
]
/** Columns that refer to another table without a foreign key. Drawn dashed. */
const references = new Map([
  ['resume_id', 'resumes'],
  ['document_id', 'resume_documents'],
  ['ask_id', 'ai_asks'],
  ['hold_id', 'credit_holds'],
  ['purchase_id', 'purchases'],
  ['order_id', 'payment_orders'],
  ['payment_id', 'payments'],
  ['origin_id', 'resumes'],
])
/**
 * Not drawn: the account (hosted authentication keeps users elsewhere), also as actor and target of an act, the
 * previous token, the holder of a lease.
 */
const notDrawn = ['user_id', 'actor_id', 'target_id', 'parent_id', 'holder_id']

type Config = ReturnType<typeof getTableConfig>
interface Reference {
  from: string
  to: string
  column: string
  isForeignKey: boolean
  isRequired: boolean
}

const dialect = new PgDialect()
const shortTypes = new Map([['timestamp (3) with time zone', 'timestamptz']])
const columnNames = (columns: readonly unknown[]) => columns.map((column) => (column as PgColumn).name)
const byName = (one: Config, other: Config) => (one.name < other.name ? -1 : 1)

function referencesOf(config: Config): Reference[] {
  const keys = config.foreignKeys.map((key) => key.reference())
  const foreign = keys.map(({ columns, foreignTable }) => ({
    from: config.name,
    to: getTableConfig(foreignTable).name,
    column: columnNames(columns).join(', '),
    isForeignKey: true,
    isRequired: columns.every(({ notNull }) => notNull),
  }))
  const plain = config.columns.flatMap(({ name, columnType, notNull }) => {
    if (foreign.some(({ column }) => column === name) || notDrawn.includes(name)) return []
    const to = references.get(name)
    if (to !== undefined) return [{ from: config.name, to, column: name, isForeignKey: false, isRequired: notNull }]
    if (columnType === 'PgUUID' && name.endsWith('_id'))
      throw new Error(`${config.name}.${name}: refers to no known table`)
    return []
  })
  return [...foreign, ...plain]
}

const line = ({ from, to, column, isForeignKey, isRequired }: Reference) =>
  `  ${to} ${isRequired ? '||' : '|o'}${isForeignKey ? '--' : '..'}o{ ${from} : "${column}"`

/** The diagram of one group: its tables with their columns, and the references among them. */
function diagram(configs: readonly Config[]): string[] {
  const tables = configs.flatMap((config) => {
    const foreign = referencesOf(config).filter(({ isForeignKey }) => isForeignKey)
    const inPrimaryKey = config.primaryKeys.flatMap(({ columns }) => columnNames(columns))
    const rows = config.columns.map((column) => {
      const marks = [
        column.primary || inPrimaryKey.includes(column.name) ? 'PK' : '',
        foreign.some(({ column: name }) => name === column.name) ? 'FK' : '',
        column.isUnique ? 'UK' : '',
      ].filter(Boolean)
      const type = column.getSQLType()
      const parts = [shortTypes.get(type) ?? type, column.name, marks.join(', '), column.notNull ? '' : '"null"']
      return `    ${parts.filter(Boolean).join(' ')}`
    })
    return [`  ${config.name} {`, ...rows, '  }']
  })
  const names = configs.map(({ name }) => name)
  const inside = configs.flatMap(referencesOf).filter(({ to }) => names.includes(to))
  return ['```mermaid', 'erDiagram', ...inside.map(line), ...tables, '```', '']
}

const sqlOf = (sql: SQL) => dialect.sqlToQuery(sql).sql.replace(/"\w+"\.("\w+")/g, '$1')

/** Unique indexes of several columns, or of some rows only, and checks. */
function rules(config: Config): string[] {
  const unique = config.indexes.flatMap(({ config: { name, unique: isUnique, columns, where } }) =>
    isUnique
      ? [
          `- \`${name}\`: one per (${columnNames(columns)
            .map((column) => `\`${column}\``)
            .join(', ')})${where ? ` where ${sqlOf(where)}` : ''}`,
        ]
      : [],
  )
  return [...unique, ...config.checks.map(({ name, value }) => `- \`${name}\`: ${sqlOf(value)}`)]
}

/** The page, as Markdown. Throws where a table has no group or a reference no target. */
export function dataModelOf(exports: Record<string, unknown>): string {
  const configs = Object.values(exports)
    .filter((value) => is(value, PgTable))
    .map((table) => getTableConfig(table))
    .sort(byName)
  const homeless = configs.find(({ name }) => !groups.some(([, tables]) => tables.test(name)))
  if (homeless) throw new Error(`${homeless.name}: in no group`)
  const sections = groups.flatMap(([title, pattern]) => {
    const tables = configs.filter(({ name }) => pattern.test(name))
    const enforced = tables.flatMap(rules)
    return [
      `## ${title}`,
      '',
      ...diagram(tables),
      ...(enforced.length > 0 ? ['The database enforces:', '', ...enforced, ''] : []),
    ]
  })
  return [
    '# Data model',
    '',
    '<!-- Written by `npm run docs:data-model` from the Drizzle schema. Do not edit. -->',
    '',
    'A solid line is a foreign key. A dashed line is a reference that the code keeps, without a foreign key.',
    '`user_id` is the account in every table. Only `sessions` has a foreign key to `users`: with hosted authentication, users live elsewhere.',
    'Each feature of the API has its tables in `<feature>.tables.ts`; the comments there explain the columns.',
    '',
    '## Overview',
    '',
    '```mermaid',
    'erDiagram',
    ...configs.flatMap(referencesOf).map(line),
    '```',
    '',
    ...sections,
  ]
    .join('\n')
    .replace(/\n+$/, '\n')
}

export const dataModelPage = (): string => dataModelOf(schema)

if (import.meta.main) writeFileSync(join(root, 'docs/data-model.md'), dataModelPage())
