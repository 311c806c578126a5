// Families share no person: what a training has seen of one must not be what an evaluation judges in another.
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { hashOfSources } from '../hash-of-sources.ts'
import { familyNames } from './families.ts'
import { drawsOf } from './generated-pages.ts'
import { personOf } from './people.ts'

it('has an own person on each page of each family', () => {
  const people = familyNames.flatMap((family) =>
    Array.from({ length: 45 }, (_, seed) => JSON.stringify(personOf(drawsOf(family, seed + 1)))),
  )
  expect(new Set(people).size).toBe(people.length)
})

it('has another hash once a source is another, and the same for tests and comments', () => {
  const root = mkdtempSync(join(tmpdir(), 'galley-sources-'))
  try {
    mkdirSync(join(root, 'made/in'), { recursive: true })
    const write = (name: string, text: string) => writeFileSync(join(root, name), text)
    write('made/in/one.ts', '1')
    write('other.ts', '1')
    const hash = () => hashOfSources(root, ['other.ts', 'made'])
    const before = hash()
    write('made/in/one.test.ts', '2')
    expect(hash()).toBe(before)
    write('made/in/one.ts', '// why\n/** What. */\n1')
    expect(hash()).toBe(before)
    write('made/in/one.ts', '2')
    expect(hash()).not.toBe(before)
    write('made/in/one.ts', '1')
    expect(hash()).toBe(before)
    write('other.ts', '2')
    expect(hash()).not.toBe(before)
  } finally {
    rmSync(root, { recursive: true })
  }
})
