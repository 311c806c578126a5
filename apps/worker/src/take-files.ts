// Files beside documents come once. A request that names one that is not here is refused, and sent again after it.
import type { FileBeside } from '@galley/contract/worker-wire'
import { limits } from '@galley/contract/limits'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { FileStore } from './compile/engine/file-store.ts'

export function registerFiles(app: FastifyInstance, files: FileStore) {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: limits.resumeFilesBytes },
    (_request, body, done) => done(null, body),
  )
  app.post('/files', { bodyLimit: limits.resumeFilesBytes }, (request, reply) => {
    // Of no bytes there is no body.
    files.keep(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0))
    return reply.code(204).send()
  })
}

/** Responds where a file is missing; the request is then to be sent again. */
export function lacksFiles(
  store: FileStore,
  { files = [] }: { files?: FileBeside[] | undefined },
  reply: FastifyReply,
): boolean {
  const missing = store.missing(files)
  if (missing.length > 0) void reply.code(409).send({ missing })
  return missing.length > 0
}
