// Generated pages with their labels, from the cache or newly printed. The cache is no part of the repository.
import { mkdirSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PdfText } from '@galley/import/pdf/layout/pdf-text'
import { readItems } from '../../../apps/worker/src/import/pdf-items/read-items.ts'
import type { Truth } from '../score.ts'
import { lookOf } from './families.ts'
import type { FamilyName } from './families.ts'
import { pageHtml } from './page-html.ts'
import type { Segment } from './page-parts.ts'
import { personOf } from './people.ts'
import { openPrinter } from './print.ts'
import { randomOf } from './random.ts'
import { truthOf } from './truth-of.ts'

export interface LabelledPage {
  readonly family: FamilyName
  readonly seed: number
  readonly text: PdfText
  readonly segments: readonly Segment[]
  readonly truth: Truth
}

/** Increased with each change of what a seed makes. */
const version = 3
const cache = join(import.meta.dirname, '../../../.cache/generated-resumes')

export async function generatedPages(family: FamilyName, seeds: readonly number[]): Promise<LabelledPage[]> {
  const folder = join(cache, `v${version}`)
  mkdirSync(folder, { recursive: true })
  const pathOf = (seed: number) => join(folder, `${family}-${seed}.json`)
  const missing = seeds.filter((seed) => !existsSync(pathOf(seed)))
  const printer = missing.length > 0 ? await openPrinter() : undefined
  for (const seed of missing) {
    const random = randomOf(seed * 31 + family.length * 7 + family.charCodeAt(0))
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
