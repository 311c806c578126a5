// Rate limits of several processes, in a real Redis: shared while it is there, a part for each while it is not.
import { Redis } from 'ioredis'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startPrivateRedis, type PrivateRedis } from '../../../../../toolchain/private-redis.ts'
import type { ApiFailure } from '../../http/api-failure.ts'
import { createRequestLimits, defaultAllowances, type Allowances } from '../../http/rate-limits.ts'
import { partOf, redisCounters, type RedisCounters } from './redis-counters.ts'

let redis: PrivateRedis
const open: RedisCounters[] = []
beforeEach(async () => {
  redis = await startPrivateRedis()
})
afterEach(async () => {
  for (const one of open.splice(0)) one.close()
  await redis.stop()
})

const settings = { processes: 2, hash: (key: string) => `<${[...key].reverse().join('')}>` }

/** A process: its limits, and what its log says. */
async function startProcess(allowances: Partial<Allowances> = {}, random: () => number = () => 0.5) {
  const said: string[] = []
  const counted = await redisCounters({
    ...settings,
    url: redis.url,
    onLost: (reason) => said.push(`lost: ${reason}`),
    onBack: () => said.push('back'),
  })
  open.push(counted)
  const limits = createRequestLimits({ ...defaultAllowances, ...allowances }, { counters: counted.counters, random })
  /** How many of `count` uses are allowed. */
  async function allowed(name: keyof Allowances, key: string, count: number): Promise<number> {
    let uses = 0
    for (let n = 0; n < count; n += 1)
      uses += await limits.spend(name, key).then(
        () => 1,
        () => 0,
      )
    return uses
  }
  return { limits, allowed, said }
}

const keysIn = async () => {
  const client = new Redis(redis.url)
  const keys = await client.keys('*')
  const seconds = await Promise.all(keys.map((key) => client.ttl(key)))
  client.disconnect()
  return new Map(keys.map((key, at) => [key, seconds[at] ?? -1]))
}

describe('two processes on one Redis', () => {
  it.each(['signUpPerAddress', 'mailPerAddress', 'buyPerUser'] as const)('share the allowance of %s', async (name) => {
    const [one, other] = [await startProcess(), await startProcess()]
    const { points } = defaultAllowances[name]
    expect(await one.allowed(name, 'ann', points - 1)).toBe(points - 1)
    expect(await other.allowed(name, 'ann', 5)).toBe(1)
    expect(await one.allowed(name, 'ann', 5)).toBe(0)
    expect(await other.allowed(name, 'ben', 1)).toBe(1)
  })

  it('share what comes on top of it, over a longer time', async () => {
    const [one, other] = [await startProcess(), await startProcess()]
    const { points, burst } = defaultAllowances.secondFactorPerUser
    expect(await one.allowed('secondFactorPerUser', 'ann', 4)).toBe(4)
    expect(await other.allowed('secondFactorPerUser', 'ann', 100)).toBe(points + burst.points - 4)
    expect(await one.allowed('secondFactorPerUser', 'ann', 5)).toBe(0)
  })

  it('share what one of them takes back', async () => {
    const [one, other] = [await startProcess(), await startProcess()]
    const small = { currentPasswordPerUser: { points: 2, seconds: 60 } }
    const [a, b] = [await startProcess(small), await startProcess(small)]
    const giveBack = await a.limits.spend('currentPasswordPerUser', 'ann')
    await b.limits.spend('currentPasswordPerUser', 'ann')
    await giveBack()
    expect(await b.allowed('currentPasswordPerUser', 'ann', 3)).toBe(1)
    expect([one.said, other.said, a.said, b.said]).toEqual([[], [], [], []])
  })

  it('says how long to wait', async () => {
    const { limits } = await startProcess({ buyPerUser: { points: 1, seconds: 90 } })
    await limits.spend('buyPerUser', 'ann')
    const refused = (await limits.spend('buyPerUser', 'ann').catch((error: unknown) => error)) as ApiFailure
    expect(refused.code).toBe('too_many_requests')
    const wait = refused.details.retryAfterSeconds
    expect(wait).toBeGreaterThan(85)
    expect(wait).toBeLessThanOrEqual(90)
  })

  it('a random window lasts as long as it was drawn, and a refusal does not say how much is left', async () => {
    const { limits } = await startProcess({ signInPerAccount: { points: 1, seconds: 100, isJittered: true } })
    await limits.spend('signInPerAccount', 'ann')
    const [seconds] = [...(await keysIn()).values()]
    expect(seconds).toBeGreaterThan(145)
    expect(seconds).toBeLessThanOrEqual(150)
    await expect(limits.spend('signInPerAccount', 'ann')).rejects.toMatchObject({ details: { retryAfterSeconds: 100 } })
  })

  it('Redis gets no address of a person or a machine, and nothing without an end', async () => {
    const { limits } = await startProcess()
    await limits.spend('mailPerRecipient', 'maya@example.org')
    await limits.spend('signUpPerAddress', '192.0.2.7')
    const keys = await keysIn()
    expect([...keys.keys()].sort()).toEqual([
      `galley:limit:mailPerRecipient:${settings.hash('limit maya@example.org')}`,
      `galley:limit:signUpPerAddress:${settings.hash('limit 192.0.2.7')}`,
    ])
    expect(Math.min(...keys.values())).toBeGreaterThan(0)
  })
})

