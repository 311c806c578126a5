import { clsx, type ClassValue } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

// The two utilities that tokens.css adds or renames; unknown to it, tailwind-merge would take them for colours.
const merge = extendTailwindMerge({
  extend: { classGroups: { 'font-size': [{ text: ['display'] }, 'field-type'] } },
})

/** Joins classes; of two that set the same thing, the later wins. */
export const cx = (...classes: ClassValue[]): string => merge(clsx(classes))
