// The server at the fence, with a stand-in for pdftex, under the sanitizers: its input, its output, and what it
// forgets.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createResultReader, type TexRun } from '../compile/tex/tex-results.ts'
import { flags, sources } from '../../native/build.ts'

const hasCompiler = spawnSync('cc', ['--version']).status === 0
const standIn = join(import.meta.dirname, '../../native/testing/fake-tex.c')
let built = ''
function build(name: string, options: string[]): void {
  const command = [...flags, ...options, '-o', join(built, name), standIn, ...sources]
  const { status, stderr } = spawnSync('cc', command, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}
beforeAll(() => {
  if (!hasCompiler) return
  built = mkdtempSync(join(tmpdir(), 'galley-fence-'))
  build('watched', ['-DKEEP_FREE', '-g', '-fsanitize=address,undefined', '-fno-sanitize-recover=all'])
  // As it is used: the sanitizers bring their own malloc.
  build('plain', [])
})
afterAll(() => rmSync(built, { recursive: true, force: true }))

interface Server {
  say(text: string): void
  /** The next run to come back. */
  run(): Promise<TexRun>
  ready: Promise<void>
  /** Its input ends here. */
  leave(): void
  /** How it ended, and all that the sanitizers had to say. */
  ended: Promise<{ code: number | null; complaints: string }>
  kill(): void
}
const servers: Server[] = []
/** Nothing that a sanitizer would say. */
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.leave()
    const { complaints } = await server.ended
    if (/Sanitizer|runtime error/.test(complaints)) throw new Error(complaints)
  }
})

function serve(prefix: string, program = 'watched'): Server {
  const folder = mkdtempSync(join(built, 'job-'))
  writeFileSync(join(folder, 'main.tex'), prefix)
  const child = spawn(join(built, program), [], {
    cwd: folder,
    env: { FENCE_BYTES: String(Buffer.byteLength(prefix)), ASAN_OPTIONS: 'detect_leaks=0' },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  })
  const control = child.stdio[3] as Duplex
  control.on('error', () => {})
  const reader = createResultReader()
  const ready = Promise.withResolvers<void>()
  reader.onReady = ready.resolve
  const runs: TexRun[] = []
  control.on('data', (chunk: Buffer) => {
    expect(reader.take(chunk)).toBe(true)
    const run = reader.finished()
    if (run) runs.push(run)
  })
  let complaints = ''
  child.stderr?.on('data', (chunk: Buffer) => (complaints += chunk))
  let taken = 0
  const server: Server = {
    say: (text) => void control.write(text),
    async run() {
      const wanted = taken++
      await expect.poll(() => runs.length, { interval: 5, timeout: 5_000 }).toBeGreaterThan(wanted)
      return runs[wanted]!
    },
    ready: ready.promise,
    leave: () => void control.end(),
    ended: once(child, 'close').then(([code]) => ({ code: code as number | null, complaints })),
    kill: () => void child.kill('SIGKILL'),
  }
  servers.push(server)
  return server
}
const job = (text: string) => `run ${Buffer.byteLength(text)}\n${text}`

