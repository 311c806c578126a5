// What a package offers is written down: a file that no other package needs stays its own.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((path) => existsSync(join(root, path)))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

it.each(readdirSync(join(root, 'packages')))('packages/%s exports what others import, and nothing else', (name) => {
  const { exports } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  const specifier = new RegExp(`['"]@galley/${name}/([^'"]+)['"]`, 'g')
  const imported = sources
    .filter(({ path }) => !path.startsWith(`packages/${name}/`))
    .flatMap(({ text }) => Array.from(text.matchAll(specifier), ([, subpath]) => `./${subpath}`))
  expect(Object.keys(exports).toSorted()).toEqual([...new Set(imported)].toSorted())
  for (const target of Object.values(exports)) expect(existsSync(join(root, 'packages', name, target))).toBe(true)
})
