// Where the form and the file say different things, the person chooses, field by field; what was typed is chosen to
// begin with.
import { useState } from 'react'
import { strings } from '../../../strings/en.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { labelOfKey } from '../model/field-labels.ts'
import type { Conflict } from '../model/merge-entries.ts'

const words = strings.importing.conflicts

interface Props {
  conflicts: readonly Conflict[]
  /** With those of which the file's word is taken; `isChosen` is false where the question was put away. */
  onChosen: (taken: readonly Conflict[], isChosen: boolean) => void
}

export function ConflictDialog({ conflicts, onChosen }: Props) {
  const [taken, setTaken] = useState<readonly string[]>([])
  const choose = (key: string, isTheirs: boolean) =>
    setTaken([...taken.filter((one) => one !== key), ...(isTheirs ? [key] : [])])
  return (
    <Dialog
      open
      size="wide"
      title={words.title}
      description={words.lead}
      closeLabel={words.close}
      onOpenChange={(open) => !open && onChosen([], false)}
    >
      <div className="grid gap-5">
        {conflicts.map(({ key, entry, mine, theirs }) => (
          <fieldset key={key}>
            <legend className="mb-1.5 text-sm font-medium">
              {entry && <span className="font-display text-ink-soft italic">{entry}: </span>}
              {labelOfKey(key)}
            </legend>
            <div className="grid gap-2 sm:grid-cols-2">
              {[
                { label: words.mine, text: mine, isTheirs: false },
                { label: words.theirs, text: theirs, isTheirs: true },
              ].map(({ label, text, isTheirs }) => (
                <label
                  key={label}
                  className="flex cursor-pointer items-start gap-2.5 rounded-md border border-rule p-3 has-checked:border-ink"
                >
                  <input
                    type="radio"
                    name={key}
                    className="mt-1 accent-ink"
                    checked={taken.includes(key) === isTheirs}
                    onChange={() => choose(key, isTheirs)}
                  />
                  <span className="min-w-0 text-sm">
                    <span className="block text-xs text-ink-faint">{label}</span>
                    <span className="block max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-line">{text}</span>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <div className="flex justify-end">
          <Button
            onClick={() =>
              onChosen(
                conflicts.filter(({ key }) => taken.includes(key)),
                true,
              )
            }
          >
            {words.apply}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
