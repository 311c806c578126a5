import { ToggleGroup } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { Tooltip } from '../tooltip.tsx'

interface Option<T extends string> {
  value: T
  label: string
  /** Stands for the label, which is then a tooltip. */
  icon?: ReactNode
}

interface Props<T extends string> {
  label: string
  value: T
  options: readonly Option<T>[]
  onChange: (value: T) => void
}

/** One of a few, all in sight, as icons or in words. */
export function Segmented<T extends string>({ label, value, options, onChange }: Props<T>) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={(next) => next && onChange(next as T)}
      className="inline-flex rounded-md border border-rule bg-sheet p-0.5"
    >
      {options.map((option) =>
        option.icon ? (
          <Tooltip key={option.value} text={option.label}>
            <Segment option={option} />
          </Tooltip>
        ) : (
          <Segment key={option.value} option={option} />
        ),
      )}
    </ToggleGroup.Root>
  )
}

/** The tooltip's trigger passes its own attributes. */
function Segment<T extends string>({ option, ...rest }: { option: Option<T> }) {
  return (
    <ToggleGroup.Item
      {...rest}
      value={option.value}
      {...(option.icon && { 'aria-label': option.label })}
      className={cx(
        'inline-flex h-8 items-center justify-center rounded-sm text-ink-faint hover:text-ink aria-checked:bg-inset aria-checked:text-ink',
        option.icon ? 'w-9' : 'px-3 text-sm',
      )}
    >
      {option.icon ?? option.label}
    </ToggleGroup.Item>
  )
}
