// The system calls that a unit of systemd leaves its service, as the profile of a container: a container can be run
// where systemd is not the first process.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SystemCalls } from './container.ts'

const root = join(import.meta.dirname, '../..')

/** Of `@group`, with the groups in it; a name stands for itself. */
function callsOf(name: string): string[] {
  if (!name.startsWith('@')) return [name]
  return execFileSync('systemd-analyze', ['syscall-filter', name], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^@?[a-z_]\w*/.test(line) && line !== name)
    .flatMap(callsOf)
}

/** systemd itself allows what is in @default, whatever a unit says. */
export function filterOf(unit: string): SystemCalls {
  const allowed = new Set(callsOf('@default'))
  const lines = readFileSync(join(root, 'deploy/systemd', unit), 'utf8').matchAll(/^SystemCallFilter=(~?)(.*)$/gm)
  for (const [, isRefusal, names = ''] of lines)
    for (const call of names.split(' ').flatMap(callsOf)) {
      if (isRefusal) allowed.delete(call)
      else allowed.add(call)
    }
  return {
    defaultAction: 'SCMP_ACT_ERRNO',
    syscalls: [{ names: [...allowed], action: 'SCMP_ACT_ALLOW' }],
  }
}
