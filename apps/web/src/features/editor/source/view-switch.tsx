import { ToggleGroup } from 'radix-ui'
import { useState } from 'react'
import { strings } from '../../../strings/en.ts'

/** Two views of one text. */
export type TextView = 'form' | 'latex'

const words = strings.formView
const keyOf = (userId: string) => `galley-editor-view-${userId}`

/** The view that this person chose last; before that, the form on a phone and LaTeX on a desk. */
function storedView(userId: string): TextView {
  try {
    const stored = localStorage.getItem(keyOf(userId))
    if (stored === 'form' || stored === 'latex') return stored
  } catch {
    // No storage: the default.
  }
  return window.matchMedia('(min-width: 60rem)').matches ? 'latex' : 'form'
}

export interface ChosenView {
  readonly view: TextView
  /** For now: a link led there. */
  readonly show: (view: TextView) => void
  /** From now on: the person switched. */
  readonly choose: (view: TextView) => void
}

export function useSourceView(userId: string): ChosenView {
  const [view, setView] = useState(() => storedView(userId))
  const choose = (next: TextView) => {
    setView(next)
    try {
      localStorage.setItem(keyOf(userId), next)
    } catch {
      // Not remembered, then.
    }
  }
  return { view, show: setView, choose }
}

export function ViewSwitch({ view, onChange }: { view: TextView; onChange: (view: TextView) => void }) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={words.views}
      value={view}
      onValueChange={(next) => next && onChange(next as TextView)}
      className="flex gap-1"
    >
      {(['form', 'latex'] as const).map((value) => (
        <ToggleGroup.Item
          key={value}
          value={value}
          className="min-h-8 rounded-md px-3 @max-[22rem]:px-2 text-sm font-medium text-ink-soft hover:text-ink aria-checked:bg-inset aria-checked:text-ink"
        >
          {words[value]}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
