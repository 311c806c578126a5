// Where a process writes its log. A line that can't be written (a full disk, say) is dropped and counted: a log never
// stops what it reports about, and never makes a request wait.
import { closeSync, fchmodSync, fstatSync, openSync, renameSync, write as writeBytes, writeSync } from 'node:fs'

export interface Log {
  /** Takes a line with its newline, as pino hands it over. Never throws. */
  write(line: string): void
  /** Resolves when everything that was taken so far is written, or dropped. */
  flush(): Promise<void>
  /** How many lines could not be written since the start. */
  dropped(): number
}

export interface LogSettings {
  /** The file, made readable for its owner alone; null: standard output. */
  path: string | null
  /** The file is renamed to `<path>.1`, which it replaces, before it would grow beyond this. */
  maxBytes?: number
  /** How long a line waits for others, in milliseconds. */
  flushMs?: number
  /** Lines beyond this, in bytes, are dropped while the disk is slow. */
  maxBufferedBytes?: number
}

const stdout = 1
const flushAtBytes = 4_096

export function openLog({
  path,
  maxBytes = 20 * 1024 * 1024,
  flushMs = 1_000,
  maxBufferedBytes = 4 * 1024 * 1024,
}: LogSettings): Log {
  const file = openFile(path, maxBytes)
  let lines: string[] = []
  let bufferedBytes = 0
  let droppedLines = 0
  let writing: Promise<void> | null = null

  const take = () => {
    const taken = { text: lines.join(''), count: lines.length }
    lines = []
    bufferedBytes = 0
    return taken
  }
  /** One write after the other, so that lines stay in order. */
  async function writeAll(): Promise<void> {
    while (lines.length > 0) {
      const { text, count } = take()
      if (!(await file.append(Buffer.from(text)))) droppedLines += count
    }
  }
  const flush = (): Promise<void> => {
    if (writing !== null || lines.length === 0) return writing ?? Promise.resolve()
    writing = writeAll().finally(() => (writing = null))
    return writing
  }

  setInterval(() => void flush(), flushMs).unref()
  process.once('exit', () => file.appendNow(Buffer.from(take().text)))
  return {
    write(line) {
      const bytes = Buffer.byteLength(line)
      if (bufferedBytes + bytes > maxBufferedBytes) {
        droppedLines += 1
        return
      }
      lines.push(line)
      bufferedBytes += bytes
      if (bufferedBytes >= flushAtBytes) void flush()
    },
    flush,
    dropped: () => droppedLines,
  }
}

/** A file that is opened when there is something to write, and again after it failed. */
function openFile(path: string | null, maxBytes: number) {
  let fd: number | null = path === null ? stdout : null
  let size = 0

  function open(name: string): number {
    const opened = openSync(name, 'a', 0o600)
    const stat = fstatSync(opened)
    // One that an earlier version made is world-readable.
    if (stat.isFile()) fchmodSync(opened, 0o600)
    size = stat.size
    return opened
  }
  function close(): void {
    if (fd !== null && path !== null) closeSync(fd)
    if (path !== null) fd = null
  }
  function prepare(bytes: number): number {
    if (path === null) return stdout
    fd ??= open(path)
    if (size > 0 && size + bytes > maxBytes) {
      close()
      renameSync(path, `${path}.1`)
      fd = open(path)
    }
    return fd
  }
  return {
    /** False where not all of it was written. */
    async append(bytes: Buffer): Promise<boolean> {
      try {
        const to = prepare(bytes.length)
        for (let done = 0; done < bytes.length;) done += await written(to, bytes.subarray(done))
        size += bytes.length
        return true
      } catch {
        close()
        return false
      }
    },
    /** At the process's end, when nothing can be awaited any more. */
    appendNow(bytes: Buffer): void {
      try {
        const to = bytes.length > 0 ? prepare(bytes.length) : stdout
        for (let done = 0; done < bytes.length;) done += writeSync(to, bytes.subarray(done))
      } catch {
        // The process ends: nothing is left to count.
      }
    },
  }
}

const retryMs = 20
const maxRetries = 250

/** How many bytes were taken. A pipe whose reader is slow is tried again for a while. */
async function written(fd: number, bytes: Buffer): Promise<number> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await new Promise((resolve, reject) => {
        writeBytes(fd, bytes, (error, count) => (error ? reject(error) : resolve(count)))
      })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN' || retries >= maxRetries) throw error
      await new Promise((resolve) => setTimeout(resolve, retryMs))
    }
  }
}
