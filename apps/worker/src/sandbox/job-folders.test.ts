// The temporary folder is shared: other users' files there are neither used nor removed.
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeJobFolder, removeLeftovers } from './job-folders.ts'

let parent = ''
beforeEach(() => void (parent = mkdtempSync(join(tmpdir(), 'galley-jobs-test-'))))
afterEach(() => rmSync(parent, { recursive: true, force: true }))
/** No process has this number: it is beyond the largest. */
const dead = 4_999_999

it('a job has a folder of its own, in one with a random name, for this user alone', () => {
  const [one, other] = [makeJobFolder(parent), makeJobFolder(parent)]
  expect(one).not.toBe(other)
  expect(dirname(one)).toBe(dirname(other))
  expect(basename(dirname(one))).toMatch(new RegExp(`^galley-jobs-${process.pid}-\\w{6}$`))
  for (const folder of [one, dirname(one)]) expect(statSync(folder).mode & 0o777).toBe(0o700)
})

it('is made anew where the temporary folder was cleaned', () => {
  rmSync(dirname(makeJobFolder(parent)), { recursive: true })
  expect(existsSync(makeJobFolder(parent))).toBe(true)
})

it('is not used again where others can look into it, or a link leads elsewhere, or it is another user’s', () => {
  const first = dirname(makeJobFolder(parent))
  chmodSync(first, 0o770)
  const second = dirname(makeJobFolder(parent))
  expect(second).not.toBe(first)
  rmSync(second, { recursive: true })
  symlinkSync(first, second)
  const third = dirname(makeJobFolder(parent))
  expect([first, second]).not.toContain(third)
  // Only root can give a folder away.
  if (process.getuid?.() !== 0) return
  chownSync(third, 65_534, 65_534)
  expect(dirname(makeJobFolder(parent))).not.toBe(third)
})

it('what a worker left that is gone is removed, with all in it', () => {
  const left = join(parent, `galley-jobs-${dead}-aB3xY9`)
  mkdirSync(join(left, 'job-1'), { recursive: true })
  writeFileSync(join(left, 'job-1', 'main.tex'), 'private')
  removeLeftovers(parent)
  expect(existsSync(left)).toBe(false)
})

it('what is a living worker’s, or anything else, stays', () => {
  const names = [`galley-jobs-${process.pid}-aB3xY9`, `galley-jobs-${dead}`, 'galley-jobs', `other-${dead}-aB3xY9`]
  for (const name of names) mkdirSync(join(parent, name))
  removeLeftovers(parent)
  expect(names.filter((name) => !existsSync(join(parent, name)))).toEqual([])
})

it('a link that another user made leads to nothing that is removed', () => {
  const target = join(parent, 'target')
  mkdirSync(target)
  writeFileSync(join(target, 'kept.txt'), '')
  symlinkSync(target, join(parent, `galley-jobs-${dead}-aB3xY9`))
  removeLeftovers(parent)
  expect(existsSync(join(target, 'kept.txt'))).toBe(true)
})
