// What of a LaTeX project becomes a resume: its text, the files beside it, and what is left out. Knows no zip.
import { limits } from '@galley/contract/limits'
import { kindOfResumeFile, type ResumeFileKind } from '@galley/contract/resume-files'
import { fileNamedBy, namesInText, renameInText } from '../files/file-mentions.ts'
import { endingOf, mendFileName, withoutEnding, type NameProblem } from '../files/file-name.ts'
import { fitFiles, type RoomProblem } from '../files/file-room.ts'
import { baseOf, findMain, folderOf, wholeDocuments, type TextsByPath } from './find-main.ts'

export interface PlannedFile {
  /** In the project. */
  path: string
  /** Beside the resume. */
  name: string
  bytes: number
  /** What LaTeX reads in it; null where it is no text. */
  text: string | null
}

export type LeftOutReason = NameProblem | RoomProblem['kind'] | 'outside' | 'unread' | 'refused'
export interface LeftOutFile {
  name: string
  reason: LeftOutReason
}

export interface ProjectPlan {
  /** Path of the document. */
  main: string
  latex: string
  files: PlannedFile[]
  /** Without what the system or LaTeX made. */
  left: LeftOutFile[]
}

export interface ProjectParts {
  /** All files, with their sizes. */
  files: readonly { path: string; bytes: number }[]
  /** Those that LaTeX reads as text, by path. */
  texts: TextsByPath
}

/** Null where no text is a whole document. */
export function planProject({ files, texts }: ProjectParts): ProjectPlan | null {
  const main = findMain(texts)
  if (main === null) return null
  const root = folderOf(main)
  const left: LeftOutFile[] = []
  const named: Named[] = []
  const mentioned = mentionedFrom(main, { files, texts })
  const made = madeByLatex(texts)
  for (const { path, bytes } of files) {
    if (path === main || isOfSystem(path)) continue
    if (!path.startsWith(root)) left.push({ name: path, reason: 'outside' })
    else if (!made(path) || mentioned.has(path)) {
      const old = path.slice(root.length)
      const mended = mendFileName(old)
      if (mended.kind === 'problem') left.push({ name: old, reason: mended.problem })
      else named.push({ path, old, name: mended.name, bytes, isMentioned: mentioned.has(path) })
    }
  }
  const { fit, over } = fitFiles([], named.toSorted(byNeed))
  for (const { chosen, problem } of over) left.push({ name: chosen.old, reason: problem.kind })
  const rewrite = rewriting(named, fit)
  const planned = fit.map(({ path, name, bytes }) => {
    const text = texts.get(path)
    return { path, name, bytes, text: text === undefined ? null : rewrite(text) }
  })
  return { main, latex: rewrite(texts.get(main) ?? ''), files: planned, left }
}

interface Named {
  path: string
  /** From the document's folder. */
  old: string
  name: string
  bytes: number
  isMentioned: boolean
}

/** Of what an operating system or a version control puts beside a file. */
export const isOfSystem = (path: string): boolean =>
  path.split('/').some((segment) => segment.startsWith('.') || segment === '__MACOSX') ||
  /(?:^|\/)(?:thumbs\.db|desktop\.ini)$/i.test(path)

const outputs = new Set(
  'aux log out toc lof lot fls fdb_latexmk gz synctex bbl blg bcf xdv dvi ps nav snm vrb idx ilg ind'.split(' '),
)

/** What is beside a whole document under its name: its pages, and what LaTeX notes for its next run. */
function madeByLatex(texts: TextsByPath): (path: string) => boolean {
  const stems = new Set(wholeDocuments(texts).map(withoutEnding))
  return (path) =>
    outputs.has(endingOf(path)) ||
    /\.run\.xml$/i.test(path) ||
    (endingOf(path) === 'pdf' && stems.has(withoutEnding(path)))
}

/** Paths of what the document names, and what that names in turn, as far as it is there. */
function mentionedFrom(main: string, { files, texts }: ProjectParts): Set<string> {
  const root = folderOf(main)
  const inside = files.flatMap(({ path }) => (path.startsWith(root) ? [path.slice(root.length)] : []))
  const names = new Set(inside)
  /** Fonts and the like are often named without the folder, which stands in an option. */
  const byBase = new Map(inside.map((name) => [baseOf(name), name]))
  const found = new Set([main])
  for (const path of found) {
    for (const each of namesInText(texts.get(path) ?? '')) {
      const meant = fileNamedBy(each, names) ?? byBase.get(baseOf(each.words))
      if (meant !== undefined) found.add(root + meant)
    }
  }
  return found
}

const order: Record<ResumeFileKind, number> = { latex: 0, image: 1, sources: 2, font: 3, data: 4 }
const kindRank = (name: string) => order[kindOfResumeFile(name) ?? 'data']

const byNeed = (one: Named, other: Named) =>
  Number(other.isMentioned) - Number(one.isMentioned) ||
  (one.isMentioned ? kindRank(one.name) - kindRank(other.name) : 0) ||
  one.bytes - other.bytes ||
  (one.name < other.name ? -1 : 1)

/** A file whose name was mended is named so in the texts, too. */
function rewriting(all: readonly Named[], fit: readonly Named[]): (latex: string) => string {
  const renamed = fit.filter(({ old, name }) => old !== name)
  return (latex) => {
    let text = latex
    const names = new Set(all.map(({ old }) => old))
    for (const { old, name } of renamed) {
      text = renameInText(text, { from: old, to: name, names: [...names] }).latex
      names.delete(old)
      names.add(name)
    }
    return text
  }
}

/** From the name of the zip, or of the folder in it where that says nothing. */
export function titleOf(zipName: string, main: string): string {
  const folder = folderOf(main).slice(0, -1)
  const [title = ''] = [withoutEnding(zipName), baseOf(folder), withoutEnding(baseOf(main))]
    .map(inWords)
    .filter(Boolean)
  return title.slice(0, limits.titleChars).trim()
}

/** Without what browsers and code hosts add to the name of a download. */
const inWords = (name: string): string =>
  name
    .replace(/\s*\(\d+\)$/, '')
    .replace(/-(?:main|master)$/, '')
    .replaceAll('_', ' ')
    .replace(/\s+/g, ' ')
    .trim()
