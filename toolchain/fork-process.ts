// How a process of the product is started.
import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'

/** Without `__proto__`, no key of a request can change what every object inherits. Threads start without it, too. */
const flags = ['--disable-proto=delete']

interface Where {
  cwd: string
  env: NodeJS.ProcessEnv
}

/** Where Node keeps compiled modules, by their contents: reading them takes half of the time of compiling. */
const compiled = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../.cache/node'), NODE_COMPILE_CACHE_PORTABLE: '1' }

export const forkProcess = (script: string, { cwd, env }: Where): ChildProcess =>
  fork(script, [], {
    cwd,
    env: { ...compiled, ...env },
    execArgv: flags,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
