// How a process of the product is started.
import { fork, type ChildProcess } from 'node:child_process'

/** Without `__proto__`, no key of a request can change what every object inherits. Threads start without it, too. */
const flags = ['--disable-proto=delete']

interface Where {
  cwd: string
  env: NodeJS.ProcessEnv
}

export const forkProcess = (script: string, { cwd, env }: Where): ChildProcess =>
  fork(script, [], { cwd, env, execArgv: flags, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
