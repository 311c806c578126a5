// Builds what a worker needs and becomes one that listens at WORKER_LISTEN. What is no setting of the worker is removed
// from the environment before: a file .env may have more.
import { build } from './build.ts'
import { workerEnvironment } from './worker-environment.ts'

const { WORKER_LISTEN, WORKER_TOKEN } = process.env
if (!WORKER_LISTEN) {
  process.stderr.write('The worker cannot start: WORKER_LISTEN: where it listens, such as 127.0.0.1:4100\n')
  process.exit(1)
}
await build('worker')
const environment: NodeJS.ProcessEnv = { ...workerEnvironment(process.env), WORKER_LISTEN, WORKER_TOKEN }
for (const name of Object.keys(process.env)) if (environment[name] === undefined) delete process.env[name]
await import(new URL('../apps/worker/dist/main.mjs', import.meta.url).href)
