// How many suggestions there are, and the way to their list.
import { SpellCheck } from 'lucide-react'
import { Popover } from 'radix-ui'
import { lazy, Suspense } from 'react'
import { proofreading as words } from '../../strings/en/editing/proofreading.ts'
import { Button } from '../../ui/button.tsx'
import type { SuggestionListProps } from './suggestion-list.tsx'

/** Fetched when it is looked at first. */
const SuggestionList = lazy(async () => ({ default: (await import('./suggestion-list.tsx')).SuggestionList }))

export function SuggestionButton(props: SuggestionListProps) {
  const { scope, suggestions } = props.shown
  const count = suggestions.length
  // None is a result only where all was read.
  const isCounted = count > 0 || scope === 'all'
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button
          variant="quiet"
          size="sm"
          className="gap-1.5 px-2 tabular-nums"
          aria-label={isCounted ? words.count(count) : words.title}
        >
          <SpellCheck aria-hidden="true" className="size-4" />
          {isCounted && (
            <span aria-hidden="true">
              {count}
              <span className="@max-[32rem]:hidden">{words.count(count).replace(/^\d+/, '')}</span>
            </span>
          )}
        </Button>
      </Popover.Trigger>
      <Popover.Content
        align="end"
        sideOffset={10}
        collisionPadding={12}
        aria-label={words.title}
        className="z-30 max-h-(--radix-popover-content-available-height) w-96 max-w-[calc(100vw-1.5rem)] animate-fade overflow-y-auto overscroll-contain rounded-md border border-rule bg-sheet p-4 shadow-lift"
      >
        <Suspense fallback={<div className="h-48" />}>
          <SuggestionList {...props} />
        </Suspense>
      </Popover.Content>
    </Popover.Root>
  )
}
