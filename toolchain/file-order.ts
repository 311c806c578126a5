// The order in which Vitest runs test files.
import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Vitest's own order, with the files of one environment together. A process is kept for the next file only where both
 * have the same environment: in turns of jsdom and none, each file would start a process and load jsdom again.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = await super.sort(files)
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
