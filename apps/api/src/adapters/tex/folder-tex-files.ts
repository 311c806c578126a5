import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TexFiles } from './tex-files.port.ts'

/** In the first of these folders that has it. The files are few and small: an export reads about ten. */
export function folderTexFiles(folders: readonly string[]): TexFiles {
  const readIn = (folder: string, name: string) => {
    try {
      return new Uint8Array(readFileSync(join(folder, name)))
    } catch {
      return undefined
    }
  }
  return {
    read(name) {
      if (!/^[\w-]+\.[a-z]+$/i.test(name)) return undefined
      for (const folder of folders) {
        const bytes = readIn(folder, name)
        if (bytes) return bytes
      }
      return undefined
    },
  }
}
