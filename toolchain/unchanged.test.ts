// A step is left out only where nothing that it reads has changed.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { code, createPassed, digestOf, everything } from './unchanged.ts'

let root = ''
const write = (path: string, text: string) => writeFileSync(join(root, path), text)
const lint = () => digestOf(root, ['lint'], code)

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'galley-unchanged-'))
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  mkdirSync(join(root, 'node_modules'))
  write('.gitignore', 'node_modules/\n')
  write('node_modules/.package-lock.json', '{}')
  write('known.ts', 'one')
  execFileSync('git', ['add', 'known.ts'], { cwd: root })
  write('new.ts', 'two')
  write('page.md', 'three')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

it.each([
  ['a source', () => write('known.ts', 'other')],
  ['a source that is not committed yet', () => write('new.ts', 'other')],
  ['a source more', () => write('more.ts', '')],
  ['a source less', () => rmSync(join(root, 'known.ts'))],
  ['a page more', () => write('more.md', '')],
  ['a setting without an ending', () => write('.gitignore', 'node_modules/\ndist/\n')],
  ['what is installed', () => write('node_modules/.package-lock.json', '{"lockfileVersion":3}')],
])('is another with %s', (_what, change) => {
  const before = lint()
  expect(lint()).toBe(before)
  change()
  expect(lint()).not.toBe(before)
})

it('is another for another command', () => expect(digestOf(root, ['lint', '--fix'], code)).not.toBe(lint()))

it('is the same with another text of a page, but for what reads pages', () => {
  const all = () => digestOf(root, ['format'], everything)
  const before = [lint(), all()]
  write('page.md', 'other')
  expect(lint()).toBe(before[0])
  expect(all()).not.toBe(before[1])
})

it('a step has passed with the last digest that it passed with', () => {
  const passed = createPassed(join(root, 'passed'))
  expect(passed.has('dead code', 'a')).toBe(false)
  passed.add('dead code', 'a')
  expect([passed.has('dead code', 'a'), passed.has('format', 'a')]).toEqual([true, false])
  passed.add('dead code', 'b')
  expect(passed.has('dead code', 'a')).toBe(false)
})
