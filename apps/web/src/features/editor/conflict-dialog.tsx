// Two texts of one resume: the person sees both and says which is to stay. Until then neither is lost.
import { MergeView } from '@codemirror/merge'
import { EditorState as CodeState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { Dialog } from 'radix-ui'
import { useEffect, useRef, type Dispatch } from 'react'
import { editor as words } from '../../strings/en/editor.ts'
import { Button } from '../../ui/button.tsx'
import { latexLook } from './editor-extensions.ts'
import type { EditorEvent, EditorState } from './editor-state.ts'

interface Props {
  state: EditorState
  dispatch: Dispatch<EditorEvent>
}

export function ConflictDialog({ state, dispatch }: Props) {
  const { save } = state
  if (save.kind === 'conflict') {
    return (
      <Question title={words.conflict.title} body={words.conflict.body}>
        {save.contested.includes('title') && (
          <Sides label={words.conflict.titles} stored={save.stored.title} mine={state.resumeTitle} />
        )}
        {save.contested.includes('jobDescription') && (
          <Comparison stored={save.stored.job_description ?? ''} mine={state.jobDescription} />
        )}
        {save.contested.includes('latex') && (
          <Comparison stored={save.stored.latex_content} mine={state.currentLatex} />
        )}
        <div className="mt-4 flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={() => dispatch({ type: 'detached' })}>
            {words.conflict.keepBoth}
          </Button>
          <Button variant="secondary" onClick={() => dispatch({ type: 'conflictSettled', keep: 'stored' })}>
            {words.conflict.takeStored}
          </Button>
          <Button onClick={() => dispatch({ type: 'conflictSettled', keep: 'mine' })}>{words.conflict.keepMine}</Button>
        </div>
      </Question>
    )
  }
  if (save.kind !== 'failed' || save.trouble !== 'gone') return null
  return (
    <Question title={words.gone.title} body={words.gone.body}>
      <div className="mt-4 flex justify-end">
        <Button onClick={() => dispatch({ type: 'detached' })}>{words.gone.saveAsNew}</Button>
      </div>
    </Question>
  )
}

/** A dialog that waits for an answer: nothing else closes it. */
function Question({ title, body, children }: { title: string; body: string; children: React.ReactNode }) {
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-veil" />
        <Dialog.Content
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed left-1/2 top-1/2 z-40 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-5xl -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-md border border-rule bg-sheet p-6 shadow-lift focus:outline-none"
        >
          <Dialog.Title className="font-display text-2xl">{title}</Dialog.Title>
          <Dialog.Description className="mt-2 text-ink-soft">{body}</Dialog.Description>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Sides({ label, stored, mine }: { label: string; stored: string; mine: string }) {
  return (
    <dl aria-label={label} className="mt-4 grid grid-cols-2 gap-4 border border-rule p-3 text-sm">
      <div className="min-w-0">
        <dt className="text-ink-faint">{words.conflict.stored}</dt>
        <dd className="wrap-anywhere">{stored}</dd>
      </div>
      <div className="min-w-0">
        <dt className="text-ink-faint">{words.conflict.mine}</dt>
        <dd className="wrap-anywhere">{mine}</dd>
      </div>
    </dl>
  )
}

function Comparison({ stored, mine }: { stored: string; mine: string }) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const side = (doc: string, label: string) => ({
      doc,
      extensions: [
        latexLook,
        CodeState.readOnly.of(true),
        EditorView.editable.of(false),
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
      ],
    })
    const view = new MergeView({
      parent: host.current as HTMLElement,
      a: side(stored, words.conflict.stored),
      b: side(mine, words.conflict.mine),
      collapseUnchanged: { margin: 2, minSize: 4 },
    })
    return () => view.destroy()
  }, [stored, mine])
  return <div ref={host} className="mt-4 max-h-[50dvh] overflow-auto border border-rule" />
}
