// The rules of documents: how many there may be, what a save may overwrite, how a letter becomes a PDF.
import type { DocumentContent } from '@galley/contract/documents'
import { limits } from '@galley/contract/limits'
import type { CompileFailed } from '@galley/contract/worker-wire'
import type { FileName } from '@galley/resume/file-name'
import { letterFileName, letterTex } from '@galley/resume/letter/letter-tex'
import type { Clock, Ids } from '../../adapters/clock.port.ts'
import type { Compiler } from '../../adapters/compiler/compiler.port.ts'
import type { ResumesService } from '../resumes/resumes.service.ts'
import type {
  DocumentChange,
  DocumentOwner,
  DocumentsRepository,
  DocumentPlace,
  StoredDocument,
  StoredDocumentItem,
} from './documents.repository.ts'

/** Why there is no new document. */
export type NoRoom = 'missing' | 'limit_reached' | 'account_full'
export type SaveDocumentOutcome =
  | { kind: 'saved'; document: StoredDocument }
  /** `current`: what was stored meanwhile. */
  | { kind: 'conflict'; current: StoredDocument }
  | { kind: 'missing' }
  | { kind: 'other_kind' }
  | { kind: 'account_full' }
export type PdfOutcome =
  | { kind: 'made'; pdf: Uint8Array; name: FileName }
  | { kind: 'missing' }
  | { kind: 'not_a_letter' }
  | { kind: 'failed'; outcome: CompileFailed['outcome'] }

interface Parts {
  repository: DocumentsRepository
  resumes: Pick<ResumesService, 'find' | 'hasRoomFor' | 'besideOf'>
  compiler: Pick<Compiler, 'compile'>
  clock: Clock
  ids: Ids
}
export type DocumentsService = ReturnType<typeof createDocumentsService>

export function createDocumentsService({ repository, resumes, compiler, clock, ids }: Parts) {
  /** Undefined also where its resume is in the trash. */
  async function find(which: DocumentOwner): Promise<StoredDocument | undefined> {
    const { userId, resumeId } = which
    const [resume, document] = await Promise.all([resumes.find({ userId, id: resumeId }), repository.find(which)])
    return resume && document
  }

  /** Null where one more document of this content may be stored. */
  async function whyNotStored({ userId, resumeId }: DocumentPlace, content: DocumentContent): Promise<NoRoom | null> {
    if (!(await resumes.find({ userId, id: resumeId }))) return 'missing'
    if ((await repository.countOf({ userId, resumeId })) >= limits.documentsPerResume) return 'limit_reached'
    return (await resumes.hasRoomFor(userId, JSON.stringify(content))) ? null : 'account_full'
  }

  function newDocument(
    { userId, resumeId }: DocumentPlace,
    parts: Pick<StoredDocument, 'title' | 'content' | 'writtenBy' | 'heldBack'>,
  ): StoredDocument {
    const now = clock.now()
    const { kind } = parts.content
    return { ...parts, id: ids.next(), userId, resumeId, kind, version: 1, createdAt: now, updatedAt: now }
  }

  async function store(document: StoredDocument): Promise<StoredDocument | NoRoom> {
    const trouble = await whyNotStored(document, document.content)
    if (trouble !== null) return trouble
    await repository.insert(document)
    return document
  }

  return {
    find,
    whyNotStored,
    newDocument,

    /** Null where the resume is not there. */
    async list({ userId, resumeId }: DocumentPlace): Promise<StoredDocumentItem[] | null> {
      return (await resumes.find({ userId, id: resumeId })) ? repository.listOf({ userId, resumeId }) : null
    },

    create: (which: DocumentPlace, { title, content }: { title: string; content: DocumentContent }) =>
      store(newDocument(which, { title, content, writtenBy: 'you', heldBack: [] })),

    async copy(which: DocumentOwner): Promise<StoredDocument | NoRoom> {
      const document = await find(which)
      if (!document) return 'missing'
      const suffix = ' (copy)'
      const title = `${document.title.slice(0, limits.titleChars - suffix.length).toWellFormed()}${suffix}`
      return store(newDocument(which, { ...document, title }))
    },

    /** What the person writes is their own word: it is not judged. */
    async save(
      which: DocumentOwner,
      change: DocumentChange,
      { baseVersion }: { baseVersion: number | null },
    ): Promise<SaveDocumentOutcome> {
      const before = await find(which)
      if (!before) return { kind: 'missing' }
      const { content } = change
      if (content && content.kind !== before.kind) return { kind: 'other_kind' }
      // A text that gets shorter is stored also where the account is full.
      const isLonger = content && JSON.stringify(content).length > JSON.stringify(before.content).length
      if (isLonger && !(await resumes.hasRoomFor(which.userId, JSON.stringify(content))))
        return { kind: 'account_full' }
      const document = await repository.change(which, { ...change, at: clock.now(), baseVersion })
      if (document) return { kind: 'saved', document }
      const current = await find(which)
      return current ? { kind: 'conflict', current } : { kind: 'missing' }
    },

    async delete(which: DocumentOwner): Promise<boolean> {
      return (await find(which)) ? repository.delete(which) : false
    },

    async pdf(which: DocumentOwner, signal: AbortSignal): Promise<PdfOutcome> {
      const { userId, resumeId } = which
      const [resume, document] = await Promise.all([resumes.find({ userId, id: resumeId }), repository.find(which)])
      if (!resume || !document) return { kind: 'missing' }
      const { content } = document
      if (content.kind !== 'letter' && content.kind !== 'thank_you') return { kind: 'not_a_letter' }
      const latex = letterTex(resume.latexContent, content)
      const request = { latex, purpose: 'download', resumeKey: null, userKey: userId } as const
      const { report, pdf } = await compiler.compile(request, signal, await resumes.besideOf(resume))
      if (report.outcome !== 'ok' || pdf === null) return { kind: 'failed', outcome: (report as CompileFailed).outcome }
      return { kind: 'made', pdf, name: letterFileName(resume.latexContent, document.title, content) }
    },
  }
}
