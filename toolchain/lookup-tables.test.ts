// Tables whose keys are any text are asked for keys from outside: `constructor` and `__proto__` must be no rows of
// them.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const sources = execFileSync('git', ['ls-files', 'packages/*.ts', 'apps/*.ts', 'apps/*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
/** A constant of a module that maps any text to something, written as a plain object. */
const plainTable = /^(?:export )?const (\w+): (?:Readonly<)?(?:Partial<)?Record<string,.*>+ = \{/

it('no table with any text as its key is a plain object: lookup() or a Map is', () => {
  const plain = sources.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line) => plainTable.exec(line)?.[1] ?? [])
      .map((name) => `${path}: ${name}`),
  )
  expect(plain).toEqual([])
})
