import { History } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { editor as words } from '../../../strings/en/editor.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Editor } from '../use-editor.ts'

/** Rarely opened, and it brings the comparison of two texts with it. */
const VersionHistory = lazy(async () => ({ default: (await import('./version-history.tsx')).VersionHistory }))

interface Props {
  editor: Pick<Editor, 'state' | 'dispatch' | 'save' | 'filesChanged'>
  /** A version is the text now; this was the text before. */
  onRestored: (before: string) => void
}

/** There is nothing earlier before the first save. */
export function VersionHistoryButton({ editor, onRestored }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { resumeId } = editor.state
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
            {...editor}
            resumeId={resumeId}
            onClose={() => setOpen(false)}
            onRestored={(before) => {
              setOpen(false)
              onRestored(before)
              editor.filesChanged()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
