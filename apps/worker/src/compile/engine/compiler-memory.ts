// Which program a document turned out to need, where its text does not show it; and for how long that holds.
import { createHash } from 'node:crypto'
import type { TexCompiler } from '@galley/contract/latex'
import { LRUCache } from 'lru-cache'

export interface KeyedSource {
  source: string
  /** The document's name through its edits. */
  key: string | null
}

export interface Lesson {
  /** The program that the text leads to. */
  from: TexCompiler
  /** The one that was better; null: none. */
  to: TexCompiler | null
  /** The letters that it has and the first one lacks. */
  helped: readonly string[]
  /** Those that both lack. */
  vain: readonly string[]
}

export interface CompilerMemory {
  /** Instead of `from`; null where nothing in the text asks for another any more. */
  recall(document: KeyedSource, from: TexCompiler): TexCompiler | null
  /** Whether the other program is known to lack all of these letters. */
  isVain(document: KeyedSource, letters: ReadonlySet<string>): boolean
  note(document: KeyedSource, lesson: Lesson): void
}

interface Known extends Lesson {
  /** A digest: what the preamble loads asks for the program. Null: letters of the text do. */
  preamble: string | null
}

const maxDocuments = 1_000
/** Each is looked for in every text. */
const maxHelped = 50
const maxVain = 500

const preambleOf = (source: string) => {
  const end = source.indexOf('\\begin{document}')
  return createHash('sha256')
    .update(end < 0 ? source : source.slice(0, end))
    .digest('base64')
}

export function createCompilerMemory(): CompilerMemory {
  const known = new LRUCache<string, Known>({ max: maxDocuments })
  const of = (key: string | null) => (key === null ? undefined : known.get(key))
  return {
    recall({ source, key }, from) {
      const found = of(key)
      if (!found || found.from !== from) return null
      const holds =
        found.preamble === null
          ? found.helped.some((letter) => source.includes(letter))
          : found.preamble === preambleOf(source)
      return holds ? found.to : null
    },
    isVain({ key }, letters) {
      const vain = new Set(of(key)?.vain)
      return letters.size > 0 && [...letters].every((letter) => vain.has(letter))
    },
    note({ source, key }, lesson) {
      if (key === null) return
      const helped = lesson.helped.filter((letter) => source.includes(letter)).slice(0, maxHelped)
      // Without such a letter the class asks for it, or sets letters that the text does not have.
      const preamble = helped.length > 0 ? null : preambleOf(source)
      known.set(key, { ...lesson, helped, vain: lesson.vain.slice(0, maxVain), preamble })
    },
  }
}
