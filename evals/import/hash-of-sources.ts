// One hash of all sources that something was made by: of files, and of folders with what is beneath them. Tests are no
// part of it, nor are comments that have a line of their own.
import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const comments = /^[ \t]*(?:\/\/.*|\/\*\*.*\*\/)\n/gm

export function hashOfSources(root: string, paths: readonly string[]): string {
  const files = paths
    .flatMap((path) => (statSync(join(root, path)).isDirectory() ? globSync(`${path}/**/*.ts`, { cwd: root }) : [path]))
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .toSorted()
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0${readFileSync(join(root, file), 'utf8').replace(comments, '')}\0`)
  return hash.digest('hex')
}
