// The product under measurement: the real API and worker, started as a user starts them, asked over HTTP.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startGalley } from '../e2e/start-galley.ts'
import { openClient, type BenchResponse } from './client.ts'

export interface BenchPerson {
  token: string
  resumeId: string
  sessionId?: string
}

export interface BenchedGalley {
  readonly url: string
  register(): Promise<BenchPerson>
  compile(person: BenchPerson, latex: string, purpose?: 'preview' | 'download'): Promise<BenchResponse>
  /** The same asked of the worker itself, as the API does. */
  compileAtWorker(person: BenchPerson, latex: string): Promise<BenchResponse>
  /** Makes a resume with this text, and opens a chat about it. */
  openChat(person: BenchPerson, latex: string): Promise<void>
  /** Asks the assistant to tailor it; `onEvent` receives each event of the stream as it arrives. */
  chat(
    person: BenchPerson,
    asked: { latex: string; jobDescription: string },
    onEvent: (event: string) => void,
  ): Promise<{ status: number; body: string }>
  /** The person's resumes, as the dashboard asks for them. */
  list(person: BenchPerson): Promise<BenchResponse>
  /** Milliseconds of processor time that all it runs have taken so far. */
  cpuMs(): number
  /** Resident memory in MB, open files and processes of all that the product runs. */
  weigh(): { memoryMb: number; files: number; processes: number }
  stop(): Promise<void>
}

export async function startBenchedGalley(settings: Record<string, string> = {}): Promise<BenchedGalley> {
  const folder = mkdtempSync(join(tmpdir(), 'galley-bench-'))
  const galley = await startGalley(folder, { TRUSTED_PROXIES: '127.0.0.1', ...settings })
  const client = openClient(galley.url)
  const worker = { socketPath: workerSocketOf(galley.pid) }
  let people = 0

  return {
    url: galley.url,
    async register() {
      people += 1
      const account = {
        email: `bench-${people}-${randomUUID()}@example.org`,
        password: `correct horse ${randomUUID()}`,
      }
      const { status, body } = await client.ask({ path: '/auth/v1/signup', body: account, from: people })
      if (status !== 200) throw new Error(`no account: ${status} ${body.toString()}`)
      const { access_token } = JSON.parse(body.toString()) as { access_token: string }
      return { token: access_token, resumeId: randomUUID() }
    },
    compile: ({ token, resumeId }, latex, purpose = 'preview') =>
      client.ask({ path: '/api/latex/compile', body: { latex_content: latex, resume_id: resumeId, purpose }, token }),
    compileAtWorker: ({ resumeId }, latex) =>
      client.ask({
        path: '/compile',
        body: { latex, purpose: 'preview', resumeKey: resumeId, userKey: resumeId },
        at: worker,
      }),
    async openChat(person, latex) {
      const { token } = person
      const made = await client.ask({ path: '/api/resumes/', body: { latex_content: latex }, token })
      person.resumeId = (JSON.parse(made.body.toString()) as { id: string }).id
      const started = await client.ask({ path: '/api/ai/session/start', body: { resume_id: person.resumeId }, token })
      person.sessionId = (JSON.parse(started.body.toString()) as { session_id: string }).session_id
    },
    chat: (person, asked, onEvent) => chat(galley.url, { person, ...asked }, onEvent),
    list: ({ token }) => client.ask({ path: '/api/resumes/', token }),
    cpuMs: () => cpuMsOf(galley.pid),
    weigh: () => weighGroup(galley.pid),
    async stop() {
      client.close()
      await galley.interrupt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface Asked {
  person: BenchPerson
  latex: string
  jobDescription: string
}

async function chat(url: string, { person, latex, jobDescription }: Asked, onEvent: (event: string) => void) {
  const response = await fetch(new URL('/api/ai/session/message', url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${person.token}`,
    },
    body: JSON.stringify({
      session_id: person.sessionId,
      message: 'Tailor my resume.',
      intent: 'tailor',
      current_latex: latex,
      job_description: jobDescription,
    }),
  })
  let body = ''
  for await (const chunk of response.body ?? []) {
    const event = Buffer.from(chunk as Uint8Array).toString()
    onEvent(event)
    body += event
  }
  return { status: response.status, body }
}

/** Where the worker of a running product listens: its environment says so. */
function workerSocketOf(root: number): string {
  for (const pid of descendantsOf(root)) {
    const found = /(?:^|\0)WORKER_SOCKET=([^\0]+)/.exec(readFileSync(`/proc/${pid}/environ`, 'utf8'))?.[1]
    if (found) return found
  }
  throw new Error('no worker was found')
}

/** All that descends from a process, and itself, by /proc. */
function descendantsOf(root: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)))
    try {
      const [, , , parent] = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/\(.*\)/, 'x')
        .split(' ')
      parents.set(Number(name), Number(parent))
    } catch {
      /* it has ended meanwhile */
    }
  const descends = (pid: number): boolean =>
    pid === root || (parents.has(pid) && pid > 1 && descends(parents.get(pid)!))
  return [...parents.keys()].filter(descends)
}

/** Of Linux: a hundred ticks a second. */
const tickMs = 10

function cpuMsOf(root: number): number {
  return descendantsOf(root).reduce((total, pid) => {
    try {
      const [, , , , , , , , , , , , , user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/\(.*\)/, 'x')
        .split(' ')
      return total + (Number(user) + Number(system)) * tickMs
    } catch {
      return total
    }
  }, 0)
}

/** Memory is counted once where processes share it. */
function weighGroup(root: number) {
  const found = descendantsOf(root)
  const sum = (measure: (pid: number) => number) =>
    found.reduce((total, pid) => {
      try {
        return total + measure(pid)
      } catch {
        return total
      }
    }, 0)
  return {
    memoryMb: Math.round(
      sum((pid) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)) / 1024,
    ),
    files: sum((pid) => readdirSync(`/proc/${pid}/fd`).length),
    processes: found.length,
  }
}
