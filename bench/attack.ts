// npm run bench:attack: response times while twenty accounts compile documents that never end.
// Asked meanwhile: a list of resumes, as the dashboard does, and another person's preview at every pause in typing.
import { setTimeout as pause } from 'node:timers/promises'
import { documents, edited } from './documents.ts'
import { startBenchedGalley, type BenchPerson } from './galley.ts'
import { round, timesOf } from './statistics.ts'

const seconds = Number(process.env['BENCH_SECONDS'] ?? 30)
const accounts = Number(process.env['BENCH_ATTACKERS'] ?? 20)
/** What a person who types notices. */
const maxPreviewMs = 150
const maxListMs = 300
const attacks = [
  '\\loop\\iftrue\\repeat',
  '\\def\\x{\\x\\x}\\x',
  '\\newwrite\\w\\immediate\\openout\\w=a \\loop\\immediate\\write\\w{\\number\\maxdimen}\\iftrue\\repeat',
  '\\loop x\\newpage\\iftrue\\repeat',
  '\\edef\\x{xxxxxxxx}\\loop\\edef\\x{\\x\\x}\\iftrue\\repeat',
]
/** Every other one in the preamble, where it keeps a warm process from becoming ready; a comment makes each new. */
const attack = (n: number) => {
  const [inside, before] = n % 2 === 0 ? [attacks[(n / 2) % attacks.length], ''] : ['', attacks[0]]
  return `\\documentclass{article}\n% ${n}\n${before}\n\\begin{document}\nx\n${inside}\n\\end{document}\n`
}

const galley = await startBenchedGalley()
try {
  const { latex } = documents[0]!
  const honest = await galley.register()
  for (let n = 0; n < 3; n += 1) {
    await galley.compile(honest, edited(latex, n))
    await pause(500)
  }
  const until = performance.now() + seconds * 1000
  const attackers: BenchPerson[] = await Promise.all(Array.from({ length: accounts }, () => galley.register()))
  let attacked = 0
  const attacking = attackers.map(async (person) => {
    while (performance.now() < until) {
      attacked += 1
      const { status } = await galley.compile(person, attack(attacked))
      // Refused, a person waits as the answer asks for; a script would come again at once.
      if (status === 503) await pause(200)
    }
  })
  const lists: number[] = []
  const previews: number[] = []
  const reading = (async () => {
    while (performance.now() < until) {
      const { status, ms } = await galley.list(honest)
      if (status !== 200) throw new Error(`the list was answered with ${status}`)
      lists.push(ms)
      await pause(50)
    }
  })()
  const typing = (async () => {
    for (let n = 10; performance.now() < until; n += 1) {
      const { status, ms } = await galley.compile(honest, edited(latex, n))
      if (status !== 200) throw new Error(`the preview was answered with ${status}`)
      previews.push(ms)
      await pause(500)
    }
  })()
  await Promise.all([reading, typing, ...attacking])
  const [list, preview] = [timesOf(lists), timesOf(previews)]
  if (process.env['BENCH_ALL']) process.stdout.write(previews.map((ms) => Math.round(ms)).join(' ') + '\n')
  process.stdout.write(
    `${attacked} attacks of ${accounts} accounts in ${seconds} s. A list of resumes: p50 ${round(list.p50)} ms, p95 ${round(list.p95)} ms (${list.count}). ` +
      `Another person's preview: p50 ${round(preview.p50)} ms, p95 ${round(preview.p95)} ms (${preview.count}).\n`,
  )
  if (list.p95 > maxListMs || preview.p95 > maxPreviewMs) process.exitCode = 1
} finally {
  await galley.stop()
}
