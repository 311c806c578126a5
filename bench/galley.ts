// The product under measurement: the real API and worker, started as a user starts them, asked over HTTP.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startGalley } from '../e2e/start-galley.ts'

export interface BenchPerson {
  token: string
  resumeId: string
  sessionId?: string
}

export interface BenchResponse {
  status: number
  body: Buffer
  ms: number
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
  /** Resident memory in MB, open files and processes of all that the product runs. */
  weigh(): { memoryMb: number; files: number; processes: number }
  stop(): Promise<void>
}

export async function startBenchedGalley(settings: Record<string, string> = {}): Promise<BenchedGalley> {
  const folder = mkdtempSync(join(tmpdir(), 'galley-bench-'))
  const galley = await startGalley(folder, { TRUSTED_PROXIES: '127.0.0.1', ...settings })
  const agent = new Agent({ keepAlive: true })
  let people = 0

  const { hostname, port } = new URL(galley.url)
  const api = { hostname, port }
  const worker = { socketPath: workerSocketOf(galley.pid) }

  function ask(
    path: string,
    body: unknown,
    { token, at = api }: { token?: string; at?: object } = {},
  ): Promise<BenchResponse> {
    const startedMs = performance.now()
    const text = body === null ? '' : JSON.stringify(body)
    return new Promise((resolve, reject) => {
      const request = httpRequest({
        ...at,
        path,
        method: body === null ? 'GET' : 'POST',
        agent,
        headers: {
          ...(body !== null && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          // Each person comes from an address of their own, as people do.
          'x-forwarded-for': `10.1.${people >> 8}.${people & 255}`,
          ...(token && { authorization: `Bearer ${token}` }),
        },
      })
      request.once('error', (error: NodeJS.ErrnoException) => {
        // A connection that has been idle may be closed by the server just as it is used again.
        if (error.code === 'ECONNRESET' && request.reusedSocket)
          resolve(ask(path, body, { ...(token && { token }), at }))
        else reject(error)
      })
      request.once('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks),
            ms: performance.now() - startedMs,
          }),
        )
      })
      request.end(text)
    })
  }

  return {
    url: galley.url,
    async register() {
      people += 1
      const { status, body } = await ask('/auth/v1/signup', {
        email: `bench-${people}-${randomUUID()}@example.org`,
        password: `correct horse ${randomUUID()}`,
      })
      if (status !== 200) throw new Error(`no account: ${status} ${body.toString()}`)
      const { access_token } = JSON.parse(body.toString()) as { access_token: string }
      return { token: access_token, resumeId: randomUUID() }
    },
    compile: ({ token, resumeId }, latex, purpose = 'preview') =>
      ask('/api/latex/compile', { latex_content: latex, resume_id: resumeId, purpose }, { token }),
    compileAtWorker: ({ resumeId }, latex) =>
      ask('/compile', { latex, purpose: 'preview', resumeKey: resumeId, userKey: resumeId }, { at: worker }),
    async openChat(person, latex) {
      const made = await ask('/api/resumes/', { latex_content: latex }, person)
      person.resumeId = (JSON.parse(made.body.toString()) as { id: string }).id
      const started = await ask('/api/ai/session/start', { resume_id: person.resumeId }, person)
      person.sessionId = (JSON.parse(started.body.toString()) as { session_id: string }).session_id
    },
    chat: (person, asked, onEvent) => chat(galley.url, { person, ...asked }, onEvent),
    list: ({ token }) => ask('/api/resumes/', null, { token }),
    weigh: () => weighGroup(galley.pid),
    async stop() {
      agent.destroy()
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
