// A call of the contract becomes a route: its schemas validate and document, its access decides who gets in.
import type { Call, CallOutput, CallRequest } from '@galley/contract/call'
import { anyCallRefusals, errorBody, errorTable, type ErrorCode } from '@galley/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Caller } from './authenticate.ts'
import { uploadOf } from './uploads.ts'

/** What every handler gets beside the validated parts of its call. */
export interface Context {
  request: FastifyRequest
  reply: FastifyReply
  /** Aborted when the client disconnects before the response. */
  signal: AbortSignal
}
type Handed<C extends Call> = CallRequest<C> & Context & (C['access'] extends 'public' ? unknown : { caller: Caller })
type Answered<C extends Call> = C['answer'] extends { bytes: string } ? FastifyReply | Buffer : CallOutput<C>

const defaultBodyLimit = 64 * 1024

export function bind<C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: (handed: Handed<C>) => Promise<Answered<C>> | Answered<C>,
): void {
  app.route({
    method: call.method,
    url: call.path,
    bodyLimit: call.bodyLimit ?? defaultBodyLimit,
    schema: {
      summary: call.summary,
      tags: [call.path.split('/')[1] ?? 'galley'],
      ...(call.access !== 'public' && { security: [{ bearer: [] }] }),
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.headers && { headers: call.headers }),
      ...(call.body && { body: call.body }),
      response: responses(call),
    },
    ...(call.access !== 'public' && {
      onRequest: call.access === 'operator' ? app.authenticateOperator : app.authenticate,
    }),
    handler: async (request, reply) => {
      const gone = new AbortController()
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) gone.abort()
      })
      // A client that left while its token was verified has closed it already.
      if (request.raw.socket.destroyed) gone.abort()
      const { params, query, body, headers, caller } = request
      const file = call.upload && (await uploadOf(request, call.upload))
      void reply.code(call.answer.status)
      const answer = await handle({
        params,
        query,
        body,
        ...(file && { file }),
        headers,
        caller,
        request,
        reply,
        signal: gone.signal,
      } as unknown as Handed<C>)
      return call.answer.status === 204 ? reply.send() : answer
    },
  })
}

function responses(call: Call): Record<number, unknown> {
  const refusals = new Set<ErrorCode>([
    ...anyCallRefusals,
    ...(call.refusals ?? []),
    ...(call.access === 'public'
      ? []
      : (['not_authenticated', 'second_factor_needed', 'account_banned', 'sign_in_unavailable'] as const)),
    ...(call.params || call.access === 'operator' ? (['not_found'] as const) : []),
  ])
  const table = Object.fromEntries([...refusals].map((code) => [errorTable[code].status, errorBody]))
  if ('json' in call.answer) return { ...table, [call.answer.status]: call.answer.json }
  if ('bytes' in call.answer)
    return {
      ...table,
      200: {
        description: 'The file',
        content: { [call.answer.bytes]: { schema: z.any().meta({ type: 'string', format: 'binary' }) } },
      },
    }
  return { ...table, 204: z.undefined().meta({ description: 'Done' }) }
}
