// npm run bench:soak: twenty people who type for half an hour. Memory, open files and processes must not grow.
// SOAK_MINUTES=30 sets how long, SOAK_PEOPLE=20 how many.
import { setTimeout as pause } from 'node:timers/promises'
import { edited } from './documents.ts'
import { startBenchedGalley } from './galley.ts'
import { registerTypists } from './people.ts'
import { round, table, timesOf } from './statistics.ts'

const minutes = Number(process.env['SOAK_MINUTES'] ?? 30)
const count = Number(process.env['SOAK_PEOPLE'] ?? 20)
/** What may come on top between the first tenth of the time, when everything has been used once, and the end. */
const maxGrowth = { memoryMb: 150, files: 60, processes: 12 }

const galley = await startBenchedGalley()
const rows: string[][] = []
let grown: string[] = []
try {
  const people = await registerTypists(galley, count)
  const startedMs = performance.now()
  const endsMs = startedMs + minutes * 60_000
  const stepMs = (minutes * 60_000) / 10
  let times: number[] = []
  let failed = 0
  let edits = 0
  const typing = people.map(async ({ person, document }) => {
    await pause(Math.random() * 1000)
    while (performance.now() < endsMs) {
      const next = performance.now() + 1000
      edits += 1
      const { status, ms } = await galley.compile(person, edited(document.latex, edits, 'moving on'))
      if (status === 200) times.push(ms)
      else failed += 1
      await pause(Math.max(0, next - performance.now()))
    }
  })
  let first: ReturnType<typeof galley.weigh> | null = null
  for (let step = 1; step <= 10; step += 1) {
    await pause(startedMs + step * stepMs - performance.now() - 500)
    const now = galley.weigh()
    const { p50, p95 } = timesOf(times)
    times = []
    first ??= now
    rows.push([
      `${round((step * stepMs) / 60_000)} min`,
      `${now.memoryMb} MB`,
      String(now.files),
      String(now.processes),
      `${round(p50)} / ${round(p95)} ms`,
      String(failed),
    ])
    process.stdout.write(`${rows.at(-1)?.join('  ')}\n`)
    grown = (['memoryMb', 'files', 'processes'] as const).filter((key) => now[key] - first![key] > maxGrowth[key])
  }
  await Promise.all(typing)
} finally {
  await galley.stop()
}
process.stdout.write(`\n${table(['after', 'memory', 'open files', 'processes', 'p50 / p95', 'failed'], rows)}\n`)
if (grown.length > 0) {
  process.stdout.write(`Grown: ${grown.join(', ')}\n`)
  process.exitCode = 1
}
