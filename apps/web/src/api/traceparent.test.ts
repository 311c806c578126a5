// @vitest-environment jsdom
import { listResumes } from '@galley/contract/resumes'
import { traceparentPattern } from '@galley/contract/worker-wire'
import { expect, it } from 'vitest'
import { createClient } from './client.ts'
import { createTraceparent } from './traceparent.ts'

async function headersOfTwoCalls(content: string | undefined) {
  const seen: (string | null)[] = []
  const call = createClient({
    getAccessToken: async () => undefined,
    refreshSession: async () => undefined,
    traceparent: createTraceparent((name) => (name === 'tracing' ? content : undefined)),
    fetch: async (_url, { headers }) => {
      seen.push(new Headers(headers).get('traceparent'))
      return Response.json([])
    },
  })
  await call(listResumes, {})
  await call(listResumes, {})
  return seen
}

it('each call begins a trace of its own where the server records them', async () => {
  const [one, other] = await headersOfTwoCalls('on')
  expect(one).toMatch(traceparentPattern)
  expect(other).toMatch(traceparentPattern)
  expect(one?.slice(3, 35)).not.toBe(other?.slice(3, 35))
})

it.each([undefined, '', '?'])('no call has the header where the page says %o', async (content) => {
  expect(await headersOfTwoCalls(content)).toEqual([null, null])
})
