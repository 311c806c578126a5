// Before the worker's first compile, its sandbox has to hold: it tries two leaks that TeX's own settings do not stop.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTex } from './compile/tex/run-tex.ts'
import { scanPdf } from './compile/pdf-safety/run-qpdf.ts'
import type { Sandbox } from './sandbox/sandbox.ts'

export type SelfTest = { holds: true } | { holds: false; reason: string }

/** What works shows in the log. */
const leak = (path: string) => `\\documentclass{article}\\begin{document}
\\newread\\f \\openin\\f=$SELFAUTOPARENT${path} \\ifeof\\f\\else\\message{LEAKED}\\fi
\\immediate\\pdfobj stream file{${path}}\\message{EMBEDDED}
x\\end{document}
`
const control = '\\documentclass{article}\\begin{document}x\\end{document}\n'

/** Compiles one harmless document, which must work, and one that reads a file of this machine, which must not. */
export async function testSandbox(sandbox: Sandbox): Promise<SelfTest> {
  const folder = await mkdtemp(join(tmpdir(), 'galley-selftest-'))
  const secret = join(folder, 'secret.txt')
  const run = (source: string) =>
    runTex(source, { sandbox, timeoutMs: 8_000, purpose: 'preview', signal: AbortSignal.timeout(12_000) })
  try {
    await writeFile(secret, 'a secret', { mode: 0o644 })
    const harmless = await run(control)
    if (harmless.code !== 0 || harmless.pdf === null)
      return { holds: false, reason: `a plain document does not compile inside it (exit code ${harmless.code})` }
    if ((await scanPdf(harmless.pdf, sandbox)) === null)
      return { holds: false, reason: 'qpdf cannot read a plain PDF inside it' }
    const { log } = await run(leak(secret))
    return /(?<!message\{)(?:LEAKED|EMBEDDED)/.test(log)
      ? { holds: false, reason: 'a document could read a file of this machine' }
      : { holds: true }
  } catch (error) {
    return { holds: false, reason: error instanceof Error ? error.message : String(error) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
