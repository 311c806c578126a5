// Starts a shell script in a sandbox, with files to work on, and holds on to it.
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Duplex, Writable } from 'node:stream'
import { firstFileFd, resultsFd, type Sandbox, type SandboxedJob } from './sandbox.ts'

export interface JobDescription {
  script: string
  environment: Record<string, string>
  cpuSeconds: number
  program?: SandboxedJob['program']
  /** What lies in the job's folder at the start, by name. */
  files: Record<string, Uint8Array | string>
}

export interface Job {
  /** Descriptor 3 of the script, both ways. */
  results: Duplex
  /** Resolves when everything of the job is gone, with its complaints. Rejects where it could not be started. */
  ended: Promise<{ complaint: string; isKilled: boolean }>
  /** Stops everything of the job at once. */
  kill(): void
}

/**
 * A sandbox that is killed while it is being set up may leave a process that has not yet tied its life to it. That one
 * waits for what this process writes, and holds on to the pipes: after so long they are closed, which ends it.
 */
const orphanMs = 2_000

/** Of what a job writes to standard error; the rest is dropped. */
export const maxComplaintChars = 2_000

function writeFiles(folder: string, files: JobDescription['files']): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
}

export function startJob(
  sandbox: Sandbox,
  { script, environment, cpuSeconds, program = 'system', files }: JobDescription,
): Job {
  const names = Object.keys(files)
  const launch = sandbox.launch(script, { environment, cpuSeconds, program, files: names })
  if (launch.folder !== null) writeFiles(launch.folder, files)
  const child = spawn(launch.command, launch.args, {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', ...(launch.folder === null ? names.map(() => 'pipe' as const) : [])],
    detached: true,
    env: { PATH: '/usr/local/bin:/usr/bin:/bin' },
  })
  const results = child.stdio[resultsFd] as Duplex
  results.on('error', () => {
    /* the job ended while it was written to; `ended` reports that */
  })
  if (launch.folder === null)
    names.forEach((name, index) => {
      const input = child.stdio[firstFileFd + index] as Writable
      input.on('error', () => {
        /* the sandbox was killed before it read its files */
      })
      input.end(files[name])
    })
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    if (complaint.length < maxComplaintChars) complaint += chunk.toString()
  })
  let isKilled = false
  let orphaned: NodeJS.Timeout | undefined
  const closePipes = () => {
    results.destroy()
    child.stderr?.destroy()
  }
  return {
    results,
    ended: new Promise((resolve, reject) => {
      const finish = async (end: () => void) => {
        if (launch.folder) await rm(launch.folder, { recursive: true, force: true })
        end()
      }
      child.once('error', (error) => void finish(() => reject(error)))
      child.once('close', () => clearTimeout(orphaned))
      child.once('close', () => void finish(() => resolve({ complaint: complaint.trim(), isKilled })))
    }),
    kill() {
      isKilled = true
      orphaned ??= setTimeout(closePipes, orphanMs)
      // The whole process group goes: the sandbox is the group's leader and takes everything inside with it.
      if (child.pid)
        try {
          process.kill(-child.pid, 'SIGKILL')
        } catch {
          /* it has ended by itself */
        }
    },
  }
}