describe('without Redis', () => {
  it('each process has its part of the points, and its log says so once', async () => {
    const [one, other] = [await startProcess(), await startProcess()]
    const { points } = defaultAllowances.createPerUser
    expect(await one.allowed('createPerUser', 'ann', 2)).toBe(2)
    await redis.stop()
    expect(await one.allowed('createPerUser', 'ann', points)).toBe(points / 2)
    expect(await other.allowed('createPerUser', 'ann', points)).toBe(points / 2)
    expect([one.said, other.said]).toEqual([[expect.stringMatching(/^lost: /)], [expect.stringMatching(/^lost: /)]])
  })

  it('a part is at least one point, what comes on top of it too, and nothing remains nothing', async () => {
    const { allowed } = await startProcess({ cancelPerUser: { points: 0, seconds: 60 } })
    await redis.stop()
    expect(await allowed('signInPerAccount', 'ann', 20)).toBe(1 + 5)
    expect(await allowed('cancelPerUser', 'ann', 3)).toBe(0)
    expect([partOf(0, 3), partOf(1, 3), partOf(10, 3), partOf(10, 1)]).toEqual([0, 1, 3, 10])
  })

  it('a process counts in Redis again when it is back, and its log says so once', async () => {
    const [one, other] = [await startProcess(), await startProcess()]
    await redis.stop()
    await one.allowed('buyPerUser', 'ann', 1)
    await other.allowed('buyPerUser', 'ann', 1)
    redis = await startPrivateRedis({ port: redis.port })
    await expect.poll(() => [one.said.at(-1), other.said.at(-1)], { timeout: 10_000 }).toEqual(['back', 'back'])
    expect([one.said.length, other.said.length]).toEqual([2, 2])
    const { points } = defaultAllowances.buyPerUser
    expect(await one.allowed('buyPerUser', 'ann', points - 1)).toBe(points - 1)
    expect(await other.allowed('buyPerUser', 'ann', 5)).toBe(1)
  })

  it('a use is taken back where it was counted, and no failure of Redis fails a request', async () => {
    const { limits, allowed } = await startProcess({ buyPerUser: { points: 2, seconds: 60 } })
    const giveBack = await limits.spend('buyPerUser', 'ann')
    await redis.stop()
    await giveBack()
    // Half of two; a point given back here would allow another.
    expect(await allowed('buyPerUser', 'ann', 5)).toBe(1)
    const own = await limits.spend('renamePerUser', 'ann')
    await own()
    expect(await allowed('renamePerUser', 'ann', 100)).toBe(30)
  })

  it('a process starts without it, and takes it when it is there', async () => {
    const { port } = redis
    await redis.stop()
    const { allowed, said } = await startProcess()
    expect(said).toEqual([expect.stringMatching(/^lost: /)])
    expect(await allowed('createPerUser', 'ann', 100)).toBe(15)
    redis = await startPrivateRedis({ port })
    await expect.poll(() => said.at(-1), { timeout: 10_000 }).toBe('back')
  })

  it('one that responds to nothing delays one request, not each', async () => {
    const { allowed, said } = await startProcess()
    redis.pause()
    try {
      const startedMs = performance.now()
      expect(await allowed('createPerUser', 'ann', 100)).toBe(15)
      // A command waits 250 ms: were each request delayed, this would take 25 s.
      expect(performance.now() - startedMs).toBeLessThan(10_000)
      // As long as a connection may be stale, and longer.
      await new Promise((resolve) => setTimeout(resolve, 4_000))
      expect(said).toEqual(['lost: timeout'])
    } finally {
      redis.resume()
    }
    await expect.poll(() => said.at(-1), { timeout: 10_000 }).toBe('back')
  })

  it('one that is full counts nothing: it is as good as gone', async () => {
    const { allowed, said } = await startProcess()
    const client = new Redis(redis.url)
    await client.config('SET', 'maxmemory', '1')
    expect(await allowed('createPerUser', 'ann', 100)).toBe(15)
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(said).toEqual(['lost: OOM'])
    await client.config('SET', 'maxmemory', '0')
    await expect.poll(() => said.at(-1), { timeout: 10_000 }).toBe('back')
    client.disconnect()
  })
})
