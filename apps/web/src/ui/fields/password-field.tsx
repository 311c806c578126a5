import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { cx } from '../class-names.ts'
import { Field, inputClass, type FieldText } from './field.tsx'

type Props = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> &
  FieldText & { showLabel: string; hideLabelText: string }

/** A secret with a toggle that shows what was typed. */
export function PasswordField({ label, hint, error, className, showLabel, hideLabelText, ...input }: Props) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field {...{ label, hint, error, className }}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={cx(inputClass, 'min-h-10 pr-11')}
          />
          <button
            type="button"
            aria-label={shown ? hideLabelText : showLabel}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 inline-flex w-11 items-center justify-center rounded-md text-ink-faint hover:text-ink focus-visible:outline-offset-[-4px]"
          >
            <Icon aria-hidden="true" className="size-[1.125rem]" />
          </button>
        </div>
      )}
    </Field>
  )
}
