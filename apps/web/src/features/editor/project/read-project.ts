// A zip, looked into in the browser: whether it is a LaTeX project, and what of it becomes a resume.
import { limits } from '@galley/contract/limits'
import { kindOfResumeFile } from '@galley/contract/resume-files'
import { endingOf } from '../files/file-name.ts'
import { depthOf } from './find-main.ts'
import { isOfSystem, planProject, titleOf, type LeftOutFile, type PlannedFile } from './plan-project.ts'
import { asUtf8, projectTexts } from './text-encoding.ts'
import { listZip, unzipped, type ZippedFile } from './zip-listing.ts'

/** No more files are looked at, and no more comes out of a zip. */
export const projectLimits = {
  files: 500,
  fileBytes: limits.resumeFilesBytes,
  /** Of all texts. The files that are kept may have five more. */
  textBytes: 15 * 1024 * 1024,
} as const

export interface ProjectContent {
  title: string
  /** Path of the document in the zip. */
  main: string
  latex: string
  files: { name: string; content: Blob }[]
  left: LeftOutFile[]
}

/** Null where the zip is no LaTeX project. */
export function readProject(zip: Uint8Array, zipName: string): ProjectContent | null {
  const candidates =
    listZip(zip)
      ?.filter(({ path }) => !isOfSystem(path))
      .toSorted(byInterest) ?? []
  const looked = candidates.slice(0, projectLimits.files)
  const contents = textContents(zip, looked)
  const plan = planProject({ files: looked, texts: projectTexts(contents) })
  if (!plan) return null
  const byPath = new Map(looked.map((file) => [file.path, file]))
  const read = plan.files.map(({ path, name, text }) => {
    const zipped = byPath.get(path)
    const bytes = contents.get(path) ?? (zipped ? unzipped(zip, zipped) : null)
    return { name, content: bytes && contentOf(bytes, text) }
  })
  return {
    title: titleOf(zipName, plan.main),
    main: plan.main,
    latex: plan.latex,
    files: read.flatMap(({ name, content }) => (content ? [{ name, content }] : [])),
    left: [
      ...plan.left,
      ...read.flatMap(({ name, content }) => (content ? [] : [leftUnread(name)])),
      ...candidates.slice(projectLimits.files).map(({ path }) => leftUnread(path)),
    ],
  }
}

const leftUnread = (name: string): LeftOutFile => ({ name, reason: 'unread' })

/** As it came, unless its text was changed. */
const contentOf = (bytes: Uint8Array<ArrayBuffer>, text: PlannedFile['text']): Blob =>
  new Blob([text === null || text === asUtf8(bytes) ? bytes : text])

const isLatex = (path: string) => kindOfResumeFile(path.toLowerCase()) === 'latex'
const rankOf = (path: string) => (endingOf(path) === 'tex' ? 0 : isLatex(path) ? 1 : 2)

const byInterest = (one: ZippedFile, other: ZippedFile) =>
  rankOf(one.path) - rankOf(other.path) || depthOf(one.path) - depthOf(other.path)

function textContents(zip: Uint8Array, files: readonly ZippedFile[]): Map<string, Uint8Array<ArrayBuffer>> {
  const contents = new Map<string, Uint8Array<ArrayBuffer>>()
  let left: number = projectLimits.textBytes
  for (const file of files) {
    if (!isLatex(file.path) || file.bytes > Math.min(left, projectLimits.fileBytes)) continue
    left -= file.bytes
    const bytes = unzipped(zip, file)
    if (bytes) contents.set(file.path, bytes)
  }
  return contents
}
