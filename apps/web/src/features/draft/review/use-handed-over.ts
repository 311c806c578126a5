import { useEffect } from 'react'
import { takeHandedOver } from '../model/handed-over.ts'
import type { ImportReview } from './use-import-review.ts'

/** Reads the file that another page has handed over, if one has. */
export function useHandedOver(start: ImportReview['start']): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const file = takeHandedOver()
      if (file) start(file, 'any')
    })
    return () => clearTimeout(timer)
  }, [start])
}
