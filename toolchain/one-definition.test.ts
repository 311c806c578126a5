// What is defined once stays so: the confidence of imported fields, the mark of a PDF, and the refusals of the worker.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const sources = execFileSync('git', ['ls-files', 'packages/*.ts', 'apps/*.ts', 'apps/*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => !/\.(?:test|fake)\.tsx?$|\/(?:testing|evaluation)\//.test(path))

/** Every match, in all sources but the defining one, with its path; comments do not count. */
const found = (pattern: RegExp, definedIn: string) =>
  sources
    .filter((path) => path !== definedIn)
    .flatMap((path) => {
      const code = readFileSync(join(root, path), 'utf8').replaceAll(/\/\*\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
      return Array.from(code.matchAll(pattern), ([match]) => `${path}: ${match.trim()}`)
    })

it.each<[string, RegExp]>([
  ['compares a confidence with a number', /\bconfidence\s*(?:[<>]=?|===)\s*[\d.]+/g],
  [
    'names a number of its own for it',
    /\bconst \w*(?:sure|guess|doubt|confiden|likely)\w*(?:: \w+)? = 0?\.(?:5|65)\b/gi,
  ],
  ['gives a field the number of a threshold', /\bfound\(.*[\s(]0?\.(?:50?|65)\)|^ +0?\.(?:50?|65),?$/gm],
])('no source %s: confidence.ts of the contract has the thresholds', (_what, pattern) =>
  expect(found(pattern, 'packages/contract/src/confidence.ts')).toEqual([]),
)

it('one function says what a PDF is', () =>
  expect(found(/%PDF.*/g, 'packages/import/src/formats/is-pdf.ts')).toEqual([]))

it('no source lists the refusals of the worker: errors.ts of the contract does', () =>
  expect(
    found(
      /'(?:busy|restarting|sandbox_unavailable)'[^;{}]{0,40}'(?:busy|restarting|sandbox_unavailable)'/g,
      'packages/contract/src/errors.ts',
    ),
  ).toEqual([]))

it('long text is normalized in one place: the engine takes quadratic time for many marks', () =>
  expect(
    found(
      /\b(?:text|line|body|message|latex|content|title|value|given|words?)\.normalize\(/g,
      'packages/resume/src/text/normalized.ts',
    ),
  ).toEqual([]))
