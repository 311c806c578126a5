// One run of pdflatex inside a sandbox: the script that runs there, and what comes back from it.
import { spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { inputFd, resultsFd, SandboxFailure, texFoldersInside, type Sandbox } from '../sandbox/sandbox.ts'

/** What a run left behind. `scan` is qpdf's JSON of the PDF's objects, or null where there is no PDF or qpdf could not read it. */
export interface TexRun {
  /** The last exit code: 0 fine, 1 TeX errors, 124/137/152 out of time, 153 a file grew too large. Null: the run was killed from outside. */
  code: number | null
  runs: number
  /** Whether the job's own disk was full at the end. */
  diskFull: boolean
  log: string
  pdf: Buffer | null
  scan: string | null
}

export type Purpose = 'preview' | 'download'

export interface TexRunOptions {
  sandbox: Sandbox
  timeoutMs: number
  purpose: Purpose
  signal: AbortSignal
}

const logBytes = 1_000_000
const pdfBytes = 20 * 1024 * 1024
const complaintChars = 2_000
const resultBytes = 64 * 1024 * 1024
/** The script's own clock stops TeX first, so that the log still comes out; past this much more the whole sandbox is killed. */
const graceMs = 1_500

const flags =
  '-no-shell-escape -no-parse-first-line -no-mktex=tfm -no-mktex=pk -interaction=nonstopmode -jobname=main main.tex'
/** References that a second run would settle. A download waits for the PDF's bookmarks too; nobody sees those in a preview. */
const unsettled = {
  preview: "grep 'Rerun to get\\|Rerun LaTeX\\|rerun LaTeX' main.log 2>&- | grep -qv outlines",
  download: "grep -q 'Rerun to get\\|Rerun LaTeX\\|rerun LaTeX' main.log 2>&-",
}
const maxRuns = { preview: 2, download: 3 }

/**
 * Results leave as "name size\n" + bytes on their own descriptor, which TeX does not get. The PDF's objects come last and
 * without a size, because that program's output is only known once it is through.
 */
const script = (timeoutMs: number, purpose: Purpose) => `
runs=0
while :; do
  timeout -s KILL ${(timeoutMs / 1000).toFixed(2)} pdflatex ${flags} ${resultsFd}>&- ${inputFd}>&-
  code=$?; runs=$((runs+1))
  [ $code -eq 0 ] && [ $runs -lt ${maxRuns[purpose]} ] && ${unsettled[purpose]} || break
done
give() { [ -f "$1" ] || return; size=$(stat -c %s "$1"); [ "$size" -gt "$2" ] && size=$2; echo "$1 $size"; head -c "$size" "$1"; }
free=$(stat -f -c %a . 2>&-)
{ echo "status $code $runs \${free:-1}"; give main.log ${logBytes}; give main.pdf ${pdfBytes}
  if [ -f main.pdf ] && [ $code -le 1 ]; then echo "scan *"; qpdf --json=1 --json-key=objects main.pdf; fi
} >&${resultsFd}`

/** Runs pdflatex on `source`. Never throws for what the document does; rejects with SandboxFailure where the sandbox itself can't be started. */
export function runTex(source: string, options: TexRunOptions): Promise<TexRun> {
  const { sandbox, timeoutMs, purpose, signal } = options
  const launch = sandbox.launch(script(timeoutMs, purpose), {
    environment: texEnvironment(sandbox),
    // A run's own clock stops it first; this is for what does not listen to clocks.
    cpuSeconds: Math.ceil(timeoutMs / 1000) + 1,
  })
  return new Promise((resolve, reject) => {
    if (signal.aborted) return resolve(parseResults(Buffer.alloc(0)))
    const child = spawn(launch.command, launch.args, {
      stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
      detached: true,
      env: { PATH: '/usr/local/bin:/usr/bin:/bin' },
    })
    const chunks: Buffer[] = []
    let size = 0
    // The whole process group goes: the sandbox is the group's leader and takes everything inside with it.
    let isKilled = false
    const kill = () => {
      isKilled = true
      if (child.pid)
        try {
          process.kill(-child.pid, 'SIGKILL')
        } catch {
          /* it has ended by itself */
        }
    }
    const clock = setTimeout(kill, timeoutMs * maxRuns[purpose] + graceMs)
    signal.addEventListener('abort', kill, { once: true })
    const results = child.stdio[resultsFd] as Readable
    results.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > resultBytes) kill()
      else chunks.push(chunk)
    })
    let complaint = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      if (complaint.length < complaintChars) complaint += chunk.toString()
    })
    const input = child.stdio[inputFd] as Writable
    input.on('error', () => {
      /* the sandbox was killed before it read the document */
    })
    input.end(source)
    const finish = (settle: () => void) => {
      clearTimeout(clock)
      signal.removeEventListener('abort', kill)
      settle()
    }
    child.once('error', (error) => finish(() => reject(error)))
    child.once('close', () =>
      finish(() => {
        const run = parseResults(Buffer.concat(chunks))
        // A job that was let run always says how it ended.
        if (run.code === null && !isKilled) reject(new SandboxFailure(complaint.trim() || 'it ended without a word'))
        else resolve(run)
      }),
    )
  })
}

function texEnvironment(sandbox: Sandbox): Record<string, string> {
  const folders = texFoldersInside(sandbox).map((path) => `${path}//`)
  const path = ['.', ...folders, ''].join(':')
  return {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    HOME: '/nonexistent',
    LANG: 'C.UTF-8',
    TEXMFHOME: '/nonexistent',
    TEXMFVAR: '/nonexistent',
    TEXMFCONFIG: '/nonexistent',
    openin_any: 'p',
    openout_any: 'p',
    shell_escape: 'f',
    MKTEXTFM: '0',
    MKTEXPK: '0',
    MKTEXMF: '0',
    MKTEXTEX: '0',
    // Long lines, so that the log can be read by a program: by default TeX breaks them at 79 characters.
    max_print_line: '10000',
    error_line: '254',
    half_error_line: '238',
    TEXINPUTS: path,
    TFMFONTS: path,
    VFFONTS: path,
    ENCFONTS: path,
    T1FONTS: path,
  }
}

function parseResults(bytes: Buffer): TexRun {
  const run: TexRun = { code: null, runs: 0, diskFull: false, log: '', pdf: null, scan: null }
  let at = 0
  while (at < bytes.length) {
    const end = bytes.indexOf(10, at)
    if (end < 0) break
    const [name, ...rest] = bytes.toString('latin1', at, end).split(' ')
    at = end + 1
    if (name === 'status') {
      run.code = Number(rest[0])
      run.runs = Number(rest[1])
      run.diskFull = rest[2] === '0'
      continue
    }
    const size = rest[0] === '*' ? bytes.length - at : Number(rest[0])
    const part = bytes.subarray(at, at + size)
    if (name === 'main.log') run.log = part.toString('utf8')
    else if (name === 'main.pdf') run.pdf = part.length > 0 ? part : null
    else if (name === 'scan') run.scan = part.length > 0 ? part.toString('utf8') : null
    at += size
  }
  return run
}
