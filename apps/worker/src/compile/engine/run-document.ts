// How a document is run: by the warm process that has read most of it, or by a cold one wherever that is unsafe.
import type { TexCompiler, CompilerChoice } from '@galley/contract/latex'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { createCarriedFiles, isSame, worthCarrying } from './carried-files.ts'
import type { JobFiles } from '../tex/job-files.ts'
import { createCheckpoints } from '../prewarm/checkpoints.ts'
import { createCompilerChooser, missingCompilerRun } from './choose-compiler.ts'
import { createFontsNeeded } from '../tex/fonts-needed.ts'
import { asksForHelpers } from '../tex/helper-programs.ts'
import { installedCompilers, type InstalledCompilers } from '../tex/installed-compilers.ts'
import { mayLackAFile, runTex, type ColdTree, type Purpose } from '../tex/run-tex.ts'
import type { Setup } from '../tex/tex-command.ts'
import type { Carried, TexRun } from '../tex/tex-results.ts'
import type { LeasedProcess, WarmProcesses } from '../prewarm/warm-processes.ts'

export interface DocumentRun extends TexRun {
  /** `deep`, `warm` and `started`: by a warm process; `cold`: a process of its own. */
  path: LeasedProcess['kind'] | 'cold'
  /** Of a run from nothing. */
  tree?: ColdTree
  /** What set it; absent: pdflatex. */
  compiler?: TexCompiler
  /** Whether another run of the same text, which begins with what this one left, would show more. */
  wantsAnother: boolean
}

type Run = Omit<DocumentRun, 'wantsAnother'>

export interface DocumentJob {
  source: string
  purpose: Purpose
  signal: AbortSignal
  /** The owner's id. */
  owner: string
  /** The document's name through its edits; null for one that is compiled once. */
  key: string | null
  /** Absent: as the document asks. */
  compiler?: CompilerChoice | undefined
  /** What lies beside it; absent: nothing. */
  files?: JobFiles
}

/** A job of one program. */
type JobOf = Omit<DocumentJob, 'compiler'> & { compiler: TexCompiler }

/** Runs TeX on a document. */
export type DocumentRunner = (job: DocumentJob) => Promise<DocumentRun>

export interface RunnerOptions {
  sandbox: Sandbox
  /** Null: every run is a cold one. */
  warmProcesses: WarmProcesses | null
  timeoutMs: number
  /** Receives warm processes that broke, and why they were distrusted. */
  onDoubt?: (doubt: { reason: string; code: number | null }) => void
  /** Which results of warm processes are verified by a cold run: called for each. */
  isChecked?: () => boolean
  /** For tests. */
  installed?: InstalledCompilers
}

interface Checked {
  job: JobOf
  carried: Carried
  run: TexRun
  lent: LeasedProcess
}

/**
 * How TeX itself ends: fine, with errors, or killed at a limit of time or size. All else is the warm process's failure.
 */
const texCodes = new Set([0, 1, 124, 137, 152, 153])
/** Runs of one text: references are resolved in three, or never. */
const maxRounds = 3

export function createDocumentRunner(options: RunnerOptions): DocumentRunner {
  const runWith = createRunnerOfOne(options)
  const chooser = createCompilerChooser(options.installed ?? installedCompilers())
  return async (job) => {
    const { compiler, isMissing } = chooser.of(job)
    if (isMissing) return { ...missingCompilerRun(compiler), compiler, path: 'cold', wantsAnother: false }
    const run = { ...(await runWith(jobOf(job, compiler))), compiler }
    // One step is enough: pdflatex, then XeLaTeX; or XeLaTeX, then LuaLaTeX.
    const another = chooser.another(job, run)
    if (another === null || job.signal.aborted) return run
    const other = { ...(await runWith(jobOf(job, another))), compiler: another }
    return !job.signal.aborted && chooser.isBetter(job, run, other) ? other : run
  }
}

