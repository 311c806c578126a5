// Claims that nothing proves, each as a question. The answer is said in the chat, and is a fact from then on: it is
// sent with the claim's text.
import type { Claim } from '@galley/contract/assistant'
import { useState, type FormEvent } from 'react'
import { assistant } from '../../strings/en/assistant.ts'
import { Button } from '../../ui/button.tsx'
import { inputClass } from '../../ui/fields/field.tsx'
import { cx } from '../../ui/class-names.ts'

const words = assistant.card

interface Props {
  claims: Claim[]
  isAnswerable: boolean
  onAnswer: (answer: string, claim: string) => void
}

export function ClaimList({ claims, isAnswerable, onAnswer }: Props) {
  const groups = [
    { title: words.heldBack, of: claims.filter(({ isHeldBack }) => isHeldBack) },
    { title: words.doubtful, of: claims.filter(({ isHeldBack }) => !isHeldBack) },
  ]
  return groups.map(
    ({ title, of }) =>
      of.length > 0 && (
        <div key={title} className="border-t border-rule px-3.5 py-3">
          <h4 className="text-xs text-ink-faint">{title}</h4>
          <ul className="mt-1.5 flex flex-col gap-3">
            {of.map((claim, index) => (
              <li key={`${claim.text} ${index}`}>
                <Question claim={claim} isAnswerable={isAnswerable} onAnswer={onAnswer} />
              </li>
            ))}
          </ul>
        </div>
      ),
  )
}

function Question({ claim, isAnswerable, onAnswer }: Omit<Props, 'claims'> & { claim: Claim }) {
  const [answer, setAnswer] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (answer.trim() === '' || !isAnswerable) return
    onAnswer(answer.trim(), claim.text)
    setAnswer('')
  }
  return (
    <form onSubmit={submit}>
      <p className="text-sm wrap-anywhere">
        <q className="font-display italic">{claim.text}</q>
        {claim.where !== null && <span className="text-ink-faint"> {words.where(claim.where)}</span>}
      </p>
      {claim.question !== null && (
        <>
          <p className="mt-0.5 text-sm text-ink-soft">{claim.question}</p>
          <div className="mt-1.5 flex gap-2">
            <input
              aria-label={words.answerLabel(claim.text)}
              value={answer}
              placeholder={words.answerHint}
              onChange={(event) => setAnswer(event.target.value)}
              className={cx(inputClass, 'min-h-8 py-1')}
            />
            <Button type="submit" size="sm" variant="secondary" disabled={!isAnswerable || answer.trim() === ''}>
              {words.answer}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}
