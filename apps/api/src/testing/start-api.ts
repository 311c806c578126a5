// The API as a process of its own, on a data folder, without a worker: for what only a whole process does.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { withoutSettings } from './env.ts'

export interface StartedApi {
  url: string
  process: ChildProcess
  stop(): Promise<void>
}
export type Start = { kind: 'started'; api: StartedApi } | { kind: 'refused'; said: string; code: number | null }

/** Resolves when it listens, or has ended. */
export async function startApi(dataFolder: string, settings: Record<string, string> = {}): Promise<Start> {
  const child = spawn(process.execPath, ['--disable-proto=delete', join(import.meta.dirname, '../../dist/main.mjs')], {
    env: {
      ...withoutSettings(),
      PORT: '0',
      GALLEY_DATA_DIR: dataFolder,
      WORKER_SOCKET: join(dataFolder, 'no-worker.sock'),
      LOG_LEVEL: 'silent',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = once(child, 'exit') as Promise<[number | null]>
  const ready = once(child, 'message') as Promise<[{ listening: string }]>
  const first = await Promise.race([ready, ended.then(() => null)])
  if (first === null) return { kind: 'refused', said, code: child.exitCode }
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { kind: 'started', api: { url: first[0].listening, process: child, stop } }
}

/** Throws with what it said where it did not start. */
export async function startedApi(dataFolder: string, settings: Record<string, string> = {}): Promise<StartedApi> {
  const start = await startApi(dataFolder, settings)
  if (start.kind === 'refused') throw new Error(`it did not start: ${start.said}`)
  return start.api
}

/** A request as JSON: its status and body. */
export async function call(
  api: StartedApi,
  path: string,
  { method = 'GET', body, token }: { method?: string; body?: unknown; token?: string } = {},
) {
  const response = await fetch(`${api.url}${path}`, {
    method,
    // Of its own: one that waited while this process was busy may be closed at the other end.
    headers: {
      'content-type': 'application/json',
      connection: 'close',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  })
  const text = await response.text()
  return { status: response.status, json: (text === '' ? null : JSON.parse(text)) as never }
}
