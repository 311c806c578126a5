// npm run bench:history: how much room the history of a resume takes after a year of daily editing, stored by the
// product's own service in an embedded database with a clock of its own; and how long a version takes to be read.
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { transactionsOf } from '@galley/api/adapters/transactions.port'
import { useEmbedded } from '@galley/api/db/open-database'
import { createResumeFilesRepository } from '../apps/api/src/features/resumes/files/resume-files.repository.ts'
import { createResumesRepository } from '@galley/api/features/resumes/resumes.repository'
import { createResumesService } from '@galley/api/features/resumes/resumes.service'
import { createVersionsRepository } from '@galley/api/features/resumes/versions.repository'
import { createVersionsService } from '@galley/api/features/resumes/versions.service'
import { emptyResumeData } from '@galley/contract/resume-data'
import { withOptions } from '@galley/resume/class-options'
import { renderResume } from '@galley/resume/render-resume'
import { sampleResume } from '@galley/resume/sample-resume'
import { templates } from '@galley/resume/templates'
import { round, table, timesOf } from './statistics.ts'

const days = Number(process.env['HISTORY_DAYS'] ?? 250)
const sessionsADay = 6
const savesASession = 5
const [minuteMs, hourMs] = [60_000, 3_600_000]
const promiseKb = 1024

/** The sample, with all of its experience and projects so many times. */
function document(times: number): string {
  const form = sampleResume('classic')
  const repeated = <T>(all: T[]) => Array.from({ length: times }, () => all).flat()
  const more = { ...form, experience: repeated(form.experience), projects: repeated(form.projects) }
  return renderResume(more, templates[0]!)
}

/** The same each time it runs (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** What a person does between two saves: another word, a bullet more, a bullet less. */
function edit(latex: string, random: () => number, maxLines: number): string {
  const lines = latex.split('\n')
  const bullets = lines.flatMap((line, at) => (line.includes('\\item') ? [at] : []))
  const words = latex.match(/[a-z]{4,}/g) ?? ['word']
  const word = () => `${words[Math.floor(random() * words.length)]}${random() < 0.3 ? Math.floor(random() * 100) : ''}`
  const at = bullets[Math.floor(random() * bullets.length)] ?? 0
  const kind = random()
  if (kind < 0.1 && lines.length < maxLines)
    lines.splice(at, 0, `  \\item ${Array.from({ length: 12 }, word).join(' ')}.`)
  else if (kind < 0.2 && bullets.length > 4) lines.splice(at, 1)
  else
    for (let n = 0; n < 3; n += 1) {
      const inLine = lines[at]!.split(' ')
      const place = Math.max(4, Math.floor(random() * inLine.length))
      inLine.splice(place, random() < 0.7 ? 1 : 0, word())
      lines[at] = inLine.join(' ')
    }
  return lines.join('\n')
}

/** A resume in a database of its own, at a clock of its own. */
async function startResume(latexContent: string) {
  const database = await useEmbedded(await PGlite.create('memory://'))
  const { db } = database
  let now = Date.parse('2026-01-05T08:00:00Z')
  const clock = { now: () => new Date(now) }
  const ids = { next: randomUUID }
  const transactions = transactionsOf(db)
  const resumes = createResumesService({
    transactions,
    repository: createResumesRepository(db),
    versions: createVersionsService({
      versions: createVersionsRepository(db),
      filesOf: (tx, which) => createResumeFilesRepository(db).list(which, tx),
      clock,
      ids,
    }),
    clock,
    ids,
    files: createResumeFilesRepository(db),
    compiler: { prepare: () => {} },
    otherBytesOf: async () => 0,
    onStored: () => {},
    isAcceptedProposal: () => sql<boolean>`false`,
  })
  const made = await resumes.create(randomUUID(), { resumeData: emptyResumeData(), latexContent })
  if (made.kind !== 'created') throw new Error(made.kind)
  const which = { id: made.resume.id, userId: made.resume.userId }
  return { database, resumes, transactions, which, clock: { now: () => now, set: (to: number) => void (now = to) } }
}
type Started = Awaited<ReturnType<typeof startResume>>

