// Which text of a LaTeX project is its document.
import { maskLatex } from '@galley/resume/outline/mask-latex'
import { fileNamedBy, namesInText } from '../files/file-mentions.ts'
import { endingOf, withoutEnding } from '../files/file-name.ts'

/** The content of each text of a project, by its path. */
export type TextsByPath = ReadonlyMap<string, string>

/** Names that people give to a document, the most usual first. */
const usual = ['main', 'resume', 'cv']

/** The path of the document; null where none of the texts is a whole one. */
export function findMain(texts: TextsByPath): string | null {
  const whole = wholeDocuments(texts)
  if (whole.length === 0) return null
  const parts = pathsReadByOthers(texts)
  const free = whole.filter((path) => !parts.has(path))
  // Where each reads another there is no first one.
  return (free.length > 0 ? free : whole).toSorted(byLikelihood)[0] ?? null
}

/** Those that begin a document of their own, not in a comment. */
export const wholeDocuments = (texts: TextsByPath): string[] =>
  [...texts].flatMap(([path, text]) => (endingOf(path) === 'tex' && isWhole(text) ? [path] : []))

function isWhole(latex: string): boolean {
  const mask = maskLatex(latex)
  return /\\documentclass\s*[[{]/.test(mask) && /\\begin\s*\{document\}/.test(mask)
}

const byLikelihood = (one: string, other: string) =>
  rankOf(one) - rankOf(other) || depthOf(one) - depthOf(other) || (one < other ? -1 : 1)

function rankOf(path: string): number {
  const rank = usual.indexOf(withoutEnding(baseOf(path)).toLowerCase())
  return rank < 0 ? usual.length : rank
}

export const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
/** With its slash; empty at the top. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)
export const depthOf = (path: string): number => path.split('/').length

/** A text is read from the folder of the document, which is its own or one above it. */
function pathsReadByOthers(texts: TextsByPath): Set<string> {
  const pairs = [...texts].flatMap(([path, text]) => foldersAbove(path).map((folder) => ({ path, text, folder })))
  return new Set(
    pairs.flatMap(({ path, text, folder }) => {
      const inFolder = [...texts.keys()].flatMap((each) => (each.startsWith(folder) ? [each.slice(folder.length)] : []))
      const there = new Set(inFolder)
      const meant = namesInText(text).flatMap((each) => fileNamedBy(each, there) ?? [])
      return meant.map((name) => folder + name).filter((name) => name !== path)
    }),
  )
}

function foldersAbove(path: string): string[] {
  const segments = folderOf(path).split('/').slice(0, -1)
  return [...segments.map((_, index) => `${segments.slice(0, segments.length - index).join('/')}/`), '']
}
