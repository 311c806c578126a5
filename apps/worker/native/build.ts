// Builds native/dist/fence.so with the system's C compiler. Without a compiler, warm processes do one job each
// (compile/prewarm/warm-process.ts) and the guard is missing: slower, and logged by the worker.
// Run: node apps/worker/native/build.ts
import { spawnSync } from 'node:child_process'
import { mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'

const folder = import.meta.dirname
const dist = join(folder, 'dist')
export const sources = ['fence.c', 'guard.c', 'ahead.c'].map((name) => join(folder, name))
/** Every warning is an error: there is little of this code, and it runs beside untrusted documents. */
export const flags = ['-std=gnu11', '-O2', '-Wall', '-Wextra', '-Wpedantic', '-Wshadow', '-Wconversion', '-Werror']

/** The guard alone, for programs with threads: the other parts know one. */
export const guardSources = [join(folder, 'guard.c')]

function buildLibrary(name: string, from: string[]): void {
  // A worker that runs keeps what it has: the library is replaced in one step, or not at all.
  const fresh = join(dist, `${name}.new`)
  const { status, error, stderr } = spawnSync('cc', [...flags, '-fPIC', '-shared', '-o', fresh, ...from], {
    encoding: 'utf8',
  })
  if (status === 0) renameSync(fresh, join(dist, name))
  else if (process.platform === 'linux')
    process.stderr.write(
      `${name} could not be built, so previews will be slower, and files cannot be imported: ${error?.message ?? stderr}\n`,
    )
}

if (import.meta.main) {
  mkdirSync(dist, { recursive: true })
  buildLibrary('fence.so', sources)
  buildLibrary('guard.so', guardSources)
}
