// One whole run of TeX inside a sandbox, from nothing: the script that runs there, and what comes back from it.
import type { TexCompiler } from '@galley/contract/latex'
import { resultsFd, SandboxFailure, type Sandbox } from '../../sandbox/sandbox.ts'
import { startJob } from '../../sandbox/start-job.ts'
import type { JobFiles } from './job-files.ts'
import { asksForHelpers, helperScript } from './helper-programs.ts'
import { withPlaces } from '../diagnostics/own-files.ts'
import { bringsFonts } from './split-point.ts'
import { carriedNames, createResultReader, emptyRun, giveResults, type Carried, type TexRun } from './tex-results.ts'
import {
  fontEnvironment,
  hasLeanTree,
  makePdf,
  prepareTex,
  texCommand,
  texEnvironment,
  type Setup,
} from './tex-command.ts'

export type Purpose = 'preview' | 'download'

/** Which files TeX could open: the short list, all, or all after the short list may have lacked one. */
export type ColdTree = 'lean' | 'stock' | 'both'

export interface TexRunOptions {
  sandbox: Sandbox
  timeoutMs: number
  purpose: Purpose
  signal: AbortSignal
  carried?: Carried
  /** What lies beside the document; with them TeX's files are looked up as the distribution does. */
  files?: JobFiles | undefined
  /** Absent: pdflatex. */
  compiler?: TexCompiler
  /** Where TeX looks files up; absent: in the lean tree, and as the distribution does where that may lack something. */
  setup?: Setup | undefined
}

/**
 * The script's own timeout stops TeX first, so that the log still comes out; this much later the whole sandbox is
 * killed.
 */
const graceMs = 1_500
/** A preview ends after its first run, even if TeX requests another; a download when nothing changes any more. */
const maxRuns = { preview: 1, download: 3 }

/** What the short list of files or fonts may be to blame for. */
export const mayLackAFile = (log: string) =>
  /File `[^'\n]{0,300}' not found|I can't find file|not loadable: Metric|Font [^\n]{1,200} at \d{1,6} not found|cannot find|only possible with scalable fonts|[Cc]annot open|can't be opened/.test(
    log,
  )

/** Results leave on a descriptor of their own, which TeX does not get. */
function script(source: string, { sandbox, timeoutMs, purpose, files, compiler = 'pdflatex' }: TexRunOptions): string {
  const seconds = (timeoutMs / 1000).toFixed(2)
  const isHelped = asksForHelpers(source)
  return `
runs=0
${isHelped ? helperScript(sandbox, seconds) : ''}
left() { cat ${carriedNames.join(' ')} 2>&- | grep -v -e '^.relax *$' -e '@abspage@last' -e '^$' | cksum; }
before=$(left)
${prepareTex(sandbox, compiler)}
while :; do
  timeout -s KILL ${seconds} ${texCommand(sandbox, compiler, files !== undefined)} ${resultsFd}>&-
  code=$?; runs=$((runs+1))
  ${isHelped ? `[ $code -eq 0 ] && help ${resultsFd}>&-` : ''}
  now=$(left)
  [ $code -eq 0 ] && [ $runs -lt ${maxRuns[purpose]} ] && [ "$now" != "$before" ] || break
  before=$now
done
[ $code -eq 0 ] && [ -f main.xdv ] && { timeout -s KILL ${seconds} ${makePdf(sandbox, compiler)} ${resultsFd}>&- || code=$?; }
${isHelped ? 'complain' : ''}
${giveResults(resultsFd)}`
}

/**
 * Runs TeX on `source` as a user would. Never throws for what the document does; rejects with SandboxFailure where the
 * sandbox itself can't be started. pdflatex looks TeX's files up in the lean tree where it exists; where that may have
 * caused a failure, it runs again with the stock set-up, as the other programs do from the start, and documents that
 * need helpers.
 */
export async function runTex(source: string, options: TexRunOptions): Promise<TexRun & { tree: ColdTree }> {
  const { compiler = 'pdflatex' } = options
  if (
    compiler === 'pdflatex' &&
    options.setup !== 'stock' &&
    options.files === undefined &&
    !asksForHelpers(source) &&
    hasLeanTree(options.sandbox) &&
    !bringsFonts(source)
  ) {
    const run = await runOnce(source, 'lean', options)
    if (options.signal.aborted || !mayLackAFile(run.log)) return { ...run, tree: 'lean' }
    return { ...(await runOnce(source, 'stock', options)), tree: 'both' }
  }
  return { ...(await runOnce(source, 'stock', options)), tree: 'stock' }
}

async function runOnce(source: string, setup: Setup, options: TexRunOptions): Promise<TexRun> {
  const { sandbox, timeoutMs, purpose, signal, carried = {}, files = {}, compiler = 'pdflatex' } = options
  if (signal.aborted) return emptyRun()
  const job = startJob(sandbox, {
    script: script(source, options),
    environment: {
      ...texEnvironment(sandbox, setup, purpose === 'download' ? 'whole' : 'all'),
      ...(compiler !== 'pdflatex' && fontEnvironment),
    },
    // A run's own clock stops it first; this is for what does not listen to clocks.
    cpuSeconds: Math.ceil(timeoutMs / 1000) + 1,
    files: { ...files, 'main.tex': source, ...carried },
  })
  const clock = setTimeout(job.kill, timeoutMs * maxRuns[purpose] + graceMs)
  signal.addEventListener('abort', job.kill, { once: true })
  try {
    const reader = createResultReader()
    job.results.on('data', (chunk: Buffer) => {
      if (!reader.take(chunk)) job.kill()
    })
    const { complaint, isKilled } = await job.ended
    // A job that was let run always says how it ended.
    const run = reader.finished()
    if (run === null && !isKilled) throw new SandboxFailure(complaint || 'it ended without a word')
    if (run === null) return emptyRun()
    return options.files ? { ...run, log: withPlaces(run.log, Object.keys(files)) } : run
  } finally {
    clearTimeout(clock)
    signal.removeEventListener('abort', job.kill)
  }
}
