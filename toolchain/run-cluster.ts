// bin/cluster: runs until it is stopped, and leaves nothing.
import { openCluster, type OpenCluster } from './cluster/open-cluster.ts'

let cluster: OpenCluster | undefined
let isStopped = false

async function stop(code: number): Promise<void> {
  isStopped = true
  // What is still being started stops when it has.
  if (cluster === undefined) return
  await cluster.stop()
  process.exit(code)
}
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(event, () => void stop(0))

try {
  cluster = await openCluster({ port: Number(process.env['PORT'] ?? 3000), env: process.env })
  if (isStopped) await stop(0)
  process.stdout.write(`\n  Galley is ready: ${cluster.url}\n  Logs: ${cluster.folder}. Ctrl-C stops it.\n\n`)
} catch (error) {
  if (isStopped) process.exit(0)
  process.stderr.write(`The cluster cannot start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
