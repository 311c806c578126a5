import { getResume, listResumes, renameResume, saveResume } from '@galley/contract/resumes'
import { compilePdf } from '@galley/contract/latex'
import { describe, expect, it } from 'vitest'
import { ApiError, NetworkError } from './api-error.ts'
import { createClient } from './client.ts'

const id = '3f2b7c7e-1111-4222-8333-944455566677'

function clientThat(respond: () => Response | Promise<Response>, token?: string) {
  const seen: { url: string; request: RequestInit }[] = []
  const call = createClient({
    getAccessToken: async () => token,
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
