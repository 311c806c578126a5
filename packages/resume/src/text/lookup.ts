/**
 * A table for keys that come from outside: it has the keys of `rows` and no others. A plain object also has
 * `constructor`, `toString` and `__proto__`, so that a word of a document or a request would find something that is no
 * row.
 */
export const lookup = <Value>(rows: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.freeze(Object.assign(Object.create(null) as Record<string, Value>, rows))
