// The letter's page beside its text, made anew of every stored version. The last good page stays until the next one is
// ready.
import { getDocumentPdf } from '@galley/contract/documents'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '../../api/galley-api.ts'
import { usePdfPages } from '../../ui/pdf/use-pdf-pages.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { documents } from '../../strings/en/documents.ts'
import { sentenceOf } from './document-sentences.ts'

const words = documents.editor

interface Props {
  resumeId: string
  documentId: string
  /** Of the stored text. */
  version: number
}

export function LetterPreview({ resumeId, documentId, version }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['letter-pages', resumeId, documentId, version],
    queryFn: async ({ signal }) => {
      const pdf = await api(getDocumentPdf, { params: { id: resumeId, document: documentId } }, { signal })
      return new Uint8Array(await pdf.arrayBuffer())
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: 1,
  })
  const { isBroken } = usePdfPages(data ?? null, 'fit', host)
  return (
    <section aria-label={words.preview} className="min-w-0 lg:sticky lg:top-4 lg:self-start">
      {(error !== null || isBroken) && (
        <RetryNotice
          className="mb-3"
          sentence={sentenceOf(error, words.previewFailed)}
          retryLabel={documents.retry}
          onRetry={() => void refetch()}
        />
      )}
      <div
        tabIndex={0}
        role="group"
        aria-label={words.pages}
        className="max-h-[calc(100dvh-6rem)] overflow-auto rounded-md border border-rule bg-inset"
      >
        <div ref={host} className="flex min-h-80 flex-col items-center gap-4 p-3 sm:p-5" />
      </div>
    </section>
  )
}
