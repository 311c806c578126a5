// Warm processes on real TeX: no owner's text reaches another's page, and any failure of one ends in a cold run.
import { execFileSync } from 'node:child_process'
import { afterAll, describe, expect, it } from 'vitest'
import { bubblewrap } from '../../sandbox/sandbox.ts'
import { createDocumentRunner } from '../engine/run-document.ts'
import { canFence, startFenceProcess, startPipeProcess, type WarmProcess } from './warm-process.ts'
import { see } from '../testing/pages.ts'
import { plainRun, warmRunner } from '../testing/runs.ts'

const article = (body: string, preamble = '') =>
  `\\documentclass{article}\n${preamble}\n\\begin{document}\n${body}\n\\end{document}\n`
const themed = (body: string) =>
  `\\documentclass[theme=modern]{resume}\n\n\\begin{document}\n${body}\n\\end{document}\n`
const forever = '\\loop\\iftrue\\repeat'

describe('one person’s text and the next', () => {
  const secret = 'ANNS-SECRET'
  const plants: [title: string, body: string][] = [
    ['a macro', `\\global\\def\\plant{${secret}}\\gdef\\section#1{${secret}}`],
    [
      'a file',
      `\\newwrite\\w\\immediate\\openout\\w=plant.tex \\immediate\\write\\w{${secret}}\\immediate\\closeout\\w`,
    ],
    [
      'the file of references',
      `\\makeatletter\\immediate\\write\\@auxout{\\gdef\\string\\plant{${secret}}}\\newlabel{plant}{{${secret}}{1}}`,
    ],
    ['a box and registers', `\\global\\setbox99\\hbox{${secret}}\\global\\count99=4711 \\global\\toks99{${secret}}`],
    [
      'a font’s measures',
      '\\global\\fontdimen2\\font=40pt \\global\\fontdimen3\\font=9pt \\global\\hyphenchar\\font=`x',
    ],
    [
      'the class’s own files',
      `\\newwrite\\w\\immediate\\openout\\w=resume-theme-modern.def \\immediate\\write\\w{\\def\\string\\plant{${secret}}}\\immediate\\closeout\\w`,
    ],
  ]
  const look = themed(
    '\\section{A}\n\\ifdefined\\plant\\plant\\fi\\InputIfFileExists{plant}{}{}\\ref{plant}\n\\ifvoid99 \\else\\box99 \\fi\\the\\count99 \\the\\toks99\nSome plain words, \\textbf{bold} ones too.',
  )
  const { warm, warmProcesses } = warmRunner()
  afterAll(() => warmProcesses.close())
  const plain = plainRun(look).then((run) => see(look, run))
  it.each(plants)('%s of Ann’s is not there in Ben’s, on the same warm process', async (_title, body) => {
    const ann = await warm(themed(`${body} x`), { owner: 'ann', key: 'ann:1' })
    const ben = await warm(look, { owner: 'ben', key: 'ben:1' })
    expect([ann.path, ben.path]).toEqual(['warm', 'warm'])
    expect(`${ben.log}${JSON.stringify(ben.carried)}`).not.toContain(secret)
    expect(await see(look, ben)).toEqual(await plain)
  })

  it('Ann’s own warm processes are never Ben’s, though he writes the same', async () => {
    const source = article('x', '\\def\\me{Ann}')
    await using runner = warmRunner()
    expect((await runner.warm(source, { owner: 'ann' })).path).toBe('warm')
    const ben = await runner.run({
      source,
      purpose: 'preview',
      signal: AbortSignal.timeout(9_000),
      owner: 'ben',
      key: null,
    })
    expect(ben.path).toBe('started')
  })
})

