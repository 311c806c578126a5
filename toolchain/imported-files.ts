// Which of the project's files a file imports, at any remove.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Paths relative to the project's root, `entry` among them. Types that are imported as such do not count. */
export function importedFiles(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen
  seen.add(entry)
  const text = readFileSync(join(root, entry), 'utf8')
  for (const [, from = ''] of text.matchAll(/^(?:import|export)\s(?!type\s)[^'"]*?['"]([^'"]+)['"]/gm)) {
    const own = /^@galley\/([\w-]+)\/(.+)$/.exec(from)
    if (own) importedFiles(exported(own[1] ?? '', own[2] ?? ''), seen)
    else if (from.startsWith('.') && from.endsWith('.ts'))
      importedFiles(relative(root, join(root, dirname(entry), from)), seen)
  }
  return seen
}

/** The file that a package exports by a name. */
function exported(name: string, subpath: string): string {
  const folder = existsSync(join(root, 'packages', name)) ? `packages/${name}` : `apps/${name}`
  const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { node?: string; default: string }>
  }
  const target = exports[`./${subpath}`]
  const path = typeof target === 'object' ? (target.node ?? target.default) : target
  return join(folder, path ?? `src/${subpath}.ts`)
}
