// What a run of TeX leaves behind, and the form in which it leaves the sandbox.

/** Files that a run leaves for the next: references, bookmarks, contents, sources, an index, and what those are of. */
export type Carried = Record<string, Buffer>
export const carriedNames = [
  'main.aux',
  'main.out',
  'main.toc',
  'main.lof',
  'main.lot',
  'main.bbl',
  'main.ind',
  'main.helped',
] as const

/** What a run left behind. */
export interface TexRun {
  /**
   * The last exit code: 0 fine, 1 TeX errors, 124/137/152 timeout, 153 a file grew too large. Null: the run was killed
   * from outside.
   */
  code: number | null
  runs: number
  /** Whether the job's own disk was full at the end. */
  diskFull: boolean
  log: string
  pdf: Buffer | null
  /** Where each box of the PDF comes from, as pdfTeX writes it, uncompressed. */
  synctex: string | null
  carried: Carried
}

/** In bytes. What is larger than its limit is cut (the log) or left behind. */
export const limits = { log: 1_000_000, pdf: 20 * 1024 * 1024, synctex: 8 * 1024 * 1024, carried: 256 * 1024 }

export const emptyRun = (): TexRun => ({
  code: null,
  runs: 0,
  diskFull: false,
  log: '',
  pdf: null,
  synctex: null,
  carried: {},
})

/** For sh: what a run left goes to a descriptor, with `$code` and `$runs` as they stand. */
export const giveResults = (fd: number) => `
give() { [ -f "$1" ] || return; size=$(stat -c %s "$1"); [ "$size" -gt "$2" ] && size=$2; echo "file $1 $size"; head -c "$size" "$1"; }
free=$(stat -f -c %a . 2>&-)
{ give main.log ${limits.log}; give main.pdf ${limits.pdf}; give main.synctex ${limits.synctex}
  for name in ${carriedNames.join(' ')}; do give $name ${limits.carried}; done
  echo "done $code \${free:-1} $runs"; } >&${fd}`

const maxResultBytes = 64 * 1024 * 1024
const linePattern =
  /^(?:ready|file main\.(?:log|pdf|synctex|aux|out|toc|lof|lot|bbl|ind|helped) \d{1,9}|done \d{1,3} \d{1,20}(?: \d)?)$/

/**
 * Reads "ready\n", any number of "file NAME SIZE\n" + bytes, then "done STATUS BLOCKS [RUNS]\n", in pieces of any size.
 * The other side has read an untrusted document: nothing that it sends is trusted.
 */
export function createResultReader() {
  let run = emptyRun()
  let isDone = false
  let pending: Buffer[] = []
  let pendingBytes = 0
  let takenBytes = 0
  /** The file that is being read, and how many bytes it has. */
  let current: { name: string; size: number } | null = null
  let rest: Buffer = Buffer.alloc(0)

  function takeLine(line: string): boolean {
    if (!linePattern.test(line)) return false
    const [word, ...values] = line.split(' ')
    if (word === 'ready') reader.onReady()
    else if (word === 'file') current = { name: values[0] ?? '', size: Number(values[1]) }
    else {
      const [code, blocks, runs] = values.map(Number)
      Object.assign(run, { code, diskFull: blocks === 0, runs: runs ?? 1 })
      isDone = true
    }
    return true
  }

  function takeFile(name: string, bytes: Buffer): void {
    if (name === 'main.log') run.log = bytes.toString('utf8', 0, limits.log)
    else if (name === 'main.pdf') run.pdf = bytes.length > 0 ? bytes : null
    else if (name === 'main.synctex') run.synctex = bytes.length <= limits.synctex ? bytes.toString('utf8') : null
    // These are kept for long, and are small: they must not hold on to all that came with them.
    else if (bytes.length <= limits.carried) run.carried[name] = Buffer.from(bytes)
  }

  /** Whether something whole was taken, what there is has to be waited for, or it makes no sense. */
  function step(): 'taken' | 'wait' | 'nonsense' {
    if (current !== null) {
      if (rest.length < current.size) return 'wait'
      takeFile(current.name, rest.subarray(0, current.size))
      rest = rest.subarray(current.size)
      current = null
      return 'taken'
    }
    const end = rest.indexOf(10)
    if (end < 0) return rest.length > 100 ? 'nonsense' : 'wait'
    const line = rest.toString('latin1', 0, end)
    rest = rest.subarray(end + 1)
    return takeLine(line) ? 'taken' : 'nonsense'
  }

  const reader = {
    onReady: () => {},
    /** False where what came is not of this form, or far too much. */
    take(chunk: Buffer): boolean {
      pending.push(chunk)
      pendingBytes += chunk.length
      takenBytes += chunk.length
      if (takenBytes > maxResultBytes) return false
      // A large file comes in many pieces: they are put together once it is there.
      if (current !== null && rest.length + pendingBytes < current.size) return true
      rest = Buffer.concat([rest, ...pending])
      pending = []
      pendingBytes = 0
      for (;;) {
        const stepped = step()
        if (stepped !== 'taken') return stepped === 'wait'
      }
    },
    /** The run, once it has said how it ended; null before. The reader is then ready for the next. */
    finished(): TexRun | null {
      return isDone ? reader.unfinished() : null
    },
    /** What has come of the run so far. */
    unfinished(): TexRun {
      const completed = run
      run = emptyRun()
      isDone = false
      takenBytes = 0
      return completed
    },
  }
  return reader
}
