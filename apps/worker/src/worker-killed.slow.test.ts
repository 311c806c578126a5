// A worker that is killed without a chance to clean up: within seconds nothing of it runs, and the next one starts
// normally. A sandbox that was just being set up may wait for it, and goes when the next one starts.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleLatex } from '@galley/resume/sample-resume'
import type { CompileRequest } from '@galley/contract/worker-wire'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeLeftovers } from './sandbox/job-folders.ts'
import { findOrphans, killOrphans, runningProcesses } from './sandbox/orphan-sandboxes.ts'
import { bubblewrap, ownFolders } from './sandbox/sandbox.ts'

const article = (body: string) => `\\documentclass{article}\n\\begin{document}\n${body}\n\\end{document}\n`
const forever = '\\loop\\iftrue\\repeat'
const sandboxModule = JSON.stringify(new URL('./sandbox/sandbox.ts', import.meta.url).href)
const warmProcessModule = JSON.stringify(new URL('./compile/prewarm/warm-process.ts', import.meta.url).href)
const runModule = JSON.stringify(new URL('./compile/tex/run-tex.ts', import.meta.url).href)

let folder = ''
const children: ChildProcess[] = []
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'galley-killed-'))))
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** A process is known by its number and the moment of its start. */
function processes(): Map<string, { pid: number; parent: number }> {
  const found = new Map<string, { pid: number; parent: number }>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)))
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      if (fields[0] !== 'Z') found.set(`${name} ${fields[19]}`, { pid: Number(name), parent: Number(fields[1]) })
    } catch {
      /* it has just ended */
    }
  return found
}

/** All that came of a process, through namespaces and sessions. */
function offspring(root: number): string[] {
  const all = [...processes()]
  const pids = new Set([root])
  for (let before = 0; before < pids.size;) {
    before = pids.size
    for (const [, { pid, parent }] of all) if (pids.has(parent)) pids.add(pid)
  }
  return all.filter(([, { pid }]) => pids.has(pid) && pid !== root).map(([key]) => key)
}
const stillThere = (keys: string[]) => {
  const now = processes()
  return keys.filter((key) => now.has(key))
}

/** Whether it is past the moment in which bubblewrap's inner process waits for the outer one. */
const hasBegun = (key: string) => {
  const running = runningProcesses().find(({ pid }) => pid === Number(key.split(' ')[0]))
  return running !== undefined && findOrphans([running], ownFolders).length === 0
}

async function startWorker() {
  const socketPath = join(folder, 'worker.sock')
  const child = spawn(process.execPath, ['--disable-proto=delete', join(import.meta.dirname, '../dist/main.mjs')], {
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', WORKER_SOCKET: socketPath, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  children.push(child)
  await once(child, 'message')
  const ask = (latex: string, userKey = 'ann') => {
    const body: CompileRequest = { latex, purpose: 'preview', resumeKey: null, userKey }
    const asked = request({
      socketPath,
      method: 'POST',
      path: '/compile',
      headers: { 'content-type': 'application/json' },
    })
    asked.on('error', () => {})
    asked.end(JSON.stringify(body))
    return asked
  }
  return { child, socketPath, ask }
}

it('leaves no process behind: waiting and working warm processes, cold runs', async () => {
  const { child, socketPath, ask } = await startWorker()
  const [answer] = (await once(ask(sampleLatex('modern')), 'response')) as [NodeJS.ReadableStream]
  answer.resume()
  ask(article(forever), 'ann')
  ask(sampleLatex('classic').replace('\\begin{document}\n', `\\begin{document}\n${forever}\n`), 'ben')
  await expect.poll(() => offspring(child.pid!).length, { timeout: 5_000 }).toBeGreaterThan(12)
  const all = offspring(child.pid!)
  child.kill('SIGKILL')
  await expect.poll(() => stillThere(all).filter(hasBegun), { timeout: 3_000, interval: 100 }).toEqual([])
  // Its socket is no hindrance for the next one.
  expect(existsSync(socketPath)).toBe(true)
  const next = await startWorker()
  await expect.poll(() => stillThere(all)).toEqual([])
  const [answered] = (await once(next.ask(article('x')), 'response')) as [{ statusCode: number }]
  expect(answered.statusCode).toBe(200)
  next.child.kill('SIGTERM')
  await once(next.child, 'exit')
  expect(existsSync(socketPath)).toBe(false)
})

it.each([
  [
    'a warm process at work',
    `const warmProcess = startFenceProcess({ sandbox, prefix: Buffer.from('\\\\documentclass{article}\\n'), carried: {}, fonts: 'basic', timeoutMs: 60_000 })
     await warmProcess.ready
     void warmProcess.run({ rest: Buffer.from('\\\\begin{document}${forever.replaceAll('\\', '\\\\')}\\n'), signal: new AbortController().signal })`,
    3_000,
  ],
  [
    'a run of its own',
    // Its clock stops it: TeX is the clock's child, not the worker's.
    `void runTex('\\\\documentclass{article}\\n\\\\begin{document}${forever.replaceAll('\\', '\\\\')}\\n', { sandbox, timeoutMs: 2_000, purpose: 'preview', signal: new AbortController().signal })`,
    4_000,
  ],
])('leaves nothing behind where there are no namespaces: %s', async (_title, work, withinMs) => {
  const program = `
    import { guardOnly } from ${sandboxModule}
    import { startFenceProcess } from ${warmProcessModule}
    import { runTex } from ${runModule}
    const sandbox = guardOnly()
    ${work}
    setTimeout(() => console.log('running'), 600)
    setInterval(() => {}, 1000)
  `
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  await once(child.stdout, 'data')
  const all = offspring(child.pid!)
  expect(all.length).toBeGreaterThan(0)
  child.kill('SIGKILL')
  await expect.poll(() => stillThere(all), { timeout: withinMs, interval: 100 }).toEqual([])
})

it('what a killed worker left in the temporary folder goes when the next one starts', async () => {
  const program = `
    import { noSandbox } from ${sandboxModule}
    noSandbox().launch('', { environment: {}, cpuSeconds: 1, files: [] })
    console.log('made')
    setInterval(() => {}, 1000)
  `
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  await once(child.stdout, 'data')
  const left = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`galley-jobs-${child.pid}-`))
  removeLeftovers()
  expect(left().length).toBe(1)
  child.kill('SIGKILL')
  await once(child, 'exit')
  removeLeftovers()
  expect(left()).toEqual([])
})

it('a sandbox whose setting up was cut off is killed, and no other', async () => {
  const sandbox = bubblewrap()
  const job = sandbox.launch('sleep 60', { environment: {}, cpuSeconds: 1, files: [] })
  /** bubblewrap's inner process once the outer one, which it waits for, is killed. */
  const cutOff = async () => {
    const outer = spawn(job.command, job.args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
    children.push(outer)
    await once(outer, 'spawn')
    await expect.poll(() => offspring(outer.pid!).length, { interval: 0 }).toBeGreaterThan(0)
    outer.kill('SIGKILL')
    await once(outer, 'exit')
  }
  const running = spawn(job.command, job.args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  children.push(running)
  await expect.poll(() => offspring(running.pid!).length).toBeGreaterThan(1)
  const orphans = () => findOrphans(runningProcesses(), ownFolders)
  // The moment is short: the first attempts may miss it.
  for (let attempt = 0; attempt < 300 && orphans().length === 0; attempt++) await cutOff()
  expect(orphans()).not.toEqual([])
  killOrphans()
  await expect.poll(orphans).toEqual([])
  expect(offspring(running.pid!).length).toBeGreaterThan(1)
})
