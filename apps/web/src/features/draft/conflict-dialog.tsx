// Where the form and the PDF say different things, the person chooses, field by field; what was typed is chosen to begin with.
import { useState } from 'react'
import { strings } from '../../strings/en.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { Conflict } from './merge-import.ts'

const words = strings.importing.conflicts
const names = strings.importing.fields

interface Props {
  conflicts: readonly Conflict[]
  /** With those of which the PDF's word is taken. */
  onChosen: (taken: readonly Conflict[]) => void
}

export function ConflictDialog({ conflicts, onChosen }: Props) {
  const [taken, setTaken] = useState<readonly string[]>([])
  const choose = (path: string, isTheirs: boolean) =>
    setTaken([...taken.filter((one) => one !== path), ...(isTheirs ? [path] : [])])
  return (
    <Dialog
      open
      size="wide"
      title={words.title}
      description={words.lead}
      closeLabel={words.close}
      onOpenChange={(open) => !open && onChosen([])}
    >
      <div className="grid gap-5">
        {conflicts.map(({ path, mine, theirs }) => (
          <fieldset key={path}>
            <legend className="mb-1.5 text-sm font-medium">{names[path.replace('personalInfo.', '')] ?? path}</legend>
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
                    name={path}
                    className="mt-1 accent-ink"
                    checked={taken.includes(path) === isTheirs}
                    onChange={() => choose(path, isTheirs)}
                  />
                  <span className="min-w-0 text-sm">
                    <span className="block text-xs text-ink-faint">{label}</span>
                    <span className="line-clamp-6 wrap-anywhere whitespace-pre-line">{text}</span>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <div className="flex justify-end">
          <Button onClick={() => onChosen(conflicts.filter(({ path }) => taken.includes(path)))}>{words.apply}</Button>
        </div>
      </div>
    </Dialog>
  )
}
