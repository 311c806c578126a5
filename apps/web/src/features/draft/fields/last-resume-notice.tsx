import { strings } from '../../../strings/en.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { FormStart } from '../model/last-resume.ts'

const words = strings.create.lastResume

export function LastResumeNotice({ start: { title, startOver } }: { start: FormStart }) {
  if (title === null) return null
  return (
    <Notice tone="plain" className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="min-w-0 wrap-anywhere">{words.from(title)}</span>
      <Button variant="secondary" size="sm" onClick={startOver}>
        {words.startOver}
      </Button>
    </Notice>
  )
}
