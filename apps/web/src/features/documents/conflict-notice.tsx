import type { ResumeDocument } from '@galley/contract/documents'
import { documents } from '../../strings/en/documents.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { textsOf } from './texts-of.ts'

const words = documents.conflict

interface Props {
  /** What is stored. */
  other: ResumeDocument
  onKeepMine: () => void
  onUseOther: () => void
}

/** Two texts of one document: what was typed here is in the fields, the other one can be read before one is chosen. */
export function ConflictNotice({ other, onKeepMine, onUseOther }: Props) {
  return (
    <Notice tone="error" className="mb-6">
      <p className="font-medium">{words.title}</p>
      <p className="mt-1 text-ink-soft">{words.body}</p>
      <details className="mt-2 text-ink-soft">
        <summary className="cursor-default">{words.show}</summary>
        <p className="mt-2 max-h-72 overflow-y-auto rounded-sm bg-sheet p-3 whitespace-pre-wrap text-ink">
          {textsOf(other.content)
            .filter((text) => text !== '')
            .join('\n\n')}
        </p>
      </details>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={onKeepMine}>
          {words.keepMine}
        </Button>
        <Button size="sm" variant="secondary" onClick={onUseOther}>
          {words.useOther}
        </Button>
      </div>
    </Notice>
  )
}