describe('a warm process that fails', () => {
  const source = article('A page, \\textbf{as plain} as any.')

  /** A runner with processes that are leased as soon as they are started. */
  function observed(timeoutMs = 9_000) {
    const started: WarmProcess[] = []
    const doubts: string[] = []
    const runner = warmRunner({
      timeoutMs,
      onDoubt: ({ reason }) => doubts.push(reason),
      start: (given) => {
        const warmProcess = startFenceProcess({ ...given, timeoutMs })
        started.push(warmProcess)
        return warmProcess
      },
    })
    return { started, doubts, ...runner }
  }

  it('by being killed while it waits is covered by a cold run, and replaced', async () => {
    await using runner = observed()
    const { started, prepare, run, warm, whenIdle } = runner
    await prepare(source, 'ann')
    started[0]!.close()
    await started[0]!.closed
    const job = { source, purpose: 'preview' as const, signal: AbortSignal.timeout(9_000), owner: 'ann', key: null }
    const first = await run(job)
    expect(first.path).toBe('cold')
    expect(await see(source, first)).toEqual(await see(source, await plainRun(source)))
    await whenIdle()
    expect((await warm(source)).path).toBe('warm')
  })

  it('by being killed in the middle of a job is covered by a cold run, and replaced', async () => {
    await using runner = observed(2_000)
    const { started, doubts, prepare, run, warm, whenIdle } = runner
    const long = article(`\\count1=0 \\loop\\advance\\count1 by1 \\ifnum\\count1<2000000 \\repeat x`)
    await prepare(long, 'ann')
    const answer = run({
      source: long,
      purpose: 'preview',
      signal: AbortSignal.timeout(20_000),
      owner: 'ann',
      key: null,
    })
    setTimeout(() => started[0]!.close(), 50)
    const { path, code } = await answer
    expect([path, doubts]).toEqual(['cold', ['a warm process broke']])
    expect([0, 137]).toContain(code)
    await whenIdle()
    expect((await warm(source)).path).toBe('warm')
  })

  it('by hanging is stopped at its timeout, and covered by a cold run', async () => {
    const marker = `\\def\\marker{${process.pid}.${Date.now()}}`
    const hanging = article('x', `${marker}% ${'p'.repeat(Math.floor(Math.random() * 4_000))}`)
    const { prepare, run } = observed(1_000)
    await prepare(hanging, 'ann')
    // Stopped by the system, it hears of nothing.
    const bytes = hanging.indexOf('x\n\\end')
    const pids = execFileSync('sh', ['-c', `grep -lsaF 'FENCE_BYTES=${bytes}' /proc/[0-9]*/environ || true`], {
      encoding: 'utf8',
    })
    const stopped = [...pids.matchAll(/\/proc\/(\d+)\//g)].map(([, pid]) => Number(pid))
    expect(stopped.length).toBeGreaterThan(0)
    for (const pid of stopped) process.kill(pid, 'SIGSTOP')
    const answer = await run({
      source: hanging,
      purpose: 'preview',
      signal: AbortSignal.timeout(9_000),
      owner: 'ann',
      key: null,
    })
    expect([answer.path, answer.code]).toEqual(['cold', 0])
  })

  it('by a job without an end stops that job, and does the next', async () => {
    const { started, warm } = observed(1_000)
    const endless = article(forever)
    expect(await warm(endless)).toMatchObject({ path: 'warm', code: 137 })
    expect(await warm(source)).toMatchObject({ path: 'warm', code: 0 })
    expect(started.length).toBeLessThanOrEqual(3)
  })

  it('is not made a second time at once, where the beginning itself ends the run', async () => {
    const ending = '\\documentclass{article}\n\\csname @@end\\endcsname\n\\begin{document}\nx\n\\end{document}\n'
    const { started, warm } = observed()
    await warm(ending)
    const before = started.length
    expect((await warm(ending)).path).toBe('started')
    expect(started.length).toBeLessThanOrEqual(before + 1)
  })

  it('stops at once when its client has gone', async () => {
    const { prepare, run, warm } = observed()
    const endless = article(forever)
    await prepare(endless, 'ann')
    const abort = new AbortController()
    const answer = run({ source: endless, purpose: 'preview', signal: abort.signal, owner: 'ann', key: null })
    setTimeout(() => abort.abort(), 30)
    // Not at its own end: that would have a code.
    expect((await answer).code).toBeNull()
    expect((await warm(endless.replace(forever, 'x'))).path).toBe('warm')
  })
})

describe('where the native library is missing', () => {
  const sandbox = bubblewrap({ isGuarded: false })
  const without = { ...sandbox, folders: { ...sandbox.folders, native: null } }
  it('no warm process is lasting, and that is detected', async () => expect(await canFence(without)).toBe(false))
  it('warm processes read from a pipe, one document each', async () => {
    const source = article('x')
    await using runner = warmRunner({ sandbox: without, start: startPipeProcess })
    for (let round = 0; round < 2; round += 1) {
      const run = await runner.warm(source)
      expect(run.path).toBe('warm')
      expect(await see(source, run)).toEqual(await see(source, await plainRun(source)))
      await runner.whenIdle()
    }
  })
  it('and without any warm processes documents are run cold', async () => {
    const run = createDocumentRunner({ sandbox: without, warmProcesses: null, timeoutMs: 9_000 })
    const job = { source: article('x'), purpose: 'preview' as const, owner: 'ann', key: null }
    expect(await run({ ...job, signal: AbortSignal.timeout(9_000) })).toMatchObject({ path: 'cold', code: 0 })
  })
})
