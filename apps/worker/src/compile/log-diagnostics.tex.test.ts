// What is told about documents with a mistake in them, by what the real pdflatex says of them; and that what is offered as a fix is one.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Diagnostic } from '@galley/contract/latex'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyFix } from './testing/apply-fix.ts'
import { faultless, mistakes } from './testing/erroneous-documents.ts'
import { readDiagnostics } from './log-diagnostics.ts'

const tex = join(import.meta.dirname, '../../../../tex')
const folders = `.:${tex}/class//:${tex}/dist//:`
const env = {
  PATH: '/usr/local/bin:/usr/bin:/bin',
  HOME: '/nonexistent',
  LANG: 'C.UTF-8',
  max_print_line: '10000',
  error_line: '254',
  half_error_line: '238',
  TEXINPUTS: folders,
  TFMFONTS: folders,
  VFFONTS: folders,
  ENCFONTS: folders,
  T1FONTS: folders,
  MKTEXTFM: '0',
  MKTEXPK: '0',
}
const program = 'pdflatex'
const args = ['-no-shell-escape', '-no-parse-first-line', '-interaction=nonstopmode', 'main.tex']

async function diagnose(latex: string): Promise<Diagnostic[]> {
  const folder = await mkdtemp(join(tmpdir(), 'galley-diagnose-'))
  await writeFile(join(folder, 'main.tex'), latex)
  await new Promise<void>((resolve) => {
    execFile(program, args, { cwd: folder, env, timeout: 20_000 }, () => resolve())
  })
  const log = await readFile(join(folder, 'main.log'), 'utf8')
  await rm(folder, { recursive: true })
  return readDiagnostics(log, latex)
}

/** Each of these documents once, as many at a time as there are cores. */
async function diagnoseAll(documents: Iterable<string>): Promise<Map<string, Diagnostic[]>> {
  const told = new Map<string, Diagnostic[]>()
  const queue = [...new Set(documents)]
  const work = async () => {
    for (let latex = queue.shift(); latex !== undefined; latex = queue.shift()) told.set(latex, await diagnose(latex))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return told
}

let told = new Map<string, Diagnostic[]>()
beforeAll(async () => {
  told = await diagnoseAll([...mistakes.map(({ latex }) => latex), ...faultless.map(([, latex]) => latex)])
}, 120_000)
afterAll(() => told.clear())

describe('what a mistake is told as', () => {
  it.each(mistakes)('$title', ({ latex, line, severity, message, hint, fixed }) => {
    const [first] = told.get(latex) ?? []
    expect(first).toMatchObject({ line, severity })
    expect(first?.message).toMatch(message)
    expect(first?.hint).toMatch(hint)
    if (fixed === null) expect(first?.fix).toBeUndefined()
    else expect(applyFix(latex, first?.fix)).toContain(fixed)
  })

  it.each(faultless)('says nothing about %s', (_title, latex) => expect(told.get(latex)).toEqual([]))

  it('knows at least forty', () => expect(mistakes.length).toBeGreaterThanOrEqual(40))
})

it('mends by a fix what it is about, and makes no other error', async () => {
  const fixes = mistakes.filter(({ fixed }) => fixed !== null)
  const mended = fixes.map(({ latex }) => applyFix(latex, told.get(latex)?.[0]?.fix))
  const after = await diagnoseAll(mended)
  const left = fixes.flatMap(({ title }, index) => {
    const errors = (after.get(mended[index] ?? '') ?? []).filter(({ severity }) => severity === 'error')
    return errors.map(({ line, message }) => `${title}: ${line} ${message}`)
  })
  expect(left).toEqual([])
}, 120_000)
