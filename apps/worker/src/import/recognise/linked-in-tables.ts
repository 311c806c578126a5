// LinkedIn's data export as tables. Some of its files begin with notes before the row of headings.
import { linkedInTables, type LinkedInExport, type Row } from '@galley/import/formats/linked-in/data-export'
import { parse } from 'csv-parse/sync'
import { decodeText } from './decode-text.ts'

const tableNames = new Map<string, string>(linkedInTables.map((name) => [name.toLowerCase(), name]))
/** Of which each table has one. */
const headings = new Set([
  'First Name',
  'Company Name',
  'School Name',
  'Name',
  'Title',
  'Email Address',
  'Number',
  'Role',
])
const maxRows = 1_000

/** The table that a file of the zip is, whatever folder it lies in; undefined for all others. */
export const tableOf = (path: string): string | undefined => tableNames.get(path.split('/').at(-1)?.toLowerCase() ?? '')

/** Tables that identify the export: a zip with one of them is one. */
const identifying = new Set(['Profile.csv', 'Positions.csv', 'Education.csv', 'Skills.csv'])
export const isLinkedInExport = (paths: readonly string[]): boolean =>
  paths.some((path) => identifying.has(tableOf(path) ?? ''))

/** Throws where a table is malformed. */
export function linkedInTablesIn(files: ReadonlyMap<string, Uint8Array>): LinkedInExport {
  const tables = new Map<string, readonly Row[]>()
  for (const [path, bytes] of files) {
    const name = tableOf(path)
    const text = decodeText(bytes)
    if (name !== undefined && text !== null && !tables.has(name)) tables.set(name, rowsOf(text))
  }
  return tables
}

function rowsOf(text: string): Row[] {
  const rows: string[][] = parse(text, { relax_column_count: true, relax_quotes: true, skip_empty_lines: true })
  const at = rows.findIndex((row) => row.some((cell) => headings.has(cell.trim())))
  const [names = [], ...values] = at < 0 ? [] : rows.slice(at)
  return values.slice(0, maxRows).map((row) => new Map(names.map((name, index) => [name.trim(), row[index] ?? ''])))
}
