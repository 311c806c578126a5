import { useId, type ComponentProps } from 'react'

type Props = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> & { label: string }

export function Checkbox({ label, ...input }: Props) {
  const id = useId()
  return (
    <div className="flex min-h-8 items-center gap-2.5">
      <input
        {...input}
        id={id}
        type="checkbox"
        className="peer grid size-[1.125rem] shrink-0 appearance-none place-content-center rounded-sm border border-line bg-sheet checked:border-ink checked:bg-ink checked:after:block checked:after:h-2.5 checked:after:w-1.5 checked:after:-translate-y-px checked:after:rotate-45 checked:after:border-r-2 checked:after:border-b-2 checked:after:border-desk disabled:opacity-50"
      />
      <label htmlFor={id} className="text-sm text-ink-soft peer-disabled:opacity-50">
        {label}
      </label>
    </div>
  )
}
