// The writer without a key: rules (packages/honesty/src/offline/documents) behind the same port as a model's.
import type { DocumentWriter } from '../llm/document-writer.port.ts'
import type { Background } from './background.port.ts'

/** Rules take milliseconds; the thread may have to start. */
const patienceMs = 30_000

export const rulesDocumentWriter = ({ background }: { background: Background }): DocumentWriter => ({
  kind: 'rules',
  patienceMs,
  write: (brief, _refused, signal) => background.run('composeDocument', brief, { caller: {}, signal }),
})
