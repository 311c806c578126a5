// Run after `npm install` changed package-lock.json: `npm run lockfile`.
// Where a registry lacks the builds of a package for other systems, npm leaves them out of the lockfile, and `npm ci` then
// refuses the whole of it. Here they are put back with their version and the system that their name says: npm fetches them
// on that system, and skips them on every other.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Entry {
  version?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32']

/** The system, processor and C library in a name such as "@oxlint/binding-linux-arm64-musl"; null where it names none. */
export function platformOf(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> | null {
  const words = name.split(/[-/]/)
  const os = systems.find((system) => words.includes(system))
  const cpu = processors.find((processor) => words.includes(processor))
  if (!os || !cpu) return null
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : null
  return { os: [os], cpu: [cpu], ...(os === 'linux' && libc && { libc: [libc] }) }
}

/** Adds what is missing to the packages of a lockfile, and answers their names. */
export function completeLock(packages: Record<string, Entry>): string[] {
  const added: string[] = []
  for (const entry of Object.values({ ...packages })) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const path = `node_modules/${name}`
      const platform = platformOf(name)
      if (packages[path] || !platform || !/^\d/.test(version)) continue
      packages[path] = { version, ...platform, optional: true }
      added.push(name)
    }
  }
  return added
}

if (import.meta.main) {
  const path = join(import.meta.dirname, '../package-lock.json')
  const lock = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, Entry> }
  const added = completeLock(lock.packages)
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
  process.stdout.write(`${added.length} builds for other systems added\n`)
}
