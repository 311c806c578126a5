import { useState } from 'react'
import { jobTerms as words } from '../../strings/en/job-terms.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { keepFocus } from './keep-focus.ts'

interface Props {
  names: readonly string[]
  onBringBack: (names: readonly string[]) => void
}

/** What the person does not want counted, and the way back. */
export function IgnoredList({ names, onBringBack }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (names.length === 0) return null
  return (
    <div className="mt-4">
      <Disclosure label={words.ignored(names.length)} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
        <ul className="border-t border-rule">
          {names.map((name) => (
            <li key={name} className="flex items-center justify-between gap-2 border-b border-rule py-1 text-sm">
              <span className="min-w-0 text-ink-soft wrap-anywhere">{name}</span>
              <Button
                size="sm"
                variant="quiet"
                className="text-xs"
                aria-label={words.bringBackTerm(name)}
                data-leaves
                onClick={(event) => {
                  keepFocus(event.currentTarget)
                  onBringBack([name])
                }}
              >
                {words.bringBack}
              </Button>
            </li>
          ))}
        </ul>
        {names.length > 1 && (
          <Button
            size="sm"
            variant="quiet"
            className="mt-1 -ml-2.5"
            onClick={(event) => {
              keepFocus(event.currentTarget)
              onBringBack(names)
            }}
          >
            {words.bringAllBack}
          </Button>
        )}
      </Disclosure>
    </div>
  )
}
