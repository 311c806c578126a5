// npm run bench:import-time: how long an uploaded PDF takes until the form's data is back, over HTTP and through the
// sandbox; what many uploads at once leave in memory. The PDFs are the product's own, two pages each; pdftotext, which
// only takes the words out, runs beside.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { renderResume } from '@galley/resume/render-resume'
import { sampleResume } from '@galley/resume/sample-resume'
import { templates } from '@galley/resume/templates'
import { startBenchedGalley, type BenchedGalley, type BenchPerson } from './galley.ts'
import { ratio, round, table, timesOf } from './statistics.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 10)
/** An account may import so many files a minute. */
const filesAPerson = 18
const promiseMs = 400
/** Files come one by one: in the meantime a process gets ready for the next. */
const betweenMs = 1_500
const maxGrownMb = 60

async function twoPages(
  galley: BenchedGalley,
  person: BenchPerson,
  id: (typeof templates)[number]['id'],
): Promise<Buffer> {
  const form = sampleResume(id)
  const twice = {
    ...form,
    experience: [...form.experience, ...form.experience.map((role) => ({ ...role, company: `${role.company} Again` }))],
    projects: [...form.projects, ...form.projects],
  }
  const template = templates.find((one) => one.id === id)!
  const { status, body } = await galley.compile(person, renderResume(twice, template), 'download')
  if (status !== 200) throw new Error(`no PDF of ${id}: ${status}`)
  return body
}

async function upload(galley: BenchedGalley, person: BenchPerson, pdf: Buffer): Promise<number> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'resume.pdf')
  const begun = performance.now()
  const response = await fetch(new URL('/api/resumes/extract-pdf', galley.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
    body: form,
  })
  await response.arrayBuffer()
  if (response.status !== 200 && response.status !== 503) throw new Error(`refused: ${response.status}`)
  return performance.now() - begun
}

const folder = mkdtempSync(join(tmpdir(), 'galley-import-time-'))
const galley = await startBenchedGalley()
try {
  let person = await galley.register()
  const rows: string[][] = []
  const all: number[] = []
  for (const { id } of templates) {
    const pdf = await twoPages(galley, person, id)
    const file = join(folder, `${id}.pdf`)
    writeFileSync(file, pdf)
    const [ours, peers]: [number[], number[]] = [[], []]
    person = await galley.register()
    for (let n = 0; n < Math.min(rounds, filesAPerson); n += 1) {
      await pause(betweenMs)
      ours.push(await upload(galley, person, pdf))
      const begun = performance.now()
      await promisify(execFile)('pdftotext', ['-layout', file, '-'])
      peers.push(performance.now() - begun)
    }
    all.push(...ours.slice(1))
    const [mine, peer] = [timesOf(ours.slice(1)), timesOf(peers.slice(1))]
    rows.push([id, `${round(mine.p50)} / ${round(mine.p95)}`, round(peer.p50), ratio(mine.p50, peer.p50)])
  }
  process.stdout.write(
    `${table(['two pages of', 'Galley p50 / p95 ms', 'pdftotext p50 ms', 'Galley ÷ pdftotext'], rows)}\n`,
  )
  const { p50 } = timesOf(all)
  process.stdout.write(`all: p50 ${round(p50)} ms (promise ${promiseMs})\n`)

  const pdf = await twoPages(galley, person, 'classic')
  const crowd = async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => galley.register()))
    await Promise.all(people.flatMap((one) => Array.from({ length: 4 }, () => upload(galley, one, pdf))))
  }
  await crowd()
  const before = galley.weigh().memoryMb
  for (let n = 0; n < 5; n += 1) await crowd()
  const after = galley.weigh().memoryMb
  process.stdout.write(`memory: ${round(before)} MB after 20 uploads at once, ${round(after)} MB after 100 more\n`)
  if (p50 > promiseMs || after - before > maxGrownMb) process.exitCode = 1
} finally {
  await galley.stop()
  rmSync(folder, { recursive: true, force: true })
}
