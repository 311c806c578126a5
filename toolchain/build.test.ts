// A build step runs again when anything changes that it bundles: else a mend would not reach those who have built
// before.
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { steps } from './build.ts'

const root = join(import.meta.dirname, '..')

/** The file that a package exports by a name, relative to the project's root. */
function exported(name: string, subpath: string): string {
  const folder = `packages/${name}`
  const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { node?: string; default: string }>
  }
  const target = exports[`./${subpath}`]
  const path = typeof target === 'object' ? (target.node ?? target.default) : target
  return join(folder, path ?? `src/${subpath}.ts`)
}

/** Every file of the project that is imported from here on, relative to its root. */
function imported(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen
  seen.add(entry)
  const text = readFileSync(join(root, entry), 'utf8')
  for (const [, from = ''] of text.matchAll(/^(?:import|export)\s(?!type\s)[^'"]*?['"]([^'"]+)['"]/gm)) {
    const own = /^@galley\/([\w-]+)\/(.+)$/.exec(from)
    if (own) imported(exported(own[1] ?? '', own[2] ?? ''), seen)
    else if (from.startsWith('.') && from.endsWith('.ts'))
      imported(relative(root, join(root, dirname(entry), from)), seen)
  }
  return seen
}

it.each([
  ['pdf-reader', 'apps/worker/src/import/reader/reader-main.ts'],
  ['api', 'apps/api/src/main.ts'],
  ['worker', 'apps/worker/src/main.ts'],
  ['web', 'apps/web/src/api/client.ts'],
])('%s', (name, entry) => {
  const inputs = steps.find((step) => step.name === name)?.inputs ?? []
  const files = [...imported(entry)]
  expect(files.length).toBeGreaterThan(2)
  expect(files.filter((file) => !inputs.some((input) => file === input || file.startsWith(`${input}/`)))).toEqual([])
})
