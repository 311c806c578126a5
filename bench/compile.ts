// npm run bench:compile: how fast a preview is, through the whole product, beside what else makes PDFs on this machine.
// All is measured in one run, interleaved in random order, because a machine's speed drifts from minute to minute.
// BENCH_ROUNDS=25 sets how often; BENCH_SECONDS=20 how long the parts with many people last.
import { cpus, release } from 'node:os'
import { execFileSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { documents, edited, type BenchDocument, type Where } from './documents.ts'
import { startBenchedGalley, type BenchedGalley, type BenchPerson } from './galley.ts'
import { measureOtherPrograms } from './other-programs.ts'
import { registerTypists } from './people.ts'
import { chromiumPrint, coldPdflatex, latexmk, typst, type Peer } from './peers.ts'
import { ratio, round, table, timesOf, type Times } from './statistics.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 25)
const seconds = Number(process.env['BENCH_SECONDS'] ?? 20)
/** A person pauses between two edits; in the meantime a warm process gets ready for the next. */
const betweenMs = 60

const verdicts: { promise: string; measured: string; isKept: boolean }[] = []
function expectAtMost(promise: string, measured: number, limit: number): void {
  verdicts.push({ promise: `${promise} ≤ ${limit} ms`, measured: `${round(measured)} ms`, isKept: measured <= limit })
}
function expectAtLeast(promise: string, measured: number, limit: number): void {
  verdicts.push({ promise: `${promise} ≥ ${limit}`, measured: round(measured), isKept: measured >= limit })
}

const shuffled = <T>(items: T[]): T[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
const say = (text: string) => process.stdout.write(`${text}\n`)
const wordsOf = (latex: string) =>
  latex
    .slice(latex.indexOf('\\begin{document}'))
    .replaceAll(/\\[a-zA-Z]+\*?|[{}[\]\\]/g, ' ')
    .replaceAll(/ +/g, ' ')

let edits = 0
/** Compiles the document after one more edit; throws where no PDF comes out. */
async function edit(
  galley: BenchedGalley,
  person: BenchPerson,
  { name, latex, where }: BenchDocument & { where?: Where },
): Promise<number> {
  edits += 1
  const { status, ms, body } = await galley.compile(person, edited(latex, edits, where))
  if (status !== 200) throw new Error(`${name}: ${status} ${body.toString().slice(0, 300)}`)
  return ms
}

async function measureLatency(galley: BenchedGalley): Promise<void> {
  const peers: { peer: Peer; isEach: boolean }[] = [
    { peer: coldPdflatex(), isEach: true },
    { peer: latexmk(false), isEach: true },
    { peer: latexmk(true), isEach: false },
    { peer: await typst(), isEach: true },
    { peer: await chromiumPrint(), isEach: true },
  ].filter((entry): entry is { peer: Peer; isEach: boolean } => entry.peer !== null)
  const people = new Map<string, BenchPerson>()
  const wheres: Where[] = ['same line', 'other lines']
  for (const document of documents)
    for (const where of wheres) {
      const person = await galley.register()
      people.set(`${document.name} ${where}`, person)
      for (let n = 0; n < 5; n += 1) {
        await edit(galley, person, { ...document, where })
        await pause(1_000)
      }
    }
  const measured: Measured = new Map()
  const note = (document: string, who: string, ms: number | null) => {
    if (ms !== null) measured.set(`${document} ${who}`, [...(measured.get(`${document} ${who}`) ?? []), ms])
  }
  for (let n = 0; n < rounds; n += 1)
    for (const document of shuffled(documents)) {
      const jobs = [
        ...wheres.map((where) => async () => {
          const person = people.get(`${document.name} ${where}`)!
          note(document.name, where, await edit(galley, person, { ...document, where }))
        }),
        ...peers
          .filter(({ isEach }) => isEach || n % 5 === 0)
          .map(({ peer }) => async () => {
            edits += 1
            const latex = edited(document.latex, edits)
            note(document.name, peer.name, await peer.run(latex, wordsOf(latex)))
          }),
      ]
      for (const job of shuffled(jobs)) {
        await job()
        await pause(betweenMs)
      }
    }
  for (const { peer } of peers) await peer.stop()

  const names = peers.map(({ peer }) => peer.name)
  reportLatency(measured, names)
  judgeLatency(measured)
}

/** Times by document and by who set it, in milliseconds. */
type Measured = Map<string, number[]>

function reportLatency(measured: Measured, names: string[]): void {
  const times = (document: string, who: string): Times => timesOf(measured.get(`${document} ${who}`) ?? [])
  say(
    `\nA preview after an edit, through POST /latex/compile, both sandbox layers up. Milliseconds, p50 / p95 of ${rounds}; peers p50.\n`,
  )
  say(
    table(
      ['document', 'Galley', 'Galley, each edit in another line', ...names, 'pdflatex ÷ Galley', 'latexmk ÷ Galley'],
      documents.map(({ name }) => {
        const [own, elsewhere] = [times(name, 'same line'), times(name, 'other lines')]
        const peer = (who: string) => times(name, who).p50
        return [
          name,
          `**${round(own.p50)}** / ${round(own.p95)}`,
          `${round(elsewhere.p50)} / ${round(elsewhere.p95)}`,
          ...names.map((who) => round(peer(who))),
          ratio(peer('pdflatex'), own.p50),
          ratio(peer('latexmk, after an edit'), own.p50),
        ]
      }),
    ),
  )
}

function judgeLatency(measured: Measured): void {
  const all = (kind: BenchDocument['kind'], who: string) =>
    documents.filter((document) => document.kind === kind).flatMap(({ name }) => measured.get(`${name} ${who}`) ?? [])
  for (const [kind, p50, p95] of [
    ['class', 20, 35],
    ['moderncv', 70, 100],
    ['altacv', 160, 200],
  ] as const) {
    const own = timesOf(all(kind, 'same line'))
    expectAtMost(`${kind} documents, p50`, own.p50, p50)
    expectAtMost(`${kind} documents, p95`, own.p95, p95)
  }
  const elsewhere = timesOf(all('class', 'other lines'))
  expectAtMost('class documents, each edit in another line, p50', elsewhere.p50, 20)
  expectAtMost('class documents, each edit in another line, p95', elsewhere.p95, 35)
  const own = timesOf(all('class', 'same line')).p50
  expectAtLeast('class documents: pdflatex’s time ÷ Galley’s', timesOf(all('class', 'pdflatex')).p50 / own, 10)
  expectAtLeast(
    'class documents: latexmk’s time after an edit ÷ Galley’s',
    timesOf(all('class', 'latexmk, after an edit')).p50 / own,
    13,
  )
}

/**
 * A server is measured as its people find it: not in its first seconds, while its code is being translated for this
 * machine.
 */
async function warmUp(galley: BenchedGalley): Promise<void> {
  const classes = documents.filter(({ kind }) => kind === 'class')
  for (const document of classes) {
    const person = await galley.register()
    for (let n = 0; n < 100; n += 1) await edit(galley, person, document)
  }
}

async function measureFirstCompiles(galley: BenchedGalley): Promise<void> {
  const person = await galley.register()
  const peer = coldPdflatex()
  const [own, stock]: [number[], number[]] = [[], []]
  for (const document of documents.filter(({ kind }) => kind === 'class'))
    for (let n = 0; n < Math.max(3, Math.ceil(rounds / 5)); n += 1) {
      // A comment makes the preamble new.
      const fresh = { ...document, latex: document.latex.replace('\n', `\n% ${n} ${Math.random()}\n`) }
      own.push(await edit(galley, person, fresh))
      await pause(500)
      stock.push((await peer.run(edited(fresh.latex, n), '')) ?? Number.NaN)
      await pause(200)
    }
  await peer.stop()
  const share = timesOf(own).p50 / timesOf(stock).p50
  say(
    `\nFirst compile of a new preamble: ${round(timesOf(own).p50)} ms, stock pdflatex ${round(timesOf(stock).p50)} ms (${share.toFixed(2)}×).`,
  )
  verdicts.push({
    promise: 'first compile of a new preamble ≤ 0.7 × pdflatex',
    measured: `${share.toFixed(2)} ×`,
    isKept: share <= 0.7,
  })
}

async function measureRepeats(galley: BenchedGalley): Promise<void> {
  const person = await galley.register()
  const { latex } = documents[0]!
  await galley.compile(person, latex)
  await galley.compile(person, latex)
  const times: number[] = []
  for (let n = 0; n < 100; n += 1) times.push((await galley.compile(person, latex)).ms)
  expectAtMost('the same text again, p50', timesOf(times).p50, 2)

  // The same edits through the API, and of the worker itself, in turn.
  const [asked, direct]: [number[], number[]] = [[], []]
  for (let n = 0; n < 200; n += 1) {
    if (n % 2 === 0) asked.push(await edit(galley, person, documents[0]!))
    else direct.push((await galley.compileAtWorker(person, edited(latex, (edits += 1)))).ms)
    await pause(betweenMs)
  }
  expectAtMost('what the API adds to the worker, p50', timesOf(asked).p50 - timesOf(direct).p50, 3)
}

async function measureThroughput(galley: BenchedGalley): Promise<void> {
  const people = await Promise.all(Array.from({ length: 4 }, () => galley.register()))
  const classes = documents.filter(({ kind }) => kind === 'class')
  let done = 0
  const until = performance.now() + seconds * 500
  const startedMs = performance.now()
  await Promise.all(
    people.map(async (person, index) => {
      while (performance.now() < until) {
        await edit(galley, person, classes[index % classes.length]!)
        done += 1
        // A person's own allowance is ten compiles a second.
        if (done % 400 === 0) Object.assign(person, await galley.register())
      }
    }),
  )
  expectAtLeast('class documents a second', (done * 1000) / (performance.now() - startedMs), 80)
}

/** Each makes one edit a second, at a moment of their own. */
async function measurePeople(galley: BenchedGalley, count: number): Promise<Times> {
  const people = await registerTypists(galley, count)
  // They have been typing for a while: what is measured is the server under so many, not their arrival all at once.
  for (let n = 0; n < 4; n += 1) {
    for (const { person, document } of people) await edit(galley, person, document)
    await pause(2_000)
  }
  const times: number[] = []
  const until = performance.now() + seconds * 1000
  await Promise.all(
    people.map(async ({ person, document }) => {
      await pause(Math.random() * 1000)
      while (performance.now() < until) {
        const next = performance.now() + 1000
        times.push(await edit(galley, person, { ...document, where: 'moving on' }))
        await pause(Math.max(0, next - performance.now()))
      }
    }),
  )
  return timesOf(times)
}

const galley = await startBenchedGalley({ LOG_LEVEL: 'info' })
try {
  const tex = execFileSync('pdflatex', ['--version'], { encoding: 'utf8' }).split('\n')[0]
  say(`${cpus().length} × ${cpus()[0]?.model}, Linux ${release()}, Node ${process.version}, ${tex}`)
  await warmUp(galley)
  await measureLatency(galley)
  await measureFirstCompiles(galley)
  await measureRepeats(galley)
  await measureOtherPrograms(galley, rounds, say)
  await measureThroughput(galley)
  for (const [count, p50, p95] of [
    [20, 30, 100],
    [40, null, 150],
  ] as const) {
    const times = await measurePeople(galley, count)
    if (p50 !== null) expectAtMost(`${count} people, an edit a second each, p50`, times.p50, p50)
    expectAtMost(`${count} people, an edit a second each, p95`, times.p95, p95)
  }
  say('')
  say(
    table(
      ['promise', 'measured', ''],
      verdicts.map(({ promise, measured, isKept }) => [promise, measured, isKept ? 'kept' : '**short**']),
    ),
  )
} finally {
  await galley.stop()
}
