// A picture of each template: its sample resume, really compiled, the first page as PNG.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleLatex } from '@galley/resume/sample-resume'
import { templates } from '@galley/resume/templates'
import { judgeRun } from '../apps/worker/src/compile/engine/judge-run.ts'
import { createDocumentRunner } from '../apps/worker/src/compile/engine/run-document.ts'
import { findActiveContent } from '../apps/worker/src/compile/pdf-safety/active-content.ts'
import { scanPdf } from '../apps/worker/src/compile/pdf-safety/run-qpdf.ts'
import { bubblewrap, noSandbox } from '../apps/worker/src/sandbox/sandbox.ts'

const folder = join(import.meta.dirname, '../.cache/previews')
mkdirSync(folder, { recursive: true })
// Our own samples need no sandbox; where one works it is used, so that a preview is what users get. While an image is
// built, bubblewrap is there and may make no namespaces.
const hasSandbox = spawnSync('bwrap', ['--unshare-all', '--ro-bind', '/', '/', 'true']).status === 0
const sandbox = hasSandbox ? bubblewrap() : noSandbox()

const run = createDocumentRunner({ sandbox, warmProcesses: null, timeoutMs: 30_000 })

for (const { id } of templates) {
  const source = sampleLatex(id)
  const signal = AbortSignal.timeout(90_000)
  const ran = await run({ source, purpose: 'download', signal, owner: 'galley', key: null })
  const { report, pdf } = await judgeRun(source, ran, async (made) => findActiveContent(await scanPdf(made, sandbox)))
  if (pdf === null)
    throw new Error(`The sample of ${id} does not compile: ${JSON.stringify(report.diagnostics.slice(0, 3))}`)
  const { status, stdout, stderr } = spawnSync(
    'pdftoppm',
    ['-png', '-singlefile', '-f', '1', '-scale-to-x', '900', '-scale-to-y', '-1'],
    { input: pdf, maxBuffer: 50 * 1024 * 1024 },
  )
  if (status !== 0) throw new Error(`The preview of ${id} could not be drawn: ${stderr.toString()}`)
  writeFileSync(join(folder, `${id}.png`), stdout)
}
