// A warm process: a pdflatex that has read a document's preamble, and waits inside its sandbox for the rest.
import { resultsFd, type Sandbox } from '../../sandbox/sandbox.ts'
import { startJob, type Job } from '../../sandbox/start-job.ts'
import { hasLeanTree, pdflatex, texEnvironment, type Fonts, type Setup } from '../tex/tex-command.ts'
import { createResultReader, giveResults, type Carried, type TexRun } from '../tex/tex-results.ts'

export interface WarmProcessOptions {
  sandbox: Sandbox
  /** The preamble, up to the end of a line. Empty: TeX itself, before it has read anything. */
  prefix: Buffer
  /** What an earlier run of this document left for it. */
  carried: Carried
  fonts: Fonts
  /** Wall-clock and CPU time for each job. */
  timeoutMs: number
}

export interface WarmProcessJob {
  /** The document after the prefix. */
  rest: Buffer
  signal: AbortSignal
}

export interface WarmProcess {
  /** Resolves with true where the preamble was read and the process waits; false where it failed before. */
  ready: Promise<boolean>
  /** Whether another job can follow the one that it does. */
  isLasting: boolean
  /** One job at a time. Null where the process broke: the document itself may be fine. */
  run(job: WarmProcessJob): Promise<TexRun | null>
  close(): void
  /** Resolves when nothing of it is left. */
  closed: Promise<void>
}

const startMs = 8_000
/** Between asking a job to stop and killing its process. */
const patienceMs = 500
/** A warm process's CPU time grows a little with each job; it is replaced long before its limit. */
const startCpuSeconds = 10

/**
 * Reads the table of fonts before the first page needs one, by requesting the name of a font that is then not used.
 * Nothing else uses this one either: a font that is loaded twice goes by its last name, in the log and in \the\font.
 * Done before the document begins: a hook in it would be one more group where a text is wrong.
 */
const readFontMap = '\\pdfcompresslevel=0 \\begingroup\\font\\zz=cmdunh10 \\edef\\zz{\\pdffontname\\zz}\\endgroup'

const setupOf = (sandbox: Sandbox): Setup => (hasLeanTree(sandbox) ? 'lean' : 'stock')
const cpuSeconds = (timeoutMs: number) => Math.ceil(timeoutMs / 1000) + startCpuSeconds

/** A warm process that forks a copy of itself for each job (native/fence.c), so that it can do any number of them. */
export function startFenceProcess({ sandbox, prefix, carried, fonts, timeoutMs }: WarmProcessOptions): WarmProcess {
  const job = startJob(sandbox, {
    script: `exec ${pdflatex({ sandbox, fenceBytes: prefix.length, first: readFontMap })}`,
    environment: texEnvironment(sandbox, setupOf(sandbox), fonts),
    cpuSeconds: cpuSeconds(timeoutMs),
    files: { 'main.tex': prefix, ...carried },
  })
  const reader = createResultReader()
  let answer: ((run: TexRun | null) => void) | null = null
  let isOver = false
  const ended = whenEnded(job).then(() => {
    isOver = true
    answer?.(null)
  })
  const ready = new Promise<boolean>((resolve) => {
    const clock = setTimeout(job.kill, startMs)
    const finish = (isReady: boolean) => {
      clearTimeout(clock)
      resolve(isReady)
    }
    void ended.then(() => finish(false))
    reader.onReady = () => finish(true)
  })
  job.results.on('data', (chunk: Buffer) => {
    if (!reader.take(chunk)) job.kill()
    const run = reader.finished()
    if (run) answer?.(run)
  })

  return {
    ready,
    isLasting: true,
    async run({ rest, signal }) {
      if (isOver || signal.aborted) return null
      const stop = stopSoftly(job)
      const clock = setTimeout(stop.now, timeoutMs)
      signal.addEventListener('abort', stop.now, { once: true })
      const run = await new Promise<TexRun | null>((resolve) => {
        answer = resolve
        job.results.write(`run ${rest.length}\n`)
        job.results.write(rest)
      })
      answer = null
      clearTimeout(clock)
      signal.removeEventListener('abort', stop.now)
      stop.done()
      return run && signal.aborted ? { ...run, code: null } : run
    },
    close: job.kill,
    closed: ended,
  }
}

/** Asks the process to stop its job; one that does not is killed. */
function stopSoftly(job: Job) {
  let impatience: NodeJS.Timeout | undefined
  return {
    now() {
      job.results.write('kill\n')
      impatience ??= setTimeout(job.kill, patienceMs)
    },
    done: () => clearTimeout(impatience),
  }
}

/**
 * A warm process without native code: main.tex is a pipe that has brought the preamble so far. It does one job and
 * ends.
 */
export function startPipeProcess({ sandbox, prefix, carried, fonts, timeoutMs }: WarmProcessOptions): WarmProcess {
  const job = startJob(sandbox, {
    // A pipeline, because a shell without /dev/null can start nothing in the background.
    script: `mkfifo main.tex || exit 70
cat <&${resultsFd} >main.tex | ${pdflatex({ sandbox, first: readFontMap })} ${resultsFd}>&-
code=$?; runs=1
${giveResults(resultsFd)}`,
    environment: texEnvironment(sandbox, setupOf(sandbox), fonts),
    cpuSeconds: cpuSeconds(timeoutMs),
    files: carried,
  })
  const reader = createResultReader()
  job.results.on('data', (chunk: Buffer) => {
    if (!reader.take(chunk)) job.kill()
  })
  job.results.write(prefix)
  let isOver = false
  const ended = whenEnded(job).then(() => {
    isOver = true
  })
  return {
    // Whether it has read all of the preamble is invisible from here; what is written next waits for it in the pipe.
    ready: Promise.resolve(true),
    isLasting: false,
    async run({ rest, signal }) {
      if (isOver || signal.aborted) return null
      let isOutOfTime = false
      const clock = setTimeout(() => {
        isOutOfTime = true
        job.kill()
      }, timeoutMs)
      signal.addEventListener('abort', job.kill, { once: true })
      job.results.end(rest)
      await ended
      clearTimeout(clock)
      signal.removeEventListener('abort', job.kill)
      return isOutOfTime ? { ...reader.unfinished(), code: 137 } : reader.finished()
    },
    close: job.kill,
    closed: ended,
  }
}

const whenEnded = (job: Job): Promise<void> =>
  job.ended.then(
    () => {},
    () => {},
  )

/** Whether lasting warm processes work here: the library is built, it can be loaded, and a document comes out. */
export async function canFence(sandbox: Sandbox): Promise<boolean> {
  if (sandbox.folders.native === null) return false
  const prefix = Buffer.from('\\documentclass{article}\n')
  const warmProcess = startFenceProcess({ sandbox, prefix, carried: {}, fonts: 'basic', timeoutMs: startMs })
  const isReady = await warmProcess.ready
  const rest = Buffer.from('\\begin{document}x\\end{document}\n')
  const run = isReady ? await warmProcess.run({ rest, signal: AbortSignal.timeout(startMs) }) : null
  warmProcess.close()
  await warmProcess.closed
  return run?.code === 0 && run.pdf !== null
}
