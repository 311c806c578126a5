// Files beside a resume's LaTeX: a class of its own, a photo, sources. They lie in the folder that it is compiled in.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { limits } from './limits.ts'
import { resumeId } from './resumes.ts'

/** What TeX reads, by the end of the name. */
export const resumeFileKinds = {
  image: ['png', 'jpg', 'jpeg', 'pdf'],
  latex: ['tex', 'cls', 'sty', 'clo', 'def', 'cfg', 'fd', 'ldf', 'enc', 'lua'],
  sources: ['bib', 'bst', 'bbx', 'cbx', 'lbx'],
  data: ['csv', 'txt'],
  font: ['ttf', 'otf', 'pfb', 'tfm', 'vf'],
} as const
export type ResumeFileKind = keyof typeof resumeFileKinds

const endings = Object.values(resumeFileKinds).flat()
/** Segments begin with a letter, a digit or `_`: no name leaves its folder, is hidden, or is read as an option. */
const segment = String.raw`[\p{L}\p{N}_][\p{L}\p{M}\p{N} _.+-]*`
const shape = new RegExp(String.raw`^(?:${segment}/){0,4}${segment}\.(?:${endings.join('|')})$`, 'u')
/** The document itself, and what TeX writes beside it. */
const reserved = /^(?:main\.(?:tex|pdf)$|texcache\/)/i

/** Whether a file of a resume may have this name. */
export const isResumeFileName = (name: string): boolean =>
  name.length <= limits.resumeFileNameChars && shape.test(name) && !reserved.test(name)

export function kindOfResumeFile(name: string): ResumeFileKind | null {
  const ending = name.slice(name.lastIndexOf('.') + 1)
  const kinds = Object.entries(resumeFileKinds) as [ResumeFileKind, readonly string[]][]
  return kinds.find(([, of]) => of.includes(ending))?.[0] ?? null
}

/** Composed, as it is typed: some systems take accents apart. */
export const resumeFileName = z.string().normalize('NFC').max(limits.resumeFileNameChars).refine(isResumeFileName, {
  message: 'must be a name such as photo.jpg or sections/work.tex, with an ending that LaTeX reads',
})

export const resumeFile = z
  .object({
    name: z.string(),
    bytes: z.int(),
    /** SHA-256 of the bytes, in hexadecimal. */
    hash: z.string(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'ResumeFile' })
export type ResumeFile = z.infer<typeof resumeFile>

const resumeFiles = z.object({ files: z.array(resumeFile) }).meta({ id: 'ResumeFiles' })
const ofName = z.object({ name: resumeFileName })

export const listResumeFiles = defineCall({
  method: 'GET',
  path: '/resumes/:id/files',
  access: 'signed_in',
  summary: 'The files beside a resume, by name',
  params: resumeId,
  answer: { status: 200, json: resumeFiles },
  refusals: ['not_found'],
})

export const putResumeFile = defineCall({
  method: 'POST',
  path: '/resumes/:id/files',
  access: 'signed_in',
  summary: 'Add a file, or replace the one of that name',
  params: resumeId,
  query: ofName,
  upload: { field: 'file', maxBytes: limits.resumeFilesBytes },
  answer: { status: 200, json: resumeFiles },
  refusals: ['not_found', 'files_full', 'account_full', 'file_not_itself'],
})

export const renameResumeFile = defineCall({
  method: 'PUT',
  path: '/resumes/:id/files',
  access: 'signed_in',
  summary: 'Rename a file; `file_exists` where another one has that name',
  params: resumeId,
  body: z.strictObject({ from: resumeFileName, to: resumeFileName }),
  answer: { status: 200, json: resumeFiles },
  refusals: ['not_found', 'file_exists'],
})

export const deleteResumeFile = defineCall({
  method: 'DELETE',
  path: '/resumes/:id/files',
  access: 'signed_in',
  summary: 'Delete a file',
  params: resumeId,
  query: ofName,
  answer: { status: 200, json: resumeFiles },
  refusals: ['not_found'],
})

export const getResumeFile = defineCall({
  method: 'GET',
  path: '/resumes/:id/files/content',
  access: 'signed_in',
  summary: 'The bytes of a file',
  params: resumeId,
  query: ofName,
  answer: { status: 200, bytes: 'application/octet-stream' },
  refusals: ['not_found'],
})
