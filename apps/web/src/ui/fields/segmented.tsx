import { ToggleGroup } from 'radix-ui'
import type { ReactNode } from 'react'
import { Tooltip } from '../tooltip.tsx'

interface Props<T extends string> {
  label: string
  value: T
  options: readonly { value: T; label: string; icon: ReactNode }[]
  onChange: (value: T) => void
}

/** One of a few, all in sight, as icons. */
export function Segmented<T extends string>({ label, value, options, onChange }: Props<T>) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={(next) => next && onChange(next as T)}
      className="inline-flex rounded-md border border-rule bg-sheet p-0.5"
    >
      {options.map((option) => (
        <Tooltip key={option.value} text={option.label}>
          <ToggleGroup.Item
            value={option.value}
            aria-label={option.label}
            className="inline-flex h-8 w-9 items-center justify-center rounded-sm text-ink-faint hover:text-ink aria-checked:bg-inset aria-checked:text-ink"
          >
            {option.icon}
          </ToggleGroup.Item>
        </Tooltip>
      ))}
    </ToggleGroup.Root>
  )
}
