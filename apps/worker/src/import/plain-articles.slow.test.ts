// How well resumes that this product did not set are read, wherever the tests run: its sample people in LaTeX's article
// class.
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sampleResume } from '@galley/resume/sample-resume'
import { templates } from '@galley/resume/templates'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { plainArticle, truthOf } from './pdf-items/testing/plain-article.ts'

const run = promisify(execFile)
const bench = fileURLToPath(new URL('../../../../evals/import/run.ts', import.meta.url))
/** pdfTeX has no Vietnamese by itself. */
const people = templates
  .map(({ id }) => sampleResume(id))
  .filter((data) => !/[\u1e00-\u1eff]/.test(JSON.stringify(data)))
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'galley-articles-'))
  for (const name of ['pdf', 'truth']) await mkdir(join(folder, name))
  for (const [index, data] of people.entries())
    for (const columns of [1, 2] as const) {
      const name = `${columns}__${index}`
      await writeFile(join(folder, `${name}.tex`), plainArticle(data, columns))
      await writeFile(join(folder, 'truth', `${name}.json`), JSON.stringify(truthOf(data, columns)))
      await run(
        'pdflatex',
        [
          '-no-shell-escape',
          '-interaction=nonstopmode',
          `-output-directory=${join(folder, 'pdf')}`,
          join(folder, `${name}.tex`),
        ],
        { cwd: folder, maxBuffer: 1e8 },
      )
    }
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

it('reads them in one column and in two, and no figure is under its floor', async () => {
  const { stdout } = await run(process.execPath, [bench, folder])
  process.stdout.write(stdout)
  const rows = Array.from(stdout.matchAll(/^\| (\w+) \| ([\d.]+) \| ([\d.]+) \| ([\d.]+)/gm))
  const figures = new Map(rows.map(([, field = '', ...values]) => [field, values.map(Number)]))
  expect(stdout).toContain(`${2 * people.length} PDFs`)
  const sure = ['email', 'phone', 'location', 'company', 'position', 'roleDates', 'bullets', 'institution']
  expect(sure.filter((field) => figures.get(field)?.[0] !== 1)).toEqual([])
  const [, one, two] = figures.get('mean') ?? []
  expect(one).toBeGreaterThan(0.97)
  expect(two).toBeGreaterThan(0.95)
})
