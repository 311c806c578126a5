// One hash of all sources that something was made by: of files, and of folders with what is beneath them. Tests are no
// part of it.
import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export function hashOfSources(root: string, paths: readonly string[]): string {
  const files = paths
    .flatMap((path) =>
      statSync(join(root, path)).isDirectory() ? globSync(`${path}/**/*.{ts,json}`, { cwd: root }) : [path],
    )
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .toSorted()
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0${readFileSync(join(root, file), 'utf8')}\0`)
  return hash.digest('hex')
}
