// A template at reading size, above the page of templates: with the person's own data or its sample's.
import type { ResumeData } from '@galley/contract/resume-data'
import type { Template } from '@galley/contract/templates'
import { useRef, useState } from 'react'
import { strings } from '../../strings/en.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { Notice } from '../../ui/notice.tsx'
import { usePdfPages } from '../../ui/pdf/use-pdf-pages.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { sentenceOfFailure, useTemplatePages } from './template-pages.ts'

const words = strings.templates.large

interface Props {
  /** Null: closed. */
  template: Template | null
  data: ResumeData
  onClose: () => void
  onChoose: (id: string) => void
}

export function LargePreview({ template, data, onClose, onChoose }: Props) {
  return (
    <Dialog
      open={template !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={template?.name ?? ''}
      closeLabel={words.close}
      size="wide"
    >
      {template && (
        <Preview
          template={template}
          data={data}
          onChoose={() => {
            onChoose(template.id)
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}

type Filling = 'own' | 'sample'

function Preview({ template, data, onChoose }: { template: Template; data: ResumeData; onChoose: () => void }) {
  const [filling, setFilling] = useState<Filling>('own')
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Segmented label={words.filling} options={fillings} value={filling} onChange={setFilling} />
        <Button size="sm" onClick={onChoose}>
          {words.choose}
        </Button>
      </div>
      <Pages key={filling} template={template} data={filling === 'own' ? data : null} />
    </>
  )
}
const fillings = [
  { value: 'own', label: words.own },
  { value: 'sample', label: words.sample },
] as const

/** It scrolls by itself, so that the choice stays in reach of a long resume. */
const frame = 'max-h-[calc(100dvh-12rem)] overflow-auto overscroll-contain rounded-md border border-rule bg-desk'

function Pages({ template, data }: { template: Template; data: ResumeData | null }) {
  const host = useRef<HTMLDivElement>(null)
  const { data: pages, error, refetch } = useTemplatePages(template.id, data)
  const { pages: shown, isBroken } = usePdfPages(pages?.bytes ?? null, 'fit', host)
  const hasFailed = error !== null || isBroken
  const isBusy = shown === 0 && !hasFailed
  return (
    <>
      {hasFailed && (
        <RetryNotice
          sentence={sentenceOfFailure(error)}
          retryLabel={strings.templates.retry}
          onRetry={() => void refetch()}
        />
      )}
      <MissingLetters what={pages?.missing ?? null} />
      <p role="status" className="sr-only">
        {isBusy ? words.setting : words.shown(shown)}
      </p>
      <div
        tabIndex={0}
        role="group"
        aria-label={data ? words.ownPages(template.name) : words.samplePages(template.name)}
        className={cx(frame, hasFailed && 'hidden')}
      >
        {isBusy && (
          <div className="p-3 pb-0 sm:p-5 sm:pb-0">
            <Skeleton className="aspect-[8.5/11] w-full" />
          </div>
        )}
        <div ref={host} className="flex flex-col items-center gap-4 p-3 sm:p-5" />
      </div>
    </>
  )
}

function MissingLetters({ what }: { what: string | null }) {
  if (what === null) return null
  return (
    <Notice tone="warn" className="mb-4">
      {words.missing(what)}
    </Notice>
  )
}
