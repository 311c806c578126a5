import { deleteResume, getResume, listResumes, renameResume, saveResume } from '@galley/contract/resumes'
import { compilePdf } from '@galley/contract/latex'
import { describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from './api-error.ts'
import { createClient } from './client.ts'

const id = '3f2b7c7e-1111-4222-8333-944455566677'

function clientThat(respond: () => Response | Promise<Response>, token?: string) {
  const seen: { url: string; request: RequestInit }[] = []
  const call = createClient({
    getAccessToken: async () => token,
    refreshSession: async () => undefined,
    fetch: async (url, request) => {
      seen.push({ url, request })
      return respond()
    },
  })
  return { call, seen, headers: () => new Headers(seen[0]?.request.headers) }
}
const json =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status })

describe('a request', () => {
  it('carries the bearer only when there is a session', async () => {
    const visitor = clientThat(json([]))
    await visitor.call(listResumes, {})
    expect(visitor.headers().has('authorization')).toBe(false)

    const member = clientThat(json([]), 'token')
    await member.call(listResumes, {})
    expect(member.headers().get('authorization')).toBe('Bearer token')
  })

  it('puts parameters into the path and the query, encoded', async () => {
    const { call, seen } = clientThat(json({ id, title: 'x', updated_at: '' }))
    await call(renameResume, { params: { id }, query: { new_title: 'R&D / 100 %' } })
    expect(seen[0]?.url).toBe(`/api/resumes/${id}/title?new_title=R%26D+%2F+100+%25`)
    expect(seen[0]?.request.method).toBe('PUT')
  })

  it('sends its body as JSON, and its headers', async () => {
    const { call, seen, headers } = clientThat(json({ id, title: 'x', updated_at: '', version: 4 }))
    await call(saveResume, { params: { id }, body: { title: 'x' }, headers: { 'if-match': '"3"' } })
    expect(seen[0]?.request.body).toBe('{"title":"x"}')
    expect([headers().get('content-type'), headers().get('if-match')]).toEqual(['application/json', '"3"'])
  })
})

it('leaves with its page: a request that outlives it is sent before anything is waited for', async () => {
  const sent: (string | null)[] = []
  const call = createClient({
    getAccessToken: () => new Promise(() => {}),
    peekAccessToken: () => 'held',
    refreshSession: async () => undefined,
    fetch: async (_url, request) => {
      sent.push(new Headers(request.headers).get('authorization'))
      return new Response(null, { status: 204 })
    },
  })
  const leaving = call(deleteResume, { params: { id } }, { keepalive: true })
  expect(sent).toEqual(['Bearer held'])
  await leaving
})

describe('an answer', () => {
  it('of bytes comes as a blob', async () => {
    const { call } = clientThat(() => new Response('%PDF'))
    expect(await (await call(compilePdf, { body: { latex_content: 'x' } })).text()).toBe('%PDF')
  })

  it('that refuses becomes an ApiError with its code, sentence and whole body', async () => {
    const body = { detail: 'Moved on.', code: 'version_conflict', request_id: 'r', current: { version: 9 } }
    const { call } = clientThat(json(body, 409))
    const error: unknown = await call(getResume, { params: { id } }).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 409, code: 'version_conflict', detail: 'Moved on.', body })
  })

  it.each(['<html>Bad gateway</html>', '{"code":"made_up"}', 'null'])(
    'that is not Galley’s (%s) is unreadable, with a sentence',
    async (body) => {
      const { call } = clientThat(() => new Response(body, { status: 502 }))
      await expect(call(listResumes, {})).rejects.toMatchObject({
        status: 502,
        code: 'unreadable',
        detail: 'Something went wrong on our side. Nothing was lost.',
      })
    },
  )
})

