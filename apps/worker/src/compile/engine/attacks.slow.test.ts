// Hostile documents against both ways to run them: nothing of the machine leaks, nothing is left, the next page is the
// same.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bubblewrap, guardOnly, noSandbox, type Sandbox } from '../../sandbox/sandbox.ts'
import { runTex } from '../tex/run-tex.ts'
import { startFenceProcess, type WarmProcess } from '../prewarm/warm-process.ts'
import { attacks, firstLines, floods, isEndless, programs, reads, writes, type Attack } from '../testing/attacks.ts'
import { tierSample } from '@galley/resume/testing/tier'
import { plantCanary } from '../testing/canary.ts'
import { see } from '../testing/pages.ts'
import type { TexRun } from '../tex/tex-results.ts'

/** Short, for documents that never end: there are many of them. A page needs a twentieth of it on an idle machine. */
const timeoutMs = 4_000
/** What never ends keeps a core busy until it is stopped; by then it has long begun. */
const endlessMs = 2_000
const preamble = '\\documentclass{article}\\usepackage{graphicx,verbatim}\n\\begin{document}\n'
const isFlood = (attack: Attack) => floods.includes(attack)
/**
 * How a run may end: fine, with errors, out of time, at the limit of a file, or, where the machine is crowded, killed
 * from outside.
 */
const ends = [0, 1, 137, 152, 153, null]

let canary: ReturnType<typeof plantCanary>
beforeAll(() => void (canary = plantCanary()))
afterAll(() => canary.remove())

const cold = (source: string, sandbox: Sandbox = bubblewrap(), limitMs = timeoutMs): Promise<TexRun> =>
  runTex(source, { sandbox, timeoutMs: limitMs, purpose: 'preview', signal: AbortSignal.timeout(20_000) })
const inBody = (attack: Attack) => `${preamble}${attack.body(canary.path, canary.folder)}\n\\end{document}\n`
const inPreamble = (attack: Attack) =>
  `\\documentclass{article}\n${attack.body(canary.path, canary.folder)}\n\\begin{document}\nx\n\\end{document}\n`

/** Each attack that leaks without a sandbox, and some of each class. */
const tried = [
  ...new Set([
    ...reads.filter(({ leaks }) => leaks),
    ...[reads, programs, writes, floods].flatMap((kind) => tierSample(kind, 3)),
  ]),
]

it('has sixty attacks and more', () => expect(attacks.length).toBeGreaterThanOrEqual(60))

/** A run takes a second or two, when others are not running beside it. */
const crowdedMs = 300_000

describe('nothing comes out of a run of its own', { timeout: crowdedMs }, () => {
  it.concurrent.each(tried)('$title', async (attack) => {
    const run = await cold(inBody(attack), bubblewrap(), isEndless(attack) ? endlessMs : timeoutMs)
    expect(await canary.tracesIn(run)).toEqual([])
    expect(ends).toContain(run.code)
  })

  it.concurrent.each(tried.filter((attack) => !isFlood(attack)))('$title, in the preamble', async (attack) => {
    const limitMs = isEndless(attack) ? endlessMs : timeoutMs
    expect(await canary.tracesIn(await cold(inPreamble(attack), bubblewrap(), limitMs))).toEqual([])
  })

  it.each(firstLines)('a first line that asks for %s', async (_title, line) => {
    const run = await cold(`${line}\n${preamble}\\immediate\\write18{touch ${canary.folder}/first}x\n\\end{document}\n`)
    expect(run.code).toBe(0)
    expect(run.pdf).not.toBeNull()
  })
})

/** Twenty megabytes of small streams are looked into one by one. */
const unpackingMs = 300_000

