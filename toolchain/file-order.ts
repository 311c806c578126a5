// The order in which Vitest runs test files.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** They take many minutes, mostly of waiting: begun last, they would be waited for alone. */
const longest = ['toolchain/cluster/faults.slow.test.ts', 'toolchain/deploy/image.slow.test.ts']
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
    const isLong = ({ moduleId }: TestSpecification) => longest.some((path) => moduleId.endsWith(`/${path}`))
    const usual = await super.sort(files)
    const order = [...usual.filter(isLong), ...usual.filter((file) => !isLong(file))]
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
