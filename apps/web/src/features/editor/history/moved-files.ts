import { editor } from '../../../strings/en/editor.ts'

const words = editor.history

interface NamedFile {
  name: string
  hash: string
}

/** In words, what restoring a version changes of the files beside the text. */
export function movedFiles(now: readonly NamedFile[], then: readonly NamedFile[]): string[] {
  const hashes = new Map(now.map(({ name, hash }) => [name, hash]))
  const names = new Set(then.map(({ name }) => name))
  const restored = then.flatMap(({ name, hash }) => {
    if (hashes.get(name) === hash) return []
    return [hashes.has(name) ? words.fileOther(name) : words.fileBack(name)]
  })
  return [...restored, ...now.flatMap(({ name }) => (names.has(name) ? [] : [words.fileGone(name)]))]
}
