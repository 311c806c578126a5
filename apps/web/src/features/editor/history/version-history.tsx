// The versions of a resume: the list by days, and one of them against the text as it stands.
import { useEffect, useState, type Dispatch } from 'react'
import { editor } from '../../../strings/en/editor.ts'
import { frame } from '../../../strings/en/frame.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { isDirty, type EditorAction, type EditorState } from '../state/editor-state.ts'
import { NameForm } from './name-form.tsx'
import { VersionDetail } from './version-detail.tsx'
import { VersionList } from './version-list.tsx'
import { useVersions } from './version-queries.ts'
import { Failed, Waiting } from './version-states.tsx'

const words = editor.history

interface Props {
  resumeId: string
  state: EditorState
  dispatch: Dispatch<EditorAction>
  save: () => Promise<void>
  onClose: () => void
  onRestored: (before: string) => void
}

export function VersionHistory({ onClose, ...props }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title}
      description={words.body}
      closeLabel={frame.close}
      size="full"
    >
      <Versions {...props} />
    </Dialog>
  )
}

function Versions({ save, ...props }: Omit<Props, 'onClose'>) {
  const { resumeId, state } = props
  const [chosen, choose] = useState<string | null>(null)
  const { data: versions, isError, refetch } = useVersions(resumeId, state.saves)
  // The history is that of the stored text: what was typed just now is stored first.
  useEffect(() => void save(), [save])
  if (isError) return <Failed onRetry={() => void refetch()} />
  if (!versions) return <Waiting />
  const shown = versions.find(({ id }) => id === chosen) ?? versions[0]
  return (
    <div className="grid gap-4 sm:grid-cols-[15rem_minmax(0,1fr)] sm:gap-6">
      <div className="flex min-w-0 flex-col gap-4">
        <NameForm
          key={state.saves}
          label={words.name.currentLabel}
          hint={words.name.currentHint}
          action={words.name.currentSave}
          stored={{ resumeId, version: state.version }}
          versionId={null}
          name=""
          isDisabled={isDirty(state)}
          onNamed={choose}
        />
        {shown && <VersionList versions={versions} shown={shown.id} onChoose={choose} />}
      </div>
      {shown ? (
        <VersionDetail key={shown.id} version={shown} {...props} />
      ) : (
        <p className="text-sm text-ink-soft">{words.none}</p>
      )}
    </div>
  )
}
