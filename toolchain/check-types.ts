// Type-checks every part of the project, each under its own settings, with the native compiler.
import { spawnSync } from 'node:child_process'

const projects = ['.', 'apps/web', 'e2e', 'bench', 'evals']
const failed = projects.filter(
  (project) =>
    spawnSync(process.execPath, ['node_modules/tsc7/bin/tsc', '-p', project], { stdio: 'inherit' }).status !== 0,
)
process.exit(failed.length > 0 ? 1 : 0)
