import { History } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { editor as words } from '../../../strings/en/editor.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { isLatexLocked, type EditorState } from '../state/editor-state.ts'

/** Rarely opened, and it brings the comparison of two texts with it. */
const VersionHistory = lazy(async () => ({ default: (await import('./version-history.tsx')).VersionHistory }))

interface Props {
  state: EditorState
  onRestore: (latex: string) => void
}

/** There is nothing earlier before the first save. */
export function VersionHistoryButton({ state, onRestore }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { resumeId, currentLatex } = state
  if (resumeId === null) return null
  return (
    <>
      <IconButton
        label={words.history.action}
        icon={<History aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="size-8"
      />
      {isOpen && (
        <Suspense>
          <VersionHistory
            resumeId={resumeId}
            latex={currentLatex}
            isLocked={isLatexLocked(state)}
            onClose={() => setOpen(false)}
            onRestore={(latex) => {
              setOpen(false)
              onRestore(latex)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