function createRunnerOfOne({
  sandbox,
  warmProcesses,
  timeoutMs,
  onDoubt = () => {},
  isChecked = () => false,
}: RunnerOptions): (job: JobOf) => Promise<DocumentRun> {
  const carriedFiles = createCarriedFiles()
  const fontsNeeded = createFontsNeeded()
  const checkpoints = createCheckpoints()

  const cold = async (
    { source, purpose, signal, compiler, files }: Pick<JobOf, 'source' | 'purpose' | 'signal' | 'compiler' | 'files'>,
    carried: Carried,
    setup?: Setup,
  ): Promise<Run> => ({
    ...(await runTex(source, { sandbox, timeoutMs, purpose, signal, carried, compiler, files, setup })),
    path: 'cold',
  })

  async function fromWarmProcess(job: JobOf, carried: Carried): Promise<Run | null> {
    const { owner, key } = job
    const source = Buffer.from(job.source)
    const fonts = fontsNeeded.of(job)
    const checkpoint = checkpoints.of({ key, source })
    const lent = warmProcesses?.lend({ source, owner, carried, fonts, checkpoint }) ?? null
    if (lent === null) return null
    const startedMs = performance.now()
    const run = await lent.run(job.signal)
    // How long the preamble takes does not predict what follows it, and nor does a run that was stopped.
    if (run !== null && lent.kind !== 'started' && !job.signal.aborted)
      checkpoints.note({ key, source }, performance.now() - startedMs)
    if (job.signal.aborted) return run && { ...run, path: lent.kind }
    if (!isTrusted(run, lent)) return null
    if (fontsNeeded.hasMissed({ key, fonts, log: run.log }) || (run.code !== 0 && mayLackAFile(run.log))) return null
    if (isChecked()) void check({ job, carried, run, lent })
    return { ...run, path: lent.kind }
  }

  function isTrusted(run: TexRun | null, lent: LeasedProcess): run is TexRun {
    if (run !== null && texCodes.has(run.code ?? -1)) return true
    onDoubt({ reason: 'a warm process broke', code: run?.code ?? null })
    if (run !== null) lent.distrust()
    return false
  }

  /**
   * A stock run that verifies a result already sent. The pages are the same, or such warm processes are no longer used.
   */
  async function check({ job, carried, run, lent }: Checked): Promise<void> {
    const signal = AbortSignal.timeout(3 * timeoutMs)
    const plain = await cold({ ...job, purpose: 'preview', signal }, carried, 'stock').catch(() => null)
    if (plain === null || isSamePage(run, plain)) return
    lent.distrust()
    onDoubt({ reason: 'a warm process gave another page than a plain run', code: run.code })
  }

  /** Whether references stand where they belong after this run; what it left is there for the next. */
  async function finish(job: JobOf, run: Run, carried: Carried): Promise<DocumentRun> {
    const { source, owner, key } = job
    const left = worthCarrying(run.carried)
    // TeX's own word for it misses what has gone: a label that is no longer there, a list that is new.
    const isStable = isSame(left, carried)
    // The next edit begins with what this run left: its warm process can be prewarmed now.
    const hasReadBeginning = run.path === 'warm' || run.path === 'deep'
    if (run.code === 0 && key !== null && isPrewarmed(job) && !(hasReadBeginning && isStable))
      warmProcesses?.prepare({ source: Buffer.from(source), owner, carried: left, fonts: fontsNeeded.of(job) })
    if (run.code !== 0 || isStable) return { ...run, wantsAnother: false }
    if (key === null) return { ...(await untilStable(run, carried, (left) => cold(job, left))), wantsAnother: false }
    const round = carriedFiles.remember(key, source, left)
    return { ...run, wantsAnother: round !== null && round < maxRounds }
  }

  return async (job) => {
    if (job.purpose === 'download') return { ...(await cold(job, {})), wantsAnother: false }
    const carried = carriedFiles.of(job.key)
    let run = (isPrewarmed(job) ? await fromWarmProcess(job, carried) : null) ?? (await cold(job, carried))
    if (job.signal.aborted) return { ...run, wantsAnother: false }
    // What an older text left may be what this one stumbles over.
    if (run.code !== 0 && Object.keys(carried).length > 0) {
      carriedFiles.forget(job.key)
      run = await cold(job, {})
    }
    return finish(job, run, carried)
  }
}

/** Without a key nothing is kept for another request: all the runs are made for this one. */
async function untilStable(first: Run, carried: Carried, again: (left: Carried) => Promise<Run>): Promise<Run> {
  let [run, before] = [first, carried]
  for (let round = 1; round < maxRounds && run.code === 0; round += 1) {
    const left = worthCarrying(run.carried)
    if (isSame(left, before)) break
    const next = await again(left)
    run = { ...next, runs: run.runs + next.runs }
    before = left
  }
  return run
}

/** What one program left is nothing for another. */
const jobOf = (job: DocumentJob, compiler: TexCompiler): JobOf => ({
  ...job,
  compiler,
  key: compiler === 'pdflatex' || job.key === null ? job.key : `${compiler} ${job.key}`,
})

/**
 * What no warm process runs: another program's documents, those that need further programs between two runs, and those
 * with files of their own.
 */
const isPrewarmed = ({ compiler, source, files }: Pick<JobOf, 'compiler' | 'source' | 'files'>) =>
  compiler === 'pdflatex' && files === undefined && !asksForHelpers(source)

/** Whether a warm process will run this text, as far as the text alone shows it. */
export const mayPrewarm = (source: string, installed = installedCompilers()): boolean =>
  isPrewarmed({ source, compiler: createCompilerChooser(installed).of({ source, key: null }).compiler })

/** SyncTeX notes where every box stands: two runs with the same notes set the same pages. The paths in it differ. */
function isSamePage(one: TexRun, other: TexRun): boolean {
  const boxes = (run: TexRun) =>
    run.synctex
      ?.split('\n')
      .filter((line) => /^[[\](){}hvxkg$]/.test(line))
      .join('\n')
  const errors = (run: TexRun) => run.log.match(/^(?:! .*|l\.\d+ .*)$/gm)?.join('\n')
  return one.code === other.code && boxes(one) === boxes(other) && errors(one) === errors(other)
}
