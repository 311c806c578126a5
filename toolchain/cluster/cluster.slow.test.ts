// bin/cluster's processes: one product through HAProxy, a killed worker that costs no error, nothing left after Ctrl-C.
import { existsSync } from 'node:fs'
import { sampleLatex } from '@galley/resume/sample-resume'
import type { Session } from '@galley/contract/accounts'
import type { Resume } from '@galley/contract/resumes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCluster, type StartedCluster } from './start-cluster.ts'

let cluster: StartedCluster
let token = ''
beforeAll(async () => {
  cluster = await startCluster()
  const account = { email: 'maya@example.org', password: 'a good password', full_name: 'Maya' }
  token = ((await ask('POST', '/api/auth/register', account)).json as Session).access_token
})
afterAll(() => cluster.kill())

async function ask(method: string, path: string, body?: unknown) {
  const response = await fetch(`${cluster.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  const isJson = response.headers.get('content-type')?.includes('json') === true
  return { status: response.status, json: (isJson ? JSON.parse(bytes.toString()) : null) as unknown }
}
const compile = (id: string, text: string) =>
  ask('POST', '/api/latex/compile', { latex_content: text, resume_id: id, purpose: 'preview' })

const workersOf = () => cluster.mains('worker')

it('two API processes and three workers serve as one: what was compiled is known again by affinity', async () => {
  const ids: string[] = []
  for (let n = 0; n < 6; n += 1) ids.push(((await ask('POST', '/api/resumes/', { resume_data: {} })).json as Resume).id)
  // One after the other: a worker that has more to do than the others passes some of it on.
  for (const id of ids) expect((await compile(id, sampleLatex('classic'))).status).toBe(200)
  for (const id of ids)
    for (let n = 0; n < 4; n += 1) {
      const located = await ask('POST', '/api/latex/locate-line', { resume_id: id, line: 20 })
      expect(located.status).toBe(200)
    }
  expect(workersOf().length).toBe(3)
})

it.each(['SIGTERM', 'SIGKILL'] as const)('a worker that gets %s costs no request, and comes back', async (signal) => {
  const ids: string[] = []
  for (let n = 0; n < 6; n += 1) ids.push(((await ask('POST', '/api/resumes/', { resume_data: {} })).json as Resume).id)
  const [victim] = workersOf()
  const statuses: number[] = []
  const until = performance.now() + 6_000
  let round = 0
  const edit = async (id: string) => {
    while (performance.now() < until)
      statuses.push((await compile(id, `${sampleLatex('modern')}% ${(round += 1)}\n`)).status)
  }
  const editing = Promise.all(ids.map(edit))
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  process.kill(victim?.pid ?? 0, signal)
  await editing
  expect(statuses.length).toBeGreaterThan(20)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
  const isBack = () => workersOf().length === 3 && workersOf().every(({ pid }) => pid !== victim?.pid)
  await expect.poll(isBack, { timeout: 30_000 }).toBe(true)
})

it('Ctrl-C leaves no process and no folder', async () => {
  const before = cluster.processes()
  expect(before.length).toBeGreaterThan(8)
  expect(await cluster.interrupt()).toBe(0)
  // What waits in the sandbox dies with its parent, a moment later.
  const namesOfThose = () => before.filter(({ pid }) => existsSync(`/proc/${pid}`)).map(({ args }) => args.slice(0, 60))
  await expect.poll(namesOfThose, { timeout: 3_000 }).toEqual([])
  expect(existsSync(cluster.folder)).toBe(false)
})
