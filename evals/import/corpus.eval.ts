// The import's figures on resumes from other tools, with their floors (evals/import/run.ts). The corpus is not part of
// the repository: without it the test is skipped (plain-articles.slow.test.ts judges everywhere).
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = fileURLToPath(new URL('./run.ts', import.meta.url))
const corpus = fileURLToPath(new URL('../../../shared/corpus/import/truth', import.meta.url))

it.skipIf(!existsSync(corpus))('no figure is under its floor', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [run])
  process.stdout.write(stdout)
  expect(stdout).toMatch(/PDFs; reading and importing/)
  expect(stdout).not.toContain('under its floor')
})
