// Every error becomes {detail, code, request_id}; nothing of a stack, a query or a library leaves.
import { isDatabaseGone } from '../adapters/database-outage.port.ts'
import { errorTable, type ErrorCode } from '@galley/contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { ApiFailure, type FailureDetails } from './api-failure.ts'
import { lookup } from '@galley/resume/text/lookup'

const byFastifyCode = lookup<ErrorCode>({
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
})
const byStatus: Record<number, ErrorCode> = {
  400: 'bad_request',
  404: 'not_found',
  408: 'timed_out',
  413: 'too_large',
  415: 'unsupported_type',
  429: 'too_many_requests',
  503: 'unavailable',
}

export function send(reply: FastifyReply, code: ErrorCode, details: FailureDetails = {}) {
  const { status, detail } = errorTable[code]
  if (details.retryAfterSeconds !== undefined) void reply.header('retry-after', details.retryAfterSeconds)
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((body) => JSON.stringify(body))
    .send({
      detail: details.detail ?? detail,
      code,
      request_id: reply.request.id,
      ...(details.errors && { errors: details.errors }),
      ...details.extra,
    })
}

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply))
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof ApiFailure) return send(reply, error.code, error.details)
  if (hasZodFastifySchemaValidationErrors(error)) return send(reply, ...invalid(error))
  if (isDatabaseGone(error)) {
    request.log.warn({ reason: causeOf(error)?.code ?? 'closed' }, 'the database could not be reached')
    return send(reply, 'unavailable', { retryAfterSeconds: databaseRetrySeconds })
  }
  const code = byFastifyCode[error.code] ?? (isDiskFull(error) ? 'storage_full' : byStatus[error.statusCode ?? 500])
  if (code) return send(reply, code)
  // What went wrong may quote what a person wrote: only its kind and place are logged.
  request.log.error({ err: { type: error.name, code: causeOf(error)?.code, stack: frames(error) } }, 'unexpected error')
  return send(reply, 'internal')
}

function invalid(error: {
  validation: readonly { instancePath: string; message?: string | undefined }[]
  validationContext?: string
}): [ErrorCode, FailureDetails] {
  const errors = error.validation.map(({ instancePath, message }) => ({
    field: instancePath.split('/').filter(Boolean).join('.') || (error.validationContext ?? 'body'),
    message: message ?? 'is not valid',
  }))
  // An id of the wrong form is the id of nothing.
  if (error.validationContext === 'params') return ['not_found', {}]
  const [first] = errors
  return ['validation_failed', { errors, ...(first && { detail: `${first.field}: ${first.message}` }) }]
}

/** A failed query carries what the driver said as its cause. */
const causeOf = (error: Error): { code?: string; message?: string } | undefined =>
  (error.cause as { code?: string; message?: string } | undefined) ?? error

const databaseRetrySeconds = 5
const isDiskFull = (error: FastifyError) => ['ENOSPC', '53100'].includes(error.code ?? causeOf(error)?.code ?? '')

/** The stack without its first line, which is the message. */
const frames = (error: Error) =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trim().startsWith('at '))
    .slice(0, 12)
