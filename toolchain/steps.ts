// Runs the steps of a check, reports each, and adds up the tests.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPassed, digestOf } from './unchanged.ts'

export interface TestStep {
  name: string
  /** Arguments for Node. */
  run: string[]
  /** A vitest run: its results are counted. Every other step counts as one. */
  isVitest?: boolean
  /** The files that it reads. In the fast tier it runs only where one of them has changed since it passed. */
  reads?: RegExp
  env?: Record<string, string>
}

export interface Tally {
  passed: number
  failed: number
}

const root = join(import.meta.dirname, '..')
/** A step that hangs fails. The slow tests with the evaluations take most of an hour on a busy machine. */
const maxStepMs = 65 * 60_000
const reports = join(root, '.cache/reports')
const passed = createPassed(join(root, '.cache/passed'))

export async function runStep(step: TestStep): Promise<Tally> {
  mkdirSync(reports, { recursive: true })
  const digest = digestFor(step)
  if (digest !== null && passed.has(step.name, digest)) {
    process.stdout.write(`ok  ${step.name} (unchanged since it passed)\n`)
    return { passed: 1, failed: 0 }
  }
  const report = join(reports, `${step.name.replaceAll(/\W+/g, '-')}.json`)
  const args = step.isVitest
    ? [...step.run, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
    : step.run
  const startedMs = Date.now()
  const { code, output } = await capture(args, step.env)
  const isFine = code === 0
  const tally = step.isVitest
    ? readTally(report, startedMs, isFine)
    : { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 }
  // What was changed meanwhile may not have been read.
  if (isFine && digest !== null && digestFor(step) === digest) passed.add(step.name, digest)
  const seconds = ((Date.now() - startedMs) / 1000).toFixed(1)
  process.stdout.write(
    `${isFine ? 'ok  ' : 'FAIL'} ${step.name} (${seconds} s)${step.isVitest ? `: ${tally.passed} passed, ${tally.failed} failed` : ''}\n`,
  )
  if (!isFine) process.stdout.write(`${step.isVitest ? failuresIn(report, startedMs) : ''}${lastOf(output)}\n`)
  return tally
}

/** Null where the step always runs: in the deep tier, and where Git does not list the files. */
function digestFor({ run, reads }: TestStep): string | null {
  if (reads === undefined || process.env['TEST_TIER'] !== 'fast') return null
  try {
    return digestOf(root, run, reads)
  } catch {
    return null
  }
}

/** What failed, and why, in a few lines each: they come first, in case the log is cut off. */
function failuresIn(report: string, startedMs: number): string {
  try {
    return readReport(report, startedMs)
      .testResults.flatMap(({ name, message, assertionResults }) => {
        const failed = assertionResults.filter(({ status }) => status === 'failed')
        if (failed.length === 0) return message ? [`  × ${name}: ${firstLines(message)}\n`] : []
        return failed.map(
          (test) => `  × ${name} > ${test.fullName}\n    ${firstLines(test.failureMessages.join('\n'))}\n`,
        )
      })
      .join('')
  } catch {
    return ''
  }
}

const firstLines = (text: string) => text.split('\n').slice(0, 25).join('\n    ').slice(0, 2_500)
const lastOf = (output: string) =>
  output
    .replaceAll(/[·*]{2,}/g, '')
    .trimEnd()
    .slice(-20_000)

function capture(args: string[], env: Record<string, string> = {}): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that nothing that the step has started is left for the next one to run beside.
      detached: true,
    })
    const killGroup = () => {
      try {
        process.kill(-(child.pid ?? 0), 'SIGKILL')
      } catch {
        /* nothing is left */
      }
    }
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk))
    const clock = setTimeout(() => {
      output += `\nStopped: this step did not end within ${maxStepMs / 60_000} minutes.\n`
      killGroup()
    }, maxStepMs)
    child.once('exit', () => {
      clearTimeout(clock)
      killGroup()
    })
    // Ctrl-C does not reach another group.
    const interrupted = () => {
      killGroup()
      process.exit(130)
    }
    process.once('SIGINT', interrupted)
    process.once('SIGTERM', interrupted)
    child.once('close', () => {
      process.off('SIGINT', interrupted)
      process.off('SIGTERM', interrupted)
    })
    child.once('close', (code, signal) => {
      if (signal !== null) output += `\nEnded by ${signal}.\n`
      resolve({ code, output })
    })
  })
}

/** A run that ended badly without a failed test (it crashed, say) still counts as one failure. */
function readTally(report: string, startedMs: number, isFine: boolean): Tally {
  try {
    const result = readReport(report, startedMs)
    return { passed: result.numPassedTests, failed: Math.max(result.numFailedTests, isFine ? 0 : 1) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly startTime: number
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** Throws where the run left none. */
function readReport(report: string, startedMs: number): Report {
  const result = JSON.parse(readFileSync(report, 'utf8')) as Report
  if (result.startTime < startedMs - 1_000) throw new Error('an old report')
  return result
}

export const sum = (tallies: Tally[]): Tally =>
  tallies.reduce((total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }), {
    passed: 0,
    failed: 0,
  })

/** The last line of a run, as CI reads it, and the exit code that goes with it. */
export function conclude({ passed, failed }: Tally): never {
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  process.exit(failed > 0 || passed === 0 ? 1 : 0)
}
