// A request about a document with files beside it: those that the worker lacks are sent to it, and the request again.
import { missingFiles } from '@galley/contract/worker-wire'
import type { Beside } from './compiler.port.ts'
import type { WorkerCall, WorkerRequest, WorkerResponse } from './worker-call.ts'

/** Another worker may get the request each time. */
const maxTries = 3
const lacksFiles = 409

/** `body`: what is asked, without the files. Returns the refusal where a file is gone that was there a moment ago. */
export async function sendWithFiles(
  call: WorkerCall,
  {
    path,
    body,
    beside,
    ...given
  }: Omit<WorkerRequest, 'body'> & { path: string; body: object; beside: Beside | undefined },
): Promise<WorkerResponse> {
  const request = { ...given, body: JSON.stringify(beside ? { ...body, files: beside.files } : body) }
  for (let tried = 1; ; tried += 1) {
    const response = await call('POST', path, request)
    if (response.status !== lacksFiles || !beside || tried === maxTries) return response
    const { missing } = missingFiles.parse(JSON.parse(response.body.toString()))
    const known = beside.files.filter(({ hash }) => missing.includes(hash)).map(({ hash }) => hash)
    for (const content of (await beside.read(known)).values())
      await call('POST', '/files', { ...given, body: content, type: 'application/octet-stream' })
  }
}