describe('a warm process', () => {
  const normal = '\\section{A}\\textbf{bold} text, fi, \\emph{more}: a page as any.\n\\end{document}\n'
  let warmProcess: WarmProcess
  let before: Awaited<ReturnType<typeof see>>
  /** One that had to be killed is replaced, as in the product: on a busy machine, one that does not stop when asked. */
  async function finish(rest: string): Promise<TexRun | null> {
    const run = await warmProcess.run({ rest: Buffer.from(rest), signal: AbortSignal.timeout(30_000) })
    if (run) return run
    warmProcess.close()
    await warmProcess.closed
    warmProcess = start(preamble)
    await warmProcess.ready
    return null
  }
  const pageOf = async (rest: string) => see(preamble + rest, (await finish(rest)) ?? (await finish(rest)))
  const start = (prefix: string, limitMs = timeoutMs) =>
    startFenceProcess({
      sandbox: bubblewrap(),
      prefix: Buffer.from(prefix),
      carried: {},
      fonts: 'basic',
      timeoutMs: limitMs,
    })

  beforeAll(async () => {
    warmProcess = start(preamble)
    await warmProcess.ready
    before = await pageOf(normal)
  })
  afterAll(async () => {
    warmProcess.close()
    await warmProcess.closed
  })

  it('gives a page to begin with', () =>
    expect(before).toMatchObject({ code: 0, text: expect.stringContaining('a page as any') as string }))

  // One after the other, in the same warm process: what one of them left would affect the next.
  it.each(tried)(
    'gives nothing to, and keeps nothing of: $title',
    async (attack) => {
      const run = await finish(`${attack.body(canary.path, canary.folder)}\n\\end{document}\n`)
      if (run) expect(await canary.tracesIn(run)).toEqual([])
      expect(ends).toContain(run?.code ?? null)
      expect(await pageOf(normal)).toEqual(before)
    },
    unpackingMs,
  )

  it.concurrent.each(tried.filter((attack) => !isFlood(attack) && !programs.includes(attack)))(
    'gives nothing to a beginning with: $title',
    async (attack) => {
      const source = inPreamble(attack)
      const at = source.indexOf('x\n\\end{document}')
      const own = start(source.slice(0, at), isEndless(attack) ? endlessMs : timeoutMs)
      const run = (await own.ready)
        ? await own.run({ rest: Buffer.from(source.slice(at)), signal: AbortSignal.timeout(30_000) })
        : null
      own.close()
      await own.closed
      if (run) expect(await canary.tracesIn(run)).toEqual([])
    },
  )

  it.concurrent.each(tried.filter(isFlood))('that never gets ready is given up: $title', async (attack) => {
    const own = start(inPreamble(attack).split('\\begin{document}')[0]!)
    const clock = setTimeout(own.close, endlessMs)
    expect(await own.ready).toBe(false)
    clearTimeout(clock)
    await own.closed
  })
})

describe('each sandbox layer holds alone', () => {
  const layered = [
    ...reads.filter(({ leaks }) => leaks),
    ...tierSample(programs, 3),
    ...tierSample(writes.slice(0, 4), 2),
  ]
  it.concurrent.each(layered)('namespaces: $title', async (attack) => {
    expect(await canary.tracesIn(await cold(inBody(attack), bubblewrap({ isGuarded: false })))).toEqual([])
  })
  it.concurrent.each(layered)('the guard: $title', async (attack) => {
    // It hides what files hold, not that they exist: Landlock allows any process to read a file's size.
    const traces = await canary.tracesIn(await cold(inBody(attack), guardOnly()))
    expect(traces.filter((trace) => !trace.startsWith('SIZE'))).toEqual([])
  })
  it.concurrent.each(layered.filter(({ leaks }) => leaks))('without any it comes out: $title', async (attack) => {
    expect(await canary.tracesIn(await cold(inBody(attack), noSandbox()))).not.toEqual([])
  })
})

it('leaves the machine as it was', () => expect(canary.isUntouched()).toBe(true))

it('names each attack once', () => {
  expect(new Set(attacks.map(({ title }) => title)).size).toBe(attacks.length)
  expect(attacks.filter(isFlood).length).toBe(floods.length)
})
