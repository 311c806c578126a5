// bin/cluster: runs until it is stopped, and leaves nothing.
import { openCluster, type OpenCluster } from './cluster/open-cluster.ts'

const stopping = new AbortController()
let cluster: OpenCluster | undefined

async function stop(): Promise<void> {
  stopping.abort()
  // A start that is under way ends by the signal.
  if (cluster === undefined) return
  await cluster.stop()
  process.exit(0)
}
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(event, () => void stop())

try {
  const port = Number(process.env['PORT'] ?? 3000)
  cluster = await openCluster({ port, env: process.env, signal: stopping.signal })
  if (stopping.signal.aborted) await stop()
  process.stdout.write(`\n  Galley is ready: ${cluster.url}\n  Logs: ${cluster.folder}. Ctrl-C stops it.\n\n`)
} catch (error) {
  if (stopping.signal.aborted) process.exit(0)
  process.stderr.write(`The cluster cannot start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
