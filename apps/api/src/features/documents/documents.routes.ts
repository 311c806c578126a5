// Calls about documents. How often: `savePerUser`, `messagesPerUser` and `compilePerUser` in http/rate-limits.ts, spent
// before the body is read.
import {
  copyDocument,
  createDocument,
  deleteDocument,
  generateDocument,
  getDocument,
  getDocumentPdf,
  listDocuments,
  saveDocument,
} from '@galley/contract/documents'
import type { FastifyInstance } from 'fastify'
import { ApiFailure } from '../../http/api-failure.ts'
import { bind } from '../../http/bind.ts'
import { attachmentNamed } from '../../http/content-disposition.ts'
import type { StoredDocument } from './documents.repository.ts'
import type { DocumentsService, NoRoom } from './documents.service.ts'
import { presentDocument, presentItem } from './present-document.ts'
import type { WritingService } from './writing.service.ts'

interface Parts {
  documents: DocumentsService
  writing: WritingService
}
const busyRetrySeconds = 2

export async function documentsRoutes(app: FastifyInstance, { documents, writing }: Parts): Promise<void> {
  bind(app, listDocuments, async ({ caller, params }) => {
    const listed = await documents.list({ userId: caller.userId, resumeId: params.id })
    if (!listed) throw new ApiFailure('not_found')
    return { documents: listed.map(presentItem), writer: writing.writer }
  })

  bind(app, createDocument, async ({ caller, params, body }) =>
    presentDocument(storedOf(await documents.create({ userId: caller.userId, resumeId: params.id }, body))),
  )

  bind(app, generateDocument, async ({ caller, params, body, headers }) => {
    const idempotencyKey = headers['idempotency-key'] ?? null
    const outcome = await writing.write({ userId: caller.userId, resumeId: params.id, body, idempotencyKey })
    switch (outcome.kind) {
      case 'written':
        return { document: presentDocument(outcome.document), credits_deducted: outcome.isCharged }
      case 'missing':
      case 'limit_reached':
      case 'account_full':
        throw failureOf(outcome.kind)
      case 'limited':
        throw new ApiFailure('too_many_requests', { detail: limitedDetail })
      default:
        throw new ApiFailure(outcome.kind)
    }
  })

  bind(app, getDocument, async ({ caller, params }) => {
    const document = await documents.find(ofCaller(caller, params))
    if (!document) throw new ApiFailure('not_found')
    return presentDocument(document)
  })

  bind(app, saveDocument, async ({ caller, params, body, headers }) => {
    const base = headers['if-match']
    const { title, content } = body
    const change = { ...(title !== undefined && { title }), ...(content !== undefined && { content }) }
    const baseVersion = base === undefined ? null : Number(base.slice(1, -1))
    const outcome = await documents.save(ofCaller(caller, params), change, { baseVersion })
    if (outcome.kind === 'saved') return presentDocument(outcome.document)
    if (outcome.kind === 'missing') throw new ApiFailure('not_found')
    if (outcome.kind === 'conflict')
      throw new ApiFailure('document_conflict', { extra: { document: presentDocument(outcome.current) } })
    if (outcome.kind === 'account_full') throw new ApiFailure('account_full')
    throw new ApiFailure('validation_failed', { detail: 'content.kind: a document stays what it is' })
  })

  bind(app, copyDocument, async ({ caller, params }) =>
    presentDocument(storedOf(await documents.copy(ofCaller(caller, params)))),
  )

  bind(app, deleteDocument, async ({ caller, params }) => {
    if (!(await documents.delete(ofCaller(caller, params)))) throw new ApiFailure('not_found')
    return undefined
  })

  bind(app, getDocumentPdf, async ({ caller, params, reply, signal }) => {
    const outcome = await documents.pdf(ofCaller(caller, params), signal)
    if (outcome.kind === 'missing') throw new ApiFailure('not_found')
    if (outcome.kind === 'not_a_letter') throw new ApiFailure('not_a_letter')
    if (outcome.kind !== 'made')
      throw new ApiFailure(outcome.outcome, outcome.outcome === 'busy' ? { retryAfterSeconds: busyRetrySeconds } : {})
    return reply
      .header('content-disposition', attachmentNamed(outcome.name))
      .header('x-filename', outcome.name.ascii)
      .header('cache-control', 'no-store')
      .type('application/pdf')
      .send(Buffer.from(outcome.pdf))
  })
}

const limitedDetail = 'Writing has reached today’s limit here. It works again from midnight, UTC.'

const ofCaller = ({ userId }: { userId: string }, { id, document }: { id: string; document: string }) => ({
  userId,
  resumeId: id,
  id: document,
})

const failureOf = (trouble: NoRoom) =>
  new ApiFailure(
    ({ missing: 'not_found', limit_reached: 'document_limit', account_full: 'account_full' } as const)[trouble],
  )

function storedOf(outcome: StoredDocument | NoRoom): StoredDocument {
  if (typeof outcome === 'string') throw failureOf(outcome)
  return outcome
}
