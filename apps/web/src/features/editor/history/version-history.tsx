// The versions of a resume, each against the text as it stands, word for word. One button brings one back.
import { EditorView } from '@codemirror/view'
import { useEffect, useMemo, useRef, useState } from 'react'
import { editor } from '../../../strings/en/editor.ts'
import { frame } from '../../../strings/en/frame.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { diffLook } from '../proposal/diff-extensions.ts'
import { summarizeDiff } from '../proposal/diff-summary.ts'
import { useVersion, useVersions } from './version-queries.ts'

const words = editor.history
const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

interface Props {
  resumeId: string
  /** The text as it stands. */
  latex: string
  isLocked: boolean
  onClose: () => void
  onRestore: (latex: string) => void
}

export function VersionHistory({ onClose, ...props }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title}
      description={words.body}
      closeLabel={frame.close}
      size="wide"
    >
      <Versions {...props} />
    </Dialog>
  )
}

function Versions({ resumeId, ...props }: Omit<Props, 'onClose'>) {
  const [chosen, choose] = useState<string | null>(null)
  const { data: versions, isError, refetch } = useVersions(resumeId)
  if (isError) return <Failed onRetry={() => void refetch()} />
  if (!versions) return <Waiting />
  const shown = chosen ?? versions[0]?.id
  if (shown === undefined) return <p className="text-sm text-ink-soft">{words.none}</p>
  return (
    <div className="grid gap-4 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <ul aria-label={words.list} className="max-h-36 overflow-y-auto border-y border-rule sm:max-h-[60dvh]">
        {versions.map(({ id, reason, created_at: at }) => (
          <li key={id} className="border-b border-rule last:border-b-0">
            <button
              type="button"
              aria-current={id === shown}
              onClick={() => choose(id)}
              className="min-h-11 w-full border-l-2 border-transparent px-3 py-2 text-left text-sm hover:bg-inset aria-[current=true]:border-mark aria-[current=true]:bg-inset"
            >
              <time dateTime={at} className="block tabular-nums">
                {format.format(new Date(at))}
              </time>
              <span className="block text-xs text-ink-faint">{words.reasons[reason]}</span>
            </button>
          </li>
        ))}
      </ul>
      <Version key={shown} resumeId={resumeId} versionId={shown} {...props} />
    </div>
  )
}

type VersionProps = Omit<Props, 'onClose'> & { versionId: string }

function Version({ resumeId, versionId, latex, isLocked, onRestore }: VersionProps) {
  const { data: version, isError, refetch } = useVersion(resumeId, versionId)
  if (isError) return <Failed onRetry={() => void refetch()} />
  if (!version) return <Waiting />
  const text = version.latex_content
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Summary before={latex} after={text} />
        <Button size="sm" disabled={isLocked || text === latex} onClick={() => onRestore(text)}>
          {words.restore}
        </Button>
      </div>
      {isLocked && <Notice tone="plain">{words.locked}</Notice>}
      {text !== latex && <Comparison before={latex} after={text} />}
    </div>
  )
}

interface Texts {
  /** The text as it stands. */
  before: string
  /** What it would be. */
  after: string
}

function Summary({ before, after }: Texts) {
  const summary = useMemo(() => editor.proposal.summary(summarizeDiff(before, after)), [before, after])
  return <p className="text-sm text-ink-soft tabular-nums">{words.compared(summary)}</p>
}

function Comparison({ before, after }: Texts) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const view = new EditorView({
      parent: host.current as HTMLElement,
      doc: after,
      extensions: diffLook(words.comparison, before),
    })
    return () => view.destroy()
  }, [before, after])
  return <div ref={host} className="h-[min(26rem,50dvh)] overflow-hidden border border-rule" />
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="error">
      {words.failed}{' '}
      <Button size="sm" variant="quiet" onClick={onRetry}>
        {words.retry}
      </Button>
    </Notice>
  )
}

function Waiting() {
  return (
    <div>
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="mt-2 h-4 w-1/2" />
    </div>
  )
}
