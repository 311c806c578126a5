import { useId, type ReactNode } from 'react'
import { cx } from '../class-names.ts'

export interface FieldText {
  label: ReactNode
  /** Shown below, always. */
  hint?: string | undefined
  /** Shown below, announced, and marks the control. */
  error?: string | undefined
  /** Shown below instead of the hint, and colours the control: its text may be wrong. */
  doubt?: string | undefined
  /** For labels that the eye reads from the context. */
  hideLabel?: boolean
  className?: string | undefined
}

interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'data-doubtful': true | undefined
}

/** Label, control, hint and error, tied together for the eye and for assistive technology. */
export function Field({
  label,
  hint,
  error,
  doubt,
  hideLabel,
  className,
  children,
}: FieldText & {
  children: (control: ControlProps) => ReactNode
}) {
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? doubt ?? hint
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={cx('text-sm font-medium text-ink-soft', hideLabel && 'sr-only')}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
        'data-doubtful': doubt ? true : undefined,
      })}
      {note && (
        <p
          id={noteId}
          role={error ? 'alert' : undefined}
          className={cx('text-sm', error ? 'text-mark' : doubt ? 'text-warn' : 'text-ink-faint')}
        >
          {note}
        </p>
      )}
    </div>
  )
}

/** The look of every control that text is typed into. */
export const inputClass =
  'field-type w-full min-w-0 rounded-md border border-line bg-sheet px-3 py-2 text-ink transition-colors duration-150 ' +
  'placeholder:text-ink-faint hover:border-ink-faint focus-visible:border-pencil focus-visible:outline-offset-0 ' +
  'aria-invalid:border-mark data-doubtful:border-warn data-doubtful:bg-warn-wash data-drop:border-pencil data-drop:outline-2 data-drop:outline-pencil disabled:cursor-not-allowed disabled:bg-inset disabled:text-ink-faint'
