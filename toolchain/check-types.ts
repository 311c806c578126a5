// Type-checks every part of the project, each under its own settings, with the native compiler. What has not changed
// since the last run is not checked again.
import { spawnSync } from 'node:child_process'

const projects = ['.', 'apps/web', 'e2e', 'bench', 'evals']
const incremental = (project: string) => [
  '--incremental',
  '--tsBuildInfoFile',
  `.cache/types/${project.replaceAll(/\W/g, '_')}.json`,
]
const failed = projects.filter(
  (project) =>
    spawnSync(process.execPath, ['node_modules/tsc7/bin/tsc', '-p', project, ...incremental(project)], {
      stdio: 'inherit',
    }).status !== 0,
)
process.exit(failed.length > 0 ? 1 : 0)
