// The commands that a document defines for itself, as far as they only stand for text or for a heading.
import type { Masked } from './mask-latex.ts'
import { ownDefinitions, type OwnDefinition } from './own-definitions.ts'
import { ownHeadings, type OwnHeading } from './own-headings.ts'
import { isTextLike } from './text-like.ts'

export interface OwnWords {
  /** A piece of the document with its own words written out; the piece itself where it has none. */
  expand: (tex: string) => string
  /** Commands of one argument that set it as a heading. */
  readonly headings: ReadonlyMap<string, OwnHeading>
  /** All that the preamble defines for certain, by name. */
  readonly definitions: ReadonlyMap<string, OwnDefinition>
}

const maxDepth = 20
/** A word stands for a line or a paragraph, and all of them together for a few pages. */
const maxWordChars = 4_000
const maxTotalChars = 200_000

const noWords: OwnWords = { expand: (tex) => tex, headings: new Map(), definitions: new Map() }

export function ownWords(source: Masked, isLeftOut?: (offset: number) => boolean): OwnWords {
  const definitions = ownDefinitions(source, isLeftOut)
  if (definitions.size === 0) return noWords
  const writer: Writer = { definitions, known: new Map(), room: maxTotalChars, depth: 0 }
  const hasTexts = [...definitions.values()].some(({ arity }) => arity === 0)
  const expand = hasTexts ? (tex: string) => (tex.includes('\\') ? written(writer, tex) : tex) : noWords.expand
  return { expand, headings: ownHeadings(definitions, expand), definitions }
}

interface Word {
  readonly tex: string
  /** A space follows it where letters do. */
  readonly hasSpace: boolean
}

interface Writer {
  readonly definitions: ReadonlyMap<string, OwnDefinition>
  readonly known: Map<string, Word | null>
  /** How many more characters may be written in place of words. */
  room: number
  depth: number
}

const commands = /\\(?:([A-Za-z]+)|[^])/g
/** What `\xspace` puts a space before. */
const letterNext = /^(?:[^\s.,'/?;:!~)}{\\-]|\\[A-Za-z])/
/** TeX drops white space after a word of letters, but not a paragraph's end. */
const dropped = /[ \t]*(?:\r?\n(?![ \t\r]*\n)[ \t]*)?/y

function written(writer: Writer, tex: string): string {
  let out = ''
  let at = 0
  let wordEnd = -1
  for (const { index, 0: found, 1: name } of tex.matchAll(commands)) {
    if (name === undefined) continue
    const isAfterWord = wordEnd === index
    wordEnd = index + found.length
    const word = wordOf(writer, name)
    if (word === null || word.tex.length > writer.room) continue
    writer.room -= word.tex.length
    dropped.lastIndex = wordEnd
    dropped.test(tex)
    const space = word.hasSpace && letterNext.test(tex.slice(dropped.lastIndex, dropped.lastIndex + 2)) ? ' ' : ''
    out += tex.slice(at, index) + (isAfterWord ? `{${word.tex}}` : word.tex) + space
    at = dropped.lastIndex
  }
  return at === 0 ? tex : out + tex.slice(at)
}

/** What a command stands for; null where that is no text, is too long, or holds the command itself. */
function wordOf(writer: Writer, name: string): Word | null {
  const definition = writer.definitions.get(name)
  if (definition?.arity !== 0) return null
  const known = writer.known.get(name)
  if (known !== undefined) return known
  if (definition.replacement.length > maxWordChars) return null
  // Where it leads back to itself, it stands for nothing.
  writer.known.set(name, null)
  if (writer.depth >= maxDepth || !isTextLike(definition.replacement, (own) => writer.definitions.has(own))) return null
  writer.depth += 1
  const tex = written(writer, oneParagraph(definition.replacement))
  writer.depth -= 1
  const word = tex.length > maxWordChars ? null : asWord(tex)
  writer.known.set(name, word)
  return word
}

const oneParagraph = (tex: string) => tex.replace(/\s*\n\s*\n\s*/g, '\\par ').replace(/[ \t\r]*\n[ \t]*/g, ' ')

/** What follows it must not become part of the name of its last command. */
function asWord(tex: string): Word {
  const text = tex.replace(/\\xspace(?:\{\})?$/, '')
  return { tex: /\\[A-Za-z]+$/.test(text) ? `${text}{}` : text, hasSpace: text !== tex }
}
