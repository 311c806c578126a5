// People of the model at the real cluster: they sign up, and ask for what a row of acts says.
import { randomUUID } from 'node:crypto'
import { Agent, request as httpRequest } from 'node:http'
import { documents, edited } from '../documents.ts'
import type { EditorAct } from './behaviour.ts'

export interface LivePerson {
  token: string
  resumeId: string
  sessionId: string
  latex: string
  isOwnPreamble: boolean
  edits: number
}

interface Asked {
  route: `${'GET' | 'POST' | 'PUT'} /${string}`
  body?: object
  token?: string
  address?: string
}

export interface Response {
  status: number
  body: Buffer
  ms: number
}

const timeoutMs = 60_000

export function createClient(url: string) {
  const agent = new Agent({ keepAlive: true, timeout: 4_000 })
  const { hostname, port } = new URL(url)

  function ask(asked: Asked): Promise<Response> {
    const startedMs = performance.now()
    const [method = '', path = ''] = asked.route.split(' ')
    const text = asked.body ? JSON.stringify(asked.body) : ''
    const headers = {
      ...(asked.body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      ...(asked.token !== undefined && { authorization: `Bearer ${asked.token}` }),
      ...(asked.address !== undefined && { 'x-forwarded-for': asked.address }),
    }
    return new Promise((resolve, reject) => {
      const request = httpRequest({ hostname, port, path, method, agent, headers, timeout: timeoutMs })
      request.once('error', (error: NodeJS.ErrnoException) => {
        // A connection that has been idle may be closed by the server just as it is used again.
        if (error.code === 'ECONNRESET' && request.reusedSocket) resolve(ask(asked))
        else reject(error)
      })
      request.once('timeout', () => request.destroy(new Error('no response')))
      request.once('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('error', reject)
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks), ms: performance.now() - startedMs }),
        )
      })
      request.end(text)
    })
  }
  return { ask, close: () => agent.destroy() }
}
export type ClusterClient = ReturnType<typeof createClient>

const shared = documents.filter(({ kind }) => kind === 'class')
const own = documents.find(({ kind }) => kind === 'moderncv')!

/** `client`: of an API process itself, which believes the address that a person is said to come from. */
export async function signUp(client: ClusterClient, n: number, isOwnPreamble: boolean): Promise<LivePerson> {
  const address = `10.3.${n >> 8}.${n & 255}`
  const post = async <Answer>(path: `/${string}`, body: object, token?: string): Promise<Answer> => {
    const asked = { route: `POST ${path}` as const, body, address, ...(token !== undefined && { token }) }
    const response = await client.ask(asked)
    if (response.status >= 300) throw new Error(`${path}: ${response.status} ${response.body.toString()}`)
    return JSON.parse(response.body.toString()) as Answer
  }
  const account = { email: `p${n}-${randomUUID()}@example.org`, password: 'a good password', full_name: `Person ${n}` }
  const { access_token: token } = await post<{ access_token: string }>('/api/auth/register', account)
  const { latex } = isOwnPreamble ? own : shared[n % shared.length]!
  const { id } = await post<{ id: string }>('/api/resumes/', { latex_content: latex }, token)
  const session = await post<{ session_id: string }>('/api/ai/session/start', { resume_id: id }, token)
  return { token, resumeId: id, sessionId: session.session_id, latex, isOwnPreamble, edits: 0 }
}

/** One act through the load balancer; a preview is of a text that no one has asked for. */
export function perform(client: ClusterClient, person: LivePerson, act: EditorAct): Promise<Response> {
  const { token, resumeId, sessionId } = person
  if (act === 'preview') person.edits += 1
  const text = edited(person.latex, person.edits)
  const asked: Record<EditorAct, Omit<Asked, 'token'>> = {
    preview: {
      route: 'POST /api/latex/compile',
      body: { latex_content: text, resume_id: resumeId, purpose: 'preview' },
    },
    save: { route: `PUT /api/resumes/${resumeId}`, body: { latex_content: text } },
    list: { route: 'GET /api/resumes/' },
    open: { route: `GET /api/resumes/${resumeId}` },
    chat: {
      route: 'POST /api/ai/session/message',
      body: { session_id: sessionId, message: 'What do you think of it?', current_latex: text },
    },
  }
  return client.ask({ ...asked[act], token })
}
