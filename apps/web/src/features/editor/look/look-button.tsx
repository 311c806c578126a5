import { Palette } from 'lucide-react'
import { Popover } from 'radix-ui'
import { lazy, Suspense } from 'react'
import { strings } from '../../../strings/en.ts'
import { Button } from '../../../ui/button.tsx'
import { undoKeys } from '../../../ui/undo-keys.ts'
import type { LookPanelProps } from './look-panel.tsx'

/** Fetched when it is looked at first. */
const LookPanel = lazy(async () => ({ default: (await import('./look-panel.tsx')).LookPanel }))

const words = strings.look

interface Props extends LookPanelProps {
  onUndo: () => void
  onRedo: () => void
}

/** Opens the panel beside the page, so that each change is seen there. */
export function LookButton({ onUndo, onRedo, ...panel }: Props) {
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button variant="quiet" size="sm" className="gap-1.5 px-2 @max-[22rem]:px-1">
          <Palette aria-hidden="true" className="size-4" />
          <span className="@max-[26rem]:sr-only">{words.action}</span>
        </Button>
      </Popover.Trigger>
      <Popover.Content
        align="start"
        sideOffset={10}
        collisionPadding={12}
        aria-label={words.title}
        onKeyDown={undoKeys({ onUndo, onRedo })}
        className="z-30 max-h-(--radix-popover-content-available-height) w-92 max-w-[calc(100vw-1.5rem)] animate-fade overflow-y-auto overscroll-contain rounded-md border border-rule bg-sheet p-4 shadow-lift"
      >
        <Suspense fallback={<div className="h-96" />}>
          <LookPanel {...panel} />
        </Suspense>
      </Popover.Content>
    </Popover.Root>
  )
}
