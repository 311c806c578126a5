// Before the tests in the browser: the product itself, as its user starts it, on an empty data folder and a free port.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    galleys: string[]
  }
}

export interface StartedGalley {
  url: string
  pid: number
  /** What was printed so far. */
  output: () => string
  /** As Ctrl-C does; resolves with the exit code. */
  interrupt: () => Promise<number | null>
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

export async function startGalley(dataFolder: string, settings: Record<string, string> = {}): Promise<StartedGalley> {
  const port = await freePort()
  const child = spawn(join(import.meta.dirname, '../bin/start'), [], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      GALLEY_DATA_DIR: dataFolder,
      PORT: String(port),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk))
  const exited = once(child, 'exit') as Promise<[number | null]>
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output.includes('Galley is ready') && resolve())
    void exited.then(() => reject(new Error(`Galley did not start:\n${output}`)))
  })
  await ready
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    async interrupt() {
      // Ctrl-C reaches every process of the terminal's group, not only the first.
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGINT')
      return (await exited)[0]
    },
  }
}

export default async function setUp(project: TestProject) {
  const start = async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'galley-e2e-'))
    return { dataFolder, galley: await startGalley(dataFolder) }
  }
  // All tests register from one address: with a single product they would reach its limit of sign-ups.
  const started = await Promise.all(project.name === 'e2e' ? [start(), start()] : [start()])
  project.provide(
    'galleys',
    started.map(({ galley }) => galley.url),
  )
  return async () => {
    for (const { galley, dataFolder } of started) {
      await galley.interrupt()
      rmSync(dataFolder, { recursive: true, force: true })
    }
  }
}
