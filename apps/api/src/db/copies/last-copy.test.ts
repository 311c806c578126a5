import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { noteCopy, readLastCopy } from './last-copy.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'galley-last-copy-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('the newest copy is known, and none before the first', async () => {
  expect(await readLastCopy(folder)).toBeNull()
  await noteCopy(folder, { at: '2026-03-01T03:15:00.000Z', bytes: 5 })
  await noteCopy(folder, { at: '2026-03-02T03:15:00.000Z', bytes: 6 })
  expect(await readLastCopy(folder)).toEqual({ at: '2026-03-02T03:15:00.000Z', bytes: 6 })
})

it.each(['', '{', '{"at":"yesterday","bytes":1}', '[]'])('a file that says %o says nothing', async (text) => {
  await writeFile(join(folder, 'last-copy.json'), text)
  expect(await readLastCopy(folder)).toBeNull()
})
