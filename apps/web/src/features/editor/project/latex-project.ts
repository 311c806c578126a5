// A LaTeX project on its way to the server: the resume, then its files one after the other. What is there already is
// not sent again: a second attempt adds what is missing.
import type { ErrorCode } from '@galley/contract/errors'
import { limits } from '@galley/contract/limits'
import { putResumeFile } from '@galley/contract/resume-files'
import { record } from '../../../api/analytics.ts'
import { ApiError } from '../../../api/api-error.ts'
import { getAccessToken } from '../../../api/auth-client.ts'
import { createOnce } from '../../../api/create-once.ts'
import { api } from '../../../api/galley-api.ts'
import { latexProject as words } from '../../../strings/en/latex-project.ts'
import { isGone, reasonOf } from '../files/file-calls.ts'
import { baseOf } from './find-main.ts'
import type { LeftOutFile, LeftOutReason } from './plan-project.ts'
import { readProject, type ProjectContent } from './read-project.ts'

type Stored =
  | { kind: 'stored'; resumeId: string; title: string; leftOut: string | null }
  /** `resumeId` where the resume was made, but not all of its files are there. */
  | { kind: 'failed'; resumeId: string | null; why: string }

interface StoringProject {
  /** Says what it does. Once it has failed, the next call goes on from there. */
  store: (say: (sentence: string) => void) => Promise<Stored>
}

/** Larger ones are not looked into. */
const maxZipBytes = 50 * 1024 * 1024

/** By what a file is known by when it is chosen once more: a project whose files did not all arrive. */
const unfinished = new Map<string, StoringProject>()
const keyOf = ({ name, size, lastModified }: File) => `${size} ${lastModified} ${name}`

/** Null where the file is no zip of a LaTeX project. `userId`: whose resume it becomes. */
export async function latexProjectOf(file: File, userId: string): Promise<StoringProject | null> {
  if (file.size > maxZipBytes) return null
  const key = `${userId} ${keyOf(file)}`
  const begun = unfinished.get(key)
  if (begun) return begun
  const content = readProject(new Uint8Array(await file.arrayBuffer()), file.name)
  if (!content) return null
  const storing = storingProject(content)
  return {
    async store(say) {
      const outcome = await storing.store(say)
      if (outcome.kind === 'failed' && outcome.resumeId !== null) unfinished.set(key, storing)
      else unfinished.delete(key)
      return outcome
    },
  }
}

/** Another attempt brings nothing: the file is left out. */
const refusals: ReadonlySet<string> = new Set<ErrorCode>(['file_not_itself', 'validation_failed', 'too_large'])

function storingProject({ title, main, latex, files, left }: ProjectContent): StoringProject {
  let resumeId: string | null = null
  const done = new Set<string>()
  const leftOut: LeftOutFile[] = [...left]
  const fail = (why: string): Stored => ({ kind: 'failed', resumeId, why })
  const missing = () => files.flatMap(({ name }) => (done.has(name) ? [] : [name]))

  const addFiles = async (params: { id: string }, say: (sentence: string) => void) => {
    for (const [index, { name, content }] of files.entries()) {
      if (done.has(name)) continue
      say(words.adding(index + 1, files.length))
      try {
        await api(putResumeFile, { params, query: { name }, file: content })
      } catch (error) {
        const reason = leftOutFor(error)
        if (reason === null) throw error
        leftOut.push({ name, reason })
      }
      done.add(name)
    }
  }
  const store = async (say: (sentence: string) => void): Promise<Stored> => {
    if (new TextEncoder().encode(latex).length > limits.latexBytes) return fail(words.tooLarge(baseOf(main)))
    try {
      if (!(await getAccessToken())) return fail(resumeId === null ? words.signedOut : signedOutWith(missing()))
      if (resumeId === null) {
        say(words.creating)
        resumeId = (await createOnce({ title, latex_content: latex, resume_data: {}, origin: 'import' })).id
        record('resume_created')
      }
      await addFiles({ id: resumeId }, say)
    } catch (error) {
      if (resumeId === null) return fail(reasonOf(error))
      if (!isGone(error)) return fail(`${reasonOf(error)} ${words.missing(missing())}`)
      resumeId = null
      done.clear()
      return fail(words.gone)
    }
    return { kind: 'stored', resumeId, title, leftOut: leftOut.length > 0 ? leftOutInWords(leftOut) : null }
  }
  return { store }
}

const signedOutWith = (names: readonly string[]) => `${words.signedOut} ${words.missing(names)}`

function leftOutFor(error: unknown): LeftOutReason | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'files_full') return 'room'
  return refusals.has(error.code) ? 'refused' : null
}

/** By reason, each with its names. */
function leftOutInWords(all: readonly LeftOutFile[]): string {
  const byReason = Map.groupBy(all, ({ reason }) => reason)
  return Array.from(byReason, ([reason, of]) => words.left[inCatalogue(reason)](of.map(({ name }) => name))).join(' ')
}

/** No file of a zip keeps its format by name alone. */
const inCatalogue = (reason: LeftOutReason) => (reason === 'format' ? 'ending' : reason)
