// The figures of the import on resumes of other makers, with their floors (bench/import.ts). The corpus is not part of
// the repository: where it is missing, the run says so and nothing is judged (plain-articles.slow.test.ts judges
// everywhere).
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const bench = fileURLToPath(new URL('../../../../bench/import.ts', import.meta.url))

it('no figure is under its floor', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [bench])
  process.stdout.write(stdout)
  expect(stdout).toMatch(/There is no corpus|PDFs; reading and importing/)
  expect(stdout).not.toContain('under its floor')
})
