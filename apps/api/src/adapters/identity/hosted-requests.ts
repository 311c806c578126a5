// Requests to the hosted service: with a timeout, a limit of size, and without redirects. A failure is a value.
import { z } from 'zod'

export interface HostedService {
  url: string
  key: string
}

export interface HostedResponse {
  status: number
  /** Null where it is no JSON. */
  body: unknown
  /** The service's own code of an error; null in a response of the gateway before it. */
  code: string | null
  retryAfterSeconds: number | null
}

interface HostedRequest {
  method?: 'GET' | 'POST'
  token?: string
  body?: unknown
  headers?: Record<string, string>
  timeoutMs: number
}

const maxBytes = 256 * 1024

/** New responses carry the code as text in `code`, older ones in `error_code`. */
const errorBody = z.object({ error_code: z.string().optional(), code: z.unknown() })

/** Null: it could not be reached, or its response is no response to use. */
export async function askHosted(
  { url, key }: HostedService,
  path: string,
  { method = 'GET', token, body, headers, timeoutMs }: HostedRequest,
): Promise<HostedResponse | null> {
  try {
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        apikey: key,
        accept: 'application/json',
        'x-supabase-api-version': '2024-01-01',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const parsed = parse(await readAll(response))
    return {
      status: response.status,
      body: parsed,
      code: response.headers.get('x-sb-error-code') ?? codeOf(parsed),
      retryAfterSeconds: secondsOf(response.headers.get('retry-after')),
    }
  } catch {
    return null
  }
}

async function readAll(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new Error('too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

function codeOf(body: unknown): string | null {
  const { data } = errorBody.safeParse(body)
  return data?.error_code ?? (typeof data?.code === 'string' ? data.code : null)
}

const secondsOf = (text: string | null) =>
  text !== null && /^\d{1,5}$/.test(text) ? Math.min(3_600, Math.max(1, Number(text))) : null

/** Where it is not, the service is down or overloaded, and nothing was said about the user. */
export const isUp = (response: HostedResponse | null): response is HostedResponse =>
  response !== null && response.status < 500
