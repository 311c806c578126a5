// A rule that catches nothing is worth nothing: for each one a breach is planted in a small project, and has to be
// found.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boundaries } from './boundaries.ts'
import { findBreaches } from './check-boundaries.ts'

/** For each rule: a file, and what it must not import. */
const planted: Record<string, [from: string, to: string]> = {
  'no-cycles': ['apps/web/src/ui/a.ts', 'apps/web/src/ui/b.ts'],
  resolvable: ['apps/web/src/ui/lost.ts', 'nowhere'],
  'product-not-evals': ['packages/honesty/src/scored.ts', 'evals/guard/sets.ts'],
  'apps-stand-alone': ['apps/worker/src/reach.ts', 'apps/api/src/http/errors.ts'],
  'packages-below-apps': ['packages/resume/src/up.ts', 'apps/api/src/http/errors.ts'],
  'contract-is-a-leaf': ['packages/contract/src/reach.ts', 'packages/resume/src/plain.ts'],
  'packages-are-pure': ['packages/resume/src/impure.ts', 'node:fs'],
  'grammar-in-one-file': ['packages/resume/src/grammar.ts', 'node_modules/compromise/src/three.js'],
  'tagger-in-one-file': ['packages/honesty/src/tagger.ts', 'node_modules/wink-nlp/src/wink-nlp.js'],
  'exports-are-pure': ['packages/export/src/impure.ts', 'node:fs'],
  'resume-is-below': ['packages/import/src/across.ts', 'packages/honesty/src/guard/judge.ts'],
  'web-leaves-text-to-the-server': ['apps/web/src/ui/reader.ts', 'packages/import/src/pdf/import-resume.ts'],
  'web-layers-down': ['apps/web/src/ui/reach.ts', 'apps/web/src/features/one/one.ts'],
  'web-feature-not-app': ['apps/web/src/features/one/up.ts', 'apps/web/src/app/router.ts'],
  'web-features-are-islands': ['apps/web/src/features/one/across.ts', 'apps/web/src/features/two/two.ts'],
  'routes-are-thin': ['apps/api/src/features/one/one.routes.ts', 'apps/api/src/db/open-database.ts'],
  'services-know-no-http-or-sql': ['apps/api/src/features/one/one.service.ts', 'apps/api/src/db/open-database.ts'],
  'repositories-are-bottom': ['apps/api/src/features/one/one.repository.ts', 'apps/api/src/http/errors.ts'],
  'tables-are-private': ['apps/api/src/features/two/query.ts', 'apps/api/src/features/two/two.tables.ts'],
  'feature-private-parts': ['apps/api/src/features/one/across.ts', 'apps/api/src/features/two/private.ts'],
  'tables-know-tables': ['apps/api/src/features/one/one.tables.ts', 'apps/api/src/features/two/private.ts'],
  'ports-not-vendors': ['apps/api/src/features/one/vendor.ts', 'apps/api/src/adapters/real.ts'],
  'sandbox-knows-no-compiler': ['apps/worker/src/sandbox/sandbox.ts', 'apps/worker/src/compile/engine/engine.ts'],
  'no-dumping-ground': ['apps/web/src/ui/dump.ts', 'apps/web/src/ui/utils.ts'],
  'prod-not-test': ['apps/web/src/ui/faked.ts', 'apps/web/src/ui/thing.fake.ts'],
}

let project = ''
const specifier = (from: string, to: string) => {
  if (!to.includes('/')) return to === 'nowhere' ? './nowhere.ts' : to
  const up = dirname(from)
    .split('/')
    .map(() => '..')
    .join('/')
  return `${up}/${to}`
}

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'galley-boundaries-'))
  const put = async (path: string, text: string) => {
    await mkdir(join(project, dirname(path)), { recursive: true })
    await writeFile(join(project, path), text)
  }
  const sources = new Set(Object.values(planted).map(([from]) => from))
  for (const [, to] of Object.values(planted))
    if (to.includes('/') && !sources.has(to)) await put(to, 'export const there = 1\n')
  for (const [from, to] of Object.values(planted))
    await put(from, `import '${specifier(from, to)}'\nexport const here = 1\n`)
  await put('apps/web/src/ui/b.ts', "import './a.ts'\nexport const there = 1\n")
})
afterAll(() => rm(project, { recursive: true }))

describe('boundaries', () => {
  it('has a planted breach for every rule', () =>
    expect(boundaries.map(({ name }) => name).sort()).toEqual(Object.keys(planted).sort()))

  it('catches each of them', async () => {
    const { breaches } = await findBreaches(project)
    const missed = Object.entries(planted).filter(
      ([rule, [from]]) => !breaches.some((breach) => breach.rule === rule && breach.from.endsWith(from)),
    )
    expect(missed).toEqual([])
  })

  it('finds nothing in a project without breaches', async () => {
    const clean = await mkdtemp(join(tmpdir(), 'galley-clean-'))
    for (const folder of ['apps/web/src', 'packages/contract/src']) {
      await mkdir(join(clean, folder), { recursive: true })
      await writeFile(join(clean, folder, 'fine.ts'), 'export const fine = 1\n')
    }
    expect((await findBreaches(clean)).breaches).toEqual([])
    await rm(clean, { recursive: true })
  })
})
