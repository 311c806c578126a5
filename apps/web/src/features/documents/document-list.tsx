// A resume's letters and notes: the list, the empty state, and the ways to a new one.
import { documentKinds, type DocumentItem, type DocumentKind } from '@galley/contract/documents'
import { Copy, EllipsisVertical, Plus, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { documents as words } from '../../strings/en/documents.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useCopyDocument, useDeleteDocument, useDocuments } from './document-queries.ts'
import { KindIcon } from './kind-icon.tsx'

/** A link to a document, around what it shows. */
export type DocumentLink = (documentId: string, label: string, content: ReactNode) => ReactNode

interface Props {
  resumeId: string
  linkTo: DocumentLink
  onNew: (kind: DocumentKind) => void
  /** What had the focus is gone. */
  onLeft: () => void
}

export function DocumentList({ resumeId, linkTo, onNew, onLeft }: Props) {
  const { data, isError, refetch } = useDocuments(resumeId)
  const [doomed, setDoomed] = useState<DocumentItem>()
  const copy = useCopyDocument(resumeId)
  const remove = useDeleteDocument(resumeId, onLeft)
  if (!data && isError)
    return <RetryNotice sentence={words.failed} retryLabel={words.retry} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  if (data.documents.length === 0) return <FirstDocument onNew={onNew} />
  return (
    <>
      <ul aria-label={words.list} className="divide-y divide-rule border-y border-rule">
        {data.documents.map((document) => (
          <Row
            key={document.id}
            document={document}
            linkTo={linkTo}
            onCopy={() => copy.mutate(document.id)}
            onDelete={() => setDoomed(document)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={doomed !== undefined}
        onOpenChange={(open) => open || setDoomed(undefined)}
        title={words.deleteQuestion(doomed?.title ?? '')}
        description={words.deleteConsequence}
        confirmLabel={words.delete}
        cancelLabel={words.cancel}
        onConfirm={() => doomed && remove.mutate(doomed.id)}
      />
    </>
  )
}

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

interface RowProps {
  document: DocumentItem
  linkTo: DocumentLink
  onCopy: () => void
  onDelete: () => void
}

function Row({ document, linkTo, onCopy, onDelete }: RowProps) {
  const { id, kind, title, updated_at: changedAt, written_by: writtenBy } = document
  return (
    <li className="flex items-center gap-2 py-1.5">
      <div className="min-w-0 grow">
        {linkTo(
          id,
          words.open(title),
          <>
            <KindIcon kind={kind} className="size-5 shrink-0 text-ink-faint" />
            <span className="min-w-0">
              <span className="block truncate font-display text-lg text-ink">{title}</span>
              <span className="block text-sm text-ink-faint">
                {words.kinds[kind]} · {words.writtenBy[writtenBy]} ·{' '}
                <time dateTime={changedAt}>{words.changed(day.format(new Date(changedAt)))}</time>
              </span>
            </span>
          </>,
        )}
      </div>
      <Menu trigger={<IconButton label={words.more(title)} icon={<EllipsisVertical aria-hidden="true" />} />}>
        <MenuItem onSelect={onCopy}>
          <Copy aria-hidden="true" className="size-4 text-ink-faint" />
          {words.copy}
        </MenuItem>
        <MenuItem onSelect={onDelete}>
          <Trash2 aria-hidden="true" className="size-4 text-ink-faint" />
          {words.delete}
        </MenuItem>
      </Menu>
    </li>
  )
}

/** The four kinds, each with what it is for. */
function FirstDocument({ onNew }: { onNew: (kind: DocumentKind) => void }) {
  return (
    <section aria-labelledby="first-document">
      <h2 id="first-document" className="font-display text-xl">
        {words.empty.title}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">{words.empty.body}</p>
      <ul className="divide-y divide-rule border-y border-rule">
        {documentKinds.map((kind) => (
          <li key={kind}>
            <button
              type="button"
              onClick={() => onNew(kind)}
              className="flex w-full items-center gap-4 px-2 py-4 text-left hover:bg-inset"
            >
              <KindIcon kind={kind} className="size-5 shrink-0 text-ink-faint" />
              <span className="min-w-0 grow">
                <span className="block font-display text-lg text-ink">{words.kinds[kind]}</span>
                <span className="block text-sm text-ink-soft">{words.about[kind]}</span>
              </span>
              <Plus aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function NewDocumentMenu({ onNew }: { onNew: (kind: DocumentKind) => void }) {
  return (
    <Menu
      trigger={
        <Button>
          <Plus aria-hidden="true" className="size-4" />
          {words.new}
        </Button>
      }
    >
      {documentKinds.map((kind) => (
        <MenuItem key={kind} onSelect={() => onNew(kind)}>
          <KindIcon kind={kind} />
          {words.kinds[kind]}
        </MenuItem>
      ))}
    </Menu>
  )
}

function ListSkeleton() {
  return (
    <div role="status" aria-label={words.loading} className="grid gap-3">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  )
}
