import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './button-class.ts'
import { Spinner } from './spinner.tsx'

type Props = ComponentProps<'button'> & ButtonLook & { busy?: boolean }

/** `busy` shows that its work goes on and keeps a second press from starting it again. */
export function Button({ variant, size, className, busy = false, disabled, children, type, ...rest }: Props) {
  const look = { className, ...(variant && { variant }), ...(size && { size }) }
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonClass(look)}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner size={16} />}
      {children}
    </button>
  )
}
