// One letter or note: its text, how it stands, and what to do with it.
import type { DocumentContent, ResumeDocument } from '@galley/contract/documents'
import { limits } from '@galley/contract/limits'
import { blanksIn } from '@galley/resume/letter/blanks'
import type { ReactNode } from 'react'
import { documents as words } from '../../strings/en/documents.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { useDocument, isGone } from './document-queries.ts'
import { HeldBack } from './held-back.tsx'
import { LetterDownload } from './letter-download.tsx'
import { LetterFields } from './letter-fields.tsx'
import { LetterPreview } from './letter-preview.tsx'
import { LinkedInFields } from './linked-in-fields.tsx'
import { StoriesFields } from './stories-fields.tsx'
import { textsOf } from './texts-of.ts'
import { useSavedDocument, type SavedDocument } from './use-saved-document.ts'

interface Props {
  resumeId: string
  documentId: string
  /** Back to the list, where there is no such document. */
  listLink: ReactNode
}

export function DocumentEditor({ resumeId, documentId, listLink }: Props) {
  const { data, error, refetch } = useDocument(resumeId, documentId)
  if (data) return <OpenDocument key={data.id} resumeId={resumeId} document={data} />
  if (error && isGone(error))
    return (
      <Notice tone="plain" className="flex flex-wrap gap-x-3">
        {words.gone} {listLink}
      </Notice>
    )
  if (error) return <RetryNotice sentence={words.failed} retryLabel={words.retry} onRetry={() => void refetch()} />
  return <Skeleton className="h-96" />
}

function OpenDocument({ resumeId, document }: { resumeId: string; document: ResumeDocument }) {
  const saved = useSavedDocument(resumeId, document)
  const { content } = saved
  const isLetter = content.kind === 'letter' || content.kind === 'thank_you'
  return (
    <div className={cx('grid gap-8', isLetter ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]' : 'max-w-4xl')}>
      <div className="min-w-0">
        <div className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-2">
          <TextField
            className="min-w-48 grow"
            label={words.editor.name}
            maxLength={limits.titleChars}
            value={saved.title}
            onChange={(event) => saved.edit({ title: event.currentTarget.value })}
          />
          {isLetter && <LetterDownload resumeId={resumeId} documentId={document.id} saveNow={saved.saveNow} />}
        </div>
        <div className="mb-5 flex min-h-6 flex-wrap items-baseline justify-between gap-x-4 text-sm">
          <BlanksNote content={content} />
          <SaveLine saved={saved} />
        </div>
        {saved.other && <ConflictNotice other={saved.other} onKeepMine={saved.keepMine} onUseOther={saved.useOther} />}
        <HeldBack claims={document.held_back} />
        <Fields content={content} onEdit={(edited) => saved.edit({ content: edited })} />
      </div>
      {isLetter && <LetterPreview resumeId={resumeId} documentId={document.id} version={saved.version} />}
    </div>
  )
}

function Fields({ content, onEdit }: { content: DocumentContent; onEdit: (content: DocumentContent) => void }) {
  switch (content.kind) {
    case 'letter':
    case 'thank_you':
      return <LetterFields content={content} onEdit={onEdit} />
    case 'linkedin':
      return <LinkedInFields content={content} onEdit={onEdit} />
    case 'interview':
      return <StoriesFields content={content} onEdit={onEdit} />
  }
}

/** What is still to be said, by its count; what blanks are stands beside it. */
function BlanksNote({ content }: { content: DocumentContent }) {
  const count = textsOf(content).flatMap(blanksIn).length
  if (count === 0) return <span />
  return (
    <p className="text-warn">
      {words.editor.blanks(count)}. <span className="text-ink-soft">{words.editor.blanksHint}</span>
    </p>
  )
}

function SaveLine({ saved: { save, saveNow } }: { saved: SavedDocument }) {
  const said = {
    saved: words.editor.saved,
    saving: words.editor.saving,
    unsaved: words.editor.unsaved,
    failed: words.editor.notSaved,
    conflict: words.editor.unsaved,
  }[save]
  return (
    <span className="ml-auto inline-flex items-baseline gap-3">
      <span role="status" className={save === 'failed' ? 'text-mark' : 'text-ink-faint'}>
        {said}
      </span>
      {save === 'failed' && (
        <Button size="sm" variant="secondary" onClick={() => void saveNow()}>
          {words.editor.saveAgain}
        </Button>
      )}
    </span>
  )
}
