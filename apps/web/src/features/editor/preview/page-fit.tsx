import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { editor as words } from '../../../strings/en/editor.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useFit, type FitState } from './use-fit.ts'
import type { RoomOnPages } from './room-on-pages.ts'

/** The text beside its page, and how it is changed. */
export interface FittedText {
  latex: string
  isLocked: boolean
  onChange: (latex: string) => void
  onUndo: () => void
}

interface Props extends FittedText {
  room: RoomOnPages
  /** The page is not of the present text. */
  isBehind: boolean
}

/** Below the bar, where a few lines stand on a page of their own: what they are, and the way to have them fit. */
export function PageFit({ room: { pages, room }, latex, isLocked, isBehind, onChange, onUndo }: Props) {
  const { state, run, forget } = useFit(latex, onChange)
  const isSaid = 'latex' in state && state.latex !== latex ? 'idle' : state.kind
  if (isSaid === 'fitted' || isSaid === 'too_long' || isSaid === 'failed')
    return (
      <Row onClose={forget}>
        <Said state={state} />
        {isSaid === 'fitted' && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              onUndo()
              forget()
            }}
          >
            {words.fit.undo}
          </Button>
        )}
      </Row>
    )
  if (room.kind !== 'over' || pages < 2) return null
  const target = pages - 1
  return (
    <Row>
      <p className="min-w-0 grow">{words.fit.over(room.lines, target)}</p>
      <Button
        variant="secondary"
        size="sm"
        busy={isSaid === 'running'}
        disabled={isLocked || isBehind}
        onClick={() => void run(target)}
      >
        {isSaid === 'running' ? words.fit.running : words.fit.action(target)}
      </Button>
    </Row>
  )
}

function Row({ children, onClose }: { children: ReactNode; onClose?: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule bg-inset px-3 py-1.5 text-sm">
      {children}
      {onClose && (
        <IconButton label={words.fit.close} icon={<X aria-hidden="true" />} onClick={onClose} className="size-8" />
      )}
    </div>
  )
}

function Said({ state }: { state: FitState }) {
  return (
    <div role="status" className="min-w-0 grow basis-56">
      {state.kind === 'fitted' && <p>{words.fit.fitted(state.pages, state.what)}</p>}
      {state.kind === 'failed' && <p className="text-mark">{state.message}</p>}
      {state.kind === 'too_long' && (
        <>
          <p>{words.fit.tooLong(state.lines, state.pages)}</p>
          {state.candidates.length > 0 && (
            <>
              <p className="mt-1 text-ink-soft">{words.fit.candidates}</p>
              <ul className="list-disc pl-5 text-ink-soft">
                {state.candidates.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </div>
  )
}
