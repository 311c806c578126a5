import type { HandWritten } from '@galley/resume/lens/lens-types'
import { Code } from 'lucide-react'
import { strings } from '../../strings/en.ts'
import { Button } from '../../ui/button.tsx'
import { useLens } from './lens-context.ts'

const words = strings.formView
const maxChars = 600

/** LaTeX that the form has no fields for, as it stands. */
export function HandWrittenBlock({ block }: { block: HandWritten }) {
  const lens = useLens()
  const source = lens.document.latex.slice(block.from, block.to)
  return (
    <figure data-from={block.from} className="rounded-md border border-dashed border-rule bg-inset p-3">
      <figcaption className="mb-2 flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
        <span className="inline-flex items-center gap-1.5">
          <Code aria-hidden="true" className="size-4" />
          {words.handWritten}
        </span>
        <Button variant="quiet" size="sm" onClick={() => lens.editInLatex(block)}>
          {words.editInLatex}
        </Button>
      </figcaption>
      <pre className="max-h-40 overflow-auto font-mono text-xs leading-relaxed whitespace-pre-wrap text-ink-soft">
        {source.length > maxChars ? `${source.slice(0, maxChars)}…` : source}
      </pre>
    </figure>
  )
}
