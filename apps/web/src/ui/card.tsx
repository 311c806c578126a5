import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'

/** A sheet on the desk. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('rounded-md border border-rule bg-sheet', className)} />
}
