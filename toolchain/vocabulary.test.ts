import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findVocabularyBreaches } from './vocabulary.ts'

const root = join(import.meta.dirname, '..')
/** The rules and their tests name what they deny. */
const own = ['toolchain/vocabulary.ts', 'toolchain/vocabulary.test.ts']

it('the project says what its glossary says', () => {
  const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((path) => !own.includes(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  expect(sources.length).toBeGreaterThan(500)
  expect(findVocabularyBreaches(sources)).toEqual([])
})

describe('a breach is found', () => {
  const breaches = (text: string, path = 'a.ts') => findVocabularyBreaches([{ path, text }])
  it.each([
    ['// Whoever saves is first.', 'Whoever'],
    ['/** The client is told of it. */', 'told'],
    ['// It tells where.', 'tells'],
    ['  // Answers whether it is there.', 'Answers whether'],
    ['/** Behind two walls. */', 'walls'],
    ['// One of the kept texts.', 'kept texts'],
    ['const mostBytes = 3', 'mostBytes'],
    ['interface Told {}', 'Told'],
    ['const tellServer = 1', 'tellServer'],
    ['const hasWalls = true', 'hasWalls'],
    ['function EarlierTexts() {}', 'EarlierTexts'],
    ['type EditorEvent = string', 'EditorEvent'],
    ['const isSettled = true', 'isSettled'],
    ['export function asNobody() {}', 'asNobody'],
    [`// ${'long '.repeat(30)}`, 'characters'],
    ['const table = [1, 2] // prettier-ignore', 'prettier-ignore'],
  ])('%s', (text, said) => expect(breaches(text).join()).toContain(said))

  it.each([
    ['// A slot waits.', 'slot'],
    ['const maxSlots = 3', 'maxSlots'],
  ])('in the worker: %s', (text, said) => {
    expect(breaches(text, 'apps/worker/src/a.ts').join()).toContain(said)
    expect(breaches(text, 'tex/a.ts')).toEqual([])
  })

  it('of two types with one name', () =>
    expect(
      findVocabularyBreaches([
        { path: 'a.ts', text: 'export interface Draft {}' },
        { path: 'b.ts', text: 'export type Draft = string' },
      ]),
    ).toEqual(['the type Draft is exported by a.ts and b.ts']))

  it('and only there', () => {
    expect(
      breaches("const said = 'nobody is told' // The user is notified.\nconst longestWord = (a: string) => a"),
    ).toEqual([])
    expect(breaches('const a = [1] // prettier-ignore', 'evals/import/score.ts')).toEqual([])
    expect(breaches('const settled = 1', 'apps/api/src/features/billing/a.ts')).toEqual([])
    expect(breaches('const walletOnly = 1\nconst wallClockMs = 2\nconst toldest = 3')).toEqual([])
  })
})
