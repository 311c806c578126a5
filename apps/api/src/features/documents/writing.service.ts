// Having a document written: once for each idempotency key, judged before it is stored, and charged with it or not at
// all. The user may leave: the document is there when they return.
import { createHash } from 'node:crypto'
import type { DocumentClaim, DocumentContent, GenerateBody } from '@galley/contract/documents'
import { isKeyExpired } from '@galley/contract/idempotency-key'
import { documentTitle } from '@galley/honesty/offline/documents/document-title'
import { ownWords } from '@galley/honesty/reply/own-words'
import type { Background } from '../../adapters/background/background.port.ts'
import type { Objection } from '../../adapters/llm/assistant.port.ts'
import type { WritingBrief, DocumentWriter } from '../../adapters/llm/document-writer.port.ts'
import type { KnownFacts } from '../assistant/answering.service.ts'
import type { ResumesService } from '../resumes/resumes.service.ts'
import { retryWhileGone, signEveryMs } from '../../adapters/database-outage.port.ts'
import type { DocumentAsk, NewDocumentAsk } from './document-asks.repository.ts'
import type { DocumentPlace, StoredDocument } from './documents.repository.ts'
import type { DocumentsService, NoRoom } from './documents.service.ts'
import { createWritingLedger, type WritingLedger, type WritingLedgerParts } from './writing-ledger.ts'

export interface WritingRequest extends DocumentPlace {
  body: GenerateBody
  idempotencyKey: string | null
}
export type WritingOutcome =
  | { kind: 'written'; document: StoredDocument; isCharged: boolean }
  | { kind: NoRoom | 'no_credits' | 'key_reused' | 'key_expired' | 'not_written' }
  /** The most free calls of a day are used up. */
  | { kind: 'limited' }

interface Parts extends WritingLedgerParts {
  documents: DocumentsService
  resumes: Pick<ResumesService, 'find'>
  facts: Pick<KnownFacts, 'wordsAbout'>
  background: Background
  writer: DocumentWriter
  onFailure: (error: unknown) => void
}
export type WritingService = ReturnType<typeof createWritingService>

const pollMs = 150

export function createWritingService(parts: Parts) {
  const { documents, resumes, asks, writer, clock, onFailure } = parts
  const ledger = createWritingLedger(parts)
  const stopper = new AbortController()
  /** By the ask's id, the last attempt at it in this process. */
  const running = new Map<string, NewDocumentAsk>()

  /** The result of another attempt under the same key, maybe in another process; null: that process has died. */
  async function awaitOther({ userId, idempotencyKey }: DocumentAsk): Promise<WritingOutcome | null> {
    const until = clock.now().getTime() + ledger.maxMs
    for (;;) {
      const ask = await asks.find(userId, idempotencyKey ?? '')
      if (ask?.state === 'written') return repeated(parts, ask)
      if (ask?.state !== 'writing' || clock.now().getTime() >= until) return { kind: 'not_written' }
      if (!running.has(ask.id) && (await asks.isAbandoned(ask))) {
        await ledger.giveUp(ask, { hasCost: false })
        return null
      }
      await new Promise((resolve) => setTimeout(resolve, pollMs))
    }
  }

  /** What came of it where a later attempt was begun, which may be at it yet. */
  async function afterLater(ask: NewDocumentAsk): Promise<WritingOutcome> {
    const ended = await asks.ofId(ask.id)
    if (ended?.state === 'written') return repeated(parts, ended)
    return (ended && (await awaitOther(ended))) ?? { kind: 'not_written' }
  }

  /** What came of a request that was made before under its key; null: nothing will, and it is tried again. */
  async function outcomeOf(earlier: DocumentAsk, bodyHash: string): Promise<WritingOutcome | null> {
    if (isKeyExpired(earlier.createdAt, clock.now())) return { kind: 'key_expired' }
    if (earlier.bodyHash !== bodyHash) return { kind: 'key_reused' }
    return earlier.state === 'failed' ? null : awaitOther(earlier)
  }

  async function write(ask: NewDocumentAsk, request: WritingRequest): Promise<WritingOutcome> {
    const unwanted = new AbortController()
    const signal = AbortSignal.any([stopper.signal, unwanted.signal, AbortSignal.timeout(ledger.maxMs)])
    let hasCost = false
    running.set(ask.id, ask)
    const showLife = async () => {
      if (!(await asks.showLife(ask))) unwanted.abort(new Error('another attempt was begun, or the account is gone'))
    }
    const signs = setInterval(() => void showLife().catch(() => {}), signEveryMs)
    try {
      const outcome = await writeAndStore({ ...parts, ledger }, ask, {
        request,
        signal,
        onWritten: () => (hasCost = true),
      })
      if (outcome === null) return await afterLater(ask)
      if (outcome.kind !== 'written') await ledger.giveUpSoon(ask, { hasCost })
      return outcome
    } catch (error) {
      if (unwanted.signal.aborted) return afterLater(ask)
      onFailure(error)
      await ledger.giveUpSoon(ask, { hasCost })
      return { kind: 'not_written' }
    } finally {
      clearInterval(signs)
      // A later attempt at the same document has its own.
      if (running.get(ask.id) === ask) running.delete(ask.id)
    }
  }

  return {
    writer: writer.kind,

    async write(request: WritingRequest): Promise<WritingOutcome> {
      const { userId, resumeId, idempotencyKey } = request
      if (!(await resumes.find({ userId, id: resumeId }))) return { kind: 'missing' }
      const earlier = idempotencyKey === null ? undefined : await asks.find(userId, idempotencyKey)
      const bodyHash = hashOf(request)
      const known = earlier && (await outcomeOf(earlier, bodyHash))
      if (known) return known
      // Before anything is reserved: a model is not asked for what can't be stored.
      const trouble = await documents.whyNotStored(request, nothing)
      if (trouble !== null) return { kind: trouble }
      const ask = await ledger.begin({ userId, resumeId, idempotencyKey, bodyHash }, earlier)
      if (ask === 'no_credits' || ask === 'limited') return { kind: ask }
      if (ask !== 'under_way') return write(ask, request)
      const other = idempotencyKey === null ? undefined : await asks.find(userId, idempotencyKey)
      return (other && (await awaitOther(other))) ?? { kind: 'not_written' }
    },

    /** Ends asks that no process works on any more. `all`: no process can be at any. Returns how many. */
    freeExpired: ({ all }: { all: boolean }): Promise<number> =>
      ledger.freeExpired({ all, isOwn: ({ id }) => running.has(id) }),
    sweep: ledger.sweep,
    isBusy: (): boolean => running.size > 0,
    /** For an orderly shutdown. */
    stopAll: () => stopper.abort(new Error('the server stops')),
  }
}

