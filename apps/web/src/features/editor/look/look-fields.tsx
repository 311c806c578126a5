// The controls of the look: each sets one option of the class, or takes it away.
import { Minus, Plus } from 'lucide-react'
import { ToggleGroup } from 'radix-ui'
import { useId, useRef, useState, type ReactNode } from 'react'
import { strings } from '../../../strings/en.ts'
import { cx } from '../../../ui/class-names.ts'
import { inputClass } from '../../../ui/fields/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

const words = strings.look

export interface FieldProps {
  label: string
  /** The document sets it itself. */
  isOwn: boolean
  /** What takes it away, in words; absent: the theme then decides. */
  resetWords?: { text: string; name: string }
  /** Null takes it away. */
  onChange: (value: string | null) => void
}

const labelClass = 'truncate text-sm font-medium text-ink-soft'

/** A label, the way back to the theme's default, and the control. */
export function LookField({
  label,
  id,
  isOwn,
  resetWords = { text: words.reset, name: words.resetOf(label) },
  onChange,
  children,
}: FieldProps & { id?: string; children: ReactNode }) {
  const control = useRef<HTMLDivElement>(null)
  const reset = () => {
    // The button goes away: the keyboard stays in the field.
    control.current?.querySelector<HTMLElement>('input:checked, input, select, [role=radio]')?.focus()
    onChange(null)
  }
  return (
    <div className="@container min-w-0">
      <div className="mb-1 flex min-h-6 items-center justify-between gap-x-2">
        {id === undefined ? (
          <span className={labelClass}>{label}</span>
        ) : (
          <label htmlFor={id} className={labelClass}>
            {label}
          </label>
        )}
        {isOwn && (
          <button
            type="button"
            aria-label={resetWords.name}
            onClick={reset}
            className="min-h-6 rounded-sm text-xs text-ink-soft underline decoration-rule underline-offset-2 enabled:hover:text-ink"
          >
            <span className="@max-[15rem]:hidden">{resetWords.text}</span>
            <span className="@min-[15rem]:hidden">{words.resetShort}</span>
          </button>
        )}
      </div>
      <div ref={control}>{children}</div>
    </div>
  )
}

interface Choice {
  value: string
  label: string
}

interface SelectProps extends FieldProps {
  value: string | undefined
  choices: readonly Choice[]
  /** The theme's own, in words. */
  ofTheme: string
}

/** One of many. A value that is none of them stays, as it stands in the text. */
export function SelectField({ value, choices, ofTheme, ...field }: SelectProps) {
  const id = useId()
  const isListed = value === undefined || choices.some((choice) => choice.value === value)
  return (
    <LookField {...field} id={id}>
      <select
        id={id}
        value={value ?? ''}
        onChange={(event) => field.onChange(event.target.value || null)}
        className={cx(inputClass, 'min-h-10 text-sm')}
      >
        <option value="">{words.defaultOf(ofTheme)}</option>
        {!isListed && <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </LookField>
  )
}

/** One of a few, all in sight. */
export function FewField({ value, choices, ...field }: FieldProps & { value: string; choices: readonly Choice[] }) {
  return (
    <LookField {...field}>
      <ToggleGroup.Root
        type="single"
        aria-label={field.label}
        value={value}
        onValueChange={(next) => next && field.onChange(next)}
        className="flex rounded-md border border-line p-0.5"
      >
        {choices.map((choice) => (
          <ToggleGroup.Item
            key={choice.value}
            value={choice.value}
            className="min-h-8 grow rounded-sm px-1 text-sm text-ink-soft enabled:hover:text-ink aria-checked:bg-inset aria-checked:font-medium aria-checked:text-ink"
          >
            {choice.label}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
    </LookField>
  )
}

interface LengthProps extends FieldProps {
  value: number
  range: { min: number; max: number; step: number; unit: string }
}

/** A length: typed, and set when that is done, or stepped. */
export function LengthField({ value, range, ...field }: LengthProps) {
  const { min, max, step, unit } = range
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const shown = Math.round(value * 10) / 10
  const set = (next: number) => {
    const rounded = Math.round(Math.min(max, Math.max(min, next)) * 10) / 10
    if (Number.isFinite(rounded) && rounded !== shown) field.onChange(`${rounded}${unit}`)
  }
  const finish = () => {
    if (typed !== null && typed.trim() !== '') set(Number(typed.replace(',', '.')))
    setTyped(null)
  }
  return (
    <LookField {...field} id={id}>
      <div className="flex items-center gap-1">
        <IconButton
          label={words.smaller(field.label)}
          icon={<Minus aria-hidden="true" />}
          disabled={shown <= min}
          onClick={() => set(shown - step)}
          className="size-8"
        />
        <input
          id={id}
          type="text"
          inputMode="decimal"
          value={typed ?? String(shown)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={finish}
          onKeyDown={(event) => event.key === 'Enter' && finish()}
          className={cx(inputClass, 'min-h-10 px-1 text-center tabular-nums')}
        />
        <IconButton
          label={words.larger(field.label)}
          icon={<Plus aria-hidden="true" />}
          disabled={shown >= max}
          onClick={() => set(shown + step)}
          className="size-8"
        />
      </div>
    </LookField>
  )
}
