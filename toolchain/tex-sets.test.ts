// What bin/start --tex installs: lists of packages, each by one word.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const packagesIn = (list: string) =>
  readFileSync(join(root, `toolchain/packages/${list}.debian`), 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')
const start = (...args: string[]) => spawnSync('sh', ['bin/start', ...args], { cwd: root, encoding: 'utf8' })
const sets = readdirSync(join(root, 'toolchain/packages')).flatMap(
  (name) => /^tex-(\w+)\.debian$/.exec(name)?.[1] ?? [],
)

describe('bin/start --tex', () => {
  it('has a list for each of its words, and a word for each list', () => {
    const { stdout } = start('--help')
    const words = Array.from(stdout.matchAll(/^ +--tex (\w+) /gm), ([, word = '']) => word)
    expect(words.toSorted()).toEqual(sets.toSorted())
  })

  it.each([['--tex'], ['--tex', 'all'], ['--tex', '../product'], ['--prepare', '--tex', 'nothing'], ['full']])(
    'refuses %s %s, before anything is installed',
    (...args) => {
      const { status, stderr } = start(...args)
      expect(status).toBe(2)
      expect(stderr).toContain('--tex full')
    },
  )

  it.each([
    'texlive-fonts-extra',
    'texlive-bibtex-extra',
    'biber',
    'texlive-lang-cyrillic',
    'fonts-noto-cjk',
    'fonts-font-awesome',
  ])('full: %s, which public resumes load', (name) => expect(packagesIn('tex-full')).toContain(name))

  it('adds to the small set, and repeats nothing of it', () => {
    const small = packagesIn('product')
    for (const set of sets) expect(packagesIn(`tex-${set}`).filter((name) => small.includes(name))).toEqual([])
  })

  it('the small set has the programs and the letters for any name', () =>
    expect(packagesIn('product')).toEqual(
      expect.arrayContaining(['texlive-xetex', 'texlive-luatex', 'fonts-noto-core', 'fonts-texgyre']),
    ))

  it('is what the sentences about what is missing say', () => {
    const sentence = 'bin/start --tex full'
    expect(existsSync(join(root, 'bin/start'))).toBe(true)
    expect(readFileSync(join(root, 'apps/worker/src/compile/diagnostics/known-words.ts'), 'utf8')).toContain(sentence)
    expect(readFileSync(join(root, 'docs/operations.md'), 'utf8')).toContain(sentence)
  })
})