interface Writing extends Judging {
  request: WritingRequest
}

/**
 * Where nothing was stored, the ask is still to be ended. Null: it was, by a later attempt, or by a commit whose
 * response was lost.
 */
async function writeAndStore(
  { ledger, ...parts }: Parts & { ledger: WritingLedger },
  ask: NewDocumentAsk,
  { request, ...judging }: Writing,
): Promise<WritingOutcome | null> {
  const { documents, writer } = parts
  const brief = await briefOf(parts, request)
  if (brief === null) throw new Error('the resume has gone')
  const judged = await judgedText(parts, brief, judging)
  if (judged.isEmpty) return { kind: 'not_written' }
  const document = documents.newDocument(ask, {
    title: documentTitle(judged.content, { employer: brief.employer }),
    content: judged.content,
    heldBack: judged.heldBack,
    writtenBy: writer.kind,
  })
  const trouble = await retryWhileGone(() => documents.whyNotStored(ask, document.content), ledger.maxMs)
  if (trouble !== null) return { kind: trouble }
  const completed = await ledger.complete(ask, document)
  if (completed) return { kind: 'written', document, isCharged: completed.isSpent }
  return null
}

/** What a request that has ended wrote. */
async function repeated(
  { documents, credits }: Pick<Parts, 'documents' | 'credits'>,
  { userId, resumeId, documentId, holdId }: DocumentAsk,
): Promise<WritingOutcome> {
  const document = await documents.find({ userId, resumeId, id: documentId ?? '' })
  if (!document) return { kind: 'missing' }
  return { kind: 'written', document, isCharged: holdId !== null && (await credits.wasSpent(holdId)) }
}

const nothing: DocumentContent = { kind: 'interview', stories: [] }

const hashOf = ({ resumeId, body }: WritingRequest): string => {
  const { kind, job_description: posting, employer, role, recipient } = body
  const all = [resumeId, kind, posting, employer, role, recipient]
  return createHash('sha256').update(JSON.stringify(all)).digest('hex')
}

type Knowing = Pick<Parts, 'resumes' | 'facts' | 'clock'>

/** Null where the resume has gone. */
async function briefOf({ resumes, facts, clock }: Knowing, request: WritingRequest): Promise<WritingBrief | null> {
  const { userId, resumeId, body } = request
  const resume = await resumes.find({ userId, id: resumeId })
  if (!resume) return null
  const { said, postings } = await facts.wordsAbout({ userId, resumeId })
  const { kind, job_description: posting, employer, role, recipient } = body
  return {
    kind,
    latex: resume.latexContent,
    form: resume.resumeData,
    // What was pasted from a posting is not the person's own word.
    said: ownWords(said, posting, postings),
    posting,
    employer,
    role,
    recipient,
    today: clock.now(),
  }
}

interface Judging {
  signal: AbortSignal
  /** The writer has worked. */
  onWritten: () => void
}

interface JudgedContent {
  content: DocumentContent
  heldBack: DocumentClaim[]
  objections: readonly Objection[]
  /** Nothing is left that would be worth having. */
  isEmpty: boolean
}

/** Written, judged, and written once more where a claim has no source; what is left of that without such lines. */
async function judgedText(
  { writer, background }: Pick<Parts, 'writer' | 'background'>,
  brief: WritingBrief,
  { signal, onWritten }: Judging,
): Promise<JudgedContent> {
  const judge = async (content: DocumentContent): Promise<JudgedContent> => {
    const judged = await background.run('judgeDocument', { ...brief, content }, { caller: {}, signal })
    // Rules say what the resume says: how they say it is no question to the person.
    const claims = judged.heldBack.filter(({ isHeldBack }) => isHeldBack || writer.kind === 'model')
    return { ...judged, heldBack: claims }
  }
  const content = await writer.write(brief, null, signal)
  onWritten()
  const first = await judge(content)
  if (first.objections.length === 0 || writer.kind === 'rules') return first
  const refused = { content, objections: first.objections }
  const again = await writer.write(brief, refused, signal).catch((error: unknown) => {
    if (signal.aborted) throw error
    return null
  })
  if (again === null) return first
  const second = await judge(again)
  return second.isEmpty && !first.isEmpty ? first : second
}
