// The pages of a version beside those of the text as it stands; on a phone one above the other.
import { useRef } from 'react'
import { editor } from '../../../strings/en/editor.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usePdfPages } from '../../../ui/pdf/use-pdf-pages.ts'
import { useCompiledPage, type CompiledPage } from '../compile/use-compiled-page.ts'
import type { CompiledPdf, EditorState } from '../state/editor-state.ts'

const words = editor.history

interface Props {
  text: string
  versionId: string
  state: EditorState
}

export function VersionPages({ text, versionId, state: { currentLatex, pdf } }: Props) {
  const isCurrent = pdf?.latex === currentLatex
  const version = useCompiledPage(text, versionId)
  const compiled = useCompiledPage(isCurrent ? null : currentLatex)
  const current: CompiledPage = isCurrent ? { kind: 'pdf', pdf } : compiled
  return (
    <div
      tabIndex={0}
      role="group"
      aria-label={words.pages}
      className="h-[max(20rem,calc(100dvh-23rem))] overflow-auto overscroll-contain border border-rule bg-desk"
    >
      <div className="grid gap-x-5 gap-y-6 p-3 sm:grid-cols-2 sm:p-4">
        <Column title={words.thisVersion} page={version} />
        <Column title={words.current} page={current} />
      </div>
    </div>
  )
}

function Column({ title, page }: { title: string; page: CompiledPage }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="mb-2 text-sm font-medium">{title}</h3>
      {page.kind === 'pdf' && <Pages pdf={page.pdf} />}
      {page.kind === 'setting' && (
        <div>
          <span className="sr-only">{words.setting}</span>
          <Skeleton className="aspect-[1/1.35] w-full" />
        </div>
      )}
      {page.kind === 'failed' && (
        <p role="status" className="border border-rule bg-sheet p-4 text-sm text-ink-soft">
          {page.isUnreachable ? words.pageFailed : words.noPage}
        </p>
      )}
    </section>
  )
}

function Pages({ pdf }: { pdf: CompiledPdf }) {
  const host = useRef<HTMLDivElement>(null)
  const { isBroken } = usePdfPages(pdf.bytes, 'fit', host)
  return (
    <>
      {isBroken && <p role="status">{words.pageFailed}</p>}
      <div ref={host} className="flex flex-col gap-4" />
    </>
  )
}
