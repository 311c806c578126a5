// Generated pages with their labels, from the cache or newly printed. The cache is no part of the repository; its
// folder is named by the hash of all that makes a page, so that another generator or reader makes pages of its own.
import { mkdirSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PdfText } from '@galley/import/pdf/layout/pdf-text'
import { readItems } from '../../../apps/worker/src/import/pdf-items/read-items.ts'
import { hashOfSources } from '../hash-of-sources.ts'
import type { Truth } from '../score.ts'
import { lookOf } from './families.ts'
import type { FamilyName } from './families.ts'
import { pageHtml } from './page-html.ts'
import type { Segment } from './page-parts.ts'
import { personOf } from './people.ts'
import { openPrinter } from './print.ts'
import { randomOf, seedOf } from './random.ts'
import type { Draws } from './random.ts'
import { truthOf } from './truth-of.ts'

export interface LabelledPage {
  readonly family: FamilyName
  readonly seed: number
  readonly text: PdfText
  readonly segments: readonly Segment[]
  readonly truth: Truth
}

const root = join(import.meta.dirname, '../../..')
const cache = join(root, '.cache/generated-resumes')
/** What makes a page, and what reads its PDF. */
const sources = [
  'evals/import/generate',
  'evals/import/date-of.ts',
  'evals/import/strip.ts',
  'apps/worker/src/import/pdf-items',
]

/** Of one family and seed, whatever other families are called. */
export const drawsOf = (family: FamilyName, seed: number): Draws => randomOf(seedOf(`${family} ${seed}`))

export async function generatedPages(family: FamilyName, seeds: readonly number[]): Promise<LabelledPage[]> {
  const folder = join(cache, hashOfSources(root, sources).slice(0, 16))
  mkdirSync(folder, { recursive: true })
  const pathOf = (seed: number) => join(folder, `${family}-${seed}.json`)
  const missing = seeds.filter((seed) => !existsSync(pathOf(seed)))
  const printer = missing.length > 0 ? await openPrinter() : undefined
  for (const seed of missing) {
    const random = drawsOf(family, seed)
    const [person, look] = [personOf(random), lookOf(random, family)]
    const { html, segments, headings } = pageHtml(person, look, random)
    const pdf = await printer!.print(html)
    const read = await readItems(new Uint8Array(pdf))
    if (read.kind !== 'read') throw new Error(`${family} ${seed}: ${read.why}`)
    const page: LabelledPage = { family, seed, text: read.text, segments, truth: truthOf(person, look, headings) }
    writeFileSync(pathOf(seed), JSON.stringify(page))
  }
  await printer?.close()
  return seeds.map((seed) => JSON.parse(readFileSync(pathOf(seed), 'utf8')) as LabelledPage)
}
