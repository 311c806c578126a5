// Before the tests in the browser: the product as several processes, behind HAProxy.
import type { TestProject } from 'vitest/node'
import { startCluster } from '../toolchain/cluster/start-cluster.ts'

export default async function setUp(project: TestProject) {
  const cluster = await startCluster()
  project.provide('galleys', [cluster.url])
  return async () => void (await cluster.interrupt())
}