/** Returns the text at the end. */
async function editForAYear({ resumes, transactions, which, clock }: Started, first: string): Promise<string> {
  const random = seededRandom(7)
  let latex = first
  const maxLines = latex.split('\n').length + 15
  const save = async (text: string) => {
    latex = text
    const saved = await resumes.save(which, { latexContent: text }, { baseVersion: null })
    if (saved.kind !== 'saved') throw new Error(saved.kind)
  }
  /** A proposal a day, a name and another theme a month, a restore a week. */
  const replaceText = async (day: number) => {
    await transactions.run((tx) => resumes.keepVersion(tx, which, { latex, reason: 'before_proposal' }))
    await save(edit(edit(latex, random, maxLines), random, maxLines))
    if (day % 20 === 9) await resumes.saveNamedVersion(which, `Sent on day ${day}`, null)
    if (day % 20 === 15) await save(withOptions(latex, { theme: day % 40 === 15 ? 'modern' : 'classic' }) ?? latex)
    if (day % 5 === 4) {
      const [newest] = (await resumes.listVersions(which)) ?? []
      const restored = newest && (await resumes.restoreVersion(which, newest.id, null))
      if (restored?.kind === 'saved') latex = restored.resume.latexContent
    }
  }
  for (let day = 0; day < days; day += 1) {
    const morning = clock.now()
    for (let session = 0; session < sessionsADay; session += 1) {
      clock.set(morning + session * 1.5 * hourMs)
      for (let n = 0; n < savesASession; n += 1) {
        clock.set(clock.now() + 4 * minuteMs)
        await save(edit(latex, random, maxLines))
      }
    }
    await replaceText(day)
    // Five days of seven.
    clock.set(morning + (day % 5 === 4 ? 72 : 24) * hourMs)
  }
  return latex
}

async function measure({ resumes, database: { db }, which }: Started, latex: string) {
  const versions = (await resumes.listVersions(which)) ?? []
  const reads: number[] = []
  let [plain, compressed] = [0, 0]
  for (const { id } of versions) {
    const begun = performance.now()
    const version = await resumes.findVersion(which, id)
    reads.push(performance.now() - begun)
    plain += Buffer.byteLength(version!.latex)
    compressed += deflateRawSync(version!.latex, { level: 9 }).byteLength
  }
  const bytesBefore = Buffer.byteLength(latex)
  const texts = (await createResumesRepository(db).bytesOf(which.userId)) - bytesBefore
  await db.execute('vacuum full resume_versions')
  await db.execute('vacuum full resume_version_bases')
  const { rows } = (await db.execute(
    `select pg_total_relation_size('resume_versions') + pg_total_relation_size('resume_version_bases') as bytes`,
  )) as unknown as { rows: { bytes: string | number }[] }
  return { versions: versions.length, plain, compressed, texts, onDisk: Number(rows[0]?.bytes), reads, bytesBefore }
}

const kb = (bytes: number) => round(bytes / 1024)
const rows: string[][] = []
// Of one page, two and about seven.
for (const times of [1, 3, 12]) {
  const first = document(times)
  const started = await startResume(first)
  const year = await measure(started, await editForAYear(started, first))
  await started.database.close()
  const { p50, p95 } = timesOf(year.reads)
  rows.push([
    `${kb(year.bytesBefore)} KB`,
    `${year.versions}`,
    kb(year.plain),
    kb(year.compressed),
    kb(year.texts),
    kb(year.onDisk),
    `${round(p50)} / ${round(p95)}`,
  ])
  if (year.onDisk > promiseKb * 1024) process.exitCode = 1
}
const columns = [
  'text',
  'versions',
  'as text KB',
  'each compressed KB',
  'as stored KB',
  'on disk, with rows and indexes KB',
  'read ms p50 / p95',
]
process.stdout.write(
  `a year of daily editing (${days} days; promise: ${promiseKb} KB on disk)\n${table(columns, rows)}\n`,
)