describe.runIf(hasCompiler)('the server at the fence', () => {
  it('reads the beginning once, and finishes any number of documents', async () => {
    const server = serve('write before\nread\n')
    await server.ready
    for (const name of ['first', 'second', 'third']) {
      server.say(job(`write ${name}\nread\nread\nread\n`))
      expect(await server.run()).toMatchObject({
        code: 0,
        log: `before\nread one\n${name}\nread two\nread three\nread nothing\n`,
      })
    }
  })

  it('starts with nothing, where nothing stands before the fence', async () => {
    const server = serve('')
    await server.ready
    server.say(job('write x\n'))
    expect((await server.run()).log).toBe('x\n')
  })

  it('shows a job none of the files of the one before it, nor its own', async () => {
    const server = serve('make early.txt\n')
    server.say(job('make late.txt\nmake main.aux\nlist\n'))
    const first = await server.run()
    expect(first.log.split('\n').toSorted().join(' ').trim()).toBe(
      'has early.txt has given.txt has late.txt has main.aux has main.log has main.tex',
    )
    expect(first.carried).toEqual({ 'main.aux': Buffer.from('made') })
    server.say(job('list\n'))
    const second = await server.run()
    expect(second.log.split('\n').toSorted().join(' ').trim()).toBe(
      'has early.txt has given.txt has main.log has main.tex',
    )
    expect(second.carried).toEqual({})
  })

  it('gives what was asked for and nothing else', async () => {
    const server = serve('make secret.txt\n')
    server.say(job('make main.toc\nmake main.bin\n'))
    const { log, pdf, synctex, carried } = await server.run()
    expect([log, pdf, synctex, Object.keys(carried)]).toEqual(['', null, null, ['main.toc']])
  })

  it('reports how a job ended', async () => {
    const server = serve('\n')
    for (const [text, code] of [
      ['exit 1', 1],
      ['crash', 134],
      ['exit 7', 7],
      ['', 0],
    ] as const) {
      server.say(job(`${text}\n`))
      expect((await server.run()).code).toBe(code)
    }
  })

  it('stops a job at a word, and does the next', async () => {
    const server = serve('\n')
    server.say(job('write begun\nloop\n'))
    await new Promise((resolve) => setTimeout(resolve, 100))
    server.say('kill\n')
    expect((await server.run()).code).toBe(137)
    server.say(job('write next\n'))
    expect(await server.run()).toMatchObject({ code: 0, log: 'next\n' })
  })

  it('stops a job at a word that comes right behind its text', async () => {
    const server = serve('\n')
    await server.ready
    server.say(`${job('loop\n')}kill\n`)
    expect((await server.run()).code).toBe(137)
  })

  it('does not stop the next job for a word that came too late', async () => {
    const server = serve('\n')
    server.say(job('write one\n'))
    await server.run()
    server.say('kill\n')
    server.say(`kill\n${job('write two\n')}`)
    expect(await server.run()).toMatchObject({ code: 0, log: 'two\n' })
  })

  it.each([
    ['while it waits', ''],
    ['in the middle of a job', job('loop\n')],
    ['in the middle of a text', 'run 100\nabc'],
    ['in the middle of a word', 'ru'],
  ])('ends with its caller, %s', async (_title, said) => {
    const server = serve('\n')
    await server.ready
    if (said !== '') server.say(said)
    await new Promise((resolve) => setTimeout(resolve, 50))
    server.leave()
    // The pipe for complaints closes when every copy is gone, too.
    await server.ended
  })

  it('ends with its copies when it is killed', async () => {
    const server = serve('\n')
    await server.ready
    server.say(job('loop\n'))
    await new Promise((resolve) => setTimeout(resolve, 100))
    server.kill()
    await server.ended
  })

  it.each([
    ['a text that is too large', 'run 5000000\n', 82],
    ['a negative length', 'run -1\n', 82],
  ])('gives up at %s', async (_title, said, code) => {
    const server = serve('\n')
    await server.ready
    server.say(said)
    expect((await server.ended).code).toBe(code)
  })

  it('prewarms the memory that its first copy wrote, and none that this one had for itself', async () => {
    const server = serve('hoard 3000000\n', 'plain')
    for (const size of [6_000_000, 100, 40_000_000, 6_000_000, 100]) {
      server.say(job(`hoard ${size}\nwrite ${size}\n`))
      expect(await server.run()).toMatchObject({ code: 0, log: `${size}\n` })
    }
  })

  it('passes over what it does not know', async () => {
    const server = serve('\n')
    server.say(`hello\nrun\nrun x\n${'y'.repeat(300)}\n\n${job('write on\n')}`)
    expect((await server.run()).log).toBe('on\n')
  })

  it('gives up before the fence where the preamble reads its own file', async () => {
    const server = serve('again\n')
    expect((await server.ended).code).toBe(89)
  })

  it('lets a job read its own file', async () => {
    const server = serve('\n')
    server.say(job('again\nwrite x\n'))
    expect(await server.run()).toMatchObject({ code: 0, log: 'x\n' })
  })
})
