import { cx } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const base =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-md border font-medium whitespace-nowrap select-none ' +
  'transition-colors duration-150 ease-calm active:translate-y-px ' +
  'disabled:cursor-not-allowed disabled:opacity-50 disabled:active:translate-y-0 aria-busy:cursor-progress'

const variants: Record<ButtonVariant, string> = {
  primary: 'border-ink bg-ink text-desk enabled:hover:bg-ink-soft enabled:hover:border-ink-soft [a&]:hover:bg-ink-soft',
  secondary: 'border-line bg-sheet text-ink enabled:hover:border-ink enabled:hover:bg-inset [a&]:hover:border-ink',
  quiet:
    'border-transparent text-ink-soft enabled:hover:bg-inset enabled:hover:text-ink [a&]:hover:bg-inset [a&]:hover:text-ink',
  danger: 'border-mark bg-sheet text-mark enabled:hover:bg-mark enabled:hover:text-sheet',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-8 px-2.5 text-sm',
  md: 'min-h-10 px-4 text-base',
  lg: 'min-h-12 px-6 text-lg',
}

export interface ButtonLook {
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string | undefined
}

/** The look of a button, also for links that lead somewhere as a button would. */
export const buttonClass = ({ variant = 'primary', size = 'md', className }: ButtonLook = {}): string =>
  cx(base, variants[variant], sizes[size], className)
