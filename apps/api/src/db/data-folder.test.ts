// The data folder is readable by its owner alone, every start checks that, and no foreign folder is taken for it.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { prepareDataFolder } from './data-folder.ts'

let around = ''
let folder = ''
beforeEach(() => {
  around = mkdtempSync(join(tmpdir(), 'galley-folder-'))
  folder = join(around, 'data')
})
afterEach(() => rmSync(around, { recursive: true, force: true }))
const modeOf = (path: string) => statSync(path).mode & 0o777

it('makes it, for the owner alone, with the folders on the way', () => {
  prepareDataFolder(join(folder, 'deep'))
  expect(modeOf(join(folder, 'deep'))).toBe(0o700)
})
it.each(['database', 'logs', 'signing-key.json', 'secrets-key', 'lock', 'payment-sandbox.json', 'last-copy.json'])(
  'takes one that an earlier version left open to others away from them: with %s in it',
  (name) => {
    mkdirSync(folder, { mode: 0o755 })
    writeFileSync(join(folder, name), '')
    prepareDataFolder(folder)
    expect(modeOf(folder)).toBe(0o700)
  },
)
it('takes an empty one', () => {
  mkdirSync(folder, { mode: 0o777 })
  chmodSync(folder, 0o777)
  prepareDataFolder(folder)
  expect(modeOf(folder)).toBe(0o700)
})
it('leaves a folder alone that others may read and that holds other things', () => {
  mkdirSync(folder, { mode: 0o755 })
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'photos.zip'), '')
  expect(() => prepareDataFolder(folder)).toThrow(
    /other files in it\. Take their rights away \(chmod 700\), or set GALLEY_DATA_DIR/,
  )
  expect(modeOf(folder)).toBe(0o755)
})
it('does not mind other things in a folder that is private already', () => {
  mkdirSync(folder, { mode: 0o700 })
  writeFileSync(join(folder, '.gitkeep'), '')
  expect(() => prepareDataFolder(folder)).not.toThrow()
})
it.runIf(process.getuid?.() === 0)('takes none of another user', async () => {
  const { chownSync } = await import('node:fs')
  mkdirSync(folder, { mode: 0o700 })
  chownSync(folder, 65_534, 65_534)
  expect(() => prepareDataFolder(folder)).toThrow(/belongs to another user/)
})
it('says where there is a file in its place', () => {
  writeFileSync(folder, '')
  expect(() => prepareDataFolder(folder)).toThrow(/is not a folder/)
})
it('follows a link that the owner made', () => {
  mkdirSync(join(around, 'real'), { mode: 0o700 })
  symlinkSync(join(around, 'real'), folder)
  prepareDataFolder(folder)
  expect(existsSync(folder)).toBe(true)
})
it('says where it cannot be made', () => {
  writeFileSync(join(around, 'file'), '')
  expect(() => prepareDataFolder(join(around, 'file', 'data'))).toThrow(
    /^The data folder .* cannot be made: ENOTDIR\.$/,
  )
})
