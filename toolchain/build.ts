// Builds what changed since the last build: the class's fonts and characters, the server's programs, the web app, the
// templates' previews.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const stamps = join(root, '.cache/builds')

interface Step {
  name: string
  says: string
  /** Files and folders that the result depends on. */
  inputs: string[]
  /** What must exist for the step to count as done. */
  output: string
  command: string[]
  /** Environment variables that the result depends on. */
  settings?: string[]
  isAlways?: boolean
  /** It needs nothing of the system's packages: TeX, a compiler. */
  isPlain?: boolean
}

const contract = 'packages/contract/src'
export const steps: readonly Step[] = [
  {
    name: 'tex',
    says: 'Building the fonts of the resume class …',
    inputs: ['tex'],
    output: 'tex/dist',
    command: ['tex/build.ts'],
  },
  {
    name: 'tex-tree',
    says: 'Sorting TeX’s files …',
    inputs: ['tex/lean-tree.ts'],
    output: '.cache/tex-tree',
    command: ['tex/lean-tree.ts'],
    /** TeX's files change with the system's packages; the step itself sees whether they did. */
    isAlways: true,
  },
  {
    name: 'lua-fonts',
    says: 'Listing the fonts for LuaTeX …',
    inputs: ['tex/lua-fonts.ts', 'tex/class'],
    output: 'tex/lua-fonts.ts',
    command: ['tex/lua-fonts.ts'],
    /** The same; where LuaLaTeX is not installed, nothing comes of it. */
    isAlways: true,
  },
  {
    name: 'native',
    says: 'Building the fence …',
    inputs: ['apps/worker/native'],
    output: 'apps/worker/native/dist',
    command: ['apps/worker/native/build.ts'],
  },
  {
    name: 'pdf-reader',
    says: 'Building the reader of PDFs …',
    inputs: [
      'apps/worker/src/import',
      'packages/import/src',
      'packages/resume/src',
      contract,
      'toolchain/build-reader.ts',
      'package-lock.json',
    ],
    output: '.cache/pdf-reader/main.mjs',
    command: ['toolchain/build-reader.ts'],
    isPlain: true,
  },
  {
    name: 'database',
    says: 'Creating the empty database …',
    inputs: ['apps/api/src/db', 'toolchain/build-database.ts', 'package-lock.json'],
    output: '.cache/empty-database',
    command: ['toolchain/build-database.ts'],
    isPlain: true,
  },
  ...['api', 'worker'].map((name) => ({
    name,
    says: `Bundling the ${name === 'api' ? 'API' : name} …`,
    inputs: [`apps/${name}/src`, 'packages', 'toolchain/build-server.ts', 'package-lock.json'],
    output: `apps/${name}/dist/main.mjs`,
    command: ['toolchain/build-server.ts', name],
    isPlain: true,
  })),
  {
    name: 'web',
    says: 'Building the web app …',
    inputs: ['apps/web', 'toolchain/build-web.ts', contract, 'packages/resume/src', 'package-lock.json'],
    output: 'apps/web/dist/index.html',
    command: ['toolchain/build-web.ts'],
    settings: ['VITE_API_ORIGIN'],
    isPlain: true,
  },
  {
    name: 'previews',
    says: 'Typesetting the template previews …',
    inputs: ['tex', 'packages/resume/src', 'toolchain/build-previews.ts'],
    output: '.cache/previews',
    command: ['toolchain/build-previews.ts'],
  },
]

const ignored = /(^|\/)(node_modules|dist|dist\.new)(\/|$)|\.test\.tsx?$/

function fingerprint({ inputs, settings = [] }: Step): string {
  const hash = createHash('sha256').update(process.version)
  for (const name of settings) hash.update(process.env[name] ?? '')
  const visit = (path: string): void => {
    if (ignored.test(path)) return
    const stat = statSync(join(root, path))
    if (stat.isDirectory()) for (const name of readdirSync(join(root, path)).sort()) visit(`${path}/${name}`)
    else hash.update(path).update(readFileSync(join(root, path)))
  }
  for (const path of inputs) visit(path)
  return hash.digest('hex')
}

/** Those that a worker needs by itself. */
const stepsOfWorker = ['tex', 'tex-tree', 'lua-fonts', 'native', 'pdf-reader', 'worker']

const isOf = ({ name, isPlain }: Step, what: 'all' | 'worker' | 'plain'): boolean =>
  what === 'all' || (what === 'plain' ? isPlain === true : stepsOfWorker.includes(name))

/** Runs each step whose inputs differ from those of its last success. Throws a sentence where one fails. */
export async function build(what: 'all' | 'worker' | 'plain' = 'all'): Promise<void> {
  mkdirSync(stamps, { recursive: true })
  for (const step of steps.filter((one) => isOf(one, what))) {
    const stamp = join(stamps, step.name)
    const now = fingerprint(step)
    if (
      !step.isAlways &&
      existsSync(join(root, step.output)) &&
      existsSync(stamp) &&
      readFileSync(stamp, 'utf8') === now
    )
      continue
    if (!step.isAlways) process.stderr.write(`${step.says}\n`)
    const { status } = spawnSync(process.execPath, step.command, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    if (status !== 0) throw new Error(`Building failed at: ${step.name}.`)
    // What is up to date is only read: a service need not own the program.
    if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== now) writeFileSync(stamp, now)
  }
}

if (import.meta.main) await build()
