import { createHash } from 'node:crypto'
import { classFiles } from '@galley/export/tex/tex-bundle'
import { templates } from '@galley/resume/templates'
import type { TexFiles } from './tex-files.port.ts'

/** A hash of the class and its themes. They change with a deployment only, so that it is made once. */
export function classVersionOf(files: TexFiles): () => string {
  let known: string | null = null
  return () => {
    if (known !== null) return known
    const hash = createHash('sha256')
    for (const name of [...classFiles, ...templates.map(({ id }) => `resume-theme-${id}.def`)])
      hash.update(files.read(name) ?? '')
    known = hash.digest('base64url')
    return known
  }
}
