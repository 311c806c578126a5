// Compiling, and what is asked about a page. How many compiles a minute: `compilePerUser` in http/rate-limits.ts, spent
// before the body is read.
import { errorTable } from '@galley/contract/errors'
import {
  compileForAnalysis,
  compilePdf,
  getCompileLog,
  locateLine,
  locatePoint,
  type CompileFailure,
  type CompilerChoice,
} from '@galley/contract/latex'
import type { CompileFailed, Located, LocateRequest } from '@galley/contract/worker-wire'
import { resumeFileName } from '@galley/resume/file-name'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { resumeKeyOf, type Compiler } from '../../adapters/compiler/compiler.port.ts'
import { ApiFailure } from '../../http/api-failure.ts'
import { bind } from '../../http/bind.ts'
import { attachmentNamed } from '../../http/content-disposition.ts'
import type { RequestLimits } from '../../http/rate-limits.ts'
import type { ResumesService } from '../resumes/resumes.service.ts'
import { diagnosticsHeader } from './diagnostics-header.ts'

const busyRetrySeconds = 2

type FilesBeside = Pick<ResumesService, 'besideOf' | 'besideOfVersion'>

export async function latexRoutes(
  app: FastifyInstance,
  { compiler, resumes, limits }: { compiler: Compiler; resumes: FilesBeside; limits: RequestLimits },
): Promise<void> {
  bind(app, compilePdf, async ({ caller, body, reply, signal }) => {
    const which = body.resume_id === undefined ? null : { id: body.resume_id, userId: caller.userId }
    const resumeKey = which && resumeKeyOf(which)
    const beside = await besideOf(resumes, caller, body)
    const { report, pdf } = await compiler.compile(
      { latex: body.latex_content, purpose: body.purpose, resumeKey, userKey: caller.userId, ...asked(body) },
      signal,
      beside,
    )
    if (report.outcome !== 'ok' || pdf === null) return sendFailure(reply, report as CompileFailed)
    const name = resumeFileName(body.latex_content, body.resume_title)
    if (report.wantsAnother) void reply.header('x-rerun', 'wanted')
    return reply
      .header('x-success', 'true')
      .header('x-compiler', report.compiler ?? 'pdflatex')
      .header('x-filename', name.ascii)
      .header('x-diagnostics', diagnosticsHeader(report.diagnostics))
      .header('content-disposition', attachmentNamed(name))
      .type('application/pdf')
      .send(bufferOf(pdf))
  })

  bind(app, compileForAnalysis, async ({ caller, body, signal }) => {
    const { report, pdf } = await compiler.compile(
      { latex: body.latex_content, purpose: 'download', resumeKey: null, userKey: caller.userId, ...asked(body) },
      signal,
    )
    if (report.outcome !== 'ok' || pdf === null)
      return {
        success: false,
        pdf_base64: null,
        filename: null,
        error: errorTable[report.outcome as CompileFailed['outcome']].detail,
        diagnostics: report.diagnostics,
      }
    return {
      success: true,
      pdf_base64: bufferOf(pdf).toString('base64'),
      filename: resumeFileName(body.latex_content, body.resume_title).ascii,
      error: null,
      diagnostics: report.diagnostics,
    }
  })

  bind(app, getCompileLog, async ({ caller, body, signal }) => {
    await limits.spend('logPerUser', caller.userId)
    const kept = await compiler.findLog(resumeKeyOf({ id: body.resume_id, userId: caller.userId }), signal)
    if (kept === null) throw new ApiFailure('unavailable', { retryAfterSeconds: busyRetrySeconds })
    if (kept.log === null) throw new ApiFailure('not_compiled')
    return { log: kept.log }
  })

  bind(app, locateLine, async ({ caller, body, signal }) => {
    await limits.spend('locatePerUser', caller.userId)
    const asked = {
      find: 'boxes',
      resumeKey: resumeKeyOf({ id: body.resume_id, userId: caller.userId }),
      line: body.line,
    } as const
    return { boxes: requireLocated('boxes', await compiler.locate(asked, signal)).boxes }
  })

  bind(app, locatePoint, async ({ caller, body, signal }) => {
    await limits.spend('locatePerUser', caller.userId)
    const { resume_id, ...point } = body
    const asked = { find: 'line', resumeKey: resumeKeyOf({ id: resume_id, userId: caller.userId }), ...point } as const
    return { line: requireLocated('line', await compiler.locate(asked, signal)).line }
  })
}

interface Named {
  resume_id?: string | undefined
  files_of?: string | undefined
  files_of_version?: string | undefined
}

/** The files that lie beside what is compiled; undefined: none do. */
async function besideOf(
  resumes: FilesBeside,
  { userId }: { userId: string },
  { resume_id, files_of = resume_id, files_of_version: version }: Named,
) {
  if (files_of === undefined) return undefined
  const which = { id: files_of, userId }
  return version === undefined ? resumes.besideOf(which) : resumes.besideOfVersion(which, version)
}

/** Workers of an earlier version know of no choice: nothing is said to them unless there is one. */
const asked = ({ compiler }: { compiler: CompilerChoice }) => (compiler === 'auto' ? {} : { compiler })

/** The same bytes, not a copy of them. */
const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength)

/** Throws where there is no PDF to look at, or no worker. */
function requireLocated<Found extends LocateRequest['find']>(found: Found, answer: Located | null) {
  if (answer?.found === 'no_pdf') throw new ApiFailure('not_compiled')
  if (answer?.found !== found) throw new ApiFailure('unavailable', { retryAfterSeconds: busyRetrySeconds })
  return answer as Extract<Located, { found: Found }>
}

function sendFailure(reply: FastifyReply, report: CompileFailed) {
  const { status, detail } = errorTable[report.outcome]
  if (status === 503) void reply.header('retry-after', busyRetrySeconds)
  const body: CompileFailure = {
    detail,
    code: report.outcome,
    request_id: reply.request.id,
    log: report.log,
    diagnostics: report.diagnostics,
  }
  return reply
    .code(status)
    .header('x-success', 'false')
    .header('x-error', report.outcome)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body)
}
