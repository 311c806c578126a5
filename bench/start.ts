// npm run bench:start: how long `bin/start` takes from the command to the first page, once everything is built and the
// database exists. The peer is Node itself, started with an empty program in the same run.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startGalley } from '../e2e/start-galley.ts'
import { ratio, round, table, timesOf } from './statistics.ts'

const rounds = 5
/** What the product promises, in milliseconds. */
const promisedMs = 5_000

const folder = mkdtempSync(join(tmpdir(), 'galley-start-'))
async function startMs(): Promise<number> {
  const startedMs = performance.now()
  const galley = await startGalley(folder)
  try {
    const { status } = await fetch(galley.url)
    if (status !== 200) throw new Error(`the first page returned ${status}`)
    return performance.now() - startedMs
  } finally {
    await galley.interrupt()
  }
}
function nodeMs(): number {
  const startedMs = performance.now()
  execFileSync(process.execPath, ['-e', ''])
  return performance.now() - startedMs
}

try {
  // It builds, and makes the database.
  await startMs()
  const [ours, node]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    node.push(nodeMs())
    ours.push(await startMs())
  }
  const [own, peer] = [timesOf(ours), timesOf(node)]
  const row = (name: string, { p50, p95 }: typeof own) => [name, round(p50), round(p95), ratio(p50, peer.p50)]
  process.stdout.write(
    `${table(['', 'p50 ms', 'max ms', 'against Node'], [row('bin/start', own), row('node -e ""', peer)])}\n`,
  )
  if (own.p50 > promisedMs) {
    process.stdout.write(`It takes longer than ${promisedMs} ms.\n`)
    process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
