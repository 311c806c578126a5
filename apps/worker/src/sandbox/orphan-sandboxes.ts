// bubblewrap's first process inside waits for the one outside to set it up. Killed with the worker at that moment, the
// outer one never does, and the inner one, which is not yet bound to its parent's life, would wait for good.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { ownFolders } from './sandbox.ts'

export interface RunningProcess {
  pid: number
  /** Of the executable, as the system has it: at most 15 characters. */
  name: string
  parentPid: number
  /** How many process namespaces it is in: 1 outside of any sandbox. */
  namespaces: number
  /** Its number in the innermost of them. */
  innerPid: number
  commandLine: string
}

/** Those that wait for a parent that is gone, of sandboxes whose command line names one of `folders`. */
export function findOrphans(running: readonly RunningProcess[], folders: readonly string[]): RunningProcess[] {
  const names = new Map(running.map(({ pid, name }) => [pid, name]))
  return running.filter(
    ({ name, parentPid, namespaces, innerPid, commandLine }) =>
      name === 'bwrap' &&
      namespaces > 1 &&
      innerPid === 1 &&
      names.get(parentPid) !== 'bwrap' &&
      commandLine.split('\0').some((argument) => folders.includes(argument)),
  )
}

/** Kills what an earlier worker's sandboxes left in the middle of being set up. */
export function killOrphans(folders: readonly string[] = ownFolders): void {
  for (const { pid } of findOrphans(runningProcesses(), folders))
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      /* it has just ended, or is another user's */
    }
}

/** None where the system has no /proc: there is no bubblewrap either. */
export function runningProcesses(): RunningProcess[] {
  if (!existsSync('/proc')) return []
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => {
      try {
        const status = readFileSync(`/proc/${entry}/status`, 'utf8')
        return [parseStatus(Number(entry), status, readFileSync(`/proc/${entry}/cmdline`, 'utf8'))]
      } catch {
        return []
      }
    })
}

/** `status` is the text of /proc/<pid>/status (proc_pid_status(5)). */
export function parseStatus(pid: number, status: string, commandLine: string): RunningProcess {
  const field = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(status)?.[1] ?? ''
  const pids = field('NSpid').split(/\s+/).map(Number)
  return {
    pid,
    name: field('Name'),
    parentPid: Number(field('PPid')),
    namespaces: pids.length,
    innerPid: pids.at(-1) ?? pid,
    commandLine,
  }
}
