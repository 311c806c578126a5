// The order in which Vitest runs test files.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The longest of each project, the longest first. Begun last, they would be waited for alone; Vitest itself knows how
 * long a file takes only where it has run before, which in CI it never has.
 */
const longest = [
  'toolchain/deploy/image.slow.test.ts',
  'toolchain/cluster/faults.slow.test.ts',
  'apps/worker/src/compile/engine/robots.slow.test.ts',
  'apps/api/src/features/assistant/answering.slow.test.ts',
  'apps/api/src/copies.slow.test.ts',
  'apps/worker/src/compile/engine/lua-attacks.slow.test.ts',
  'apps/worker/src/compile/engine/attacks.slow.test.ts',
  'apps/api/src/odd-bodies.slow.test.ts',
  'apps/worker/src/compile/engine/exactness.slow.test.ts',
  'apps/worker/src/compile/engine/any-name.tex.test.ts',
  'packages/resume/src/page-ends.tex.test.ts',
  'apps/worker/src/compile/engine/compilers.tex.test.ts',
  'packages/export/src/tex/tex-bundle.tex.test.ts',
  'packages/honesty/src/hostile-length.test.ts',
  'packages/resume/src/lens/laws-blocks.test.ts',
  'packages/resume/src/lens/laws-fields.test.ts',
  'packages/resume/src/variant/laws-variant.test.ts',
  'packages/resume/src/lens/hostile-length.test.ts',
  'e2e/every-screen.e2e.ts',
  'e2e/photo.e2e.ts',
  'e2e/nothing-lost.e2e.ts',
  'e2e/parsed-text.e2e.ts',
]
for (const path of longest)
  if (!existsSync(join(import.meta.dirname, '..', path)))
    throw new Error(`The order of tests names a missing one: ${path}`)

/**
 * Vitest's own order, the longest first, with the files of one environment together. A process is kept for the next
 * file only where both have the same environment: in turns of jsdom and none, each file would start a process and load
 * jsdom again.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => longest.findIndex((path) => moduleId.endsWith(`/${path}`))
    const usual = await super.sort(files)
    const long = usual.filter((file) => rank(file) >= 0).toSorted((a, b) => rank(a) - rank(b))
    const order = [...long, ...usual.filter((file) => !long.includes(file))]
    const environments = new Map(order.map((file) => [file, environmentOf(file)]))
    const projects = [...new Set(order.map(({ project }) => project))]
    return projects.flatMap((project) => {
      const own = order.filter((file) => file.project === project)
      return [...new Set(environments.values())].flatMap((environment) =>
        own.filter((file) => environments.get(file) === environment),
      )
    })
  }
}

/** As the comment in the file says, or its project. */
function environmentOf({ moduleId, project }: TestSpecification): string {
  return /@vitest-environment (\w+)/.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? project.config.environment
}
