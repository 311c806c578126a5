// Statements as spans: their SQL, in which values are `$1`, `$2`. A literal that a statement may have is left out.
import type { StatementWatch } from '../../db/watch-statements.ts'
import type { Tracing } from './tracing.port.ts'

const maxSqlChars = 2_000
const operations = /^\s*(?:--[^\n]*\n\s*)*(select|insert|update|delete|with|begin|commit|rollback|savepoint|set)\b/i
const firstTable = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_][a-z0-9_]{0,62})"?/i

/** In one pass, so that a quote inside a name or another literal begins none: names, which stay, then literals. */
const namesAndLiterals = new RegExp(
  [
    /(?<name>"(?:[^"]|"")*(?:"|$))/,
    /\$(?<tag>[a-z_]\w*)?\$[\s\S]*?(?:\$\k<tag>\$|$)/,
    /\be'(?:[^'\\]|''|\\[\s\S])*(?:'|$)/,
    /'(?:[^']|'')*(?:'|$)/,
    /(?<![\w$.])\d+(?:\.\d+)?\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
)

/** Strings of every kind, and numbers that stand alone. */
export const withoutLiterals = (sql: string): string =>
  sql.replaceAll(namesAndLiterals, (found) => (found.startsWith('"') ? found : '?'))

function describe(sql: string) {
  const operation = operations.exec(sql)?.[1]?.toLowerCase() ?? 'statement'
  const table = firstTable.exec(sql)?.[1] ?? null
  return {
    name: table === null ? operation : `${operation} ${table}`,
    facts: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table !== null && { 'db.collection.name': table }),
      'db.query.text': withoutLiterals(sql.slice(0, maxSqlChars)),
    },
  }
}

const waitForConnection = { name: 'wait for a connection', facts: { 'db.system.name': 'postgresql' } }

export const traceStatements =
  (tracing: Tracing): StatementWatch =>
  (sql) => {
    // Most statements of a process that samples are no part of a trace.
    const span = tracing.begin('statement')
    if (span === null) return () => {}
    const { name, facts } = sql === null ? waitForConnection : describe(sql)
    span.rename(name)
    span.set(facts)
    return (failure) => span.end(failure)
  }
