// Two versions of one resume, each with other words in the same place: the person sees both and chooses. Until then
// neither is lost.
import { Dialog } from 'radix-ui'
import { useState, type Dispatch, type ReactNode } from 'react'
import { editor as words } from '../../../strings/en/editor.ts'
import { Button } from '../../../ui/button.tsx'
import { ConflictQuestion } from './conflict-question.tsx'
import type { EditorAction, EditorState } from '../state/editor-state.ts'
import type { Choice } from '../state/merge-text.ts'
import { questionsOf, type MergedText, type MergeQuestion } from '../state/resume-text.ts'

interface Props {
  state: EditorState
  dispatch: Dispatch<EditorAction>
}

export function ConflictDialog({ state: { save }, dispatch }: Props) {
  if (save.kind === 'conflict') return <Conflict merged={save.merged} dispatch={dispatch} />
  if (save.kind !== 'failed' || save.trouble !== 'gone') return null
  return (
    <Waiting title={words.gone.title} body={words.gone.body}>
      <div className="mt-4 flex justify-end">
        <Button onClick={() => dispatch({ type: 'detached' })}>{words.gone.saveAsNew}</Button>
      </div>
    </Waiting>
  )
}

/** Where both only added something, nothing is lost by keeping both. */
const firstChoice = ({ base, field }: MergeQuestion): Choice | null =>
  base === '' && field !== 'title' ? 'both' : null

function Conflict({ merged, dispatch }: { merged: MergedText } & Pick<Props, 'dispatch'>) {
  const questions = questionsOf(merged)
  const [chosen, setChosen] = useState<Record<number, Choice>>({})
  const choices = questions.map((question, index) => chosen[index] ?? firstChoice(question))
  const made = choices.filter((choice) => choice !== null)
  const left = questions.length - made.length
  const chooseAll = (choice: Choice) => setChosen(Object.fromEntries(questions.map((_, index) => [index, choice])))
  return (
    <Waiting title={words.conflict.title} body={words.conflict.body}>
      {questions.length > 1 && (
        <div className="mt-3 flex flex-wrap gap-2">
          {(['mine', 'stored'] as const).map((choice) => (
            <Button key={choice} size="sm" variant="quiet" onClick={() => chooseAll(choice)}>
              {words.conflict.all[choice]}
            </Button>
          ))}
        </div>
      )}
      {questions.map((question, index) => (
        <ConflictQuestion
          key={`${question.field} ${question.line} ${question.base}`}
          question={question}
          choice={choices[index] ?? null}
          onChoose={(choice) => setChosen({ ...chosen, [index]: choice })}
        />
      ))}
      <p role="status" className="mt-4 text-sm text-ink-soft">
        {left > 0 && words.conflict.left(left)}
      </p>
      <div className="mt-2 flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={() => dispatch({ type: 'detached' })}>
          {words.conflict.keepBoth}
        </Button>
        <Button disabled={left > 0} onClick={() => dispatch({ type: 'conflictResolved', choices: made })}>
          {words.conflict.save}
        </Button>
      </div>
    </Waiting>
  )
}

/**
 * A dialog that waits for an answer: nothing else closes it. It opens by itself, so that no trigger of its own takes
 * the focus back.
 */
function Waiting({ title, body, children }: { title: string; body: string; children: ReactNode }) {
  const [focusedBefore] = useState(() => document.activeElement)
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-veil" />
        <Dialog.Content
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (focusedBefore instanceof HTMLElement) focusedBefore.focus()
          }}
          className="fixed left-1/2 top-1/2 z-40 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-3xl -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-md border border-rule bg-sheet p-4 shadow-lift focus:outline-none sm:p-6"
        >
          <Dialog.Title className="font-display text-2xl">{title}</Dialog.Title>
          <Dialog.Description className="mt-2 text-ink-soft">{body}</Dialog.Description>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
