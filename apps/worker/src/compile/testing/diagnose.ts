// For tests only: a document's diagnostics by what the real pdflatex says of it.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Diagnostic } from '@galley/contract/latex'
import { readDiagnostics } from '../diagnostics/log-diagnostics.ts'

const tex = join(import.meta.dirname, '../../../../../tex')
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
const args = ['-no-shell-escape', '-no-parse-first-line', '-interaction=nonstopmode', 'main.tex']

export async function diagnose(latex: string): Promise<Diagnostic[]> {
  const folder = await mkdtemp(join(tmpdir(), 'galley-diagnose-'))
  await writeFile(join(folder, 'main.tex'), latex)
  await new Promise<void>((resolve) => {
    execFile('pdflatex', args, { cwd: folder, env, timeout: 20_000 }, () => resolve())
  })
  const log = await readFile(join(folder, 'main.log'), 'utf8')
  await rm(folder, { recursive: true })
  return readDiagnostics(log, latex)
}
