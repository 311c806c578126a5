import { useState } from 'react'
import { useLens } from './lens-context.ts'

/** Open or folded. It unfolds when the form is to show a place that it holds. */
export function useFold(startsOpen: boolean, holds: (start: number) => boolean): [boolean, (isOpen: boolean) => void] {
  const { shown } = useLens()
  const [fold, setFold] = useState({ isOpen: startsOpen, shown })
  if (fold.shown !== shown) setFold({ isOpen: fold.isOpen || (shown?.starts.some(holds) ?? false), shown })
  return [fold.isOpen, (isOpen) => setFold({ isOpen, shown })]
}
