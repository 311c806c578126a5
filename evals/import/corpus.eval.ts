// The import's figures on resumes from other tools, with their floors (evals/import/run.ts). The corpus is not part of
// the repository: without it the test is skipped (plain-articles.slow.test.ts judges everywhere).
import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import type { Truth } from './score.ts'
import * as pools from './generate/word-pools.ts'

const run = fileURLToPath(new URL('./run.ts', import.meta.url))
const corpus = fileURLToPath(new URL('../../../shared/corpus/import/truth', import.meta.url))

it.skipIf(!existsSync(corpus))('no figure is under its floor', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [run])
  process.stdout.write(stdout)
  expect(stdout).toMatch(/PDFs; reading and importing/)
  expect(stdout).not.toContain('under its floor')
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Whole words only, each between spaces. */
const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** Corpora beside the repository. */
const judged = ['import', 'import-2']
  .map((name) => fileURLToPath(new URL(`../../../shared/corpus/${name}/truth`, import.meta.url)))
  .filter((folder) => existsSync(folder))

it.skipIf(judged.length === 0)('no firm, school, place, project or family that the model learns from is judged', () => {
  const said = judged
    .flatMap((folder) => readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')))
    .flatMap((file) => textsIn({ ...(JSON.parse(file) as Truth), source: '' }))
    .map(plain)
    .join('\n')
  const own = [...pools.coined, ...pools.schoolPlaces, ...pools.cities, ...pools.projectNames, ...pools.familyNames]
  const isSaid = (name: string) => said.includes(plain(name))
  expect(own.filter(isSaid)).toEqual([])
})
