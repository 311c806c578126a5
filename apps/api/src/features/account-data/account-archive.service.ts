// Everything of an account as files: the LaTeX and the PDF of each resume, its earlier versions and letters, and what
// the database says, table by table, as JSON.
import { errorTable, type ErrorCode } from '@galley/contract/errors'
import type { DocumentContent } from '@galley/contract/documents'
import { fileName } from '@galley/resume/file-name'
import { letterTex } from '@galley/resume/letter/letter-tex'
import type { ZipFile } from '@galley/export/zip-stream'
import type { Compiler } from '../../adapters/compiler/compiler.port.ts'
import type { ResumeFilesService } from '../resumes/files/resume-files.service.ts'
import type { ResumesService } from '../resumes/resumes.service.ts'
import type { AccountDataService } from './account-data.service.ts'

interface Parts {
  accountData: Pick<AccountDataService, 'read'>
  resumes: Pick<ResumesService, 'findKeptVersion' | 'besideOf'>
  compiler: Pick<Compiler, 'compile'>
  resumeFiles: Pick<ResumeFilesService, 'contentsOf'>
}
export type AccountArchive = ReturnType<typeof createAccountArchive>

/** Of their tables, the columns that files are made of. */
interface ResumeRow {
  id: string
  title: string
  latex_content: string
  job_description: string | null
  deleted_at: string | null
}
interface VersionRow {
  id: string
  resume_id: string
  name: string | null
  written_at: string
}
interface DocumentRow {
  id: string
  resume_id: string
  title: string
  content: DocumentContent
}

/** The compiler had no time for it: another attempt may make the PDF. */
const isForNow = (outcome: string): boolean =>
  Object.hasOwn(errorTable, outcome) && errorTable[outcome as ErrorCode].status === 503

const maxBusyRetries = 10
const busyRetryMs = 2_000

export function createAccountArchive({ accountData, resumes, compiler, resumeFiles }: Parts) {
  /** The PDF, or why there is none. Another compile of the user's may be in the way: tried again for a while. */
  async function pdfOf(latex: string, which: { id: string; userId: string }, signal: AbortSignal): Promise<ZipFile> {
    const beside = await resumes.besideOf(which)
    for (let attempt = 1; ; attempt += 1) {
      const request = { latex, purpose: 'download', resumeKey: null, userKey: which.userId } as const
      const { report, pdf } = await compiler.compile(request, signal, beside)
      if (pdf !== null) return { name: 'resume.pdf', bytes: pdf }
      if (!isForNow(report.outcome) || attempt === maxBusyRetries || signal.aborted)
        return {
          name: 'no PDF.txt',
          bytes: encoded(`This LaTeX could not be made into a PDF (${report.outcome}).\n`),
        }
      await new Promise((resolve) => setTimeout(resolve, busyRetryMs))
    }
  }

  async function* filesOfResume(userId: string, row: ResumeRow, signal: AbortSignal): AsyncGenerator<ZipFile> {
    yield { name: 'resume.tex', bytes: encoded(row.latex_content) }
    if (row.job_description !== null) yield { name: 'job description.txt', bytes: encoded(row.job_description) }
    const which = { id: row.id, userId }
    for (const [name, bytes] of await resumeFiles.contentsOf(which)) yield { name, bytes }
    yield await pdfOf(row.latex_content, which, signal)
  }

  async function versionFile(userId: string, row: VersionRow): Promise<ZipFile | null> {
    const latex = await resumes.findKeptVersion({ userId, id: row.resume_id }, row.id)
    if (latex === undefined) return null
    const at = row.written_at.slice(0, 19).replace('T', ' ').replaceAll(':', '-')
    const name = row.name === null ? at : `${at} ${row.name}`
    return { name: `earlier versions/${fileName(name, '.tex').utf8}`, bytes: encoded(latex) }
  }

  /** Null for what is no letter: its text is among the data. */
  async function letterFile(
    userId: string,
    { row, latex }: { row: DocumentRow; latex: string },
    signal: AbortSignal,
  ): Promise<ZipFile | null> {
    const { content } = row
    if (content.kind !== 'letter' && content.kind !== 'thank_you') return null
    const { name, bytes } = await pdfOf(letterTex(latex, content), { id: row.resume_id, userId }, signal)
    return { name: `letters/${fileName(row.title, name.endsWith('.pdf') ? '.pdf' : '.txt').utf8}`, bytes }
  }

  return {
    /** One after the other, while they are read: an abort of the signal ends it. */
    async *filesOf(userId: string, signal: AbortSignal): AsyncGenerator<ZipFile> {
      const unique = uniqueNames()
      yield { name: unique('README.txt'), bytes: encoded(readMe) }
      const tables = new Map<string, object[]>()
      for await (const { name, rows } of accountData.read(userId)) {
        yield { name: unique(`data/${name}.json`), bytes: encoded(`${JSON.stringify(rows, null, 2)}\n`) }
        if (withFiles.has(name)) tables.set(name, rows)
      }
      const rowsOf = <Row>(table: string) => (tables.get(table) ?? []) as Row[]
      const folders = new Map<string, string>()
      const sources = new Map(rowsOf<ResumeRow>('resumes').map((row) => [row.id, row.latex_content]))
      for (const row of rowsOf<ResumeRow>('resumes')) {
        const place = row.deleted_at === null ? 'resumes' : 'trash'
        const folder = unique(`${place}/${fileName(row.title, '').utf8}`)
        folders.set(row.id, folder)
        for await (const file of filesOfResume(userId, row, signal)) {
          yield { ...file, name: unique(`${folder}/${file.name}`) }
          if (signal.aborted) return
        }
      }
      const placed = (resumeId: string, { name, bytes }: ZipFile): ZipFile => ({
        name: unique(`${folders.get(resumeId) ?? 'other'}/${name}`),
        bytes,
      })
      for (const row of rowsOf<DocumentRow>('resume_documents')) {
        if (signal.aborted) return
        const file = await letterFile(userId, { row, latex: sources.get(row.resume_id) ?? '' }, signal)
        if (file) yield placed(row.resume_id, file)
      }
      for (const row of rowsOf<VersionRow>('resume_versions')) {
        if (signal.aborted) return
        const file = await versionFile(userId, row)
        if (file) yield placed(row.resume_id, file)
      }
    },
  }
}

const withFiles = new Set(['resumes', 'resume_documents', 'resume_versions'])
const encoded = (text: string) => new TextEncoder().encode(text)

/** A second file of the same name, in any case of letters, gets a number. */
function uniqueNames(): (name: string) => string {
  const taken = new Set<string>()
  return (name) => {
    const [, stem = name, extension = ''] = /^(.*?)(\.\w+)?$/s.exec(name) ?? []
    let unique = name
    for (let number = 2; taken.has(unique.toLowerCase()); number += 1) unique = `${stem} (${number})${extension}`
    taken.add(unique.toLowerCase())
    return unique
  }
}

const readMe = `Everything that Galley has of your account.

resumes/, trash/   Each resume: its LaTeX, its PDF, the job description, its letters as PDFs, and its earlier versions.
data/              What the database says, a file for each table, as JSON. In it are, among others:
  users, user_profiles     your address and name
  sessions                 where you are signed in
  security_events          sign-ins, changes of the password and the like
  resumes                  the fields of each resume, and the application that it is for
  resume_documents         letters, stories for interviews, LinkedIn profiles
  ai_messages              what you and the assistant wrote
  credit_entries           every credit that came and went
  purchases, payments      what you bought

Passwords and keys are not in it: Galley stores no password, only a hash of it.
`
