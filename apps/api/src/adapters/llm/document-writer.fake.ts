// A writer for tests: what it writes is decided by words in the posting.
import { composeDocument } from '@galley/honesty/offline/documents/compose-document'
import { AssistantFailure } from './assistant.port.ts'
import type { WritingBrief, DocumentWriter, RefusedDocument } from './document-writer.port.ts'

export interface FakeWriter extends DocumentWriter {
  /** What it was asked so far. */
  asks: { brief: WritingBrief; refused: RefusedDocument | null }[]
  /** Releases the texts that wait. */
  release(): void
}

/**
 * `SAY:<sentence>` has that sentence in a letter, also when it is asked again; `ONCE:<sentence>` only the first time.
 * `WAIT` waits for its release, `FAIL` fails.
 */
export function fakeWriter(): FakeWriter {
  const asks: FakeWriter['asks'] = []
  const waiting: (() => void)[] = []
  return {
    kind: 'model',
    patienceMs: 5_000,
    asks,
    release() {
      for (const go of waiting.splice(0)) go()
    },
    async write(brief, refused, signal) {
      asks.push({ brief, refused })
      const { posting } = brief
      if (posting.includes('WAIT'))
        await new Promise<void>((resolve, reject) => {
          waiting.push(resolve)
          signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
        })
      if (posting.includes('FAIL')) throw new AssistantFailure('unreachable')
      const content = composeDocument({ ...brief, posting: '' })
      const said = [...posting.matchAll(/SAY:(.*)/g), ...(refused ? [] : posting.matchAll(/ONCE:(.*)/g))]
      if (content.kind !== 'letter') return content
      return { ...content, body: [...said.map(([, sentence]) => sentence), content.body].join('\n\n') }
    },
  }
}
