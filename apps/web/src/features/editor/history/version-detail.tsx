// One version: its name, what it would change, and the way back to it.
import { versionConflict } from '@galley/contract/resumes'
import type { ResumeVersion, VersionListItem } from '@galley/contract/versions'
import { EditorView } from '@codemirror/view'
import { AlignLeft, Columns2 } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, type Dispatch } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { editor } from '../../../strings/en/editor.ts'
import { Button } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useFileList } from '../files/file-calls.ts'
import { diffLook } from '../proposal/diff-extensions.ts'
import { summarizeDiff } from '../proposal/diff-summary.ts'
import { isDirty, isLatexLocked, type EditorAction, type EditorState } from '../state/editor-state.ts'
import { movedFiles } from './moved-files.ts'
import { NameForm } from './name-form.tsx'
import { VersionPages } from './version-pages.tsx'
import { useRestoreVersion, useVersion } from './version-queries.ts'
import { Failed, Waiting } from './version-states.tsx'

const words = editor.history

interface Props {
  resumeId: string
  version: VersionListItem
  state: EditorState
  dispatch: Dispatch<EditorAction>
  onRestored: (before: string) => void
}

type View = 'text' | 'pages'
const views = [
  { value: 'text', label: words.text, icon: <AlignLeft aria-hidden="true" className="size-4" /> },
  { value: 'pages', label: words.pages, icon: <Columns2 aria-hidden="true" className="size-4" /> },
] as const

export function VersionDetail(props: Props) {
  const { data, isError, refetch } = useVersion(props.resumeId, props.version.id)
  if (isError) return <Failed onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  return <Compared {...props} text={data.latex_content} files={data.files} />
}

/** It is kept from version to version, so that pages can be looked through. */
let lastView: View = 'text'

type ComparedProps = Props & { text: string; files: ResumeVersion['files'] }

function Compared({ resumeId, version, state, dispatch, onRestored, text, files }: ComparedProps) {
  const { currentLatex: latex } = state
  const [view, setView] = useState<View>(lastView)
  const stored = { resumeId, version: state.version }
  const restoring = useRestoreVersion(stored)
  const isLocked = isLatexLocked(state)
  const moved = useMovedFiles(resumeId, files)
  const isSame = text === latex && moved.length === 0
  const restore = () =>
    restoring.mutate(version.id, {
      onSuccess: (resume) => {
        dispatch({ type: 'versionRestored', stored: resume })
        onRestored(latex)
      },
      onError: (error) => {
        const conflict = versionConflict.safeParse(error instanceof ApiError ? error.body : null)
        if (conflict.success) dispatch({ type: 'saveConflicted', stored: conflict.data.current })
      },
    })
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <div className="min-w-0 grow basis-60 sm:max-w-96">
          <NameForm
            key={version.name}
            label={words.name.label}
            action={words.name.save}
            stored={stored}
            versionId={version.id}
            name={version.name ?? ''}
          />
        </div>
        <div className="ml-auto flex items-center gap-3">
          <Segmented label={words.view} value={view} options={views} onChange={(next) => setView((lastView = next))} />
          <Button busy={restoring.isPending} disabled={isLocked || isDirty(state) || isSame} onClick={restore}>
            {words.restore}
          </Button>
        </div>
      </div>
      <Summary before={latex} after={text} files={moved} />
      {isLocked && <Notice tone="plain">{words.locked}</Notice>}
      {!isLocked && isDirty(state) && <Notice tone="plain">{words.unsaved}</Notice>}
      {restoring.isError && <Notice tone="error">{troubleOf(restoring.error)}</Notice>}
      {view === 'pages' ? (
        <VersionPages text={text} versionId={version.id} state={state} />
      ) : (
        text !== latex && <Comparison before={latex} after={text} />
      )}
    </div>
  )
}

const troubleOf = (error: Error): string =>
  error instanceof ApiError && error.code === 'version_conflict' ? words.conflict : words.restoreFailed

interface Texts {
  /** The text as it stands. */
  before: string
  /** What it would be. */
  after: string
}

/** In words, what of the files restoring changes. */
function useMovedFiles(resumeId: string, files: ResumeVersion['files']): string[] {
  const { data: now } = useFileList(resumeId)
  return useMemo(() => (files && now ? movedFiles(now, files) : []), [files, now])
}

function Summary({ before, after, files }: Texts & { files: readonly string[] }) {
  const summary = useMemo(() => editor.proposal.summary(summarizeDiff(before, after)), [before, after])
  return <p className="text-sm text-ink-soft tabular-nums">{words.compared(summary, files)}</p>
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
  return <div ref={host} className="h-[max(16rem,calc(100dvh-23rem))] overflow-hidden border border-rule" />
}
