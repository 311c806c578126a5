// Documentation that names what is gone is worse than none.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const adrs = readdirSync(join(root, 'docs/adr')).map((name) => `docs/adr/${name}`)
const guides = readdirSync(join(root, 'docs'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`)
const packages = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(join(root, parent)).map((name) => `${parent}/${name}/README.md`),
)
const pages = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', ...packages, ...guides, ...adrs]
const read = (page: string) => readFileSync(join(root, page), 'utf8')

/** Everything in backticks that begins with a folder of the project. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:apps|packages|tex|e2e|toolchain|docs|bin|bench|deploy)(?:\/[\w.-]+)*)`/g)].map(
    ([, path]) => path ?? '',
  )
const linksIn = (text: string) => [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path]) => path ?? '')

describe.each(pages)('%s', (page) => {
  const text = read(page)
  it('names no path that is gone', () => {
    const gone = [...pathsIn(text), ...linksIn(text).map((path) => join(dirname(page), path))].filter(
      (path) => !existsSync(join(root, path)),
    )
    expect(gone).toEqual([])
  })
})

it.each(packages)('%s says what must not be done, where to start, and how to test', (page) => {
  for (const part of ['Must not', 'Start', 'Test']) expect(read(page)).toContain(`**${part}**`)
})

it('the README has fewer than 90 lines', () => expect(read('README.md').split('\n').length).toBeLessThan(90))

it('no line of ARCHITECTURE.md is longer than 200 characters', () => {
  const long = read('ARCHITECTURE.md')
    .split('\n')
    .filter((line) => line.length > 200)
  expect(long.map((line) => line.slice(0, 60))).toEqual([])
})

it('finds the paths that it is about', () => {
  expect(pathsIn(read('ARCHITECTURE.md')).length).toBeGreaterThan(50)
})

it('every ADR says its context, decision, what enforces it, what was rejected, and the consequences', () => {
  for (const adr of adrs)
    for (const part of ['Context', 'Decision', 'Enforced by', 'Rejected', 'Consequences'])
      expect(read(adr)).toContain(`**${part}.**`)
})