describe('no answer', () => {
  it('is a NetworkError', async () => {
    const { call } = clientThat(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(call(listResumes, {})).rejects.toBeInstanceOf(NetworkError)
  })

  it('because the caller gave up is the caller’s own abort', async () => {
    const gaveUp = new AbortController()
    gaveUp.abort()
    const { call } = clientThat(() => Promise.reject(gaveUp.signal.reason as Error))
    await expect(call(listResumes, {}, { signal: gaveUp.signal })).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('a session that the server no longer takes', () => {
  const tokenOf = (sub: string, serial = 0) => `e30.${btoa(JSON.stringify({ sub, serial })).replaceAll('=', '')}.x`
  const stale = tokenOf('mara')
  const fresh = tokenOf('mara', 1)
  const refusal = (code = 'not_authenticated') =>
    Response.json({ detail: 'No.', code, request_id: 'r' }, { status: 401 })

  /** A browser that holds `stale`, and a server that takes only `taken`. */
  function refusedClient({
    renewed = (): string | undefined => fresh,
    taken = fresh,
    code = 'not_authenticated',
  } = {}) {
    let held: string | undefined = stale
    const sent: [string, unknown][] = []
    const refreshSession = vi.fn(async () => {
      await Promise.resolve()
      return (held = renewed())
    })
    const call = createClient({
      getAccessToken: async () => held,
      refreshSession,
      fetch: async (_, { headers, body }) => {
        const bearer = new Headers(headers).get('authorization')?.slice(7) ?? ''
        sent.push([bearer, body])
        return bearer === taken ? Response.json({ id, title: 'x', updated_at: '', version: 4 }) : refusal(code)
      },
    })
    const save = () => call(saveResume, { params: { id }, headers: {}, body: { title: 'x' } })
    return { call, save, sent, refreshSession, hold: (token: string | undefined) => (held = token) }
  }

  it('is refreshed, and the call is made again with all it carried', async () => {
    const { save, sent, refreshSession } = refusedClient()
    await expect(save()).resolves.toMatchObject({ version: 4 })
    expect(sent).toEqual([
      [stale, '{"title":"x"}'],
      [fresh, '{"title":"x"}'],
    ])
    expect(refreshSession).toHaveBeenCalledOnce()
  })

  it('is refreshed for raw calls too', async () => {
    const { call } = refusedClient()
    expect((await call.raw(compilePdf, { body: { latex_content: 'x' } })).ok).toBe(true)
  })

  it('is refreshed once for all the calls that were refused', async () => {
    const { save, refreshSession } = refusedClient()
    await Promise.all([save(), save(), save()])
    expect(refreshSession).toHaveBeenCalledOnce()
  })

  it('is not refreshed when another call brought a new token meanwhile', async () => {
    const { save, sent, hold, refreshSession } = refusedClient()
    const saving = save()
    await Promise.resolve()
    hold(fresh)
    await saving
    expect(sent.map(([token]) => token)).toEqual([stale, fresh])
    expect(refreshSession).not.toHaveBeenCalled()
  })

  it.each([
    ['the refresh brings nothing', undefined],
    ['the refresh brings somebody else’s', tokenOf('sam')],
  ])('lets the refusal through, and sends nothing again, when %s', async (_, renewed) => {
    const { save, sent } = refusedClient({ renewed: () => renewed, taken: tokenOf('sam') })
    await expect(save()).rejects.toMatchObject({ status: 401, code: 'not_authenticated' })
    expect(sent).toHaveLength(1)
  })

  it('lets the refusal through when the refresh itself fails', async () => {
    const { save, refreshSession } = refusedClient()
    refreshSession.mockRejectedValue(new Error('lock'))
    await expect(save()).rejects.toMatchObject({ code: 'not_authenticated' })
  })

  it('is a failure of the network where the provider can’t be reached: what was to be saved is tried again', async () => {
    const { save, sent, refreshSession } = refusedClient()
    refreshSession.mockRejectedValue(new NetworkError(new Error('down')))
    await expect(save()).rejects.toBeInstanceOf(NetworkError)
    expect(sent).toHaveLength(1)
  })

  it('is asked for once only: a second refusal passes', async () => {
    const { save, sent, refreshSession } = refusedClient({ taken: 'none' })
    await expect(save()).rejects.toMatchObject({ status: 401 })
    expect([sent.length, refreshSession.mock.calls.length]).toEqual([2, 1])
  })

  it('is not meant by another 401', async () => {
    const { save, refreshSession } = refusedClient({ code: 'invalid_credentials' })
    await expect(save()).rejects.toMatchObject({ code: 'invalid_credentials' })
    expect(refreshSession).not.toHaveBeenCalled()
  })

  it('is not refreshed for a visitor, who has none', async () => {
    const { save, hold, refreshSession } = refusedClient()
    hold(undefined)
    await expect(save()).rejects.toMatchObject({ code: 'not_authenticated' })
    expect(refreshSession).not.toHaveBeenCalled()
  })
})
