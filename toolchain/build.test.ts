// A build step runs again when anything changes that it bundles: else a mend would not reach those who have built
// before.
import { expect, it } from 'vitest'
import { steps } from './build.ts'
import { importedFiles } from './imported-files.ts'

it.each([
  ['pdf-reader', 'apps/worker/src/import/reader/reader-main.ts'],
  ['database', 'toolchain/build-database.ts'],
  ['api', 'apps/api/src/main.ts'],
  ['worker', 'apps/worker/src/main.ts'],
  ['web', 'apps/web/src/api/client.ts'],
])('%s', (name, entry) => {
  const inputs = steps.find((step) => step.name === name)?.inputs ?? []
  const files = [...importedFiles(entry)]
  expect(files.length).toBeGreaterThan(2)
  expect(files.filter((file) => !inputs.some((input) => file === input || file.startsWith(`${input}/`)))).toEqual([])
})
