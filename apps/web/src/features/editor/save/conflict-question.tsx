// One passage that both versions changed: each version's words, marked against the words that both began with.
import { useId, useMemo } from 'react'
import { editor as words } from '../../../strings/en/editor.ts'
import { cx } from '../../../ui/class-names.ts'
import { markChanges, type Choice } from '../state/merge-text.ts'
import type { MergeQuestion } from '../state/resume-text.ts'

interface Props {
  question: MergeQuestion
  choice: Choice | null
  onChoose: (choice: Choice) => void
}

const option =
  'flex min-w-0 cursor-pointer gap-2.5 rounded-md border border-rule p-3 has-checked:border-pencil has-checked:bg-inset has-focus-visible:outline-2 has-focus-visible:outline-pencil'

export function ConflictQuestion({ question, choice, onChoose }: Props) {
  const name = useId()
  const radio = (value: Choice) => (
    <input
      type="radio"
      name={name}
      aria-label={words.conflict.choices[value]}
      aria-describedby={value === 'both' ? undefined : `${name}-${value}`}
      checked={choice === value}
      onChange={() => onChoose(value)}
      className="mt-1 shrink-0 accent-pencil focus:outline-none"
    />
  )
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="text-sm font-medium">{words.conflict.place(question.field, question.line)}</legend>
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        {(['mine', 'stored'] as const).map((side) => (
          <label key={side} className={option}>
            {radio(side)}
            <span className="min-w-0 grow">
              <span className="block text-sm text-ink-soft">{words.conflict.choices[side]}</span>
              <span
                id={`${name}-${side}`}
                className="mt-1 block max-h-48 overflow-y-auto font-mono text-xs leading-relaxed wrap-anywhere whitespace-pre-wrap"
              >
                <Version question={question} side={side} />
              </span>
            </span>
          </label>
        ))}
        {question.field !== 'title' && (
          <label className={cx(option, 'text-sm sm:col-span-2')}>
            {radio('both')}
            {words.conflict.choices.both}
          </label>
        )}
      </div>
    </fieldset>
  )
}

const marks = {
  same: '',
  added: 'bg-good-wash underline decoration-good underline-offset-2',
  removed: 'bg-mark-wash line-through decoration-mark',
}

function Version({ question, side }: { question: MergeQuestion; side: 'mine' | 'stored' }) {
  const { base, [side]: text } = question
  const parts = useMemo(() => markChanges(base, text), [base, text])
  return (
    <>
      <span className="text-ink-faint">{question.before}</span>
      {question[side] === '' && <span className="sr-only">{words.conflict.removed}</span>}
      {parts.map(({ kind, text }, index) => {
        const Tag = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span'
        return (
          <Tag key={index} className={marks[kind]}>
            {text}
          </Tag>
        )
      })}
      <span className="text-ink-faint">{question.after}</span>
    </>
  )
}
