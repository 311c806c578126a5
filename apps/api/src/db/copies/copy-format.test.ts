// A copy is whole or it is not there; what was changed since is noticed before it is used.
import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepNewest, keysPathOf, listCopies, makeCopy, verifyCopy } from './copy-format.ts'
import { packFolder, unpackInto } from './pack.ts'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'galley-copy-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const write = (content: string) => async (file: string) => {
  writeFileSync(file, content)
  return { migratedTo: 7, keys: 'beside' as const }
}
const make = (createdAt = '2026-03-01T03:15:00.000Z', content = 'a database') =>
  makeCopy(folder, { kind: 'embedded', why: 'asked_for', createdAt }, write(content))

it('is found as it was made, and sha256sum verifies it, too', async () => {
  const made = await make()
  expect(made.path).toBe(join(folder, 'galley-20260301T031500000Z'))
  expect(await verifyCopy(made.path)).toEqual(made)
  const said = execFileSync('sha256sum', ['-c', 'SHA256SUMS'], { cwd: made.path, encoding: 'utf8' })
  expect(said).toBe('copy.json: OK\ndatabase.tar.zst: OK\n')
})

it('one that fails in the middle leaves nothing behind', async () => {
  const begun = { kind: 'postgres', why: 'asked_for', createdAt: '2026-03-01T03:15:00.000Z' } as const
  const failing = makeCopy(folder, begun, async (file) => {
    writeFileSync(file, 'half')
    throw new Error('the disk is full')
  })
  await expect(failing).rejects.toThrow('the disk is full')
  expect(readdirSync(folder)).toEqual([])
})

it.each([
  ['a database that was cut short', 'database.tar.zst', (path: string) => writeFileSync(path, 'a data')],
  ['a database with more in it', 'database.tar.zst', (path: string) => appendFileSync(path, '!')],
  ['a database that is gone', 'database.tar.zst', (path: string) => rmSync(path)],
  ['checksums that are gone', 'SHA256SUMS', (path: string) => rmSync(path)],
  [
    'another description',
    'copy.json',
    (path: string) => writeFileSync(path, readFileSync(path, 'utf8').replace('7', '8')),
  ],
])('is refused with %s', async (_what, name, damage) => {
  const { path } = await make()
  damage(join(path, name))
  await expect(verifyCopy(path)).rejects.toThrow(/^The copy .* is damaged: .*Nothing was changed\.$/)
})

it('is refused of another format, and where there is none', async () => {
  const { path } = await make()
  writeFileSync(join(path, 'copy.json'), '{"format": 2}')
  await expect(verifyCopy(path)).rejects.toThrow(/of a version of Galley that is newer than this one/)
  await expect(verifyCopy(folder)).rejects.toThrow(/is not a copy of Galley/)
})

it('the newest are kept, with their keys; others, and what is no copy, is left alone', async () => {
  for (const day of ['01', '03', '02']) {
    const { path } = await make(`2026-03-${day}T03:15:00.000Z`)
    writeFileSync(keysPathOf(path), '')
  }
  writeFileSync(join(folder, 'notes.txt'), '')
  const [old, young] = ['galley-20260101T000000000Z.part', 'galley-20260102T000000000Z.part']
  for (const name of [old, young]) mkdirSync(join(folder, name))
  utimesSync(join(folder, old), new Date(0), new Date(0))
  expect(await keepNewest(folder, 2)).toEqual(['galley-20260301T031500000Z'])
  expect(await listCopies(folder)).toEqual(['galley-20260302T031500000Z', 'galley-20260303T031500000Z'])
  expect(readdirSync(folder).filter((name) => !/^galley-2026030[23]/.test(name))).toEqual([young, 'notes.txt'])
})

it('a folder comes out of its file as it went in; a file that was cut short is refused', async () => {
  const [from, to] = [join(folder, 'from'), join(folder, 'to')]
  mkdirSync(join(from, 'deep', 'empty'), { recursive: true })
  mkdirSync(to)
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, n) => (n * n) % 251))
  writeFileSync(join(from, 'deep', 'file'), bytes)
  const file = join(folder, 'packed')
  await packFolder(from, file)
  await unpackInto(file, to)
  expect(readFileSync(join(to, 'deep', 'file')).equals(bytes)).toBe(true)
  expect(readdirSync(to, { recursive: true }).toSorted()).toEqual(readdirSync(from, { recursive: true }).toSorted())
  writeFileSync(file, readFileSync(file).subarray(0, -200))
  await expect(unpackInto(file, to)).rejects.toThrow(/unexpected end|Unexpected EOF/i)
})
