import type { Fact } from '@galley/contract/facts'
import { limits } from '@galley/contract/limits'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { facts as words } from '../../strings/en/facts.ts'
import { sentenceOfCode } from '../../strings/error-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { useCorrectFact } from './fact-queries.ts'

/** A fact as a field. Enter and Save store it, Escape and Cancel leave; a blank one does nothing. */
export function FactForm({ fact, onDone }: { fact: Fact; onDone: () => void }) {
  const [text, setText] = useState(fact.text)
  const correct = useCorrectFact()
  const save = () => {
    const wanted = text.trim()
    if (wanted === '' || correct.isPending) return
    if (wanted === fact.text) return onDone()
    correct.mutate({ fact, text: wanted }, { onSuccess: onDone })
  }
  return (
    <form
      className="grid min-w-0 grow gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone()
      }}
    >
      <TextArea
        autoFocus
        label={words.field}
        hideLabel
        value={text}
        maxLength={Math.max(limits.factChars, fact.text.length)}
        minHeightPx={42}
        error={correct.error ? sentenceOf(correct.error) : undefined}
        onFocus={({ currentTarget: { value }, currentTarget }) =>
          currentTarget.setSelectionRange(value.length, value.length)
        }
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          save()
        }}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" busy={correct.isPending} disabled={text.trim() === ''}>
          {words.save}
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

const sentenceOf = (error: Error) =>
  error instanceof ApiError && error.code === 'not_a_fact' ? sentenceOfCode(error.code) : words.notSaved
