// What the rate limits of a test's API count in: memory, or Redis by TEST_REDIS_URL, each test by itself.
import { randomUUID } from 'node:crypto'
import { memoryCounters } from '../adapters/limits/memory-counters.ts'
import { redisCounters, type RedisCounters } from '../adapters/limits/redis-counters.ts'
import { testRedisUrl } from './env.ts'

export async function limitCountersForTest(): Promise<RedisCounters> {
  const url = testRedisUrl()
  if (url === undefined) return { counters: memoryCounters, close() {} }
  const test = randomUUID()
  return redisCounters({
    url,
    processes: 2,
    hash: (key) => `${test} ${key}`,
    onLost: (reason) => process.stderr.write(`The tests' Redis is gone: ${reason}\n`),
    onBack: () => {},
  })
}
