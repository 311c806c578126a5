// Files that are sent as multipart/form-data: one a request, held in memory, never on a disk. How large one may be is
// part of its call: `importBytes` in packages/contract/src/limits.ts.
import multipart from '@fastify/multipart'
import type { UploadedFile } from '@galley/contract/call'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiFailure } from './api-failure.ts'

/** Within the caller's scope: routes elsewhere refuse files as they ever did. */
export async function registerUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: true,
    limits: { files: 1, fields: 10, parts: 11, fieldSize: 10_000, headerPairs: 50, fieldNameSize: 100 },
  })
}

/** The request's one file, whole. Throws `unsupported_type`, `no_file` or `too_large`. */
export async function uploadOf(
  request: FastifyRequest,
  { field, maxBytes }: { field: string; maxBytes: number },
): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new ApiFailure('unsupported_type')
  try {
    const part = await request.file({ limits: { fileSize: maxBytes } })
    if (part?.fieldname !== field) throw new ApiFailure('no_file')
    return { name: part.filename ?? '', bytes: await part.toBuffer() }
  } catch (error) {
    throw error instanceof ApiFailure ? error : failureOf(error, maxBytes)
  }
}

function failureOf(error: unknown, maxBytes: number): ApiFailure {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code !== 'FST_REQ_FILE_TOO_LARGE') return new ApiFailure('bad_request')
  const most = Math.floor(maxBytes / (1024 * 1024))
  return new ApiFailure('too_large', {
    detail: `This file is larger than ${most} MB. Save just your resume, or use smaller pictures, and try again.`,
  })
}
